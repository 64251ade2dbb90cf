"""Questions about a view, answered with data: for people, bots and programs."""
