"""Stratheós's reasons: a position, a move, and what is said for and against it."""

import ludotheque
from tests.clauses.stratheos_table import GAME, play, set_up

MINE = "F12 E12 W3 I9 A8 L4"
ALL_KNOWN = {0: "0 0 0 0 0 0"}


def why(match, move, language="en"):
    """Every reason for a move of the player to act, told."""
    record = match.view_record(match.turn)
    with ludotheque.speaking(language):
        return [GAME.explained(reason) for reason in GAME.reasons(record, GAME.moves(record)[move])]


def test_who_announces_is_told_their_points_as_far_as_known():
    match = set_up(MINE, known={0: "0 0 0 - - -"}, discards="F1")
    told = "you count 51 points, with 8 for each of the 3 cards that you do not know; the others have one more turn"
    assert why(match, "stratheos") == [told]
    assert why(match, "stratheos", "fr") == [
        "vous comptez 51 points, dont 8 pour chacune des 3 cartes que vous ne connaissez pas\u202f; "
        "les autres ont encore un tour"
    ]
    match = set_up(MINE, known=ALL_KNOWN, discards="F1")
    assert why(match, "stratheos") == ["you count 48 points; the others have one more turn"]


def test_the_chances_of_the_draw_pile_are_counted_in_unseen_cards():
    """Of 102 cards six are known and one lies open: 95 are unseen, 22 of them 13 to 16 and four more 12s."""
    match = set_up(MINE, known=ALL_KNOWN, discards="F16")
    assert why(match, "draw") == ["68 of 95 unseen cards count less than 12"]


def test_a_card_from_the_discard_pile_is_seen_by_all_and_must_stay():
    match = set_up(MINE, known=ALL_KNOWN, discards="F16")
    assert why(match, "take") == ["F16 counts 16; everybody knows that you have it, and it must stay"]


def test_who_could_take_a_card_is_told_what_it_would_save():
    taken = "E10 counts 10; everybody knows that you have it, and it must stay"
    match = set_up(MINE, known=ALL_KNOWN, discards="E10")
    assert why(match, "take") == ["F12 goes: 2 points fewer", taken]
    match = set_up(MINE, known={0: "- - 0 0 0 0"}, discards="E10")
    assert why(match, "take") == [taken]


def test_an_exchange_saves_points_or_costs_some():
    match = set_up(MINE, known=ALL_KNOWN, in_hand="F8")
    assert why(match, "exchange 1")[0] == "F12 goes: 4 points fewer"
    assert why(match, "exchange 3")[0] == "W3 goes: 5 points more"
    assert why(match, "exchange 5") == ["A8 goes: as many points as before"]
    assert why(match, "exchange 4") == [
        "I9 goes: 1 point fewer",
        "then you hold 2 cards of 8, which can be exchanged together",
    ]
    assert why(match, "exchange 4", "fr")[0] == "I9 s’en va\u00a0: 1 point de moins"


def test_a_card_that_is_not_known_counts_as_the_average_one():
    match = set_up(MINE, known={0: "0 0 0 - - -"}, in_hand="F2")
    assert why(match, "exchange 4") == [
        "a card that you do not know goes, 8 points on average, and you will know what is there"
    ]


def test_a_known_combination_goes_for_the_card_in_hand_and_an_unknown_one_is_a_guess():
    match = set_up(MINE, known=ALL_KNOWN, in_hand="F5")
    assert why(match, "same") == ["24 points go for a card that counts 5"]
    assert why(match, "run") == ["you do not know of any run: if it is wrong, all stays and this card comes too"]


def test_discarding_leaves_the_game_as_it_is_and_offers_the_card():
    match = set_up(MINE, known=ALL_KNOWN, in_hand="F5")
    assert why(match, "discard") == ["your game stays as it is; the next player may take F5"]


def test_the_malus_of_a_card_is_said_before_it_is_discarded():
    match = set_up("RAG E12 W3 I9 A8 L4", known=ALL_KNOWN, in_hand="APO")
    assert why(match, "discard") == ["APO is discarded: its malus falls on you"]
    assert why(match, "exchange 1")[-1] == "RAG is discarded: its malus falls on you"


def test_the_passive_of_a_figure_is_said_where_passives_act():
    match = set_up(MINE, seats=3, known=ALL_KNOWN, in_hand="I13")
    assert why(match, "discard") == ["I13 is discarded: you play again"]
    assert why(set_up(MINE, known=ALL_KNOWN, in_hand="I13"), "discard")[0].startswith("your game stays")


def test_ice_is_not_promised_when_the_card_was_taken():
    match = play(set_up("I13 E12 W3 I9 A8 L4", seats=3, known=ALL_KNOWN, discards="F2"), "take")
    assert why(match, "exchange 1") == ["I13 goes: 11 points fewer"]
    match = set_up("I13 E12 W3 I9 A8 L4", seats=3, known=ALL_KNOWN, in_hand="F2")
    assert why(match, "exchange 1") == ["I13 goes: 11 points fewer", "I13 is discarded: you play again"]


def test_powers_say_what_there_is_to_see():
    assert why(set_up(MINE, known={0: "0 0 0 - - -"}, in_hand="I13"), "power") == ["you do not know 3 of your cards"]
    assert why(set_up(MINE, known=ALL_KNOWN, in_hand="I13"), "power") == ["you know all your cards already"]
    assert why(set_up(MINE, in_hand="F15"), "power") == ["F15 acts, and is discarded"]
    late = set_up(MINE, in_hand="F14", announcer=1, turns=3)
    assert why(late, "power") == ["it is the last round: what F14 shows you no longer helps"]


def test_an_aim_says_what_is_known_of_the_place():
    match = play(set_up(MINE, "F1 F2 F3 F6 F7 F9", known={0: "0 - - - - -", 1: "01 1 - - - -"}, in_hand="F15"), "power")
    assert why(match, "on 0.1") == ["it is F12"]
    assert why(match, "on 0.2") == ["you do not know this card"]
    play(match, "on 0.1")
    assert why(match, "on 1.1") == ["it is F1"]
    assert why(match, "on 1.2") == ["you do not know this card; its owner knows and keeps it"]
    assert why(match, "on 1.3") == ["you do not know this card"]
    zeus = play(set_up(MINE, in_hand="L16"), "power")
    assert why(zeus, "on 1") == ["seat 2 has 6 cards"]


def test_naming_says_what_lies_in_the_place_and_when_it_is_right():
    match = play(set_up(MINE, known={0: "0 0 0 - - -"}, in_hand="F5"), "same")
    assert why(match, "name 1") == ["it is F12"]
    assert why(match, "name 4") == ["you do not know this card"]
    play(match, "name 1")
    assert why(match, "last 2") == ["right: 2 cards go for one"]
    assert why(match, "last 3") == ["it is W3"]


def test_what_is_seen_is_to_be_remembered():
    match = GAME.new(seed=1)
    assert why(match, "ready") == ["remember what you see: you will not be shown it again"]


def test_reasons_come_with_their_clauses():
    record = set_up("RAG E12 W3 I9 A8 L4", known=ALL_KNOWN, in_hand="E9").view_record(0)
    reasons = GAME.reasons(record, GAME.moves(record)["exchange 1"])
    assert [reason["clause"] for reason in reasons] == ["STR-51", "STR-30", "STR-41"]
