### Words of studying in Italian: what a match teaches, and puzzles.

## What a match teaches

study-chances = Probabilità di vittoria
study-click = Tocca un punto per vedere lì il tabellone.
study-progress = { $total ->
    [0] Sto guardando la partita…
   *[other] { $done } di { $total } decisioni giudicate
}
study-decided = Che cosa ha deciso
study-whose = Decisioni di chi
study-all = Tutti
study-nothing = Per nessuna decisione si è trovato di meglio.
study-every = { $count ->
    [one] Il turno in cui si è trovato qualcosa di meglio
   *[other] Tutti i { $count } turni in cui si è trovato qualcosa di meglio
}
study-best = La decisione migliore della partita: niente le si avvicinava. { $chance } % di vincere dopo.
study-from = Da { $before } a { $after } %.
study-better = Meglio:
study-for = A favore: { $what }.
study-against = Contro: { $what }.
study-try = Prova da qui
study-skill = Abilità e fortuna
study-seat = Posto
study-accuracy = precisione
study-luck = fortuna
study-own = propri
study-others = altri
study-how = Precisione: quanto delle probabilità dei piani migliori hanno conservato le tue decisioni, per quel che potevi sapere. Il resto porta da un inizio uguale alla fine: la fortuna è ciò che ha dato il caso rispetto alla media, «propri» ciò che hanno cambiato le tue decisioni, «altri» quelle altrui.

## Puzzles

puzzle = Rompicapo
puzzle-place = Rompicapo { $place } di { $count }
puzzle-level = Difficoltà { $level } su 5
puzzle-solved = { $solved } fatti
puzzle-win = Puoi vincere. Trova come.
puzzle-keep = Una sola scelta ti tiene in partita. Trovala.
puzzle-best = Una scelta è nettamente migliore di tutte le altre. Trovala.
puzzle-play = Giocala sul tabellone: la tua prima decisione è la risposta.
puzzle-right = Giusto!
puzzle-wrong = Non questa.
puzzle-shown = La risposta
puzzle-chance = Circa { $chance } % di vincere da qui.
puzzle-less = Circa { $chance } % di vincere; la scelta giusta ha { $best } %.
puzzle-lacks = La scelta giusta ha questo: { $what }.
puzzle-next = Prossimo rompicapo
puzzle-on = Continua a giocare da qui
puzzle-again = Riprova
puzzle-show = Mostra la risposta
puzzles-none = Non ci sono ancora rompicapi di questo gioco.

# What a puzzle is about, by the kind of action that is to be found

puzzle-about-zimbabwe-bid = Le offerte.
puzzle-about-zimbabwe-pass = Le offerte.
puzzle-about-zimbabwe-god = Un dio.
puzzle-about-zimbabwe-specialist = Uno specialista.
puzzle-about-zimbabwe-shaman = Uno specialista.
puzzle-about-zimbabwe-rain = Uno specialista.
puzzle-about-zimbabwe-herd = Uno specialista.
puzzle-about-zimbabwe-nomads = Uno specialista.
puzzle-about-zimbabwe-builder = Uno specialista.
puzzle-about-zimbabwe-build = Un monumento.
puzzle-about-zimbabwe-place = Un artigiano.
puzzle-about-zimbabwe-at = Un artigiano.
puzzle-about-zimbabwe-price = Un prezzo.
puzzle-about-zimbabwe-raise = Elevare un monumento.
puzzle-about-zimbabwe-buy = Elevare un monumento.
puzzle-about-zimbabwe-primary = Elevare un monumento.
puzzle-about-zimbabwe-resource = Elevare un monumento.
puzzle-about-africa-bid = L'asta.
puzzle-about-africa-pass = L'asta.
puzzle-about-africa-start = L'inizio.
puzzle-about-africa-move = Il turno.
puzzle-about-africa-lead = Il turno.
puzzle-about-africa-trader = Il turno.
puzzle-about-africa-change = Il turno.
puzzle-about-africa-buy = Il turno.
puzzle-about-africa-use = Il turno.
puzzle-about-africa-caravan = Il turno.
puzzle-about-africa-join = Il turno.
puzzle-about-africa-drift = Il turno.
puzzle-about-africa-repute = Il turno.
puzzle-about-africa-at = Il turno.
puzzle-about-africa-fight = Un conflitto.
puzzle-about-africa-oust = Un conflitto.
puzzle-about-africa-accept = Un conflitto.
puzzle-about-africa-refuse = Un conflitto.
puzzle-about-africa-redraw = Un conflitto.
puzzle-about-africa-commit = Un conflitto.
puzzle-about-africa-stake = Un conflitto.
puzzle-about-africa-retreat = Un conflitto.
puzzle-about-africa-raise = Un conflitto.
puzzle-about-africa-peace = Un conflitto.
puzzle-about-meduris-move = I lavoratori.
puzzle-about-meduris-worker = I lavoratori.
puzzle-about-meduris-hut = Costruire.
puzzle-about-meduris-temple = Costruire.
puzzle-about-meduris-offer = Un'offerta.
puzzle-about-meduris-replace = Un'offerta.
puzzle-about-meduris-spare = Un'offerta.
puzzle-about-meduris-pay = Un'offerta.
puzzle-about-meduris-take = I materiali.
puzzle-about-meduris-return = I materiali.
puzzle-about-meduris-decline = I materiali.
