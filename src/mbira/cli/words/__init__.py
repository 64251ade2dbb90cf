"""A match told in the terminal: its log, its end, and advice."""
