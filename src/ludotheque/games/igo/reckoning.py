"""Splits card by card, for people (IGO-20 … IGO-24). What they are worth is found by the kernel, in `split.py`."""

from collections.abc import Sequence
from typing import Any

from ludotheque.games.igo import rules
from ludotheque.games.igo.cards import LETTERS, VALUES
from ludotheque.games.igo.notation import COLOUR_OF, cards_of, colours_of, letters, names
from ludotheque.games.igo.split import best_series, colours_in

Split = dict[str, Any]


def value(card: str) -> int:
    return int(card[1:])


def hand_of(sets: Any, seat: int) -> list[str]:
    """A player's cards in one of the record's sets of hands."""
    return names(sets[2 * seat], sets[2 * seat + 1])


def _split(hand: Sequence[str], gone: str, series: Sequence[str], added: Sequence[str]) -> Split:
    rest = [card for card in hand if card[0] != gone and card not in series and card not in added]
    return {
        "removed": [card for card in hand if card[0] == gone],
        "series": list(series),
        "added": list(added),
        "rest": sorted(rest, key=value),
        "penalty": sum(map(value, rest)),
    }


def _own_colours(hand: list[str], gone: str, colours: Sequence[str], filled: int) -> list[str]:
    return letters(colours_in(best_series(*cards_of(hand), COLOUR_OF[gone], colours_of(colours), filled)))


def best_split(hand: list[str], gone: str) -> Split:
    """The split of least penalty for somebody who calls with these cards."""
    return caller_split(hand, gone, _own_colours(hand, gone, (), 0))


def caller_split(hand: list[str], gone: str, colours: Sequence[str]) -> Split:
    """A caller's hand with a series that shows these colours (IGO-21)."""
    series = {value(card): card for colour in reversed(colours) for card in hand if card[0] == colour}
    for colour in colours:
        if not any(card[0] == colour for card in series.values()):  # all its values are the other colour's too
            shown = next(card for card in hand if card[0] == colour)
            series[value(shown)] = shown
    return _split(hand, gone, [series[number] for number in sorted(series)], [])


def other_split(hand: list[str], gone: str, colours: Sequence[str], filled: int) -> Split:
    """Another player's hand: own series, and additions to the caller's in `colours` with `filled` values (IGO-24)."""
    own = _own_colours(hand, gone, colours, filled)
    series: list[str] = []
    added: list[str] = []
    for number in range(1, VALUES + 1):
        held = [card for card in hand if value(card) == number]
        to_keep = [card for card in held if card[0] in own]
        to_add = [card for card in held if card[0] in colours and not filled >> number - 1 & 1]
        both = [(kept, given) for kept in to_keep for given in to_add if kept != given]  # never one card twice
        if both:
            series.append(both[0][0])
            added.append(both[0][1])
        else:
            series += to_keep[:1]
            added += [] if to_keep else to_add[:1]
    return _split(hand, gone, series, added)


def last_call(s: Any) -> dict[str, Any] | None:
    """The last call as everybody saw it: the caller's series, and how each hand was split."""
    if s.last_caller < 0:
        return None
    caller, gone, colours = int(s.last_caller), LETTERS[int(s.last_colour)], letters(s.last_series)
    splits = []
    for seat in range(int(s.seats)):
        hand = hand_of(s.shown, seat)
        if seat == caller:
            splits.append(caller_split(hand, gone, colours))
        else:
            splits.append(other_split(hand, gone, colours, int(rules.filled(s))))
    scorers = 0 if rules.penalty(s, caller) == 0 else int(rules.scored(s))
    return {
        "caller": caller,
        "colour": gone,
        "series": colours,
        "splits": splits,
        "scored": [seat for seat in range(int(s.seats)) if rules.is_in(scorers, seat)],
    }
