"""Matches that ended, ratings, people and what they let others see."""
