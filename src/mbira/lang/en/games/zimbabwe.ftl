### The Great Zimbabwe in English.
###
### Names of things carry what sentences need as attributes:
###   .a      with an indefinite article where there is one: "a potter", "wood"
###   .many   in the plural
###   .form   no words: what a craftsman's tile is like, "long" or "square", to select by
### A person's name may stand in place of $seat, $owner and $other, so only the bare names are used.


## The game itself

game-name = The Great Zimbabwe
game-about = Raise monuments, hire craftsmen, please a god: an economy of cattle and short routes, with no luck at all.

## Seats

seat-0 = Kilwa
seat-1 = Mutapa
seat-2 = Zulu
seat-3 = Lozi
seat-4 = Mapungubwe


## Craftsmen

craftsman-wood-carver = wood carver
    .a = a wood carver
    .many = wood carvers
    .form = long
craftsman-potter = potter
    .a = a potter
    .many = potters
    .form = long
craftsman-ivory-carver = ivory carver
    .a = an ivory carver
    .many = ivory carvers
    .form = square
craftsman-diamond-cutter = diamond cutter
    .a = a diamond cutter
    .many = diamond cutters
    .form = square
craftsman-sculptor = sculptor
    .a = a sculptor
    .many = sculptors
    .form = square
craftsman-vessel-maker = vessel maker
    .a = a vessel maker
    .many = vessel makers
    .form = square
craftsman-throne-maker = throne maker
    .a = a throne maker
    .many = throne makers
    .form = long


## Resources

resource-wood = wood
    .a = wood
resource-clay = clay
    .a = clay
resource-ivory = ivory
    .a = ivory
resource-diamonds = diamonds
    .a = diamonds


## What else can lie on a cell

thing-monument = monument
    .a = a monument
thing-water = water
    .a = water
thing-start = starting area
    .a = a starting area
thing-nothing = nothing
    .a = nothing


## Gods

god-shadipinyi = Shadipinyi
god-elegua = Elegua
god-dziva = Dziva
god-eshu = Eshu
god-gu = Gu
god-obatala = Obatala
god-atete = Atete
god-tsui-goab = Tsui-Goab
god-anansi = Anansi
god-qamata = Qamata
god-engai = Engai
god-xango = Xango

god-effect-shadipinyi = A plaque of his own leads the row when gifts are given, and all the cattle on it are yours.
god-effect-elegua = Each round the common stock pays up to 3 cattle of your first gift.
god-effect-dziva = When you choose her, and at the start of each of your turns, you may change your prices, up or down.
god-effect-eshu = In your turns everything has a range of 6 steps instead of 3.
god-effect-gu = Every technology card adds only 1 to your VR, those you already have included.
god-effect-obatala = When you build a monument, you may build a second one.
god-effect-atete = You may use a resource once more that already has a used marker.
god-effect-tsui-goab = The goods for one monument may be of the same kind.
god-effect-anansi = Every craftsman gives you a good for 1 cattle, whatever his price.
god-effect-qamata = What anybody pays for hubs goes to this card instead of to the stock.
god-effect-engai = You get 2 more cattle at every revenue.
god-effect-xango = Your VR goes down by 2, and a tie for victory is decided in your favour.


## Specialists

specialist-shaman = shaman
specialist-rain-ceremony = rain ceremony
specialist-herd = herd
specialist-nomads = nomads
specialist-builder = builder

specialist-effect-shaman = For 2 cattle, you put a resource tile on an empty cell.
specialist-effect-rain-ceremony = For 3 cattle, you put a water tile on two empty cells side by side.
specialist-effect-herd = Put 2, 4 or 6 cattle on the card, and the stock adds half as many.
specialist-effect-nomads = For 2 cattle, your new monuments may touch other monuments this turn.
specialist-effect-builder = For 2 cattle, the first 2 cattle of each craftsman that you place this turn go to this card.


## The main action of a turn, as in "you have already chosen to ..."

main-nothing = do nothing
main-building = build a monument
main-placing = place craftsmen
main-pricing = set prices
main-raising = raise monuments
main-closed = do something else


## What is being decided

