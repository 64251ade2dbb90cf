"""What can be seen: of what records changed, and of what an action would lead to."""
