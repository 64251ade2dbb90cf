var e=`about=Svizzero, girone all'italiana, eliminazione o campionato: con amici, bot o chiunque abbia voglia di giocare.
mine=I miei tornei
mine-none=Non partecipi a nessun torneo. Creane uno, o iscriviti a uno aperto.
open=Aperti a tutti
entered=iscritto
state-open={ $count ->
 [one] { $count } iscritto, non cominciato
 *[other] { $count } iscritti, non cominciato
}
state-round=Turno { $round } di { $rounds }
state-over={ $count ->
 [one] { $count } iscritto, finito
 *[other] { $count } iscritti, finito
}
state-closed={ $count ->
 [one] { $count } iscritto, abbandonato
 *[other] { $count } iscritti, abbandonato
}
kind-swiss=Svizzero
kind-swiss-about=Dopo ogni turno si incontrano i pari.
kind-robin=Girone all'italiana
kind-robin-about=Ognuno incontra tutti quelli del suo girone.
kind-knockout=Eliminazione
kind-knockout-about=I migliori di ogni tavolo vanno avanti, finché resta un tavolo solo.
kind-league=Campionato
kind-league-about=Stagioni in divisioni: i migliori salgono, gli ultimi scendono.
seats={ $count ->
 [one] { $count } posto per tavolo
 *[other] { $count } posti per tavolo
}
rounds={ $count ->
 [one] { $count } turno
 *[other] { $count } turni
}
days={ $count ->
 [one] { $count } giorno
 *[other] { $count } giorni
}
hours={ $count ->
 [one] { $count } ora
 *[other] { $count } ore
}
minutes={ $count ->
 [one] { $count } minuto
 *[other] { $count } minuti
}
no-limit=senza limite
new=Un nuovo torneo
new-name=Come si chiama
new-game=Gioco
new-kind=Come si gioca
new-seats=Posti per tavolo
new-seats-about=Alcuni tavoli sono più piccoli se i numeri non tornano.
new-rounds=Turni
new-group=In un girone
new-group-about=Circa quanti; nessuno sta in uno più piccolo.
new-seasons=Stagioni
new-enter=Chi può iscriversi
new-start=Comincia da solo
new-start-about=Con questo numero di iscritti; 0 per quando lo dici tu.
new-deadline=Tempo per un turno di torneo
new-move=Tempo per una mossa
new-more=Tempo e assenti
new-options=Come sono preparate le partite
new-absent=Chi non viene
make=Crea il torneo
enter-anyone=Tutti
enter-anyone-about=È nell'elenco, e tutti possono iscriversi.
enter-link=Chi ha il link
enter-link-about=Solo chi ha il link lo vede e può iscriversi.
enter-invited=Su invito
enter-invited-about=Ogni invito è un link che vale per una persona.
absent-bot=Un bot gioca per loro
absent-bot-about=Per chi è in ritardo o si ritira gioca un bot, e conta.
absent-forfeit=Perdono a tavolino
absent-forfeit-about=Chi è in ritardo o si ritira è ultimo a quel tavolo, e non prende punti.
cup-open={ $game }. { $kind }.
cup-about={ $game }: posti per tavolo { $seats }, iscritti { $count }, turni { $rounds }.
entrants={ $count ->
 [0] Iscritti
 [one] { $count } iscritto
 *[other] { $count } iscritti
}
entrants-none=Nessuno si è ancora iscritto.
enter=Iscriviti
leave-open=Non gioco più
leave=Ritirati
leave-sure=Ritirarti da questo torneo? Al tuo tavolo gioca un bot, e non puoi tornare.
turn-away=Escludi
turn-away-who=Escludi { $name }
settled=Che cosa è deciso
round-has=Un turno dura { $time }.
round-free=Un turno dura quanto serve.
move-has=Una mossa ha { $time }.
starts-at=Comincia da solo con { $count ->
 [one] { $count } iscritto
 *[other] { $count } iscritti
}.
starts-by=Comincia quando lo dice chi l'ha creato, con almeno { $count ->
 [one] { $count } iscritto
 *[other] { $count } iscritti
}.
bots-count=Quanti bot
bots-level=Quanto forti
bots-add=Porta dei bot
invite=Crea un link da mandare
start=Comincia
close=Abbandona il torneo
close-sure=Abbandonare questo torneo, per tutti?
closed=Questo torneo è stato abbandonato.
extend=Altri { $time } per questo turno
round=Turno { $round }
round-done=finito
round-now=in corso
round-ends=finisce { $when }
round-coming=da giocare
pairings=Incontri del turno { $round }
left=ancora { $time }
my-table=Vai al mio tavolo
table-won=ha vinto { $name }
table-shared=pari
table-void=non giocata fino in fondo
table-waits=non cominciata
table-on=in corso
table-yours=tocca a te
table-turn=decide { $name }
absent=assente
bye=riposo, vale una vittoria
deadline-bot=Non finita entro { $when }? Un bot gioca per chi deve decidere.
deadline-forfeit=Non finita entro { $when }? Un bot gioca per chi deve decidere, che così è ultimo.
late=Il tempo di questo turno è scaduto: un bot gioca per chi impiega più di dieci minuti.
standings=Classifica
final=Classifica finale
division=Divisione { $number }
group=Girone { $number }
place=Posto
name=Nome
points=Punti
opponents=Avversari
by-opponents=stessi punti, avversari più deboli
by-direct=pari, ma dietro negli scontri diretti
by-margin=pari, ma con distacchi minori
by-lot=pari in tutto: sorteggiato { $lot }
standings-about=Una vittoria vale 3 punti, un posto condiviso li divide. A pari punti: chi ha avversari con più punti, poi gli scontri diretti, poi i distacchi, poi il sorteggio.
seed=I sorteggi seguono da { $seed }.
export-standings=Classifica (CSV)
export-tables=Risultati (CSV)`;export{e as default};