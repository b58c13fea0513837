"""Small endings of Shokoba, the last rounds of matches, whose whole trees can be walked."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import ludotheque
from ludotheque import Match

COMMON = [("E7" if value == 7 else f"S{value}") for value in range(1, 11)]
RARE = [("D7" if value == 7 else f"R{value}") for value in range(1, 11)]


def ending(hands: Sequence[Sequence[str]], table: Sequence[str] = (), undealt: Sequence[str] = ()) -> Match:
    """Two players, one gem each before the end: whoever has more of this round's gems wins, or both do.

    All other cards have been taken, turn and turn about in the order of their faces.
    """
    rest = Counter(3 * COMMON + RARE) - Counter([*hands[0], *hands[1], *table, *undealt])
    taken = sorted(rest.elements())
    document = {
        "game": "shokoba", "options": {}, "seats": 2, "dealer": 1, "turn": 0, "gems": [6, 6], "last_taker": 0,
        "hands": [list(hand) for hand in hands], "table": list(table), "undealt": list(undealt),
        "taken": [taken[::2], taken[1::2]],
    }  # fmt: skip
    return ludotheque.game("shokoba").load(document, seed=0)


def best(match: Match) -> float:
    """What an ending with open cards and nothing to deal is worth to seat 0, by trying everything."""
    if match.result is not None:
        return {(0,): 1.0, (1,): -1.0, (0, 1): 0.0}[match.result.winners]
    worth = []
    for move in match.moves():
        after = match.clone()
        after.play(move)
        worth.append(best(after))
    return max(worth) if match.turn == 0 else min(worth)


def best_before_the_deal(hidden: Sequence[str], table: Sequence[str]) -> float:
    """The same with the hands unknown: the mean over all deals of them, half for each. Nobody needs to guess: each
    knows the other's hand as what is missing."""
    half = len(hidden) // 2
    worth = []
    for mine in combinations(range(len(hidden)), half):
        hand = [hidden[i] for i in mine]
        other = [card for i, card in enumerate(hidden) if i not in mine]
        worth.append(best(ending([hand, other], table)))
    return sum(worth) / len(worth)
