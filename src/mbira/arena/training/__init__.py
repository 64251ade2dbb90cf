"""Bots that learn how good positions are, by playing against themselves."""
