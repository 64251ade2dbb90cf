var e=`ui-map=Map of Africa
ui-title-one=Heart of
ui-title-two=Africa
ui-sea-west=Atlantic Ocean
ui-sea-east=Indian Ocean
ui-land-east=Arabia
ui-north=N
ui-short-heart=Heart
ui-short-southwest=South-West Africa
ui-where=Round { $round }, first to { $goal }
ui-where-start=Setting up
ui-phase-auction=Auction
ui-phase-movement=Movement
ui-phase-conflicts=Conflicts
ui-phase-afterwards=End of turn
ui-track=Victory points, { $goal } win
ui-seat-vp={ $seat } { $vp }
ui-there-traders={ $count ->
 [one] { $count } trader of { $seat }
 *[other] { $count } traders of { $seat }
}
ui-there-ready=(ready: { $ready })
ui-there-wholesaler=the wholesaler of { $seat }
ui-there-neutrals={ $count ->
 [one] { $count } neutral trader
 *[other] { $count } neutral traders
}
ui-there-station=a trading station
ui-worth=worth { $vp } VP
ui-heart-more=The Heart brings { $vp } VP more.
ui-coast=on the coast
ui-inland=inland
ui-conflict-sides=Conflict: { $one }; { $two }
ui-areas=Areas
ui-markers-row=Action markers, row { $row }
ui-markers-of=Action markers that { $seat } has won
ui-markers=Action markers
ui-stack={ $count } in the stack
ui-market=Market
ui-market-what=what an area is worth
ui-reputation=Reputation
ui-reputation-what=strength of each trader
ui-value-spoken={ $value }, worth { $vp } VP
ui-value-worth=All { $value_areas } are worth { $vp } VP each.
ui-repute-spoken=Reputation of { $seat }: { $count }
ui-repute-text=In conflicts, each trader counts { $count }.
ui-areas-with={ $value_areas }
ui-name-station=Station
ui-name-points=Points
ui-name-migration=Migration
ui-name-wholesaler=Wholesaler
ui-name-two-traders=Two Traders
ui-name-heart=Heart
ui-name-convert=Conversion
ui-name-market=Market
ui-name-reputation=Reputation
ui-name-caravan=Caravan
ui-name-majority-bananas=Most bananas
ui-name-majority-diamonds=Most diamonds
ui-name-majority-gold=Most gold
ui-name-majority-ivory=Most ivory
ui-name-area=Area Victory
ui-name-traders=Trader Victory
ui-name-resource-area=Resource Victory
ui-brief-station=build one
ui-brief-points=nothing else
ui-brief-migration=moves neutrals
ui-brief-wholesaler=brings him in
ui-brief-two-traders=in your areas
ui-brief-heart=neutrals, VP
ui-brief-convert=one neutral trader
ui-brief-market=one up, one down
ui-brief-reputation=anyone, one row
ui-brief-caravan=moves a group
ui-brief-majority-bananas=VP if you lead
ui-brief-majority-diamonds=VP if you lead
ui-brief-majority-gold=VP if you lead
ui-brief-majority-ivory=VP if you lead
ui-brief-area=VP per area
ui-brief-traders=VP per two traders
ui-brief-resource-area=VP per resource
ui-effect-station=Build a trading station; new traders come in there cheaply, and it brings VP to whoever controls it.
ui-effect-points=Action points and nothing else.
ui-effect-migration=A new trader comes from afar, and each neutral trader may move to a neighbouring area.
ui-effect-wholesaler=Your wholesaler comes onto the map; beside him your traders count double in conflicts.
ui-effect-two-traders=Place two traders in areas that are yours alone.
ui-effect-heart={ $neutrals ->
 [one] { $neutrals } neutral trader comes
 *[other] { $neutrals } neutral traders come
} to the Heart of Africa; { $vp } VP at the end of the turn if you control it.
ui-effect-convert=A neutral trader anywhere becomes one of yours.
ui-effect-market=One value goes up a row, another one goes down.
ui-effect-reputation=Somebody's reputation goes up or down a row.
ui-effect-caravan=Any number of your pieces go together to a neighbouring area, those too that were stopped or have fought.
ui-effect-majority={ $vp } VP at the end of the turn if you control the most { $value }.
ui-effect-area={ $vp } VP for each area that you control; costs a row of reputation.
ui-effect-traders={ $vp } VP for every two of your traders on the map; costs a row of reputation.
ui-effect-resource-area={ $vp } VP for each area with a resource that you control; costs a row of reputation.
ui-marker-points={ $count ->
 [one] { $count } action point in the turn in which it is won
 *[other] { $count } action points in the turn in which it is won
}
ui-marker-strength=In a conflict: strength { $count }
ui-marker-closed=An action marker that only its owner sees
ui-special-hidden=A special victory marker
ui-special-hidden-text=Only its owner knows which.
ui-vp=VP
ui-vp-of={ $vp } VP; { $goal } win
ui-influence=Influence
ui-influence-text=It pays bids and action points, and gives strength in conflicts.
ui-supply={ $count ->
 [one] { $count } trader in the supply
 *[other] { $count } traders in the supply
}
ui-wholesaler-at=Wholesaler: { $area }
ui-held=Markers
ui-face-down=chosen, face down
ui-choosing=chooses in secret
ui-waits=chooses next
ui-retreats=retreats
ui-won=wins
ui-use=Use a marker
ui-order=Seats bid in this order
ui-out=out
ui-bids-now=bids
ui-less=Less
ui-more=More
ui-your-bid=Your bid
ui-bid-influence=If you win: pay { $influence } influence, keep { $left }.
ui-bid-both=If you win: pay { $influence } influence and { $vp } VP, keep { $left } influence and { $track } VP.
ui-shares=The VP go to the others: { $shares }.
ui-bid-most=at most { $count }: all your influence
ui-bid-most-vp=at most { $count }: your influence and { $vp } VP
ui-pass-small=out of this auction
ui-go-pick=Choose an area with traders of yours, then where they go.
ui-go-from={ $area }: choose where to go. The number is what one trader pays; a bar means that he stops there.
ui-go-new=Choose where the new trader comes in.
ui-group=How many go together
ui-points-left={ $count ->
 [one] point left
 *[other] points left
}
ui-buy-small={ $count ->
 [one] { $count } influence left
 *[other] { $count } influence left
}
ui-new-trader=New trader
ui-new-trader-small={ $coast } points, { $station } at a station
ui-shift=Change a value
ui-cost-points={ $count ->
 [one] { $count } point
 *[other] { $count } points
}
ui-needs-points={ $count ->
 [one] needs { $count } point
 *[other] needs { $count } points
}
ui-no-influence=no influence left
ui-not-now=not now
ui-halt-small=conflicts follow
ui-end-small={ $total ->
 [0] scores nothing, stays at { $vp }
 *[other] scores { $total }, which makes { $vp } VP
}
ui-strength=Strength
ui-most={ $count } with all they could add
ui-most-hidden=reserves hidden
ui-tie=If both are equal, whoever did not start the conflict wins.
ui-your-influence=Your influence
ui-commit-small=strength +{ $count }
ui-retreat-small=lose nobody, leave the area
ui-do-start=Start { $area_in }
ui-do-bid=Bid { $count }
ui-do-pass=Pass
ui-do-at-neutral=Neutral trader { $area_in }
ui-do-at-station=Build { $area_in }
ui-do-at-wholesaler=Wholesaler { $area_in }
ui-do-at-trader=Trader { $area_in }
ui-do-at-convert=Win one over { $area_in }
ui-do-at-migrant=Neutral trader { $area_in }
ui-do-buy=Buy a point
ui-do-move={ $count } from { $origin_the } to { $goal_the }
ui-do-lead=Wholesaler to { $goal_the }
ui-do-trader=New trader { $area_in }
ui-do-change-up=Raise { $value }
ui-do-change-down=Lower { $value }
ui-do-use=Use { $marker }
ui-do-drift=From { $origin_the } to { $goal_the }
ui-do-repute-up=Raise { $seat }
ui-do-repute-up-own=Raise your own
ui-do-repute-down=Lower { $seat }
ui-do-repute-down-own=Lower your own
ui-do-caravan=From { $origin_the } to { $goal_the }
ui-do-join-trader={ $count ->
 [one] Take { $count } trader
 *[other] Take { $count } traders
}
ui-do-join-spent-trader={ $count ->
 [one] Take { $count } spent trader
 *[other] Take { $count } spent traders
}
ui-do-join-wholesaler=Take the wholesaler
ui-do-done-drifting=Let the others stay
ui-do-done-market-steps=No second step
ui-do-done-caravan-pieces=Set out
ui-do-done-retreating=Let the others stay
ui-do-done-raising=Leave it as it is
ui-do-halt=End the movement
ui-do-peace=Fight no more
ui-do-end=End the turn
ui-do-fight=Fight { $seat } { $area_in }
ui-do-oust=Fight neutral traders { $area_in }
ui-do-accept=Accept
ui-do-redraw=Draw another
ui-do-refuse=Refuse and lose
ui-do-commit={ $count ->
 [0] Commit no influence
 *[other] Commit { $count } influence
}
ui-do-commit-retreat=Retreat
ui-do-stake={ $count ->
 [0] Keep { $marker }
 *[other] Stake { $count } { $marker }
}
ui-do-stake-special={ $count ->
 [0] Keep the special marker
 *[other] Stake the special marker
}
ui-do-retreat={ $count } to { $area_the }
ui-do-raise=Raise the reputation
ui-cards=Markers
ui-own-markers=Your markers
ui-row-first=First row: up for auction
ui-row-later=Row { $number }
ui-supplies=Supplies
ui-pool={ $count } influence in the pool
ui-neutrals-left={ $count ->
 [one] { $count } neutral trader left
 *[other] { $count } neutral traders left
}
ui-stations-left={ $count ->
 [one] { $count } station left
 *[other] { $count } stations left
}
ui-used-special=Out of play: { $marker } × { $count }
ui-forecast=If turns ended now
ui-forecast-none=There is nothing to score yet.
ui-part-areas=Areas
ui-part-heart=Heart of Africa
ui-part-stations=Stations
ui-part-most=Most stations
ui-part-marker=Marker
ui-part-neutrals=Neutral traders
ui-total=Total
ui-conflict-at=Conflict: { $area }
ui-measure-score=Victory points
ui-measure-income=Points, if the turn ended now`;export{e as default};