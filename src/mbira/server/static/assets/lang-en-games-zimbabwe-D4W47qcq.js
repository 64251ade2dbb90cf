var e=`ui-cards=Cards
ui-map=The map
ui-where=Round { $round }: gifts are given
ui-where-order=Round { $round }. You play { $place ->
 [1] first
 [2] 2nd
 [3] 3rd
 *[other] { $place }th
} of { $count }
ui-where-start=First monuments
ui-phase-gifts=Gifts
ui-phase-turns=Turns
ui-phase-revenue=Revenue
ui-phase-judgement=Judgement
ui-row=Row { $row }
ui-land=land
ui-place={ $cell }: { $thing }
ui-place-monument={ $cell }: monument of { $owner }, level { $level }
ui-place-craftsman={ $cell }: { $craftsman } of { $owner }, price { $price }
ui-place-resource={ $cell }: { $resource }{ $used ->
 [0] {""}
 [1] , used this round
 *[other] , used twice this round
}
ui-hub-about=On the way of a good, any monument is a hub: 1 head of cattle each time.
ui-cattle={ $cattle ->
 [0] No cattle
 [one] 1 head of cattle
 *[other] { $cattle } cattle
}
ui-plays=Place { $place } in the order of play
ui-rank={ $rank ->
 [1] 1st place
 [2] 2nd place
 [3] 3rd place
 *[other] { $rank }th place
}
ui-to-go={ $left } VP to go
ui-reached={ $over ->
 [0] VR reached
 *[other] VR passed by { $over }
}
ui-track={ $vp } of { $vr } VP: { $words }
ui-track-about=The flag is the VR. Whoever has that many VP at the end of a round wins.
ui-price={ $tiles ->
 [one] price { $price }
 *[other] price { $price }, { $tiles } tiles
}
ui-use-cost={ $cost } to use
ui-on-card={ $cattle ->
 [0] No cattle on the card
 [one] 1 head of cattle on the card
 *[other] { $cattle } cattle on the card
}
ui-god-shadipinyi=a plaque of his own
ui-god-elegua=stock helps with gifts
ui-god-dziva=new prices each turn
ui-god-eshu=range 6
ui-god-gu=technologies for 1 VR
ui-god-obatala=two monuments at once
ui-god-atete=resources twice
ui-god-tsui-goab=goods of one kind
ui-god-anansi=every good for 1
ui-god-qamata=takes the hub fees
ui-god-engai=2 more each round
ui-god-xango=wins ties
ui-gods=Gods
ui-specialists=Specialists
ui-craftsmen=Craftsmen
ui-supply=Tiles left
ui-vr={ $vr } VR
ui-vr-change={ $vr } VR for you
ui-costs=Costs { $cost } cattle, brings { $vp } VP; the tile is { $size }.
ui-costs-short={ $cost } cattle, +{ $vp } VP
ui-left={ $tiles ->
 [0] no tile left
 [one] 1 tile
 *[other] { $tiles } tiles
}, { $cards ->
 [0] no card left
 [one] 1 card
 *[other] { $cards } cards
}
ui-needs=Needs { $resource } in range that no other of the kind has in range.
ui-needs-primary=Needs { $resource } in range that no other of the kind has in range, and { $primary_a } within reach.
ui-cell=Cell
ui-eshu=With Eshu's range
ui-inspect=Point at a cell or a building on the map to see what can be reached from it.
ui-reach={ $hubs ->
 [0] In range: { $cells } cells
 [one] Over 1 hub: { $cells } more
 *[other] Over { $hubs } hubs: { $cells } more
}
ui-resource={ $cell }, { $resource }: { $used ->
 [0] unused
 [1] used
 *[other] used twice
}, { $claims ->
 [0] claimed by nobody
 *[other] in range of { $claimers }
}
ui-revenue-now=If the revenue came now
ui-revenue-parts={ $cards } from cards, { $monuments } for the highest monument{ $engai ->
 [0] {""}
 *[other] , { $engai } from Engai
}
ui-legend=What the marks mean
ui-legend-choice=May be chosen
ui-legend-raised=Raised by the plan
ui-legend-way=Way of a good, one dot a step
ui-legend-hub=Hub on the way: 1 head of cattle
ui-legend-used=Resource used this round
ui-gifts=Gifts that you can give
ui-give={ $cattle ->
 [one] Give 1 head of cattle
 *[other] Give { $cattle } cattle
}
ui-pass=Pass
ui-plaque={ $name }: { $cattle } on the plaque
ui-give-how-many=Give
ui-gift-leaves={ $cost ->
 [0] A gift of { $cattle }, paid by the stock. If all others pass:
 *[other] A gift of { $cattle } costs you { $cost }. If all others pass:
}
ui-tab-raise=Raise
ui-tab-place=Craftsmen
ui-tab-use=Use
ui-tab-god=Gods
ui-tab-specialist=Specialists
ui-tab-price=Prices
ui-adore=Adore { $god }
ui-take=Take the { $specialist }
ui-shaman=Shaman: { $resource }
ui-rain=Rain ceremony for 3
ui-herd=Herd with { $cattle }
ui-nomads=Nomads for 2
ui-builder=Builder for 2
ui-build=Build a monument
ui-place-it=Place { $craftsman_a }
ui-set-price={ $craftsman }: price { $price }
ui-price-now=, the price now
ui-at={ $lie ->
 [across] At { $cell }, lying across
 [down] At { $cell }, lying down
 *[other] At { $cell }
}
ui-turn=Turn it (R)
ui-settle=Put it here
ui-done=Keep these prices
ui-end=End the turn
ui-site-square=A glowing cell is the top left corner of the tile; it covers the cells to the right and below as well.
ui-site-long=A glowing cell is the first of two; the second lies to the right of it, or below: R turns the tile.
ui-site-resource=Everybody's craftsmen in range can use it from now on.
ui-site-water=Water
ui-site-water-about=Water that hangs together is a single step of any way.
ui-site-monument=A monument
ui-site-monument-about=It begins at level 1, worth 1 VP, and goods can pass it as a hub.
ui-which=Choose the monuments to raise, here or on the map.
ui-raise=Raise { $cell }
ui-raise-short={ $cell } to level { $level }
ui-raise-this=Raise the monument at { $cell } to level { $level }
ui-plan=Raise { $cells }
ui-vp-gain=+{ $vp } VP
ui-cheapest-way=cheapest way
ui-found-way=the best way found; there are too many to try them all
ui-own-way=your way
ui-left-out=Not in this plan: { $cells }
ui-untried=Perhaps also, but it was not worked out: { $cells }
ui-cheapest=Back to the cheapest way
ui-paid-to=Paid to
ui-own-cards=Own cards
ui-stock=Stock
ui-raise-for=Raise { $cells } for { $cost }
ui-leaves={ $cattle ->
 [0] leaves you nothing
 *[other] leaves you { $cattle }
}
ui-too-dear=you have only { $cattle }
ui-by-hand=Choose each supplier
ui-drop=Drop the plan
ui-swap=Click to do without it.
ui-instead={ $more ->
 [0] Instead: { $what }, for the same cost
 *[other] Instead: { $what }, for { $more } more
}
ui-instead-title=What could be used instead ({ $count })
ui-raising={ $goods ->
 [0] { $cell }: the last good
 [one] { $cell } needs 1 more good
 *[other] { $cell } needs { $goods } more goods
}
ui-as-planned=As planned: { $what }
ui-rest-as-planned=All the rest as planned
ui-buy={ $craftsman } of { $owner } at { $cell }, { $price }
ui-use-up={ $resource } at { $cell }
ui-measure-score=VP above VR
ui-measure-income=Income of the next revenue, in cattle`;export{e as default};