"""What the terms of Meduris are called, one Fluent file per language."""
