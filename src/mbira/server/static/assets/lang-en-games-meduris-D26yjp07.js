var e=`ui-cards=Runes
ui-board=Board of Meduris
ui-river=Great river
ui-river-about=Whenever the druid crosses it, each rune stone brings its owner a point.
ui-river-seat={ $name }: +{ $count }
ui-river-next=Next river crossing: +{ $count }
ui-druid=The druid
ui-druid-about=Every building sends him clockwise to the nearest hut; there he asks for gifts.
ui-druid-here=the druid is here
ui-lap-from=Here the last lap began
ui-lap-from-about=The die marks the place: from here on the druid visits every hut once.
ui-district=District: { $district }
ui-plains=High plains
ui-workers=Workers
ui-plain-wood=Forest
ui-plain-wool=Pasture
ui-plain-copper=Mine
ui-plain-stone=Quarry
ui-plain-name={ $plain }: { $count } { $material } left, { $workers ->
 [one] { $workers } worker
 *[other] { $workers } workers
}
ui-plain-supply={ $count } { $material } left
ui-plain-yield=When a worker comes here, the tower earns: 1, 2 and 3 from the bottom up.
ui-plain-worker={ $count }: { $name }
ui-worker=Worker of { $name }
ui-worker-name=Worker of { $name } { $plain_at }, height { $height }
ui-worker-earns=Earns { $count } { $material } when a worker comes to this plain.
ui-space=Space { $space }
ui-space-free=Space { $space }, { $one } and { $two }: free{ $price ->
 [-1] { "" }
 *[other] , costs { $price } of each
}
ui-space-hut=Space { $space }, { $one } and { $two }: hut of { $name }, { $size ->
 [1] stands alone
 *[other] settlement of { $size }
}
ui-space-temple=Space { $space }, { $one } and { $two }: temple of { $name }
ui-card-hut=Hut of { $name }, { $size ->
 [1] stands alone.
 *[other] settlement of { $size }.
}
ui-card-temple=Temple of { $name }: at the end it scores the huts on both sides.
ui-card-temple-here=At the end a temple scores the huts on both sides: { $count ->
 [one] { $count } point now.
 *[other] { $count } points now.
}
ui-card-no-temple=No temple may stand on a bonus token.
ui-card-rune=Takes the { $district } rune stone.
ui-card-rune-own=You have the { $district } rune stone already.
ui-card-rune-from=Takes the { $district } rune stone from { $name }.
ui-card-joins={ $size ->
 [1] Stands alone.
 *[other] Makes a settlement of { $size }.
}
ui-card-at-once={ $huts ->
 [0] The druid comes at once.
 [one] The druid comes at once, after { $huts } other hut.
 *[other] The druid comes at once, after { $huts } other huts.
}
ui-card-later={ $huts ->
 [0] The druid comes here next, but not yet.
 [one] The druid comes later, after { $huts } other hut.
 *[other] The druid comes later, after { $huts } other huts.
}
ui-card-token=Bonus: { $token }.
ui-card-dear=You cannot afford it now.
ui-card-lacks={ $count ->
 [one] You lack { $count }: three others stand for it.
 *[other] You lack { $count }: three others stand for each.
}
ui-reconstructed=This space is reconstructed, not read off a printed board.
ui-gift-both=both
ui-gift-one=one
ui-gift-nothing=nothing
ui-runes=Rune stones
ui-rune=Rune stone: { $district }
ui-rune-free=in the stock
ui-rune-stock=In the stock: the first hut in this district takes it.
ui-rune-held={ $name } has it, until somebody else builds a hut in this district.
ui-rune-about=1 point at each river crossing; at the end 1 + 2 + 3 and so on.
ui-tokens=Bonus tokens on the board
ui-token-points=The hut built here brings 2 points at once.
ui-token-hut=The hut built here is free.
ui-token-druid=Stays under the hut: once, it stands for both gifts to the druid.
ui-die-wood=The die: wood
ui-die-wool=The die: wool
ui-die-copper=The die: copper
ui-die-stone=The die: stone
ui-die-plus=The die: +1 for everybody
ui-die-minus=The die: −1 for everybody
ui-die-about=A material: each worker on its plain earns one. +1: everybody takes one of choice. −1: everybody gives one back.
ui-points={ $count ->
 [one] { $count } point
 *[other] { $count } points
}
ui-huts-left={ $count ->
 [one] { $count } hut left to build
 *[other] { $count } huts left to build
}
ui-temples-left={ $count ->
 [one] { $count } temple left to build
 *[other] { $count } temples left to build
}
ui-away={ $count ->
 [one] The druid reaches the next hut in { $count } space
 *[other] The druid reaches the next hut in { $count } spaces
}
ui-if-over=If it ended now: { $count }
ui-screen=materials behind the screen
ui-screen-total={ $count ->
 [one] { $count } material behind the screen
 *[other] { $count } materials behind the screen
}
ui-scores=Final score
ui-scores-now=If the match ended now, without the last lap
ui-score-vp=points
ui-score-temples=temples
ui-score-runes=runes
ui-score-total=total
ui-phase-setup=Setting up
ui-phase-yield=Small yield
ui-phase-action=Action
ui-phase-ritual=Ritual
ui-phase-lap=Last lap
ui-phase-end=The end
ui-last-turns={ $count ->
 [one] last turn
 *[other] { $count } turns left
}
ui-kinds=What to use the turn for
ui-kind-hut=Hut
ui-kind-hut-count={ $count ->
 [one] { $count } place
 *[other] { $count } places
}, { $left } left
ui-kind-temple=Temple
ui-kind-temple-count={ $count ->
 [one] { $count } place
 *[other] { $count } places
}, { $left } left
ui-kind-move=Big yield
ui-kind-move-count={ $count ->
 [one] { $count } move
 *[other] { $count } moves
}
ui-kind-lay=Bonus tokens
ui-kind-worker=Workers
ui-hint-hut=Choose a glowing space for a hut, or move a worker.
ui-hint-temple=Choose a glowing space for a temple, or move a worker.
ui-hint-move=Choose one of your workers, then the plain it goes to.
ui-hint-to=Now choose the plain that the worker goes to.
ui-key-pay=you can pay
ui-key-swap=three for one
ui-key-dear=too expensive
ui-pay=Pay
ui-decline=Take nothing
ui-lacking=you have none
ui-too-few=too few of it
ui-none-left=none left
ui-do-lay=Lay a token on { $space }
ui-do-worker=Worker { $plain_at }
ui-do-take=Take { $pile }
ui-do-return=Give back { $pile }
ui-do-move=Worker from the { $plain_plain } to the { $to_plain }
ui-do-hut=Hut on { $space } for { $cost }
ui-do-hut-on=Hut on { $space }
ui-do-temple=Temple on { $space } for { $cost }
ui-do-temple-on=Temple on { $space }
ui-do-spare=Three others for { $pile }
ui-do-replace=Give { $pile }
ui-do-offer=Offer { $pile }
ui-do-offer-nothing=Offer nothing
ui-do-offer-token=Offer the druid token
ui-nothing-to-say=There is nothing to find out now.
ui-way-next=The druid’s way after the next building
ui-way-after=The druid’s way after a hut on space { $space }
ui-visit=Hut { $space }, { $name }
ui-sites=Huts that you can pay, best visit first
ui-costs={ $count } of each
ui-measure-score=Points
ui-measure-income=Materials held`;export{e as default};