"""What can come back instead of what was asked for."""

from typing import Any

from ludotheque.contract.errors import LudothequeError
from ludotheque.contract.texts import language


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

    def document(self) -> dict[str, Any]:
        return self.told


class Unreachable(LudothequeError):
    """The server does not answer."""


class NotAServer(LudothequeError):
    """What answers there is no table server, or the address is none."""
