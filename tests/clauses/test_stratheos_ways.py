"""Ways to play: duel, novices, initiates, and what the screen shows: STR-60 to STR-62, STR-64."""

from collections import Counter
from itertools import permutations

import pytest

import ludotheque
from ludotheque.kernel import new_rng
from ludotheque.testing.chance import fair
from tests.clauses.stratheos_table import GAME, knows, play, refused, row, set_up


def shown(match, seat, owner):
    """The owner's row on the screen of a seat: each card, and whether it is looked at now or remembered."""
    places = match.view(seat)["players"][owner]["places"]
    return [(place["card"], "now" if place["now"] else place["card"] and "memory") for place in places]


@pytest.mark.clause("STR-60")
@pytest.mark.parametrize("card", ["L13", "F13", "E13", "W13", "I13", "A13"])
def test_a_duel_has_no_passives(card):
    match = play(set_up(seats=2, in_hand=card, pile="L9"), "discard")
    assert match.turn == 1
    assert match.dump()["discards"][-1] == card
    assert "take" in match.moves()


@pytest.mark.clause("STR-60")
def test_two_players_cannot_ask_for_passives():
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=2, passives=True)
    assert refusal.value.clause == "STR-60"


@pytest.mark.clause("STR-61")
def test_novices_play_without_powers_and_maluses():
    assert refused(set_up(seats=3, in_hand="F13", novice=True), "power").clause == "STR-61"
    match = play(set_up("E1 E2", "W1 W2", in_hand="RAG", novice=True), "discard")
    assert (row(match, 0), row(match, 1)) == ("E1 E2", "W1 W2")


@pytest.mark.clause("STR-61")
def test_novices_play_with_passives_or_without():
    assert play(set_up(seats=3, in_hand="I13", novice=True), "discard").turn == 0
    assert play(set_up(seats=3, in_hand="I13", novice=True, passives=False), "discard").turn == 1
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=3, passives=False)
    assert refusal.value.clause == "STR-61"


@pytest.mark.clause("STR-62")
def test_flushes_are_off_unless_asked_for_and_not_for_novices():
    assert GAME.new(seats=2, seed=1).options["flush"] is False
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=3, novice=True, flush=True)
    assert refusal.value.clause == "STR-62"


@pytest.mark.clause("STR-11")
def test_the_youngest_sits_at_the_table():
    with pytest.raises(ludotheque.OptionError) as refusal:
        GAME.new(seats=3, youngest=3)
    assert refusal.value.clause == "STR-11"


@pytest.mark.clause("STR-64", "STR-12")
def test_the_first_three_cards_are_on_the_screen_until_they_are_turned_back():
    match = GAME.new(seats=3, seed=5)
    for seat in (1, 2, 0):
        own = match.dump()["places"][seat]
        assert shown(match, seat, seat) == [(card, "now") for card in own[:3]] + [(None, None)] * 3
        play(match, "ready")
        assert shown(match, seat, seat) == [(None, None)] * 6
        assert knows(match, seat, seat)[:3] == own[:3]


@pytest.mark.clause("STR-64")
def test_a_card_that_is_looked_at_is_on_the_screen_at_that_moment_only():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="L14")
    play(match, "power", "on 1.2")
    assert shown(match, 0, 1) == [(None, None), ("W2", "now")]
    assert shown(match, 1, 1) == shown(match, 2, 1) == [(None, None)] * 2
    play(match, "ready")
    assert shown(match, 0, 1) == [(None, None)] * 2
    assert knows(match, 0, 1) == [None, "W2"]


@pytest.mark.clause("STR-64")
def test_with_memo_the_screen_keeps_what_the_player_still_knows():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="L14", memo=True, known={0: "0 -"})
    play(match, "power", "on 1.2")
    assert shown(match, 0, 0) == [("E1", "memory"), (None, None)]
    assert shown(match, 0, 1) == [(None, None), ("W2", "now")]
    play(match, "ready")
    assert shown(match, 0, 1) == [(None, None), ("W2", "memory")]
    assert shown(match, 2, 1) == [(None, None)] * 2


@pytest.mark.clause("STR-64")
def test_knowledge_goes_with_swaps_and_is_wiped_out_by_a_shuffle():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="L15", memo=True, known={0: "0 0", 1: "- 0"})
    play(match, "power", "on 0.1", "on 1.2")
    assert shown(match, 0, 0) == [("W2", "memory"), ("E2", "memory")]
    assert shown(match, 0, 1) == [(None, None), ("E1", "memory")]
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="W16", memo=True, known={1: "01 0"})
    play(match, "power", "on 1")
    assert shown(match, 0, 1) == shown(match, 1, 1) == [(None, None)] * 2


