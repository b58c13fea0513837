"""Taking moves back: freely in one's own turn while nothing was drawn or seen, else when the others agree."""

import random
from collections.abc import Callable

import pytest

from ludotheque.game import Game
from ludotheque.reveals import tells
from ludotheque.server.refusals import status_of
from ludotheque.testing.matches import at
from ludotheque.testing.possible import another_world
from tests.server.table.story import NAMES, Story, same_match

Wanted = Callable[[str], bool]


def story_where(game: str, wanted: Wanted, same_turn: bool | None = None, **more: object) -> tuple[Story, str]:
    """A table where whoever was to act has just played a wanted move, found by playing at random; and who that was."""
    for seed in range(40):
        story, chance = Story.begun(game, table=f"T{seed}", **more), random.Random(seed)
        while story.table.state == "playing" and story.match.ply < 60:
            mover, moves = story.to_act, story.match.moves()
            likely = [move for move in moves if wanted(move)]
            story.play(chance.choice(likely if likely and chance.random() < 0.5 else moves))
            if wanted(story.match.history[-1]) and same_turn in (None, story.to_act == mover):
                return story, mover
    raise AssertionError("no such move")


def test_a_step_of_ido_is_taken_back_freely_in_its_turn() -> None:
    story, mover = story_where("ido", lambda move: "-" in move, same_turn=True)
    before = story.match.ply
    heard = story.do(mover, "takeback")
    assert (heard["do"], heard["to"], heard["done"], heard["ply"]) == ("takeback", "takeback", True, before - 1)
    assert heard["words"] == ["The move is taken back."]
    assert story.match.ply == before - 1
    assert story.to_act == mover
    undone = story.seen("anne")["log"][-2]
    assert (undone["do"], undone["undone"], undone["happened"]) == ("play", 1, [])
    same_match(story.table)


def test_several_steps_are_taken_back_one_by_one() -> None:
    story = Story.begun("ido")
    steps, mover = story.steps(), story.to_act
    for step in steps:
        story.play(step)
    assert story.to_act == mover
    story.do(mover, "takeback")
    story.do(mover, "takeback")
    assert story.match.ply == 6
    entry = [entry for entry in story.seen("anne")["log"] if "undone" in entry]
    assert len(entry) == 2


def test_events_of_moves_that_were_taken_back_are_told_later_as_they_were() -> None:
    story = Story.begun("ido")
    steps, mover = story.steps(), story.to_act
    since, heard = story.table.version, []
    for step in steps:
        heard.append(story.play(step))
    for _ in steps:
        heard.append(story.do(mover, "takeback"))
    heard.append(story.play(next(move for move in story.match.moves() if move != steps[0])))
    assert story.table.events(since, 0, "en", NAMES) == heard


def test_part_of_a_command_of_several_moves_is_taken_back() -> None:
    story = Story.begun("ido")
    steps, mover = story.steps(), story.to_act
    story.play(*steps)
    story.do(mover, "takeback")
    assert story.match.history[-1] == steps[0]
    log = story.seen("anne")["log"][-2]
    assert ([move["text"] for move in log["moves"]], log["undone"]) == (steps[:1], 1)


def test_naming_in_stratheos_is_taken_back_freely() -> None:
    for wanted in (lambda move: move.startswith("name "), lambda move: move in ("same", "run", "full")):
        story, mover = story_where("stratheos", wanted, same_turn=True)
        before = story.match.ply
        assert story.do(mover, "takeback")["done"] is True
        assert (story.match.ply, story.to_act) == (before - 1, mover)


@pytest.mark.parametrize(("name", "open_card"), [("igo", "discard"), ("stratheos", "take")])
def test_a_card_that_all_have_seen_is_laid_back_freely(name: str, open_card: str) -> None:
    story, mover = story_where(name, lambda move: move == open_card, same_turn=True)
    assert story.do(mover, "takeback")["done"] is True


@pytest.mark.parametrize(("name", "hidden_card"), [("igo", "pile"), ("stratheos", "draw")])
def test_a_card_that_was_drawn_is_never_put_back(name: str, hidden_card: str) -> None:
    story, mover = story_where(name, lambda move: move == hidden_card, same_turn=True)
    refusal = story.refused(mover, "takeback")
    assert (refusal.key, status_of(refusal)) == ("seen-since", 422)


def test_a_card_that_a_power_showed_in_stratheos_is_never_unseen() -> None:
    story, mover = story_where("stratheos", lambda move: move == "power", same_turn=True)
    assert story.refused(mover, "takeback").key == "seen-since"


