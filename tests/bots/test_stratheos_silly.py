"""Stratheós: what a child would see is silly, and what looks alike but has a reason."""

import numpy as np
import pytest

import ludotheque
from tests.clauses.stratheos_table import GAME, play, set_up

OUT = np.empty(GAME.rules.OUT_SIZE, np.int64)
KINDS = GAME.part("silly").KINDS
SIX = "0 0 0 0 0 0"


def kind(match, move):
    """The kind of silly move that it is for the player to act, None if it is none."""
    record = match.view_record(match.turn)
    found = GAME.kernel.silliness(record, GAME.moves(record)[move], OUT)
    return KINDS[found - 1] if found else None


def table(mine, known=SIX, other="I10 A9 A11", seen="1 1 1", **position):
    return set_up(mine, other, known={0: known, 1: seen}, **position)


def test_a_zero_is_thrown_away_only_where_nothing_higher_could_go():
    assert kind(table("F12 E5 W3 I9 A8 L4", in_hand="NYX"), "discard") == "throws away"
    assert kind(table("F1 E5 W2 I3", "- - - -", in_hand="NYX"), "discard") == "throws away"
    assert kind(table("F1 E2 W1", "0 0 0", in_hand="NYX"), "discard") is None
    assert kind(table("F12 E5 W3 I9 A8 L4", in_hand="F7"), "discard") is None


def test_in_the_last_turn_any_card_that_saves_points_is_kept():
    """STR-50: nothing comes after it."""
    last = {"announcer": 1, "turns": 3}
    assert kind(table("F9 E5 W3", "0 0 0", in_hand="L8", **last), "discard") == "throws away"
    assert kind(table("F9 E5 W3", "0 0 0", in_hand="L8"), "discard") is None
    assert kind(table("F9 E5 W3", "- 0 0", in_hand="L8", **last), "discard") is None


def test_a_minus_one_is_thrown_away_unless_ragnarok_brings_a_better_game():
    """STR-5: Apocalypse and Deluge only harm, Ragnarök trades the whole game for the neighbour's."""
    bad = "F16 E14 W13 I16 A10 L16"
    assert kind(table(bad, in_hand="APO"), "discard") == "throws away"
    assert kind(table(bad, in_hand="RAG", other="F1 E1 W1"), "discard") is None
    assert kind(table("F1 E2 W4", "0 0 0", in_hand="RAG"), "discard") == "throws away"
    assert kind(table("RAG E14 W13 I16", "0 0 0 0", in_hand="F10", other="F1 E1 W1"), "exchange 1") is None
    assert kind(table("RAG E2 W4", "0 0 0", in_hand="F10"), "exchange 1") == "for a higher"


def test_a_power_that_is_worth_something_is_used_before_its_card_is_discarded():
    """STR-21: Zeus adds a card, the Oracle shows one, Hephaistos burns a low one that the player has seen."""
    assert kind(table("F1 E5 W3", "0 0 0", in_hand="L16"), "discard") == "wastes power"
    assert kind(table("F1 E5 W3", "0 - 0", in_hand="L13"), "discard") == "wastes power"
    assert kind(table("F1 E5 W3", "0 0 0", in_hand="L13"), "discard") is None
    assert (
        kind(table("F1 E5 W3", "0 0 0", other="I4 A9 A11", seen="01 1 1", in_hand="F16"), "discard") == "wastes power"
    )
    assert kind(table("F1 E5 W3", "0 0 0", other="I10 A9 A11", seen="01 1 1", in_hand="F16"), "discard") is None
    assert kind(table("F1 E5 W3", "0 0 0", in_hand="L16", novice=True), "discard") is None  # STR-61


def test_a_card_is_not_exchanged_for_one_as_high():
    """STR-34: to those who play with flushes the family counts."""
    assert kind(table("F12 E5 W3 I9", "0 0 0 0", in_hand="L5"), "exchange 2") == "for a higher"
    assert kind(table("F12 E5 W3 I9", "0 - 0 0", in_hand="L5"), "exchange 2") is None
    assert kind(table("F12 E5 W3 I9", "0 0 0 0", in_hand="L5", flush=True), "exchange 2") is None


def test_what_is_taken_for_ragnarok_goes_into_its_place():
    """A club player took a 10, kept Ragnarök and gave a 2 away for it."""
    match = table("E1 A2 RAG", "0 0 0", other="W1", seen="1", in_hand="L10", source="taken")
    assert [kind(match, f"exchange {place}") for place in (1, 2, 3)] == ["for a higher", "for a higher", None]


