### Liar's dice in English.
###
### The name of a face has its plural as an attribute: "five", "fives".
### A person's name may stand in place of $seat, $bidder, $caller and $loser.
### `.you` is what the seat itself reads, `.you-bidder` what the bidder does.


## The game itself

game-name = Liar's dice
game-about = Bid on the dice under all cups, though you see only your own, and doubt the bids of the others.


## Seats

seat-0 = Ada
seat-1 = Bruno
seat-2 = Clara
seat-3 = Dario
seat-4 = Elsa
seat-5 = Felix


## Faces and bids

face-1 = one
    .many = ones
face-2 = two
    .many = twos
face-3 = three
    .many = threes
face-4 = four
    .many = fours
face-5 = five
    .many = fives
face-6 = six
    .many = sixes
bid = { $count ->
    [one] { $count } { $face }
   *[other] { $count } { $face_many }
}


## How things are put together

hand = { $seat } { $hand }
    .you = you { $hand }
list = { $one }, { $more }
list-end = { $one } and { $two }
sentences = { $one } { $more }


## What is being decided

ask-rolling = The dice are rolled.
ask-opening = { $seat }: make the first bid of the round.
ask-bidding = { $seat }: bid higher than { $bid }, or call "liar".
ask-lifting = The cups are lifted.
ask-finished = The match is over.


## What happened

log-roll = { $seat } rolls { $hand }.
    .you = You roll { $hand }.
log-roll-hidden = { $seat } rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
} under the cup.
log-bid = { $seat } bids { $bid }.
    .you = You bid { $bid }.
log-liar = { $seat } doubts the bid of { $bidder }: { $bid }.
    .you = You doubt the bid of { $bidder }: { $bid }.
    .you-bidder = { $seat } doubts your bid: { $bid }.
log-lift = The cups are lifted: { $hands }.
log-truth = For { $face_many } { $found ->
    [one] { $found } die counts
   *[other] { $found } dice count
}: the bid was true.
log-lie = For { $face_many } { $found ->
    [one] { $found } die counts
   *[other] { $found } dice count
}: the bid was a lie.
log-loses = { $seat } loses a die.
    .you = You lose a die.
log-out = { $seat } loses the last die and is out.
    .you = You lose the last die and are out.
end-last = { $seat } has the last dice.
    .you = You have the last dice.


## Why something is not possible

why-not-now = That is not what is being decided now. { $question }
why-too-many = { $dice ->
    [one] There is only { $dice } die
   *[other] There are only { $dice } dice
} under all cups together.
why-ones = Ones count as every face, so nobody can bid on them.
why-too-low = A bid must be higher than { $bid }: more dice, or as many of a higher face.
why-nothing-bid = There is no bid yet that could be doubted.


## Questions

tell-help-odds = odds [COUNT FACE]: how likely a bid is for all that you know; alone, the one on the table.
tell-odds = For all that you know, the bid is true with a chance of { $percent }%.
tell-odds-none = There is no bid on the table.


## Labels of the drawing: short words, columns are few

label-table = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on the table; { $wild ->
    [yes] ones count as every face
   *[no] ones are only ones
}
label-bid = Bid: { $bid } ({ $seat })
label-no-bid = No bid yet
label-seat = seat
label-cup = under the cup
label-last = last round
label-out = out
label-showdown = { $bidder } bid { $bid }, { $caller } said "liar"; found: { $found }; a die less: { $loser }


## What a seat has more or less, after a line of the log: $amount is "+1" or "−1"

change-dice = dice { $amount }


## Options: what a table may agree on before a match

option-dice = Dice
    .about = Each seat begins with this many dice, from 1 to 5 (R1).
option-wild-ones = Wild ones
    .about = Ones count as every face, and nobody can bid on them (R4).
