"""Knowledge of games, a folder a game."""