ask-tile = The next tile of the map is drawn.
ask-marker = The next VR marker is drawn.
ask-without = A god is drawn who stays in the box.
ask-finished = The match is over.

ask-first-monument = { $seat }: put your first monument on a free starting area.
ask-gift = { $most ->
    [1] { $seat }: give 1 head of cattle, or pass.
   *[other] { $seat }: give at least { $least ->
        [one] 1 head of cattle
       *[other] { $least } cattle
    }, or pass; you can go up to { $most }.
}
ask-dziva-prices = { $seat }: with Dziva's blessing, set your prices again, or leave them as they are.
ask-turn = { $seat }: choose a god or a specialist, { $use ->
    [yes] use specialists, and
   *[no] and
} take one main action.
ask-turn-owed = { $seat }: go on with your turn; the { $specialist } must still be used.
ask-turn-unpriced = { $seat }: set the price of the new { $craftsman } (1 if you set none), or place more craftsmen.
ask-turn-god = { $seat }: choose a god, { $use ->
    [yes] use specialists, and
   *[no] and
} take one main action.
ask-turn-specialist = { $seat }: choose a specialist, { $use ->
    [yes] use specialists, and
   *[no] and
} take one main action.
ask-turn-main = { $seat }: { $use ->
    [yes] use specialists, and take one main action.
   *[no] take one main action.
}
ask-turn-on = { $seat }: go on with your turn, or end it.
ask-monument-site = { $seat }: choose a cell for your new monument.
ask-craftsman-site = { $seat }: choose a place for the { $craftsman }.
ask-resource-site = { $seat }: choose an empty cell for the { $resource }.
ask-water-site = { $seat }: choose two empty cells side by side for the water.
ask-good = { $goods ->
    [one] { $seat }: choose a craftsman for the last good that the monument at { $cell } needs.
   *[other] { $seat }: choose a craftsman for the next of { $goods } goods that the monument at { $cell } needs.
}
ask-good-resource = { $seat }: choose the { $resource } that the { $craftsman } uses up.
ask-primary-good = { $seat }: choose the { $primary } who supplies the { $craftsman }.
ask-primary-resource = { $seat }: choose the { $resource } that the { $craftsman } uses up.


## The log: chance

log-tile = { $tile ->
    [0] The start tile is laid, { $turns ->
        [0] as it is.
        [1] turned once.
        [2] turned twice.
       *[other] turned three times.
    }
   *[other] Tile { $tile } is laid, { $turns ->
        [0] as it is.
        [1] turned once.
        [2] turned twice.
       *[other] turned three times.
    }
}
log-marker = { $seat }'s VR marker goes on top of the stack.
    .you = Your VR marker goes on top of the stack.
log-without = { $god } stays in the box.


## The log: seats

log-bid = { $cattle ->
    [one] { $seat } gives 1 head of cattle{ $helped ->
        [0] .
       *[other] , and the stock pays for it.
    }
   *[other] { $seat } gives { $cattle } cattle{ $helped ->
        [0] .
       *[other] , { $helped } of them from the stock.
    }
}
    .you = { $cattle ->
        [one] You give 1 head of cattle{ $helped ->
            [0] .
           *[other] , and the stock pays for it.
        }
       *[other] You give { $cattle } cattle{ $helped ->
            [0] .
           *[other] , { $helped } of them from the stock.
        }
    }
log-pass = { $seat } passes.
    .you = You pass.
log-god = { $change ->
    [0] { $seat } adores { $god } from now on; VR stays at { $vr }.
   *[other] { $seat } adores { $god } from now on; VR is now { $vr }.
}
    .you = { $change ->
        [0] You adore { $god } from now on; VR stays at { $vr }.
       *[other] You adore { $god } from now on; VR is now { $vr }.
    }
log-specialist = { $seat } takes the { $specialist } into service.
    .you = You take the { $specialist } into service.
log-shaman = { $seat } pays the shaman 2 cattle and asks for { $resource }.
    .you = You pay the shaman 2 cattle and ask for { $resource }.
log-rain = { $seat } holds the rain ceremony for 3 cattle.
    .you = You hold the rain ceremony for 3 cattle.
