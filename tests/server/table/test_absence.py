"""Leaving in the middle of a match: a bot takes over, or the match is adjourned, as the table chose."""

from ludotheque.server.refusals import status_of
from tests.server.table.story import Story


def test_a_bot_takes_over_for_who_leaves_and_gives_the_seat_back() -> None:
    story = Story.begun()
    leaver, seat = story.to_act, story.match.turn
    assert seat is not None
    heard = story.do(leaver, "leave")
    assert heard["words"] == [f"{leaver.title()} leaves.", "A bot plays on."]
    assert (heard["state"], heard["seats"][seat]["away"], heard["seats"][seat]["bot"]) == ("playing", "left", "club")
    assert heard["seats"][seat]["name"] == leaver.title()
    story.play()
    assert story.rows[-1].guest == ""
    assert story.table.listener(leaver) == seat  # it still is their seat to look from
    heard = story.do(leaver, "return")
    assert (heard["words"], heard["seats"][seat]["bot"]) == ([f"{leaver.title()} is back."], None)
    refusal = story.refused(leaver, "return")
    assert (refusal.key, status_of(refusal)) == ("not-away", 409)
    assert story.refused("cleo", "return").key == "not-seated"


def test_where_the_table_chose_so_the_match_is_adjourned_until_all_are_back() -> None:
    story = Story.begun(absent="adjourn")
    stays, leaver = story.to_act, {"anne": "bob", "bob": "anne"}[story.to_act]
    heard = story.do(leaver, "leave")
    assert (heard["state"], heard["words"][1]) == ("adjourned", "The match is adjourned.")
    assert (story.table.bot_to_act, story.to_act) == (None, "")
    for do, fields in (("play", {"moves": story.match.moves()[:1]}), ("takeback", {})):
        refusal = story.refused(stays, do, **fields)
        assert (refusal.key, status_of(refusal)) == ("table-adjourned", 409)
    assert story.refused("", "play", moves=story.match.moves()[:1]).key == "not-a-bots-turn"
    assert story.do(leaver, "return")["state"] == "playing"
    story.play()


def test_who_comes_back_to_an_adjourned_match_may_play_at_once() -> None:
    story = Story.begun(absent="adjourn")
    leaver = story.to_act
    story.do(leaver, "leave")
    heard = story.do(leaver, "play", moves=story.match.moves()[:1])
    assert (heard["state"], heard["ply"], heard["words"][0]) == ("playing", 1, f"{leaver.title()} is back.")


def test_when_the_last_person_leaves_bots_do_not_play_on_among_themselves() -> None:
    story = Story(seats="me greedy greedy")
    story.do("anne", "start")
    heard = story.do("anne", "leave")
    assert heard["state"] == "adjourned"
    assert story.table.bot_to_act is None


def test_whoever_stays_can_end_an_adjourned_match() -> None:
    story = Story.begun(absent="adjourn")
    story.do("bob", "leave")
    heard = story.do("anne", "agree", to="end")
    assert (heard["state"], heard["result"]["reason"]) == ("over", "agreed")
    assert story.refused("anne", "rematch").key == "open-seats"  # who has left is waited for, or replaced
    story.do("cleo", "sit", seat=1)
    story.do("anne", "rematch")
    assert story.do("cleo", "rematch")["state"] == "playing"


def test_proposals_fall_when_somebody_leaves_or_comes_back() -> None:
    story = Story(seats="me open open")
    story.do("bob", "sit", seat=1)
    story.do("cleo", "sit", seat=2)
    story.do("anne", "start")
    assert story.do("anne", "agree", to="end")["proposals"] != []
    assert story.do("bob", "leave")["proposals"] == []
    story.do("anne", "agree", to="end")
    assert story.do("bob", "react", sign="hello")["proposals"] == []


def test_leaving_after_the_match_gives_the_seat_up() -> None:
    story = Story.begun()
    story.do("bob", "resign")
    assert story.do("bob", "leave")["seats"][1]["who"] == "open"
    assert story.do("cleo", "sit", seat=1)["seats"][1]["name"] == "Cleo"
