"""Matches played at random, and matches that stand at a given position."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotheque.game import Game, Position
from ludotheque.match import Match
from ludotheque.testing.tables import Table


def played(table: Table, seed: int, choices: tuple[int, ...] = ()) -> Iterator[Match]:
    """One match, shown at its beginning and after every move: the choices decide, and chance when they are used up."""
    match, chance = table.new(seed), random.Random(seed)
    yield match
    while match.turn is not None:
        number, codes = len(match.history), table.game.codes(match.position)
        assert number < table.game.rules.MATCH_MOVES, f"{table} with seed {seed} goes on after MATCH_MOVES moves"
        choice = choices[number] if number < len(choices) else chance.randrange(len(codes))
        code = codes[choice % len(codes)]
        match.play_again(code, table.game.text(match.position, code))  # quicker than to find each move by its text
        yield match


def stops(table: Table, seed: int, many: int) -> list[Match]:
    """Copies of one match as it stood at `many` moments from its beginning to its end, evenly spread."""
    moments = [match.clone() for match in played(table, seed)]  # quicker than to take a long match back
    last = len(moments) - 1
    wanted = {last * stop // (many - 1) for stop in range(many)} if many > 1 else {last // 2}
    return [moments[moment] for moment in sorted(wanted)]


def at(match: Match, position: Position) -> Match:
    """A match like this one that stands at another position, without history."""
    return Match(match.game, match.options, match.seed, position)


def conserved(game: Game, position: Position) -> None:
    """Nothing is lost and nothing appears."""
    document = game.part("document")
    found, wanted = document.inventory(game.document(position)), Counter(document.COMPONENTS)
    assert Counter(found) == wanted, f"lost: {wanted - Counter(found)}; too many: {Counter(found) - wanted}"


def canonical(data: Any) -> bytes:
    """Data as JSON, byte for byte the same for the same data in the same order."""
    return json.dumps(data, ensure_ascii=False).encode()
