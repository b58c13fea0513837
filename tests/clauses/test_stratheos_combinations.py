"""Combinations and flushes: STR-30 to STR-35."""

import pytest

from tests.clauses.stratheos_table import GAME, knows, play, refused, row, seen, set_up, shown, spread, told, top

FULL = "W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 A1 A2 A3"  # fourteen places


def announce(match, kind, *places):
    """Announce a combination in the places given, the last of them on top."""
    *named, last = places
    return play(match, kind, *(f"name {place}" for place in named), f"last {last}")


@pytest.mark.clause("STR-30")
@pytest.mark.parametrize(
    ("kind", "listed"),
    [
        ("same", "F8 E8"),  # the booklet's pair
        ("same", "F8 E8 W8"),  # three
        ("same", "F8 E8 W8 I8"),  # four
        ("same", "F8 E8 W8 I8 A8"),  # penta
        ("same", "F8 E8 W8 I8 A8 L8"),  # hexa
        ("full", "A14 F14 E14 F8 E8"),  # the booklet's full house
        ("run", "F10 E11 A12"),  # the booklet's run
        ("run", "F10 E11 A12 L13 W14 I15 F16"),
        ("run", "RAG NYX L1"),
        ("same", "RAG DEL APO"),
        ("full", "CHA NYX ERE F8 E8"),
    ],
)
def test_a_combination_is_exchanged_for_the_drawn_card(kind, listed):
    cards = listed.split()
    match = set_up(listed + " L5 L6", "W1 W2", in_hand="I2", novice=True)
    announce(match, kind, *range(1, len(cards) + 1))
    assert row(match, 0) == "I2 L5 L6"
    assert match.dump()["discards"] == cards
    assert match.turn == 1


@pytest.mark.clause("STR-30", "STR-32")
@pytest.mark.parametrize(
    ("kind", "listed"),
    [
        ("same", "F8 E9"),
        ("same", "F8 E8 W7"),
        ("full", "F8 E8 W8 I8 A9"),
        ("full", "F8 E8 W9 I9 A10"),
        ("full", "F8 E8 W8 I8 A8"),
        ("run", "F10 A12 E11"),  # not named in the ascent
        ("run", "F12 E11 A10"),
        ("run", "F8 E8 W8"),
        ("run", "F9 E10 A12"),
    ],
)
def test_a_wrong_announcement_keeps_all_the_cards_and_the_drawn_one(kind, listed):
    cards = listed.split()
    match = set_up(listed + " L5", "W1 W2", in_hand="I2", discards="A3")
    announce(match, kind, *range(1, len(cards) + 1))
    assert row(match, 0) == listed + " L5 I2"
    assert match.dump()["discards"] == ["A3"]
    assert match.turn == 1


@pytest.mark.clause("STR-30")
def test_places_are_named_in_rising_order_but_for_the_last_card():
    match = set_up("F8 E8 W8", "W1 W2", in_hand="I2")
    play(match, "same")
    assert match.moves() == ["name 1", "name 2", "name 3"]
    play(match, "name 2")
    assert match.moves() == ["name 3", "last 1", "last 3"]
    assert refused(match, "name 1").clause == "STR-30"
    assert refused(match, "last 2").clause == "STR-30"
    play(match, "last 1")
    assert match.dump()["discards"] == ["E8", "F8"]


@pytest.mark.clause("STR-30")
def test_a_full_house_is_five_places():
    match = set_up("F8 E8 W8 I9 L9 A1", "W1 W2", in_hand="I2")
    play(match, "full")
    assert match.moves() == ["name 1", "name 2", "name 3"]
    play(match, "name 1", "name 2", "name 3")
    assert refused(match, "last 4").clause == "STR-30"
    play(match, "name 4")
    assert match.moves() == ["last 5", "last 6"]


@pytest.mark.clause("STR-30")
def test_a_run_may_be_named_in_any_order_of_places():
    match = set_up("F6 F5 F4", "W1 W2", in_hand="I2")
    play(match, "run")
    assert match.moves() == ["name 1", "name 2", "name 3"]
    assert refused(match, "last 1").clause == "STR-30"
    play(match, "name 3", "name 2", "last 1")
    assert match.dump()["discards"] == ["F4", "F5", "F6"]


