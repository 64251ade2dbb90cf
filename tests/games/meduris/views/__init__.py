"""Tests of what seats of Meduris may know."""
