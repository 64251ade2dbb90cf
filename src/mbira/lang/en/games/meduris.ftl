### Meduris in English.
###
### Names of materials carry what sentences need as attributes:
###   .plain   the name of the material's high plain: "forest"
###   .at      where somebody is who is on that plain: "in the forest"
### A person's name may stand in place of $seat, $owner and $other, so only the bare names are used.
### A hut is called by the number of its space: "hut 18".


## The game itself

game-name = Meduris
game-about = Build huts and temples around the holy mountain, and give the druid what he asks for.

## Seats

seat-0 = Epona
seat-1 = Lugh
seat-2 = Brigid
seat-3 = Taranis


## Materials and their plains

material-wood = wood
    .plain = forest
    .at = in the forest
material-wool = wool
    .plain = pasture
    .at = on the pasture
material-copper = copper
    .plain = mine
    .at = in the mine
material-stone = stone
    .plain = quarry
    .at = in the quarry

pile = { $count } { $material }
pile-none = nothing


## Districts, by their rune stones

district-serpent = serpent
district-box = box
district-sprout = sprout
district-omega = omega
district-spiral = spiral
district-waves = waves
district-figure = figure
district-hook = hook
district-arrow = arrow


## Bonus tokens: what they are good for

token-points = 2 points
token-hut = a free hut
token-druid = a gift for the druid


## Buildings

building-hut = hut
    .a = a hut
building-temple = temple
    .a = a temple


## What seats get, and how things are put together

gain = { $pile } for { $seat }
    .you = { $pile } for you
scored = { $points ->
    [one] { $points } point for { $seat }
   *[other] { $points } points for { $seat }
}
    .you = { $points ->
        [one] { $points } point for you
       *[other] { $points } points for you
    }
list = { $one }, { $more }
list-end = { $one } and { $two }
sentences = { $one } { $more }


## What is being decided

ask-first = The seat that starts is drawn.
ask-token = The next bonus token is drawn.
ask-roll = The die is rolled.
ask-finished = The match is over.

ask-lay = { $seat }: lay a bonus token on a space; at least three spaces must lie between any two.
ask-worker = { $seat }: put a worker on a high plain.
ask-take = { $seat }: take a material of your choice from the mountain.
ask-return = { $seat }: give a material of your choice back to the mountain.
ask-turn = { $seat }: { $pieces ->
    [both] move a worker for a big yield, or build a hut or a temple.
    [hut] move a worker for a big yield, or build a hut.
    [temple] move a worker for a big yield, or build a temple.
   *[none] move a worker for a big yield.
}
ask-turn-last = { $seat }: this is your last turn. { $pieces ->
    [both] Move a worker for a big yield, or build a hut or a temple.
    [hut] Move a worker for a big yield, or build a hut.
    [temple] Move a worker for a big yield, or build a temple.
   *[none] Move a worker for a big yield.
}
ask-turn-limit = { $seat }: by the turn limit this is your last turn. { $pieces ->
    [both] Move a worker for a big yield, or build a hut or a temple.
    [hut] Move a worker for a big yield, or build a hut.
    [temple] Move a worker for a big yield, or build a temple.
   *[none] Move a worker for a big yield.
}
ask-payment = { $seat }: pay { $due } for { $purpose ->
    [hut] the hut on space { $space }
    [temple] the temple on space { $space }
   *[druid] the druid at hut { $space }
}, or give three others in place of some of it.
ask-replacement = { $seat }: give three other materials in place of 1 { $material } for { $purpose ->
    [hut] the hut on space { $space }
    [temple] the temple on space { $space }
   *[druid] the druid at hut { $space }
}{ $count ->
    [one] .
   *[other] ; there are { $count } to replace in all.
}
ask-offering = { $seat }: { $lap ->
    [yes] on his last lap the druid
   *[no] the druid
} asks for { $one } and { $two } at hut { $space }: one of them brings 1 point, both bring { $size }.{ $token ->
    [yes] {" "}The druid token stands for both.
   *[no] { "" }
}
ask-offering-lone = { $seat }: { $lap ->
    [yes] on his last lap the druid
   *[no] the druid
} asks for { $one } or { $two } at the lone hut { $space }: 1 point{ $both ->
    [yes] , and no more for both.
   *[no] .
}{ $token ->
    [yes] {" "}The druid token brings as much.
   *[no] { "" }
}


