"""What is said of any match, whatever its game; whoever shows a match says it."""
