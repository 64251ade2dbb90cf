"""Tests of what Heart of Africa says."""
