"""The words for the terms of Heart of Africa, one Fluent file per language."""
