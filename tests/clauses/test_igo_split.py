"""The split of a hand: an exact optimum, against every subset of 10,000 hands (IGO-20 to IGO-24)."""

import random

import pytest

from ludotheque.games.igo.cards import LETTERS
from ludotheque.games.igo.named import VALUE_OF, cards_of, colours_of, letters
from ludotheque.games.igo.reckoning import caller_groups, other_groups
from ludotheque.games.igo.split import best_series, colours_in, least_penalty, own_penalty, series_values
from tests.clauses.igo_brute_force import least
from tests.clauses.igo_table import PACK, cards

HANDS = 10_000


def tables(many, seed):
    """Hands of up to twelve cards, a column's colour, and a caller's hand with the colours of its best series."""
    chance = random.Random(seed)
    for number in range(many):
        few = chance.random() < 0.5  # half of them from few colours, where everything gets in each other's way
        pack = [card for card in PACK if card[0] in "AORT"] if few else PACK
        drawn = chance.sample(pack, 24)
        hand, caller = drawn[: number % 13], drawn[12:]
        gone = chance.choice("AORT" if few else LETTERS)
        held = sorted({card[0] for card in caller} - {gone})
        colours = sorted(chance.sample(held, min(len(held), chance.choice((1, 2)))))
        yield hand, gone, caller, colours


def bits(hand, gone):
    return (*cards_of(hand), LETTERS.index(gone))


def best(hand, gone, colours=(), filled=0):
    """The colours of the best own series, besides what is added to the caller's in `colours`."""
    return int(colours_in(best_series(*bits(hand, gone), colours_of(colours), filled)))


def caller_split(hand, gone, colours):
    return caller_groups(*bits(hand, gone), colours_of(colours))


def other_split(hand, gone, colours, filled):
    return other_groups(*bits(hand, gone), best(hand, gone, colours, filled), colours_of(colours), filled)


def penalty(groups):
    return sum(VALUE_OF[card] for card in groups.rest)


@pytest.mark.clause("IGO-24", "IGO-20", "IGO-23")
def test_the_split_of_others_is_the_best_of_all():
    tight = 0
    for hand, gone, caller, colours in tables(HANDS, 24):
        laid = [card for card in caller if card[0] in colours]
        filled = series_values(*cards_of(caller), colours_of(colours))
        found = least_penalty(*bits(hand, gone), colours_of(colours), filled)
        assert found == least(hand, gone, laid, colours), (hand, gone, laid, colours)
        tight += found < least(hand, gone, laid)
    assert tight > HANDS // 4  # additions mattered often enough


@pytest.mark.clause("IGO-20", "IGO-21")
def test_the_callers_split_is_the_best_of_all_for_every_choice_of_colours():
    for hand, gone, _, colours in tables(HANDS, 21):
        held = {card[0] for card in hand} - {gone}
        if set(colours) <= held:
            assert own_penalty(*bits(hand, gone), colours_of(colours)) == least(hand, gone, colours=colours)
        assert own_penalty(*bits(hand, gone), best(hand, gone)) == least(hand, gone), (hand, gone)
        assert set(letters(best(hand, gone))) <= held


@pytest.mark.clause("IGO-24")
def test_what_is_shown_is_such_a_split_card_by_card():
    for hand, gone, caller, colours in tables(2000, 25):
        filled = int(series_values(*cards_of(caller), colours_of(colours)))
        shown = other_split(hand, gone, colours, filled)
        assert sorted(card for group in shown for card in group) == sorted(hand)
        assert sorted(shown.removed) == sorted(card for card in hand if card[0] == gone)
        assert len({card[0] for card in shown.series}) <= 2
        for group in (shown.series, shown.added):
            assert len({VALUE_OF[card] for card in group}) == len(group)
        assert all(card[0] in colours and not filled >> VALUE_OF[card] - 1 & 1 for card in shown.added)
        assert penalty(shown) == least_penalty(*bits(hand, gone), colours_of(colours), filled)
        assert penalty(caller_groups(*bits(hand, gone), best(hand, gone))) == least(hand, gone)


@pytest.mark.clause("IGO-24")
def test_the_own_series_makes_way_for_additions_where_that_saves_more():
    """Alone the best series is orange and turquoise; but the oranges can be added to the caller's."""
    hand = cards("O8 O9 O10 A1 T7")
    assert penalty(caller_groups(*bits(hand, "B"), best(hand, "B"))) == 1
    shown = other_split(hand, "B", ["O"], filled=0)
    assert (list(shown.series), list(shown.added), penalty(shown)) == (cards("A1 T7"), cards("O8 O9 O10"), 0)


@pytest.mark.clause("IGO-24")
def test_no_card_serves_twice():
    """The orange 9 is kept or added, not both: the turquoise 9 goes with it, the violet 9 is left."""
    shown = other_split(cards("O9 T9 V9"), "B", ["O"], filled=0)
    assert (len(shown.series), shown.added, penalty(shown)) == (1, ("O9",), 9)
    assert penalty(other_split(cards("O9"), "B", ["O"], filled=0)) == 0


@pytest.mark.clause("IGO-21")
@pytest.mark.parametrize(
    ("hand", "colours", "series"),
    [
        ("O1 O3 R2 R3", "OR", "O1 R2 O3"),
        ("O1 O3 R3", "OR", "O1 R3"),  # the series shows both its colours
        ("O3 R1 R3", "OR", "R1 O3"),
        ("O3 O4 R3 R4", "OR", "R3 O4"),
        ("O1 O3 R3", "O", "O1 O3"),
    ],
)
def test_a_series_has_each_value_once_and_the_colours_chosen(hand, colours, series):
    assert list(caller_split(cards(hand), "B", list(colours)).series) == cards(series)


def test_the_brute_force_itself():
    """Worked out by hand: two colours at most, one card per value, gaps allowed."""
    assert least(cards("O1 O2 O11 R2 A5"), "A") == 2
    assert least(cards("O1 O2 R7 A5 A6"), "B") == 3
    assert least(cards("O1 O2 R7 A5 A6"), "B", laid=cards("O3"), colours=["O"]) == 0
    assert least([], "A") == 0
