"""Before the match: sitting down, standing up, bots, words, invitations."""

import pytest

from ludotheque.contract.shuffle import commitment, match_seed
from ludotheque.server.refusals import status_of
from tests.server.table.story import INVITATION, Story


def test_a_guest_sits_down_and_stands_up() -> None:
    story = Story()
    heard = story.do("bob", "sit", seat=1)
    assert (heard["do"], heard["seat"], heard["words"], heard["version"]) == ("sit", 1, ["Bob sits down."], 1)
    assert heard["seats"][1]["name"] == "Bob"
    heard = story.do("bob", "stand")
    assert heard["words"] == ["Bob stands up."]
    assert heard["seats"][1]["who"] == "open"
    story.do("cleo", "sit", seat=1)
    told = [words for entry in story.seen("anne")["log"] for words in entry["words"]]
    assert told == ["Anne makes the table.", "Bob sits down.", "Bob stands up.", "Cleo sits down."]


def test_leaving_before_the_match_is_standing_up() -> None:
    story = Story()
    assert story.do("anne", "leave")["seats"][0]["who"] == "open"
    assert story.do("bob", "sit", seat=0)["seats"][0]["name"] == "Bob"


def test_a_seat_is_for_one_and_a_guest_has_one() -> None:
    story = Story(seats="me open open")
    story.do("bob", "sit", seat=1)
    for guest, seat, key, status in (
        ("cleo", 1, "seat-taken", 409),
        ("cleo", 3, "no-such-seat", 422),
        ("bob", 2, "already-seated", 409),
    ):
        refusal = story.refused(guest, "sit", seat=seat)
        assert (refusal.key, status_of(refusal), refusal.field) == (key, status, "seat")
    for do in ("stand", "leave", "words", "start", "resign", "takeback"):
        fields = {"text": "x"} if do == "words" else {}
        refusal = story.refused("cleo", do, **fields)
        assert (refusal.key, status_of(refusal)) == ("not-the-host" if do == "start" else "not-seated", 403)


def test_nobody_sits_down_or_stands_up_during_the_match() -> None:
    story = Story.begun()
    for guest, do, fields in (
        ("cleo", "sit", {"seat": 0}),
        ("bob", "stand", {}),
        ("anne", "bot", {"seat": 1, "level": "club"}),
        ("anne", "start", {}),
        ("anne", "words", {"text": "late"}),
        ("anne", "rematch", {}),
    ):
        refusal = story.refused(guest, do, **fields)
        assert (refusal.key, status_of(refusal)) == ("table-playing", 409)


def test_the_maker_gives_open_seats_to_bots_and_takes_them_back() -> None:
    story = Story(seats="me open open")
    assert story.do("bob", "sit", seat=1)["host"] == 0
    heard = story.do("anne", "bot", seat=2, level="greedy")
    assert heard["words"] == ["Hazel, a bot (greedy), sits down."]
    assert heard["seats"][2]["bot"] == "greedy"
    assert story.refused("cleo", "sit", seat=2).key == "seat-taken"
    assert story.do("anne", "bot", seat=2, level="expert")["seats"][2]["bot"] == "expert"
    assert story.do("anne", "bot", seat=2, level=None)["seats"][2]["who"] == "open"
    assert story.refused("anne", "bot", seat=1, level="club").key == "seat-taken"
    assert story.refused("anne", "bot", seat=2, level="expert@9s").key == "bot-unknown"
    assert story.refused("anne", "bot", seat=7, level="club").key == "no-such-seat"
    refusal = story.refused("bob", "bot", seat=2, level="club")
    assert (refusal.key, status_of(refusal)) == ("not-the-host", 403)
    assert status_of(story.refused("cleo", "bot", seat=2, level="club")) == 403


def test_when_the_maker_has_stood_up_whoever_sits_there_is_the_host() -> None:
    story = Story(seats="me open open")
    story.do("bob", "sit", seat=1)
    assert story.do("anne", "stand")["host"] is None
    assert story.seen("bob")["host"] is None
    story.do("bob", "bot", seat=0, level="club")
    story.do("anne", "bot", seat=2, level="club")  # the maker still is one too
    assert story.do("bob", "start")["state"] == "playing"


def test_the_match_starts_when_every_seat_is_taken() -> None:
    story = Story()
    refusal = story.refused("anne", "start")
    assert (refusal.key, status_of(refusal)) == ("open-seats", 409)
    story.do("bob", "sit", seat=1)
    heard = story.do("bob", "start")
    assert (heard["state"], heard["number"], heard["ply"]) == ("playing", 1, 0)
    assert heard["view"]["seat"] == 0
    assert [entry["do"] for entry in story.seen("bob")["log"]] == ["start"]


def test_a_table_by_invitation_is_for_its_maker_and_whoever_knows_the_token() -> None:
    story = Story(public=False, seats="me open open")
    for invitation in ("", "wrong", "wróng"):
        refusal = story.refused("bob", "sit", seat=1, invitation=invitation)
        assert (refusal.key, status_of(refusal)) == ("invitation-needed", 403)
    refusal = story.refused("bob", "react", sign="hello")
    assert (refusal.key, status_of(refusal)) == ("table-private", 403)
    with pytest.raises(type(refusal), match="invitation"):
        story.table.listener("bob")
    assert story.table.listener("bob", INVITATION) is None
    story.do("bob", "sit", seat=1, invitation=INVITATION)
    assert story.table.listener("bob") == 1
    story.do("anne", "stand")
    assert story.table.listener("anne") is None  # the maker may always look
    story.do("anne", "sit", seat=0)  # and sit down


def test_who_may_not_see_a_table_does_not_learn_how_far_it_is() -> None:
    story = Story(public=False)
    assert story.refused("bob", "start", version=17).key == "table-private"
    assert story.refused("bob", "sit", seat=1, version=17).key == "invitation-needed"


def test_anybody_may_watch_a_public_table() -> None:
    story = Story.begun()
    assert story.table.listener("cleo") is None
    seen = story.seen("cleo")
    assert (seen["you"], seen["view"]["seat"], seen["view"]["moves"]) == (None, None, [])


def test_the_shuffle_is_promised_first_and_made_of_everybodys_words() -> None:
    story = Story(table="T-1")
    promised = story.seen("cleo")["shuffle"]["commitment"]
    secret = story.table.facts.secret(1)
    assert promised == commitment(secret, "T-1")
    story.do("bob", "sit", seat=1)
    assert story.do("bob", "words", text="cafe\u0301")["words"] == ["Bob adds words to the shuffle: “café”."]
    assert story.seen("anne")["shuffle"] == {"table": "T-1", "match": 1, "commitment": promised, "words": ["", "café"]}
    refusal = story.refused("bob", "words", text="two\nlines")
    assert (refusal.key, status_of(refusal)) == ("words-unfit", 422)
    assert story.refused("bob", "words", text="x" * 201).key == "words-too-long"
    story.do("anne", "start")
    assert story.match.seed == match_seed(secret, "T-1", 1, ["", "café"])
    assert "secret" not in story.table.shuffle()
