"""Several moves in one command at a table of Stratheós: whole or not at all, and no free look on the way.

And what was shown once is not told again while it is to be remembered.
"""

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.contract.errors import LudothequeError
from ludotheque.match import Match
from ludotheque.server.refusals import status_of
from tests.server.table.story import NAMES, Story

ROWS = [["E1", "E2", "E3", "E4", "E5", "E6"], ["W1", "W2", "W3", "W4", "W5", "W6"]]
OTHER_ROWS = [["L9", "A4", "I2", "F7", "A8", "I1"], ["L3", "F9", "A10", "I11", "L7", "F4"]]
SWAP, LOOK = "F15", "F13"  # powers: swap one's own card with another's; look at one of one's own


def at(options: dict[str, Any] | None = None, **laid: Any) -> Story:
    """Anne is to act."""
    story = Story.begun("stratheos", options=options or {})
    heading = {"game": "stratheos", "options": options or {}, "seats": 2}
    position = {"stage": "play", "turn": 0, "places": ROWS, **laid}
    story.table.match = Match.load(ludotheque.game("stratheos"), {**heading, **position}, seed=7)
    assert story.to_act == "anne"
    return story


def cards(story: Story) -> dict[str, Any]:
    """Where all cards lie."""
    return story.match.game.document(story.match.position)


def test_a_power_and_what_it_aims_at_are_one_command() -> None:
    story = at(in_hand=SWAP)
    heard = story.play("power", "on 0.1", "on 1.2")
    assert [move["text"] for move in heard["moves"]] == ["power", "on 0.1", "on 1.2"]
    places = cards(story)["places"]
    assert (places[0][0], places[1][1]) == ("W2", "E1")


def test_a_power_whose_last_aim_is_wrong_is_not_used_at_all() -> None:
    story = at(in_hand=SWAP)
    refusal = story.refused("anne", "play", moves=["power", "on 0.1", "on 0.2"])
    assert status_of(refusal) == 422
    assert (story.match.ply, cards(story)["in_hand"]) == (0, SWAP)


@pytest.mark.parametrize(
    ("laid", "moves"),
    [
        ({"stage": "draw"}, ["draw", "discard"]),
        ({"stage": "draw"}, ["draw", "nonsense"]),
        ({"in_hand": LOOK}, ["power", "on 0.4", "ready"]),
        ({"in_hand": LOOK}, ["power", "on 0.4", "nonsense"]),
    ],
)
def test_nothing_follows_a_card_that_its_player_has_not_seen_yet(laid: dict[str, Any], moves: list[str]) -> None:
    story = at(**laid)
    refusal = story.refused("anne", "play", moves=moves)
    assert (refusal.key, status_of(refusal), refusal.facts["move"]) == ("reveals-first", 422, moves[-2])
    assert story.match.ply == 0


def answer(story: Story, moves: list[str]) -> bytes:
    """What Anne gets for a command, and for asking what it would bring."""
    found: list[Any] = []
    try:
        story.table.check("anne", story.command("play", moves=moves), story.now)
    except LudothequeError as refusal:
        found.append(refusal.document())
    try:
        found.append(story.table.preview("anne", moves, "en", NAMES))
    except LudothequeError as refusal:
        found.append(refusal.document())
    return msgspec.json.encode(found)


@pytest.mark.parametrize("card", [SWAP, LOOK, "A16", "E16", "I16", "RAG", "A9"])
def test_no_answer_tells_two_worlds_apart(card: str) -> None:
    """Whatever follows whatever: other hidden cards, the same bytes."""
    here, there = at(in_hand=card), at(in_hand=card, places=OTHER_ROWS)
    assert here.seen("anne")["view"] == there.seen("anne")["view"]
    told = set()
    for first in here.match.moves():
        for second in ("ready", "discard", "exchange 2", "on 0.1", "on 1.1", "on 1", "name 2", "last 2", "nonsense"):
            for third in ("ready", "on 1.3", "on 0.3", "last 3"):
                moves = [first, second, third]
                told.add(answer(here, moves))
                assert answer(here, moves) == answer(there, moves), moves
    assert len(told) > 1


def test_what_was_looked_at_is_told_again_where_the_screens_remember() -> None:
    story = at(in_hand=LOOK, options={"memo": True})
    story.play("power", "on 0.4")
    story.play("ready")
    assert b"E4" in msgspec.json.encode(story.table.replay(0, 0, "en", NAMES)[3]["happened"])
    for told in (story.seen("anne")["log"], story.table.record(0)["story"]):
        assert b"E4" in msgspec.json.encode(told)
    assert b"E4" not in msgspec.json.encode(story.table.replay(None, None, "en", NAMES))


def test_a_game_says_itself_when_its_screens_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option of the same name in another game may mean something else."""
    monkeypatch.delattr("ludotheque.games.stratheos.options.remembers")
    story = at(in_hand=LOOK, options={"memo": True})
    story.play("power", "on 0.4")
    story.play("ready")
    assert b"E4" not in msgspec.json.encode(story.seen("anne")["log"])
    with pytest.raises(LudothequeError, match="remember"):
        story.table.replay(0, 0, "en", NAMES)


def test_what_was_looked_at_is_told_once_and_again_when_the_match_is_over() -> None:
    story = at(in_hand=LOOK)
    assert len(story.table.replay(0, 0, "en", NAMES)) == 1  # nothing to be remembered yet
    story.play("power", "on 0.4")
    story.play("ready")
    assert b"E4" in msgspec.json.encode(story.heard("anne"))
    for told in (story.seen("anne"), story.table.record(0)["story"]):
        assert b"E4" not in msgspec.json.encode(told)
    with pytest.raises(LudothequeError) as refusal:
        story.table.replay(0, 0, "en", NAMES)
    assert (refusal.value.key, status_of(refusal.value)) == ("to-be-remembered", 409)
    story.table.replay(None, None, "en", NAMES)  # who is shown nothing may look again
    story.do("anne", "resign")
    replayed = story.table.replay(0, 0, "en", NAMES)
    assert b"E4" in msgspec.json.encode(replayed[3]["happened"])
    assert b"E4" in msgspec.json.encode(story.seen("anne")["log"])
