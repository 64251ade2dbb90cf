## The drawing: short words, columns are few

draw-set-up = setting up
draw-round = round { $round }
draw-finished = finished
draw-stack = stack
draw-stack-again = new stack
draw-pool = pool
draw-neutrals-left = neutrals
draw-stations-left = stations
draw-border = neighbours touch
draw-coast = coast
draw-heart = the Heart, +{ $vp }
draw-station = station
draw-neutrals = neutral traders
draw-wholesaler = and wholesaler
draw-fresh = 3 of 5 ready
draw-wall = no way across
draw-choose = to choose from
draw-apart = neighbours, too:
draw-crowded = crowded:
draw-area = area
draw-neighbours = neighbours
draw-value = value
draw-resources = resources
draw-reputation = reputation
draw-rows = markers
draw-seat = seat
draw-vp = VP
draw-influence = infl.
draw-strength = rep.
draw-supply = supply
draw-markers = markers kept
draw-special = special
draw-auction = auction
draw-order = order
draw-highest = highest bid
draw-no-bid = no bid yet
draw-turn = turn
draw-points = points left
draw-won = just won
draw-changed = moved in the table
draw-vp-marker = VP marker
draw-still = may still fight neutrals:
draw-to-place = to place
draw-up = up
draw-down = down
draw-caravan = caravan
draw-conflict = conflict
draw-each-influence = each influence
draw-each-marker = each marker
draw-influence-in = influence
draw-markers-in = markers
draw-choosing = chooses
draw-face-down = has chosen, face down
draw-waits = chooses next
draw-retreats = retreats
draw-wins = wins
draw-retreating = to retreat
draw-against = against
draw-fate = marker drawn
draw-redraws = draws left
draw-aside = put aside
draw-loss-none = costs nothing
draw-loss-influence = costs { $count } influence
draw-loss-trader = { $count ->
    [one] costs { $count } trader
   *[other] costs { $count } traders
}
draw-loss-reputation = { $count ->
    [one] costs { $count } row of reputation
   *[other] costs { $count } rows of reputation
}
draw-reconstructed = Map and markers are reconstructed, not the printed ones.
