"""The kit can see: data that do not fit a declared shape, and what is declared and never comes."""

import jsonschema_rs
import pytest

import ludotheque
from ludotheque.testing.schemas import Shapes


def test_the_kit_sees_what_does_not_fit_and_what_never_comes() -> None:
    game = ludotheque.game("shokoba")
    shapes, match = Shapes(game), game.new(seed=1)
    view = match.view(0)
    shapes.check("view", view)
    assert "Leave: property kind" in shapes.unseen()
    assert "Heading.seat|0: alternative 0" not in shapes.unseen()
    for wrong in ({**view, "hint": 1}, {**view, "table": [7]}, {k: v for k, v in view.items() if k != "ply"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            shapes.check("view", wrong)
    with pytest.raises(jsonschema_rs.ValidationError):
        shapes.check("event", {"what": "flew", "clause": "SHO-1", "seat": 0})
