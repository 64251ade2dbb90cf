"""Calling people: what is said, when, by which ways, and what sends it."""