@pytest.mark.clause("STR-31", "STR-64")
def test_with_memo_one_sees_what_one_knows_of_an_announcement_before_it_is_made():
    def known(knowers, **options):
        match = set_up("F8 E9 A10 L3", "W1 W2", in_hand="F3", known={0: knowers}, **options)
        endings = play(match, "run", "name 1", "name 2").view(0)["naming"]["endings"]
        return {end["place"]: (end["right"], end["saved"]) for end in endings}

    nothing = (None, None)
    assert known("0 0 0 0", memo=True) == {"0.3": (True, 8 + 9 + 10 - 3), "0.4": (False, None)}
    assert known("0 0 1 0", memo=True) == {"0.3": nothing, "0.4": (False, None)}
    assert known("0 - 0 0", memo=True) == {"0.3": nothing, "0.4": nothing}
    assert known("0 0 0 0") == {}


@pytest.mark.clause("STR-64")
def test_what_a_player_knows_of_an_announcement_the_others_are_not_told():
    match = set_up("F8 E9 A10 L3", "W1 W2", in_hand="F3", known={0: "0 0 0 0"}, memo=True)
    play(match, "run", "name 1", "name 2")
    endings = {seat: match.view(seat)["naming"]["endings"] for seat in (0, 1, None)}
    assert endings[0]
    assert endings[1] == endings[None] == []


@pytest.mark.clause("STR-30")
def test_an_announcement_says_how_many_cards_it_may_have():
    match = set_up("F8 E9 A10 L3", "W1 W2", in_hand="F3")
    many = {
        move["text"]: (move["fewest"], move["most"]) for move in match.view(0)["moves"] if move["kind"] == "announce"
    }
    assert many == {"same": (2, 4), "run": (3, 4)}


@pytest.mark.clause("STR-64")
def test_a_spectator_sees_only_what_lay_open():
    match = set_up("E1 E2", "W1 W2", known={0: "* 01"})
    assert knows(match, None, 0) == ["E1", None]
    assert knows(match, 0, 0) == knows(match, 1, 0) == ["E1", "E2"]


@pytest.mark.clause("STR-64")
def test_what_must_be_remembered_is_told_once_and_to_the_one_who_saw_it():
    match = set_up("E1 E2", "W1 W2", "A1 A2", in_hand="L14", known={1: "- 2"})
    play(match, "power", "on 1.2", "ready")
    private = {seat: [event for event in match.happened(seat) if event.get("private")] for seat in (0, 1, 2, None)}
    assert [event["shown"] for event in private[0]] == [[{"place": "1.2", "card": "W2"}]]
    assert private[1] == private[2] == private[None] == []


@pytest.mark.clause("STR-64")
def test_the_screen_shows_the_discard_pile_as_it_lies():
    match = set_up(discards="W1 W2 W3")
    assert match.view(0)["discards"] == {"size": 3, "top": "W3", "cards": []}
    match = set_up(discards="W1 W2 W3", memo=True)
    assert match.view(0)["discards"]["cards"] == ["W1", "W2", "W3"]


@pytest.mark.clause("STR-64")
def test_all_that_a_player_does_not_know_is_as_likely_as_anything_else():
    """Two cards that seat 1 does not know and a draw pile of four: thirty worlds, each as likely as another."""
    match = set_up("E1 E2 E3", "W1 W2 W3", pile="F1 F2 F3 F4", known={0: "* - *", 1: "1 1 0"})
    known, rng = match.view_record(1), new_rng(64)
    worlds = Counter()
    for _ in range(3000):
        world = known.copy()
        GAME.kernel.fill(world, rng)
        found = GAME.document(world)
        worlds[found["places"][0][1], found["places"][1][2]] += 1
        assert len(found["pile"]) == 4
    unseen = ("E2", "W3", "F1", "F2", "F3", "F4")
    fair(worlds, dict.fromkeys(permutations(unseen, 2), 1))


@pytest.mark.clause("STR-64", "STR-34")
def test_others_know_of_a_card_chosen_after_a_flush_of_four_only_that_it_could_be_chosen():
    match = set_up("W1 W2 W3 W4 L5", "A1 A2", in_hand="I2", flush=True, pile="F9 F16 CHA", known={1: "* *"})
    play(match, "run", "name 1", "name 2", "name 3", "last 4")
    play(match, next(move for move in match.moves() if move.startswith("pick")))
    known, rng, held = match.view_record(1), new_rng(34), Counter()
    for _ in range(600):
        world = known.copy()
        GAME.kernel.fill(world, rng)
        held[GAME.document(world)["in_hand"]] += 1
    fair(held, dict.fromkeys(("F9", "I2", "L5"), 1))