log-herd = { $calves ->
    [one] { $seat } puts { $cattle } cattle on the herd; 1 calf joins them.
   *[other] { $seat } puts { $cattle } cattle on the herd; { $calves } calves join them.
}
    .you = { $calves ->
        [one] You put { $cattle } cattle on the herd; 1 calf joins them.
       *[other] You put { $cattle } cattle on the herd; { $calves } calves join them.
    }
log-nomads = { $seat } pays the nomads 2 cattle: monuments may touch this turn.
    .you = You pay the nomads 2 cattle: monuments may touch this turn.
log-builder = { $seat } pays the builder 2 cattle.
    .you = You pay the builder 2 cattle.
log-build = { $seat } is about to build a monument.
    .you = You are about to build a monument.
log-place = { $seat } is about to place { $craftsman_a }.
    .you = You are about to place { $craftsman_a }.
log-price = { $seat } sets the price of the { $craftsman } to { $price ->
    [one] 1 head of cattle.
   *[other] { $price } cattle.
}
    .you = You set the price of the { $craftsman } to { $price ->
        [one] 1 head of cattle.
       *[other] { $price } cattle.
    }
log-raise = { $seat } raises the monument at { $cell } to level { $level }.
    .you = You raise the monument at { $cell } to level { $level }.
log-buy = { $seat } buys from { $own ->
    [yes] their own
   *[no] the
} { $craftsman } at { $cell }: { $price ->
    [one] 1 head of cattle
   *[other] { $price } cattle
} to { $own ->
    [yes] their card
   *[no] { $owner }'s card
}{ $hubs ->
    [0] .
    [one] , { $fee } for a hub.
   *[other] , { $fee } for { $hubs } hubs.
}
    .you = You buy from { $own ->
        [yes] your own
       *[no] the
    } { $craftsman } at { $cell }: { $price ->
        [one] 1 head of cattle
       *[other] { $price } cattle
    } to { $own ->
        [yes] your card
       *[no] { $owner }'s card
    }{ $hubs ->
        [0] .
        [one] , { $fee } for a hub.
       *[other] , { $fee } for { $hubs } hubs.
    }
    .you-owner = { $seat } buys from your { $craftsman } at { $cell }: { $price ->
        [one] 1 head of cattle
       *[other] { $price } cattle
    } to your card{ $hubs ->
        [0] .
        [one] , { $fee } for a hub.
       *[other] , { $fee } for { $hubs } hubs.
    }
log-primary = { $seat } gets the primary good from { $own ->
    [yes] their own
   *[no] the
} { $craftsman } at { $cell }: { $price ->
    [one] 1 head of cattle
   *[other] { $price } cattle
} to { $own ->
    [yes] their card
   *[no] { $owner }'s card
}{ $hubs ->
    [0] .
    [one] , { $fee } for a hub.
   *[other] , { $fee } for { $hubs } hubs.
}
    .you = You get the primary good from { $own ->
        [yes] your own
       *[no] the
    } { $craftsman } at { $cell }: { $price ->
        [one] 1 head of cattle
       *[other] { $price } cattle
    } to { $own ->
        [yes] your card
       *[no] { $owner }'s card
    }{ $hubs ->
        [0] .
        [one] , { $fee } for a hub.
       *[other] , { $fee } for { $hubs } hubs.
    }
    .you-owner = { $seat } gets the primary good from your { $craftsman } at { $cell }: { $price ->
        [one] 1 head of cattle
       *[other] { $price } cattle
    } to your card{ $hubs ->
        [0] .
        [one] , { $fee } for a hub.
       *[other] , { $fee } for { $hubs } hubs.
    }
log-resource = { $seat } uses up the { $resource } at { $cell } for the { $craftsman }.
    .you = You use up the { $resource } at { $cell } for the { $craftsman }.
log-done = { $seat } is happy with the prices.
    .you = You are happy with the prices.
log-end = { $seat } ends the turn.
    .you = You end the turn.
log-end-round = { $seat } ends the turn and round { $round }. Revenue: { $got }.
    .you = You end the turn and round { $round }. Revenue: { $got }.
