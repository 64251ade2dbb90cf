"""Tests of The Great Zimbabwe."""
