"""Saved matches: one JSON file each, written anew after every move, whole or not at all."""

import itertools
import json
import os
import re
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from ludotheque.bots import LEVELS, level_called
from ludotheque.contract.errors import LudothequeError, OptionError, UnknownName
from ludotheque.contract.names import check_name
from ludotheque.contract.texts import LANGUAGES, say, together
from ludotheque.contract.vocabulary import fold
from ludotheque.game import Game
from ludotheque.match import Match, replay
from ludotheque.registry import game as game_called
from ludotheque.terminal.players import Player

FORMAT = 1
FIELDS = ("ludotheque", "over", "language", "preferences", "players", "match")


class SaveError(LudothequeError):
    """A saved match that cannot be written or read."""


@dataclass
class SavedMatch:
    """A match with its players, as it is kept in a file."""

    match: Match
    players: list[Player]
    language: str
    preferences: dict[str, str] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        return {
            "ludotheque": FORMAT,
            "over": self.match.turn is None,
            "language": self.language,
            "preferences": self.preferences,
            "players": [{"name": player.name, "bot": player.bot} for player in self.players],
            "match": self.match.record(),
        }

    def write(self, file: Path) -> bytes:
        """Replace the file at one stroke: whoever kills the program, the old or the new match is there."""
        content = (json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n").encode()
        with _writing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
            try:
                with open(handle, "wb") as stream:
                    stream.write(content)
                    stream.flush()
                    os.fsync(stream.fileno())
                os.replace(name, file)
            finally:
                with suppress(FileNotFoundError):
                    os.unlink(name)
        return content


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as wrong:
        raise SaveError("save-unwritable", field="save", file=str(file), why=str(wrong.strerror)) from wrong


def folder() -> Path:
    return user_data_path("ludotheque", appauthor=False) / "matches"


def new_file(game: Game, players: Sequence[Player]) -> Path:
    """A file of its own for a new match, named after the game, the players and the day."""
    names = "-".join(re.sub(r"[^a-z0-9]+", "", fold(player.name)) or "x" for player in players)
    file = folder() / f"{game.name}-{names}-{time.strftime('%Y-%m-%d')}.json"
    return beside(file) if file.exists() else file


def title(file: Path) -> str:
    """A saved match for a menu: the game, who plays it and when it was left; a damaged one by its file."""
    left = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    try:
        document = json.loads(file.read_text("utf-8"))
        players = together([player["name"] for player in document["players"]])
        return say("saved-title", game=game_called(document["match"]["game"]).say("title"), players=players, left=left)
    except (OSError, ValueError, RecursionError, KeyError, TypeError, UnknownName):
        return file.stem


def free_file(file: Path) -> Path:
    """A file that may be written: nobody's work is written over."""
    file = file.expanduser()
    if file.exists():
        raise SaveError("save-exists", field="save", file=str(file))
    return file


def content_of(file: Path) -> bytes | None:
    """What a file of saved matches holds now; None if it is not there."""
    with _writing(file):
        return file.read_bytes() if file.exists() else None


def beside(file: Path) -> Path:
    """A free file next to this one."""
    names = (file.with_stem(f"{file.stem}-{number}") for number in itertools.count(2))
    return next(other for other in names if not other.exists())


def newest(game: str | None = None) -> Path | None:
    """The file of the unfinished match (of this game) that was played last."""
    found = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next((file for file in found if _unfinished(file, game)), None)


def _unfinished(file: Path, game: str | None) -> bool:
    """By a glance at the file; a damaged one counts, so that whoever resumes it hears what is wrong with it."""
    try:
        document = json.loads(file.read_text("utf-8"))
        return not document["over"] and game in (None, document["match"]["game"])
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return game is None or file.name.startswith(game)


def read(file: Path) -> SavedMatch:
    """The match in a file; an error that names the file and the field if it is damaged."""
    file = file.expanduser()
    try:
        document = json.loads(file.read_text("utf-8"))
    except OSError as wrong:
        raise SaveError("save-unreadable", field="resume", file=str(file), why=str(wrong.strerror)) from wrong
    except (ValueError, RecursionError) as wrong:
        raise SaveError("save-not-json", field="resume", file=str(file)) from wrong
    try:
        return _read_document(document)
    except LudothequeError as wrong:
        raise SaveError(
            "save-damaged",
            clause=wrong.clause,
            field=wrong.field,
            file=str(file),
            name=wrong.field or "—",
            why=str(wrong),
        ) from wrong


def _read_document(document: Any) -> SavedMatch:
    if not isinstance(document, dict):
        raise _wrong("ludotheque", "an object")
    for name in FIELDS:
        if name not in document:
            raise SaveError("field-missing", field=name, name=name)
    _check(document, "ludotheque", str(FORMAT), lambda value: value == FORMAT)
    _check(document, "over", "true, false", lambda value: type(value) is bool)
    _check(document, "language", ", ".join(LANGUAGES), lambda value: value in LANGUAGES)
    match = replay(document["match"])
    choices = match.game.preferences
    wanted = ", ".join(f"{name}: {' | '.join(values)}" for name, values in choices.items()) or "{}"
    _check(document, "preferences", wanted, lambda value: _are_preferences(value, choices))
    levels = " | ".join(("null", *LEVELS))
    _check(
        document,
        "players",
        f'{match.seats} × {{"name": …, "bot": {levels}}}',
        lambda value: isinstance(value, list) and len(value) == match.seats and all(map(_is_player, value)),
    )
    players = [Player(player["name"], player["bot"]) for player in document["players"]]
    return SavedMatch(match, players, document["language"], document["preferences"])


def _are_preferences(value: Any, choices: Mapping[str, tuple[str, ...]]) -> bool:
    return isinstance(value, dict) and all(name in choices and value[name] in choices[name] for name in value)


def _is_player(value: Any) -> bool:
    if not isinstance(value, dict) or value.keys() != {"name", "bot"} or not isinstance(value["name"], str):
        return False
    try:
        if value["bot"] is not None:
            level_called(value["bot"])
        return check_name(value["name"]) == value["name"]
    except (OptionError, UnknownName):
        return False


def _check(document: dict[str, Any], name: str, wanted: str, right: Callable[[Any], bool]) -> None:
    if not right(document[name]):
        raise _wrong(name, wanted)


def _wrong(name: str, wanted: str) -> SaveError:
    return SaveError("save-field", field=name, name=name, wanted=wanted)
