"""The people of a server as they play and meet, as rows."""
