### What is said of any match, in Italian.

why-over = La partita è finita: non si decide più niente.
why-chance = Ora decide il caso, e nessun altro può fare niente.

## Orders: what a seat is told beforehand

order-forced = Nessuna scelta
order-forced-play = Fai ciò che c'è da fare dove non ho scelta
until-once = una volta
until-turn = per questo turno
until-round = per un round
until-auction = per un'asta
until-outbid = finché nessuno mi supera
until-match = fino alla fine della partita
why-order-unknown = Qui non c'è niente da decidere in anticipo come «{ $order }».
why-order-number = Il numero deve essere da { $least } a { $most }.
why-order-no-number = Questo si decide in anticipo senza un numero.
why-order-until = Non può finire con «{ $until }», ma con una di queste cose: { $ends }.
