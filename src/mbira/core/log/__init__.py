"""The log of a match: what counts of it, the states along it, the file that it is saved in."""
