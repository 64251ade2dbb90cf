"""Decisions at a table: those of people, those of bots, and those that were made ahead."""