## The log: chance

log-first = { $seat } starts.
    .you = You start.
log-token = Bonus token on space { $space }: { $token }.
log-roll = The die shows { $material }: { $gains }.
log-roll-idle = The die shows { $material }, and nobody gets any.
log-roll-plus = The die shows +1: a material of choice for everybody.
log-roll-plus-idle = The die shows +1, but nothing is left to take.
log-roll-minus = The die shows −1: everybody gives a material back.
log-roll-minus-idle = The die shows −1, but nobody has anything to give back.


## The log: seats

log-lay = { $seat } lays a bonus token face down on space { $space }.
    .you = You lay a bonus token face down on space { $space }.
log-worker = { $seat } puts a worker { $plain_at }.
    .you = You put a worker { $plain_at }.
log-take = { $seat } takes 1 { $material }.
    .you = You take 1 { $material }.
log-decline = { $seat } takes nothing.
    .you = You take nothing.
log-return = { $seat } gives back 1 { $material }.
    .you = You give back 1 { $material }.
log-move = { $seat } moves a worker from the { $plain_plain } to the { $to_plain }: { $gains }.
    .you = You move a worker from the { $plain_plain } to the { $to_plain }: { $gains }.
log-move-idle = { $seat } moves a worker from the { $plain_plain } to the { $to_plain }, where nothing is left to take.
    .you = You move a worker from the { $plain_plain } to the { $to_plain }, where nothing is left to take.
log-hut = { $seat } builds a hut on space { $space } for { $cost }.
    .you = You build a hut on space { $space } for { $cost }.
log-hut-free = { $seat } builds a hut on space { $space }, for free thanks to the bonus token.
    .you = You build a hut on space { $space }, for free thanks to the bonus token.
log-hut-begun = { $seat } begins a hut on space { $space }, which costs { $cost }.
    .you = You begin a hut on space { $space }, which costs { $cost }.
log-temple = { $seat } builds a temple on space { $space } for { $cost }.
    .you = You build a temple on space { $space } for { $cost }.
log-temple-begun = { $seat } begins a temple on space { $space }, which costs { $cost }.
    .you = You begin a temple on space { $space }, which costs { $cost }.
log-pay = { $seat } pays { $cost }.
    .you = You pay { $cost }.
log-pay-nothing = { $seat } pays with replacements only.
    .you = You pay with replacements only.
log-spare = { $seat } will give three other materials in place of 1 { $material }.
    .you = You will give three other materials in place of 1 { $material }.
log-replace = { $seat } gives { $given } in place of 1 { $material }.
    .you = You give { $given } in place of 1 { $material }.
log-offer = { $seat } offers { $gift } at hut { $space }: { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
}
    .you = You offer { $gift } at hut { $space }: { $vp ->
        [one] { $vp } point.
       *[other] { $vp } points.
    }
log-offer-begun = { $seat } offers { $gift } at hut { $space }: { $vp ->
    [one] { $vp } point once it is paid.
   *[other] { $vp } points once it is paid.
}
    .you = You offer { $gift } at hut { $space }: { $vp ->
        [one] { $vp } point once it is paid.
       *[other] { $vp } points once it is paid.
    }
log-offer-token = { $seat } offers the druid token at hut { $space }: { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
}
    .you = You offer the druid token at hut { $space }: { $vp ->
        [one] { $vp } point.
       *[other] { $vp } points.
    }
log-offer-nothing = { $seat } offers nothing at hut { $space } and { $lost ->
    [0] has no point to lose.
    [one] loses { $lost } point.
   *[other] loses { $lost } points.
}
    .you = You offer nothing at hut { $space } and { $lost ->
        [0] have no point to lose.
        [one] lose { $lost } point.
       *[other] lose { $lost } points.
    }


