### Heart of Africa in English.
###
### Names of things carry what sentences need as attributes:
###   .in      where something is that is in an area: "in Morocco", "on the Zanzibar Coast"
###   .the     an area with its article, if it has one, to follow "from" and "to": "the Sahara"
###   .areas   the areas that a value belongs to: "areas with gold"
### A person's name may stand in place of $seat and $other, so only the bare names are used.
### "Action points" are never called VP, nor VP points. A marker is called by its name and, while it
### lies open, its action points: "Caravan (3)". Areas of other boards are shown as they are written.


## The game itself

game-name = Heart of Africa
game-about = Lead your traders across a continent, bid for action markers, and hold your ground where it counts.

## Seats: ports that trade with Africa

seat-0 = Lisbon
seat-1 = Genoa
seat-2 = Muscat
seat-3 = Surat
seat-4 = Aden


## Areas

area-morocco = Morocco
    .in = in Morocco
    .the = Morocco
area-algeria = Algeria
    .in = in Algeria
    .the = Algeria
area-tripoli = Tripoli
    .in = in Tripoli
    .the = Tripoli
area-egypt = Egypt
    .in = in Egypt
    .the = Egypt
area-sahara = Sahara
    .in = in the Sahara
    .the = the Sahara
area-senegambia = Senegambia
    .in = in Senegambia
    .the = Senegambia
area-timbuktu = Timbuktu
    .in = in Timbuktu
    .the = Timbuktu
area-guinea = Guinea
    .in = in Guinea
    .the = Guinea
area-bornu = Bornu
    .in = in Bornu
    .the = Bornu
area-sudan = Sudan
    .in = in Sudan
    .the = Sudan
area-abyssinia = Abyssinia
    .in = in Abyssinia
    .the = Abyssinia
area-somaliland = Somaliland
    .in = in Somaliland
    .the = Somaliland
area-heart = Heart of Africa
    .in = in the Heart of Africa
    .the = the Heart of Africa
area-cameroon = Cameroon
    .in = in Cameroon
    .the = Cameroon
area-congo = Congo
    .in = in the Congo
    .the = the Congo
area-great-lakes = Great Lakes
    .in = by the Great Lakes
    .the = the Great Lakes
area-zanzibar = Zanzibar Coast
    .in = on the Zanzibar Coast
    .the = the Zanzibar Coast
area-angola = Angola
    .in = in Angola
    .the = Angola
area-zambezia = Zambezia
    .in = in Zambezia
    .the = Zambezia
area-mozambique = Mozambique
    .in = in Mozambique
    .the = Mozambique
area-southwest = South-West Africa
    .in = in South-West Africa
    .the = South-West Africa
area-kalahari = Kalahari
    .in = in the Kalahari
    .the = the Kalahari
area-cape = Cape Colony
    .in = in the Cape Colony
    .the = the Cape Colony
area-madagascar = Madagascar
    .in = in Madagascar
    .the = Madagascar
area-other = { $name }
    .in = in { $name }
    .the = { $name }


## Resources, and Africa's marker for areas without one

value-bananas = bananas
    .areas = areas with bananas
value-diamonds = diamonds
    .areas = areas with diamonds
value-gold = gold
    .areas = areas with gold
value-ivory = ivory
    .areas = areas with ivory
value-africa = Africa
    .areas = areas without a resource


## Markers

marker-station = Station
marker-points = Points
marker-migration = Migration
marker-wholesaler = Wholesaler
marker-two-traders = Two Traders
marker-heart = Heart of Africa
marker-convert = Conversion
marker-market = Market
marker-reputation = Reputation
marker-caravan = Caravan
marker-majority-bananas = Banana Majority
marker-majority-diamonds = Diamond Majority
marker-majority-gold = Gold Majority
marker-majority-ivory = Ivory Majority
marker-area = Area Victory
marker-traders = Trader Victory
marker-resource-area = Resource Victory

marker-with-points = { $marker } ({ $points })

fate-none = nothing
fate-influence = { $amount } influence
fate-trader = { $amount ->
    [one] { $amount } trader
   *[other] { $amount } traders
}
fate-reputation = { $amount ->
    [one] { $amount } row of reputation
   *[other] { $amount } rows of reputation
}


## Pieces, amounts, and how things are put together

pieces-traders = { $count ->
    [one] { $count } trader
   *[other] { $count } traders
}
pieces-wholesaler = the wholesaler

piece-trader = fresh traders
piece-spent-trader = spent traders
piece-wholesaler = wholesalers

amount-influence = { $count } influence
amount-vp = { $count } VP

share = { $count } VP for { $seat }
    .you = { $count } VP for you

part-areas = { $vp } for areas
part-heart = { $vp } for the Heart of Africa
part-stations = { $vp } for stations
part-most-stations = { $vp } for the most stations
part-marker = { $vp } for the marker
part-neutrals = { $vp } for neutral traders

