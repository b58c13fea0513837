"""A whole position as a readable JSON document, both ways. Any position that can occur can be set up.

`blocks` are the blocks of each seat on the surface, `s f1` or `l e3`; those at `home` and in `reserve` are just `s` or
`l`. `earlier` are the fingerprints of the positions at the beginnings of earlier turns since a block last came home (in
the middle of a turn: of this one too), for the third repetition (IDO-43); without it nothing has been.

What counting refutes is refused. Not checked is whether play leads there: `turns` may be fewer than the blocks took to
come in, and grid, ban and fingerprints are believed.
"""

import re
from collections import Counter
from typing import Any

from ludotheque.contract.documents import Reader
from ludotheque.contract.options import Choice
from ludotheque.games.ido import rules, surface
from ludotheque.games.ido.blocks import LARGE, OF_EACH_SIZE, SIZE_LETTERS, SMALL
from ludotheque.games.ido.boards import AREA_WIDTH
from ludotheque.games.ido.home import HOME
from ludotheque.games.ido.plan import CENTRE, CHAIRS, NAMES, OFFSETS, UNIT_OF, Chair
from ludotheque.games.ido.position import blocks_of, home_of, reserve_of
from ludotheque.games.ido.rules import REASONS
from ludotheque.games.ido.tables import MOST_STEPS
from ludotheque.kernel import Snapshot, plain

FIELDS = (
    "chairs", "grid", "turn", "over", "steps", "slide_ban", "turns", "blocks", "home", "reserve", "earlier",
)  # fmt: skip
OPTIONAL = ("grid", "over", "steps", "slide_ban", "turns", "earlier")
COMPONENTS = {f"{chair} {size}": OF_EACH_SIZE for chair in CHAIRS for size in SIZE_LETTERS}  # IDO-1
BLOCKS = {f"{size} {unit}": (number, UNIT_OF[unit]) for number, size in enumerate(SIZE_LETTERS) for unit in NAMES}
SEATINGS: dict[int, tuple[list[Chair], ...]] = {  # IDO-1, IDO-4
    2: (["south", "north"], ["west", "east"]),
    3: tuple([chair for chair in CHAIRS if chair != empty] for empty in CHAIRS),
    4: (list(CHAIRS),),
}
ENDS = [reason for reason in REASONS if reason is not None]
FINGERPRINT = re.compile("[0-3][0-9a-f]{15}")


def document(s: Snapshot) -> dict[str, Any]:
    """The position as data; `turn` is the seat to act, or when `over` the one that acted last or would be next."""
    seats = range(s.seats)
    at_beginning = not s.steps and s.finished != rules.BY_GOAL
    return {
        "chairs": [CHAIRS[s.chairs[seat]] for seat in seats],
        "grid": OFFSETS[s.offset],
        "turn": s.current,
        "over": REASONS[s.finished],
        "steps": s.steps,
        "slide_ban": s.ban,
        "turns": s.turns,
        "blocks": [_blocks(s, seat) for seat in seats],
        "home": [_letters(home_of(s, seat)) for seat in seats],
        "reserve": [_letters(reserve_of(s, seat)) for seat in seats],
        "earlier": [f"{fingerprint:016x}" for fingerprint in s.seen[: s.quiet - at_beginning]],
    }


def _blocks(s: Snapshot, seat: int) -> list[str]:
    """The blocks of a seat on the surface."""
    return [f"{letter} {NAMES[unit]}" for size, letter in enumerate(SIZE_LETTERS) for unit in blocks_of(s, seat, size)]


