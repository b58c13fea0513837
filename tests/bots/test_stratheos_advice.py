"""How bots think about Stratheós: the worlds they imagine, the moves they weigh, what they forget."""

from statistics import mean

import numpy as np
import pytest

import ludotheque
from ludotheque.games.stratheos import advice, seasoned
from ludotheque.games.stratheos.cards import CODES, VALUE
from ludotheque.games.stratheos.table import PLACES
from ludotheque.kernel import new_rng
from tests.clauses.stratheos_table import GAME, play, set_up

MINE = "F12 E12 W3 I9 A8 L4"
ALL_KNOWN = {0: "0 0 0 0 0 0"}
OUT = np.empty(GAME.rules.OUT_SIZE, np.int64)


def record_of(match):
    return match.view_record(match.turn).view(GAME.rules.State)[0]


def worth_a_thought(match, start=None):
    """The moves that a search weighs which began here, or where it is said."""
    record = match.view_record(match.turn)
    s = record.view(GAME.rules.State)[0]
    n = GAME.rules.legal(s, OUT)
    n = advice.narrow(s, s if start is None else start, None, OUT, n, new_rng(1))
    return [GAME.text(record, int(move)) for move in OUT[:n]]


def habit(match):
    record = match.view_record(match.turn)
    s = record.view(GAME.rules.State)[0]
    return GAME.text(record, int(seasoned.choose(s, OUT, GAME.rules.legal(s, OUT), new_rng(1))))


def expert(match):
    return ludotheque.bot("expert@1000", GAME, seed=1).choose(match.view_record(match.turn))


def imagined(match, worlds=400):
    """Values of the other's six cards in worlds that the player to move imagines."""
    found = []
    for seed in range(worlds):
        world = match.view_record(match.turn)
        s = world.view(GAME.rules.State)[0]
        advice.imagine(s, None, OUT, new_rng(seed))
        assert GAME.masked(world, match.turn).tobytes() == match.view_record(match.turn).tobytes()
        found.append([int(VALUE[card]) for card in s.cards[PLACES : PLACES + 6]])
    return found


def test_cards_that_their_owner_knows_and_has_kept_for_long_are_imagined_low():
    match = set_up(MINE, known={0: "0 0 0 0 0 0", 1: "1 1 1 - - -"}, discards="F16", turns=8)
    rows = imagined(match)
    kept, unknown = mean(mean(row[:3]) for row in rows), mean(mean(row[3:]) for row in rows)
    assert 3 < kept < 6 < unknown < 9


def test_before_anybody_has_played_any_card_is_as_likely_as_another():
    match = set_up(MINE, known={0: "0 0 0 0 0 0", 1: "1 1 1 - - -"}, discards="F16", turns=0)
    assert 7 < mean(mean(row[:3]) for row in imagined(match)) < 9


def test_no_thought_is_spent_on_guessed_combinations_nor_on_a_much_higher_card_for_a_lower():
    match = set_up(MINE, known={0: "0 0 0 - - -"}, in_hand="W10")
    assert worth_a_thought(match) == ["discard", "same", "exchange 1", "exchange 4"]


def test_to_be_rid_of_ragnarok_is_always_worth_a_thought():
    match = set_up("RAG E12 W3 I9 A8 L4", known=ALL_KNOWN, in_hand="W12")
    assert "exchange 1" in worth_a_thought(match)
    novices = set_up("RAG E12 W3 I9 A8 L4", known=ALL_KNOWN, in_hand="W12", novice=True)
    assert "exchange 1" not in worth_a_thought(novices)


def test_a_hopeless_announcement_is_not_worth_a_thought():
    assert worth_a_thought(set_up(MINE, known=ALL_KNOWN, discards="F16")) == ["take", "draw"]
    assert "stratheos" in worth_a_thought(set_up("F1 CHA NYX I2", known={0: "0 0 0 0"}, discards="F16"))


def test_of_places_of_which_one_knows_the_same_the_first_stands_for_all():
    match = play(set_up(MINE, known={0: "0 0 0 - - -", 1: "1 1 - - - -"}, in_hand="F15"), "power")
    assert worth_a_thought(match) == ["on 0.1", "on 0.3", "on 0.4"]
    assert worth_a_thought(play(match, "on 0.1")) == ["on 1.1", "on 1.3"]


def test_a_swap_between_two_opponents_is_thought_of_in_one_order_only():
    """STR-4, air: either order is legal, and of places of which one knows the same the first stands for all."""
    match = play(set_up(MINE, seats=4, in_hand="A16"), "power")
    assert [move for move in match.moves() if move.endswith(".1")] == ["on 1.1", "on 2.1", "on 3.1"]
    assert worth_a_thought(match) == ["on 1.1", "on 2.1"]
    start = record_of(match)
    for first, others in (("on 1.1", ["on 2.1", "on 3.1"]), ("on 2.1", ["on 3.1"])):
        assert worth_a_thought(play(match.clone(), first), start) == others
    for first, others in (("on 2.1", ["on 1.1", "on 3.1"]), ("on 3.1", ["on 1.1", "on 2.1"])):
        assert worth_a_thought(play(match.clone(), first)) == others  # picked before the search: all are open