side-alone = { $seat } commits nothing (strength { $strength })
    .you = you commit nothing (strength { $strength })
side-commits = { $seat } commits { $commitment } (strength { $strength })
    .you = you commit { $commitment } (strength { $strength })
side-retreats = { $seat } retreats
    .you = you retreat

list = { $one }, { $more }
list-end = { $one } and { $two }
sentences = { $one } { $more }


## What is being decided

ask-value = A resource is drawn for the next row of the resource table.
ask-deposit = A resource is drawn for the next area with a symbol.
ask-drawn = The next seat is drawn for the VP track.
ask-secret = Special victory markers are drawn.
ask-marker = An action marker is turned up.
ask-fate = A conflict marker is drawn.
ask-reveal = Both sides reveal what they chose.
ask-finished = The match is over.

ask-start = { $seat }: choose a coastal area without traders to start in, { $count ->
    [one] with { $count } trader.
   *[other] with { $count } traders.
}
ask-auction-open = { $seat }: bid for { $markers }, or pass.
ask-auction = { $seat }: bid more than { $high } ({ $other }) for { $markers }, or pass.
ask-neutral = { $seat }: place a neutral trader in an empty area, or beside another neutral one.
ask-movement = { $seat }: { $points ->
    [0] no action points left. { $buy ->
        [yes] Buy some, use a marker,
       *[no] Use a marker
    } or end your movement.
    [one] { $points } action point left. Spend it, { $buy ->
        [yes] buy more, use a marker,
       *[no] use a marker,
    } or end your movement.
   *[other] { $points } action points left. Spend some, { $buy ->
        [yes] buy more, use a marker,
       *[no] use a marker,
    } or end your movement.
}
ask-conflicts = { $seat }: start a conflict with neutral traders{ $use ->
    [marker] , use a marker,
    [caravan] , use a caravan,
   *[nothing] { "" }
} or fight no more.
ask-conflicts-none = { $seat }: there is nobody you can fight. { $use ->
    [marker] Use a marker, end
    [caravan] Use a caravan, end
   *[nothing] End
} the conflicts, or end your turn.
ask-conflicts-must = { $seat }: choose the next conflict; where a rival is beside you, you must fight.
ask-afterwards = { $seat }: use a marker, or end your turn.
ask-afterwards-points = { $seat }: change a value or buy action points ({ $points } left), use a marker, or end your turn.

ask-station-area = { $seat }: choose where to build the trading station.
ask-wholesaler-area = { $seat }: choose where your wholesaler comes in.
ask-trader-area = { $seat }: place a trader in a friendly area{ $count ->
    [1] .
   *[other] ; there are { $count } to place.
}
ask-convert-area = { $seat }: choose where a neutral trader becomes one of yours.
ask-migrant-area = { $seat }: the migration brings a neutral trader; place it in an empty area, or beside another neutral one.
ask-migrant-area-own = { $seat }: the migration brings one of your traders; choose where it comes in.
ask-drifting = { $seat }: move neutral traders to neighbouring areas, one by one, or let the others stay.
ask-market-steps = { $seat }: move a value up or down a row.
ask-market-steps-up = { $seat }: you may also move another value up a row.
ask-market-steps-down = { $seat }: you may also move another value down a row.
ask-repute = { $seat }: raise or lower somebody's reputation by a row, your own included.
ask-caravan-way = { $seat }: choose where the caravan leaves and where it goes.
ask-caravan-pieces = { $seat }: choose who joins the caravan from { $origin_the } to { $goal_the }.

ask-answer = { $seat }: the conflict { $area_in } costs { $fate }. Accept, { $count ->
    [0] or
    [1] draw again (once), or
   *[other] draw again (up to { $count } times), or
} refuse and lose.
ask-answer-unpaid = { $seat }: the conflict { $area_in } costs { $fate }, more than you have. { $count ->
    [0] Refuse
    [1] Draw again (once), or refuse
   *[other] Draw again (up to { $count } times), or refuse
} and lose.
ask-commitment = { $seat }: commit influence in secret against { $other } { $area_in }, or retreat.
ask-stakes = { $seat }: decide in secret how many { $marker } markers you stake { $area_in }.
ask-stakes-special = { $seat }: decide in secret whether you stake your special victory marker { $area_in }.
ask-retreating = { $seat }: { $pieces } of { $other } must retreat from { $area_the }; choose where to.
ask-retreating-own = { $seat }: { $pieces } of yours must retreat from { $area_the }; choose where to.
ask-retreating-wholesaler = { $seat }: your wholesaler must retreat from { $area_the }; choose where to.
ask-retreating-neutrals = { $seat }: { $count ->
    [one] { $count } neutral trader
   *[other] { $count } neutral traders
} must retreat from { $area_the }; choose where to.
ask-raising = { $seat }: pay { $count } influence to raise your reputation by a row, or leave it as it is.


