"""How a refusal is answered: one way for everything that can refuse."""

from typing import Any

from ludotheque.contract.errors import LudothequeError, UnknownName
from ludotheque.server.refusals import retry_after, status_of


def refused(refusal: LudothequeError) -> tuple[int, dict[str, str], dict[str, Any]]:
    """The status, headers and document that tell it."""
    nowhere = isinstance(refusal, UnknownName) and refusal.field in ("game", "lesson")
    wait = retry_after(refusal)
    document = {name: value for name, value in refusal.document().items() if value is not None}
    return 404 if nowhere else status_of(refusal), {"retry-after": wait} if wait else {}, document
