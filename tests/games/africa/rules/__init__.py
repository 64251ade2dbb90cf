"""Tests of the rules of Heart of Africa, ruling by ruling."""
