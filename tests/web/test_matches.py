"""Whole matches in the browser: against each other, against bots, in every way to play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web import shokoba
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
OPEN, BOT = {"who": "open"}, {"who": "bot", "level": "greedy"}


def seated(visit: Visit, **wishes: object) -> tuple[Visitor, Visitor, str]:
    """Anne at a desk and Bob with a telephone, at a table that has begun."""
    anne, bob = visit(), visit(size="phone", language="fr")
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table(OPEN, **wishes)
    bob.tell(table, "sit", seat=1, invitation=table.partition("=")[2])
    anne.tell(table, "start")
    anne.open(table)
    bob.open(table)
    return anne, bob, table


def test_two_people_play_a_whole_match_and_another(visit: Visit) -> None:
    anne, bob, _ = seated(visit)
    shokoba.play_to_the_end(anne, bob)
    anne.press("rematch")
    expect(anne.find("button", "rematch-asked")).to_be_disabled()
    bob.press("rematch")
    for visitor in (anne, bob):
        expect(shokoba.hand(visitor)).to_have_count(3)


def test_one_plays_a_whole_match_against_three_bots_with_a_thumb(visit: Visit) -> None:
    anne = visit(size="phone", theme="dark", motion=True)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, BOT, BOT, start=True))
    shokoba.play_to_the_end(anne, press=Locator.tap)
    expect(anne.page.get_by_role("list").get_by_text("Anne")).to_be_visible()


@pytest.mark.parametrize(
    ("others", "options", "cards"),
    [
        ((BOT, BOT, BOT), {"teams": True}, 3),
        ((BOT, BOT, BOT), {"teams": True, "nine_cards": True}, 9),
        ((BOT,), {"oversight": True}, 3),
        ((BOT, BOT), {"edition": "classic"}, 3),
    ],
)
def test_every_way_to_play_is_played_to_the_count(
    visit: Visit, others: tuple[dict[str, str], ...], options: dict[str, object], cards: int
) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table(*others, start=True, options=options))
    shokoba.wait(anne)
    assert shokoba.hand(anne).count() in (cards, cards + 1)
    shokoba.play_to_the_count(anne)
    expect(anne.find("heading", "shokoba-count", round=1)).to_be_visible()
