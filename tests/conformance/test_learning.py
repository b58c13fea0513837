"""The kit can see an observation that leaks, and a layout that is not true."""

import random

import numpy as np
import pytest

from ludotheque.game import Game, Position
from ludotheque.kernel.layout import Part
from ludotheque.research import Face
from ludotheque.research.face import Observation
from ludotheque.testing.matches import played
from ludotheque.testing.tables import Table
from ludotheque.testing.test_learning import looks_the_same_in_another_world, shows_what_it_says

TOY = Table(Game("toy", "tests.toy_game"), "high", 3)


class Leaking(Face):
    """It shows all of the record, whoever looks."""

    def observe(self, position: Position, seat: int, out: Observation | None = None) -> Observation:
        return position.view(np.uint8)


class Boasting(Face):
    """Its layout says that it shows the hands where it shows what is unseen."""

    def __init__(self) -> None:
        super().__init__(TOY.game, TOY.options)
        swapped = {"hands": "undealt", "undealt": "hands"}
        self.layout = tuple(Part(part.name, part.length, (swapped.get(part.name, part.name),)) for part in self.layout)


def test_the_kit_sees_an_observation_that_leaks() -> None:
    with pytest.raises(AssertionError):
        looks_the_same_in_another_world(Leaking(TOY.game, TOY.options), TOY.new(seed=1), 0, random.Random(1))


def test_the_kit_sees_a_layout_that_is_not_true() -> None:
    one, other, *_ = (match.view_record(0) for match in played(TOY, seed=2))
    shows_what_it_says(Face(TOY.game, TOY.options), one, other, 0)
    with pytest.raises(AssertionError, match=r"hands|undealt"):
        shows_what_it_says(Boasting(), one, other, 0)
