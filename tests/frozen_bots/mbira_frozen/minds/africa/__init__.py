"""What bots know of Heart of Africa."""
