"""Tests of what Meduris says."""
