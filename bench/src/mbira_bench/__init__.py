"""What a table server bears: an evening's load, and a siege. `mbira bench server` runs them."""
