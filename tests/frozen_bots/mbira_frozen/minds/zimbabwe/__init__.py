"""What bots know of The Great Zimbabwe."""
