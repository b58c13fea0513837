"""The kit can see: games that tell too much are caught, each by the channel through which it tells."""

import pytest

from ludotheque.game import Game
from ludotheque.testing.interference import leaks
from ludotheque.testing.tables import Table
from tests.conformance import leaks as leaky

CAUGHT = {
    leaky.HandInDealOrder: "view",
    leaky.CardIdentities: "view",
    leaky.TellingRefusal: "refusals",
    leaky.UnmaskedField: "bot input",
    leaky.TellingMoves: "moves",
    leaky.TellingStory: "narration",
    leaky.TellingReasons: "hints",
    leaky.TellingBot: "bot input",
}
GAMES = [("toy", "tests.toy_game", "high", 3), ("shokoba", "ludotheque.games.shokoba", "2023", 3)]


@pytest.mark.parametrize(("name", "package", "variant", "seats"), GAMES)
@pytest.mark.parametrize("kind", [Game, leaky.Careless])
def test_a_game_that_tells_nothing_is_not_accused(
    kind: type[Game], name: str, package: str, variant: str, seats: int
) -> None:
    assert leaks(Table(kind(name, package), variant, seats), seed=60) == set()


@pytest.mark.parametrize(("name", "package", "variant", "seats"), GAMES)
@pytest.mark.parametrize("kind", CAUGHT)
def test_a_leak_is_caught_by_its_channel(kind: type[Game], name: str, package: str, variant: str, seats: int) -> None:
    assert CAUGHT[kind] in leaks(Table(kind(name, package), variant, seats), seed=60, many=10)
