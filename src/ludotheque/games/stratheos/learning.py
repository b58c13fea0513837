"""Stratheós for learners: 362 actions, and what a seat knows as a row of numbers. A set of cards is 102 of them.

Moves that aim at seats name them as they sit, so an observation, in which seats go round from the observer's, begins
with where the observer sits.
"""

import numpy as np

from ludotheque.games.stratheos import rules
from ludotheque.games.stratheos.cards import FAMILY, MOST_EFFECTS, PACK, SPECIALS, VALUE
from ludotheque.games.stratheos.combinations import RUN
from ludotheque.games.stratheos.knowledge import is_spread
from ludotheque.games.stratheos.powers import PLACE, SEAT
from ludotheque.games.stratheos.table import (
    HIDDEN,
    MALUS_BITS,
    PLACES,
    SEATS,
    SOURCES,
    SPECTATOR,
    STAGES,
    first_malus,
    has,
    is_known_to,
    is_protected,
    owner_of,
    place_of,
    spot,
)
from ludotheque.kernel import jit
from ludotheque.kernel.jit import inlined
from ludotheque.kernel.layout import Layout, Part
from ludotheque.kernel.spread import clear, write_bits

UNSHOWN = ("viewer", "log", "log_n")  # whose record it is, and the story of the last move
CODES = np.array(
    [
        *range(rules.DEAL + 1),
        *(first + place for first in (rules.EXCHANGE, rules.NAME, rules.LAST, rules.GIVE) for place in range(PLACES)),
        *(SEAT + seat for seat in range(SEATS)),
        *(PLACE + at for at in range(SEATS * PLACES)),
        *(rules.CHOOSE_CARD + card for card in range(PACK)),
        *(rules.PICK + at for at in range(PACK)),
    ],
    np.int64,
)
ACTIONS = np.searchsorted(CODES, np.arange(CODES[-1] + 1)).astype(np.int64)  # of codes
MOST_MALUSES = SPECIALS[-1] * MOST_EFFECTS  # that can wait: those of all the −1
OF_A_CARD = 4  # numbers, beside who knows it


def actions(options) -> int:
    return len(CODES)


@jit
def action_of(move):
    return ACTIONS[move]


@jit
def code_of(action, s):
    return CODES[action]


# What a seat knows; seats go round from the observer's. Inlined, because a step of many rows is 8 to 14 % slower else


def layout(options) -> Layout:
    seats = int(options["seats"])
    return (
        Part("places", seats * PLACES * (OF_A_CARD + seats + 1), shows=("cards", "knowers", "guarded")),
        Part("drawn", PACK + 1, shows=("drawn",)),  # the last: there is one that the seat does not see
        Part("discards", PACK, shows=("discards", "discard_n")),  # 1: the top card, 2: the next one …
        Part("spread", PACK + 1, shows=("spread", "pile_low", "pile_high"), partly=("stage", "bonus", "pile_n")),
        Part("named", PLACES, shows=("named", "named_n")),  # 1: the first, 2: the next …
        Part("given", PLACES, shows=("given",)),
        Part("picked", seats * PLACES, shows=("picked",)),
        Part("stage", len(STAGES), shows=("stage",)),
        Part("source", len(SOURCES), shows=("source",)),
        Part("kind", RUN + 1, shows=("kind",)),
        Part("malus", MOST_MALUSES, shows=("malus",)),  # verbs that wait, the next one first
        Part("seat", SEATS),
        Part("sizes", seats, shows=("sizes",)),
        Part("turn", seats, shows=("current",)),
        Part("decider", seats, shows=("decider",)),
        Part("first", seats, shows=("first",)),
        Part("announcer", seats, shows=("announcer",)),
        Part("barred", seats, shows=("barred",)),
        Part("winners", seats, shows=("winners",)),
        Part("wins", seats, shows=("wins",)),
        Part("turns", 2, shows=("turns",)),  # 256s and ones
        Part("last", 1, shows=("last",)),  # the card + 1
        Part("pile", 1, shows=("pile_n",)),
        Part("direction", 1, shows=("direction",)),  # 2 or 0
        Part("bottom", 1, shows=("bottom",)),
        Part("taken", 1, shows=("taken",)),
        Part("bonus", 1, shows=("bonus",)),
        Part("effect", 1, shows=("effect",)),
        Part("withdrawn", 1, shows=("withdrawn",)),
        Part("game", 1, shows=("game",)),
        Part("start_cards", 1, shows=("start_cards",)),
        Part("reason", 1, shows=("reason",)),
    )


