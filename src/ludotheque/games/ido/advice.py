"""How to think about IDO: some turns ahead, then by how far everybody has come (`payoff`)."""

__all__ = ["DEEPEST", "EXPLORE"]

DEEPEST = 60
EXPLORE = 0.4
