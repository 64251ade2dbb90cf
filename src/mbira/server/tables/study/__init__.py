"""Matches to learn from: practice tables, save files, puzzles, analyses."""