collects = { $engai ->
    [0] { $seat } { $cattle }
   *[other] { $seat } { $cattle } ({ $rest } + { $engai } from Engai)
}
    .you = { $engai ->
        [0] you { $cattle }
       *[other] you { $cattle } ({ $rest } + { $engai } from Engai)
    }
list = { $one }, { $more }
list-end = { $one } and { $two }
sentences = { $one } { $more }
then-passes = { $seat } cannot give more and passes.
    .you = You cannot give more and pass.
then-pass = { $seats } cannot give more and pass.
then-first = { $seat } goes first.
    .you = You go first.
log-undo = { $seat } takes something back.
    .you = You take something back.
log-redo = { $seat } plays what was taken back again.
    .you = You play what was taken back again.

log-at-first-monument = { $seat } founds a first monument at { $cell }.
    .you = You found a first monument at { $cell }.
log-at-monument-site = { $seat } builds a monument at { $cell }.
    .you = You build a monument at { $cell }.
log-at-craftsman-site = { $vr ->
    [0] { $seat } places the { $craftsman } at { $cell } for { $cost } cattle: { $vp } VP.
   *[other] { $seat } places the { $craftsman } at { $cell } for { $cost } cattle: { $vp } VP, and { $vr } VR for the new technology.
}
    .you = { $vr ->
        [0] You place the { $craftsman } at { $cell } for { $cost } cattle: { $vp } VP.
       *[other] You place the { $craftsman } at { $cell } for { $cost } cattle: { $vp } VP, and { $vr } VR for the new technology.
    }
log-at-resource-site = { $seat } puts { $resource } at { $cell }.
    .you = You put { $resource } at { $cell }.
log-at-water-site = { $seat } lets water flow at { $cell }.
    .you = You let water flow at { $cell }.


## How a match ended

end-victory = The match ends in round { $round }: a VR is reached.
end-round-limit = The match ends with round { $round }, the last one agreed on.

before-xango-outright = { $seat } finishes ahead of { $other }: whoever adores Xango and reaches their VR wins.
    .you = You finish ahead of { $other }: whoever adores Xango and reaches their VR wins.
    .you-other = { $seat } finishes ahead of you: whoever adores Xango and reaches their VR wins.
before-overshoot = { $seat } finishes ahead of { $other } on VP minus VR: { $more } to { $less }.
    .you = You finish ahead of { $other } on VP minus VR: { $more } to { $less }.
    .you-other = { $seat } finishes ahead of you on VP minus VR: { $more } to { $less }.
before-xango = { $seat } finishes ahead of { $other }: level in VP minus VR, with Xango to decide.
    .you = You finish ahead of { $other }: level in VP minus VR, with Xango to decide.
    .you-other = { $seat } finishes ahead of you: level in VP minus VR, with Xango to decide.
before-points = { $seat } finishes ahead of { $other }: level in VP minus VR, but with more VP, { $more } to { $less }.
    .you = You finish ahead of { $other }: level in VP minus VR, but with more VP, { $more } to { $less }.
    .you-other = { $seat } finishes ahead of you: level in VP minus VR, but with more VP, { $more } to { $less }.
before-order = { $seat } finishes ahead of { $other }: level in everything, but earlier in the order of play.
    .you = You finish ahead of { $other }: level in everything, but earlier in the order of play.
    .you-other = { $seat } finishes ahead of you: level in everything, but earlier in the order of play.


## Why not: at any time

why-not-now = That is not what is being decided now. { $question }
why-too-dear = { $need ->
    [one] That costs 1 head of cattle, and you have none to spend.
   *[other] That costs { $need } cattle, and you have { $have ->
        [0] none to spend.
       *[other] only { $have } to spend.
    }
}
why-too-dear-with-debt = That costs { $need ->
    [one] 1 head of cattle
   *[other] { $need } cattle
}, and you can spend { $have ->
    [0] none: the { $specialist } must still be paid this turn.
   *[other] only { $have }: the { $specialist } must still be paid this turn.
}
why-too-much-vr = That would take your VR to { $vr }, and { $most } is the most.


## Why not: gifts

