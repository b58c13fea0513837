"""Nothing is shared between matches: many at once, in many threads, each go as they go alone."""

import hashlib
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludotheque.bots import bot
from ludotheque.contract.errors import IllegalMove
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.game import Game
from ludotheque.match import replay
from ludotheque.testing.matches import canonical
from ludotheque.testing.shown import NAMES, hinted
from ludotheque.testing.tables import Table, tables

THREADS = 8
MATCHES = 12
MOVES = 12
THOUGHT = 12  # iterations


@pytest.fixture(autouse=True)
def hasty_threads() -> Iterator[None]:
    """Threads take turns a thousand times as often as usual."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(before / 1000)
    yield
    sys.setswitchinterval(before)


def whole(table: Table, number: int) -> str:
    """A digest of all that a match gives: moves, views, stories in words, refusals, bots, hints, documents, records."""
    match, chance, game = table.new(seed=number), random.Random(number), table.game
    players = [bot(level, game, seed=number) for level in ("greedy", f"expert@{THOUGHT}", f"club@{THOUGHT}")]
    digest = hashlib.sha256()
    with speaking(LANGUAGES[number % 2]):
        while match.turn is not None and match.ply < MOVES:
            known = match.view_record(match.turn)
            shown: list[object] = [match.moves(), [match.view(seat) for seat in table.listeners]]
            shown.append([player.choose(known, played=match.played) for player in players])
            if match.ply % 6 == 5:
                shown.append([hinted(hint) for hint in match.hint(match.turn, iterations=THOUGHT)])
                shown.append(game.load(match.dump()).dump())
            try:
                match.play("nothing of the kind")
            except IllegalMove as refusal:
                shown.append([refusal.document(), str(refusal)])
            match.play(chance.choice(match.moves()))
            shown.append([game.tell(event, NAMES) for seat in table.listeners for event in match.happened(seat)])
            digest.update(canonical(shown))
        digest.update(canonical([replay(match.record()).dump(), match.events(None)]))
    return digest.hexdigest()


def test_many_matches_in_many_threads_go_as_each_goes_alone(game: Game) -> None:
    ways = list(tables(game))
    deals = [(ways[number % len(ways)], number) for number in range(MATCHES)]
    alone = [whole(*deal) for deal in deals]
    with ThreadPoolExecutor(THREADS) as threads:
        together = list(threads.map(lambda deal: whole(*deal), deals))
    assert together == alone
