### What the page says of this game.

measure-score = Score
measure-income = Income
