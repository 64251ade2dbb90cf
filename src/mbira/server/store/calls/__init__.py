"""Being called: how and where guests wish it, and the calls that are to leave."""
