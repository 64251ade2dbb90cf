"""One table, and all that are open."""
