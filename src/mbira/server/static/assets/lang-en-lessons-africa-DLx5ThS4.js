var e=`
map-title = Into the interior
map = The first to reach { $goal } [VP](?vp), victory points, wins. You score areas that you [control](?friendly): with pieces of yours there and no other player's. Your traders stand at the pin.

values-title = What areas are worth
values = An area is worth what its resource is worth in the [market](?value): gold, bananas, ivory or diamonds. Areas without a resource go by *Africa*, which begins at 0. The pins show areas near you that have a resource; a [neutral trader](?neutral) stands in each.

bid-title = The auction
bid = Only one player has a turn in each round: whoever bids most [influence](?influence) for the first row of [markers](?marker). Its { $points } points are what can be done in that turn. Now { $next } is enough to lead.
bid-do = Bid { $next }, or pass.
bid-done = Only the winner pays, and everybody else shares what was paid. Whoever loses an auction is richer for the next one.
bid-past = In an auction only the winner pays and has a turn; the others share what was paid.

neutral-title = A neutral trader
neutral = Every turn begins with a [neutral trader](?neutral): in an empty area, or where there is a neutral one already. Each of them costs whoever has pieces in its area 1 VP at every scoring. So: not where you are.
neutral-do = Choose an area.
neutral-past = The [neutral trader](?neutral) costs whoever stands in its area 1 VP at every scoring.

move-title = Move
move = You have { $points } [action points](?points). A trader's step to a neighbouring area costs 1. Where a neutral trader or another player stands, it has to stop. The pins show areas with a resource.
move-do = Send two or three traders to an area with a resource: choose yours first, then where to go.
move-done = Take more than you need: each trader more than theirs is another try in a conflict. With the points that are left you may move on.
move-past = A step costs 1 [action point](?points), and whoever meets a neutral trader or another player stops there.

use-title = Markers can do something
use = Most [markers](?marker) have a special action. You may use it in this turn or a later one, for no points; kept, a marker is also worth 9 strength in a conflict. Point at one, or hold a finger on it, to see what it does.
use-do = Use one, or keep it and go on.
use-past = A [marker](?marker) is used once and then gone. Kept ones are worth 9 strength in a conflict.

traders-title = Two new traders
traders = They come to [friendly](?friendly) areas: with pieces of yours and no other player's. Neutral traders do not matter for that.

spend-title = What else points are for
spend = 4 points: a new trader on a coast that is empty or yours. 4 points: a value moves by a row, up for what you hold, or down for others. 1 [influence](?influence): one more point. What is left at the end of the movement is lost.

halt-title = End the movement
halt = After the movement come the conflicts. There is no moving afterwards, except by a marker.
halt-do = When you are done, end your movement.
halt-past = With the movement over, points that were left are lost, and conflicts come.

oust-title = Drive out a neutral trader
oust = Where you have at least as many traders as there are neutral ones, you may start a conflict. You draw a [conflict marker](?conflict-marker), which says what winning costs: nothing, influence, traders or [reputation](?reputation). The pins show where.
oust-do = Start a conflict, or leave them in peace.
oust-past = A conflict with neutral traders is never a must; the [conflict marker](?conflict-marker) says what winning costs.

answer-title = Is it worth it?
answer = Accept and pay, and one neutral trader goes back to the supply; the rest you send away. Refuse, and you lose a row of [reputation](?reputation). For each trader more than theirs you may draw another marker first.
answer-do = Accept, refuse, or draw again if you may.
answer-past = Accepting pays what the marker says and drives one neutral trader out; refusing costs a row of [reputation](?reputation).

fight-title = Conflicts between players
fight = Where you meet another player in your turn, there is a conflict. Both choose in secret. [Strength](?strength) is pieces times [reputation](?reputation), plus 3 for each influence and 9 for each marker committed; a tie goes to whoever is not on turn. Whoever [retreats](?retreat) loses nobody, and gets what the winner committed.

score-title = Score
score = At the end of your turn only you score: each area that you control its value, minus 1 for each neutral trader in an area with your pieces, also where you control nothing.
score-do = When you are done, end your turn.
score-past = At the end of your turn only you scored: the values of your areas, minus 1 for each neutral trader where your pieces are.

track-title = On the track
track = Only one marker fits on a space of the VP track, so you jump over others without counting them: a crowd just before you is a present. Backwards it works the same.

pool-title = What goes round comes round
pool = The influence that was paid has been shared out among all who did not pay it. Whoever wins often is poor and bids low; a round without a turn fills your purse again. Letting a row go can be the best bid.

rows-title = Look ahead
rows = The rows below come next, and move up. Two weak markers now, six points and a caravan next? Then pass, or bid just enough to make somebody else pay more.

aim = You have { $vp } of { $goal } VP: { $left } to go. You score only in your own turns: win a row when you can hold much at its end.
won = You won with { $vp } VP. Good turns at a good price: that is the whole game.
lost = { $winner } won with { $theirs } VP; you had { $vp } of { $goal }. You score only in turns that you win: look for rows that nobody else wants, spread out to areas whose value is high, and keep neutral traders away from your pieces.
`;export{e as default};