def test_the_seasoned_player_keeps_two_of_a_value_to_exchange_them_together():
    match = set_up("F12 E2 W3 I9 A8 L4", known=ALL_KNOWN, in_hand="W12")
    assert ludotheque.bot("greedy", GAME).choose(match.view_record(0)) == "exchange 1"
    assert habit(match) == "exchange 4"


def test_the_seasoned_player_trades_a_bad_game_for_a_good_one_by_ragnarok():
    rows = "F16 E16 W16 I16 A16 L16", "F1 E1 W1 I1 A1 L1"
    match = set_up(*rows, known={0: "0 0 0 0 0 0", 1: "01 01 01 01 01 01"}, in_hand="RAG")
    assert habit(match) == "discard"
    assert expert(match) == "discard"
    assert habit(set_up(*rows[::-1], known={0: "0 0 0 0 0 0"}, in_hand="RAG")) != "discard"


def test_an_expert_announces_what_cannot_be_lost_and_does_not_what_cannot_be_won():
    low, high = "RAG CHA NYX", "F16 E16 W16 I16 A16 L16"
    sure = set_up(low, high, known={0: "0 0 0", 1: "01 01 01 01 01 01"}, discards="F11")
    assert expert(sure) == "stratheos"
    hopeless = set_up(high, low, known={0: "0 0 0 0 0 0", 1: "01 01 01"}, discards="F11")
    assert expert(hopeless) != "stratheos"


@pytest.mark.parametrize(("percent", "least", "most"), [(0, 6, 6), (30, 3, 6), (100, 2, 6)])
def test_a_forgetful_player_believes_a_record_that_could_be(percent, least, most):
    position = {"discards": "F1 F2 F3 F16", "in_hand": "W5", "turns": 8}
    match = set_up(MINE, known={0: "0 01 * 0 0 0", 1: "01 - - - - -"}, **position)
    for seed in range(20):
        believed = match.view_record(0)
        s = believed.view(GAME.rules.State)[0]
        advice.blur(s, percent, new_rng(seed))
        assert least <= sum(card >= 0 for card in s.cards[:6]) <= most
        assert (CODES[s.discards[s.discard_n - 1]], CODES[s.drawn]) == ("F16", "W5")
        world = believed.copy()
        GAME.kernel.fill(world, new_rng(seed))
        assert GAME.masked(world, 0).tobytes() == believed.tobytes()
        assert GAME.load({**match.dump(), **GAME.document(world)}).moves() == match.moves()


def forgotten(match, seed):
    """The places whose cards the most forgetful player to move no longer knows, and the discards it remembers wrong."""
    before, after = match.view_record(match.turn), match.view_record(match.turn)
    advice.blur(after.view(GAME.rules.State)[0], 100, new_rng(seed))
    was, now = before.view(GAME.rules.State)[0], after.view(GAME.rules.State)[0]
    places = {f"{at // PLACES}.{at % PLACES + 1}" for at in range(2 * PLACES) if was.cards[at] != now.cards[at]}
    return places, {CODES[card] for card in was.discards[: was.discard_n]} - {CODES[card] for card in now.discards}


def test_others_places_and_long_ago_discards_are_forgotten_first_and_low_cards_of_ones_own_never():
    known = {0: ALL_KNOWN[0], 1: "01 - - - - -"}
    match = set_up(MINE, known=known, discards="F1 F2 F3 F4 F5", turns=8)
    found = [forgotten(match, seed) for seed in range(40)]
    assert all("1.1" in places for places, _ in found)
    assert set().union(*(places for places, _ in found)) == {"0.1", "0.2", "0.4", "0.5", "1.1"}
    assert set().union(*(discards for _, discards in found)) == {"F1", "F2", "F3"}


def test_a_card_looked_at_this_turn_is_never_forgotten():
    """STR-12: places 1 to 3 before the first turn; STR-40: an ice figure's power, and then another turn."""
    first = set_up(MINE, known={0: "0 0 0 - - -"}, discards="F16", in_hand="W10", turns=1)
    assert not any(forgotten(first, seed)[0] for seed in range(40))
    rows = MINE, "F8 E8 W8 I8 A7 L8", "F9 E9 W9 I10 A9 L9"
    again = set_up(*rows, known={0: "0 0 - - - -", 1: "01 - - - - -"}, in_hand="I14", turns=9)
    play(again, "power", "on 1.2", "ready")
    assert again.turn == 0
    assert not any(forgotten(again, seed)[0] for seed in range(40))
    later = set_up(*rows, known={0: "0 0 - - - -", 1: "01 01 - - - -"}, discards="F14", turns=9)
    assert all(forgotten(later, seed)[0] for seed in range(40))


def test_who_names_a_combination_has_it_in_mind():
    match = play(set_up(MINE, known=ALL_KNOWN, in_hand="W5"), "same")
    before = match.view_record(0)
    advice.blur((after := before.copy()).view(GAME.rules.State)[0], 100, new_rng(1))
    assert after.tobytes() == before.tobytes()
