"""What the server says, in each language."""
