### What bots weigh in Heart of Africa, in English.

term-vp = VP on the track
term-turn = VP that this turn brings
term-conflicts = conflicts with neutral traders to come this turn
term-points = action points not spent yet
term-income = VP that later turns would bring
term-traders = traders on the map
term-wholesaler = the wholesaler on the map
term-reach = areas within reach
term-influence = influence
term-markers = markers kept for later
term-specials = special victory markers kept for later
term-reputation = reputation
term-finish = the goal one turn away