why-gift-too-small = { $least ->
    [one] A gift is at least 1 head of cattle.
   *[other] Every gift must be larger than the last: give { $least } cattle or more, or pass.
}
why-gift-too-large = { $most ->
    [one] You can give no more than 1 head of cattle.
   *[other] You can give no more than { $most } cattle.
}


## Why not: gods and specialists

why-one-god = You already adore { $god }, and that is for the whole match.
why-chosen-already = You have already chosen a god or a specialist this turn; one choice a turn is allowed.
why-god-taken = { $god } is already adored by another seat.
why-god-not-in-play = { $god } takes no part in this match.
why-specialist-yours = You already have the { $specialist }; use that card instead of choosing it.
why-specialist-taken = You cannot have the { $specialist }: that card is { $seat }'s.
why-no-specialists = This match is played without specialists.
why-specialist-not-yours = You cannot use the { $specialist }: that card is not yours.
why-specialist-used = You have already used the { $specialist } this turn.
why-no-tile = The { $specialist } is of no use any more: there are no tiles left to put down.
why-no-site-for-tile = The { $specialist } is of no use now: there is no room on the map for another tile.
why-no-resource-tile = No tile with { $resource } is left; ask the shaman for something else.
why-owed = Use the { $specialist } before you end your turn: a new specialist is put to work in the same turn.



## Why not: the main action

why-price-first = Set the price of the { $craftsman } first: a god or a specialist ends your main action, and prices are a part of that.
why-main-closed = Your main action ended when you turned to a god or a specialist.
why-main-taken = You have already chosen to { $main }; there is one main action a turn.
why-one-monument = You have built a monument this turn; only Obatala allows a second.
why-two-monuments = You have built two monuments this turn, and nobody may build more.
why-no-disc = You have no discs left for another monument or level.
why-no-monument-site = There is nowhere to build: every empty cell touches a monument or must be kept free.
why-prices-set = You have set prices this turn, and that ends the placing of craftsmen.
why-all-placed = All three { $craftsman_many } are on the map already.
why-no-shield = You have no shields left to mark another craftsman with.
why-no-card = Both technology cards of the { $craftsman } are taken.
why-first-primary = You placed the first { $primary } on the map this turn; { $craftsman_a } has to wait for your next turn.
why-family-once = You have placed { $placed_a } this turn; { $craftsman_a } is of the same family and has to wait for your next turn.
why-no-primary = There is no { $primary } on the map yet, and every { $craftsman } needs one.
why-no-resource-anywhere = There is no { $resource } on the map, and { $craftsman_a } cannot do without.
why-all-claimed = The map has no unclaimed resource for { $craftsman_a }: each one is already in range of another.
why-no-room = There is no room on the map for { $craftsman_a }: too few empty cells lie together.
why-no-room-near = Wherever unclaimed { $resource } is in range, there is no room for { $craftsman_a }.
why-no-primary-in-reach = { $single ->
    [yes] Wherever { $craftsman_a } could stand, there is no { $primary } in reach over one hub at most.
   *[no] Wherever { $craftsman_a } could stand, there is no { $primary } in reach, not even over hubs.
}
why-no-technology = You have no technology card of the { $craftsman }, so there is no price to set.
why-priced-already = You have already set the price of the { $craftsman } this turn.
why-same-price = The price of the { $craftsman } is { $price } already.
why-price-lowered = The price of the { $craftsman } is { $price }, and here prices may only go up.


## Why not: the spot

why-off-map = { $cell } is not on the map.
why-off-edge = The tile does not fit at { $cell }: a part of it would lie off the map.
why-say-lie = Say which way the tile lies from { $cell }: across or down.
why-no-lie = Name only the cell { $cell }: this piece has no direction.
why-no-start = { $cell } is not a starting area; the first monument goes on one.
why-start-taken = The starting area { $cell } is taken already.
why-occupied = { $cell } is not empty: it holds { $thing_a }.
why-zoning = { $cell } touches the monument at { $other }; a new monument must stand clear of all others.
why-no-resource-near = That spot has no { $resource } in range, and { $craftsman_a } cannot do without.
why-claimed = Whatever { $resource } that spot has in range, another { $craftsman } has in range already.
why-primary-far = { $single ->
    [yes] The { $craftsman } needs { $primary_a }, and none can be reached from that spot over one hub at most.
   *[no] The { $craftsman } needs { $primary_a }, and none can be reached from that spot, not even over hubs.
}
why-room-owed = That would leave no room for the tile of the { $specialist }, which you must still use this turn.


