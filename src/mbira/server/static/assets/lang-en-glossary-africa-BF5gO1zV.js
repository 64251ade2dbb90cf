var e=`
vp = VP, victory points
    .about = Whoever reaches the goal first wins. You score only at the end of your own turns.

influence = Influence
    .about = What is bid and paid. The winner's influence is shared out among all others.

pool = Pool
    .about = Where paid influence lies until the end of the turn.

marker = Action marker
    .about = Brings points in the turn in which it is won, and mostly a special action, to use or to keep; kept, it is worth 9 strength.

points = Action points
    .about = For a turn's movement: 1 a step, 4 for a new trader, 4 for a row of value. What is left is lost.

friendly = Friendly, controlled
    .about = An area with a piece of yours and no other player's. Neutral traders do not matter for that.

empty = Empty
    .about = An area without any piece, neutral ones included.

contested = Contested
    .about = An area with pieces of several players: it brings nobody anything.

value = Value
    .about = What an area is worth: its resource's row in the table, or Africa's if it has none.

neutral = Neutral trader
    .about = Belongs to nobody, stops whoever comes, and costs whoever has pieces in its area 1 VP at every scoring.

wholesaler = Wholesaler
    .about = A piece that doubles your traders in its area. The first to be lost.

station = Trading station
    .about = Worth 1 VP to whoever controls its area; new traders come there for 2 points.

reputation = Reputation
    .about = What each of your pieces is worth in a conflict with a player.

strength = Strength
    .about = Pieces times reputation, plus 3 for each influence and 9 for each marker that is committed.

conflict-marker = Conflict marker
    .about = Drawn against neutral traders: says what winning costs.

retreat = Retreat
    .about = Whoever chooses it loses the conflict but no piece, and gets what the winner committed.
`;export{e as default};