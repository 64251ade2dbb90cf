"""Puzzles: positions in which one way to go on is clearly better, found in matches of bots."""
