"""Liar's dice: a small game with hidden dice, to read before you write a game of your own."""
