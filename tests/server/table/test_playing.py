"""Playing at a table: one's own moves in one's own turn, once, and all of a command or none of it."""

import json

import pytest

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import Stale, status_of
from ludotheque.server.table import Table, read_command
from tests.server.table.story import NAMES, Story, same_match


def test_a_move_is_told_to_everybody_as_text_as_data_and_in_words() -> None:
    story = Story.begun()
    mover, move = story.match.turn, story.match.view(story.match.turn)["moves"][0]
    heard = story.play(move["text"])
    assert (heard["do"], heard["seat"], heard["move"], heard["moves"]) == ("play", mover, move["text"], [move])
    assert heard["happened"] == story.match.happened(0)
    assert heard["words"] == [story.match.game.tell(one, ["Anne", "Bob"]) for one in heard["happened"]]
    assert heard["view"] == story.match.view(0)
    assert (heard["ply"], heard["version"], heard["at"]) == (1, 3, story.now)
    assert story.heard("cleo")["view"] == story.match.view(None)
    same_match(story.table)


def test_only_the_seat_to_act_plays_and_only_what_the_rules_allow() -> None:
    story = Story.begun()
    other = {"anne": "bob", "bob": "anne"}[story.to_act]
    for guest, moves, kind in (
        (other, story.match.moves()[:1], "OutOfTurn"),
        (story.to_act, ["no move"], "NotAMove"),
        (story.to_act, [story.match.moves()[0].lower()], "NotAMove"),
    ):
        refusal = story.refused(guest, "play", moves=moves)
        assert (type(refusal).__name__, status_of(refusal)) == (kind, 422)
        assert refusal.clause is not None
    refusal = story.refused("cleo", "play", moves=story.match.moves()[:1])
    assert (refusal.key, status_of(refusal)) == ("not-seated", 403)


def test_nothing_is_played_before_the_start() -> None:
    story = Story()
    for do, fields in (("play", {"moves": ["S1"]}), ("takeback", {}), ("resign", {}), ("agree", {"to": "end"})):
        refusal = story.refused("anne", do, **fields)
        assert (refusal.key, status_of(refusal)) == ("table-waiting", 409)
    assert story.refused("anne", "rematch").key == "table-waiting"
    with pytest.raises(LudothequeError, match="not begun"):
        story.table.record(0)


def test_nothing_is_played_after_the_end() -> None:
    story = Story.begun("shokoba")
    story.play_out()
    seen = story.seen("anne")
    assert (seen["state"], seen["result"]) == ("over", seen["view"]["result"])
    for do, fields in (("play", {"moves": ["S1"]}), ("takeback", {}), ("resign", {}), ("start", {})):
        refusal = story.refused("anne", do, **fields)
        assert (refusal.key, status_of(refusal)) == ("match-over", 410)


def test_several_moves_are_all_played_or_none() -> None:
    story = Story.begun("ido")
    steps = story.steps()
    assert story.refused(story.to_act, "play", moves=[steps[0], "nonsense"]).key == "not-a-move"
    assert story.match.ply == 6
    heard = story.play(*steps)
    assert [move["text"] for move in heard["moves"]] == steps
    assert (heard["move"], heard["ply"], story.match.history[-2:]) == (steps[-1], 8, steps)
    assert heard["happened"] == [*story.match.happened(0, 6), *story.match.happened(0, 7)]
    same_match(story.table)


def test_one_command_does_not_play_on_in_somebody_elses_turn() -> None:
    story = Story.begun("ido")
    first = story.match.moves()[0]
    twin = story.match.clone()
    twin.play(first)
    refusal = story.refused(story.to_act, "play", moves=[first, twin.moves()[0]])
    assert (refusal.key, refusal.clause) == ("out-of-turn", "IDO-4")


def test_no_second_move_is_judged_before_its_player_has_seen_what_the_first_one_drew() -> None:
    """Else a wrong second move would be a free look at the card."""
    story = Story.begun("igo")
    for move in ("nonsense", story.match.moves()[0]):
        refusal = story.refused(story.to_act, "play", moves=["pile", move])
        assert (refusal.key, status_of(refusal)) == ("reveals-first", 422)


