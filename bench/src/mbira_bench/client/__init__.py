"""What both measurements share: the measured server's process, and how it is talked to."""
