"""The log of a contest: a heading that says which, then a line for every deal, in order, each safe on the disk."""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludotheque import bots
from ludotheque.contract.errors import LudothequeError
from ludotheque.lab.contest import Contest, Deal, Played
from ludotheque.lab.series import Ending

FORMAT = 1


class LogError(LudothequeError):
    """A log that cannot be written or read, or is of another contest."""


def heading(contest: Contest) -> dict[str, Any]:
    """All that decides how the deals of a contest end; `code` is a digest of rules, kernel and bots."""
    return {
        "log": FORMAT,
        "game": contest.game,
        "bots": list(contest.bots),
        "options": contest.agreed,
        "seed": contest.seed,
        "rules": contest.table.version,
        "code": _code(contest),
    }


def _code(contest: Contest) -> str:
    from ludotheque.kernel.jit import cache_folder  # Numba is loaded to play, not to refuse

    digest = hashlib.sha256(cache_folder(contest.table.home).name.encode())
    for path in sorted(Path(str(bots.__file__)).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class ContestLog:
    """The file of one contest's deals; made if it is not there."""

    def __init__(self, file: Path, contest: Contest):
        self.file = file
        self.contest = contest
        self._heading = _line(heading(contest))

    def read(self) -> list[Deal]:
        """The deals that are there already. A last line that was cut short is thrown away."""
        with _refusing(self.file):
            found = self.file.read_bytes() if self.file.exists() else b""
        if self._heading.startswith(found):
            self._write(self._heading, whole=True)
            return []
        lines = found.splitlines(keepends=True)
        self._check_heading(lines[0])
        if not lines[-1].endswith(b"\n"):
            self._write(b"".join(lines[:-1]), whole=True)
            lines.pop()
        seatings = self.contest.seatings()
        return [self._deal(line, number, seatings) for number, line in enumerate(lines[1:])]

    def add(self, number: int, deal: Deal) -> None:
        self._write(_line({"deal": number, "matches": [played.document() for played in deal]}))

    def _write(self, text: bytes, whole: bool = False) -> None:
        """Add the text to the file, or make it the whole of the file; it is on the disk when this returns."""
        with _refusing(self.file), self.file.open("wb" if whole else "ab") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())

    def _check_heading(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "log" not in found:
            raise LogError("log-of-nothing", field="log", file=str(self.file))
        for name, wanted in json.loads(self._heading).items():
            if found.get(name) != wanted:
                there, here = (json.dumps(value, ensure_ascii=False) for value in (found.get(name), wanted))
                raise LogError("log-of-another", field=name, file=str(self.file), name=name, there=there, here=here)

    def _deal(self, line: bytes, number: int, seatings: list[tuple[int, ...]]) -> Deal:
        """A line as the deal of this number."""
        try:
            document = json.loads(line)
            deal = [_played(**match) for match in document["matches"]]
            if document["deal"] != number or [played.seating for played in deal] != seatings:
                raise ValueError(document["deal"])
        except (KeyError, TypeError, ValueError) as wrong:
            raise LogError("log-damaged", field="log", file=str(self.file), line=number + 2) from wrong
        return deal


def _line(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode() + b"\n"


def _played(seating: list[int], winners: list[int], scores: list[int], rounds: int | None, moves: int) -> Played:
    return Played(tuple(seating), Ending(tuple(winners), tuple(scores), rounds, moves))


@contextmanager
def _refusing(file: Path) -> Iterator[None]:
    """A file that cannot be used is refused with a sentence."""
    try:
        yield
    except OSError as why:
        raise LogError("file-unusable", field="log", file=str(file), why=why.strerror or str(why)) from why
