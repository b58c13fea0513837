"""How to think about IDO: some turns ahead, then by how far everybody has come (`payoff`)."""

DEEPEST = 60
EXPLORE = 0.4
