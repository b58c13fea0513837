"""Why a text is no legal move: the clause and the sentence. Knows only what the player to move knows."""

from ludotheque.contract.errors import IllegalMove, NotAMove
from ludotheque.games.stratheos.cards import MOST_EFFECTS, POWER
from ludotheque.games.stratheos.combinations import FEWEST, KINDS
from ludotheque.games.stratheos.home import HOME, no
from ludotheque.games.stratheos.maluses import giver
from ludotheque.games.stratheos.notation import PLACE_NAMES, PLACE_OWNERS, WRITTEN
from ludotheque.games.stratheos.table import CHOOSE, DRAW, GIVING, NAMING, PLACES, PLAY, TAKEN, TARGET
from ludotheque.games.stratheos.view import named_places
from ludotheque.kernel import Snapshot

MOST_LISTED = 20


def why(s: Snapshot, text: str, legal: list[str]) -> IllegalMove:
    """The refusal of a text that is not among the legal moves of this record, masked for the player to move."""
    if text not in WRITTEN:
        return NotAMove("not-a-move", home=HOME, clause="STR-20", move=text, moves=_listed(legal), instead=_few(legal))
    word, _, rest = text.partition(" ")
    refusals = {
        DRAW: _no_draw,
        PLAY: _no_play,
        NAMING: _no_name,
        TARGET: _no_aim,
        GIVING: _no_gift,
        CHOOSE: _no_choice,
    }
    alike = [move for move in legal if move.partition(" ")[0] == word] or legal
    found = refusals[s.stage](s, word, rest, _few(alike)) if s.stage in refusals else None
    return found or no("not-now", clause="STR-20", move=text, moves=_listed(legal), instead=_few(legal))


def _listed(legal: list[str]) -> str:
    return ", ".join(legal if len(legal) <= MOST_LISTED else [*legal[:MOST_LISTED], "…"])


def _few(moves: list[str]) -> list[str]:
    """Legal moves to name in a refusal: none where there are too many to choose from."""
    return moves if len(moves) <= MOST_LISTED else []


def _no_draw(s: Snapshot, word: str, rest: str, instead: list[str]) -> IllegalMove | None:
    if word not in ("stratheos", "take"):
        return None
    if s.bottom:
        return no("must-draw-bottom", clause="STR-40", instead=instead)
    if word == "stratheos":
        return no("already-announced", clause="STR-50", instead=instead, seat=s.announcer)
    if not s.discard_n:
        return no("discards-empty", clause="STR-20", instead=instead)
    return no("barred", clause="STR-4", instead=instead)


def _no_play(s: Snapshot, word: str, rest: str, instead: list[str]) -> IllegalMove | None:
    size = s.sizes[s.current]
    if word == "exchange":
        return no("no-such-place", clause="STR-21", instead=instead, place=rest, size=size)
    if word == "discard":
        return no("must-stay", clause="STR-22", instead=instead)
    if word == "power":
        return _no_power(s, instead)
    if word in KINDS:
        if s.withdrawn:
            return no("announced-in-vain", clause="STR-33", instead=instead)
        return no("too-few-places", clause="STR-30", instead=instead, combination=word, size=size)
    return None


def _no_power(s: Snapshot, instead: list[str]) -> IllegalMove:
    if s.source == TAKEN:
        return no("power-from-pile-only", clause="STR-22", instead=instead)
    if not s.texts:
        return no("no-texts", clause="STR-61", instead=instead)
    if not POWER[s.drawn * MOST_EFFECTS]:
        return no("no-power", clause="STR-3", instead=instead)
    return no("power-without-aim", clause="STR-4", instead=instead)


def _no_name(s: Snapshot, word: str, rest: str, instead: list[str]) -> IllegalMove | None:
    size = s.sizes[s.current]
    if word == "withdraw":
        return no("no-withdrawal", clause="STR-32", instead=instead)
    if word not in ("name", "last"):
        return None
    if int(rest) > size:
        return no("no-such-place", clause="STR-30", instead=instead, place=rest, size=size)
    if int(rest) - 1 in named_places(s):
        return no("named-already", clause="STR-30", instead=instead, place=rest)
    if word == "last":
        fewest = FEWEST[s.kind]
        if s.named_n + 1 < fewest:
            return no("named-too-few", clause="STR-30", instead=instead, fewest=fewest)
        return no("not-known-right", clause="STR-33", instead=instead, most=PLACES)
    return no("name-out-of-order", clause="STR-30", instead=instead, place=rest)


def _no_aim(s: Snapshot, word: str, rest: str, instead: list[str]) -> IllegalMove | None:
    if word != "on":
        return None
    seat, _, place = rest.partition(".")
    owner = int(seat)
    if owner >= s.seats or (place and int(place) > s.sizes[owner]):
        return no("no-such-aim", clause="STR-4", instead=instead, move=f"on {rest}")
    if place and s.guarded[owner] >> int(place) - 1 & 1:
        return no("aim-protected", clause="STR-4", instead=instead, aim=rest)
    if place and s.picked and owner == PLACE_OWNERS[PLACE_NAMES[s.picked - 1]] != s.current:
        return no("aim-another", clause="STR-4", instead=instead, seat=owner)
    return no("wrong-aim", clause="STR-4", instead=instead, aim=rest)


def _no_gift(s: Snapshot, word: str, rest: str, instead: list[str]) -> IllegalMove | None:
    if word != "give":
        return None
    seat = int(giver(s.record))
    if int(rest) <= s.sizes[seat] and s.guarded[seat] >> int(rest) - 1 & 1:
        return no("gift-protected", clause="STR-42", instead=instead, place=rest)
    return no("gift-out-of-order", clause="STR-42", instead=instead, place=rest)


def _no_choice(s: Snapshot, word: str, rest: str, instead: list[str]) -> IllegalMove | None:
    if word == "choose" and s.barred >> s.current & 1:
        return no("barred", clause="STR-35", instead=instead)
    if word == "pick" and s.bonus == 3:
        return no("pick-from-discards", clause="STR-34", instead=instead)
    if word in ("choose", "pick"):
        return no("not-to-be-chosen", clause="STR-34", instead=instead, card=rest, most=s.bonus)
    return None
