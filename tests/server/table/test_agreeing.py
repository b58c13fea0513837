"""Ending by agreement, giving up, another match, and signs."""

import pytest

from ludotheque.contract.shuffle import commitment, match_seed
from ludotheque.match import replay
from ludotheque.records import verify
from ludotheque.server.refusals import TooOften, status_of
from ludotheque.server.table import Table
from ludotheque.server.table.checks import SIGNS
from tests.server.table.story import Story, same_match


def test_all_people_together_end_a_match() -> None:
    story = Story.begun()
    heard = story.do("anne", "agree", to="end")
    assert (heard["state"], heard["done"], heard["words"]) == ("playing", False, ["Anne proposes to end the match."])
    assert story.play()["proposals"] == [{"to": "end", "seat": 0, "agreed": [0]}]  # one may play on meanwhile
    heard = story.do("bob", "agree", to="end")
    assert heard["words"] == ["Bob agrees: ending the match.", "The match is ended by agreement."]
    assert (heard["state"], heard["proposals"]) == ("over", [])
    assert heard["result"] == {"winners": [], "scores": [], "reason": "agreed", "clause": None}


def test_one_refusal_is_enough() -> None:
    story = Story.begun()
    story.do("anne", "agree", to="end")
    assert story.do("bob", "refuse", to="end")["proposals"] == []
    assert story.refused("bob", "refuse", to="end").key == "nothing-proposed"
    refusal = story.refused("bob", "agree", to="marry")
    assert (refusal.key, status_of(refusal), refusal.field) == ("proposal-unknown", 422, "to")
    assert story.refused("cleo", "agree", to="end").key == "not-seated"
    assert story.refused("cleo", "refuse", to="end").key == "not-seated"


def test_bots_do_not_vote() -> None:
    story = Story(seats="me club club")
    story.do("anne", "start")
    assert story.do("anne", "agree", to="end")["state"] == "over"


def test_of_two_players_the_other_has_won_when_one_gives_up() -> None:
    story = Story.begun()
    heard = story.do("bob", "resign")
    assert (heard["state"], heard["words"]) == ("over", ["Bob gives up."])
    assert heard["result"] == {"winners": [0], "scores": [], "reason": "resigned", "clause": None}


def test_among_more_a_bot_plays_on_for_who_gives_up() -> None:
    story = Story(seats="me open club")
    story.do("bob", "sit", seat=1)
    story.do("anne", "start")
    heard = story.do("bob", "resign")
    assert (heard["state"], heard["words"]) == ("playing", ["Bob gives up.", "A bot plays on."])
    assert (heard["seats"][1]["out"], heard["seats"][1]["bot"]) == (True, "club")
    for do, fields in (("play", {"moves": ["S1"]}), ("resign", {}), ("agree", {"to": "end"}), ("takeback", {})):
        refusal = story.refused("bob", do, **fields)
        assert (refusal.key, status_of(refusal)) == ("given-up", 409)
    assert story.do("bob", "leave")["state"] == "playing"
    heard = story.do("anne", "resign")  # nobody is left
    assert (heard["state"], heard["result"]["winners"]) == ("over", [])


def test_another_match_begins_when_all_people_want_it_and_the_seats_turn() -> None:
    story = Story(seats="me open club")
    story.do("bob", "sit", seat=1)
    story.do("bob", "words", text="bob's")
    story.do("anne", "start")
    story.do("bob", "resign")
    story.do("anne", "agree", to="end")
    first = story.match
    assert story.do("bob", "rematch")["words"] == ["Bob proposes another match."]
    assert story.refused("bob", "rematch").key == "already-agreed"
    heard = story.do("anne", "rematch")
    assert (heard["state"], heard["number"], heard["result"]) == ("playing", 2, None)
    assert [seat["name"] for seat in heard["seats"]] == ["Hazel", "Anne", "Bob"]
    assert not any(seat["out"] for seat in heard["seats"])
    assert (heard["you"], heard["seat"]) == (1, 1)
    assert heard["words"][0] == "Anne agrees: another match."
    assert story.match is not first
    assert story.match.seed == match_seed(story.table.facts.secret(2), "T", 2, ["", "", "bob's"])
    assert [entry["do"] for entry in story.seen("anne")["log"]] == ["rematch"]
    same_match(story.table)


def test_a_rematch_can_be_refused_and_agreed_to() -> None:
    story = Story.begun()
    story.do("bob", "resign")
    story.do("anne", "rematch")
    assert story.do("bob", "refuse", to="rematch")["proposals"] == []
    story.do("bob", "rematch")
    assert story.do("anne", "agree", to="rematch")["number"] == 2


def test_each_match_has_a_secret_of_its_own_which_is_told_at_its_end() -> None:
    """The one that is told must not be the one that the next match is shuffled with."""
    story = Story.begun()
    promised = story.seen("anne")["shuffle"]["commitment"]
    story.do("bob", "resign")
    shuffle = story.seen("cleo")["shuffle"]
    assert shuffle["commitment"] == promised == commitment(bytes.fromhex(shuffle["secret"]), "T")
    assert shuffle["next"] == {"match": 2, "commitment": commitment(story.table.facts.secret(2), "T")}
    story.do("anne", "words", text="new")  # for the next match; what the last was made of stays
    assert story.table.shuffle()["words"] == ["", ""]
    story.do("bob", "rematch")
    story.do("anne", "rematch")
    again = story.table.shuffle()
    assert (again["match"], again["commitment"], again["words"]) == (2, shuffle["next"]["commitment"], ["", "new"])
    assert "secret" not in again
    assert story.match.seed != match_seed(bytes.fromhex(shuffle["secret"]), "T", 2, ["", "new"])


def test_the_record_tells_all_after_the_end_and_before_it_only_what_one_knows() -> None:
    story = Story.begun("igo")
    for _ in range(5):
        story.play()
    before = story.table.record(0)
    assert "seed" not in before
    assert "secret" not in before["shuffle"]
    assert before["story"] == story.match.events(0)
    assert before["moves"] == story.match.history
    story.do("bob", "resign")
    record = story.table.record(None)
    assert replay(record).position.tobytes() == story.match.position.tobytes()
    assert all(finding.holds for finding in verify(record))
    assert len(verify(record)) > 3


@pytest.mark.parametrize("sign", SIGNS)
def test_signs_are_made_in_everybodys_language(sign: str) -> None:
    story = Story()
    heard = story.do("anne", "react", sign=sign)
    assert heard["sign"] == sign
    assert heard["words"] != story.heard("anne", "fr")["words"]


def test_signs_are_few_and_come_one_after_the_other() -> None:
    story = Story.begun()
    refusal = story.refused("anne", "react", sign="wink")
    assert (refusal.key, status_of(refusal)) == ("sign-unknown", 422)
    story.do("anne", "react", sign="hello")
    refusal = story.refused("anne", "react", sign="hello")
    assert isinstance(refusal, TooOften)
    assert (refusal.key, status_of(refusal), refusal.wait) == ("sign-too-soon", 429, 1.0)
    again = Table.from_rows(story.rows)
    assert again.reacted == story.table.reacted
    story.do("bob", "react", sign="hello")
    story.do("anne", "react", sign="hello")
    assert story.refused("cleo", "react", sign="hello").key == "not-seated"
