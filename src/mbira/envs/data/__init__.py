"""Data sets: matches of bots, a row a decision."""
