"""Searching for the master: trees of plans, a forest of them for a seat, a crew that grows it."""
