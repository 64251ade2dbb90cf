### The words of the page in Italian.

away = Il server non è raggiungibile.
loading = Un momento…
language = Lingua
theme-auto = Chiaro o scuro: come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
claim = Usare questo dispositivo come la persona che ha mandato il link? L'identità che avevi qui andrà persa.

## Home

play-bots = Gioca contro i bot
my-tables = I miei tavoli
status-open = in attesa di giocatori
status-playing = in corso
status-over = finita
status-closed = interrotta

## The strip

now = Che cosa si decide
now-yours = Tocca a te
now-seat = Decide { $name }
now-other = { $name } sta decidendo
now-chance = Decide il caso
now-waiting = La partita non è ancora cominciata
now-over = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
confirm = Confermi? { $what }
cancel = Annulla
undo = Annulla mossa
redo = Rigioca mossa
restart = Rifai il turno
choices-show = Mostra l'elenco delle scelte
choices-hide = Scegli sul tabellone
film-skip = Salta
spot-legal = { $name }, si può scegliere

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
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
link-off = Connessione persa; nuovo tentativo…
link-gone = Questo tavolo per te non c'è più.
link-copied = Link copiato.

## Walking through a match

replay = Punto della partita
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-now = Torna al presente
replay-link = Link a questo punto
fork = Esercitati da qui
save = Salva su file

## Before a match

waiting-full = Tutti i posti sono occupati.
waiting-free = Ci sono posti liberi: manda i link ai tuoi amici.
sit-down = Siediti
invite-seat = Copia un link per questo posto
invite-watch = Copia un link per guardare
invite-copied = Link copiato: mandalo a qualcuno.
start = Comincia la partita
leave = Lascia il tavolo