## Why not: raising monuments

why-no-monument = There is no monument at { $cell }.
why-not-your-monument = The monument at { $cell } belongs to { $seat }.
why-raised-already = You have already raised the monument at { $cell } this turn.
why-top-level = The monument at { $cell } is at its highest level.
why-too-few-goods = { $need ->
    [one] The monument needs a good, and none can reach it now.
   *[other] The monument needs { $need } different goods, and { $have ->
        [0] none can reach it now.
        [one] only one kind can reach it now.
       *[other] only { $have } kinds can reach it now.
    }
}
why-no-goods = { $need ->
    [one] The monument needs a good, and none can reach it now.
   *[other] The monument needs { $need } goods, and none can reach it now.
}
why-no-marker = { $have ->
    [0] No used marker is left in the box.
   *[other] Too few used markers are left in the box: { $have }.
}
why-resources-short = { $need ->
    [one] There are too few unused resources for the good that the monument needs.
   *[other] There are too few unused resources for the { $need } goods that the monument needs.
}
why-raise-too-dear = The cheapest way to raise that monument costs { $need ->
    [one] 1 head of cattle
   *[other] { $need } cattle
}, and you have { $have ->
    [0] none to spend.
   *[other] only { $have } to spend.
}
why-raise-too-dear-with-debt = The cheapest way to raise that monument costs { $need ->
    [one] 1 head of cattle
   *[other] { $need } cattle
}, and you can spend { $have ->
    [0] none: the { $specialist } must still be paid this turn.
   *[other] only { $have }: the { $specialist } must still be paid this turn.
}
why-no-craftsman = No craftsman has { $cell } as the top left cell.
why-primary-replaced = Monuments take no goods from { $craftsman_many } any more: there is { $secondary_a } on the map.
why-same-good = The monument already has this kind of good; the { $craftsman } has no other.
why-out-of-reach = The { $craftsman } cannot be reached, not even over hubs.
why-no-resource-left = The { $craftsman } has no more { $resource } in range that could be used this round.
why-no-primary-good = The { $craftsman } cannot work: no { $primary } with a resource left to use can be reached from there.
why-rest-impossible = After that, what is still missing could no longer be bought; choose another way.
why-wrong-resource = The { $craftsman } needs { $resource }, and { $cell } has none.
why-resource-far = The { $craftsman } cannot use the { $resource } at { $cell }: that cell is out of range.
why-resource-used = The { $resource } at { $cell } cannot be used again this round.
why-wrong-primary = There is no { $craftsman } with { $cell } as the top left cell.


## Questions that can be asked, and their answers

tell-help-god = god [NAME]: what a god does, or all that are in play.
tell-help-specialist = specialist [NAME]: what a specialist does, or all of them.
tell-help-craftsman = craftsman [NAME]: what a craftsman needs and costs, or all of them.
tell-help-reach = reach CELL: what can be reached from a cell; "reach CELL eshu" counts with Eshu's range.
tell-help-sites = sites CRAFTSMAN: where a craftsman may stand.
tell-help-gift = gift NUMBER: what a gift leads to if everybody else passes.
tell-help-plan = plan CELL CELL... [using CELL...] [not CELL...]: the cheapest way to raise monuments together; craftsmen and resources on some cells can be asked for or left alone.
tell-help-income = income: what the revenue would bring now.
tell-help-standings = standings: who would win now, and why.

