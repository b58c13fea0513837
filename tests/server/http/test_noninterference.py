"""Nothing leaks: two servers whose hidden cards differ tell whoever cannot know the same bytes, on every path."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.server import opponents
from ludotheque.testing.every import pytest_generate_tests
from ludotheque.testing.interference import wrong_texts
from ludotheque.testing.matches import stops
from ludotheque.testing.possible import another_world, hidden_kinds
from ludotheque.testing.tables import Table as Way
from tests.conformance import leaks as leaky
from tests.server.http.channels import told_apart
from tests.server.http.seeded import SEEDED
from tests.server.http.worlds import Worlds
from tests.server.postgresql import Server

__all__ = ["pytest_generate_tests"]

WORLDS = 5  # tried for a different one
TEXTS = 6  # wrong moves that are tried
MATCHES = 6  # in one of which a leak must show
CARELESS = {
    leaky.HandInDealOrder: "snapshot",
    leaky.CardIdentities: "frames",
    leaky.TellingRefusal: "refusals",
    leaky.UnmaskedField: "hint",
    leaky.TellingStory: "frames",
    leaky.TellingReasons: "hint",
}


@pytest.fixture(scope="module", autouse=True)
def short_thoughts() -> Iterator[None]:
    """Hints think by the clock; with none on it they think so many iterations, and the same twice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opponents, "HINT_SECONDS", 0.0)
        yield


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    yield from opened(str(tmp_path_factory.mktemp("one")), str(tmp_path_factory.mktemp("other")))


@pytest.fixture(scope="module")
def careless_worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    """Two more, for leaks: some of them stay in lists."""
    yield from opened(str(tmp_path_factory.mktemp("one")), str(tmp_path_factory.mktemp("other")))


@pytest.fixture
def worlds_on_either_database(tmp_path: Path, postgresql: Server) -> Iterator[Worlds]:
    yield from opened(str(tmp_path), postgresql.database())


def opened(*places: str) -> Iterator[Worlds]:
    both = Worlds(places)
    yield both
    both.close()


def leaks(worlds: Worlds, way: Way, seed: int) -> set[str]:
    """The channels that told two worlds apart."""
    chance, found = random.Random(seed), set[str]()
    for match, seat, elsewhere in listeners(way, seed):
        texts = chance.sample(wrong_texts(match, elsewhere, chance), TEXTS)
        laid = worlds.lay(way, match, different_world(match, seat, chance))
        found |= told_apart(laid, seat, texts, chance)
    return found


def different_world(match: Match, seat: int | None, chance: random.Random) -> Match:
    """Another world that the seat must think possible; the same one only where that is all it can be."""
    worlds = (another_world(match, seat, chance) for _ in range(WORLDS))
    return next((world for world in worlds if world.position.tobytes() != match.position.tobytes()), match)


def listeners(way: Way, seed: int) -> list[tuple[Match, int | None, list[str]]]:
    """A seat that waits at the start, later the one to act, and a spectator; with moves of other moments.

    Where nothing is hidden there is one world only: then the spectator alone, to see that both servers are the same.
    """
    start = way.new(seed)
    if not hidden_kinds(start, None):
        return [(start, None, [])]
    moments = stops(way, seed, 5)
    elsewhere = sorted({move for moment in moments for move in moment.moves()})
    middle = moments[len(moments) // 2]
    return [(start, 1 - (start.turn or 0) % 2, elsewhere), (middle, middle.turn, elsewhere), (middle, None, elsewhere)]


def test_nobody_is_told_what_they_may_not_know(worlds: Worlds, table: Way) -> None:
    assert leaks(worlds, table, seed=len(str(table))) == set()


def test_nor_does_the_database_make_a_difference(worlds_on_either_database: Worlds) -> None:
    for game, variant in (("shokoba", "2023"), ("igo", "standard"), ("stratheos", "classic"), ("ido", "four")):
        assert leaks(worlds_on_either_database, Way(ludotheque.game(game), variant, 3), seed=5) == set()


@pytest.mark.parametrize("name", SEEDED)
def test_a_server_that_tells_too_much_is_caught(
    careless_worlds: Worlds, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, game, seed = SEEDED[name]
    way = Way(ludotheque.game(game), "classic", 3)
    seed(monkeypatch)
    assert any(channel in leaks(careless_worlds, way, number) for number in range(MATCHES))


@pytest.mark.parametrize("careless", CARELESS)
def test_a_game_that_tells_too_much_is_caught(careless_worlds: Worlds, careless: type[Game]) -> None:
    way = Way(careless("shokoba", "ludotheque.games.shokoba"), "2023", 3)
    assert any(CARELESS[careless] in leaks(careless_worlds, way, number) for number in range(MATCHES))
