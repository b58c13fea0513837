"""Whole matches in the browser: against each other, against bots, in every way to play."""

import re
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
    anne.begin_with(bob, table)
    anne.open(table)
    bob.open(table)
    return anne, bob, table


def test_two_people_play_a_whole_match_and_another(visit: Visit) -> None:
    anne, bob, _ = seated(visit)
    shokoba.play_to_the_end(anne, bob)
    anne.press("rematch")
    expect(anne.find("button", "rematch-asked")).to_be_disabled()
    ground = bob.page.get_by_role("main")  # what ended the match stays there, and who asks for another is said beside
    asks = bob.t("proposal-asks", player="Anne", what=bob.t("proposal-rematch"))
    expect(ground.get_by_text(asks)).to_be_visible()
    expect(ground.get_by_role("link", name=re.compile("^SHO-3[23]$"))).to_be_visible()
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
    ],
)
def test_every_way_to_play_is_played_to_the_end(
    visit: Visit, others: tuple[dict[str, str], ...], options: dict[str, object], cards: int
) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table(*others, start=True, options=options))
    shokoba.wait(anne)
    assert shokoba.hand(anne).count() in (cards, cards + 1)
    shokoba.play_to_the_end(anne)
    expect(anne.find("link", "review")).to_be_visible()


def test_the_classic_edition_is_played_to_the_count(visit: Visit) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table(BOT, BOT, start=True, options={"edition": "classic"}))
    shokoba.play_to_the_count(anne)
    expect(anne.find("heading", "shokoba-count", round=1)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_the_other_overlooked_is_claimed_and_nothing_else(visit: Visit, size: str) -> None:
    """SHO-40: the page never shows it; one touches the card that was laid, then those that it could have taken."""
    anne, bob = visit(size=size), visit()
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table(OPEN, options=shokoba.SURE | {"oversight": True})
    anne.begin_with(bob, table)
    anne.open(table)
    shokoba.wait(anne)
    shokoba.in_hand(anne, "S3").click()
    shokoba.offer(anne).click()
    expect(shokoba.hand(anne)).to_have_count(2)
    bob.tell(table, "play", moves=["S5"])  # it could have taken the three and the two
    shokoba.wait(anne)
    expect(anne.page.locator(".lit, .can")).to_have_count(0)
    shokoba.on_table(anne, "S5").click()
    shokoba.on_table(anne, "S4").click()
    with anne.refused("SHO-13"):
        anne.press("shokoba-seize")
    anne.press("understood")
    for card in ("S4", "S3", "S2"):  # not this one, those
        shokoba.on_table(anne, card).click()
    anne.press("shokoba-seize")
    own = anne.page.get_by_role("main").get_by_role("region", name="Anne")
    expect(own.get_by_role("img", name=anne.t("shokoba-taken", many=3))).to_be_visible()
    expect(shokoba.on_table(anne, "S5")).to_be_hidden()
    shokoba.wait(anne)
    assert shokoba.offered(anne) == "turn"  # one's own turn comes all the same
