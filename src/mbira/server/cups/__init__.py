"""Tournaments on a server: made and entered by people, run by the server itself."""
