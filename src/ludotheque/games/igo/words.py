"""I Go! in words: how facts are spoken, moves explained, questions answered."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.contract.narration import Spoken
from ludotheque.contract.texts import together
from ludotheque.games.igo.home import say

View = Mapping[str, Any]
PREFERENCES = {"sort": ("colour", "value"), "aid": ("on", "off")}
GROUPS = ("removed", "series", "added", "rest")  # of a split


def listed(cards: Sequence[str]) -> str:
    return " ".join(cards) or "—"


def colour(letter: str) -> str:
    return say("colour", letter=letter)


def colours(letters: Sequence[str]) -> str:
    """`orange`, `orange and rose`."""
    return together([colour(letter) for letter in letters])


SPOKEN: Spoken = {"colour": colour, "colours": colours}


def card_words(name: str) -> str:
    """`O8` as “the orange 8”."""
    return say("card-words", colour=colour(name[0]), value=name[1:])


def meaning(move: Mapping[str, Any], view: View, names: Sequence[str]) -> str:
    """A legal move in words: what is drawn, discarded or laid."""
    if move["kind"] == "lay":
        return say("meaning-series", colours=colours(move["colours"]), penalty=move["penalty"])
    if move["kind"] == "discard":
        return say("meaning-call" if move["call"] else "meaning-discard", card=card_words(move["card"]))
    if move["source"] == "pile":
        return say("meaning-pile", many=view["pile"])
    if move["source"] == "discard":
        return say("meaning-discard-pile", card=card_words(move["card"]))
    return say("meaning-column", card=card_words(move["card"]), last="yes" if len(view["column"]) == 1 else "no")


def guide(view: View, names: Sequence[str]) -> str:
    """What is asked of the player to act."""
    return say("guide-must-call" if view["must_call"] else f"guide-{view['step']}")


def example(view: View) -> str | None:
    """A move that no novice will regret: the cheapest series, or the discard of the best split where it is shown."""
    if view["step"] == "lay":
        return str(min(view["moves"], key=lambda move: move["penalty"])["text"])
    if view["step"] == "discard" and view["split"]:
        return f"{view['split']['discard']}{'!' if view['must_call'] else ''}"
    return None


def call_title(call: Mapping[str, Any], names: Sequence[str]) -> str:
    """Who called last, with what, and who got a point."""
    return say(
        "call-title",
        player=names[call["caller"]],
        series=colours(call["colours"]),
        removed=colour(call["colour"]),
        penalties=", ".join(f"{name} {split['penalty']}" for name, split in zip(names, call["splits"], strict=True)),
        scorers=together([names[seat] for seat in call["scored"]]) if call["scored"] else "none",
    )


def seen_by_all(view: View, seat: int, names: Sequence[str]) -> str:
    """What a player was seen to take, at a table with `memo` (IGO-41)."""
    return say("words-seen", player=names[seat], cards=listed(view["seen"][seat]))


def seats_from(view: View) -> list[int]:
    """All seats in the order of play, the one who looks last."""
    seats = range(len(view["points"]))
    return list(seats) if view["seat"] is None else [(view["seat"] + 1 + step) % len(seats) for step in seats]


def last_call(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """How every hand was split at the last call, card by card (IGO-20, IGO-23)."""
    call = view["last_call"]
    if call is None:
        return [say("answer-call-none")]
    lines = [call_title(call, names)]
    for seat in (call["caller"], *(seat for seat in range(len(names)) if seat != call["caller"])):
        split = call["splits"][seat]
        groups: dict[str, Any] = {group: listed(split[group]) for group in GROUPS}
        lines.append(say("answer-split", player=names[seat], penalty=split["penalty"], **groups))
    return lines


def _memo(view: View, names: Sequence[str], asked: Sequence[str]) -> list[str]:
    """All that everybody saw and a memory would keep, if the table plays with `memo` (IGO-41)."""
    if "seen" not in view:
        return [say("answer-no-memo")]
    lines = [seen_by_all(view, seat, names) for seat in seats_from(view)]
    return [*lines, f"{say('label-discards')} {listed(view['pile_of_discards'])}."]


QUESTIONS = {"call": last_call, "memo": _memo}
