"""What listeners are told: each from the record masked for them, in their language."""

import random

import pytest

import ludotheque
from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import status_of
from ludotheque.server.table import Table
from tests.server.table.story import NAMES, NOON, Story


def test_everybody_hears_in_their_own_language() -> None:
    story = Story.begun()
    story.do("bob", "react", sign="thanks")
    assert story.heard("anne", "fr")["words"] == ["Bob\u00a0: Merci\u202f!"]
    assert story.heard("bob", "en")["words"] == ["Bob: Thank you!"]


@pytest.mark.parametrize("name", ludotheque.games())
def test_who_hears_it_beside_others_is_told_the_same_as_alone(name: str) -> None:
    """What all have seen is told once; what only one has seen, to nobody else."""
    story, chance, differ = Story.begun(name), random.Random(3), False
    for _ in range(40):
        if story.match.turn is None:
            break
        story.play(chance.choice(story.match.moves()))
        for order in ((0, 1, None), (None, 1, 0)):
            (telling,) = story.table.tellings(story.table.version - 1, "en", NAMES) or ()
            told = {listener: telling.to(listener) for listener in order}
            assert told == {listener: story.table.event(listener, "en", NAMES) for listener in order}
            differ |= told[0]["happened"] != told[1]["happened"]
    assert differ == (name == "stratheos")  # elsewhere nobody is shown anything alone


def test_names_come_from_outside_and_can_be_missing() -> None:
    story = Story.begun()
    seen = story.table.snapshot(0, "en", {"bob": "Robert"})
    assert [seat["name"] for seat in seen["seats"]] == ["Player 1", "Robert"]
    assert seen["log"][0]["words"] == ["Player 1 starts the match."]


def test_who_was_away_for_a_while_hears_what_was_missed_as_it_was() -> None:
    story = Story.begun("ido")
    told = {story.table.version: story.heard("bob")}
    first, _ = story.steps()
    mover = story.to_act
    for act in (lambda: story.play(first), lambda: story.do(mover, "takeback"), story.play):
        act()
        told[story.table.version] = story.heard("bob")
    newest = story.table.version
    missed = story.table.events(newest - 3, 1, "en", NAMES)
    assert missed == [told[version] for version in range(newest - 2, newest + 1)]  # the move taken back among them
    assert story.table.events(newest, 1, "en", NAMES) == []


def test_who_is_too_far_behind_needs_a_snapshot() -> None:
    story = Story.begun()
    for _ in range(20):
        story.play()
    newest = story.table.version
    for table in (story.table, Table.from_rows(story.rows)):
        assert table.events(newest - 9, 0, "en", NAMES) is None
        assert table.events(-1, 0, "en", NAMES) is None
        caught_up = table.events(newest - 8, 0, "en", NAMES)
        assert caught_up is not None
        assert len(caught_up) == 8


def test_a_snapshot_has_the_story_of_the_match_as_the_listener_saw_it() -> None:
    story = Story.begun("stratheos")
    for _ in range(12):
        story.play(next(move for move in story.match.moves() if move != "stratheos"))
    for guest, seat in (("anne", 0), ("bob", 1), ("cleo", None)):
        log = story.seen(guest)["log"]
        events = story.match.events(seat)
        assert [entry["do"] for entry in log] == ["start"] + ["play"] * 12
        lasting = [[one for one in told["happened"] if not one.get("private")] for told in events]
        assert [entry["happened"] for entry in log[1:]] == lasting
        assert [entry["seat"] for entry in log[1:]] == [told["seat"] for told in events]


def test_a_preview_shows_what_a_silent_move_would_bring() -> None:
    story = Story.begun("ido")
    steps = story.steps()
    before = story.shown()
    mover = story.to_act
    preview = story.table.preview(mover, steps, "en", NAMES)
    assert story.shown() == before
    story.play(*steps)
    heard = story.heard(mover)
    assert preview == {field: heard[field] for field in ("moves", "happened", "words", "view")}


def test_a_preview_never_draws_or_reveals() -> None:
    story = Story.begun("igo")
    with pytest.raises(LudothequeError) as refusal:
        story.table.preview(story.to_act, ["pile"], "en", NAMES)
    assert (refusal.value.key, status_of(refusal.value)) == ("reveals-first", 422)
    other = {"anne": "bob", "bob": "anne"}[story.to_act]
    for guest, key in ((other, "out-of-turn"), ("cleo", "not-seated")):
        with pytest.raises(LudothequeError) as refusal:
            story.table.preview(guest, ["pile"], "en", NAMES)
        assert refusal.value.key == key


def test_hints_are_for_the_seat_to_act_where_the_table_allows_them() -> None:
    story = Story.begun(hints=True)
    assert story.table.check_hint(story.to_act) == story.match.turn
    other = {"anne": "bob", "bob": "anne"}[story.to_act]
    for guest, key, status in ((other, "out-of-turn", 422), ("cleo", "not-seated", 403)):
        with pytest.raises(LudothequeError) as refusal:
            story.table.check_hint(guest)
        assert (refusal.value.key, status_of(refusal.value)) == (key, status)
    without = Story.begun()
    with pytest.raises(LudothequeError) as refusal:
        without.table.check_hint(without.to_act)
    assert (refusal.value.key, status_of(refusal.value)) == ("no-hints-here", 403)


def test_a_summary_says_who_sits_there_and_whose_turn_it_is() -> None:
    story = Story.begun()
    summary = story.table.summary()
    assert (summary.table, summary.game, summary.public, summary.state) == ("T", "shokoba", True, "playing")
    assert (summary.version, summary.created, summary.updated) == (2, NOON, story.now)
    assert (summary.guests, summary.to_act) == (("anne", "bob"), (["anne", "bob"][story.match.turn or 0],))
    story.do(story.to_act, "leave")
    assert story.table.summary().to_act == ()  # a bot's turn
    story.do("anne", "resign")
    assert (story.table.summary().state, story.table.summary().to_act) == ("over", ())


def test_what_is_remembered_of_a_table_is_what_would_be_told_anew() -> None:
    """Moves leave a table without a clock as it stood; new names, somebody who leaves and a clock do not."""
    for clock in (None, {"per": "move", "seconds": 60, "reserve": 60}):
        story = Story.begun(clock=clock)
        for step in range(8):
            standing = story.table.standing
            story.play()
            assert (story.table.standing is standing) == (clock is None)
            if step == 5:
                story.do("bob", "leave")
                story.do("bob", "return")
            names = {**NAMES, "bob": f"Bob {step // 3}"}
            anew = Table.from_rows(story.rows)
            assert story.table.event(0, "fr", names) == anew.event(0, "fr", names)
            assert story.table.summary() == anew.summary()
