"""The log: one line of JSON for every event worth one, and nothing in it that players must not know.

Of what other people's code logs, and of errors, only what cannot carry values is kept: the text before its arguments
are put in, the kind of an error, and where it happened. A value could be a card.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import msgspec

OURS = "ludotheque"
DEEPEST = 40  # frames of a traceback
encode = msgspec.json.Encoder().encode


class Lines(logging.Formatter):
    """A record as a line. Ours carry their facts in `extra={"facts": {…}}`."""

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == OURS
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
            **(getattr(record, "facts", {}) if ours else {"logger": record.name}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= told(record.exc_info[1])
        return encode(line).decode()


def told(trouble: BaseException) -> dict[str, Any]:
    """An error without its words: its kind, what caused it, and where."""
    causes: list[str] = []
    cause: BaseException | None = trouble
    while cause is not None and len(causes) < DEEPEST:
        causes.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return {"trouble": causes, "where": _frames(trouble.__traceback__)}


def _frames(found: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(found, limit=-DEEPEST)
    return [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def configure(level: str) -> None:
    """Everything to the error stream. Others' loggers only speak of errors: below, they tell frames and addresses."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Lines())
    lines.addFilter(lambda record: "Invalid UTF-8" not in str(record.msg))  # anybody can cause that, as often as wished
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.ERROR)
    logging.getLogger(OURS).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.ERROR)
