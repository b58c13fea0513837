"""The conformance kit: what must hold of every game, of this package and of any other.

`python -m ludotheque.testing mygame` runs it.
"""
