### The words of the page in Italian.

away = Il server non è raggiungibile.
loading = Un momento…
settings = Impostazioni
your-name = Il tuo nome
language = Lingua
theme = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
pace = Riepilogo delle mosse altrui
pace-0 = Nessuno
pace-350 = Veloce
pace-700 = Normale
pace-1400 = Lento
ask-before = Chiedi conferma per ciò che non si può annullare
notices-stay = Gli avvisi restano finché non li tolgo
call-me = Avvisami quando tocca a me
transfer = Copia un link per un altro dispositivo
transfer-copied = Link copiato. Permette, una volta sola, di entrare come te da un altro dispositivo.
done = Fatto
claim = Usare questo dispositivo come la persona che ha mandato il link? L'identità che avevi qui andrà persa.

## Home

games = Giochi
seats-range = Da { $fewest } a { $most } giocatori
play-bots = Gioca contro i bot
set-up = Prepara un tavolo
my-tables = I miei tavoli
my-tables-none = Nessuna partita in corso. Scegli un gioco qui sopra.
open-tables = Tavoli con un posto libero
recent-results = Ultimi risultati
bring-save = Apri un file di salvataggio
practice = esercizio
turn-yours = Tocca a te
turn-of = { $name } sta decidendo
won-by = Vittoria di { $names }
status-open = in attesa di giocatori
status-playing = in corso
status-over = finita
status-closed = interrotta

## Setting a table up

set-up-title = { $game }: prepara un tavolo
set-up-seats = Chi gioca
set-up-count = In quanti si gioca
set-up-seat = Posto { $number }
set-up-waits = Il tavolo aspetta che tutti i posti siano occupati; avrai i link da inviare.
set-up-at-once = La partita comincia subito.
set-up-table = Il tavolo
set-up-name = Nome del tavolo
set-up-clock = Orologio
set-up-undo = Annullare mosse
set-up-join = Chi può sedersi
set-up-watch = Chi può guardare
set-up-advice = I suggerimenti sono ammessi
set-up-options = Opzioni del gioco ({ $count })
make-table = Crea il tavolo
chair-you = Io, a questo schermo
chair-open = Libero, con un link
clock-none = Nessuno
clock-move-120 = 2 minuti a mossa
clock-move-86400 = Un giorno a mossa
clock-match-1800 = 30 minuti a partita
clock-match-3600 = Un'ora a partita
undo-free = Libero, finché non si scopre qualcosa di nuovo
undo-agreed = Se gli altri acconsentono
undo-none = Mai
join-link = Chi ha un link
join-anyone = Chiunque
watch-link = Chi ha un link
watch-anyone = Chiunque
watch-nobody = Nessuno
option-none = nessuno

## The strip

now = Che cosa si decide
now-yours = Tocca a te
now-seat = Decide { $name }
now-other = { $name } sta decidendo
now-chance = Decide il caso
now-past = Uno sguardo indietro: { $now } di { $last }
now-waiting = La partita non è ancora cominciata
now-over = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
confirm = Confermi? { $what }
cancel = Annulla
close = Chiudi
undo = Annulla mossa
redo = Rigioca mossa
restart = Rifai il turno
choices-all = Tutte: { $count }
choices-less = Meno
preview = Anteprima
do-it = Procedi
need-place = Scegli un luogo evidenziato
need-goal = Ora scegli la destinazione
need-choice = Scegli qui sopra
place-before = Luogo precedente
place-next = Luogo successivo
back-to-decision = Torna alla tua decisione
film-chance = Il caso
film-skip = Salta
film-again = Che cosa è successo?
spot-legal = { $name }, si può scegliere

request-of = { $name } chiede di annullare { $count ->
    [one] un passo
   *[other] { $count } passi
}. Tutti devono acconsentire.
request-yours = Chiedi di annullare { $count ->
    [one] un passo
   *[other] { $count } passi
}. Gli altri non hanno ancora risposto.
agree = Acconsenti
refuse = Rifiuta
curtain = { $name }, tocca a te
curtain-says = Passa lo schermo. Ciò che gli altri non devono vedere appare quando lo dici tu.
curtain-open = Eccomi

## The table itself

table = Tavolo
about-seat = Il tuo posto
seat-give = Lascia giocare un bot
seat-take-back = Torna a giocare tu
resign = Abbandona
about-back = Annullare di più
about-back-says = Ciò che gli altri hanno visto si può annullare se acconsentono.
request-undo = Chiedi di annullare la mia ultima decisione
about-watch = Chi guarda
about-watching = { $count ->
    [0] Non guarda nessuno.
    [one] Guarda una persona.
   *[other] Guardano { $count } persone.
}
about-close = Interrompere
about-close-says = Questo tavolo è tuo. Puoi chiuderlo finché non gioca nessun altro, o quando gli altri se ne sono andati.
close-table = Chiudi il tavolo
ended-owner = Chi ha preparato questo tavolo l'ha chiuso.
ended-resigned = Tutti avevano abbandonato.
ended-long = La partita durava da troppo.
ended-nobody = Nessuno è venuto a giocare.
about-chance = Un caso che si può verificare
about-commitment = Tutto ciò che è casuale deriva da un seme segreto. Questa è la sua impronta; il seme si vede alla fine.
about-seed = Da questo seme è derivato tutto ciò che era casuale; "mbira verify" lo verifica con il file di salvataggio.

## The seats

seats = Posti
seat-you = tu
seat-here = presente
seat-away = assente
seat-free = posto libero
seat-bot-for = { $bot } gioca al suo posto
bot-random = Bot casuale
bot-novice = Bot principiante
bot-adept = Bot esperto
bot-master = Bot maestro

## Beside the board

beside = Accanto al tabellone
log = Cronaca
log-empty = Non è ancora successo niente.
log-all = { $count ->
    [one] Mostra la riga
   *[other] Mostra tutte le { $count } righe
}
cards = Carte e mercato
inspector = Esamina
notes = Note
notes-says = Le vedi solo tu; restano in questo browser.
next-table = Prossimo tavolo che ti aspetta: { $name }
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia
chat-unread = nuovi messaggi
menu = Menu
minimap-whole = Mostra tutto il tabellone
minimap-decision = Mostra dove si decide
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
link-off = Connessione persa; nuovo tentativo…
link-gone = Questo tavolo per te non c'è più.
link-copied = Link copiato.

## Walking through a match

replay = Punto della partita
replay-short = Rivedi
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-now = Torna al presente
undo-to-here = Annulla fino a qui
replay-link = Link a questo punto
fork = Esercitati da qui
fork-secrets = Contiene segreti: potrai esercitarti da qui a partita finita.
save = Salva su file

## After a match

final = Com'è finita
again = Gioca ancora
again-same = Gioca ancora dalla stessa partenza
again-join = Alla prossima partita
course = Andamento
chart-lead = Vantaggio sul migliore degli altri
chart-chances = Probabilità di vittoria secondo il maestro
turning-points = Momenti decisivi
turning-point = { $before } % prima, { $after } % dopo

## Before a match

waiting-full = Tutti i posti sono occupati.
waiting-free = Ci sono posti liberi: manda i link ai tuoi amici.
sit-down = Siediti
invite-seat = Copia un link per questo posto
invite-watch = Copia un link per guardare
invite-copied = Link copiato: mandalo a qualcuno.
start = Comincia la partita
leave = Lascia il tavolo
