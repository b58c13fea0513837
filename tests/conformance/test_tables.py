"""The kit can see a variant that nobody can play."""

import pytest

from ludotheque.contract.options import Choice
from ludotheque.game import Game
from ludotheque.testing.tables import seats_of, tables


class Choosy(Game):
    """A game with a variant that no number of seats allows."""

    @property
    def variants(self) -> dict[str, dict[str, Choice]]:
        return {"high": {}, "misspelt": {"lwo": True}}


def test_the_kit_sees_a_variant_that_nobody_can_play() -> None:
    choosy = Choosy("toy", "tests.toy_game")
    assert seats_of(choosy, "high") == [2, 3]
    with pytest.raises(ValueError, match="misspelt"):
        list(tables(choosy))
