"""Why a text is no legal move: the clause and the sentence. Knows only what the player to move knows."""

from typing import Any

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.stratheos.cards import HOME, MOST_EFFECTS, POWER
from ludotheque.games.stratheos.combinations import FEWEST, KINDS, named_bits
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.notation import MOVE_OF, tidy
from ludotheque.games.stratheos.table import (
    CHOOSE,
    DRAW,
    GIVING,
    NAMING,
    PLACES,
    PLAY,
    TAKEN,
    TARGET,
    owner_of,
)

MORE_THAN_LISTED = 20


def why(s: Any, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record, masked for the player to move."""
    if text not in MOVE_OF:
        if tidy(text) in MOVE_OF:
            return NotAMove("untidy", home=HOME, clause="STR-20", move=text, tidy=tidy(text))
        return NotAMove("not-a-move", home=HOME, clause="STR-20", move=text, moves=_listed(legal))
    word, _, rest = text.partition(" ")
    refusals = {
        DRAW: _no_draw,
        PLAY: _no_play,
        NAMING: _no_name,
        TARGET: _no_aim,
        GIVING: _no_gift,
        CHOOSE: _no_choice,
    }
    found = refusals[int(s.stage)](s, word, rest) if int(s.stage) in refusals else None
    return found or _no("not-now", "STR-20", move=text, moves=_listed(legal))


def _listed(legal: list[str]) -> str:
    return ", ".join(legal if len(legal) <= MORE_THAN_LISTED else [*legal[:MORE_THAN_LISTED], "…"])


def _no(key: str, clause: str, **facts: Any) -> IllegalMove:
    return IllegalMove(key, home=HOME, clause=clause, **facts)


def _no_draw(s: Any, word: str, rest: str) -> IllegalMove | None:
    if word not in ("stratheos", "take"):
        return None
    if s.bottom:
        return _no("must-draw-bottom", "STR-40")
    if word == "stratheos":
        return _no("already-announced", "STR-50", seat=int(s.announcer))
    if not s.discard_n:
        return _no("discards-empty", "STR-20")
    return _no("barred", "STR-4")


def _no_play(s: Any, word: str, rest: str) -> IllegalMove | None:
    size = int(s.sizes[s.current])
    if word == "exchange":
        return _no("no-such-place", "STR-21", place=rest, size=size)
    if word == "discard":
        return _no("must-stay", "STR-22")
    if word == "power":
        return _no_power(s)
    if word in KINDS:
        if s.withdrawn:
            return _no("announced-in-vain", "STR-33")
        return _no("too-few-places", "STR-30", kind=word, size=size)
    return None


def _no_power(s: Any) -> IllegalMove:
    if s.source == TAKEN:
        return _no("power-from-pile-only", "STR-22")
    if not s.texts:
        return _no("no-texts", "STR-61")
    if not POWER[int(s.drawn) * MOST_EFFECTS]:
        return _no("no-power", "STR-3")
    return _no("power-without-aim", "STR-4")


def _no_name(s: Any, word: str, rest: str) -> IllegalMove | None:
    size = int(s.sizes[s.current])
    if word == "withdraw":
        return _no("no-withdrawal", "STR-32")
    if word not in ("name", "last"):
        return None
    if int(rest) > size:
        return _no("no-such-place", "STR-30", place=rest, size=size)
    if named_bits(s) >> int(rest) - 1 & 1:
        return _no("named-already", "STR-30", place=rest)
    if word == "last":
        fewest = int(FEWEST[int(s.kind)])
        if int(s.named_n) + 1 < fewest:
            return _no("named-too-few", "STR-30", fewest=fewest)
        return _no("not-known-right", "STR-33", most=PLACES)
    return _no("name-out-of-order", "STR-30", place=rest)


def _no_aim(s: Any, word: str, rest: str) -> IllegalMove | None:
    if word != "on":
        return None
    seat, _, place = rest.partition(".")
    if int(seat) >= int(s.seats) or (place and int(place) > int(s.sizes[int(seat)])):
        return _no("no-such-aim", "STR-4", aim=rest)
    if place and int(s.guarded[int(seat)]) >> int(place) - 1 & 1:
        return _no("aim-protected", "STR-4", aim=rest)
    if place and s.picked and int(seat) == owner_of(int(s.picked) - 1) != int(s.current):
        return _no("aim-another", "STR-4", seat=int(seat))
    return _no("wrong-aim", "STR-4", aim=rest)


def _no_gift(s: Any, word: str, rest: str) -> IllegalMove | None:
    if word != "give":
        return None
    seat = int(giver(s))
    if int(rest) <= int(s.sizes[seat]) and int(s.guarded[seat]) >> int(rest) - 1 & 1:
        return _no("gift-protected", "STR-42", place=rest)
    return _no("gift-out-of-order", "STR-42", place=rest)


def _no_choice(s: Any, word: str, rest: str) -> IllegalMove | None:
    if word == "choose" and int(s.barred) >> int(s.current) & 1:
        return _no("barred", "STR-35")
    if word == "pick" and s.bonus == 3:
        return _no("pick-from-discards", "STR-34")
    if word in ("choose", "pick"):
        return _no("not-to-be-chosen", "STR-34", card=rest, most=int(s.bonus))
    return None
