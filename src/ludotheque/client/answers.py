"""What can come back instead of what was asked for."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.contract.errors import MOVES, LudothequeError
from ludotheque.contract.texts import language
from ludotheque.contract.vocabulary import spoken


class Refused(LudothequeError):
    """A refusal of the server, in its own words; `told` is all that it said."""

    def __init__(self, status: int, told: dict[str, Any]):
        key, clause, field = (told.get(name) for name in ("key", "clause", "field"))
        super().__init__(str(key), clause=clause and str(clause), field=field and str(field))
        self.status = status
        self.told = told

    @property
    def message(self) -> str:
        said = self.told.get("message")
        return str(said.get(language(), self.key)) if isinstance(said, dict) else self.key

    def for_people(self, written: Callable[[str], str], home: Path) -> str:
        """In the server's words, but for the moves among them."""
        facts = self.told.get("facts")
        found = [facts.get(name) for name in MOVES] if isinstance(facts, dict) else []
        moves = [move for move in found if isinstance(move, str) and move]
        said = {spoken(move, home): written(move) for move in moves}
        some = "|".join(re.escape(move) for move in sorted(said, key=len, reverse=True))
        return re.sub(some, lambda found: said[found[0]], str(self)) if some else str(self)

    def document(self) -> dict[str, Any]:
        return self.told


class Unreachable(LudothequeError):
    """The server does not answer."""


class NotAServer(LudothequeError):
    """What answers there is no table server, or the address is none."""
