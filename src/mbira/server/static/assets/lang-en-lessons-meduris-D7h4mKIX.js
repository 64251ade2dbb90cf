var e=`ring-title=A ring round a mountain
ring=You build [huts](?hut) and [temples](?temple) on the ring; yours have a pin. Each space shows two [materials](?material): that is what a building costs there, and what the [druid](?druid) will ask for when he comes. Points come from gifts to him, from [rune stones](?rune) and from temples. The most points win.
yield-title=The small yield
yield=Every turn begins with the die. It showed { $face ->
 [wood] wood
 [wool] wool
 [copper] copper
 *[stone] stone
}, so every worker on that [plain](?plain) earned one for its owner, whoever's turn it is. The plains with your workers have a pin.
hut-title=Build a hut
hut=A hut alone costs one of each of its space's two materials. Some spaces have a [bonus token](?token), marked with a pin: a free hut, 2 points, or a gift for the druid that waits under the hut.
hut-do=Choose a space for a hut, best one with a pin.
hut-done=Every building sends the [druid](?druid) on, clockwise to the next hut, whoever owns it.
hut-past=A [hut](?hut) alone costs one of each of its space's two materials, and every building sends the druid on to the next hut.
row-title=Huts in a row
row=Huts side by side are a [settlement](?settlement), whoever owns them. A hut costs as many of each material as its settlement then has huts: the second in a row two of each, the third three. In return, the druid pays more in a long row.
runes-title=Rune stones
runes=With every hut you take the [rune stone](?rune) of its district, even from somebody else. At the end your first is worth 1 point, your second 2, your third 3 and so on. Late huts in small districts keep theirs.
druid-title=Look where the druid goes
druid=The [druid](?druid) stands at the pin and walks clockwise. A hut just before him is visited at once; one behind him waits almost a whole lap. Keep something to give when he comes near one of yours.
offering-title=The druid asks for a gift
offering=He has come to your hut. One of the space's two materials brings 1 point; both bring as many as the [settlement](?settlement) has huts. Whoever gives nothing loses a point.
offering-do=Choose what you offer.
offering-done=He goes on hut by hut to the end of the row, and stops there.
offering-past=For one material the druid gives 1 point, for both as many as the [settlement](?settlement) has huts, for nothing he takes one.
move-title=The big yield
move=Instead of building, move one of your workers to the top of another [plain](?plain). Only that plain yields, and there the lowest worker earns 1, the one above 2, the top one 3. So look who stands below you.
move-do=Choose one of your workers, then a plain; or build, and do this later.
move-done=Stocks are filled like this: you on top earned most, and those below you earned too.
move-past=At a [big yield](?big-yield) the workers on the plain earn 1, 2 and 3 from bottom to top, whoever owns them.
hidden-title=What the others cannot see
hidden=Your materials lie behind a screen, and so do theirs. But all that is earned, paid and given can be seen, so whoever watches knows who can pay for the space that you want.
river-title=The great river
river=Between the last space and space 0 flows the [great river](?river). Each time the druid crosses it, everybody scores 1 point for each rune stone they hold, long before the end.
temple-title=Build a temple
temple=A [temple](?temple) costs one of each of its space's two materials, whatever stands beside it. At the end it scores a point for every hut of the rows to its left and right, whoever owns them.
temple-do=Build a temple beside huts, or keep it for a longer row.
temple-done=The temple ends the row on its side: a hut behind it begins a new one.
temple-past=A [temple](?temple) scores at the end for every hut of the rows beside it, and ends those rows.
finish-title=The end is near
finish=When somebody has built everything, or the agreed number of turns is over, the match ends. There is still time for a last hut in a district, and for materials to give: each of your huts will be visited once more.
lap-title=The last lap
lap=The druid walks round once more and visits every hut. Then temples and rune stones are counted. Give both materials where the row is longest: nothing that you keep is worth a point.
take-title=The die shows +1
take=Everybody may take a material of their choice.
take-do=Take what your next building needs.
take-past=At a +1 everybody may take a material of their choice.
return-title=The die shows −1
return=Everybody gives one material back to the mountain.
return-do=Give what you need least.
return-past=At a −1 everybody gives one material back.
three-title=Three for one
three=You lack something? Three materials of other kinds stand for one that is missing. That is expensive, but it may be worth a rune stone or a large offering.
three-do=Choose what you pay with.
three-past=Three materials of other kinds stood for one that you lacked.
aim=You have { $vp } points, and { $huts ->
 [0] no hut
 [one] 1 hut
 *[other] { $huts } huts
} and { $temples ->
 [0] no temple
 [one] 1 temple
 *[other] { $temples } temples
} left to build. Watch the druid, and keep something to give him.
won=You won with { $vp } points. Offerings at long rows and { $runes ->
 [0] well placed temples made it, even without a rune stone.
 [one] a rune stone made it.
 *[other] { $runes } rune stones made it.
}
lost={ $winner } won with { $theirs } points; you had { $vp }. Rune stones at the end: { $most } there, { $runes } with you; each one more is worth more than the last. { $huts ->
 [0] You built every hut, so look at the offerings: both materials at a long row bring most.
 *[other] You had huts left to build: each one is a rune stone, and one more visit of the druid.
}`;export{e as default};