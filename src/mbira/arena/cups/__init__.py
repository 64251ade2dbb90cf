"""Tournaments as such: who meets whom, on which seat, and who stands where. No server, no clock."""
