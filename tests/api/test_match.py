"""The public API, as a person meets it: a match from `new` to its result, saved, replayed, cloned, undone."""

import copy
import html
import json
import pickle
import re

import pytest

import ludotheque
from ludotheque.contract.texts import say

GAME = ludotheque.game("shokoba")


def played(moves=10, **options):
    match = GAME.new(seed=7, **options)
    for _ in range(moves):
        match.play(match.moves()[0])
    return match


def finished(**options):
    match = GAME.new(seed=7, **options)
    while match.turn is not None:
        match.play(match.moves()[-1])
    return match


def test_the_games_on_the_shelf():
    assert "shokoba" in ludotheque.games()
    assert repr(GAME) == "<Game shokoba>"
    assert GAME.say("title") == "Shokoba"
    assert {option.name for option in GAME.options} >= {"seats", "edition", "target", "oversight"}
    for variant in GAME.variants.values():
        assert GAME.new(**{"seats": 4, **variant}).seats == 4


def test_a_new_match_has_all_its_options_worked_out():
    match = GAME.new(seats=2, seed=42, edition="classic", target=16)
    assert match.options == {
        "seats": 2, "edition": "classic", "target": 16, "teams": False, "oversight": False, "nine_cards": False,
        "equal_first": False, "memo": False, "youngest": 0,
    }  # fmt: skip
    assert (match.turn, match.result, match.history) == (1, None, [])
    assert repr(match) == "<Match of shokoba, 2 seats, 0 moves played>"


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_can_be_copied_and_pickled_and_goes_on_by_itself(copied):
    match = played()
    twin = copied(match)
    assert twin.position.tobytes() == match.position.tobytes()
    assert (twin.history, twin.options) == (match.history, match.options)
    twin.play(twin.moves()[0])
    assert (twin.ply, match.ply) == (11, 10)
    match.play(match.moves()[0])
    assert twin.dump() == match.dump()


@pytest.mark.parametrize("name", ludotheque.games())
def test_a_match_prints_as_a_spectator_sees_the_table(name):
    match = ludotheque.game(name).new(seed=7)
    drawn = str(match)
    assert max(map(len, drawn.splitlines())) <= 80
    for seat in range(match.seats):
        assert say("player-number", number=seat + 1) in drawn


@pytest.mark.parametrize("name", ludotheque.games())
def test_a_notebook_shows_what_is_printed_in_colours(name):
    match = ludotheque.game(name).new(seed=7)
    page = match._repr_html_()
    assert page.startswith("<pre ")
    assert "<span style=" in page
    plain = html.unescape(re.sub("<[^>]+>", "", page))
    assert [line.rstrip() for line in plain.splitlines()] == [line.rstrip() for line in str(match).splitlines()]


def test_a_printed_match_shows_no_hand():
    match = ludotheque.game("igo").new(seed=7)
    hand = match.dump()["hands"][0]
    assert any(card in match.game.drawn(match.view(0), ["Anne", "Bob"]) for card in hand)
    assert not any(re.search(rf"\b{card}\b", str(match)) for card in hand)


def test_the_same_seed_deals_the_same_cards_and_another_seed_others():
    assert GAME.new(seed=42).dump() == GAME.new(seed=42).dump()
    assert GAME.new(seed=42).dump() != GAME.new(seed=43).dump()
    assert GAME.new().seed != GAME.new().seed


def test_play_changes_the_turn_and_the_history():
    match = GAME.new(seed=42)
    seat, move = match.turn, match.moves()[0]
    match.play(move, seat=seat)
    assert match.history == [move]
    assert match.turn == 1 - seat


