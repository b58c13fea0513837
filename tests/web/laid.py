"""Tables that begin in the middle of a match, so that a test comes to its moment at once; the real engine plays on.

Nothing is left to chance there: what is drawn and what bots think follows from the same seed every time.
"""

import json
from typing import Any

SEED = 1


def laid(game: str, positions: dict[Any, dict[str, Any]], chosen_by: str = "turn_limit") -> str:
    """What a server runs first. An option that a table wishes for chooses where its match begins."""
    return f"""
import json
import ludotheque.bots.player
from ludotheque.match import Match
ludotheque.bots.player.read_seed = lambda seed: {SEED}
def new(cls, game, given, seed, ordinary=Match.new.__func__, positions=json.loads({json.dumps(json.dumps(positions))})):
    found = positions.get(str(given.get({chosen_by!r})))
    if game.name != {game!r} or found is None:
        return ordinary(cls, game, given, seed)
    options = {{name: value for name, value in given.items() if name != "seats"}}
    return cls.load(game, {{"game": game.name, "options": options, "seats": given["seats"], **found}}, {SEED})
Match.new = classmethod(new)
"""
