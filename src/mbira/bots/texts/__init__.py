"""What bots say, one Fluent file per language."""
