"""What speaks for and against a move of Shokoba, as facts: from the record masked for the player to move."""

from ludotheque.contract.shapes import reason
from ludotheque.games.shokoba import rules, sets
from ludotheque.games.shokoba.cards import DIAMOND, EMERALDS, PACK, RUBIES, SAPPHIRES, VALUES
from ludotheque.games.shokoba.notation import cards_of, names, one, parts, value
from ludotheque.games.shokoba.shapes import Reason
from ludotheque.games.shokoba.view import sides, size
from ludotheque.kernel import Snapshot, plain

side = plain(rules.side)
of_value = plain(sets.of_value)
MAJORITIES = {"emeralds": EMERALDS, "rubies": RUBIES, "sapphires": SAPPHIRES, "cards": PACK}
MANY = {"emeralds": 1, "rubies": 1, "sapphires": 4, "cards": 4}  # at once, to be worth a word


def reasons(s: Snapshot, move: int) -> list[Reason]:
    """The facts, the weightiest first."""
    done = parts(s, move)
    if done["kind"] == "leave":
        return [reason("reason-nothing-better", "SHO-40")]
    card, taken, seized = one(done["card"]), cards_of(done.get("taken", ())), done["kind"] == "seize"
    lying = s.table - (card if seized else 0)
    last = _ends_round(s, seized)
    if taken:
        return _take(s, card, taken, lying - taken, last, seized)
    return _lay(s, card, lying, last)


def _ends_round(s: Snapshot, seized: bool) -> bool:
    """Whether nobody else holds a card, and none is left to deal (SHO-18); a seizure is no turn (SHO-40)."""
    return sum(s.sizes) == (0 if seized else 1) and not s.undealt


def _take(s: Snapshot, card: int, taken: int, left: int, last: bool, seized: bool) -> list[Reason]:
    found = [] if left else [reason("reason-shokoba", "SHO-16")]
    if last and left:
        return [*found, *_gains(s, card, taken + left), reason("reason-sweeps", "SHO-18", many=size(left))]
    found += _gains(s, card, taken)
    if left and not seized:  # whoever seizes plays on
        found.append(_leaves(s, left))
    return found or [reason("reason-takes", "SHO-14", category="cards", many=size(card + taken))]


def _lay(s: Snapshot, card: int, lying: int, last: bool) -> list[Reason]:
    name = names(card)[0]
    if s.oversight and rules.can_take(lying, value(name)):
        found = [reason("reason-overlooks", "SHO-40")]
    elif last and s.last_taker >= 0 and side(s, s.last_taker) == side(s, s.current):
        return [*_gains(s, card, lying), reason("reason-sweeps", "SHO-18", many=size(lying + card))]
    else:
        found = []
    if name[0] != "S":
        found.append(reason("reason-offers", "SHO-15", gem=name[0]))
    if not last:
        found.append(_leaves(s, lying + card))
    return found or [reason("reason-nothing-better", "SHO-15")]


def _gains(s: Snapshot, card: int, taken: int) -> list[Reason]:
    """What comes on the own pile, and which majorities that decides (SHO-20)."""
    found = []
    if (card + taken) & DIAMOND:
        found.append(reason("reason-diamond", "SHO-20", own="yes" if card & DIAMOND else "no"))
    for category, cards in MAJORITIES.items():
        mine, best_other, open_ = _standing(s, cards)
        many, reachable = size((card + taken) & cards), size(taken & cards)
        if not many or mine > best_other + open_ or best_other > mine + open_:  # decided long since
            continue
        if mine + many > best_other + open_ - many:
            found.append(reason("reason-decides", "SHO-20", category=category))
        elif best_other + reachable > mine + open_ - reachable:
            found.append(reason("reason-denies", "SHO-20", category=category))
        elif many >= MANY[category]:
            found.append(reason("reason-takes", "SHO-20", category=category, many=many))
    return found


def _standing(s: Snapshot, category: int) -> tuple[int, int, int]:
    """Cards of a category on the own pile, on the best other one, and on none yet."""
    own = side(s, s.current)
    held = [size(s.piles[owner] & category) for owner in range(sides(s))]
    return held[own], max(many for owner, many in enumerate(held) if owner != own), size(category) - sum(held)


def _leaves(s: Snapshot, left: int) -> Reason:
    """What the next player finds: ten or less, and one card may take it all (SHO-16)."""
    total = sum(map(value, names(left)))
    if total > VALUES:
        return {"key": "reason-safe", "clause": "SHO-16", "total": total}
    unseen = s.undealt  # in a masked record, with the hidden hands
    dangerous = size(unseen & of_value(total))
    if not dangerous:
        return {"key": "reason-harmless", "clause": "SHO-16", "total": total}
    return {"key": "reason-threat", "clause": "SHO-16", "total": total, "many": dangerous, "unseen": size(unseen)}
