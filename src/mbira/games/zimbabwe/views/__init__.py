"""What a seat may know: from states to views, and from a view back to a state."""
