var e=`about=Swiss, round robin, knock-out or a league: with friends, bots, or anybody who likes to play.
mine=My tournaments
mine-none=You are in no tournament. Make one, or enter one that is open.
open=Open to everybody
entered=entered
state-open={ $count ->
 [one] { $count } entrant, not begun
 *[other] { $count } entrants, not begun
}
state-round=Round { $round } of { $rounds }
state-over={ $count ->
 [one] { $count } entrant, over
 *[other] { $count } entrants, over
}
state-closed={ $count ->
 [one] { $count } entrant, given up
 *[other] { $count } entrants, given up
}
kind-swiss=Swiss
kind-swiss-about=After each round, equals meet equals.
kind-robin=Round robin
kind-robin-about=Everybody meets everybody of their group.
kind-knockout=Knock-out
kind-knockout-about=The best of each table go on, until one table is left.
kind-league=League
kind-league-about=Seasons in divisions: the best go up, the last go down.
seats={ $count ->
 [one] { $count } seat at a table
 *[other] { $count } seats at a table
}
rounds={ $count ->
 [one] { $count } round
 *[other] { $count } rounds
}
days={ $count ->
 [one] { $count } day
 *[other] { $count } days
}
hours={ $count ->
 [one] { $count } hour
 *[other] { $count } hours
}
minutes={ $count ->
 [one] { $count } minute
 *[other] { $count } minutes
}
no-limit=no limit
new=A new tournament
new-name=What it is called
new-game=Game
new-kind=How it is played
new-seats=Seats at a table
new-seats-about=Some tables are smaller where the numbers do not fit.
new-rounds=Rounds
new-group=In a group
new-group-about=About how many; nobody is in a smaller one.
new-seasons=Seasons
new-enter=Who may enter
new-start=Begins by itself
new-start-about=With this many entrants; 0 for when you say so.
new-deadline=Time for a round
new-move=Time for a turn
new-more=Time and who is missing
new-options=How matches are set up
new-absent=Whoever does not come
make=Make the tournament
enter-anyone=Everybody
enter-anyone-about=It stands in the list, and everybody may enter.
enter-link=Whoever has the link
enter-link-about=Only those who have the link see it and may enter.
enter-invited=By invitation
enter-invited-about=Each invitation is a link that is good for one person.
absent-bot=A bot plays for them
absent-bot-about=For whoever is late or withdraws a bot plays on, and that counts.
absent-forfeit=They forfeit
absent-forfeit-about=Whoever is late or withdraws is last at that table, and gets no points.
cup-open={ $game }. { $kind }.
cup-about={ $game }: seats at a table { $seats }, entrants { $count }, rounds { $rounds }.
entrants={ $count ->
 [0] Entrants
 [one] { $count } entrant
 *[other] { $count } entrants
}
entrants-none=Nobody has entered yet.
enter=Enter
leave-open=I will not play after all
leave=Withdraw
leave-sure=Withdraw from this tournament? A bot plays on at your table, and you cannot come back.
turn-away=Turn away
turn-away-who=Turn { $name } away
settled=What is settled
round-has=A round has { $time }.
round-free=A round takes as long as it takes.
move-has=A turn has { $time }.
starts-at=It begins by itself with { $count ->
 [one] { $count } entrant
 *[other] { $count } entrants
}.
starts-by=It begins when whoever made it says so, with { $count ->
 [one] { $count } entrant
 *[other] { $count } entrants
} at least.
bots-count=How many bots
bots-level=How strong
bots-add=Bring bots
invite=Make a link to send
start=Begin
close=Give the tournament up
close-sure=Give this tournament up, for everybody?
closed=This tournament was given up.
extend={ $time } more for this round
round=Round { $round }
round-done=done
round-now=being played
round-ends=ends { $when }
round-coming=to come
pairings=Pairings of round { $round }
left={ $time } left
my-table=Go to my table
table-won={ $name } won
table-shared=shared
table-void=not played to the end
table-waits=not begun
table-on=being played
table-yours=your turn
table-turn={ $name } decides
absent=absent
bye=bye, counts as a win
deadline-bot=Not finished by { $when }? A bot plays on for whoever is to decide.
deadline-forfeit=Not finished by { $when }? A bot plays on for whoever is to decide, who is then last.
late=The time of this round is over: a bot plays on for whoever takes longer than ten minutes.
standings=Standings
final=Final standings
division=Division { $number }
group=Group { $number }
place=Place
name=Name
points=Points
opponents=Opponents
by-opponents=as many points, weaker opponents
by-direct=level, but behind in their own matches
by-margin=level, but by smaller margins
by-lot=level in everything: lot { $lot } was drawn
standings-about=A win is 3 points, a shared place shares them. Level on points: whose opponents have more, then matches against each other, then margins, then a lot.
seed=The lots follow from { $seed }.
export-standings=Standings (CSV)
export-tables=Results (CSV)`;export{e as default};