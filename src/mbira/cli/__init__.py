"""The command line: one file a command, and terminal play."""