## The log: chance

log-value = At the start, { $value_areas } are worth { $worth } VP each.
log-deposit = Found { $area_in }: { $value }, and a neutral trader.
log-drawn = { $seat } starts with { $vp } VP.
    .you = You start with { $vp } VP.
log-secret = { $seat } draws a special victory marker: { $marker }.
    .you = You draw a special victory marker: { $marker }.
log-secret-hidden = { $seat } draws a special victory marker.
    .you = You draw a special victory marker.
log-marker = Turned up: { $marker }.
log-fate = The conflict marker costs { $fate }.
log-reveal = Revealed: { $one }; { $two }.


## The log: set-up, auction and movement

log-start = { $seat } starts { $area_in } with { $count ->
    [one] { $count } trader.
   *[other] { $count } traders.
}
    .you = You start { $area_in } with { $count ->
        [one] { $count } trader.
       *[other] { $count } traders.
    }
log-bid = { $seat } bids { $count }.
    .you = You bid { $count }.
log-pass = { $seat } passes.
    .you = You pass.
log-buy = { $seat } buys an action point and now has { $points }.
    .you = You buy an action point and now have { $points }.
log-move = { $seat } moves { $count ->
    [one] { $count } trader
   *[other] { $count } traders
} from { $origin_the } to { $goal_the }.
    .you = You move { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    } from { $origin_the } to { $goal_the }.
log-lead = { $seat } leads the wholesaler from { $origin_the } to { $goal_the }.
    .you = You lead the wholesaler from { $origin_the } to { $goal_the }.
log-trader = { $seat } brings a new trader to { $area_the } for { $points ->
    [one] { $points } action point.
   *[other] { $points } action points.
}
    .you = You bring a new trader to { $area_the } for { $points ->
        [one] { $points } action point.
       *[other] { $points } action points.
    }
log-change-up = { $seat } moves { $value } up a row: { $value_areas } are now worth { $worth } VP each.
    .you = You move { $value } up a row: { $value_areas } are now worth { $worth } VP each.
log-change-down = { $seat } moves { $value } down a row: { $value_areas } are now worth { $worth } VP each.
    .you = You move { $value } down a row: { $value_areas } are now worth { $worth } VP each.
log-halt = { $seat } ends the movement, and conflicts follow.
    .you = You end the movement, and conflicts follow.
log-peace = { $seat } starts no more conflicts.
    .you = You start no more conflicts.
log-end = { $seat } ends the turn, scores { $total } VP ({ $parts }) and now has { $vp }.
    .you = You end the turn, score { $total } VP ({ $parts }) and now have { $vp }.
log-end-nothing = { $seat } ends the turn, scores nothing and still has { $vp } VP.
    .you = You end the turn, score nothing and still have { $vp } VP.


## The log: markers

log-use = { $seat } uses the { $marker } marker.
    .you = You use the { $marker } marker.
log-at-neutral = { $seat } places a neutral trader { $area_in }.
    .you = You place a neutral trader { $area_in }.
log-at-station = { $seat } builds a trading station { $area_in }.
    .you = You build a trading station { $area_in }.
log-at-wholesaler = { $seat } places the wholesaler { $area_in }.
    .you = You place the wholesaler { $area_in }.
log-at-trader = { $seat } places a trader { $area_in }.
    .you = You place a trader { $area_in }.
log-at-convert = { $seat } wins over a neutral trader { $area_in }.
    .you = You win over a neutral trader { $area_in }.
log-at-migrant = { $seat } places a neutral trader from afar { $area_in }.
    .you = You place a neutral trader from afar { $area_in }.
log-at-migrant-own = { $seat } places a trader from afar { $area_in }.
    .you = You place a trader from afar { $area_in }.
log-drift = { $seat } moves a neutral trader from { $origin_the } to { $goal_the }.
    .you = You move a neutral trader from { $origin_the } to { $goal_the }.
log-done-drifting = { $seat } lets the other neutral traders stay.
    .you = You let the other neutral traders stay.
log-done-market-steps = { $seat } leaves the other values as they are.
    .you = You leave the other values as they are.
log-repute-up = { $seat } raises the reputation of { $other } by a row: now { $worth }.
    .you = You raise the reputation of { $other } by a row: now { $worth }.
    .you-other = { $seat } raises your reputation by a row: now { $worth }.
log-repute-up-own = { $seat } gains a row of reputation: now { $worth }.
    .you = You gain a row of reputation: now { $worth }.
log-repute-down = { $seat } lowers the reputation of { $other } by a row: now { $worth }.
    .you = You lower the reputation of { $other } by a row: now { $worth }.
    .you-other = { $seat } lowers your reputation by a row: now { $worth }.