@pytest.mark.clause("STR-30")
@pytest.mark.parametrize(
    ("size", "kinds"), [(1, []), (2, ["same"]), (4, ["same", "run"]), (5, ["same", "full", "run"])]
)
def test_a_combination_needs_enough_places(size, kinds):
    match = set_up(" ".join(f"F{value}" for value in range(1, size + 1)), "W1 W2", in_hand="I2")
    assert [move for move in match.moves() if move in ("same", "full", "run")] == kinds
    for kind in {"same", "full", "run"} - set(kinds):
        assert refused(match, kind).clause == "STR-30"


@pytest.mark.clause("STR-31")
def test_the_drawn_card_takes_the_lowest_place_and_the_others_close_up():
    match = set_up("L1 F8 L3 E8 W8 L6", "W1 W2", in_hand="I2", known={0: "0 0 1 - - 01"}, protected=[[4, 6], []])
    announce(match, "same", 4, 5, 2)
    assert row(match, 0) == "L1 I2 L3 L6"
    assert match.dump()["discards"] == ["E8", "W8", "F8"]
    assert match.dump()["protected"] == [[4], []]
    assert knows(match, 0, 0) == ["L1", "I2", None, "L6"]
    assert knows(match, 1, 0) == [None, None, "L3", "L6"]


@pytest.mark.clause("STR-31")
def test_the_drawn_card_is_not_protected_where_a_protected_one_was():
    match = set_up("F8 E8 L3", "W1 W2", in_hand="I2", protected=[[1], []])
    assert announce(match, "same", 1, 2).dump()["protected"] == [[], []]


@pytest.mark.clause("STR-31", "STR-40")
def test_the_last_card_named_lies_on_top_and_its_passive_acts():
    ice = set_up("F14 I14 L3", seats=3, in_hand="I2")
    assert announce(ice, "same", 1, 2).turn == 0  # ice: play again
    earth = set_up("E14 I14 L3", seats=3, in_hand="I2")
    assert announce(earth, "same", 2, 1).turn == 2  # earth: seat 1 is skipped


@pytest.mark.clause("STR-32")
@pytest.mark.parametrize(
    ("kind", "listed", "many"),
    [
        ("run", "L4 F5 E9 W7 I8", 3),  # the rulebook's example
        ("run", "L14 F15 E16 W4 I5", 1),  # no run of five begins with a 14
        ("run", "L14 F15 E2", 3),
        ("run", "L16 F1 E2", 1),
        ("run", "F12 E11 A10", 2),
        ("run", "F8 E8 W8", 2),
        ("same", "F8 E9 W8 I8", 2),
        ("same", "F8 E8 W8 I7", 4),
        ("same", "CHA NYX ERE L1", 1),  # there are only three 0s
        ("same", "RAG APO L1", 3),
        ("full", "F8 E9 W10 I8 L8", 3),
        ("full", "F8 E8 W8 I8 L9", 4),  # four of a value
        ("full", "F8 E9 W9 I9 L9", 5),
        ("full", "F8 E8 W8 I9 L7", 5),
    ],
)
def test_a_wrong_announcement_is_turned_over_up_to_the_first_card_that_cannot_belong(kind, listed, many):
    cards = listed.split()
    match = set_up(listed + " L3", "W1 W2", in_hand="I2", discards="A3", novice=True)
    announce(match, kind, *range(1, len(cards) + 1))
    open_now = [card if place < many else None for place, card in enumerate(cards)]
    assert knows(match, 1, 0) == seen(match, 1, 0) == [*open_now, None, None]


