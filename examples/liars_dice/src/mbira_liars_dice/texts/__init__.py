"""The words of the game, a Fluent file a language."""