def _letters(counts: list[int]) -> list[str]:
    """So many small and large blocks."""
    return [letter for letter, many in zip(SIZE_LETTERS, counts, strict=True) for _ in range(many)]


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Every block: on the surface, home or in reserve, or in the box with those of the empty chairs."""
    found: Counter[str] = Counter()
    for chair in CHAIRS:
        if chair not in position["chairs"]:
            found.update({f"{chair} {size}": OF_EACH_SIZE for size in SIZE_LETTERS})
    for field in ("blocks", "home", "reserve"):
        for chair, pile in zip(position["chairs"], position[field], strict=True):
            found.update(f"{chair} {block[0]}" for block in pile)
    return found


def restore(s: Any, position: dict[str, Any], options: dict[str, Choice]) -> None:
    """Set the record up from a document whose options are already in it; refuses what cannot occur."""
    reader = Reader(position, FIELDS, OPTIONAL, HOME)
    seats = int(options["seats"])
    _restore_blocks(s, reader, seats)
    s.offset = OFFSETS.index(reader.name_or_none("grid", OFFSETS, "IDO-12") or OFFSETS[CENTRE])
    s.current = reader.seat("turn", seats, "IDO-4")
    s.ban = reader.number("slide_ban", 0, plain(rules.turns_without_slide)(seats), "IDO-30", default=0)
    s.turns = reader.number("turns", 0, int(s.turn_limit), "IDO-43", default=0)
    s.steps = reader.number("steps", 0, MOST_STEPS - 1, "IDO-11", default=0)
    _check_home(s, reader)
    _check_steps(s, reader)
    _restore_earlier(s, reader)


def _restore_blocks(s: Any, reader: Reader, seats: int) -> None:
    chairs = reader.pile("chairs", CHAIRS, "IDO-1")
    shown = "; ".join(", ".join(right) for right in SEATINGS[seats])
    reader.require(chairs in SEATINGS[seats], "chairs-wrong", "chairs", "IDO-1", seats=seats, right=shown)
    blocks = reader.piles("blocks", seats, BLOCKS, "IDO-5")
    home, reserve = (reader.piles(field, seats, SIZE_LETTERS, "IDO-1") for field in ("home", "reserve"))
    piles = {"chairs": chairs, "blocks": blocks, "home": home, "reserve": reserve}
    reader.all_there(inventory(piles), COMPONENTS, "IDO-1")
    taken: set[int] = set()
    for seat in range(rules.SEATS):
        s.chairs[seat] = CHAIRS.index(chairs[seat]) if seat < seats else -1
    for seat in range(seats):
        for block in blocks[seat]:
            size, unit = BLOCKS[block]
            reader.require(unit not in taken, "unit-taken-twice", "blocks", "IDO-5", unit=NAMES[unit])
            taken.add(unit)
            surface.put(s, seat, size, unit)
        for size, letter in enumerate(SIZE_LETTERS):
            s.home[surface.home_at(seat, size)] = home[seat].count(letter)


def _check_home(s: Any, reader: Reader) -> None:
    """IDO-40: who has brought enough home has won; IDO-41: what is home came in the agreed order."""
    s.finished = REASONS.index(reader.name_or_none("over", ENDS, "IDO-40"))
    won = int(rules.winner(s)) >= 0
    reader.require(won == (s.finished == rules.BY_GOAL), "over-not-by-goal", "over", "IDO-40", goal=int(s.goal))
    for seat in range(int(s.seats)):
        small, large = (int(s.home[surface.home_at(seat, size)]) for size in (SMALL, LARGE))
        reader.require(small + large < s.goal + AREA_WIDTH, "home-too-many", "home", "IDO-40", seat=seat)
        if s.order:
            larges = (int(s.order) & (1 << small + large) - 1).bit_count()
            in_order = small + large <= s.goal and larges == large
            reader.require(in_order, "home-not-in-order", "home", "IDO-41", seat=seat)


def _check_steps(s: Any, reader: Reader) -> None:
    """IDO-11: fewer steps are left than the turn had; IDO-23: a block that went home in it gave one, too."""
    if s.steps:
        reader.require(not s.finished, "over-in-a-turn", "steps", "IDO-11")
        standing = sum(int(surface.on_surface(s, s.current, size)) for size in (SMALL, LARGE))
        in_reserve = any(surface.in_reserve(s, s.current, size) for size in (SMALL, LARGE))
        gone = surface.homes(s, s.current) or (s.order and in_reserve)
        most = standing if gone else standing - 1
        reader.require(s.steps <= most, "steps-too-many", "steps", "IDO-11", most=most)


def _restore_earlier(s: Any, reader: Reader) -> None:
    """IDO-43: what has been before, and the position itself if a turn begins; the end must follow from them."""
    earlier = reader.document.get("earlier", [])
    right = isinstance(earlier, list) and all(isinstance(one, str) and FINGERPRINT.fullmatch(one) for one in earlier)
    reader.require(right, "earlier-wrong", "earlier", "IDO-43")
    in_turn, won = bool(s.steps), s.finished == rules.BY_GOAL
    most = 0 if won else int(s.turns) + in_turn
    reader.require(len(earlier) <= most, "earlier-too-many", "earlier", "IDO-43", most=most)
    reader.require(max(Counter(earlier).values(), default=0) < 3, "earlier-thrice", "earlier", "IDO-43")
    for entry, fingerprint in enumerate(earlier):
        s.seen[entry] = int(fingerprint, 16)
    s.quiet = len(earlier)
    ended = int(s.finished)
    if in_turn:
        reader.require(s.turns < s.turn_limit, "turns-too-many", "turns", "IDO-43", limit=int(s.turn_limit))
    elif not won:
        s.finished = 0
        rules.begin_turn(s)
    reader.require(s.finished == ended, "over-wrong", "over", "IDO-43", right=REASONS[int(s.finished)] or "null")
