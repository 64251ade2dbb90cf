"""Tests of the questions about positions of Heart of Africa."""