def test_a_card_laid_in_shokoba_goes_back_only_when_the_other_agrees() -> None:
    story = Story.begun("shokoba")
    mover = story.to_act
    other = {"anne": "bob", "bob": "anne"}[mover]
    story.play()
    heard = story.do(mover, "takeback")
    assert (heard["done"], heard["ply"]) == (False, 1)
    assert heard["proposals"] == [{"to": "takeback", "seat": heard["seat"], "agreed": [heard["seat"]]}]
    assert story.refused(mover, "takeback").key == "already-proposed"
    refusal = story.refused(mover, "agree", to="takeback")
    assert (refusal.key, status_of(refusal)) == ("already-agreed", 409)
    heard = story.do(other, "agree", to="takeback")
    assert (heard["done"], heard["ply"], heard["proposals"]) == (True, 0, [])
    assert heard["words"][1:] == ["The move is taken back."]
    assert story.to_act == mover
    same_match(story.table)


def test_the_other_may_refuse_and_one_may_ask_again() -> None:
    story = Story.begun("shokoba")
    mover = story.to_act
    other = {"anne": "bob", "bob": "anne"}[mover]
    assert story.refused(other, "agree", to="takeback").key == "nothing-proposed"
    story.play()
    story.do(mover, "takeback")
    heard = story.do(other, "refuse", to="takeback")
    assert (heard["proposals"], heard["ply"]) == ([], 1)
    assert "taking the move back" in heard["words"][0]
    assert story.refused(other, "refuse", to="takeback").key == "nothing-proposed"
    assert story.do(mover, "takeback")["proposals"] != []


def test_whoever_plays_on_has_not_agreed() -> None:
    story = Story.begun("shokoba")
    mover = story.to_act
    story.play()
    story.do(mover, "takeback")
    other = story.to_act
    assert story.play()["proposals"] == []
    assert story.refused(other, "agree", to="takeback").key == "nothing-proposed"
    assert story.refused(mover, "takeback").key == "seen-since"  # the other has shown a card meanwhile


def test_in_ido_even_the_others_answer_can_be_taken_back_with_the_move() -> None:
    story = Story.begun("ido")
    mover = story.to_act
    story.play()
    other = story.to_act
    story.play()
    story.do(mover, "takeback")
    heard = story.do(other, "agree", to="takeback")
    assert (heard["ply"], story.to_act) == (0, mover)


def test_bots_agree() -> None:
    story = Story(game="ido", seats="me greedy")
    story.do("anne", "start")
    while story.match.ply < 2 or story.to_act != "anne":
        story.play()
    last = story.table.last_ply_of(0)
    heard = story.do("anne", "takeback")
    assert (heard["done"], heard["ply"]) == (True, last)


def test_among_three_all_others_must_agree() -> None:
    story = Story(game="shokoba", seats="me open open")
    story.do("bob", "sit", seat=1)
    story.do("cleo", "sit", seat=2)
    story.do("anne", "start")
    mover = story.to_act
    story.play()
    story.do(mover, "takeback")
    first, second = sorted({"anne", "bob", "cleo"} - {mover})
    assert story.do(first, "agree", to="takeback")["done"] is False
    assert story.match.ply == 1
    assert story.do(second, "agree", to="takeback")["done"] is True
    assert story.match.ply == 0


def test_who_has_not_played_has_nothing_to_take_back() -> None:
    story = Story.begun()
    refusal = story.refused(story.to_act, "takeback")
    assert (refusal.key, status_of(refusal)) == ("takeback-of-nothing", 422)


def test_a_deal_is_never_taken_back() -> None:
    story = Story.begun("shokoba")
    mover = ""
    while not (story.match.ply and story.match.drew(story.match.ply - 1)):
        mover = story.to_act
        story.play()
    assert story.refused(mover, "takeback").key == "seen-since"


def test_a_move_that_tells_nothing_is_the_same_in_every_world(game: Game) -> None:
    """By the kit's own knowledge of what is hidden, which owes nothing to the game's masks."""
    kinds = set()
    for seed in range(4):
        match, chance = game.new(seed=seed), random.Random(seed)
        while match.turn is not None and match.ply < 60:
            before, mover = at(match, match.position), match.turn
            match.play(move := chance.choice(match.moves()))
            ply = match.ply - 1
            silent = not tells(match, ply, mover)
            kinds.add(silent)
            assert not (silent and match.drew(ply))
            assert not (silent and tells(match, ply, mover, but_itself=True))
            for seat in (*range(match.seats), None) if silent else ():
                world = another_world(before, seat, chance)
                world.play(move)
                assert world.view_record(seat).tobytes() == match.view_record(seat).tobytes()
    assert kinds == {"ido": {True}, "shokoba": {False}}.get(game.name, {True, False})


def test_whether_a_move_tells_something_is_the_same_in_every_world_of_who_asks(game: Game) -> None:
    """Else the answer would tell what others hold; and one who waits gets the same answer as the one who moved."""
    for seed in range(3):
        match, chance = game.new(seed=seed), random.Random(seed)
        while match.turn is not None and match.ply < 40:
            here, mover = at(match, match.position), match.turn
            match.play(move := chance.choice(match.moves()))
            here.play(move)
            for asker in range(match.seats):
                there = another_world(at(here, here.position_at(0)), asker, chance)
                if move in there.moves():
                    there.play(move)
                    assert tells(here, 0, asker) == tells(there, 0, asker) == tells(here, 0, mover)
