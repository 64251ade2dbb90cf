"""One table in memory: how it stands, what is done there, who is told of it."""
