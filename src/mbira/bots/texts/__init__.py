"""What bots say, a Fluent file a language."""
