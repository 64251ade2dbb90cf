### What bots of Meduris look at, in English.

term-points = points so far
term-temples = temples and the settlements beside them
term-stones = rune stones, at the river and at the end
term-visits = visits of the druid before his last lap
term-last-lap = offerings on the druid's last lap
term-druid-tokens = druid tokens under your huts
term-materials = materials to build and to offer with
term-workers = workers and what they yield
term-pieces = huts and temples built

more-points = { $count ->
    [one] a point at once
   *[other] { $count } points at once
}
less-points = { $count ->
    [one] a point lost
   *[other] { $count } points lost
}
more-temples = { $count ->
    [0] a temple beside a settlement
    [one] about a point more from temples
   *[other] about { $count } points more from temples
}
less-temples = { $count ->
    [0] a temple that counts a little less
    [one] about a point less from temples
   *[other] about { $count } points less from temples
}
more-stones = { $count ->
    [0] rune stones that count a little more
    [one] about a point more from rune stones
   *[other] about { $count } points more from rune stones
}
less-stones = { $count ->
    [0] rune stones that count a little less
    [one] about a point less from rune stones
   *[other] about { $count } points less from rune stones
}
more-visits = { $count ->
    [0] the druid still comes by your huts
    [one] about a point more when the druid comes by
   *[other] about { $count } points more when the druid comes by
}
less-visits = { $count ->
    [0] the druid has passed
    [one] about a point less when the druid comes by
   *[other] about { $count } points less when the druid comes by
}
more-last-lap = { $count ->
    [0] a little more on the druid's last lap
    [one] about a point more on the druid's last lap
   *[other] about { $count } points more on the druid's last lap
}
less-last-lap = { $count ->
    [0] a little less on the druid's last lap
    [one] about a point less on the druid's last lap
   *[other] about { $count } points less on the druid's last lap
}
more-druid-tokens = a hut where the druid brings his token
less-druid-tokens = a druid token is lost
more-materials = { $count ->
    [0] materials behind your screen
    [one] a material more to build and offer with
   *[other] { $count } materials more to build and offer with
}
less-materials = { $count ->
    [0] it costs materials
    [one] a material less to build and offer with
   *[other] { $count } materials less to build and offer with
}
more-workers = workers that yield more when you call for them
less-workers = workers that yield less when you call for them
more-pieces = pieces are still yours to build
less-pieces = a piece of your supply is used
