var e=`race-title=A race to a goal of your own
race=Two numbers decide. [VP](?vp), victory points, are what you have. [VR](?vr), the victory requirement, is how many you need: the flag on your track. [Monuments](?monument) and [craftsmen](?craftsman) bring VP; gods and technologies help you, but move the flag away from you. Your monuments have a pin.
gift-title=Gifts decide who goes first
gift=In turn, everybody gives away more [cattle](?cattle) than the last, or passes. Whoever is still giving at the end plays first. The cattle are laid on the [plaques](?plaque), one by one, so part of every gift comes back.
gift-do=Give 1, or pass.
gift-done=When only one has not passed, everybody takes the cattle from their own plaque. Going first matters when a resource is scarce; for now it is worth little.
gift-past=Everybody gives more than the last or passes, whoever is still giving at the end plays first, and the cattle on your [plaque](?plaque) are yours.
god-title=One god for the whole match
god=You may adore one [god](?god) in the whole match. Its help is yours from now on, and its number is added to your [VR](?vr). Engai brings 2 cattle more each round, for 5 VR.
god-do=Choose a god, or do without: it is never a must.
god-done=The flag has moved, and so has your goal. The god's help is yours for good.
god-past=Your [god](?god) helps you for the rest of the match, and its number was added to your VR.
raise-title=Raise a monument
raise=You have one [main action](?main-action) a turn. Raising a monument takes as many [ritual goods](?good) as it has [levels](?level), each of another family: one good for level 2, which brings 2 VP; the next levels bring 4, 6 and 8. One action may raise several.
raise-do=Raise a monument with a pin: all at once with the plan, or good by good.
raise-past=A [monument](?monument) needs as many different goods as it has levels; every level is worth more VP than the last.
good-title=Who supplies you?
good=A [ritual good](?good) comes from a craftsman, whoever owns him, in [range](?range) of your monument: three steps, straight or diagonal; a lake is a single step. Further off it goes over other monuments, for 1 head of cattle each. Craftsmen have a pin.
good-do=Choose a craftsman.
good-past=The [good](?good) came from a craftsman within three steps of your monument: that is the [range](?range) of everything here.
resource-title=A resource is used up
resource=For each good the craftsman uses up a [resource](?resource) in his own range. It is marked, and nobody can use it again before the next round.
resource-do=Choose the resource.
resource-past=The craftsman used up a [resource](?resource) in his range. It is marked until the round is over.
paid-title=Who is paid?
paid=The craftsman's price goes to the card of whoever owns him, and they get it at the next [revenue](?revenue). What you pay your own craftsman comes back to you. So buy from yourself, or from somebody who is no threat.
hubs-title=Hubs make ways longer
hubs=Where three steps are too few, any monument on the way, also somebody else's, is a [hub](?hub): three fresh steps from there, for 1 head of cattle each time. So monuments in the middle are worth more than their VP.
end-title=End your turn
end=Your main action is done. When everybody has had a turn, the [revenue](?revenue) comes.
end-do=End your turn, and watch what the others do.
end-past=With your turn over, the others have theirs; after the last of them comes the [revenue](?revenue).
income-title=Revenue
income=The cattle on your cards came to you, and your highest monument paid { $level ->
 [one] 1 head
 *[other] { $level } head
}, as many as it has levels. Only the highest one pays: one tall monument feeds you, several low ones are cheaper to raise.
judge-title=Has anybody won?
judge=At the end of every round [VP](?vp) and [VR](?vr) are compared. Whoever has reached their flag has won; whoever is further beyond it, if several have. Nobody has, so another round begins. The plaques stand by VR, the highest first: those with far to go get a little more of the gifts.
place-title=Put a craftsman to work
place=Another main action, for 2 cattle or more. A [craftsman](?craftsman) brings VP at once, and cattle whenever somebody buys from him. His [technology](?technology) card adds to your VR. He needs a resource in range that no other of his craft has in range.
place-do=Place a craftsman, or keep that for another turn.
place-past=A [craftsman](?craftsman) brings VP at once and cattle later; his [technology](?technology) card was added to your VR.
site-title=Where is he to stand?
site=Whoever can reach him can buy from him. Near several monuments, everybody is your customer. The places that glow are the top left corners of his tile.
site-do=Choose a place.
site-past=Where a craftsman stands decides who can buy from him: the more monuments in range, the more customers.
price-title=Name your price
price=A good costs 1, 2 or 3 cattle, and prices never come down again. Expensive craftsmen earn more, as long as nobody finds a cheaper one.
price-do=Set a price. If you end your turn instead, it is 1.
price-past=Your price stands: it may go up later, never down.
build-title=Build another monument
build=The third main action: a new monument of level 1 on an empty cell, for 1 VP. It may not touch another one, not even at a corner. It costs nothing, is cheap to raise, and is a hub for your goods.
build-do=Build one, or do something else this turn.
build-past=A new monument costs nothing and brings 1 VP. It may touch no other one, and is a [hub](?hub) for everybody.
secondary-title=A refined good
secondary=A sculptor, vessel maker or throne maker stands on the map now: a [secondary craftsman](?secondary). From now on the plain goods of his family are good for no ritual. His own are made from a plain one, so two craftsmen are paid and two resources used up.
secondary-do=When you buy from him, choose who makes the plain good too.
secondary-past=A [secondary craftsman](?secondary) refines a plain good: both makers were paid, and both used up a resource.
aim=You have { $vp } VP and need { $vr }: { $left } to go. { $rounds ->
 [0] This is the last round.
 [one] One more round comes after this one.
 *[other] { $rounds } more rounds come after this one.
} If nobody has reached their flag then, whoever is nearest to it wins.
won=You won: { $vp } VP with a VR of { $vr }. { $left ->
 [0] You reached your flag exactly.
 *[other] You judged both the goal and your means well.
} Next time, try the full set of gods, and specialists.
lost={ $winner } won, with { $theirs } VP and a VR of { $goal }; you had { $vp } of { $vr }. What counts is the distance: you were { $left } short. More monuments raised early bring more cattle and VP each round, and every god or technology that you could do without would have brought the flag nearer.`;export{e as default};