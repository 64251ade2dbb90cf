### What bots of Meduris look at, in English.

term-points = points so far
term-temples = temples and the settlements beside them
term-stones = rune stones, at the river and at the end
term-visits = visits of the druid before his last lap
term-last-lap = offerings on the druid's last lap
term-druid-tokens = druid tokens under your huts
term-materials = materials to build and to offer with
term-workers = workers and what they yield
term-pieces = huts and temples built
