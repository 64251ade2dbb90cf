"""The command line: one file per command, and terminal play."""
