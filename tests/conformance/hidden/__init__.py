"""Where hidden components lie, game by game: the kit's own knowledge of who sees what, apart from the games' `mask`.

Each module has `hidden(position, seat)`: the places in a whole position's document that the seat (None: a spectator)
does not see into, each as a list of the document and the indices in it. How many lie in each place everybody knows.
Whatever lies in such places together could lie there in any other way. A game without secrets returns no places.
"""
