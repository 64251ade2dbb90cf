"""Guests and all that is theirs, as rows."""
