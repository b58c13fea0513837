"""Stratheós: six families of cards, a row of places to remember, and the fewest points."""
