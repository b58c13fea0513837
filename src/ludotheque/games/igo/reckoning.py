"""Splits card by card, for people (IGO-20 … IGO-24). What they are worth is found by the kernel, in `split.py`."""

from functools import lru_cache
from itertools import accumulate
from operator import itemgetter
from typing import NamedTuple

from ludotheque.games.igo.cards import LETTERS, NAMES, VALUES, has_value, of_seat, single
from ludotheque.games.igo.facts import NO_CARD, best_splits, last_splits
from ludotheque.games.igo.named import COLOUR_OF, MOST_REMEMBERED, VALUE_OF, by_colour, letters, names
from ludotheque.games.igo.rules import end_colour
from ludotheque.games.igo.shapes import LastCall, LiveSplit, Split
from ludotheque.kernel import Snapshot, plain

_end_colour, _of_seat, _single, _has_value = (plain(rule) for rule in (end_colour, of_seat, single, has_value))


class Groups(NamedTuple):
    """The cards of a split hand."""

    removed: tuple[str, ...]
    series: tuple[str, ...]
    added: tuple[str, ...]
    rest: tuple[str, ...]


@lru_cache(MOST_REMEMBERED)
def series_of(low: int, high: int, colours: int) -> tuple[str, ...]:
    """The cards of a series that shows these colours (IGO-21), by rising value."""
    held = [by_colour(low, high)[COLOUR_OF[letter]] for letter in letters(colours)]
    series = {VALUE_OF[card]: card for cards in reversed(held) for card in cards}
    for cards in held:
        if not any(series[VALUE_OF[card]] == card for card in cards):  # all its values are the other colour's too
            series[VALUE_OF[cards[0]]] = cards[0]
    return tuple(series[value] for value in sorted(series))


def _grouped(low: int, high: int, gone: int, series: tuple[str, ...], added: tuple[str, ...]) -> Groups:
    removed = by_colour(low, high)[gone]
    placed = {*removed, *series, *added}
    rest = [card for card in names(low, high) if card not in placed]
    return Groups(removed, series, added, tuple(sorted(rest, key=VALUE_OF.__getitem__)))


@lru_cache(MOST_REMEMBERED)
def caller_groups(low: int, high: int, gone: int, colours: int) -> Groups:
    """A caller's hand with a series in these colours (IGO-20)."""
    return _grouped(low, high, gone, series_of(low, high, colours), ())


@lru_cache(MOST_REMEMBERED)
def other_groups(low: int, high: int, gone: int, own: int, colours: int, filled: int) -> Groups:
    """Another player's hand: a series in the `own` colours, and additions to the caller's in `colours`, which has the
    `filled` values (IGO-24)."""
    kept_in, added_in = letters(own), letters(colours)
    series: list[str] = []
    added: list[str] = []
    for value in range(1, VALUES + 1):
        held = [card for card in names(low, high) if VALUE_OF[card] == value]
        to_keep = [card for card in held if card[0] in kept_in]
        to_add = [card for card in held if card[0] in added_in and not _has_value(filled, value)]
        both = [(kept, given) for kept in to_keep for given in to_add if kept != given]  # never one card twice
        if both:
            series.append(both[0][0])
            added.append(both[0][1])
        else:
            series += to_keep[:1]
            added += [] if to_keep else to_add[:1]
    return _grouped(low, high, gone, tuple(series), tuple(added))


def _split(groups: Groups, penalty: int) -> Split:
    return {
        "removed": list(groups.removed),
        "series": list(groups.series),
        "added": list(groups.added),
        "rest": list(groups.rest),
        "penalty": penalty,
    }


def live_split(s: Snapshot, seat: int) -> tuple[LiveSplit, list[Split | None]]:
    """The best split for a seat that calls next, after the best discard where it has yet to discard; and for each card
    of the hand the best split after its discard."""
    rows = best_splits(s.position, seat).tolist()
    low, high = _of_seat(s.hands, seat)
    best, penalty, colours = min(rows, key=itemgetter(1))
    if best == NO_CARD:
        return {"discard": None, **_split(caller_groups(low, high, _end_colour(s), colours), penalty)}, []
    after: dict[str, Split] = {}
    for card, penalty, colours in rows:
        less_low, less_high = _single(card)
        groups = caller_groups(low & ~less_low, high & ~less_high, _end_colour(s), colours)
        after[NAMES[card]] = _split(groups, penalty)
    return {"discard": NAMES[best], **after[NAMES[best]]}, [after.get(name) for name in names(low, high)]


def last_call(s: Snapshot) -> LastCall | None:
    """The last call as everybody saw it: the caller's series, and how each hand was split."""
    if s.last_caller < 0:
        return None
    *found, filled = last_splits(s.position).tolist()
    splits: list[Split] = []
    for seat, (penalty, own) in enumerate(zip(found[::3], found[1::3], strict=True)):
        low, high = _of_seat(s.shown, seat)
        if seat == s.last_caller:
            groups = caller_groups(low, high, s.last_colour, own)
        else:
            groups = other_groups(low, high, s.last_colour, own, s.last_series, filled)
        splits.append(_split(groups, penalty))
    return {
        "caller": s.last_caller,
        "colour": LETTERS[s.last_colour],
        "colours": letters(s.last_series),
        "splits": splits,
        "counts": [list(accumulate(VALUE_OF[card] for card in split["rest"])) for split in splits],
        "scored": [seat for seat, point in enumerate(found[2::3]) if point],
    }
