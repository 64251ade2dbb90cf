"""Tests of Heart of Africa."""
