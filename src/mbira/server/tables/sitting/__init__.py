"""Who sits at a table: it is made, people sit down, get up, come back, and are called otherwise."""
