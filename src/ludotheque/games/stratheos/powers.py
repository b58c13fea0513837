"""Active powers (STR-4): each is a few effects that the card's line in `cards.csv` names, aimed step by step.

An aim is a move: PLACE + seat * 14 + place, or SEAT + seat. Protected cards of others cannot be aimed at.
"""

from ludotheque.games.stratheos.cards import (
    ADD,
    ANOTHER,
    BAR,
    BURN,
    FAMILY,
    FIRST,
    LOOK,
    MOST_EFFECTS,
    OWN,
    POWER,
    PROTECT,
    SECOND,
    SHUFFLE,
    SWAP,
)
from ludotheque.games.stratheos.table import (
    BURNT,
    LOOKING,
    PLACES,
    SHOWN,
    TAKEN,
    TARGET,
    add_card,
    await_malus,
    draw,
    is_protected,
    lay_under_discards,
    note,
    owner_of,
    place_of,
    shuffle_places,
    spot,
    swap,
    unguarded,
    unprotect,
)
from ludotheque.kernel import jit, popcount

SEAT, PLACE = 80, 96  # moves


@jit
def verb_of(effect):
    return effect & (1 << FIRST) - 1


@jit
def first_aim(effect):
    """Whom an effect is aimed at: OWN or OPPONENT."""
    return effect >> FIRST & (1 << SECOND - FIRST) - 1


@jit
def second_aim(effect):
    """And whom then: OPPONENT or ANOTHER, 0 when one aim is all."""
    return effect >> SECOND


@jit
def effect_of(s):
    """The effect that acts now, 0 when the power is used up."""
    return POWER[s.drawn * MOST_EFFECTS + s.effect] if s.effect < MOST_EFFECTS else 0


@jit
def aims_at_seat(verb):
    """Whether an effect falls on a whole game and not on one place."""
    return verb in (BAR, ADD, SHUFFLE)


@jit
def open_to(s, verb, seat):
    """Whether an opponent can be the target: a full game gets no card (STR-33), protected cards are out of reach."""
    if seat == s.current:
        return False
    if verb == BAR:
        return True
    if verb == ADD:
        return s.sizes[seat] < PLACES
    return popcount(unguarded(s, seat)) >= (2 if verb == SHUFFLE else 1)


@jit
def can_act(s, effect):
    """Whether there is anything the effect could be aimed at (air's deity with two players: nothing)."""
    verb = verb_of(effect)
    if verb == LOOK and first_aim(effect) == OWN:
        return True
    if verb == PROTECT:
        return unguarded(s, s.current) != 0
    targets = 0
    for seat in range(s.seats):
        targets += open_to(s, verb, seat)
    return targets >= (2 if second_aim(effect) == ANOTHER else 1)


@jit
def may_use_power(s):
    """STR-21 (c): the card came from the draw pile, or is chosen (STR-34), and its power can act."""
    if not s.texts or s.source == TAKEN:
        return False
    for i in range(MOST_EFFECTS):
        effect = POWER[s.drawn * MOST_EFFECTS + i]
        if effect and can_act(s, effect):
            return True
    return False


@jit
def aim_at_own(s, verb, out):
    found = 0
    for place in range(s.sizes[s.current]):
        if verb != PROTECT or not is_protected(s, s.current, place):
            out[found] = PLACE + spot(s.current, place)
            found += 1
    return found


@jit
def aims(s, out):
    """Write what the effect can be aimed at now. Two opponents' places are picked in either order."""
    effect = effect_of(s)
    verb = verb_of(effect)
    if s.picked == 0 and first_aim(effect) == OWN:
        return aim_at_own(s, verb, out)
    picked_of = owner_of(s.picked - 1) if s.picked and second_aim(effect) == ANOTHER else -1
    found = 0
    for seat in range(s.seats):
        if not open_to(s, verb, seat) or seat == picked_of:
            continue
        if aims_at_seat(verb):
            out[found] = SEAT + seat
            found += 1
            continue
        for place in range(s.sizes[seat]):
            if not is_protected(s, seat, place):
                out[found] = PLACE + spot(seat, place)
                found += 1
    return found


@jit
def show_power(s):
    """The card is shown to all, and its effects begin."""
    s.source = SHOWN
    s.effect = 0


@jit
def next_effect(s):
    """Go to the next effect that can act and ask for its aim; False when the power is used up."""
    while effect_of(s):
        if can_act(s, effect_of(s)):
            s.stage = TARGET
            return True
        s.effect += 1
    s.effect = 0
    return False


@jit
def aim(s, move, rng):
    """One aim is given: wait for the second, let the player look, or act. True when the effect is over."""
    effect = effect_of(s)
    target = move - (PLACE if move >= PLACE else SEAT)
    verb = verb_of(effect)
    if verb == LOOK or (second_aim(effect) and s.picked == 0):
        s.picked = target + 1
        if verb == LOOK:
            s.knowers[target] |= 1 << s.current
            s.stage = LOOKING
        return False
    act(s, verb, target, rng)
    s.picked = 0
    s.effect += 1
    return True


@jit
def act(s, verb, target, rng):
    if verb == SWAP:
        one = s.picked - 1
        if owner_of(one) == s.current:
            unprotect(s, s.current, place_of(one))  # its owner exchanges it: the protection ends
        swap(s, one, target)
    elif verb == PROTECT:
        s.guarded[s.current] |= 1 << place_of(target)
    elif verb == BAR:
        s.barred |= 1 << target
    elif verb == ADD:
        add_card(s, target, rng, 0)
    elif verb == BURN:
        burn(s, target, rng)
    elif verb == SHUFFLE:
        shuffle_places(s, target, rng, 0)


@jit
def burn(s, target, rng):
    """STR-4: the card goes under the discard pile, for all to see; the top card of the draw pile takes its place."""
    card = s.cards[target]
    note(s, BURNT, card, target)
    lay_under_discards(s, card)
    if FAMILY[card] < 0:
        await_malus(s, card)
    s.cards[target] = draw(s, rng)
    s.knowers[target] = 0
