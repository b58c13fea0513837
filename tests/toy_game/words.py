"""The game in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.narration import Spoken

from .home import say

SPOKEN: Spoken = {}


def meaning(move: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str]) -> str:
    return say("move-play", card=move["card"])


def guide(view: Mapping[str, Any], names: Sequence[str]) -> str:
    return say("guide")
