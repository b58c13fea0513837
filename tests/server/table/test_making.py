"""Making a table: what its maker may ask for."""

import json
from typing import Any

import msgspec
import pytest

from ludotheque.contract.errors import LudothequeError
from ludotheque.server.refusals import NoSuchTable, status_of
from ludotheque.server.table import Table, listed
from tests.server.table.story import INVITATION, NOON, ROOT, Story, made, read_creation, wish


def test_a_table_waits_with_its_maker_its_bots_and_its_open_seats() -> None:
    table = Table.from_rows([made(game="igo", seats="open me greedy bot", options={"target": 2}, hints=True)])
    seen = table.snapshot(table.listener("anne"), "en", {"anne": "Anne"})
    assert (seen["state"], seen["version"], seen["view"], seen["you"]) == ("waiting", 0, None, 1)
    assert [(seat["who"], seat["name"], seat["bot"]) for seat in seen["seats"]] == [
        ("open", None, None),
        ("guest", "Anne", None),
        ("bot", "Hazel", "greedy"),
        ("bot", "Felix", "club"),
    ]
    assert seen["options"]["target"] == 2
    assert (seen["hints"], seen["absent"], seen["clock"], seen["public"]) == (True, "bot", None, True)
    assert [entry["words"] for entry in seen["log"]] == [["Anne makes the table."]]


@pytest.mark.parametrize(
    ("wishes", "key", "status"),
    [
        ({"game": "chess"}, "game-unknown", 422),
        ({"options": {"target": 3}}, "option-value", 422),
        ({"options": {"seats": 2}}, "seats-among-options", 422),
        ({"seats": "me open open open open open open"}, "option-value", 422),
        ({"seats": "me me"}, "one-seat-each", 422),
        ({"seats": "me genius"}, "bot-unknown", 422),
        ({"seats": "me expert@9999s"}, "bot-unknown", 422),  # nobody buys a bot hours of thought
        ({"clock": {"per": "move", "seconds": 0}}, "clock-out-of-range", 422),
        ({"clock": {"per": "move", "seconds": 9, "reserve": -1}}, "clock-out-of-range", 422),
        ({"clock": {"per": "day", "days": 366}}, "clock-out-of-range", 422),
    ],
)
def test_what_no_table_can_be_is_refused(wishes: dict[str, Any], key: str, status: int) -> None:
    with pytest.raises(LudothequeError) as refusal:
        made(**wishes)
    assert (refusal.value.key, status_of(refusal.value)) == (key, status)


def test_only_a_bot_has_a_level() -> None:
    level = {**wish(), "seats": [{"who": "me", "level": "club"}, {"who": "open"}]}
    with pytest.raises(LudothequeError) as refusal:
        made_of(level)
    assert refusal.value.key == "level-of-no-bot"


def made_of(asked: dict[str, Any]) -> None:
    from ludotheque.server.table import creation

    creation("anne", read_creation(json.dumps(asked)), NOON, "T", ROOT, INVITATION)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"game": "ido"}',
        json.dumps({**wish(), "secret": "mine"}),
        json.dumps({**wish(), "absent": "wait"}),
        json.dumps({**wish(), "clock": {"per": "week"}}),
        json.dumps({**wish(), "seats": []}),
        json.dumps({**wish(), "key": ""}),
        "[" * 100_000,
        b"\xff",
    ],
)
def test_what_is_no_wish_for_a_table_is_malformed(text: str | bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError, RecursionError)):
        read_creation(text)


def test_a_table_without_rows_is_unknown() -> None:
    with pytest.raises(NoSuchTable) as refusal:
        Table.from_rows([])
    assert status_of(refusal.value) == 404


def test_rows_are_applied_in_their_order_only() -> None:
    story = Story()
    row = story.table.check("bob", story.command("sit", seat=1), NOON)
    story.table.apply(row)
    with pytest.raises(ValueError, match="not the next row"):
        story.table.apply(row)


def test_rows_hold_no_names_and_snapshots_no_secret() -> None:
    story = Story.begun()
    assert not any(name in row.body for row in story.rows for name in ("Anne", "Bob"))
    assert ROOT.hex() in story.rows[0].body
    for guest in ("anne", "bob", "a passer-by"):
        seen = msgspec.json.encode(story.seen(guest)).decode()
        assert ROOT.hex() not in seen
        assert story.table.facts.secret(1).hex() not in seen
        assert f"{story.match.seed:032x}" not in seen
        assert (INVITATION in seen) == (guest in ("anne", "bob"))  # for whom sits there to hand on


def test_a_list_shows_what_was_chosen_and_of_tables_from_before_lists_had_names_what_is_known() -> None:
    options = {"edition": "classic", "target": 16}
    table = Table.from_rows([made(seats="me open", options=options)])
    line = listed(table.summary(), "anne", "en", {"anne": "Anne"})
    assert (line["options"], line["open"], line["you"]) == (options, [1], 0)
    older = listed(msgspec.structs.replace(table.summary(), about="{}"), "anne", "en", {})
    assert (older["table"], older["seats"], older["open"], older["seated"]) == ("T", [], [], True)
