"""Liar's dice: a small game with hidden dice, to read before one writes a game of one's own."""
