"""The picture for a terminal."""
