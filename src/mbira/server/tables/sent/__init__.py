"""What is sent of a table: its state, the match as a seat may see it, and to whom."""
