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

more-vp = { $count } VP at once
less-vp = { $count } VP paid
more-turn = { $count ->
    [0] a little more VP from this turn
   *[other] { $count } more VP from this turn
}
less-turn = { $count ->
    [0] a little less VP from this turn
   *[other] { $count } VP less from this turn
}
more-conflicts = neutral traders to be driven out this turn
less-conflicts = fewer neutral traders to be driven out this turn
more-points = { $count ->
    [0] action points still to spend
    [one] an action point still to spend
   *[other] { $count } action points still to spend
}
less-points = { $count ->
    [0] action points spent
    [one] an action point spent
   *[other] { $count } action points spent
}
more-income = { $count ->
    [0] a little more VP every turn
   *[other] { $count } more VP every turn
}
less-income = { $count ->
    [0] a little less VP every turn
   *[other] { $count } VP less every turn
}
more-traders = { $count ->
    [0] more of your traders on the map
    [one] one more trader on the map
   *[other] { $count } more traders on the map
}
less-traders = { $count ->
    [0] traders of yours at risk
    [one] one trader less on the map
   *[other] { $count } traders less on the map
}
more-wholesaler = your wholesaler comes to the map
less-wholesaler = your wholesaler leaves the map
more-reach = more areas within your reach
less-reach = fewer areas within your reach
more-influence = { $count ->
    [0] influence kept
   *[other] { $count } more influence
}
less-influence = { $count ->
    [0] it costs influence
   *[other] { $count } influence spent
}
more-markers = a better marker kept for later
less-markers = a marker used up that could be kept
more-specials = a special victory marker that will pay later
less-specials = a special victory marker used up
more-reputation = a better reputation
less-reputation = a worse reputation
more-finish = the goal comes within one turn
less-finish = the goal is no longer one turn away
