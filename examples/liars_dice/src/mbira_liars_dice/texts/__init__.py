"""The words of the game, one Fluent file per language."""
