### What is said of any match, in English.

why-over = The match is over: nothing is decided any more.
why-chance = Chance decides now, and nobody else can do anything.

## Orders: what a seat is told beforehand

order-forced = No choice
order-forced-play = Do what there is to do where I have no choice
until-once = once
until-turn = for this turn
until-round = for one round
until-auction = for one auction
until-outbid = until I am outbid
until-match = until the match ends
why-order-unknown = There is nothing here that could be decided ahead as “{ $order }”.
why-order-number = The number must be from { $least } to { $most }.
why-order-no-number = This is decided ahead without a number.
why-order-until = It cannot end with “{ $until }”, but with one of these: { $ends }.
