var e=`away=Il server non è raggiungibile.
tournaments=Tornei
loading=Un momento…
club=Circolo
settings=Impostazioni
sound=Suoni
claim=Usare questo dispositivo come la persona che ha mandato il link? L'identità che avevi qui andrà persa.
home-title=Giochi da tavolo a un tavolo aperto
home-about=Gioca nel browser con amici e bot: con un link, passandosi lo schermo, dal vivo o una mossa al giorno.
home-games=Comincia una partita
games=Giochi
seats-range=Da { $fewest } a { $most } giocatori
minutes-range=Da { $fewest } a { $most } min
weight={ $weight ->
 [1] leggero
 [2] per tutti
 [3] di media difficoltà
 [4] ricco
 *[5] impegnativo
}
play-bots=Gioca contro i bot
set-up=Prepara un tavolo
my-tables=I miei tavoli
my-tables-none=Il tuo tavolo è ancora vuoto. Gioca subito contro i bot, prepara un tavolo per gli amici, o lascia che una partita guidata ti mostri un gioco.
my-tables-all=Mostra tutti e { $count } i tavoli
tables-wait={ $count ->
 [one] uno ti aspetta
 *[other] { $count } ti aspettano
}
open-tables=Tavoli con un posto libero
recent-results=Partite finite
bring-save=Apri una partita salvata
practice=esercizio
turn-yours=Tocca a te
turn-of={ $name } sta decidendo
take-turn=Gioca il tuo turno
waits-for={ $count ->
 [one] manca un giocatore
 *[other] mancano { $count } giocatori
}
since=da { $when }
at-start=Prima del round 1
at-round=Round { $number }
at-turn=Turno { $number }
chat-new=Qualcuno ha scritto
you=Tu
won-by=Vittoria di { $names }
result-won=Vinta
result-shared=Vinta insieme
result-place=Posto { $place } su { $count }
status-open=pronto a cominciare
status-playing=in corso
status-over=finita
status-closed=interrotta
close-of=Chiudi { $name }
close-do=Chiudi il tavolo
close-sure=La partita si interrompe, per tutti a questo tavolo.
close-practice=Il tavolo d'esercizio viene cancellato.
leave-of=Lascia { $name }
leave-do=Lascia
leave-sure=Il tuo posto torna libero.
leave-match-sure=Ti ritiri: da qui in poi un bot gioca al tuo posto.
keep=Resta
set-up-title={ $game }: prepara un tavolo
set-up-seats=Chi siede dove
set-up-seat=Posto { $number }
set-up-waits=Il tavolo si apre, i tuoi amici ricevono un link, e la partita comincia quando ogni sedia è occupata.
set-up-at-once=Ogni sedia è occupata: la partita comincia subito.
set-up-length=Quanto deve durare
set-up-own=Opzioni scelte da te: non è più nessuna di queste.
set-up-map=Il tabellone
set-up-another=Mostrane un altro
set-up-example=È un esempio. Quello che decide il caso viene distribuito di nuovo all'inizio della partita.
set-up-pace=Ritmo
set-up-name=Nome del tavolo
set-up-name-about=Compare negli elenchi e sopra il tabellone.
set-up-clock=Orologio
set-up-clock-about=Per chi esaurisce il tempo gioca un bot, finché non torna.
set-up-undo=Annullare mosse
set-up-undo-about=Libero finché non si scopre qualcosa di nuovo: una carta, un dado, una scelta nascosta.
set-up-advice=I suggerimenti sono ammessi
set-up-advice-about=Chiunque può chiedere che cosa farebbe un buon giocatore.
set-up-programs=I programmi possono sedersi
set-up-programs-about=Per esempio i modelli linguistici: tutti vedono che uno di loro è un programma.
set-up-rated=Vale per la classifica
set-up-rated-about=Niente suggerimenti né programmi, nessuno lascia il posto a un bot, e ognuno ha un posto e uno schermo suoi.
agreed-rated=La partita vale per la classifica
agreed-no-programs=I programmi non possono sedersi
set-up-who=Chi può venire
set-up-who-says=per giocare: { $join }; per guardare: { $watch }
set-up-join=Chi può sedersi
set-up-join-about=Con «chiunque» il tavolo compare nella prima pagina di tutti.
set-up-watch=Chi può guardare
set-up-watch-about=Chi guarda vede ciò che tutti possono vedere, e niente di più.
options-usual=come al solito
options-other=Interpretazioni
option-reset=Come al solito
option-none=nessuno
option-file=Scegli un file
make-table=Apri il tavolo
chair-you=Io
chair-you-about=Giochi a questo schermo.
chair-here=A questo schermo
chair-open=Un amico, con un link
chair-open-about=Riceve un link quando il tavolo si apre, e sceglie il proprio nome.
chair-bot=Bot
chair-level=Quanto è bravo il bot al posto { $number }
level-random=A caso
level-novice=Principiante
level-adept=Esperto
level-master=Maestro
chair-name=Nome di chi siede al posto { $number }
chair-name-short=Nome
chair-colour=Colore del posto { $number }
chair-remove=Togli la sedia { $number }
chair-more=Ancora una sedia
chair-longer=circa { $minutes } min in più
colour-red=rosso
colour-blue=blu
colour-green=verde
colour-gold=oro
colour-violet=viola
colour-teal=ottanio
begin-first=Prima partita
begin-standard=Normale
begin-long=Lunga
about-minutes=circa { $minutes } min
clock-none=Senza orologio
clock-move-120=2 minuti a mossa
clock-move-86400=Un giorno a mossa
clock-match-1800=30 minuti a partita
clock-match-3600=Un'ora a partita
undo-free=Libero
undo-agreed=Se tutti acconsentono
undo-none=Mai
join-link=con un link
join-anyone=chiunque
watch-link=con un link
watch-anyone=chiunque
watch-nobody=nessuno
now=Che cosa si decide
now-yours=Tocca a te
now-seat=Decide { $name }
now-other={ $name } sta decidendo
now-watching=Stai guardando
now-chance=Decide il caso
now-past=Uno sguardo indietro: { $now } di { $last }
now-waiting=La partita non è ancora cominciata
now-over={ $count ->
 [one] Vince { $names }
 *[other] Vincono insieme { $names }
}
confirm=Confermi? { $what }
cancel=Annulla
close=Chiudi
undo=Annulla mossa
redo=Rigioca mossa
restart=Rifai il turno
choices-all=Tutte: { $count }
choices-less=Meno
preview=Anteprima
do-it=Procedi
need-place=Scegli un luogo evidenziato
need-goal=Ora scegli la destinazione
need-choice=Scegli qui sopra
point-place=Indica un luogo evidenziato per vedere a che cosa porta.
place-before=Luogo precedente
place-next=Luogo successivo
back-to-decision=Torna alla tua decisione
film-chance=Il caso
film-skip=Salta
film-again=Che cosa è successo?
spot-legal={ $name }, si può scegliere
request-of={ $name } chiede di annullare { $count ->
 [one] un passo
 *[other] { $count } passi
}. Tutti devono acconsentire.
request-yours=Chiedi di annullare { $count ->
 [one] un passo
 *[other] { $count } passi
}. Gli altri non hanno ancora risposto.
agree=Acconsenti
refuse=Rifiuta
curtain={ $name }, tocca a te
curtain-says=Passa lo schermo. Ciò che gli altri non devono vedere appare quando lo dici tu.
curtain-open=Eccomi
table=Tavolo
about-seat=Il tuo posto
seat-give=Lascia giocare un bot
seat-take-back=Torna a giocare tu
resign=Abbandona
about-back=Annullare di più
about-back-says=Ciò che gli altri hanno visto si può annullare se acconsentono.
request-undo=Chiedi di annullare la mia ultima decisione
about-watch=Chi guarda
about-watching={ $count ->
 [0] Non guarda nessuno.
 [one] Guarda una persona.
 *[other] Guardano { $count } persone.
}
about-close=Interrompere
about-close-says=Questo tavolo è tuo. Puoi chiuderlo finché non gioca nessun altro, o quando gli altri se ne sono andati.
close-table=Chiudi il tavolo
ended-owner=Chi ha preparato questo tavolo l'ha chiuso.
ended-resigned=Tutti avevano abbandonato.
ended-long=La partita durava da troppo.
ended-nobody=Nessuno è venuto a giocare.
about-chance=Un caso che si può verificare
about-commitment=Tutto ciò che è casuale deriva da un seme segreto. Questa è la sua impronta; il seme si vede alla fine.
about-seed=Da questo seme è derivato tutto ciò che era casuale; "mbira verify" lo verifica con il file di salvataggio.
seats=Posti
seat-you=tu
seat-here=presente
seat-away=assente
seat-free=posto libero
seat-left=qualcuno che se n’è andato
seat-bot-for={ $bot } gioca al suo posto
seat-program=un programma
bot-random=Bot casuale
bot-novice=Bot principiante
bot-adept=Bot esperto
bot-master=Bot maestro
beside=Accanto al tabellone
log=Cronaca
log-empty=Non è ancora successo niente.
log-mine=Tu: { $changes }
log-steps={ $count ->
 [one] { $count } passo
 *[other] { $count } passi
}
log-all={ $count ->
 [one] Mostra la riga
 *[other] Mostra tutte le { $count } righe
}
inspector=Esamina
notes=Note
notes-says=Le vedi solo tu; restano in questo browser.
next-table=Prossimo tavolo che ti aspetta: { $name }
chat=Chat
chat-empty=Nessuno ha ancora detto niente.
chat-say=Di' qualcosa
chat-send=Invia
menu=Menu
minimap-whole=Mostra tutto il tabellone
minimap-decision=Mostra dove si decide
zoom-in=Ingrandisci
zoom-out=Rimpicciolisci
link-off=Connessione persa; nuovo tentativo…
link-gone=Questo tavolo per te non c'è più.
link-copied=Link copiato.
replay=Punto della partita
replay-short=Rivedi
replay-back=Un passo indietro
replay-on=Un passo avanti
replay-now=Torna al presente
undo-to-here=Annulla fino a qui
replay-link=Link a questo punto
fork=Esercitati da qui
fork-secrets=Contiene segreti: potrai esercitarti da qui a partita finita.
save=Salva su file
final=Com'è finita
again=Gioca ancora
again-same=Gioca ancora dalla stessa partenza
again-join=Alla prossima partita
course=Andamento
chart-lead=Vantaggio sul migliore degli altri
chart-chances=Probabilità di vittoria secondo il maestro
turning-points=Momenti decisivi
turning-point=Probabilità di { $name }: { $before } % prima, { $after } % dopo
try-from-here=Prova da qui
study-open=Che cosa ha deciso
walk-through=Ripercorri la partita
waiting-for={ $count ->
 [one] Si aspetta una persona
 *[other] Si aspettano { $count } persone
}
waiting-ready=Si aspetta che tutti siano pronti
waiting-all-ready=Tutti sono pronti
waiting-send=Manda loro un link, o lascia i posti restanti ai bot.
waiting-unready=Non ancora pronti: { $names }.
waiting-you-start=Sei tu a cominciare la partita.
waiting-other-starts={ $name } comincia la partita quando ci sono tutti.
waiting-maker-starts=Chi ha creato il tavolo comincia la partita quando ci sono tutti.
waiting-watching=Stai solo guardando.
at-the-table=Al tavolo
ready=via libera
ready-not=non ancora
ready-count=Pronti: { $ready } su { $count }
ready-say=Per me si può cominciare
ready-unsay=Aspettate ancora un momento
seat-yours=il tuo posto
seat-made=ha creato il tavolo
seat-link=Link per questo posto
seat-bot=Qui un bot
seat-clear=Libera il posto
fill-bots=Lascia i posti liberi ai bot
sit-down=Siediti
start=Comincia la partita
start-all-ready=Tutti sono pronti: comincia la partita
leave=Lascia il tavolo
agreed-no-clock=Nessuno ha fretta.
agreed-clock-move={ $time } a mossa.
agreed-clock-match={ $time } a testa per tutta la partita.
time-days={ $count ->
 [one] Un giorno
 *[other] { $count } giorni
}
time-hours={ $count ->
 [one] Un'ora
 *[other] { $count } ore
}
time-minutes={ $count ->
 [one] Un minuto
 *[other] { $count } minuti
}
time-seconds={ $count ->
 [one] Un secondo
 *[other] { $count } secondi
}
agreed-no-advice=Niente suggerimenti
agreed-usual=Il gioco come si gioca di solito
agreed-yes=sì
agreed-no=no
agreed-own=un file proprio
invite=Invita
invite-for=A che cosa serve il link
invite-any=Un posto libero
invite-seat=Posto { $number }
invite-watching=Guardare
invite-link=Il link
invite-copy=Copia il link
invite-send=Invia
invite-code=Codice QR del link
invite-watch=Copia un link per guardare
invite-copied=Link copiato: mandalo a qualcuno.
invite-says-any=Chi ha questo link può prendere un posto libero. Un telefono legge il codice con la fotocamera.
invite-says-seat=Chi ha questo link può prendere questo posto, e nessun altro.
invite-says-watch=Chi ha questo link può guardare.
invite-closed=Per ora questo link funziona solo su questo computer: nessun altro può aprirlo.
invite-here-only=Questo link funziona solo su questo computer. Apri mbira con l'indirizzo che usano gli altri, e i link lo conterranno.
others-closed=Solo questo computer può aprire mbira. Nessun altro può entrare.
others-let-in=Fai entrare gli altri
others-would=Allora chiunque sulla tua rete locale può aprire la prima pagina, e chi ha un link può prendere il posto a cui serve. Da internet no. Puoi richiudere in ogni momento.
others-open=Aperto alla tua rete locale
others-address=Telefoni e computer nella stessa rete aprono:
others-says=Chiunque sulla tua rete può aprire lì la prima pagina; chi ha un link può prendere il posto a cui serve. Da internet no.
others-firewall=Se lì non si apre, quel dispositivo è in un'altra rete, oppure lo impedisce un firewall di questo computer.
others-close=Chiudi agli altri
arrive-title={ $name } ti invita a { $game }
arrive-title-watch={ $name } ti invita a guardare { $game }
arrive-title-open={ $game }: c'è un posto per te
arrive-for=Una partita per { $count ->
 [one] una persona.
 *[other] { $count } persone.
}
arrive-no-account=Non serve registrarsi.
arrive-name=Come ti chiami?
arrive-seat=Il tuo posto
arrive-free=libero
arrive-missing={ $count ->
 [0] Manchi solo tu.
 [one] Dopo di te manca ancora una persona.
 *[other] Dopo di te mancano ancora { $count } persone.
}
arrive-watch=Guarda soltanto
arrive-new=Non lo conosco
arrive-keeps=Il tuo nome resta su questo dispositivo. Puoi cambiarlo nelle Impostazioni, e cambia dappertutto.
arrive-begun=La partita è già cominciata.
arrive-taken={ $name } ha preso il posto a cui serve questo link.
arrive-full=Tutti i posti sono occupati.
arrive-still-watch=Puoi comunque guardare.
arrive-ask=Chiedi un altro link.
skip=Alla decisione
keys=Tasti
key-choose=Scegli tra ciò che è offerto; il primo tasto premuto mostra tutti i tasti
key-letters=Scegli un posto del tabellone o altro che ha una lettera; alcuni ne hanno due
key-main=Premi il pulsante principale
key-decide=Vai alla decisione
key-places=Prossimo posto del tabellone che si può scegliere, o il precedente
key-enter=Scegli ciò che è selezionato
key-undo=Annulla, ripeti
key-zoom=Più grande, più piccolo, sul tabellone
key-replay=Un passo indietro, un passo avanti
key-back=Chiudi o annulla l'ultima scelta; torna al presente
key-list=Questo elenco
said=Che cosa succede
ahead=Decidi prima
ahead-given={ $count ->
 [one] Decidi prima: una cosa è decisa
 *[other] Decidi prima: { $count } cose sono decise
}
ahead-says=Il server lo fa per te quando tocca a te, dove è possibile. Nessun altro lo vede. Non vale più appena torni indietro.
ahead-decide=Decidi così
ahead-change=Cambia
ahead-stop=Ferma
ahead-number=Numero
ahead-less=Di meno
ahead-more=Di più
ahead-until=Per quanto tempo
log-ordered=deciso prima
set-up-delay=Come guarda chi guarda
set-up-delay-about=In ritardo di qualche turno non può suggerire niente a nessuno. A partita finita vede tutto.
delay={ $count ->
 [0] subito
 [one] con un turno di ritardo
 *[other] con { $count } turni di ritardo
}
now-watching-late={ $count ->
 [one] Guardi con un turno di ritardo
 *[other] Guardi con { $count } turni di ritardo
}
now-hands=a mani scoperte
hands=La tua mano, per chi guarda a mani scoperte
hands-no=Nascosta
hands-late=Un giro dopo
hands-live=Subito
hands-says=Si vede solo con un link apposito e solo finché tutte le persone al tavolo sono d'accordo; chi siede qui non vede quella degli altri.
hands-all=Tutti d'accordo: le mani si vedono subito.
hands-all-late=Tutti d'accordo: le mani si vedono un giro dopo.
hands-missing=Non si vede niente: manca l'accordo di { $names }.
link-kind=A che cosa serve il link
link-hands=a mani scoperte, se tutti sono d'accordo
link-hands-says=Con un giro di ritardo, a meno che tutti vogliano mostrarle subito. Chi ha il link potrebbe essere un giocatore sotto altro nome, o parlare con uno: mandalo a chi ti fidi.
link-came={ $count ->
 [0] non l'ha ancora usato nessuno
 [one] l'ha usato una persona
 *[other] l'hanno usato { $count } persone
}
link-take-back=Revoca
arrive-late={ $count ->
 [one] La vedrai con un turno di ritardo.
 *[other] La vedrai con { $count } turni di ritardo.
}
arrive-hands=Vedrai tutte le mani finché tutti i giocatori sono d'accordo, con un giro di ritardo se non vogliono mostrarle subito. Fino alla fine della partita non puoi scrivere al tavolo.
set-up-patience=Chi non decide
set-up-patience-about=Dopo tanto tempo chi ha aperto il tavolo può far decidere un bot; chi manca può tornare quando vuole.
patience-none=viene aspettato
patience={ $count ->
 [one] un giorno
 *[other] { $count } giorni
}
set-up-languages=Lingue
set-up-languages-about=Che cosa si parla al tavolo, per chi ne cerca uno.
set-up-house=Regole della casa
set-up-house-about=Con parole tue; tutti le leggono prima della partita e durante.
seat-hand-over=Fai decidere un bot per chi non decide`;export{e as default};