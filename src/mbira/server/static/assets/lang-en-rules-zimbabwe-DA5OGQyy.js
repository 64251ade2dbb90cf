var e=`# The Great Zimbabwe

For 2 to 5 players. Kingdoms between the Zambezi and the sea compete in splendour: who raises the greatest monuments, on the work of everybody's craftsmen?

## The game in short {short}

Every player collects **victory points** ([VP](?vp)) [symbol:k-vp] with monuments and craftsmen. How many of them you need is up to you: that number is your **victory requirement** ([VR](?vr)) [symbol:k-vr]. It starts at 20, and every god, [specialist](?specialist) and [technology](?technology) that makes you stronger moves it up. At the end of a round, whoever has as many VP as their VR has won.

Everything is paid in cattle [symbol:k-cattle], and most of what you pay goes to another player. So the question of the game is: whose work do you buy, who buys yours, and how much help can you afford before the goal runs away from you?

A round has four phases:

1. **The generosity of kings.** Everybody gives cattle away in turn. Whoever is still giving at the end plays first.
2. **Religion and culture.** Each player has one turn: a god or a specialist, and one main action.
3. **Revenue.** Cattle come home from your cards, and your highest monument pays you.
4. **Let us compare mythologies.** Has anybody reached their VR? If not, another round begins.

## The map {map}

The map is made of tiles of six by six cells. Columns have letters and rows have numbers, so that every cell has a name: D7.

- **Land** is where things are built. A cell is *empty* if it is on the map and holds no water, resource, craftsman, monument or starting area. Starting areas stay closed to everything but first monuments, for the whole match. {R23}
- **Water** cannot be built on. Water cells that touch side by side form one body of water; touching at a corner does not join them. {R2}
- **Resources** are wood [symbol:r-wood], clay [symbol:r-clay], ivory [symbol:r-ivory] and diamonds [symbol:r-diamonds]. They stay where they are for good. Using one puts a *used* marker [symbol:k-used] on it until the end of the round.
- **Monuments** are towers of one to five levels. Each belongs to a player.
- **Craftsmen** cover two or four cells and turn resources into [ritual goods](?good). Each belongs to a player too.

### Range {range}

Much depends on whether one thing is in **range** of another: at most **three steps** away. A step goes to any of the eight neighbouring cells, straight or diagonal, over land of any sort. Resources, craftsmen and starting areas on the way do not matter. Nobody steps off the map, not even across a missing corner. {R1} {R13}

- A body of water is a single step, however large it is. So from one shore to the opposite one it is two steps: one in, one out. Two bodies that touch only at a corner are one step apart. {R2} {R3}
- A craftsman is in all his cells at once. Reaching any of them is reaching him. {R4}
- Between a craftsman and a resource only plain range counts. Monuments in between do no harm there, and they do not help either. {R11}

### Hubs {hubs}

Between a monument and a craftsman, and between two craftsmen, monuments serve as **hubs** [symbol:k-hub]. Whoever owns it, a monument that is [in range](?range) lets you count three fresh steps from there, and then perhaps from the next monument, as often as you like. {R5}

- A way may not run across a monument without stopping there as a [hub](?hub). It may go round it. {R6}
- When goods are bought, each hub costs 1 cattle, every time it is used: for each good, and for each leg of a good's way. You always pay for the fewest hubs possible. {R7}
- That fee goes to the common stock, not to the monument's owner. {R8}
- The monument that you are raising is where its goods arrive, so it costs nothing itself. But if a [secondary craftsman](?secondary) fetches his primary good over it, it is a hub like any other. Your other monuments are ordinary hubs as well, raised this turn or not. {R9} {R10}

## Set-up {setup}

The start tile, with its six starting areas, and random other tiles make the map: four tiles in all for two players, six for three, seven for four, nine for five. Every tile is turned at random. Eight of the twelve gods take part; the five [specialists](?specialist) are always there.

Each player gets 3 cattle, starts with 1 [VP](?vp) and needs 20. The [VR](?vr) markers are drawn and stacked on the 20. From the top of that stack down, each player puts a first monument on a free starting area. {R14}

> For a first match choose the *first game* set-up: no specialists, and only the gods Xango, Tsui-Goab, Elegua, Gu, Engai and Obatala.

## Phase I: the generosity of kings {gifts}

Each player has a **plaque**. The [plaques](?plaque) stand in a row by [VR](?vr), the highest first. Among equals, the marker at the bottom of the stack comes first. A VR marker that moves always lands on top of those it meets. {R15} {R16}

In that order, again and again, everybody **gives** or **passes**:

- A gift is at least one more than the gift before; the first is at least 1. It is paid at once. {R18}
- The cattle are dealt out to the plaques one by one, from the left, each gift going on where the last one stopped. So what you give comes back in part, and the front of the row gets a little more. {R18}
- Passing is final: you take the last free place in the order of play. Whoever cannot give enough passes without being asked. {R20}

When one player is left, the phase ends at once. That player goes first, gift or no gift. If nobody gives anything, the order of play is simply the order of plaques, reversed. Then everybody takes the cattle off their own plaque. {R19}

> Being first is worth most when resources are scarce: what somebody uses up is gone for the rest of the round. Early on, few cattle are worth giving for it.

## Phase II: religion and culture {turn}

In the order of play, each player has one turn. In any order you may: {R34}

- choose **one** god or [specialist](?specialist),
- use each of your specialists once,
- take **one** main action: build a monument, place craftsmen, or raise monuments.

All of it is voluntary. A main action is done in one piece: once you turn to a god or a specialist in between, it is finished, and so is the setting of its prices. {R34}

You pay only with the cattle in front of you. What lies on your cards is out of reach until the [revenue](?revenue). Nothing may take your [VR](?vr) above 40. {R44} {R37}

### Choosing a god {choose-god}

You may adore one god in the whole match, and nobody else can have the same one. The god's number is added to your [VR](?vr) at once, and from that moment the god helps you. There is no way back. {R49}

### Choosing and using a specialist {choose-specialist}

There is one card of each [specialist](?specialist): what somebody has, nobody else can have. You may have several, but choose at most one a turn, and not in the same turn as a god. The number on the card is added to your [VR](?vr). A specialist works only when paid; the cattle go onto the card and come back to you in the [revenue](?revenue). {R33} {R49}

A specialist whom you have just chosen must be used in the same turn: the cattle for it and a place for its tile are kept free, and your turn cannot end before. If there is no tile or no room for it, the shaman and the rain ceremony cannot be chosen. {R32}

### Main action: build a monument {build}

Put a new monument of level 1 on an empty cell. It may not touch another monument, not even at a corner. You gain 1 [VP](?vp). {R31}

### Main action: place craftsmen {place}

Place as many craftsmen as you like and can pay. For each of them:

- **Technology.** You need the card of that craft. If you do not have it yet, you take it now, the cheapest one left, and its number is added to your [VR](?vr). Each craft has two cards, the second one dearer. You never take a second card of the same craft, and never a card without placing its craftsman at once. {R27}
- **Room.** The tile covers two or four empty cells. A long one may lie across or downwards, and map tiles' borders do not matter. {R23}
- **A resource.** There must be a resource of the craftsman's kind [in his range](?range) that no other craftsman *of the same craft* has in range, whoever owns that one. Different crafts may share a resource, and used markers do not matter. {R25}
- **Cost.** The price of the tile goes to the common stock, in full. {R28}
- **Supply.** There are three tiles of each craft. {R50}

You score the craftsman's [VP](?vp) at once, and they are yours for good.

Sculptors, vessel makers and throne makers are **secondary** craftsmen: they refine what a wood carver, a potter or an ivory carver has made. A [secondary craftsman](?secondary) must be able to reach a primary one of his family, anybody's, over any number of [hubs](?hub), which cost nothing here. {R12} And whoever has just placed the first primary craftsman of a family on the map has to wait until their next turn for its secondary one. {R24}

### Prices {prices}

After placing, you set what the craftsmen of a new [technology](?technology) ask for a good: 1, 2 or 3 cattle. Do so before you turn to a god or a [specialist](?specialist), who would end your main action; if you end your turn without a word, the price is 1. The prices of your other technologies may go up then too, never down, each at most once in a turn. The same craft may have two owners with two prices. {R30}

Raising prices may also be the whole of a place-craftsmen action, if you have at least one technology. {R29}

### Main action: raise monuments {raise}

Raise any number of your monuments, each by one level in a turn, up to level 5. {R44} A monument needs as many **ritual goods** as it has levels now, all from different families: wood, clay, ivory, diamonds. {R51} For each good:

1. Choose a craftsman who can be reached from the monument, over [hubs](?hub) if need be, and pay 1 cattle for each hub.
2. Pay his price to his owner's [technology card](?technology). That holds for your own craftsmen too: those cattle come back in the [revenue](?revenue).
3. He uses up a resource [in his range](?range): mark an unused one. Whoever comes later this round cannot use it.

A **secondary** good takes a second chain behind the first: the [secondary craftsman](?secondary) uses up a resource and is paid; then he needs a primary good, from a primary craftsman whom *he* can reach. That one is paid as well and uses up a resource of his own. You choose all craftsmen and resources yourself, whoever owns them. {R43} You can only begin what can be finished: no step may make the rest of it impossible. {R52}

As soon as a secondary craftsman stands anywhere on the map, the plain goods of his family are good for no ritual any more, for anybody. {R42}

| Level | [VP](?vp) in all | Gained by raising | Goods needed |
| 1 | 1 | | |
| 2 | 3 | +2 | 1 |
| 3 | 7 | +4 | 2 |
| 4 | 13 | +6 | 3 |
| 5 | 21 | +8 | 4 |

> An example. Your level 2 monument needs two goods. A potter two steps away asks 2 cattle. A wood carver asks 1, but can only be reached over a neighbour's monument: 1 more for the hub. For 4 cattle, a clay and a wood the monument is level 3, and you have 4 VP more.

## Phase III: revenue {revenue}

Everybody takes the cattle from their [technologies](?technology), [specialists](?specialist) and god. Then everybody gets as many cattle from the stock as their highest monument has levels, 1 to 5. How many monuments you have does not matter for that. {R45}

## Phase IV: let us compare mythologies {end}

If somebody has at least as many [VP](?vp) as their [VR](?vr), the match is over. If several have, the one who is further beyond wins. Still level: the one who adores Xango, then the one with more VP, then the earlier one in this round's order of play. {R45} {R46}

Otherwise all used markers are taken off, and another round begins. The rulebook knows no last round; at our tables the 50th is the last, unless agreed otherwise, and the same comparison then decides among all. {R48}

## The craftsmen {craftsmen}

| Craftsman | Uses | Tile | Cost | [VP](?vp) | [VR](?vr) of 1st / 2nd card |
| [symbol:c-wood-carver] **Wood carver** | wood | 1 × 2 | 2 | 1 | 3 / 4 |
| [symbol:c-potter] **Potter** | clay | 1 × 2 | 2 | 1 | 3 / 4 |
| [symbol:c-ivory-carver] **Ivory carver** | ivory | 2 × 2 | 2 | 1 | 2 / 3 |
| [symbol:c-diamond-cutter] **Diamond cutter** | diamonds | 2 × 2 | 10 | 3 | 1 / 2 |
| [symbol:c-sculptor] **Sculptor**, needs a wood carver | wood | 2 × 2 | 4 | 2 | 3 / 4 |
| [symbol:c-vessel-maker] **Vessel maker**, needs a potter | clay | 2 × 2 | 4 | 2 | 3 / 4 |
| [symbol:c-throne-maker] **Throne maker**, needs an ivory carver | wood | 1 × 2 | 4 | 2 | 3 / 4 |

The throne maker is the odd one out: his family is ivory, but the resource that he uses up is wood. Diamonds have no [secondary craftsman](?secondary).

## The gods {gods}

| God | [VR](?vr) | What the god does |
| [symbol:g-shadipinyi] **Shadipinyi** | +4 | A [plaque](?plaque) of his own leads the row in phase I, from the next round on, and what is given to it is yours. He himself never gives. {R22} |
| [symbol:g-elegua] **Elegua** | +4 | Of your first gift in each round, the stock pays up to 3 cattle. You can give with no cattle of your own. {R21} |
| [symbol:g-dziva] **Dziva** | +2 | When you choose her, and at the beginning of each of your later turns, you may set all your prices again, downwards too. {R35} |
| [symbol:g-eshu] **Eshu** | +4 | In your turns every range is six steps: of craftsmen to resources, when placing as well as when buying, and from [hub](?hub) to hub. That can open places, and close some. {R26} |
| [symbol:g-gu] **Gu** | +4 | Every [technology card](?technology) costs you 1 VR, those you already have too: the rebate comes first, his own 4 afterwards. You still take the cheapest card. Even if your VR ends where it was, your marker lands on top. {R36} {R17} |
| [symbol:g-obatala] **Obatala** | +7 | When you build a monument you may build a second one in the same action. The two may not touch each other either. {R31} |
| [symbol:g-atete] **Atete** | +5 | You may use a resource that has one used marker, whoever put it there. With two it is done for you too. {R40} |
| [symbol:g-tsui-goab] **Tsui-Goab** | +3 | The goods for a monument need not differ. You may even buy twice from the same craftsman, with a resource for each. {R41} |
| [symbol:g-anansi] **Anansi** | +5 | Every good costs you 1 cattle, whatever its price; a secondary good costs 1 for each of its two craftsmen. Hubs cost as usual. {R39} |
| [symbol:g-qamata] **Qamata** | +2 | All that anybody pays for hubs goes to this card, your own fees too, and comes to you in the [revenue](?revenue). {R38} |
| [symbol:g-engai] **Engai** | +5 | 2 more cattle at every revenue, beginning with this round's. |
| [symbol:g-xango] **Xango** | −2 | Your VR goes *down* by 2, and you win a tie for victory. {R46} |

## The specialists {specialists}

| Specialist | [VR](?vr) | Pay | What happens |
| [symbol:s-shaman] **Shaman** | +3 | 2 | Put a resource tile of your choice on an empty cell. There are 6 wood, 4 clay, 3 ivory and 3 diamonds. |
| [symbol:s-rain-ceremony] **Rain ceremony** | +1 | 3 | Put a water tile on two empty cells side by side. There are 8. |
| [symbol:s-herd] **Herd** | +6 | 2, 4 or 6 | The stock adds 1, 2 or 3 cattle to the card. All of it is yours in the [revenue](?revenue). {R33} |
| [symbol:s-nomads] **Nomads** | +1 | 2 | Your new monuments may touch others this turn. You may also pay them and build nothing. {R31} |
| [symbol:s-builder] **Builder** | +2 | 2 | Of each craftsman whom you place after that this turn, the first 2 cattle of the cost go onto this card instead of to the stock. {R28} |

## A few tips {tips}

- Watch the distance, not the points: 30 [VP](?vp) with a [VR](?vr) of 34 is worse than 22 with 22.
- Count your income before you plan. Cattle that you pay to your own cards come back; those paid to others make them rich.
- Several low monuments are cheaper to raise than one high one, and each is a [hub](?hub) for your goods. But income comes from the highest.
- A [secondary craftsman](?secondary) makes everybody's rituals dearer, and his owner rich. It can stop somebody who is almost there.
- Near the end, craftsmen are points for cattle: a diamond cutter gives 3 VP for 10 cattle and 1 VR.

## What tables may agree on {options}

Where the rulebook leaves room, we decided as written above. A table may choose otherwise before a match: monuments that stand in the way of resources, one free [hub](?hub) only for a new [secondary craftsman](?secondary), Xango's player winning outright, never a primary and a secondary craftsman of one family in the same turn, gods who act before anybody adores them, the box's number of pieces as a limit {R47}, other rounds, gods or maps, and a few finer points of Dziva, Gu and the order of steps in a turn.
`;export{e as default};