"""Tests of what The Great Zimbabwe says."""