@pytest.mark.clause("STR-32")
def test_the_cards_are_turned_over_in_the_order_named():
    match = set_up("F8 E8 W9 L3", "W1 W2", in_hand="I2")
    announce(match, "run", 2, 3, 1)  # 8, 9, 8
    assert shown(match, 1) == [("0.2", "E8"), ("0.3", "W9"), ("0.1", "F8")]
    match = set_up("F8 E8 W9 L3", "W1 W2", in_hand="I2")
    announce(match, "run", 3, 1, 2)  # 9, 8: the third is not turned over
    assert shown(match, 1) == [("0.3", "W9"), ("0.1", "F8")]
    assert knows(match, 0, 0) == ["F8", None, "W9", None, "I2"]


@pytest.mark.clause("STR-32", "STR-41")
def test_what_was_shown_is_told_even_if_fire_then_trades_the_game_away():
    """A bonus turn that ends with a wrong announcement: the passive is that of the flush, and fire discards a −1."""
    match = set_up("F11 F12 F13 L5 E9", "W1 W2", "A1 A2", in_hand="I2", flush=True, discards="A9", pile="RAG")
    announce(match, "run", 1, 2, 3)
    announce(play(match, "choose A9"), "same", 2, 3)
    assert shown(match, 1) == [("0.2", "L5"), ("0.3", "E9")]
    assert row(match, 1) == "I2 L5 E9 A9"
    assert seen(match, 2, 1) == [None] * 4
    assert knows(match, 2, 1) == [None, "L5", "E9", "A9"]


@pytest.mark.clause("STR-32", "STR-64")
def test_the_cards_of_a_wrong_announcement_have_been_shown_to_all():
    match = set_up("F8 E9 L3", "W1 W2", "A1 A2", in_hand="I2")
    announce(match, "same", 1, 2)
    for seat in (1, 2, None):
        assert knows(match, seat, 0) == ["F8", "E9", None, None]
        assert seen(match, seat, 0) == ["F8", "E9", None, None]
    assert knows(match, 0, 0) == ["F8", "E9", None, "I2"]
    play(match, "draw")  # they are turned back: only a memory is left
    assert seen(match, 1, 0) == [None] * 4
    assert knows(match, 1, 0) == ["F8", "E9", None, None]


@pytest.mark.clause("STR-32")
def test_after_a_wrong_announcement_no_passive_acts():
    match = set_up("I14 E9 L3", seats=3, in_hand="I2")
    announce(match, "same", 2, 1)
    assert match.turn == 1


@pytest.mark.clause("STR-33")
def test_with_fourteen_places_only_a_combination_known_to_be_right_can_be_completed():
    knowing = "0 0 0 - - - - - - - - - - -"
    match = set_up(FULL, "F1 F2", in_hand="I9", known={0: knowing})
    play(match, "run", "name 1", "name 2")
    assert [move for move in match.moves() if move.startswith("last")] == ["last 3"]
    assert refused(match, "last 4").clause == "STR-33"
    play(match, "last 3")
    assert row(match, 0) == "I9 " + FULL.removeprefix("W1 W2 W3 ")


@pytest.mark.clause("STR-33")
def test_with_fourteen_places_an_announcement_can_be_taken_back_but_not_made_again():
    match = set_up(FULL, "F1 F2", in_hand="I9")
    play(match, "same", "name 1")
    assert not [move for move in match.moves() if move.startswith("last")]
    play(match, "withdraw")
    assert match.moves() == ["discard", *(f"exchange {place}" for place in range(1, 15))]
    assert refused(match, "run").clause == "STR-33"
    play(match, "exchange 14")
    assert len(row(match, 0).split()) == 14


@pytest.mark.clause("STR-33")
def test_what_others_know_does_not_help():
    match = set_up(FULL, "F1 F2", in_hand="I9", known={0: "1 1 1 - - - - - - - - - - -"})
    play(match, "run", "name 1", "name 2")
    assert not [move for move in match.moves() if move.startswith("last")]


@pytest.mark.clause("STR-33")
def test_with_thirteen_places_a_wrong_announcement_makes_fourteen():
    match = set_up(FULL.removesuffix(" A3"), "F1 F2", in_hand="I9")
    play(match, "same", "name 1")
    assert refused(match, "withdraw").clause == "STR-32"
    play(match, "last 2")
    assert len(row(match, 0).split()) == 14


