"""People who come back: how they did, who is best, whom they meet."""