## The log: what followed

then-offered = The offering brings { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
}
then-hut = The hut on space { $space } is finished.
then-temple = The temple on space { $space } is finished.
then-token = The bonus token brings { $vp ->
    [one] { $vp } point.
   *[other] { $vp } points.
}
then-rune = The { $district } rune stone goes to { $seat }.
    .you = The { $district } rune stone goes to you.
then-rune-from = The { $district } rune stone goes from { $other } to { $seat }.
    .you = The { $district } rune stone goes from { $other } to you.
    .you-other = The { $district } rune stone goes from you to { $seat }.
then-last-turns = { $seat } has built everything: one last turn for everybody else.
    .you = You have built everything: one last turn for everybody else.
then-druid-rock = The druid steps onto rock { $rock }.
then-druid-waits = The druid stays where he is.
then-river = The druid crosses the great river: { $points }.
then-druid = The druid comes to hut { $space } ({ $owner }).
    .you-owner = The druid comes to your hut { $space }.
then-lap-built = The druid sets out on his last lap.
then-lap-stuck = Nobody can build any more: the druid sets out on his last lap.
then-lap-turn-limit = As agreed, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} the druid sets out on his last lap.
then-limit = { $rounds ->
    [1] This is the last round before the turn limit.
   *[other] Until the turn limit there are { $rounds } more rounds.
}
then-final = { $seat }: { $temples } for temples, { $runes } for rune stones, { $vp ->
    [one] { $vp } point in all.
   *[other] { $vp } points in all.
}
    .you = You: { $temples } for temples, { $runes } for rune stones, { $vp ->
        [one] { $vp } point in all.
       *[other] { $vp } points in all.
    }


## How a match ended

end-built = The match ends after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $seat } built everything first.
    .you = The match ends after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: you built everything first.
end-stuck = The match ends after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: nobody could build any more.
end-turn-limit = The match ends after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, as agreed.

before-points = { $seat } finishes ahead of { $other } on points: { $more } to { $less }.
    .you = You finish ahead of { $other } on points: { $more } to { $less }.
    .you-other = { $seat } finishes ahead of you on points: { $more } to { $less }.
before-buildings = { $seat } finishes ahead of { $other }: level in points, but with more buildings, { $more } to { $less }.
    .you = You finish ahead of { $other }: level in points, but with more buildings, { $more } to { $less }.
    .you-other = { $seat } finishes ahead of you: level in points, but with more buildings, { $more } to { $less }.
before-materials = { $seat } finishes ahead of { $other }: level in points and buildings, but with more materials left, { $more } to { $less }.
    .you = You finish ahead of { $other }: level in points and buildings, but with more materials left, { $more } to { $less }.
    .you-other = { $seat } finishes ahead of you: level in points and buildings, but with more materials left, { $more } to { $less }.
before-shared = { $seat } and { $other } share their place: they are level in everything.
    .you = You and { $other } share your place: you are level in everything.
    .you-other = { $seat } and you share your place: you are level in everything.


## Why not: at any time

why-not-now = That is not what is being decided now. { $question }
why-no-space = There is no space { $space }; they are numbered from 0 to { $last }.


## Why not: setting up, and the small yield

why-token-near = Space { $space } is too close to the token on space { $other }: at least { $between ->
    [one] { $between } space
   *[other] { $between } spaces
} must lie between them.
why-tokens-need-room = With a token on space { $space }, the tokens still to come would not find room.
why-plain-full = There is no room { $plain_at }: { $most ->
    [one] { $most } worker is
   *[other] { $most } workers are
} the most.
why-supply-empty = There is no { $material } left on the mountain.
why-must-take = As this table plays, you must take a material as long as there is one.
why-have-none = You have no { $material } to give back.


## Why not: moving workers and building

