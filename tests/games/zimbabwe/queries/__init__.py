"""Tests of the questions about positions of The Great Zimbabwe."""