def test_a_higher_card_needs_a_combination_to_take_the_place_of_a_lower_one():
    """STR-30: two alike go together, and one card more may make a run; a low card is not risked for that."""
    assert kind(table("F12 E5 W3 I9", "0 0 0 0", in_hand="L15"), "exchange 2") == "for a higher"
    assert kind(table("F12 E5 W3 I9", "0 0 0 0", in_hand="L12"), "exchange 2") is None
    assert kind(table("F12 E5 W3 I9", "0 0 0 0", in_hand="L10"), "exchange 2") is None
    assert kind(table("F12 E2 W3 I9", "0 0 0 0", in_hand="L10"), "exchange 2") == "for a higher"
    assert kind(table("F12 E5 W3 I9", "0 - 0 0", in_hand="L15"), "exchange 2") is None
    assert kind(table("F12 E5 W3 I9", "0 0 0 0", in_hand="L12", announcer=1, turns=3), "exchange 2") == "for a higher"


def test_a_passive_is_a_reason_to_discard_a_figure_for_a_higher_one():
    """STR-40; in a duel there are none (STR-60)."""
    rows = "F2 E13 W3", "I10 A9 L8", "A12 L11 F10"
    position = {"known": {0: "0 0 0"}, "in_hand": "L16"}
    assert kind(set_up(*rows, **position), "exchange 2") is None
    assert kind(set_up(*rows[:2], **position), "exchange 2") == "for a higher"


def test_a_low_card_goes_where_it_saves_most_unless_what_stays_may_be_exchanged_with_others():
    assert kind(table("F15 E5 W8 I4", "0 0 0 0", in_hand="L1"), "exchange 2") == "wrong place"
    assert kind(table("F15 E5 W8 I4", "0 0 0 0", in_hand="L1"), "exchange 1") is None
    assert kind(table("F15 E5 W15 I4", "0 0 0 0", in_hand="L1"), "exchange 2") is None
    assert kind(table("F15 E5 W14 I4", "0 0 0 0", in_hand="L1"), "exchange 2") is None
    assert kind(table("F15 E5 W8 I4", "0 - 0 0", in_hand="L1"), "exchange 2") is None


def test_in_the_last_turn_the_highest_card_known_goes():
    """STR-50: there is no combination to wait for."""
    last = table("W2 E9 E10 F1", "0 0 0 0", in_hand="L7", announcer=1, turns=3)
    assert (kind(last, "exchange 2"), kind(last, "exchange 3")) == ("wrong place", None)
    assert kind(table("W2 E9 E10 F1", "0 0 0 0", in_hand="L7"), "exchange 2") is None


def test_a_card_is_taken_only_for_something():
    """STR-22: it must stay."""
    assert kind(table("F1 E5 W2", "0 0 0", discards="L12"), "take") == "takes"
    assert kind(table("F1 E5 W2", "0 0 0", discards="L4"), "take") is None
    assert kind(table("F1 E5 W12", "0 0 0", discards="L12"), "take") is None
    assert kind(table("F1 E5 A5", "0 0 0", discards="L12"), "take") is None
    assert kind(table("RAG E5 W2", "0 0 0", discards="L12"), "take") is None


def test_a_card_is_taken_only_if_it_can_stay_well():
    """STR-22: two club players took a card next to one of theirs, and then had to give that one or a low one away."""
    assert kind(table("I6 A1", "0 0", discards="E7"), "take") == "takes"
    assert kind(table("I6 A3", "0 0", discards="E7"), "take") is None
    last = {"announcer": 1, "turns": 3}
    assert kind(table("F4 W3", "0 0", discards="I6", **last), "take") == "takes"
    assert kind(table("F4 W7", "0 0", discards="I6", **last), "take") is None


@pytest.mark.parametrize(("seats", "matches"), [(2, 30), (6, 10)])
def test_whoever_takes_a_card_that_is_not_silly_to_take_has_a_move_that_is_not_silly(seats, matches):
    """Wherever greedy players come to, whether or not they take it."""
    for seed in range(matches):
        match = GAME.new(seats=seats, seed=seed)
        while match.turn is not None:
            if "take" in match.moves() and kind(match, "take") is None:
                taken = play(GAME.load(match.dump()), "take")
                assert None in [kind(taken, move) for move in taken.moves()]
            match.play(ludotheque.bot("greedy", GAME, seed=1).choose(match.view_record(match.turn)))