log-repute-down-own = { $seat } gives up a row of reputation: now { $worth }.
    .you = You give up a row of reputation: now { $worth }.
log-caravan = { $seat } plans a caravan from { $origin_the } to { $goal_the }.
    .you = You plan a caravan from { $origin_the } to { $goal_the }.
log-join = { $seat } adds { $pieces } to the caravan.
    .you = You add { $pieces } to the caravan.
log-done-caravan-pieces = { $seat } lets nobody else join.
    .you = You let nobody else join.


## The log: conflicts

log-fight = { $seat } starts a conflict with { $other } { $area_in }.
    .you = You start a conflict with { $other } { $area_in }.
    .you-other = { $seat } starts a conflict with you { $area_in }.
log-oust = { $seat } starts a conflict with { $count ->
    [one] { $count } neutral trader
   *[other] { $count } neutral traders
} { $area_in }.
    .you = You start a conflict with { $count ->
        [one] { $count } neutral trader
       *[other] { $count } neutral traders
    } { $area_in }.
log-accept = { $seat } accepts the conflict marker, which costs { $fate }.
    .you = You accept the conflict marker, which costs { $fate }.
log-redraw = { $seat } puts the conflict marker aside and draws again.
    .you = You put the conflict marker aside and draw again.
log-refuse = { $seat } refuses the conflict marker{ $count ->
    [0] ; the reputation cannot fall any further.
    [one] {" "}and loses a row of reputation: now { $worth }.
   *[other] {" "}and loses { $count } rows of reputation: now { $worth }.
}
    .you = You refuse the conflict marker{ $count ->
        [0] ; your reputation cannot fall any further.
        [one] {" "}and lose a row of reputation: now { $worth }.
       *[other] {" "}and lose { $count } rows of reputation: now { $worth }.
    }
log-commit = { $seat } commits { $count ->
    [0] no influence.
   *[other] { $count } influence.
}
    .you = You commit { $count ->
        [0] no influence.
       *[other] { $count } influence.
    }
log-commit-retreat = { $seat } chooses to retreat.
    .you = You choose to retreat.
log-commit-hidden = { $seat } makes a secret choice.
    .you = You make a secret choice.
log-stake = { $seat } stakes { $count ->
    [0] no { $marker } marker.
    [one] { $count } { $marker } marker.
   *[other] { $count } { $marker } markers.
}
    .you = You stake { $count ->
        [0] no { $marker } marker.
        [one] { $count } { $marker } marker.
       *[other] { $count } { $marker } markers.
    }
log-stake-hidden = { $seat } decides in secret about { $marker } markers.
    .you = You decide in secret about { $marker } markers.
log-stake-special = { $seat } { $count ->
    [0] keeps the special victory marker.
   *[other] stakes the special victory marker.
}
    .you = You { $count ->
        [0] keep the special victory marker.
       *[other] stake the special victory marker.
    }
log-stake-special-hidden = { $seat } decides in secret about the special victory marker.
    .you = You decide in secret about the special victory marker.
log-retreat = { $seat } sends { $count ->
    [one] { $count } trader
   *[other] { $count } traders
} of { $other } back to { $area_the }.
    .you = You send { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    } of { $other } back to { $area_the }.
    .you-other = { $seat } sends { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    } of yours back to { $area_the }.
log-retreat-own = { $seat } retreats to { $area_the } with { $count ->
    [one] { $count } trader.
   *[other] { $count } traders.
}
    .you = You retreat to { $area_the } with { $count ->
        [one] { $count } trader.
       *[other] { $count } traders.
    }
log-retreat-wholesaler = { $seat } retreats to { $area_the } with the wholesaler.
    .you = You retreat to { $area_the } with the wholesaler.
log-retreat-neutrals = { $seat } sends { $count ->
    [one] { $count } neutral trader
   *[other] { $count } neutral traders
} back to { $area_the }.
    .you = You send { $count ->
        [one] { $count } neutral trader
       *[other] { $count } neutral traders
    } back to { $area_the }.
log-done-retreating = { $seat } lets the others stay.
    .you = You let the others stay.
log-raise = { $seat } pays { $count } influence for a row of reputation: now { $worth }.
    .you = You pay { $count } influence for a row of reputation: now { $worth }.
log-done-raising = { $seat } leaves the reputation as it is.
    .you = You leave your reputation as it is.


## The log: what followed

then-award = { $seat } wins the auction: { $markers } for { $cost }.
    .you = You win the auction: { $markers } for { $cost }.
then-award-bid = { $seat } wins the auction with a bid of { $count }: { $markers }.
    .you = You win the auction with a bid of { $count }: { $markers }.
