"""Matches to learn from."""
