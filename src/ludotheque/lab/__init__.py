"""Studying the games: compiling them, measuring them."""