def test_an_ice_figure_is_no_reason_to_take_a_higher_one():
    """STR-40: its passive does not act after a take; that of an earth figure does."""
    rows = "I10 A9 L8", "A12 L11 F10"
    position = {"known": {0: "0 0"}, "discards": "L16"}
    assert kind(set_up("I15 A1", *rows, **position), "take") == "takes"
    assert kind(set_up("E15 A1", *rows, **position), "take") is None


def test_a_zero_that_saves_much_is_not_left_lying():
    assert kind(table("F12 E5 W2", "0 0 0", discards="NYX"), "draw") == "leaves"
    assert kind(table("F4 E5 W2", "0 0 0", discards="NYX"), "draw") is None
    assert kind(table("F12 E12 W2", "0 0 0", discards="NYX"), "draw") is None
    assert kind(table("F12 E5 W2", "0 0 0", discards="L1"), "draw") is None


def test_stratheos_is_not_said_by_whoever_is_behind_by_a_plain_count():
    assert kind(table("F5 E5 W2", "0 0 0", other="I1 A9", seen="01 01", discards="F16"), "stratheos") == "behind"
    assert kind(table("F5 E2 W2", "0 0 0", other="I1 A9", seen="01 01", discards="F16"), "stratheos") is None


def test_a_combination_is_announced_only_by_whoever_knows_it():
    """STR-32; in the last turn a guess may be the only hope."""
    assert kind(table("F12 E5 W3", "0 0 0", in_hand="L8"), "same") == "wrong combination"
    assert kind(table("F12 E5 W3", "0 - -", in_hand="L8"), "same") == "wrong combination"
    assert kind(table("F12 E5 W3", "0 - -", in_hand="L8", announcer=1, turns=3), "same") is None
    assert kind(table("F12 E12 W3", "0 0 0", in_hand="L8"), "same") is None
    naming = play(table("F12 E12 W3", "0 0 0", in_hand="L8"), "same", "name 1")
    assert kind(naming, "last 3") == "wrong combination"
    assert kind(naming, "last 2") is None


def test_nobody_looks_at_a_card_that_they_know():
    match = play(table("F12 E5 W3", "0 - 0", in_hand="L13"), "power")
    assert kind(match, "on 0.1") == "knows already"
    assert kind(match, "on 0.2") is None
    assert kind(play(table("F12 E5 W3", "0 0 0", in_hand="L13"), "power"), "on 0.1") is None


def test_a_power_does_not_give_the_own_game_away():
    """STR-4: the Ferryman swaps, Skadi protects, Hephaistos burns."""
    swap = play(table("F12 E1 W3", "0 0 0", seen="1 01 -", in_hand="L15"), "power")
    assert [kind(swap, f"on 0.{place}") for place in (1, 2, 3)] == [None, "gives away", "gives away"]
    given = play(table("F3 E1", "0 0", other="I10 A1 L12", seen="01 01 -", in_hand="L15"), "power", "on 0.1")
    assert [kind(given, f"on 1.{place}") for place in (1, 2, 3)] == ["gives away", None, None]
    protect = play(table("F12 E1 W3", "0 0 0", in_hand="I16"), "power")
    assert [kind(protect, f"on 0.{place}") for place in (1, 2, 3)] == ["gives away", None, None]
    burn = play(table("F12 E1 W3", "0 0 0", other="I10 A1 L12", seen="01 01 -", in_hand="F16"), "power")
    assert [kind(burn, f"on 1.{place}") for place in (1, 2, 3)] == ["gives away", None, None]


@pytest.mark.parametrize("level", ["beginner", "club", "strong", "expert@200"])
def test_no_level_throws_a_zero_away(level):
    """The position of a first turn in which a club player once threw a 0 away."""
    match = table("F12 E5 W3 I9 A8 L4", "0 0 0 - - -", in_hand="NYX", turns=0)
    for seed in range(40):
        move = ludotheque.bot(level, GAME, seed=seed).choose(match.view_record(0))
        assert kind(match, move) is None


def test_whoever_forgets_thinks_again_before_a_silly_move():
    """What was forgotten makes silly moves look fine, and now and then the search thinks of no other."""
    silly = []
    for seed in range(10):
        match = GAME.new(seats=2, seed=seed)
        players = [ludotheque.bot("beginner", GAME, seed=2 * seed + seat) for seat in range(2)]
        while match.turn is not None:
            move = players[match.turn].choose(match.view_record(match.turn), played=match.played)
            silly += filter(None, [kind(match, move)])
            match.play(move)
    assert silly == []
