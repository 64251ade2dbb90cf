"""What the terms of The Great Zimbabwe are called, one Fluent file per language."""