tell-reach = { $hubs ->
    [0] In range of { $cell }: { $cells }
    [one] Over a hub: { $cells }
   *[other] Over { $hubs } hubs: { $cells }
}
tell-resource = { $cell }: { $resource }, { $used ->
    [0] unused
    [1] used
   *[other] used twice
}, { $claims ->
    [0] in range of no craftsman.
    [one] in range of the craftsman at { $claimers }.
   *[other] in range of the craftsmen at { $claimers }.
}
tell-sites-across = { $craftsman_form ->
    [square] The { $craftsman } can stand with the top left cell at: { $cells }
   *[long] The { $craftsman } can lie across from: { $cells }
}
tell-sites-down = The { $craftsman } can lie downwards from: { $cells }
tell-sites-none = There is no place for { $craftsman_a } now.
tell-gift = { $cattle ->
    [one] A gift of 1 head of cattle
   *[other] A gift of { $cattle } cattle
}{ $cost ->
    [0] , none of it one's own
   *[other] , { $cost } of it one's own
}; if everybody else then passes:
tell-gift-left = { $place }. { $seat }, with { $cattle ->
    [0] no cattle.
    [one] 1 head of cattle.
   *[other] { $cattle } cattle.
}
tell-plan-none = There is no way to raise all of that, whatever one pays.
tell-plan = { $exact ->
    [yes] The cheapest way brings
   *[no] The best way that was found brings
} { $vp } VP and costs { $cost ->
    [one] 1 head of cattle
   *[other] { $cost } cattle
}{ $fees ->
    [0] {""}
   *[other] , { $fees } of that for hubs
}{ $affordable ->
    [yes] .
   *[no] , which is more than there is to spend.
}
tell-plan-beyond = No more than { $most } monuments are planned for at a time. Left out: { $cells }
tell-plan-lost = No way was found for all of them together, but not every one was tried. Left out: { $cells }
tell-plan-inexact = There are too many ways to try them all; a cheaper one may exist.
tell-plan-to = { $cattle ->
    [one] 1 head of cattle goes to { $seat }'s cards.
   *[other] { $cattle } cattle go to { $seat }'s cards.
}
tell-good = For { $monument }: the { $craftsman } at { $cell } ({ $owner }) for { $price ->
    [one] 1 head of cattle
   *[other] { $price } cattle
}{ $hubs ->
    [0] {""}
    [one] , over the hub { $way }
   *[other] , over the hubs { $way }
}, using up the resource at { $resource }.
tell-good-primary = Supplied by the { $craftsman } at { $cell } ({ $owner }) for { $price ->
    [one] 1 head of cattle
   *[other] { $price } cattle
}{ $hubs ->
    [0] {""}
    [one] , over the hub { $way }
   *[other] , over the hubs { $way }
}, using up the resource at { $resource }.
tell-income = { $seat } gets { $total ->
    [one] 1 head of cattle
   *[other] { $total } cattle
}: { $cards } from cards, { $monuments } for the highest monument{ $engai ->
    [0] .
   *[other] , { $engai } from Engai.
}
tell-standing = { $place }. { $seat }: VP minus VR is { $margin }{ $reached ->
    [yes] , enough to win
   *[no] {""}
}{ $by ->
    [xango-outright] ; Xango puts this seat before the next.
    [xango] ; level with the next, but Xango decides.
    [points] ; level with the next, but with more VP.
    [order] ; level with the next, but earlier in the order of play.
   *[other] .
}
tell-god = { $god } ({ $vr } VR): { $effect }
tell-specialist = { $specialist } ({ $vr } VR, { $cost } cattle a use): { $effect }
tell-craftsman = { $secondary ->
    [yes] { $craftsman }: { $cost } cattle, { $vp } VP; cards { $first } and { $second } VR; uses { $resource } and needs { $primary_a } in reach.
   *[no] { $craftsman }: { $cost } cattle, { $vp } VP; cards { $first } and { $second } VR; uses { $resource }.
}
tell-plan-actions = To carry it out: { $actions }


## The drawing for terminals: short words, the panel has 21 columns

draw-round = round { $round }
draw-set-up = setting up
draw-finished = finished
draw-land = land
draw-water = water
draw-start = starting area
draw-resources = resources
draw-used = used
draw-twice = twice
draw-monument = monument, level
draw-craftsman = craftsman, whose
draw-choose = to choose from
draw-tiles-left = tiles left, card VR
draw-cost = cost { $cost }, D { $d }, S V T { $svt }
draw-left = left
draw-seat = seat
draw-points = VP/VR
draw-to-go = to go
draw-cattle = cattle
draw-cards = cards with prices
draw-order = order of play
draw-plaques = plaques
draw-god = god
draw-last-gift = last gift
draw-still-giving = still giving
draw-last-to-play = last to play
draw-gods = gods
draw-specialists = specialists


