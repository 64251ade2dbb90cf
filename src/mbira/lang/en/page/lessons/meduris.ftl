### The guided match of Meduris in English: title, text, what to do, what came of it.

ring-title = A ring round a mountain
ring = You are Epona. On the ring stand huts and temples; yours is lit. Each space shows two materials: that is what a building costs there, and the druid will ask for the same later.

yield-title = The small yield
yield = Every turn begins with the die. It showed wood, and everybody with a worker in the forest got one. Your workers are lit: the higher one stands in a tower, the more a big yield brings.

hut-title = Build a hut
hut = A hut alone costs one of each of its space's two materials; in a row of huts it costs as many of each as the row then has. A bonus token under it helps: the lit spaces have one.
hut-do = Choose a space for a hut. Where the token shows a hut, it costs nothing.
hut-done = With the hut came the rune stone of its district. And the druid walks: every building sends him on, clockwise to the next hut.

offering-title = The druid asks for a gift
offering = He has come to your hut. One of the two materials brings 1 point, both bring as many as the settlement has huts. Whoever gives nothing loses a point.
offering-do = Choose what you offer.
offering-done = He goes on to the next hut of the row, if there is one. Then play goes on.

runes-title = Rune stones
runes = Whoever builds the latest hut in a district has its rune stone. They score whenever the druid crosses the great river, and at the end: 1 for the first, 2 for the second, 3 for the third.

take-title = The die shows +1
take = Everybody may take a material of their choice.
take-do = Take what your next building needs.

return-title = The die shows −1
return = Everybody gives one material back to the mountain.
return-do = Give what you need least.

move-title = The big yield
move = Instead of building you may move a worker to the top of another plain. Then everybody there earns: 1 at the bottom, 2 above, 3 on top. Others profit too, so look who stands below you.
move-do = Choose one of your workers, then a plain.
move-done = That is how stocks are filled. What you have is hidden from the others, and theirs from you.

druid-title = Look where the druid goes
druid = He is lit. A hut just before him is visited at once; one behind him waits almost a whole lap. Keep something to offer when he is near one of your huts.

temple-title = Build a temple
temple = A temple costs one of each of its space's two materials, whatever stands beside it. At the end it scores a point for every hut of the rows to its left and right, whoever owns them.
temple-do = Build a temple beside huts when you can pay it. Until then, gather what is missing.
temple-done = The temple ends the row on its side: a hut behind it begins a new one.

river-title = The great river
river = Between the last space and space 0 flows the great river. Each time the druid crosses it, everybody scores 1 point for each rune stone they hold.

finish-title = The rest is yours
finish = When somebody has built everything, the others have one more turn, and the druid walks a last lap to all huts. Then temples and rune stones are counted. Play on: the most points win.
