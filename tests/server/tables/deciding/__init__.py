"""Decisions at a table."""
