### What is said of any match, in English.

why-over = The match is over: nothing is decided any more.
why-chance = Chance decides now, and nobody else can do anything.
