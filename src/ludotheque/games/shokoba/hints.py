"""What speaks for and against a move of Shokoba, as facts: from the record masked for the player to move."""

from typing import Any

from ludotheque.games.shokoba import rules
from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, PACK, RUBIES, SAPPHIRES, VALUES
from ludotheque.games.shokoba.notation import NAMES, cards_of, names
from ludotheque.games.shokoba.view import sides, size

Reason = dict[str, Any]
MAJORITIES = {"emeralds": EMERALDS, "rubies": RUBIES, "sapphires": SAPPHIRES, "cards": PACK}
MANY = {"emeralds": 1, "rubies": 1, "sapphires": 4, "cards": 4}  # at once, to be worth a word


def reasons(s: Any, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    taken, seized = move & rules.TAKEN, bool(move & rules.SEIZE)
    if seized and not taken:
        return [_reason("reason-nothing-better", "SHO-40")]
    card = cards_of([NAMES[move >> rules.CARD & 31]])
    lying = int(s.table) - (card if seized else 0)
    last = _ends_round(s, seized)
    if taken:
        return _take(s, card, taken, lying - taken, last, seized)
    return _lay(s, card, lying, last)


def _reason(key: str, clause: str, **facts: Any) -> Reason:
    return {"key": key, "clause": clause, **facts}


def _ends_round(s: Any, seized: bool) -> bool:
    """Whether nobody else holds a card, and none is left to deal (SHO-18); a seizure is no turn (SHO-40)."""
    return int(s.sizes.sum()) == (0 if seized else 1) and not s.undealt


def _take(s: Any, card: int, taken: int, left: int, last: bool, seized: bool) -> list[Reason]:
    found = [] if left else [_reason("reason-shokoba", "SHO-16")]
    if last and left:
        return [*found, *_gains(s, card, taken + left), _reason("reason-sweeps", "SHO-18", many=size(left))]
    found += _gains(s, card, taken)
    if left and not seized:  # whoever seizes plays on
        found.append(_leaves(s, left))
    return found or [_reason("reason-takes", "SHO-14", category="cards", many=size(card + taken))]


def _lay(s: Any, card: int, lying: int, last: bool) -> list[Reason]:
    name = names(card)[0]
    if s.oversight and rules.can_take(lying, int(name[1:])):
        found = [_reason("reason-overlooks", "SHO-40")]
    elif last and s.last_taker >= 0 and rules.side(s, s.last_taker) == rules.side(s, s.current):
        return [*_gains(s, card, lying), _reason("reason-sweeps", "SHO-18", many=size(lying + card))]
    else:
        found = []
    if name[0] != "S":
        found.append(_reason("reason-offers", "SHO-15", gem=name[0]))
    if not last:
        found.append(_leaves(s, lying + card))
    return found or [_reason("reason-nothing-better", "SHO-15")]


def _gains(s: Any, card: int, taken: int) -> list[Reason]:
    """What comes on the own pile, and which majorities that decides (SHO-20)."""
    found = []
    if (card + taken) & DIAMOND:
        found.append(_reason("reason-diamond", "SHO-20", own="yes" if card & DIAMOND else "no"))
    for category, cards in MAJORITIES.items():
        mine, best_other, open_ = _standing(s, cards)
        many, reachable = size((card + taken) & cards), size(taken & cards)
        if not many or mine > best_other + open_ or best_other > mine + open_:  # decided long since
            continue
        if mine + many > best_other + open_ - many:
            found.append(_reason("reason-decides", "SHO-20", category=category))
        elif best_other + reachable > mine + open_ - reachable:
            found.append(_reason("reason-denies", "SHO-20", category=category))
        elif many >= MANY[category]:
            found.append(_reason("reason-takes", "SHO-20", category=category, many=many))
    return found


def _standing(s: Any, category: int) -> tuple[int, int, int]:
    """Cards of a category on the own pile, on the best other one, and on none yet."""
    own = int(rules.side(s, s.current))
    held = [size(int(s.piles[side]) & category) for side in range(sides(s))]
    return held[own], max(many for side, many in enumerate(held) if side != own), size(category) - sum(held)


def _leaves(s: Any, left: int) -> Reason:
    """What the next player finds: ten or less, and one card may take it all (SHO-16)."""
    total = sum(int(name[1:]) for name in names(left))
    if total > VALUES:
        return _reason("reason-safe", "SHO-16", total=total)
    unseen = int(s.undealt)  # in a masked record, with the hidden hands
    dangerous = size(unseen & 15 << 4 * (total - 1))
    if not dangerous:
        return _reason("reason-harmless", "SHO-16", total=total)
    return _reason("reason-threat", "SHO-16", total=total, many=dangerous, unseen=size(unseen))
