### Meduris in Italian.


## Labels of the drawing: short words, columns are few

label-set-up = preparazione
label-turn = turno { $turn }
label-last-turns = ultimi turni
label-last-lap = ultimo giro
label-finished = fine
label-die = dado
label-die-plus = tutti +1
label-die-minus = tutti -1
label-supply = scorta
label-plain-wood = bosco
label-plain-wool = pascolo
label-plain-copper = miniera
label-plain-stone = cava
label-druid = druido
label-next-hut = prossima capanna
label-visits = capanne ancora da visitare
label-stones = rune in riserva
label-hut = capanna, villaggio di 3
label-temple = tempio
label-price = costa 3 di ciascuno
label-bonus = bonus
label-river = grande fiume
label-choose = da scegliere
label-district-serpent = serpente
label-district-box = scatola
label-district-sprout = germoglio
label-district-omega = omega
label-district-spiral = spirale
label-district-waves = onde
label-district-figure = figura
label-district-hook = uncino
label-district-arrow = freccia
label-seat = posto
label-points = PV
label-huts = capanne
label-temples = templi
label-away = ☼ tra
label-runes = rune
label-total = tot
label-reconstructed = { $count ->
    [one] Zona o materiali di una casella sono ricostruiti, non letti da un tabellone.
   *[other] Zone o materiali di { $count } caselle sono ricostruiti, non letti da un tabellone.
}