then-free = Nobody bids: { $seat } gets { $markers } for nothing.
    .you = Nobody bids: you get { $markers } for nothing.
then-no-bids = Nobody bids, and the row is discarded: { $markers }.
then-shares = The VP paid are shared out: { $shares }.
then-jumped = On the VP track { $count ->
    [one] a space that somebody else holds is jumped over.
   *[other] { $count } spaces that others hold are jumped over.
}
then-pool = Everybody else gets { $count } influence from the pool{ $left ->
    [0] .
    [one] ; { $left } stays there.
   *[other] ; { $left } stay there.
}
then-refill = The stack has run out: { $count ->
    [one] { $count } used marker makes a new one.
   *[other] { $count } used markers make a new one.
}
then-reputation = { $seat } loses a row of reputation: now { $worth }.
    .you = You lose a row of reputation: now { $worth }.
then-heart = { $count ->
    [0] There is no neutral trader left for the Heart of Africa.
    [one] In the Heart of Africa, { $count } neutral trader arrives.
   *[other] In the Heart of Africa, { $count } neutral traders arrive.
}
then-no-effect = It has no effect.
then-caravan = The caravan goes from { $origin_the } to { $goal_the }: { $pieces }.
then-conflict-off = Nobody is left { $area_in } to fight: the conflict is off.
then-neutrals-gone = The conflict is won: { $count ->
    [one] { $count } neutral trader leaves the map.
   *[other] { $count } neutral traders leave the map.
}
then-not-won = Nobody is left there to win the conflict.
then-won = { $seat } wins the conflict.
    .you = You win the conflict.
then-both-retreat = Both sides retreat, and nobody wins.
then-received = { $seat } receives { $commitment }.
    .you = You receive { $commitment }.
then-lost = { $seat } loses { $pieces }.
    .you = You lose { $pieces }.
then-stuck = { $seat } can retreat nowhere, and stays.
    .you = You can retreat nowhere, and stay.


## How a match ended

end-goal = The match ends in round { $rounds }: { $seat } has reached the { $goal } VP that win it.
    .you = The match ends in round { $rounds }: you have reached the { $goal } VP that win it.
end-markers = There is nothing left to bid for in round { $rounds }: the match ends, and { $seat } has the most VP.
    .you = There is nothing left to bid for in round { $rounds }: the match ends, and you have the most VP.

before-vp = { $seat } finishes ahead of { $other } on VP: { $more } to { $less }.
    .you = You finish ahead of { $other } on VP: { $more } to { $less }.
    .you-other = { $seat } finishes ahead of you on VP: { $more } to { $less }.
before-goal = { $seat } finishes ahead of { $other }: the { $goal } VP were reached in a turn of one's own, not by shares.
    .you = You finish ahead of { $other }: the { $goal } VP were reached in a turn of one's own, not by shares.
    .you-other = { $seat } finishes ahead of you: the { $goal } VP were reached in a turn of one's own, not by shares.


## Why not: at any time

why-not-now = That is not what is being decided now. { $question }
why-no-area = There is no area called "{ $name }".
why-no-seat = There is no seat { $number }; they are numbered from 0 to { $last }.
why-no-border = There is no direct way from { $origin_the } to { $goal_the }.
why-few-points = That costs { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}, and you have { $have ->
    [0] none.
   *[other] only { $have }.
}
why-cannot-pay = That costs { $count } influence, and you have { $have ->
    [0] none.
   *[other] only { $have }.
}
why-not-there = You have no pieces { $area_in }.
why-no-neutrals = There are no neutral traders { $area_in }.


## Why not: set-up and auction

why-start-inland = Everybody starts on the coast, and there is none { $area_in }.
why-start-taken = There are traders { $area_in } already; start where nobody is.
why-bid-low = The highest bid is { $count }: bid more, or pass.
why-bid-first = The first bid is paid in influence only: { $count } at most.
why-bid-high = With your influence and VP you may bid { $count } at most.


## Why not: movement

why-movement-over = The movement is over, and action points can be spent in it only.
why-no-influence = You have no influence to buy an action point with.
why-no-traders = You have no traders { $area_in }.
why-few-traders = You have only { $count ->
    [one] { $count } trader
   *[other] { $count } traders
} { $area_in }.
why-stopped = { $count ->
    [0] All your traders { $area_in } have been stopped.
   *[other] Only { $count } of your traders { $area_in } can go on; the others have been stopped.
}
why-no-wholesaler = Your wholesaler is not on the map.
why-wholesaler-stopped = Your wholesaler has been stopped for this turn.
why-no-supply = All your traders are on the map already.
why-trader-site = New traders come to an empty coast, or to a friendly area with a coast or a station: not to { $area_the }.
why-inland = New traders come in on the coast or at a station, and there is neither { $area_in }.
why-one-kind = Action points can change only one value a turn, and that is { $value }.
why-change-steps = Action points can change a value by { $count ->
    [one] { $count } row
   *[other] { $count } rows
} a turn at most.
why-table-up = The value of { $value } is in the highest row already.
why-table-down = The value of { $value } is in the lowest row already.
why-no-conflict = There is nobody to fight: no rival is beside you, nor any neutral traders that you could take on.
why-must-fight = You must fight { $area_in } first: a rival is beside you.


