"""The games, one folder each, with an oracle that knows the rules on its own."""
