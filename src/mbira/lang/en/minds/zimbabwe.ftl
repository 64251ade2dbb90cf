### What bots of The Great Zimbabwe look at, in English.

term-race = speed on the way to the VR
term-gap = VP minus VR
term-cattle = cattle in hand and on cards
term-income = income from monuments and gods
term-ready = points from raising monuments next turn
term-prospects = resources near your monuments
