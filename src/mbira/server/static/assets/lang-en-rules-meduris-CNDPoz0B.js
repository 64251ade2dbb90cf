var e=`# Meduris

For 2 to 4 players, about an hour and a quarter. On the slopes of a holy mountain your people build huts and temples, and a [druid](?druid) walks round it and asks for gifts.

## The game in short {short}

Round the mountain runs a ring of building spaces. Your **workers** [symbol:worker] earn wood [symbol:mat-wood], wool [symbol:mat-wool], copper [symbol:mat-copper] and stone [symbol:mat-stone] on the four high [plains](?plain). With these you build **huts** [symbol:hut] and **temples** [symbol:temple] on the ring. Every building sets the **druid** [symbol:druid] in motion. Where he stops at a hut, its owner may offer him materials for points. The larger the [settlement](?settlement) round the hut, the more a full [offering](?offering) brings, but the dearer was the hut.

Once somebody has built everything, the [druid](?druid) walks one last lap, temples and [rune stones](?rune) are counted, and the most points win.

## The board {board}

**The ring** has 32 spaces for two and three players, 40 for four. They are numbered clockwise from 0. Each space shows two different materials: that is what a building there costs, and what the [druid](?druid) will ask for there. The ring is closed: the last space and space 0 are neighbours, with the **great river** flowing between them.

**Nine districts** divide the ring, each with a [rune stone](?rune) of its own: serpent [symbol:rune-serpent], box [symbol:rune-box], sprout [symbol:rune-sprout], omega [symbol:rune-omega], spiral [symbol:rune-spiral], waves [symbol:rune-waves], figure [symbol:rune-figure], hook [symbol:rune-hook] and arrow [symbol:rune-arrow].

**Four high plains** lie on the mountain: the forest gives wood, the pasture wool, the mine copper, the quarry stone. Up to three workers stand on a [plain](?plain), one on top of the other, like a tower. Next to it lies what is left of its material.

**The druid** begins in his temple. Three rocks lead from there down to the ring.

> The ring for two and three players is the printed one. Of the ring for four, not every space is known to us: the game's page in the documentation says which spaces are reconstructed.

## Set-up {setup}

| Players | Ring | Huts | Temples | Workers | Of each material on the mountain |
| 2 | 32 spaces | 12 each | 2 each | 3 each | 16 |
| 3 | 32 spaces | 8 each | 2 each | 2 each | 15 |
| 4 | 40 spaces | 8 each | 2 each | 2 each | 14 |

Everybody begins with 5 points and one of each material, hidden behind a screen. Each player has a colour: violet, blue, green or red; two players are violet and blue. {R26}

Six **bonus tokens** are laid on the ring, at least three spaces between any two of them, counted all the way round: two of each kind. {R1}

Chance picks who starts. From there on, each player in turn puts one worker on any [plain](?plain), until all workers stand. Nothing is earned yet. {R2}

## Your turn {turn}

A turn always has two parts: the **small yield**, and then exactly one of the **big yield**, a **hut** or a **temple**. Nobody can pass; a big yield is always possible. {R3}

### First: the small yield {small}

Roll the die:

- [symbol:die-wood] [symbol:die-wool] [symbol:die-copper] [symbol:die-stone] **A material.** Every worker on that [plain](?plain) earns one of it for its owner. If there is too little, the top worker takes first, then the one below. {R4}
- [symbol:die-plus] **+1.** Beginning with you, each player may take one material of their choice that is still there, or none. {R5}
- [symbol:die-minus] **−1.** Beginning with you, each player gives one material of their choice back. Whoever has none gives none. {R6}

### Then: the big yield {big}

Move one of your workers, from any height of a tower (those above come down), to the top of *another* [plain](?plain) that has room. Only that plain yields now, and there the higher one stands the more one gets: the lowest worker 1, the one above 2, the third 3. So others may profit too. If there is too little, the top worker takes their whole share first. A plain with nothing left may be chosen as well. {R7}

### Or: a hut {hut}

Choose any free space. Huts side by side form a **settlement**, whoever owns them: across districts and across the river, up to the next temple or free space. Your hut costs **as many of each of the space's two materials as the settlement then has huts**. A hut alone costs one of each; the second in a row two of each; a hut that closes the gap between two and three others six of each. {R8}

A building goes in this order: pay, place, [bonus token](?token), [rune stone](?rune), [druid](?druid). {R13}

**Rune stone.** With a hut you take the rune stone of its district, from the stock or from the player who has it. {R11}

**Bonus token.** If one lies on the space, it works at once, whether you want it or not: {R10}

- [symbol:token-points] **2 points** for you.
- [symbol:token-hut] **A free hut:** you pay nothing, however large the [settlement](?settlement) is.
- [symbol:token-druid] **A gift for the druid:** it stays under the hut. Once, at any visit there, it stands for both materials.

### Or: a temple {temple}

Choose a free space without a [bonus token](?token). A temple costs each of the two materials once, whatever stands beside it. It brings no [rune stone](?rune), and it ends [settlements](?settlement). Two temples may stand side by side. {R12}

### Three for one {three-for-one}

Whatever you owe, for a building or an [offering](?offering), three materials of other kinds may stand for one that you lack. Each one that is missing takes three of its own. You choose which. They are paid, not exchanged: the supply does not matter, and you cannot trade just to hold something else. {R9}

All that is paid, offered or given back returns to its [plain](?plain). {R24}

## The druid {druid}

Each of the first three buildings moves him one rock further. From the fourth on, **every building, hut or temple, sends him clockwise to the nearest hut**; he walks past temples and free spaces. Coming from the third rock he looks from the entry on, which is space 0 here, and that crosses no river. As long as there is no hut at all he waits. {R14} If the only hut is the one where he already stands, he walks once round the ring and stops there again, or waits if the table agreed so. {R15}

### The ritual {ritual}

He begins at the hut where he stops, and goes on hut by hut until the next space has none. Huts of the same [settlement](?settlement) that lie *behind* the place where he began are not visited, but count for its size. {R16}

At each hut the owner chooses: {R17}

| Offering | Points |
| nothing | −1, but never below 0 |
| one of the two materials, either of them | +1 |
| both materials | as many as the settlement has huts |
| the [druid](?druid) token under the hut | as for both, once |

At a hut that stands alone both materials bring no more than one: pointless, but not forbidden. A druid token may be used there as well.

### The great river {river}

Each time the [druid](?druid) crosses the [great river](?river), on his way or within a ritual, play stops for a moment: everybody scores 1 point for each [rune stone](?rune) they hold. A rune stone just won by this turn's building counts. {R18}

## The end {end}

When somebody has built their last hut and both temples, and the [druid](?druid) has moved, **every other player has one more full turn**. The river still scores. A second player who finishes changes nothing. {R19}

Then the druid walks his **last lap**: he visits every hut once, beginning with the one after him and ending where he stands, each time with an [offering](?offering) as usual. If he is still on his rocks, the lap begins at the entry. The die marks where he began. The river no longer scores. {R20}

At last: {R21}

- **Temples.** Each of your temples scores 1 point for every hut in the [settlements](?settlement), or single huts, directly to its left and right, whoever owns them. If one settlement reaches round to both sides it counts once.
- **Rune stones.** 1 point for the first, 2 for the second, 3 for the third and so on: five of them are worth 15.

The most points win. If level, more huts and temples built; then more materials left; then the victory is shared. {R22}

The last lap begins as well if nobody could ever build again; and at the end of the round in which 200 turns are played, unless the table agreed otherwise, so that all have had as many. {R25}

## What is hidden {hidden}

Only materials lie behind the screens, kinds and number. Everything that is earned, paid and given happens in the open, so an attentive player can know a lot; the log shows it. {R23}

## A few tips {tips}

- Look where the [druid](?druid) is before you build. A hut right in front of him is visited at once: keep something to offer.
- A hut behind him waits almost a whole lap. That is fine if you have spent everything.
- Large [settlements](?settlement) pay whoever has a hut in them and something to give. Joining somebody else's row can be worth more than building your own.
- Rune stones change hands with every hut in their district. Late huts in small districts keep them.
- A temple next to a row that others still want to lengthen does well at the end. It also stops that row on its side.
- The top of a tower earns three at a big yield, but everybody below earns too.

## What tables may agree on {options}

Bonus tokens laid by the players or as in the rulebook's example; who starts; whether one may decline a material; open stocks, or open totals; paying three for one even for what one has; a [druid](?druid) who waits at the only hut (*lone_hut*); only one material at a lone hut; the river in the last turns; the turn limit; the colours; a ring of one's own.
`;export{e as default};