# Flushes


def flush(length, *, family="W", extra="L5", **more):
    """Seat 0 has a flush from 1 on and announces it."""
    run = " ".join(f"{family}{value}" for value in range(1, length + 1))
    match = set_up(f"{run} {extra}", more.pop("other", "A1 A2"), in_hand="I2", flush=True, **more)
    return announce(match, "run", *range(1, length + 1))


@pytest.mark.clause("STR-34")
def test_a_flush_of_three_chooses_from_the_discard_pile_but_no_special_card_and_no_deity():
    match = flush(3, discards="RAG CHA F16 F13")
    assert match.moves() == ["nothing", "choose F13", "choose W1", "choose W2", "choose W3"]
    assert refused(match, "choose RAG").clause == "STR-34"
    assert refused(match, "pick 1").clause == "STR-34"
    play(match, "choose F13")
    assert match.moves()[:2] == ["discard", "power"]
    assert match.dump()["discards"] == ["RAG", "CHA", "F16", "W1", "W2", "W3"]


@pytest.mark.clause("STR-34")
def test_the_chosen_card_is_played_as_if_just_drawn():
    match = play(flush(3, discards="F13 L9"), "choose L9", "exchange 2")
    assert (row(match, 0), top(match), match.turn) == ("I2 L9", "L5", 1)
    assert [knows(match, seat, 0)[1] for seat in (0, 1)] == ["L9"] * 2  # it lay open
    match = play(flush(3, discards="F13 L9"), "choose F13", "power", "on 0.1", "ready")
    assert top(match) == "F13"


@pytest.mark.clause("STR-34")
def test_a_flush_of_four_chooses_from_both_piles_but_no_special_card_and_no_deity():
    match = flush(4, discards="RAG F13", pile="CHA L16 L9")
    before = spread(match, 0)
    assert sorted(before) == ["CHA", "L16", "L9"]
    assert spread(match, 1) == spread(match, None) == []
    picks = [move for move in match.moves() if move.startswith("pick")]
    assert picks == [f"pick {before.index('L9') + 1}"]
    assert "choose F13" in match.moves()
    assert "choose RAG" not in match.moves()
    play(match, *picks)
    assert match.view(0)["in_hand"]["card"] == "L9"
    assert match.view(1)["in_hand"]["card"] is None
    assert match.dump()["pile"] == ["L16", "CHA"]
    assert knows(play(match, "exchange 2"), 1, 0) == [None, None]


@pytest.mark.clause("STR-34")
def test_a_flush_of_five_chooses_any_card_of_either_pile():
    match = flush(5, discards="RAG F13", pile="CHA L16")
    picks = [move for move in match.moves() if move.startswith("pick")]
    assert picks == ["pick 1", "pick 2"]
    assert {"choose RAG", "choose F13", "choose W5"} <= set(match.moves())


@pytest.mark.clause("STR-34")
def test_the_bonus_turn_comes_before_the_passive_of_the_card_discarded_last():
    run = "I12 I13 I14 L5"
    match = set_up(run, seats=3, in_hand="I2", flush=True, discards="E13 F9")
    announce(match, "run", 1, 2, 3)
    play(match, "choose E13", "discard")
    assert match.turn == 2  # earth acted, not ice: seat 1 is skipped
    match = set_up(run, seats=3, in_hand="I2", flush=True, discards="E13 F9")
    announce(match, "run", 1, 2, 3)
    assert play(match, "nothing").turn == 0  # ice: play again
    match = set_up(run, seats=3, in_hand="I2", flush=True, discards="E13 F9")
    announce(match, "run", 1, 2, 3)
    assert announce(play(match, "choose F9"), "same", 1, 2).turn == 0  # wrong: the last discard was ice


