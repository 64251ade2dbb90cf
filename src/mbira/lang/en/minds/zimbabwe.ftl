### What bots of The Great Zimbabwe look at, in English.

term-race = speed on the way to the VR
term-gap = VP minus VR
term-cattle = cattle in hand and on cards
term-income = income from monuments and gods
term-ready = points from raising monuments next turn
term-prospects = resources near your monuments

more-race = { $count ->
    [0] a little sooner at your VR
    [one] about a round sooner at your VR
   *[other] about { $count } rounds sooner at your VR
}
less-race = { $count ->
    [0] a little later at your VR
    [one] about a round later at your VR
   *[other] about { $count } rounds later at your VR
}
more-gap = { $count ->
    [0] nearer to your VR
   *[other] { $count } VP nearer to your VR
}
less-gap = { $count ->
    [0] further from your VR
   *[other] { $count } VP further from your VR
}
more-cattle = { $count ->
    [0] a few more cattle
   *[other] { $count } more cattle
}
less-cattle = { $count ->
    [0] it costs cattle
   *[other] { $count } fewer cattle
}
more-income = { $count ->
    [0] more cattle every round
   *[other] { $count } more cattle every round
}
less-income = { $count ->
    [0] fewer cattle every round
   *[other] { $count } fewer cattle every round
}
more-ready = { $count ->
    [0] monuments that can be raised next turn
   *[other] { $count } more VP to be raised next turn
}
less-ready = { $count ->
    [0] less to raise next turn
   *[other] { $count } VP less to be raised next turn
}
more-prospects = more resources in reach of your monuments
less-prospects = fewer resources left in reach of your monuments
