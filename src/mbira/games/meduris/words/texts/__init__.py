"""The words of the game, one Fluent file a language."""
