"""High Card: nine cards, two or three players, trick by trick. The smallest complete game."""
