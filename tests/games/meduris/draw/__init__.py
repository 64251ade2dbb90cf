"""Tests of the terminal's picture of Meduris."""
