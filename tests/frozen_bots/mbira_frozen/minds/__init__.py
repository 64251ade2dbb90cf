"""Knowledge of games, one folder per game."""