@pytest.mark.parametrize("options", GAME.variants.values(), ids=GAME.variants)
def test_a_view_is_json_and_shows_moves_only_to_the_seat_to_act(options):
    match = played(**{"seats": 4, **options})
    for seat in (0, 1, 2, 3, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert [move["text"] for move in view["moves"]] == (match.moves() if seat == match.turn else [])


def test_the_result_of_a_finished_match():
    match = finished()
    result = match.result
    assert match.moves() == []
    assert result.winners == tuple(seat for seat in (0, 1) if result.scores[seat] == max(result.scores))
    assert max(result.scores) >= 7
    assert result.clause in ("SHO-32", "SHO-33")


@pytest.mark.parametrize("match", [played(0), played(), finished()], ids=["start", "middle", "end"])
def test_a_dump_loads_to_the_same_bytes(match):
    document = json.loads(json.dumps(match.dump()))
    loaded = GAME.load(document)
    assert loaded.position.tobytes() == match.position.tobytes()
    assert loaded.dump() == document
    assert loaded.turn == match.turn


@pytest.mark.parametrize("match", [played(0), played(), finished()], ids=["start", "middle", "end"])
def test_a_record_replays_to_the_same_bytes(match):
    record = json.loads(json.dumps(match.record()))
    again = ludotheque.replay(record)
    assert again.position.tobytes() == match.position.tobytes()
    assert again.history == match.history
    assert again.record() == record


def test_a_match_from_a_document_can_be_recorded_and_replayed_too():
    match = GAME.load(played().dump())
    for _ in range(10):
        match.play(match.moves()[-1])
    again = ludotheque.replay(json.loads(json.dumps(match.record())))
    assert again.position.tobytes() == match.position.tobytes()


def test_a_record_does_not_change_with_the_document_it_was_loaded_from():
    document = played().dump()
    match = GAME.load(document)
    before = json.dumps(match.record())
    document["table"].clear()
    assert json.dumps(match.record()) == before


def test_a_clone_goes_its_own_way():
    match = played()
    twin = match.clone()
    twin.play(twin.moves()[0])
    assert len(match.history) == 10
    match.play(match.moves()[0])
    assert twin.position.tobytes() == match.position.tobytes()  # the same chance, too
    match.undo()
    assert len(twin.history) == 11


def test_undo_goes_back_move_by_move_to_the_beginning():
    match = GAME.new(seed=7)
    positions = [match.position.tobytes()]
    for _ in range(40):  # over a round's end
        match.play(match.moves()[0])
        positions.append(match.position.tobytes())
    moves = list(match.history)
    while match.history:
        positions.pop()
        assert match.undo() == moves.pop()
        assert match.position.tobytes() == positions[-1]
    with pytest.raises(ludotheque.NothingToUndo):
        match.undo()


def test_what_happened_is_told_in_both_languages():
    match = GAME.new(seats=3, seed=1)
    move = match.moves()[0]
    player = match.turn
    match.play(move)
    (event,) = match.happened(None)
    names = ["Anne", "Bob", "Cleo"]
    for language in ("fr", "en"):
        with ludotheque.speaking(language):
            assert GAME.tell(event, names).startswith(names[player])


def test_every_event_of_many_matches_can_be_told_in_both_languages():
    kinds = set()
    for options in GAME.variants.values():
        match = GAME.new(seed=3, **{"seats": 4, **options})
        bot = ludotheque.bot("random", GAME, seed=3)
        while match.turn is not None:
            match.play(bot.choose(match.view_record(match.turn)))
            for event in match.happened(None):
                kinds.add(event["what"])
                assert event["clause"].startswith("SHO-")
                for language in ("fr", "en"):
                    with ludotheque.speaking(language):
                        assert GAME.tell(event, ["Anne", "Bob", "Cleo", "Dan"])
    assert kinds >= {
        "laid",
        "took",
        "shokoba",
        "dealt",
        "swept",
        "gem",
        "tied",
        "round",
        "over",
        "seized",
    }


def test_the_story_of_an_earlier_move():
    match = played()
    assert match.happened(None, 0)[0]["card"] == match.history[0].partition("x")[0]
    assert match.happened(None, -10) == match.happened(None, 0)
    assert match.happened(None) == match.happened(None, 9)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("r8 x s3 s5", "R8xS5+S3"),
        ("R8xS3+S5", "R8xS5+S3"),
        (" s4 ", "S4"),
        ("SEIZE r8xs5,s3", "seize R8xS5+S3"),
        ("Leave", "leave"),
        ("r8 xs5", "R8xS5"),
        ("hello", "hello"),
        ("S99", "S99"),
    ],
)
def test_tidy_writes_what_a_person_typed_in_the_notation(typed, written):
    assert GAME.tidy(typed) == written


