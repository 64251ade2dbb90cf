"""Tests of the terminal's picture of Heart of Africa."""
