"""The database itself: where it is, how it is opened, written to and watched; it knows no table."""
