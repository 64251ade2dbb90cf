"""The bots as they were before they learnt: only to measure those of today against them."""
