"""What comes from people: the options of a game, and data files of their own."""
