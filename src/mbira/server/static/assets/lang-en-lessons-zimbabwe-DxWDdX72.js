var e=`### The guided match of The Great Zimbabwe in English: title, text, what to do, what came of it.

race-title = A race with a goal of your own making
race = You are Kilwa. Two numbers decide: your VP, and the VR that they have to reach. Monuments and craftsmen bring VP; gods, specialists and technologies move the VR up. Your two monuments are lit.

gift-title = The generosity of kings
gift = First everybody gives cattle away, each more than the last, or passes. Whoever gives longest plays first. The cattle are dealt out to the plaques, so part of a gift comes back.
gift-do = Give 1, or pass if that is too dear for you.
gift-done = When only one is left who has not passed, everybody takes the cattle off their plaque, and the order of play is fixed. Being early matters when resources are scarce; today it is not worth much.

god-title = One god for the whole match
god = Now it is your turn. You may adore a god: it helps you from now on, but adds its number to your VR. Engai brings 2 cattle more at every revenue, for 5 VR.
god-do = Choose a god, or skip this: it is never a must.
god-done = Your VR has moved, and so has your goal. The god's help is yours for good.

raise-title = Raise a monument
raise = One main action a turn. A monument needs as many goods as it has levels: yours are at level 1, so one good is enough. Going to level 2 brings 2 VP.
raise-do = Choose to raise one of your lit monuments.

good-title = Buy a ritual good
good = A craftsman within three steps can supply you; monuments on the way, anybody's, are hubs for 1 cattle each. His price goes to his owner's card. From your own ivory carver it comes back to you.
good-do = Choose a craftsman.

resource-title = Something is used up
resource = He needs a resource in his range, and it is marked as used for the rest of the round. Nobody else can use it until then.
resource-do = Choose the resource.
resource-done = Level 2: 2 VP more, and 2 cattle at every revenue instead of 1. You may raise the other monument as well, if you can pay.

end-title = End your turn
end = When everybody has had a turn comes the revenue: all cattle on your cards are yours, and your highest monument pays its level.
end-do = End your turn, and watch what the others do.
end-done = The round is over: revenue for everybody, and nobody has reached their VR. So it goes on.

again-title = Another round
again = Look at the plaques: they stand by VR, the highest first. Whoever has set the goal highest gets a little more of the gifts.
again-do = Give, or pass.

place-title = Put a craftsman to work
place = This time, place a craftsman. He brings VP at once and money whenever somebody buys from him. The technology card adds to your VR. He needs a resource in range that no other of his craft has.
place-do = Choose a craftsman to place.

site-title = Find him a place
site = Where he stands decides who can reach him. Near several monuments, everybody will be your customer.
site-do = Choose one of the glowing places.
site-done = VP for you at once. From now on monuments may need his goods.

price-title = Name your price
price = A good costs 1 cattle at first. You may ask for 2 or 3 now, and prices never come down again. Dear craftsmen bring more, as long as nobody finds a cheaper one.
price-do = Set a price, or end your turn.

win-title = The rest is yours
win = Go on like this: several monuments, goods from short ways, and never more VR than you can catch up with. When your VP reach your VR at the end of a round, you have won.
`;export{e as default};