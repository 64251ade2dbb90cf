### The guided match of Heart of Africa in English: title, text, what to do, what came of it.

map-title = Into the interior
map = You are Lisbon. Your five traders stand in the lit area. Whoever controls an area, with pieces there and no other player's, scores it at the end of their own turn. The first to 42 VP wins.

values-title = What areas are worth
values = Areas with a resource are worth what the table says: gold, bananas, ivory and diamonds each have their row. Areas without one go by Africa, which is worth 0 now. The lit areas near you have resources, and a neutral trader each.

bid-title = The auction
bid = Only one player has a turn in each round: whoever bids most for the first row of markers. You are the last to be asked, so one more than the highest bid wins. Two Traders and 7 points in all are worth having.
bid-do = Bid 9 influence.
bid-done = What you paid lies in the pool and goes to the others at the end of the turn. Both markers are yours.

neutral-title = A neutral trader
neutral = Every turn begins with a neutral trader: in an empty area, or beside another neutral one. A neutral trader costs whoever is in its area 1 VP when they score. So: not near you.
neutral-do = Choose an area.

move-title = Move
move = You have 7 action points. Moving a trader to a neighbouring area costs 1. Where a neutral trader or another player stands, they have to stop. The lit areas have a resource.
move-do = Send two or three traders to an area with a resource: choose yours first, then where to go.
move-done = They stop where the neutral trader is. Each of yours more than theirs is another try in a conflict. You may move on with the points that are left.

use-title = Use a marker
use = Markers have a special action, now or in a later turn; kept ones are worth 9 strength in a conflict. Two Traders places two new traders in friendly areas, for no points.
use-do = Use Two Traders, or keep it and go on.

traders-title = Place them
traders = Areas with your pieces and no other player's are friendly. Neutral traders do not matter.
traders-do = Choose an area for each.

halt-title = End the movement
halt = Points that are left are lost. You may spend them first: 4 for a new trader on a coast that is empty or yours, 4 for moving a value by a row.
halt-do = When you are done, end your movement.

oust-title = Conflicts
oust = Neutral traders may be driven out if you have at least as many. You draw a conflict marker, which says what winning costs. With other players you would have to fight.
oust-do = Start the conflict where your traders stand beside a neutral one.

answer-title = What does it cost?
answer = Accept and pay: if a trader of yours is still there, one neutral trader goes back to the supply, and costs you no point there any more. For each trader more than theirs you may draw another marker. Refusing costs a row of reputation.
answer-do = Accept or refuse; or draw again, if you may.

fight-title = A conflict with a player
fight = Both sides commit in secret. Strength is pieces times reputation, 3 for each influence, 9 for each marker; on a tie, whoever is not on turn wins. Whoever retreats loses no piece, and gets what the winner committed.
fight-do = Commit influence, or retreat.

score-title = Score
score = At the end of your turn, only you score: each controlled area its value, minus 1 for each neutral trader beside your pieces.
score-do = End your turn.
score-done = Your marker moves on the VP track, jumping over others. Then the pool is shared out.

pool-title = What goes round comes round
pool = The influence that you paid is with the others now: they are stronger in the next auctions, and you are poor for a while. A round without a turn fills your purse again.

goal-title = The rest is yours
goal = Win rows when they fit, hold valuable areas, move the values your way, and keep a marker for the day somebody attacks. The first to reach 42 VP wins at once.
