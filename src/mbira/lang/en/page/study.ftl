### Words of studying in English: what a match teaches, and puzzles.

## What a match teaches

study-chances = Chances to win
study-click = Click any point to see the board there.
study-progress = { $total ->
    [0] Looking at the match…
   *[other] { $done } of { $total } decisions judged
}
study-decided = What decided it
study-whose = Whose decisions
study-all = All
study-nothing = Nothing better was found for any decision.
study-every = { $count ->
    [one] The turn in which something better was found
   *[other] All { $count } turns in which something better was found
}
study-best = The best decision of the match: nothing else came near. { $chance } % to win after it.
study-from = From { $before } to { $after } %.
study-better = Better:
study-for = For it: { $what }.
study-against = Against it: { $what }.
study-try = Try it from here
study-skill = Skill and luck
study-seat = Seat
study-accuracy = accuracy
study-luck = luck
study-own = own
study-others = others
study-how = Accuracy: how much of the chances that the best plans had your decisions kept, by what you could know. The rest adds up from an equal start to the end: luck is what chance gave against its mean, own what your decisions changed, others what theirs did.

## Puzzles

puzzle = Puzzle
puzzle-place = Puzzle { $place } of { $count }
puzzle-level = Difficulty { $level } of 5
puzzle-solved = { $solved } done
puzzle-win = You can win. Find how.
puzzle-keep = Only one choice keeps you in the match. Find it.
puzzle-best = One choice is clearly better than all others. Find it.
puzzle-play = Play it on the board: your first decision is the answer.
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-shown = The answer
puzzle-chance = About { $chance } % to win from here.
puzzle-less = About { $chance } % to win; the right choice has { $best } %.
puzzle-lacks = The right choice has this: { $what }.
puzzle-next = Next puzzle
puzzle-on = Play on from here
puzzle-again = Try again
puzzle-show = Show the answer
puzzles-none = There are no puzzles of this game yet.

# What a puzzle is about, by the kind of action that is to be found

puzzle-about-zimbabwe-bid = The gifts.
puzzle-about-zimbabwe-pass = The gifts.
puzzle-about-zimbabwe-god = A god.
puzzle-about-zimbabwe-specialist = A specialist.
puzzle-about-zimbabwe-shaman = A specialist.
puzzle-about-zimbabwe-rain = A specialist.
puzzle-about-zimbabwe-herd = A specialist.
puzzle-about-zimbabwe-nomads = A specialist.
puzzle-about-zimbabwe-builder = A specialist.
puzzle-about-zimbabwe-build = A monument.
puzzle-about-zimbabwe-place = A craftsman.
puzzle-about-zimbabwe-at = A craftsman.
puzzle-about-zimbabwe-price = A price.
puzzle-about-zimbabwe-raise = Raising a monument.
puzzle-about-zimbabwe-buy = Raising a monument.
puzzle-about-zimbabwe-primary = Raising a monument.
puzzle-about-zimbabwe-resource = Raising a monument.
puzzle-about-africa-bid = The auction.
puzzle-about-africa-pass = The auction.
puzzle-about-africa-start = The start.
puzzle-about-africa-move = The turn.
puzzle-about-africa-lead = The turn.
puzzle-about-africa-trader = The turn.
puzzle-about-africa-change = The turn.
puzzle-about-africa-buy = The turn.
puzzle-about-africa-use = The turn.
puzzle-about-africa-caravan = The turn.
puzzle-about-africa-join = The turn.
puzzle-about-africa-drift = The turn.
puzzle-about-africa-repute = The turn.
puzzle-about-africa-at = The turn.
puzzle-about-africa-fight = A conflict.
puzzle-about-africa-oust = A conflict.
puzzle-about-africa-accept = A conflict.
puzzle-about-africa-refuse = A conflict.
puzzle-about-africa-redraw = A conflict.
puzzle-about-africa-commit = A conflict.
puzzle-about-africa-stake = A conflict.
puzzle-about-africa-retreat = A conflict.
puzzle-about-africa-raise = A conflict.
puzzle-about-africa-peace = A conflict.
puzzle-about-meduris-move = The workers.
puzzle-about-meduris-worker = The workers.
puzzle-about-meduris-hut = Building.
puzzle-about-meduris-temple = Building.
puzzle-about-meduris-offer = An offering.
puzzle-about-meduris-replace = An offering.
puzzle-about-meduris-spare = An offering.
puzzle-about-meduris-pay = An offering.
puzzle-about-meduris-take = Materials.
puzzle-about-meduris-return = Materials.
puzzle-about-meduris-decline = Materials.
