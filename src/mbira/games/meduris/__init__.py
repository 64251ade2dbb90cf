"""Meduris: huts round a holy mountain, and a druid who asks for offerings.

`spec` is the description, `rules` the engine. A reader may start at `turn` (what a seat does),
`druid` (what follows) and `payment` (how things are paid for).
"""