## Options: what a table may agree on before a match

group-map = Map
group-gods = Gods and specialists
group-length = Length
preset-first = Six gentle gods and no specialists: the economy comes first.
preset-standard = Eight of the twelve gods, and all the specialists.
preset-long = All twelve gods: more to weigh, and longer turns.

option-board = Map of your own
    .about = A map file takes the place of the tiles that are laid at random.
option-gods = Gods in play
    .about = The gods that you name take part instead of eight drawn at random.
option-gods-shadipinyi = { god-shadipinyi }
option-gods-elegua = { god-elegua }
option-gods-dziva = { god-dziva }
option-gods-eshu = { god-eshu }
option-gods-gu = { god-gu }
option-gods-obatala = { god-obatala }
option-gods-atete = { god-atete }
option-gods-tsui-goab = { god-tsui-goab }
option-gods-anansi = { god-anansi }
option-gods-qamata = { god-qamata }
option-gods-engai = { god-engai }
option-gods-xango = { god-xango }
option-setup = Set-up
    .about = The first game is easier: six simple gods, and no specialists.
option-setup-standard = standard
option-setup-first-play = first game
option-round-limit = Last round
    .about = After this many rounds the best VP minus VR wins; without a limit the match goes on until a VR is reached, as in the rulebook.
option-monuments-block-resources = Monuments block resources
    .about = Craftsmen cannot use a resource straight through a monument; they have to reach it another way (R11).
option-single-hub-for-secondary = One hub for new secondary craftsmen
    .about = A new secondary craftsman has to reach a primary one over one hub at most instead of any number (R12).
option-gu-marker-stays = Gu leaves the marker in its stack
    .about = If choosing Gu leaves your VR as it was, your marker keeps its place in the stack instead of going on top (R17).
option-family-once-a-turn = One of a family a turn
    .about = A primary craftsman and a secondary one of the same family are never placed in the same turn, whether the primary one is the first on the map or not (R24).
option-gods-in-play-act = Gods act before they are adored
    .about = Even while nobody adores them, Shadipinyi's plaque takes gifts (R22) and Qamata's card takes what is paid for hubs (R38); that goes to the stock later.
option-interruptible-actions = Main action with breaks
    .about = Between two steps of your main action you may turn to a god or a specialist, and then go on with it (R34).
option-dziva-start-only = Dziva only at the start of turns
    .about = Dziva lets you set prices at the start of your turns only, not at the moment you choose her (R35).
option-dziva-before-main = Dziva only before the main action
    .about = Dziva lets you set prices at the moment you choose her only if you have not begun your main action; otherwise from your next turn on (R35).
option-dziva-lowers-after-placing = Dziva lowers prices after placing
    .about = Whoever adores Dziva may also lower prices after placing craftsmen, not only raise them (R35).
option-xango-wins-outright = Xango beats everybody
    .about = If several seats reach their VR in the same round, the one that adores Xango wins, however far beyond it the others are (R46).
option-box-limits = No more pieces than in the box
    .about = The box sets the limit: 120 cattle and 25 used markers for everybody together, 21 discs and 18 shields for each seat (R47).

## How what seats have changes, as the log shows it; the amount has its sign: "+2 VP"

change-vp = { $amount } VP
change-vr = { $amount } VR
change-cattle = { $amount } cattle
change-cards = { $amount } cattle on cards

## Orders: what a seat is told beforehand

order-gifts = Gifts
order-gifts-up-to = Give as little as leads, up to { $number }; then pass
order-gifts-ask = Give as little as leads, up to { $number }; then ask me
order-gifts-pass = Pass
## What is compared between matches, as statistics show it

feat-god = God
feat-specialist = Specialist
feat-opening = First craftsman
feat-craftsmen = Craftsmen placed
feat-monuments = Monuments built
feat-raised = Levels raised