@pytest.mark.clause("STR-34")
def test_a_bonus_turn_can_bring_another_flush():
    match = set_up("W1 W2 W3 L4 L5 L6", "A1 A2", in_hand="I2", flush=True, discards="F9")
    announce(match, "run", 1, 2, 3)
    play(match, "choose F9")
    announce(match, "run", 2, 3, 4)
    assert match.dump()["bonus"] == 3
    assert row(match, 0) == "I2 F9"


@pytest.mark.clause("STR-34")
def test_a_run_of_several_families_or_with_a_0_is_no_flush():
    match = set_up("W1 W2 L3 L5", "A1 A2", in_hand="I2", flush=True)
    assert announce(match, "run", 1, 2, 3).dump()["stage"] == "draw"
    match = set_up("NYX W1 W2 L5", "A1 A2", in_hand="I2", flush=True)
    assert announce(match, "run", 1, 2, 3).dump()["stage"] == "draw"


@pytest.mark.clause("STR-34")
def test_a_flush_of_six_wins_the_game_at_once():
    match = flush(6, other="RAG CHA")
    assert match.turn is None
    assert match.result.winners == (0,)
    assert (match.result.reason, match.result.clause) == ("flush", "STR-34")


@pytest.mark.clause("STR-34", "STR-63")
@pytest.mark.parametrize(
    ("length", "begins_with"), [(6, 6), (7, 5), (8, 4), (9, 3), (10, 2), (11, 1), (12, 1), (13, 1)]
)
def test_a_longer_flush_begins_the_next_game_with_fewer_cards(length, begins_with):
    match = flush(length, extra="L5" if length < 13 else "", games=3)
    assert match.moves() == ["deal"]
    play(match, "deal")
    assert [len(cards) for cards in match.dump()["places"]] == [begins_with, 6]
    assert match.turn == 0
    assert [card is None for card in knows(match, 0, 0)] == [place >= 3 for place in range(begins_with)]


@pytest.mark.clause("STR-34")
def test_only_the_next_game_begins_with_fewer_cards():
    match = play(flush(7, games=3), "deal", "ready", "ready", "stratheos", "draw", "discard", "deal")
    assert [len(cards) for cards in match.dump()["places"]] == [6, 6]


@pytest.mark.clause("STR-35", "STR-4")
def test_gaia_and_flushes_as_in_the_booklet():
    """The booklet: a player under Gaïa's malus, who discards a flush of 4 or 5 cards, cannot choose a card from the
    discard pile, only from the draw pile; with a flush of 3 cards that player has no bonus from it."""
    for length in (4, 5):
        match = flush(length, discards="F13", pile="L9 A5", barred=[0])
        assert match.moves() == ["nothing", "pick 1", "pick 2"]
        assert refused(match, "choose F13").clause == "STR-35"
    match = flush(3, discards="F13", barred=[0])
    assert (match.turn, match.dump()["stage"]) == (1, "draw")


@pytest.mark.clause("STR-35", "STR-23")
def test_a_barred_player_who_finds_the_draw_pile_empty_chooses_from_a_new_one():
    match = flush(4, discards="F13", pile="", barred=[0])
    assert match.dump()["discards"] == ["W4"]
    assert "F13" in spread(match, 0)


@pytest.mark.clause("STR-34", "STR-62")
def test_without_the_option_a_run_of_one_family_is_only_a_run():
    match = set_up("W1 W2 W3 W4 W5 W6", "A1 A2", in_hand="I2")
    announce(match, "run", 1, 2, 3, 4, 5, 6)
    assert (row(match, 0), match.turn) == ("I2", 1)
    assert not told(match, "flush")


@pytest.mark.clause("STR-34")
def test_where_a_card_lies_in_the_spread_pile_says_nothing_to_others():
    """The same true cards, spread twice: another order, and the others see the same."""
    match = flush(4, discards="F13")
    again = set_up("W1 W2 W3 W4 L5", "A1 A2", in_hand="I2", flush=True, discards="F13")
    again = announce(type(again).load(GAME, again.dump(), 7), "run", 1, 2, 3, 4)
    assert spread(match, 0) != spread(again, 0)
    assert match.view_record(1).tobytes() == again.view_record(1).tobytes()
