"""High Card: nine cards, two or three players, a trick at a time. The smallest complete game, for docs/adding-a-game.md."""
