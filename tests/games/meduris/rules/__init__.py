"""Tests of the rules of Meduris, ruling by ruling."""
