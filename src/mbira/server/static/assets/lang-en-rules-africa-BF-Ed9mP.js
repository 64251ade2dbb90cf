var e=`# Heart of Africa

For 2 to 5 players. Trading houses bid for the next move into the interior of a continent, send their traders out, and settle by [reputation](?reputation) who may stay.

## The game in short {short}

Each round **one** player has a turn: whoever bids most for the next two **action markers**. The markers give [action points](?points) to move and bring in traders [symbol:trader], and special actions to use now or to keep. At the end of the turn that player alone scores victory points ([VP](?vp)) [symbol:vp]: for every area that they control, as much as its resource is worth. What was paid is shared out among the others, who are that much richer for the next auction.

The first to reach **42 VP** wins at once. {R60}

## The map {map}

The map has 24 areas. Fifteen are coasts. Eleven show a **symbol**: at the start they get a resource, bananas [symbol:bananas], diamonds [symbol:diamonds], gold [symbol:gold] or ivory [symbol:ivory], and a [neutral trader](?neutral) [symbol:neutral]. One area is the **Heart of Africa**. Madagascar is reached over its arrows only, which count as borders like others. {R19}

Some words that the rules need:

- An area is **friendly** to you, and you **control** it, if you have a piece there and no other player has. Neutral traders do not matter for that.
- An area is **empty** without any piece, neutral ones included.
- An area with pieces of several players is **contested**.
- Your **pieces** are your traders and your [wholesaler](?wholesaler) [symbol:wholesaler].

**The resource table** says what areas are worth. Its rows have the values 0, 1, 1, 2, 2, 3, 4, 5. Each resource has a marker there, and so has *Africa*, which stands for all areas without a resource. Since some values come twice, one step does not always change the value.

**The reputation table** [symbol:reputation] has the same rows. A player's [reputation](?reputation) is the [strength](?strength) of each of their pieces in a conflict with another player.

> The printed map and the sheet of markers are not known to us. Areas, borders, the numbers on markers and how many there are of each kind are a reconstruction. How many markers there are in all, and what they do, is as in the rulebook.

## Set-up {setup}

- Everybody has 14 traders, a [wholesaler](?wholesaler) (not on the map yet), a retreat marker [symbol:retreat] that is never lost, and [influence](?influence) [symbol:influence]: 15 each with two or three players, 12 with four or five. {R1}
- Africa's marker starts at 0. One marker of each resource lies on the four rows below, in random order: worth 1, 1, 2 and 2. {R2}
- All reputations start at [strength](?strength) 2, on the first such row. {R3}
- Each symbol area gets a [neutral trader](?neutral) and a random resource. {R4}
- Chance puts the players on 8, 7, 6, 5 and 4 [VP](?vp). From the fewest VP up, each puts 5 traders together on a coast without neutral traders or others. {R5}
- Each draws a special victory marker in secret. {R6}
- Six action markers lie open in three rows of two, the others face down. {R7}

## A round {round}

1. **New markers.** Two more action markers make a fourth row. {R8}
2. **Auction** for the first row.
3. **The winner's turn:** a [neutral trader](?neutral), movement, conflicts, scoring.
4. **Sharing out.** The [influence](?influence) in the [pool](?pool) is split equally among all others; what does not divide stays in the pool. The rows move up. {R58} {R59}

## The auction {auction}

Everybody bids once, in the open, the player with the most [VP](?vp) first and the one with the fewest last. A bid must be higher than the highest so far; or one passes. {R9}

- The first player bids [influence](?influence) only. The others may add VP, one for one, but only once *all* their influence is in the bid: at most 10 VP, and no more than they have. {R10}
- Only the winner pays: influence into the **pool** beside the board, VP off their track. They take the row. {R11}
- Paid VP are shared equally among all others; odd ones go to those with the fewest VP. The payer moves back first. {R12}
- If all pass, the row leaves the game and nobody has a turn. {R13}

> An example. The bids are 5, 7, pass and 8. The winner has only 6 influence and so pays 6 influence and 2 VP. Those 2 VP go to the two others with the fewest.

Influence and kept action markers are open. Special victory markers are hidden. {R14}

## The turn {turn}

### First: a neutral trader {neutral}

Put a [neutral trader](?neutral) from the supply in an empty area, or in any area that already has a neutral one. If that is not possible, skip it. {R15}

### Movement {movement}

You have the [points](?points) of the markers that you just won, and may buy more: 1 [influence](?influence) into the [pool](?pool) for each. They can be spent during the movement only, and what is left is lost. {R16}

| Spend | for |
| 1 point | moving a trader, or the [wholesaler](?wholesaler), to a neighbouring area |
| 4 points | a new trader on a coast that is empty or [friendly](?friendly) |
| 2 points | a new trader in a friendly area with a [station](?station) [symbol:station] |
| 4 points | moving one resource, or Africa, one row up or down: once a turn |

- A piece that enters an area with a [neutral trader](?neutral) or another player's piece **stops** there for this turn. One that begins its turn there may leave. {R18}
- New traders may move at once. If all 14 are on the map there are no more. {R20}
- Values stay within the table, and several may share a row. {R21}

### Conflicts {conflicts}

After the movement come the conflicts, in the order you like. **With other players** they are a must wherever you share an area. **With neutral traders** they are your choice. Each of your pieces fights once a turn; pieces that have fought or retreated neither must nor may. {R22}

If both are in one area, the other player comes first; if you win, the same pieces may turn to the [neutral traders](?neutral). {R23} With several players in one area you pick one of them, and that is all for your pieces there. Neutral traders are fought only where no other player is left. {R24}

Between two conflicts, and after the last one, you may use action markers; then the turn is scored.

### Against neutral traders {oust}

You need at least as many traders as they are. Draw a **conflict marker** [symbol:conflict]: it says what winning costs. For every trader that you have more than they, you may put it aside and draw another one. All go back afterwards. {R25}

- **Accept** the last one: pay it, and if you still have a piece there, you win. One [neutral trader](?neutral) is removed; each of the others you move one or two areas away, through anything except areas with pieces of yours. If they can go nowhere they are removed. {R26} {R29}
- **Refuse**, and you lose a row of [reputation](?reputation); everybody stays. {R26}

| Conflict marker | How many | Costs |
| [symbol:f-none] nothing | 3 | nothing |
| [symbol:f-influence] [influence](?influence) | 2, 2, 1 | 1, 2 or 3 influence, to the [pool](?pool). You must have it. |
| [symbol:f-trader] traders | 2, 1, 1 | 1, 2 or 3 traders of that area |
| [symbol:f-reputation] reputation | 2, 1 | 1 or 2 rows, as far as the table goes. In the first row there is nothing to lose: you cannot accept it. |

You may pay traders to the last one, but then nothing is won, though no reputation is lost either. {R27} Lost pieces go back to their owner's supply, removed neutral traders to theirs. {R28}

### Against another player {fight}

Both sides decide **in secret** what to commit: any amount of [influence](?influence) and any number of markers with a special action, the hidden special victory marker too; or to **retreat**. Then all is turned up together. {R30}

> Strength = pieces × [reputation](?reputation) + 3 for each influence + 9 for each marker.

The stronger side wins; on a tie the one whose turn it is *not*. For the player whose turn it is, only pieces count that may still fight. {R31} All that was committed is gone: influence to the [pool](?pool), markers out of the game without doing what they show. {R32}

- **The loser** loses one piece, the [wholesaler](?wholesaler) first. The winner moves all the others away. {R33}
- **Retreating** goes one or two areas, never into or through an area with a piece of the winner; pieces may part. Beaten pieces that can go nowhere are removed. {R34} {R35}
- Where your own pieces retreated to in your turn, you start no conflict with a player any more. {R36}
- **Whoever chose to retreat** loses, but loses no piece, moves their own pieces away, and *receives everything that the winner committed*. If every way is closed, the pieces stay. {R37}
- If **both retreat**, the player whose turn it is goes first, and then the other; nobody wins. The one who goes first may not take the other's last way out while there is somewhere else to go. {R38}
- **The winner**, whichever side it is, may pay 2 influence for a row of reputation. {R39}

### The wholesaler {wholesaler}

He comes in by a marker, moves like a trader and counts 1. But in his area he doubles your traders: three traders and he make seven. That holds against [neutral traders](?neutral) too. He is always the first to be lost, and comes back only by another marker. {R40}

## Action markers {markers}

A marker's [points](?points) count in the turn in which it is won. Its special action may be used then, or the marker may be kept for later: for the action, or for 9 [strength](?strength) in a conflict. Markers without a special go with the turn. {R17}

In your turn you may use any number of markers, during the movement, between two conflicts and after the last one. But **only one a turn that brings VP**: Heart, Majority or a special victory marker. {R41} Within a conflict no marker is used. {R42}

| Marker | Points | What it does |
| [symbol:m-points] **Points** | 4–6 | Nothing else. |
| [symbol:m-station] **Station** | 1–2 | Build a trading [station](?station) in a [friendly](?friendly) area without one. It stays for ever and belongs to whoever controls the area. There are six. {R43} |
| [symbol:m-two-traders] **Two Traders** | 1–2 | Place two of your traders in one or two friendly areas. {R45} |
| [symbol:m-wholesaler] **Wholesaler** | 1–3 | Yours comes to a friendly area or an empty coast. {R44} |
| [symbol:m-caravan] **Caravan** | 1–3 | Any of your pieces in one area go to a neighbour, also those that were stopped, have fought or retreated; they stay so. Whoever arrives beside a player and has not fought must fight. {R42} |
| [symbol:m-convert] **Conversion** | 1–3 | A [neutral trader](?neutral) anywhere becomes one of yours. Beside another player that means a conflict, so not after the conflicts. {R46} |
| [symbol:m-migration] **Migration** | 2–4 | A new trader must come in. Whose it is the rulebook does not say: here it is a neutral one, placed as at the beginning of a turn, unless the table wants it to be yours. Then each neutral trader on the map may move to a neighbouring area. {R47} |
| [symbol:m-market] **Market** | 2–4 | One resource or Africa moves up a row, another one down a row; one of the two is enough. {R48} |
| [symbol:m-reputation] **Reputation** | 2–4 | Any player's [reputation](?reputation) moves a row up or down. {R49} |
| [symbol:m-heart] **Heart of Africa** | 1–3 | Two neutral traders must come to the Heart. If you control it at the end of the turn: 3 [VP](?vp). {R50} |
| [symbol:m-majority-gold] **Majority** (one for each resource) | 2 | 5 VP if you control strictly the most areas with that resource. {R51} |

**Special victory markers** are drawn at the start. Using one costs a row of your reputation, so its strength has to be at least 1. {R52} They count at the end of the turn: {R56}

- [symbol:m-area] **Area Victory:** 1 VP for each area you control.
- [symbol:m-traders] **Trader Victory:** 1 VP for every two of your pieces on the map.
- [symbol:m-resource-area] **Resource Victory:** 2 VP for each area with a resource that you control.

## Scoring {score}

At the end of the turn, only the player whose turn it was scores: {R53}

- each controlled area: the value of its resource, or of Africa if it has none,
- the Heart of Africa, if controlled: 3 more,
- each [station](?station) in a controlled area: 1; and 3 more for having strictly more stations than anybody else,
- a marker that brings [VP](?vp),
- **minus 1 for each neutral trader** in every area with your pieces, [contested](?contested) ones too. {R54}

A contested area brings nobody anything. {R55} A turn may cost more than it brings.

On the VP track only one marker fits on a space: others are jumped over without being counted, forwards and backwards. Nobody falls below 0; if that is taken, the lowest free space has to do. {R57}

## The end {end}

Whoever reaches 42 [VP](?vp) wins on the spot, even by a share of VP that somebody paid in an auction. Tables may agree on 60 or 80. {R60}

Used markers are out of the game. When there are none left for a new row, the rows that lie open are played out; then the most VP win. {R61}

## A few tips {tips}

- Influence goes round. Whoever wins dearly makes the others strong for the next two rounds; letting a row go can be the best bid.
- Look at the rows to come: a row with six [points](?points) and a caravan may be worth waiting for.
- You score only in your own turns, so end them with as much as you can hold at that moment.
- Neutral traders are a weapon. The one you must place can cost a rival a point every turn, if there is already one beside them.
- Reputation is worth most with many pieces. Refusing a costly conflict marker is cheap once; three times it is not.
- Keep a spare marker: 9 [strength](?strength) that everybody can see makes others think twice.

## What tables may agree on {options}

Another goal; [points](?points) *or* the special of a marker in the turn in which it is won; more than one step for a value, or steps after the movement, too; only the caravan between conflicts, or even within one; one conflict a turn for everybody's pieces; whose trader a migration brings; one more stack of used markers; the row to the last one asked if all pass; retreats that are not compulsory; what is hidden; a board of one's own; and some finer points of [stations](?station), [wholesaler](?wholesaler) and majorities.
`;export{e as default};