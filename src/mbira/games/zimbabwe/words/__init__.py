"""Sentences and reasons, as messages; their words in each language are in `texts`."""
