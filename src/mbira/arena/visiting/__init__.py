"""Tournaments at a table server, between its bots and agents elsewhere who come with tokens."""
