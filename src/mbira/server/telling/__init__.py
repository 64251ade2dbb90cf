"""How processes on one database tell each other what they have changed."""
