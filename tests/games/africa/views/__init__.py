"""Tests of what seats of Heart of Africa may know."""
