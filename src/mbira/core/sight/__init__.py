"""What can be seen: what records changed, what an action would lead to, what a view was made of."""