@inlined
def going_round(s, seat, seats):
    """A set of seats as it looks from a seat."""
    return (seats >> seat | seats << s.seats - seat) & (1 << s.seats) - 1


@inlined
def write_place(s, seat, owner, place, out, at):
    """The card + 2 (1: no card, 0: one that the seat does not know), its value + 2, its family + 1, whether it is
    protected; then who knows it, and whether everybody saw it."""
    where = spot(owner, place)
    card = s.cards[where]
    out[at] = card + 2
    out[at + 1] = VALUE[card] + 2 if card >= 0 else 0
    out[at + 2] = FAMILY[card] + 1 if card >= 0 else 0
    out[at + 3] = is_protected(s, owner, place)
    knowers = going_round(s, seat, s.knowers[where]) | is_known_to(s, where, SPECTATOR) << s.seats
    return write_bits(knowers, s.seats + 1, out, at + OF_A_CARD)


@inlined
def write_places(s, seat, out):
    at = 0
    owner = seat
    for _ in range(s.seats):
        for place in range(PLACES):
            at = write_place(s, seat, owner, place, out, at)
        owner = owner + 1 if owner + 1 < s.seats else 0
    return at


@inlined
def write_cards(s, out, at):
    """The card in hand, the discard pile, and the draw pile while somebody looks through it (STR-34)."""
    drawn = at
    discards = at = clear(PACK + 1, out, at)
    if s.drawn >= 0:
        out[drawn + s.drawn] = 1
    out[drawn + PACK] = s.drawn == HIDDEN
    spread = at = clear(PACK, out, at)
    for i in range(s.discard_n):
        out[discards + s.discards[i]] = s.discard_n - i
    at = clear(PACK + 1, out, at)
    if is_spread(s):
        out[spread + PACK] = s.pile_n
        for i in range(s.pile_n):
            if s.spread[i] >= 0:
                out[spread + s.spread[i]] = i + 1
    return at


@inlined
def write_turn(s, seat, out, at):
    """What has been decided so far in this turn."""
    named = at
    at = clear(PLACES, out, at)
    for i in range(s.named_n):
        out[named + (s.named >> 4 * i & 15)] = i + 1
    at = write_bits(s.given, PLACES, out, at)
    picked = at
    at = clear(s.seats * PLACES, out, at)
    if s.picked:
        out[picked + spot((owner_of(s.picked - 1) - seat) % s.seats, place_of(s.picked - 1))] = 1
    at = write_bits(1 << s.stage, len(STAGES), out, at)
    at = write_bits(1 << s.source, len(SOURCES), out, at)
    at = write_bits(1 << s.kind, RUN + 1, out, at)
    for i in range(MOST_MALUSES):
        out[at + i] = first_malus(s.malus >> MALUS_BITS * i)
    return at + MOST_MALUSES


@inlined
def write_seats(s, seat, out, at):
    for i in range(SEATS):
        out[at + i] = i == seat
    at += SEATS
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[at + i] = s.sizes[other]
        out[at + s.seats + i] = s.current == other
        out[at + 2 * s.seats + i] = s.decider == other
        out[at + 3 * s.seats + i] = s.first == other
        out[at + 4 * s.seats + i] = s.announcer == other
        out[at + 5 * s.seats + i] = has(s.barred, other)
        out[at + 6 * s.seats + i] = has(s.winners, other)
        out[at + 7 * s.seats + i] = s.wins[other]
    return at + 8 * s.seats


@inlined
def observe(s, seat, out):
    at = write_cards(s, out, write_places(s, seat, out))
    at = write_turn(s, seat, out, at)
    at = write_seats(s, seat, out, at)
    out[at] = s.turns >> 8
    out[at + 1] = s.turns & 255
    out[at + 2] = s.last + 1
    out[at + 3] = s.pile_n
    out[at + 4] = s.direction + 1
    out[at + 5] = s.bottom
    out[at + 6] = s.taken
    out[at + 7] = s.bonus
    out[at + 8] = s.effect
    out[at + 9] = s.withdrawn
    out[at + 10] = s.game
    out[at + 11] = s.start_cards
    out[at + 12] = s.reason
