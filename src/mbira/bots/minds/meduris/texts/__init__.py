"""What the terms of Meduris are called, one Fluent file a language."""
