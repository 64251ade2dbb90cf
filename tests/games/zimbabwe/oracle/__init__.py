"""A slow, plain model of the game, written from the rulebook apart from the engine."""
