"""Matches: played, looked at, thought about, decided ahead."""
