"""What many tables would take: a queue model fed with what was measured."""
