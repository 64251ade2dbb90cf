"""The engine that every game plugs into. It knows matches and logs, and no game."""
