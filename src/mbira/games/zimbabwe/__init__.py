"""The Great Zimbabwe, for 2 to 5 seats.

Kingdoms build monuments and place craftsmen; every power that one takes raises the number of
points one needs. The rules are in docs/rulings/zimbabwe.md and the modules here: `setup`,
`bidding`, `turn`, `raising` and `score` carry actions out, `legal` says which there are.
"""
