"""Heart of Africa: traders of rival companies find their way into the continent.

`spec` is the description, `rules` the engine. A reader may start at `auction`, then `turn` (what
the winner does), `markers` (what action markers do) and `conflict`.
"""
