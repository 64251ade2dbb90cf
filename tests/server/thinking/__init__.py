"""Bots and hard questions, in processes of their own."""
