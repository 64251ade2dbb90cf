"""Matches, asked about."""
