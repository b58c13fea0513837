"""What no one is told before its time: the secret of the shuffle, the seed, and never the root of them all."""

import msgspec
import pytest

from tests.server.table.story import INVITATION, NAMES, ROOT, Story, everything

THREE = {"seats": "me open open", "absent": "adjourn"}
ENDINGS = {
    "nothing": [],
    "a sign": [("anne", "react", {"sign": "hello"})],
    "one gives up": [("anne", "resign", {})],
    "one leaves": [("bob", "leave", {})],
    "one asks to end it": [("bob", "agree", {"to": "end"})],
}
LAST = {
    "all give up": [(guest, "resign", {}) for guest in ("anne", "bob", "cleo")],
    "all agree to end it": [(guest, "agree", {"to": "end"}) for guest in ("anne", "bob", "cleo")],
}


def told(story: Story) -> str:
    """All that anybody at all is told of a table, by every path."""
    table = story.table
    more = [[table.record(listener), table.shuffle()] for listener in (0, 1, 2, None)] if table.match else []
    return (everything(table) + msgspec.json.encode(more)).decode()


def after(commands: list[tuple[str, str, dict[str, str]]]) -> Story:
    story = Story(**THREE)
    story.do("bob", "sit", seat=1)
    story.do("cleo", "sit", seat=2)
    story.do("anne", "start")
    for guest, do, fields in commands:
        story.do(guest, do, **fields)
    return story


def secrets(story: Story, number: int = 1) -> list[str]:
    return [story.table.facts.secret(number).hex(), f"{story.match.seed:032x}"]


@pytest.mark.parametrize("name", ENDINGS)
def test_while_a_match_may_go_on_nobody_is_told_its_secret(name: str) -> None:
    story = after(ENDINGS[name])
    assert story.table.state in ("playing", "adjourned")
    assert [secret for secret in (*secrets(story), ROOT.hex()) if secret in told(story)] == []


@pytest.mark.parametrize("name", LAST)
def test_once_it_is_over_all_are_told_but_nothing_of_the_next(name: str) -> None:
    story = after(LAST[name])
    assert story.table.state == "over"
    assert all(secret in told(story) for secret in secrets(story))
    first = secrets(story)
    for guest in ("anne", "bob", "cleo"):
        assert story.table.facts.secret(2).hex() not in told(story)
        story.do(guest, "rematch")
    assert story.table.state == "playing"
    assert set(first).isdisjoint(secrets(story, 2))
    assert [secret for secret in (*secrets(story, 2), ROOT.hex()) if secret in told(story)] == []


def test_only_who_sits_there_is_shown_the_invitation_and_nobody_the_ids_of_others() -> None:
    story = after([])
    for guest, shown in (("anne", True), ("cleo", True), ("dora", False)):
        seen = msgspec.json.encode([story.seen(guest), story.heard(guest), story.table.record(None)]).decode()
        assert (INVITATION in seen) == shown
        assert [id for id in NAMES if f'"{id}"' in seen] == []
