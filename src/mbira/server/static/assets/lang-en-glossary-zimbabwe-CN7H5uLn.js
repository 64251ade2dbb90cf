var e=`
vp = VP, victory points
    .about = What you have. Monuments and craftsmen bring them.

vr = VR, victory requirement
    .about = How many VP you need to win: the flag on your track. It begins at 20 and moves with every god, specialist and technology.

cattle = Cattle
    .about = The money. You pay with what lies before you; what lies on your cards comes to you at the revenue.

plaque = Plaque
    .about = One of a row, by VR, the highest first. Gifts are laid on the plaques one by one; what lies on yours is yours when all have passed.

main-action = Main action
    .about = One a turn: build a monument, place craftsmen, or raise monuments.

monument = Monument
    .about = A tower of one to five levels. It brings VP, the highest one cattle, and it is a hub for everybody.

level = Level
    .about = Raising a monument to level 2, 3, 4 or 5 brings 2, 4, 6 or 8 VP and takes 1, 2, 3 or 4 goods.

good = Ritual good
    .about = What a craftsman makes of a resource. A monument needs as many as it has levels, of different families.

craftsman = Craftsman
    .about = Makes goods for whoever can reach him, for a price that goes to his owner. He brings VP when he is placed.

secondary = Secondary craftsman
    .about = Sculptor, vessel maker or throne maker: makes a good from the plain one of his family, which is then of no use by itself.

technology = Technology
    .about = The card of a craft. You need it to place its craftsmen; its number is added to your VR, and its price is yours to set.

resource = Resource
    .about = Wood, clay, ivory or diamonds on the map. Each can be used once a round; a used one is marked.

range = Range
    .about = Three steps, straight or diagonal. A lake is one step, however large.

hub = Hub
    .about = Any monument on the way of a good: three fresh steps from there, for 1 head of cattle.

god = God
    .about = One for the whole match. It helps you for good, and its number is added to your VR.

specialist = Specialist
    .about = A card that works whenever you pay it, once a turn. Its number is added to your VR.

revenue = Revenue
    .about = At the end of a round: the cattle on your cards, and as many as your highest monument has levels.
`;export{e as default};