"""Bots think in processes of their own, which know only what the seat they play for may know."""