why-no-worker = There is no worker at height { $height } { $plain_at }.
why-not-your-worker = The worker at height { $height } { $plain_at } belongs to { $seat }.
why-same-plain = A worker has to go to another plain: this one is { $plain_at } already.
why-space-taken = There is { $building_a } on space { $space } already ({ $seat }).
why-no-huts-left = You have no huts left.
why-no-temples-left = You have no temples left.
why-temple-on-token = A bonus token lies on space { $space }: only a hut may stand there, no temple.
why-too-dear = Space { $space } costs { $cost }, and you have { $have }: too little, even with three for one.


## Why not: paying and offering

why-pay-short = You have { $have }: name what you give three others for before you pay the rest.
why-not-due = No { $material } is due here, so there is none to replace.
why-nothing-to-keep = All { $material } of this payment is to be replaced already.
why-keep-too-dear = You have { $have }: too little to give three others in place of { $material }.
why-replace-other = It is { $material } that has to be replaced now.
why-replace-itself = Give three other materials: { $material } cannot stand for { $material }.
why-have-too-few = { $have ->
    [0] You have no { $material }.
   *[other] You have only { $have } { $material }.
}
why-rest-impossible = After that you could not replace what is still to come; give other materials.
why-no-druid-token = There is no druid token under hut { $space }.
why-both-alone = Hut { $space } stands alone: a second material would bring nothing more, so only one is offered.
why-not-asked-for = At hut { $space } the druid asks for { $one } and { $two }, for nothing else.
why-offer-too-dear = You cannot offer { $gift }, not even with three for one: you have { $have }.


## Questions that can be asked, and their answers

tell-help-price = price [SEAT]: what a hut costs on every free space, and where it can be paid.
tell-help-worth = worth SPACE: what a hut there costs, and what it would bring when the druid comes.
tell-help-druid = druid [SPACE]: where the druid goes after the next building, or after a hut on a space.
tell-help-score = score: what everybody would have if the match ended now, without the last lap.

tell-price = { $each } of each material{ $payable ->
    [yes] , payable
    [no] , too expensive
   *[unknown] { "" }
}: { $spaces }
tell-price-free = Free, with a bonus token: { $spaces }
tell-price-no-huts = { $seat } has no hut left to build. To others a hut costs:
tell-price-none = There is no free space left.
tell-worth-cost = A hut on space { $space } costs { $cost }.
tell-worth = The druid would ask for { $one } and { $two } there: { $size ->
    [1] either brings 1 point.
   *[other] one of them brings 1 point, both bring { $size }.
}
tell-worth-at-once = { $huts ->
    [0] He would come to it at once.
    [one] He would come to it at once, after { $huts } other hut.
   *[other] He would come to it at once, after { $huts } other huts.
}
tell-worth-later = { $huts ->
    [0] He would not come to it yet, but it would be the first hut on his way.
    [one] He would come to it later, after { $huts } other hut.
   *[other] He would come to it later, after { $huts } other huts.
}
tell-druid-waits = The druid stays where he is.
tell-druid-rock = The druid steps onto rock { $rock } and visits nobody.
tell-druid = The druid visits { $visits }.
tell-visit = hut { $space } ({ $owner }, { $token ->
    [yes] { $points ->
        [one] up to { $points } point, with a druid token
       *[other] up to { $points } points, with a druid token
    }
   *[no] { $points ->
        [one] up to { $points } point
       *[other] up to { $points } points
    }
})
tell-druid-river = { $times ->
    [1] He crosses the great river on the way.
    [2] He crosses the great river twice on the way.
   *[other] He crosses the great river { $times } times on the way.
}
tell-score = { $seat }: { $vp } now, { $temples } for temples, { $runes } for rune stones, { $total ->
    [one] { $total } point in all.
   *[other] { $total } points in all.
}


## Labels of the drawing: short words, columns are few

