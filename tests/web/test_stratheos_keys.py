"""Stratheós with arrow keys: to places that have no digit, from row to row, from one name to the next."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web import stratheos
from tests.web.keys import Keys
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "beginner"}


def played(visitor: Visitor, table: str) -> list[Any]:
    mine = [one for one in visitor.look(table)["log"] if one["do"] == "play" and one["seat"] == 0]
    return [move["text"] for one in mine for move in one["moves"]]


def test_arrows_lead_to_places_that_have_no_digit(visit: Visit) -> None:
    anne = visit()
    table = stratheos.begins(anne, 911, BOT)
    stratheos.wait(anne)
    keys = Keys(anne)
    anne.page.keyboard.press("ArrowRight")
    keys.go_to(stratheos.own(anne).first, "ArrowRight")
    keys.go_to(stratheos.own(anne).last, "ArrowLeft", most=2)
    anne.page.keyboard.press("Enter")
    expect(anne.find("button", "stratheos-exchange-at", n=14)).to_be_visible()
    anne.page.keyboard.press("Enter")
    expect(anne.find("button", "stratheos-discard")).to_be_hidden()
    assert played(anne, table) == ["exchange 14"]


def test_arrows_go_from_row_to_row_where_a_power_is_aimed(visit: Visit) -> None:
    anne = visit()
    table = stratheos.begins(anne, 901, BOT, BOT)
    stratheos.wait(anne)
    keyboard = anne.page.keyboard
    keyboard.press("3")
    expect(anne.find("button", "stratheos-act", effect="swap-own-opponent")).to_be_visible()
    keyboard.press("2")
    asked = anne.t("stratheos-ask", effect="swap-own-opponent", second="yes")
    expect(anne.page.get_by_role("heading", name=asked)).to_be_visible()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowUp")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(anne.find("button", "stratheos-act", effect="swap-own-opponent")).to_be_enabled()
    Keys(anne).press(anne.find("button", "stratheos-act", effect="swap-own-opponent"))
    expect(anne.find("button", "stratheos-act", effect="swap-own-opponent")).to_be_hidden()
    assert played(anne, table) == ["power", "on 0.2", "on 2.2"]


def test_arrows_choose_among_those_whom_a_power_may_strike(visit: Visit) -> None:
    anne = visit()
    table = stratheos.begins(anne, 909, BOT, BOT)
    stratheos.wait(anne)
    keys = Keys(anne)
    anne.page.keyboard.press("3")
    expect(anne.find("radiogroup", "stratheos-whose")).to_be_visible()
    keys.go_to(anne.page.get_by_role("radio").first)
    keys.go_to(anne.page.get_by_role("radio").last, "ArrowRight", most=2)
    expect(anne.page.get_by_role("radio").last).to_be_checked()
    keys.press(anne.find("button", "stratheos-act", effect="bar-opponent"))
    expect(anne.find("button", "stratheos-act", effect="bar-opponent")).to_be_hidden()
    assert played(anne, table) == ["power", "on 2"]


def test_places_that_somebody_names_are_pointed_out_to_the_others(visit: Visit) -> None:
    """STR-30: named beforehand, one after the other, for all to hear."""
    anne, bob = visit(), visit(size="phone")
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table({"who": "open"}, game="stratheos", options={"turn_limit": 903})
    anne.begin_with(bob, table)
    bob.open(table)
    bob.sees(bob.t("stratheos-watch", name="Anne", stage="play"))
    anne.tell(table, "play", moves=["same"])
    said = {"kind": "same", "places": ""}
    bob.sees(bob.t("stratheos-names", many=0, **said))
    anne.tell(table, "play", moves=["name 2"])
    bob.sees(bob.t("stratheos-names", many=1, **(said | {"places": "2"})))
    expect(bob.page.locator(".raised")).to_have_count(1)
    expect(bob.page.locator('.raised [data-place="place/0.2"]')).to_be_visible()
