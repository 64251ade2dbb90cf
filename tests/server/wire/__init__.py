"""Connections, and what comes through them."""
