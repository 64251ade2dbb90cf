"""The table server: many matches, many people, nothing lost, nothing leaked."""
