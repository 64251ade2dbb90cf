"""Conflicts: with neutral traders and between seats, and who leaves the area afterwards."""