def test_there_is_at_least_one_move_and_there_are_not_too_many() -> None:
    story = Story.begun()
    for moves in ([], ["S1"] * 51):
        with pytest.raises(LudothequeError) as refusal:
            story.command("play", moves=moves)
        assert (refusal.value.key, status_of(refusal.value)) == ("command-malformed", 400)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"do": "dance", "version": 1, "key": "k"}',
        '{"do": "play", "version": 1, "key": "k"}',
        '{"do": "play", "version": "1", "key": "k", "moves": ["S1"]}',
        '{"do": "start", "version": 1, "key": "k", "seed": 4}',
        '{"do": "start", "version": 1}',
        json.dumps({"do": "start", "version": 1, "key": "k" * 65}),
        '{"do": "time", "version": 1, "key": "k"}',  # that is for the server to say
        '{"do": "create", "version": 1, "key": "k"}',
    ],
)
def test_what_is_no_command_is_malformed(text: str) -> None:
    with pytest.raises(LudothequeError) as refusal:
        read_command(text)
    assert refusal.value.key == "command-malformed"


def test_the_server_plays_for_bots_and_for_nobody_else() -> None:
    story = Story(seats="me greedy")
    story.do("anne", "start")
    if story.to_act:
        story.play()
    assert story.table.bot_to_act == (1, "greedy")
    assert story.refused("anne", "play", moves=story.match.moves()[:1]).key == "out-of-turn"
    heard = story.play()
    assert (heard["seat"], story.rows[-1].guest) == (1, "")
    while story.table.bot_to_act:
        story.play()
    refusal = story.refused("", "play", moves=story.match.moves()[:1])
    assert (refusal.key, status_of(refusal)) == ("not-a-bots-turn", 403)


def test_a_table_of_bots_is_its_makers() -> None:
    story = Story(seats="greedy random")
    assert story.refused("bob", "start").key == "not-the-host"
    story.do("anne", "start")
    story.play_out()
    assert status_of(story.refused("bob", "rematch")) == 403
    assert story.do("anne", "rematch")["number"] == 2


def test_a_command_is_for_the_version_that_was_seen() -> None:
    story = Story.begun()
    mover = story.to_act
    move = story.match.moves()[0]
    story.do("anne", "react", sign="hello")
    refusal = story.refused(mover, "play", moves=[move], version=2)
    assert isinstance(refusal, Stale)
    assert (refusal.key, status_of(refusal), refusal.version) == ("version-stale", 409, 2)
    missed = story.table.events(refusal.version, 0, "en", NAMES)
    assert missed is not None
    assert [event["do"] for event in missed] == ["react"]
    refusal = story.refused(mover, "play", moves=[move], version=4)
    assert (refusal.key, status_of(refusal)) == ("version-ahead", 409)


def test_the_same_key_of_the_same_guest_is_the_same_command() -> None:
    story = Story.begun()
    mover = story.to_act
    story.do(mover, "play", key="mine", moves=story.match.moves()[:1])
    assert story.table.answered(mover, "mine") == 3
    refusal = story.refused(mover, "play", key="mine", moves=story.match.moves()[:1])
    assert (refusal.key, status_of(refusal)) == ("key-used", 409)
    other = story.to_act
    assert story.table.answered(other, "mine") is None
    story.do(other, "play", key="mine", moves=story.match.moves()[:1])
    assert Table.from_rows(story.rows).answered(mover, "mine") == 3


def test_the_last_32_keys_are_known() -> None:
    story = Story()
    for number in range(33):
        story.wait(5).do("anne", "react", key=f"sign {number}", sign="hello")
    for table in (story.table, Table.from_rows(story.rows)):
        assert table.answered("anne", "sign 0") is None
        assert [table.answered("anne", f"sign {number}") for number in (1, 32)] == [2, 33]


def test_time_does_not_fall() -> None:
    story = Story()
    story.now -= 1000  # the server's clock was set back
    story.do("bob", "sit", seat=1)
    assert story.rows[1].at == story.rows[0].at
