"""Tests of the questions about positions of Meduris."""