label-set-up = setting up
label-turn = turn { $turn }
label-turn-of = turn { $turn } of { $last }
label-last-turns = last turns
label-last-lap = last lap
label-finished = finished
label-lap-from = from { $space }
label-lap-from-rock = from rock { $rock }
label-lap-from-temple = from his temple
label-die = die
label-die-plus = all +1
label-die-minus = all -1
label-supply = supply
label-plain-wood = forest
label-plain-wool = pasture
label-plain-copper = mine
label-plain-stone = quarry
label-druid = druid
label-next-hut = next hut
label-visits = huts still to visit
label-stones = rune stones in stock
label-hut = hut, settlement of 3
label-temple = temple
label-price = a hut costs 3 of each
label-bonus = bonus tokens
label-river = great river
label-choose = to choose from
label-seat = seat
label-points = VP
label-huts = huts
label-temples = temples
label-away = ☼ in
label-runes = rune stones
label-total = all
label-reconstructed = { $count ->
    [one] District or materials of one space are reconstructed, not read off a printed board.
   *[other] Districts or materials of { $count } spaces are reconstructed, not read off a board.
}


## Options: what a table may agree on before a match

group-map = Ring and tokens
group-seats = Who starts, and colours
group-secrets = What the others see
group-length = Length
preset-first = Everybody sees all materials: nothing to remember, and easy to help each other.
preset-standard = Bonus tokens lie at random, materials behind screens.
preset-long = You lay the bonus tokens yourselves, and only the last hut ends the match.

option-board = Ring of your own
    .about = A board file takes the place of the printed ring.
option-tokens = Bonus tokens
    .about = They lie at random, as in the rulebook's example, or where you lay them face down in turn (R1).
option-tokens-random = at random
option-tokens-example = as in the example
option-tokens-placed = laid by the seats
option-first = Who starts
    .about = A seat of your choice starts, or one that is drawn (R2).
option-first-random = drawn
option-first-seat-0 = { seat-0 }
option-first-seat-1 = { seat-1 }
option-first-seat-2 = { seat-2 }
option-first-seat-3 = { seat-3 }
option-may-decline = Taking nothing on +1
    .about = When the die shows +1, you may take nothing even if there is something to take (R5).
option-payments = Three for one
    .about = Three other materials stand in only for one that you lack, or for any that you would rather keep (R9).
option-payments-fewest = only for what is missing
option-payments-any = for anything
option-lone-hut = Druid at the only hut
    .about = If the only hut is where the druid stands, he walks once round the ring back to it, or waits there (R15).
option-lone-hut-lap = walks a lap
option-lone-hut-wait = waits
option-both-alone = Both materials at a lone hut
    .about = Where a hut stands alone you may give the druid both materials, though that brings no more than one (R17).
option-river-in-last-turns = River scores in the last turns
    .about = Rune stones still bring points in the last turns when the druid crosses the great river (R19).
option-stocks = Materials of the others
    .about = Of the materials behind the screens of the others you see nothing, how many they are, or all of them (R23).
option-stocks-hidden = hidden
option-stocks-totals = only their number
option-stocks-open = open
option-turn-limit = Turn limit
    .about = At the end of the round in which this many turns of all seats together are played, the druid sets out on his last lap; the rulebook has no such limit (R25).
option-colours = Colours
    .about = The colour of each seat; two seats are violet and blue, as in the box (R26).
option-colours-violet = violet
option-colours-blue = blue
option-colours-green = green
option-colours-red = red

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $count ->
    [one] { $amount } point
    *[other] { $amount } points
}
change-runes = { $count ->
    [one] { $amount } rune stone
    *[other] { $amount } rune stones
}
change-materials = { $count ->
    [one] { $amount } material
    *[other] { $amount } materials
}
change-wood = { $amount } wood
change-wool = { $amount } wool
change-copper = { $amount } copper
change-stone = { $amount } stone

## Orders: what a seat is told beforehand

order-rituals = Rituals
order-rituals-nothing = Offer nothing
order-rituals-up-to = { $number ->
    [one] Offer one material if I have it
   *[other] Offer both materials if I have them; else one
}
order-rituals-token = Offer the token under the hut; else nothing
## What is compared between matches, as statistics show it

feat-opening = First workers
feat-huts = Huts built
feat-temples = Temples built
feat-offerings = Offerings made
