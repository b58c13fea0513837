"""Calls that are forced, perfect, shared or at the last moment, and rounds that are cancelled."""

from collections.abc import Iterator
from typing import Any

from tests.clauses.igo_table import set_up
from tests.clauses.test_igo_call import CALL_OF_FOUR, COLUMN, FIVE, FIVE_TOO, LAST_CALL, PERFECT, SEVEN, SIX

Scene = tuple[dict[str, Any], list[str]]
DRAWN = {"step": "discard", "source": "pile", "pile": 40, "column": COLUMN}


def positions() -> Iterator[Scene]:
    yield from _cancelled()
    yield from _forced()
    yield from _decided()


def _cancelled() -> Iterator[Scene]:
    """IGO-14: the last card of the column; IGO-40: nobody has taken a new card for too long."""
    yield set_up("A1", column="T7", discard="G5", round=3, points=[0, 1], last_call=LAST_CALL).dump(), ["column"]
    yield set_up("A1", discard="G5", stall=39, memo=True).dump(), ["discard", "A1"]


def _forced() -> Iterator[Scene]:
    """IGO-15: the last card of the pile obliges to call, just after drawing it and after the discard."""
    last_but_one = set_up(SIX, SEVEN, column=COLUMN, discard="G5", pile=1)
    yield last_but_one.dump(), ["pile", "B3!", "O+R"]
    last_but_one.play("pile")
    yield last_but_one.dump(), ["B3!", "O+R"]


def _decided() -> Iterator[Scene]:
    """IGO-31: a perfect I Go!, before the call and before the series; IGO-33: several who reach four together."""
    perfect = set_up(f"{PERFECT} G11", FIVE, **DRAWN)
    yield perfect.dump(), ["G11!", "O+R"]
    perfect.play("G11!")
    yield perfect.dump(), ["O+R"]
    hands = (f"{SIX} G11", FIVE, FIVE_TOO, SEVEN)
    level = set_up(*hands, seats=4, points=[3, 3, 3, 3], round=9, last_call=CALL_OF_FOUR, **DRAWN)
    yield level.dump(), ["G11!", "O+R"]
    lost = set_up(f"{SIX} G11", FIVE, **DRAWN)
    yield lost.dump(), ["G11!", "O+R"]