## Why not: markers

why-no-marker = You have no { $marker } marker.
why-points-only = That marker has nothing but its action points.
why-only-caravan = { $where ->
    [between] Between conflicts only a caravan may be used.
   *[within] Within a conflict only a caravan may be used.
}
why-in-conflict = No marker is used within a conflict: before it, or when it is over.
why-one-vp-marker = Only one marker for VP may be used in a turn, and it was { $marker }.
why-no-reputation = The { $marker } marker costs a row of reputation, and yours is worth 0.
why-points-spent = Using the { $marker } marker costs { $count ->
    [one] its { $count } action point
   *[other] its { $count } action points
}, and you have { $have ->
    [0] none left.
   *[other] only { $have } left.
}
why-no-station-site = { $where ->
    [friendly] You have no friendly area without a station.
   *[any] There is a station in every area already.
}
why-no-wholesaler-site = There is nowhere for your wholesaler to come in: it takes { $entry ->
    [friendly_area] a friendly area.
    [friendly_or_empty_coast] a coast that is friendly or empty.
   *[friendly_area_or_empty_coast] a friendly area or an empty coast.
}
why-no-friendly = You have no friendly area: one with pieces of yours, and no rival's.
why-no-neutrals-at-all = There are no neutral traders on the map.
why-all-beside-others = The conflicts are over, and there is a rival beside every neutral trader.
why-no-migration = No trader can come in, and there is no neutral one on the map to move.
why-no-pieces = You have no pieces on the map.
why-no-way-for-caravan = The conflicts are over, and a rival stands in every area that a caravan could reach.
why-neutral-site = No neutral trader may come to { $area_the }: there are pieces, and none of them is neutral.
why-station-there = There is a station { $area_in } already.
why-not-friendly = That is not a friendly area: { $area_in } there must be pieces of yours, and no rival's.
why-wholesaler-site = Your wholesaler cannot come to { $area_the }, only to { $entry ->
    [friendly_area] a friendly area.
    [friendly_or_empty_coast] a coast that is friendly or empty.
   *[friendly_area_or_empty_coast] a friendly area or an empty coast.
}
why-beside-others = There is a rival { $area_in }, and the conflicts of this turn are over.
why-drifted = All neutral traders { $area_in } have moved already.
why-market-once = The market moves one value up and another one down, once each.
why-market-step = Move at least one value.
why-caravan-empty = Nobody has joined the caravan yet.
why-join-no-wholesaler = Your wholesaler is not { $area_in }.
why-join-most = That is too many; { $piece } still waiting: { $count }.


## Why not: conflicts

why-still-moving = Conflicts come after the movement: end it first.
why-conflicts-over = The conflicts of this turn are over.
why-fight-oneself = You cannot fight yourself.
why-nobody-to-fight = There is no conflict with { $other } { $area_in }.
why-tired = Your pieces { $area_in } have fought or retreated this turn already.
why-rival-tired = The pieces of { $other } { $area_in } have fought this turn already.
why-won-here = Your pieces { $area_in } have won against a rival this turn: they fight no other one there.
why-closed = Your pieces retreated to { $area_the } this turn: you cannot start a conflict there.
why-others-first = First comes the conflict with the rival { $area_in }.
why-others-there = As long as a rival is { $area_in }, the neutral traders there cannot be fought.
why-too-few = Your pieces { $area_in } count for { $count }, too few against { $neutrals ->
    [one] { $neutrals } neutral trader.
   *[other] { $neutrals } neutral traders.
}
why-lowest-reputation = Your reputation is in the lowest row: there is none left to pay with.
why-no-fates = There are no more conflict markers to draw.
why-no-redraw = You may not draw again: only once for each trader beyond the number of neutral ones.
why-commit-most = { $count ->
    [0] You have no influence.
   *[other] You have only { $count } influence.
}
why-say-it = Say a number: it stays secret until both sides have chosen.
why-stake-other = First decide how many { $marker } markers you stake.
why-stake-special = First decide whether you stake your special victory marker.
why-stake-most = { $count ->
    [0] You have no { $marker } marker.
    [one] You have only { $count } { $marker } marker.
   *[other] You have only { $count } { $marker } markers.
}
why-one-special = You have only one special victory marker to stake.
why-retreats = Whoever retreats stakes no markers.
why-must-retreat = All beaten pieces have to retreat.
why-must-leave = You chose to retreat: all your pieces have to go.
why-leave-stay = You chose to retreat: your pieces cannot stay { $area_in }.
why-retreat-stay = Beaten pieces cannot stay { $area_in }.
why-retreat-closed = Nobody can retreat to { $area_the }: { $other } has pieces there.
why-retreat-far = No retreat leads to { $area_the }: { $count ->
    [one] { $count } area
   *[other] { $count } areas
} at most, and none with pieces of { $other } on the way.
why-retreat-unfair = A retreat to { $area_the } would leave your rival no way out; choose another area.
why-retreat-most = { $count ->
    [one] Only { $count } trader has to retreat.
   *[other] Only { $count } traders have to retreat.
}
why-wholesaler-first = First the wholesaler retreats, alone.


