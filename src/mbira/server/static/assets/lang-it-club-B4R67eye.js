var e=`club=Circolo
people=Persone
leaderboard=Classifica
since=Qui da { $day }
is-bot=Un bot contro cui chiunque può giocare.
here=ora qui
somebody=qualcuno
ratings-none=Ancora nessuna partita di classifica.
short=Di più vede solo chi ha giocato con questa persona.
rating-of=Punteggio: { $game }, { $seats } posti
seats={ $count ->
 [one] { $count } posto
 *[other] { $count } posti
}
seats-label=Numero di posti
matches-count={ $count ->
 [one] { $count } partita
 *[other] { $count } partite
}
provisional=ancora provvisorio
this-month={ $points } questo mese
spread-about=± dice quanto è sicuro un punteggio: con il 95 % di certezza sta lì dentro. Si restringe a ogni partita.
matches=Partite
matches-all=Tutte: { $count }
matches-none=Qui non ci sono ancora partite.
day=Giorno
game=Gioco
against=Contro
place=Posizione
rating=Punteggio
unrated=non vale
left-it=se n'è andato
more=Altre
filter-game=Quale gioco
filter-place=Quale posizione
filter-opponent=Contro chi
filter-since=Dal
filter-until=Al
filter-any=Qualsiasi
head-to-head=Testa a testa
ahead=davanti { $part } su { $count }
numbers=In numeri
numbers-won=partite vinte
numbers-share=quota di vittorie
numbers-margin=distacco medio
numbers-time=tempo per decisione
numbers-places=Posizioni
of={ $part } su { $count }
chosen={ $count ->
 [one] { $count } partita, vinte { $won }
 *[other] { $count } partite, vinte { $won }
}
seconds={ $count } s
minutes={ $count } min
hours={ $count } h
rank=Rango
name=Nome
may-lie=Dove può stare, da { $low } a { $high }
with-bots=con i bot
leaderboard-none=Nessuno ha ancora giocato una partita di classifica. Se una partita vale si stabilisce quando si prepara il tavolo.
leaderboard-note=Chi ha giocato meno di cinque partite di classifica non ha ancora un rango.
known=Persone con cui hai giocato
known-none=Ancora nessuno: compaiono qui quando finisce una partita con altri.
is-blocked=persona bloccata
invite-somebody=Invita a un tavolo
invite-to=Un posto a { $table }
invite-take-back=Ritira l'offerta: { $table }
invite-none=Non hai un tavolo con un posto libero. Prima preparane uno, con un posto per un amico:
invite-new=Nuovo: { $game }
invited={ $name } lo vede sulla propria prima pagina.
offered={ $name } ti offre un posto
offer-take=Siediti
offer-decline=No, grazie
block=Blocca
unblock=Sblocca
block-sure=Bloccare { $name }? Non potrà sedersi ai tuoi tavoli né scriverti, e non vedrà la tua pagina. Non riceverà alcun avviso.
blocked=Chi hai bloccato
report=Segnala
report-what=Che cosa deve sapere di { $name } chi gestisce questo server?
report-done=Ora chi gestisce questo server può leggerlo.
profile=Che cosa gli altri vedono di te
shown=Chi vede la tua pagina
shown-known=Persone con cui ho giocato
shown-known-about=Gli altri vedono solo il tuo nome e i tuoi punteggi.
shown-everybody=Tutti
shown-everybody-about=Chiunque usi questo server.
shown-nobody=Solo io
shown-nobody-about=Non sei in nessuna classifica, e nessuno ti trova.
presence=Mostra quando sono qui
presence-about=A chi vede la tua pagina.`;export{e as default};