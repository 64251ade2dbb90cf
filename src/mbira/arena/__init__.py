"""Tournaments between bots: fair seats, the same chance for all, honest intervals."""
