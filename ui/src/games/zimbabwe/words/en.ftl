### What the page says of this game.
