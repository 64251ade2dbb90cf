var e=`
material = Material
    .about = Wood, wool, copper or stone. You build with them, and give them to the druid.

plain = High plain
    .about = Forest, pasture, mine or quarry: up to three workers stand there, one on top of the other.

small-yield = Small yield
    .about = The die at the beginning of a turn: every worker on the plain that it shows earns one.

big-yield = Big yield
    .about = Instead of building: move a worker to the top of another plain. Workers there earn 1, 2 and 3 from bottom to top.

hut = Hut
    .about = Costs as many of each of its space's two materials as its settlement then has huts. Brings the rune stone of its district.

temple = Temple
    .about = Costs one of each of its space's two materials. At the end it scores 1 point for every hut of the rows on both sides.

settlement = Settlement
    .about = Huts side by side, whoever owns them, up to a temple or a free space.

token = Bonus token
    .about = Under a hut: 2 points, a free hut, or a gift that stands for both materials once.

rune = Rune stone
    .about = Whoever built last in a district has it. 1 point at the river; 1, 2, 3 and so on at the end.

druid = Druid
    .about = Every building sends him clockwise to the next hut, and on through its row. He asks each owner for a gift.

offering = Offering
    .about = One material 1 point, both as many as the settlement has huts, nothing minus 1.

river = Great river
    .about = Between the last space and space 0. When the druid crosses it, everybody scores 1 point for each rune stone.

lap = Last lap
    .about = At the end the druid visits every hut once more.
`;export{e as default};