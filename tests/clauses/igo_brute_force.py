"""The least penalty of a hand by trying every subset of its cards, knowing nothing of the kernel's way."""

from collections.abc import Callable, Collection, Sequence

import numpy as np
from numpy.typing import NDArray

Subsets = NDArray[np.int64]


def _every_subset(hand: Sequence[str], start: int, put: Callable[[Subsets, str], Subsets]) -> Subsets:
    """Some number for each subset of the hand: bit n of a subset's index says that it has card n."""
    found = np.array([start])
    for card in hand:
        found = np.concatenate([found, put(found, card)])
    return found


def _sums(hand: Sequence[str]) -> Subsets:
    return _every_subset(hand, 0, lambda sums, card: sums + int(card[1:]))


def _one_card_per_value(hand: Sequence[str]) -> NDArray[np.bool_]:
    """Bit 12 says that a value came twice."""

    def put(values: Subsets, card: str) -> Subsets:
        bit = 1 << int(card[1:])
        return values | bit | (values & bit != 0).astype(np.int64) << 12

    return _every_subset(hand, 0, put) < 1 << 12


def _series(hand: Sequence[str], colours: Collection[str]) -> NDArray[np.bool_]:
    """Which subsets are series (IGO-20): of these colours, at most two of them, one card per value."""
    held = _every_subset(hand, 0, lambda had, card: had | 1 << ord(card[0]) - ord("A"))
    allowed = sum(1 << ord(colour) - ord("A") for colour in colours)
    return _one_card_per_value(hand) & (held & ~allowed == 0) & (np.bitwise_count(held) <= 2)


def least(hand: Sequence[str], gone: str, laid: Sequence[str] | None = None, colours: Sequence[str] = ()) -> int:
    """The least penalty (IGO-20, IGO-24).

    A caller (laid is None) lays a series in `colours`, or in any if there are none. Another player lays one in any
    colours, and adds to the `laid` series in its `colours` (IGO-23).
    """
    hand = [card for card in hand if card[0] != gone]
    sums = _sums(hand)
    if laid is None:
        return int(sums[-1] - sums[_series(hand, colours or "ABCGJMORTV")].max())
    filled = {card[1:] for card in laid}
    addable = [card[0] in colours and card[1:] not in filled for card in hand]
    barred = sum(1 << n for n, may_be in enumerate(addable) if not may_be)
    subsets = np.arange(len(sums))
    own = subsets[_series(hand, "ABCGJMORTV")]
    added = subsets[_one_card_per_value(hand) & (subsets & barred == 0)]
    together = own[:, None] | added[None, :]
    apart = own[:, None] & added[None, :] == 0
    return int(sums[-1] - sums[together[apart]].max())
