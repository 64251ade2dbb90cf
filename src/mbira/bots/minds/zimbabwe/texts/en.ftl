### What bots of The Great Zimbabwe look at, in English.

term-race = pace in the race to the VR
term-gap = points on the way to the VR
term-cattle = cattle in hand and on cards
term-income = income from monuments and gods
term-ready = points to be raised next turn
term-prospects = resources near one's monuments