## Questions that can be asked, and their answers

tell-help-bid = bid NUMBER [SEAT]: what a bid would cost, and what it would leave.
tell-help-reach = reach AREA: where traders of the seat on turn can go from there, and for how much.
tell-help-fight = fight AREA [SEAT]: how strong the sides of a conflict are, and could be at most.
tell-help-score = score [SEAT]: what a turn would score if it ended now.

tell-bid = { $seat } would pay { $cost }, and have { $left } and { $vp } VP left.
tell-bid-not = { $seat } cannot bid that now; the most would be { $count }.
tell-bid-shares = The VP would be shared out: { $shares }.
tell-reach = { $points ->
    [one] { $points } action point: { $areas }
   *[other] { $points } action points: { $areas }
}
tell-reach-more = { $points ->
    [one] { $points } action point (too few left): { $areas }
   *[other] { $points } action points (too few left): { $areas }
}
tell-place = { $area }
tell-stop = { $area } (stopped there)
tell-fight = Conflict { $area_in }: { $sides }.
tell-fight-nobody = There is no rival { $area_in }.
tell-side = { $seat } with strength { $base } ({ $most } at most)
tell-side-hidden = { $seat } with strength { $base } (reserves hidden)
tell-score = { $seat } would score { $total } VP ({ $parts }) and then have { $vp }.
tell-score-nothing = { $seat } would score nothing and still have { $vp } VP.


## The drawing: short words, columns are few

draw-set-up = setting up
draw-round = round { $round }
draw-finished = finished
draw-stack = stack
draw-stack-again = new stack
draw-pool = pool
draw-neutrals-left = neutrals
draw-stations-left = stations
draw-border = neighbours touch
draw-coast = coast
draw-heart = the Heart, +{ $vp }
draw-station = station
draw-neutrals = neutral traders
draw-wholesaler = and wholesaler
draw-fresh = 3 of 5 ready
draw-wall = no way across
draw-choose = to choose from
draw-apart = neighbours, too:
draw-crowded = crowded:
draw-area = area
draw-neighbours = neighbours
draw-value = value
draw-resources = resources
draw-reputation = reputation
draw-rows = markers
draw-seat = seat
draw-vp = VP
draw-influence = infl.
draw-strength = rep.
draw-supply = supply
draw-markers = markers kept
draw-special = special
draw-auction = auction
draw-order = order
draw-highest = highest bid
draw-no-bid = no bid yet
draw-turn = turn
draw-points = points left
draw-won = just won
draw-changed = moved in the table
draw-vp-marker = VP marker
draw-still = may still fight neutrals:
draw-to-place = to place
draw-up = up
draw-down = down
draw-caravan = caravan
draw-conflict = conflict
draw-each-influence = each influence
draw-each-marker = each marker
draw-influence-in = influence
draw-markers-in = markers
draw-choosing = chooses
draw-face-down = has chosen, face down
draw-waits = chooses next
draw-retreats = retreats
draw-wins = wins
draw-retreating = to retreat
draw-against = against
draw-fate = marker drawn
draw-redraws = draws left
draw-aside = put aside
draw-loss-none = costs nothing
draw-loss-influence = costs { $count } influence
draw-loss-trader = { $count ->
    [one] costs { $count } trader
   *[other] costs { $count } traders
}
draw-loss-reputation = { $count ->
    [one] costs { $count } row of reputation
   *[other] costs { $count } rows of reputation
}
draw-reconstructed = Map and markers are reconstructed, not the printed ones.


## Options: what a table may agree on before a match

group-map = Map
group-length = Length
group-secrets = What the others see
group-auction = Auction and action points
group-markers = Special markers
group-conflicts = Conflicts
group-points = Victory points
preset-first = To 42 VP, with the special victory markers open to all.
preset-standard = To 42 VP, each with a secret special victory marker.
preset-long = To 60 VP: the map fills up, and reputation has time to tell.

option-board = Board of your own
    .about = A board file brings its own map, markers and numbers instead of the reconstructed ones.
