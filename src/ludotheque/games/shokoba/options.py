"""What a Shokoba table agrees on before the match, and which wishes contradict each other."""

from collections.abc import Mapping
from typing import Any

from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option, read_options
from ludotheque.games.shokoba.home import HOME

OPTIONS = (
    Option("seats", "SHO-1", (2, 3, 4), 2),
    Option("edition", "SHO-30", ("2023", "classic"), "2023"),
    Option("target", "SHO-30", (5, 6, 7, 11, 16, 21), None),
    Option("teams", "SHO-34", (False, True), False),
    Option("oversight", "SHO-40", (False, True), False),
    Option("nine_cards", "SHO-41", (False, True), False),
    Option("equal_first", "SHO-42", (False, True), False),
    Option("memo", "SHO-44", (False, True), False),
    Option("youngest", "SHO-10", (0, 1, 2, 3), None, seat=True),
)
VARIANTS: dict[str, dict[str, Choice]] = {
    "2023": {},
    "classic": {"edition": "classic"},
    "classic-16": {"edition": "classic", "target": 16},
    "classic-21": {"edition": "classic", "target": 21},
    "oversight": {"oversight": True},
    "equal-first": {"equal_first": True},
    "memo": {"memo": True},
    "teams": {"teams": True},
    "classic-teams": {"edition": "classic", "teams": True},
    "nine-cards": {"teams": True, "nine_cards": True},
    "experts": {"teams": True, "nine_cards": True, "equal_first": True, "oversight": True},
}
TARGETS_2023 = {2: 7, 3: 6, 4: 5}
TARGETS_CLASSIC = (11, 16, 21)


def agree(given: Mapping[str, Any]) -> dict[str, Choice]:
    """All options of the table, the ones not given worked out; refuses what contradicts itself."""
    options = read_options(OPTIONS, given)
    seats, classic = options["seats"], options["edition"] == "classic"
    if options["teams"] and seats != 4:
        raise _refusal("teams-need-four", "teams", "SHO-34", seats=seats)
    if options["nine_cards"] and not options["teams"]:
        raise _refusal("nine-cards-need-teams", "nine_cards", "SHO-43")
    rightful = TARGETS_CLASSIC if classic else (7 if options["teams"] else TARGETS_2023[int(seats or 0)],)
    if options["target"] is None:
        options["target"] = rightful[0]
    elif options["target"] not in rightful:
        shown = ", ".join(str(number) for number in rightful)
        raise _refusal("target-not-of-edition", "target", "SHO-30", target=options["target"], rightful=shown)
    if not classic and options["youngest"] is not None:
        raise _refusal("youngest-only-classic", "youngest", "SHO-10")
    if classic:
        options["youngest"] = options["youngest"] or 0
        if int(options["youngest"] or 0) >= int(seats or 0):
            raise _refusal("youngest-not-seated", "youngest", "SHO-10", youngest=options["youngest"], seats=seats)
    return {name: value for name, value in options.items() if value is not None}


def _refusal(key: str, field: str, clause: str, **facts: Any) -> OptionError:
    return OptionError(key, home=HOME, field=field, clause=clause, **facts)


def unchanged_since(version: int, options: Mapping[str, Choice]) -> bool:
    """Version 2 asks for claims after every last lay of a round (SHO-40); without oversights it plays as 1 did."""
    return version == 1 and not options["oversight"]


def encode(options: Mapping[str, Choice]) -> dict[str, int]:
    """The options as the numbers of the kernel's record."""
    return {
        "seats": int(options["seats"]),
        "edition": int(options["edition"] == "classic"),
        "first_dealer": int(options.get("youngest", -1)),
        "target": int(options["target"]),
        **{name: int(options[name]) for name in ("teams", "oversight", "nine_cards", "equal_first", "memo")},
    }
