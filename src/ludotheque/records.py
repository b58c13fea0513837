"""Records of matches at a table: what a downloaded file holds, and what can be recomputed from it."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from ludotheque.contract.errors import LudothequeError, RecordError, nearest, shown
from ludotheque.contract.shuffle import COMMITMENT_BYTES, SECRET_BYTES, commitment, match_seed, moves_digest, read_words
from ludotheque.contract.texts import say
from ludotheque.match import Match, replay

LARGEST_FILE = 10_000_000  # bytes; the longest matches of our games have a hundredth of that
SHUFFLE_FIELDS = ("table", "match", "commitment", "words", "secret")


@dataclass(frozen=True)
class Shuffle:
    """What a table's match was shuffled by. Before the end of the match the secret is the table's alone."""

    table: str
    match: int
    commitment: str
    words: tuple[str, ...]
    secret: bytes | None


@dataclass(frozen=True)
class Finding:
    """One thing that holds or does not; `text` says it in the current language."""

    name: str
    holds: bool
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        told: dict[str, Any] = {
            name: str(fact) if isinstance(fact, LudothequeError) else fact for name, fact in self.facts.items()
        }
        return say(f"holds-{self.name}" if self.holds else f"fails-{self.name}", **told)


def table_record(
    match: Match, *, table: str, number: int, words: Sequence[str], secret: bytes, over: bool
) -> dict[str, Any]:
    """The record of a table's match of this number. Like all records it has the seed: not for players before the end.

    `over` is for the table to say, since people may end a match before the rules do; only then the secret is in it.
    """
    promised = commitment(secret, table)
    shuffle = {"table": table, "match": number, "commitment": promised, "words": [read_words(text) for text in words]}
    revealed = {"secret": secret.hex()} if over else {}
    ending = {"result": match.view(None)["result"], "digest": moves_digest(match.history)}
    return {**match.record(), **ending, "shuffle": {**shuffle, **revealed}}


def read_file(file: Path) -> Any:
    """The JSON in a file that anybody may have written."""
    try:
        with file.expanduser().open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as wrong:  # ValueError: a name that can be no file's
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise RecordError("recorded-unreadable", field="file", file=str(file), why=why) from wrong
    if len(content) > LARGEST_FILE:
        raise RecordError("recorded-too-large", field="file", file=str(file), most=LARGEST_FILE // 1_000_000)
    try:
        return json.loads(content.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as wrong:
        raise RecordError("recorded-not-json", field="file", file=str(file)) from wrong


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"JSON has no {name}")


def read_shuffle(record: dict[str, Any]) -> Shuffle | None:
    """The shuffle that a record tells of; None if it tells of none. Whether it holds is not asked here."""
    if "shuffle" not in record:
        return None
    given = record["shuffle"]
    if not isinstance(given, dict):
        raise _wrong("shuffle", "object")
    for name in given:
        if name not in SHUFFLE_FIELDS:
            near = nearest(name, SHUFFLE_FIELDS)
            raise RecordError("field-unknown", field=f"shuffle.{shown(name)}", name=name, nearest=near)
    for name in SHUFFLE_FIELDS:
        if name not in given and name != "secret":
            raise RecordError("field-missing", field=f"shuffle.{name}", name=f"shuffle.{name}")
    if not isinstance(given["table"], str):
        raise _wrong("shuffle.table", "text")
    if type(given["match"]) is not int:
        raise _wrong("shuffle.match", "number")
    words = given["words"]
    if not isinstance(words, list) or len(words) != record.get("seats"):
        raise _wrong("shuffle.words", "words")
    promised = _bytes_of(given["commitment"], COMMITMENT_BYTES, "shuffle.commitment")
    secret = _bytes_of(given["secret"], SECRET_BYTES, "shuffle.secret") if "secret" in given else None
    return Shuffle(given["table"], given["match"], promised.hex(), tuple(map(read_words, words)), secret)


def _bytes_of(value: Any, length: int, name: str) -> bytes:
    if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", value):
        raise _wrong(name, "hex", digits=2 * length)
    return bytes.fromhex(value)


def _wrong(name: str, wanted: str, **facts: Any) -> RecordError:
    return RecordError(f"shuffle-wants-{wanted}", field=name, name=name, **facts)


def verify(record: Any) -> list[Finding]:
    """Recompute all that a record says: commitment, seed, every move and draw, the result. A `RecordError` (or another
    refusal) if it is no record at all."""
    moves_apart = isinstance(record, dict) and isinstance(record.get("moves"), list)  # a wrong one is a finding
    beginning = replay({**record, "moves": []} if moves_apart else record)
    shuffle = read_shuffle(record)
    found = list(_shuffled(record, beginning.seed, shuffle))
    seed = beginning.seed if shuffle is None or shuffle.secret is None else _seed_of(shuffle)
    return [*found, *_played(record, seed)]


def _seed_of(shuffle: Shuffle) -> int:
    assert shuffle.secret is not None
    return match_seed(shuffle.secret, shuffle.table, shuffle.match, shuffle.words)


def _shuffled(record: dict[str, Any], seed: int, shuffle: Shuffle | None) -> Iterator[Finding]:
    if shuffle is None:
        yield Finding("shuffle", False)
        return
    if shuffle.secret is None:
        yield Finding("secret", False)
        return
    promised = commitment(shuffle.secret, shuffle.table)
    facts = {"commitment": shuffle.commitment, "found": promised}
    yield Finding("commitment", promised == shuffle.commitment, facts)
    yield Finding("seed", _seed_of(shuffle) == seed, {"seed": f"{seed:032x}", "found": f"{_seed_of(shuffle):032x}"})
    if "start" in record:  # cards that somebody laid out are no shuffled ones
        yield Finding("start", False)


def _played(record: dict[str, Any], seed: int) -> Iterator[Finding]:
    """Every draw follows from the seed and the number of the move, so playing again is drawing again."""
    try:
        match = replay({**record, "seed": f"{seed:032x}"})
    except RecordError as wrong:
        yield Finding("moves", False, {"why": wrong})
        return
    yield Finding("moves", True, {"many": match.ply, "over": "yes" if match.turn is None else "no"})
    if "digest" in record:
        digest = moves_digest(match.history)
        yield Finding("digest", record["digest"] == digest, {"digest": digest})
    if "result" in record:
        yield Finding("result", _same(record["result"], match.view(None)["result"]))


def _same(there: Any, here: Any) -> bool:
    """Whether two values are the same JSON; Python alone takes `true` for 1. No deeper than what we know is deep."""
    if type(there) is not type(here):
        return False
    if isinstance(here, dict):
        return there.keys() == here.keys() and all(_same(there[name], here[name]) for name in here)
    if isinstance(here, list):
        return len(there) == len(here) and all(map(_same, there, here))
    return bool(there == here)