option-goal = VP to win
    .about = Whoever reaches this many VP wins at once (R60).
option-goal-42 = 42
option-goal-60 = 60
option-goal-80 = 80
option-points-and-special-same-turn = Points and special in one turn
    .about = You keep a marker's action points even if you use its special in the turn in which you win it (R17).
option-points-after-movement = Action points after the movement
    .about = Between conflicts and after them, too, you may buy action points and change a value with them (R16).
option-change-steps = Steps in the resource table
    .about = Action points may move one resource by this many rows in a turn (R21).
option-all-pass = If nobody bids
    .about = When all pass, the row is lost, or the seat that was asked last gets it for nothing (R13).
option-all-pass-discard_row = the row is lost
option-all-pass-last_takes_row = the last seat gets it
option-out-of-markers = When the stack has run out
    .about = The rows that still lie open are played out, and then most VP win; or used markers make one more stack first (R61).
option-out-of-markers-reshuffle_used_once_then_highest_vp = one more stack
option-out-of-markers-highest_vp = the match ends
option-markers-between-conflicts = Markers between conflicts
    .about = Between two conflicts of your turn you may use any marker, or only a caravan (R42).
option-markers-between-conflicts-any = any
option-markers-between-conflicts-caravan = only a caravan
option-caravan-in-conflict = Caravan within a conflict
    .about = In your turn a caravan may bring pieces into a conflict that has begun, or take them out of it (R42).
option-migration-new-trader = Migration brings
    .about = The new trader of a migration is neutral, or belongs to whoever uses the marker (R47).
option-migration-new-trader-neutral = a neutral trader
option-migration-new-trader-own = a trader of one's own
option-station-in-friendly-area-only = Stations in friendly areas only
    .about = You may build a trading station only in a friendly area instead of in any area (R43).
option-wholesaler-entry = Where the wholesaler comes in
    .about = A wholesaler may enter the map only in an area of this kind (R44).
option-wholesaler-entry-friendly_area_or_empty_coast = a friendly area or an empty coast
option-wholesaler-entry-friendly_area = a friendly area
option-wholesaler-entry-friendly_or_empty_coast = a friendly or empty coast
option-wholesaler-itself-doubled = Wholesaler counts double himself
    .about = In conflicts the wholesaler counts 2 himself, not only the traders beside him (R40).
option-wholesaler-doubles-in-neutral-conflict = Wholesaler also against neutral traders
    .about = The wholesaler doubles the traders beside him in conflicts with neutral traders too (R40).
option-rivals-fight-once = One conflict a turn for all
    .about = Every piece fights only once in a turn, those of the other seats too (R22).
option-lowest-reputation-pays = No reputation left counts as paid
    .about = If your reputation is in the lowest row, a conflict marker that costs reputation costs you nothing; otherwise it cannot be accepted (R27).
option-retreat-optional = The winner may let pieces stay
    .about = Whoever wins a conflict need not make the loser's pieces retreat (R33).
option-blocked-retreat = Pieces that cannot retreat
    .about = Defeated pieces with nowhere to go are taken off the map, or stay where they are (R35).
option-blocked-retreat-remove = leave the map
option-blocked-retreat-stay = stay
option-majority-strict = Majority without a tie
    .about = A majority marker pays only if you have more areas with the resource than anybody else; with a tie it pays nothing (R51).
option-most-stations-strict = Most stations without a tie
    .about = The VP for most stations are paid only if you have more than anybody else; with a tie they are not (R53).
option-vp-skip-backwards = Taken spaces are skipped backwards
    .about = When you lose VP, spaces of the track that others hold are jumped over and do not count, as when you gain VP (R57).
option-distribution-can-end-game = Shared VP can win
    .about = VP that are shared out after an auction can end the match, not only those scored in one's own turn (R60).
option-influence-public = Influence in the open
    .about = Everybody sees how much influence the others have (R14).
option-held-action-markers-public = Action markers in the open
    .about = Everybody sees which action markers the others keep (R14).
option-special-victory-hidden = Special victory markers hidden
    .about = Only you know your special victory marker; otherwise everybody sees it (R14).

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $amount } VP
change-reputation = { $amount } reputation
change-influence = { $amount } influence

## Orders: what a seat is told beforehand

order-auction = Auction
order-auction-up-to = Bid as little as leads, up to { $number }; else pass
order-auction-exactly = Bid { $number } if that leads; else pass
order-auction-pass = Pass
order-attacked = When I am attacked
order-attacked-retreat = Retreat
order-attacked-hold = Commit up to { $number } influence and no markers
order-reputation = Reputation after a conflict won
order-reputation-pay = Pay for it as often as I can
order-reputation-keep = Leave it as it is
## What is compared between matches, as statistics show it

feat-opening = First area
feat-marker = Marker used
feat-conflicts = Conflicts begun
