"""The kit can see: a `mask` that hides nothing and a `fill` that prefers a world are caught."""

from collections.abc import Callable

import pytest

from ludotheque.game import Game, Position
from ludotheque.kernel import new_rng
from ludotheque.testing import test_mask as kit
from ludotheque.testing.tables import Table


class Forgetful(Game):
    """A game whose `mask` hides nothing."""

    def masked(self, position: Position, seat: int | None) -> Position:
        return position.copy()


class Lazy(Game):
    """A game whose `fill` always gives the same world."""

    @property
    def kernel(self):  # type: ignore[no-untyped-def,override]
        return Fixed(Game("toy", "tests.toy_game").kernel)


class Fixed:
    def __init__(self, kernel):  # type: ignore[no-untyped-def]
        self._kernel = kernel

    def __getattr__(self, name: str):  # type: ignore[no-untyped-def]
        return getattr(self._kernel, name)

    def fill(self, position: Position, rng: Position) -> None:
        self._kernel.fill(position, new_rng(0))


@pytest.mark.parametrize(
    "test",
    [
        kit.test_fill_reaches_every_world_as_often_as_chance_deals_it,
        kit.test_fill_lays_any_two_components_where_chance_would,
    ],
)
def test_the_kit_sees_a_fill_that_prefers_a_world(test: Callable[[Table], None]) -> None:
    test(Table(Game("toy", "tests.toy_game"), "high", 3))
    with pytest.raises(AssertionError, match="chi-square"):
        test(Table(Lazy("toy", "tests.toy_game"), "high", 3))


def test_the_kit_sees_a_mask_that_hides_nothing() -> None:
    kit.test_mask_leaves_nothing_that_the_seat_cannot_know(Table(Game("toy", "tests.toy_game"), "high", 3))
    forgetful = Table(Forgetful("toy", "tests.toy_game"), "high", 3)
    with pytest.raises(AssertionError):
        kit.test_mask_leaves_nothing_that_the_seat_cannot_know(forgetful)
