### Quello che `mbira analyse` dice in italiano.

analysis-title = { $game }: { $count } decisioni giudicate, profondità { $depth }
analysis-seat = { $seat }: precisione { $accuracy } su { $decisions } decisioni. Probabilità: { $start } all'inizio, fortuna { $luck }, decisioni proprie { $skill }, gli altri { $others }, { $end } alla fine.
analysis-how = Precisione: quanto delle probabilità dei piani migliori hanno conservato le decisioni. Fortuna: ciò che ha dato il caso rispetto alla sua media.
analysis-worst = Che cosa è costato di più
analysis-best = La decisione migliore
analysis-turn = Turno { $number }: { $seat }
analysis-cost = { $what } Da { $before } a { $after } %. (Dopo la registrazione { $version }.)
analysis-edge = { $what } { $edge } % davanti a tutto il resto. (Dopo la registrazione { $version }.)
analysis-better = Meglio: { $line }
analysis-good = A favore: { $what }.
analysis-bad = Contro: { $what }.
