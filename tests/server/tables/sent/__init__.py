"""What is sent of a table."""
