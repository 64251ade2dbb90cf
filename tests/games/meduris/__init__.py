"""Tests of Meduris."""
