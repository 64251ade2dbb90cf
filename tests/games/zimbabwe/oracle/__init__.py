"""Slow, plain models of the games, written from the rulebooks apart from the engines."""
