"""Tests of the rules of The Great Zimbabwe, ruling by ruling."""
