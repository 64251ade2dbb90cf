### Meduris in English.


## Labels of the drawing: short words, columns are few

label-set-up = setting up
label-turn = turn { $turn }
label-last-turns = last turns
label-last-lap = last lap
label-finished = finished
label-die = die
label-die-plus = all +1
label-die-minus = all -1
label-supply = supply
label-plain-wood = forest
label-plain-wool = pasture
label-plain-copper = mine
label-plain-stone = quarry
label-druid = druid
label-next-hut = next hut
label-visits = huts still to visit
label-stones = rune stones in stock
label-hut = hut, settlement of 3
label-temple = temple
label-price = a hut costs 3 of each
label-bonus = bonus tokens
label-river = great river
label-choose = to choose from
label-district-serpent = serpent
label-district-box = box
label-district-sprout = sprout
label-district-omega = omega
label-district-spiral = spiral
label-district-waves = waves
label-district-figure = figure
label-district-hook = hook
label-district-arrow = arrow
label-seat = seat
label-points = VP
label-huts = huts
label-temples = temples
label-away = ☼ in
label-runes = rune stones
label-total = all
label-reconstructed = { $count ->
    [one] District or materials of one space are reconstructed, not read off a printed board.
   *[other] Districts or materials of { $count } spaces are reconstructed, not read off a board.
}
