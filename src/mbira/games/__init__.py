"""The games, one folder each. They know the core and never each other."""
