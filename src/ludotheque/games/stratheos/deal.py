"""The deal: a new match, and each of its games (STR-10 to STR-12)."""

from ludotheque.games.stratheos.cards import PACK
from ludotheque.games.stratheos.sets import ALL_HIGH, ALL_LOW
from ludotheque.games.stratheos.table import (
    EMPTY,
    FIRST_LOOK,
    HAND,
    LOG,
    MEMORISE,
    PILE,
    PLACES,
    SEATS,
    TRUTH,
    draw,
    spot,
)
from ludotheque.kernel import jit


@jit
def setup(s, options, rng):
    """A new match: the youngest deals, the player on the left begins (STR-11)."""
    s.game = 0
    s.first = s.youngest + 1 if s.youngest + 1 < s.seats else 0
    s.start_cards = HAND
    for seat in range(SEATS):
        s.wins[seat] = 0
    for i in range(PACK):
        s.spread[i] = EMPTY
    for i in range(LOG):
        s.log[i] = 0
    s.log_n = 0
    s.viewer = TRUTH
    start_game(s, rng)


@jit
def clear_turn(s):
    """Nothing in hand, nothing begun."""
    s.drawn = EMPTY
    s.source = PILE
    s.taken = 0
    s.last = EMPTY
    s.malus = 0
    s.bonus = 0
    s.kind = 0
    s.named = 0
    s.named_n = 0
    s.withdrawn = 0
    s.effect = 0
    s.picked = 0
    s.given = 0


@jit
def start_game(s, rng):
    """STR-10: six cards each (after a long flush fewer, STR-34), one card face up; STR-12: all look at three."""
    clear_turn(s)
    s.winners = 0
    s.reason = 0
    s.direction = 1
    s.turns = 0
    s.announcer = -1
    s.bottom = 0
    s.barred = 0
    s.pile_low = ALL_LOW
    s.pile_high = ALL_HIGH
    s.pile_n = PACK
    s.discard_n = 0
    for i in range(PACK):
        s.discards[i] = EMPTY
    for seat in range(SEATS):
        s.guarded[seat] = 0
        s.sizes[seat] = 0
        if seat < s.seats:
            s.sizes[seat] = s.start_cards if seat == s.first else HAND
        for place in range(PLACES):
            at = spot(seat, place)
            dealt = place < s.sizes[seat]
            s.cards[at] = draw(s, rng) if dealt else EMPTY
            s.knowers[at] = 1 << seat if dealt and place < FIRST_LOOK else 0
    s.discards[0] = draw(s, rng)
    s.discard_n = 1
    s.current = s.first
    s.decider = s.first
    s.stage = MEMORISE