# Moments of a match


def test_a_move_meant_for_another_moment_is_refused_with_what_has_happened_since():
    match = GAME.new(seed=7, seats=3)
    turn = match.turn
    match.play(match.moves()[0], seat=turn, ply=0)
    match.play(match.moves()[0], ply=1)
    before = match.dump()
    with pytest.raises(ludotheque.StaleMove) as refusal:
        match.play(match.moves()[0], seat=turn, ply=1)
    missed = refusal.value.document()["missed"]
    assert [(move["ply"], move["move"]["text"]) for move in missed] == [(1, match.history[1])]
    assert missed[0]["happened"] == match.happened(turn)
    assert json.loads(json.dumps(missed)) == missed
    match.undo()
    with pytest.raises(ludotheque.StaleMove) as refusal:
        match.play(match.moves()[0], ply=2)
    assert refusal.value.missed == []
    match.play(match.moves()[0], ply=1)
    assert match.dump() == before


def test_the_story_from_a_ply_on_is_that_of_every_move_since():
    match = played()
    for seat in (0, None):
        story = match.events(seat, 3)
        assert [move["ply"] for move in story] == list(range(3, match.ply))
        assert [move["happened"] for move in story] == [match.happened(seat, ply) for ply in range(3, match.ply)]
        assert [move["move"]["text"] for move in story] == match.history[3:]
    assert match.events(0, match.ply) == []
    first = match.events(None)[0]
    assert first["seat"] == GAME.new(seed=match.seed, **match.options).turn


def test_a_refusal_as_data_has_its_text_its_facts_and_what_is_legal_instead():
    match = GAME.new(seed=42, edition="classic")
    with pytest.raises(ludotheque.IllegalMove) as refusal:
        match.play("D7")
    document = refusal.value.document()
    assert (document["key"], document["clause"], document["instead"]) == ("must-take", "SHO-15", ["D7xS4+S3"])
    assert document["facts"] == {"card": "D7", "takes": "D7xS4+S3"}
    assert json.loads(json.dumps(document)) == document


def test_records_carry_the_version_of_the_games_rules_and_older_ones_replay_where_nothing_changed():
    match = played(12, oversight=False)
    assert match.record()["rules"] == GAME.rules.VERSION == 2
    assert ludotheque.replay(match.record() | {"rules": 1}).dump() == match.dump()
    for version, oversight in ((1, True), (3, False)):
        with pytest.raises(ludotheque.RecordError) as refusal:
            ludotheque.replay(played(12, oversight=oversight).record() | {"rules": version})
        assert (refusal.value.key, refusal.value.field) == ("record-version", "rules")


def test_a_match_knows_in_which_moves_chance_had_a_part():
    match = played()
    dealt = [any(event["what"] == "dealt" for event in match.happened(0, ply)) for ply in range(match.ply)]
    assert [match.drew(ply) for ply in range(match.ply)] == dealt
    assert set(dealt) == {True, False}


def test_moves_of_a_log_are_played_again_by_their_numbers():
    match, again = played(), GAME.new(seed=7)
    for code, move in zip(match.played, match.history, strict=True):
        assert again.position.tobytes() == match.position_at(again.ply).tobytes()
        again.play_again(code, move)
    assert again.record() == match.record()
    assert again.position.tobytes() == match.position.tobytes()
