"""What the app tells those who look elsewhere, and those who ask what a word means."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web import shokoba
from tests.web.axe import assert_accessible
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
OPEN = {"who": "open"}
# A browser without a screen shows no notifications: they are noted instead; and it is never in the background.
NOTED = """
  window.noted = []
  window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted'
    constructor(title, how) { noted.push([title, how.body]) } close() {} }
  Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })
"""


def icon(visitor: Visitor) -> Locator:
    return visitor.page.locator("link[rel=icon]")


def test_icon_title_and_where_asked_for_a_notification_say_whose_turn_it_is(visit: Visit) -> None:
    anne, bob = visit(language="en"), visit()
    anne.page.add_init_script(NOTED)
    anne.open("/me")
    anne.find("switch", "notify").click()
    expect(anne.find("switch", "notify")).to_be_checked()
    assert anne.page.evaluate("noted.splice(0)") == [[anne.t("notify-sample"), ""]]
    bob.arrive("Bob")
    table = anne.table(OPEN)
    anne.begin_with(bob, table)
    anne.open(table)
    expect(shokoba.hand(anne)).to_have_count(3)
    if anne.look(table)["view"]["turn"] == 0:
        expect(icon(anne)).to_have_attribute("href", "/icon-now.svg")
        shokoba.play(anne)
    expect(icon(anne)).to_have_attribute("href", "/icon.svg")
    assert anne.page.evaluate("noted") == []  # who looks is not told
    anne.page.evaluate("window.away = true")
    bob.tell(table, "play", moves=[bob.look(table)["view"]["moves"][0]["text"]])
    expect(icon(anne)).to_have_attribute("href", "/icon-now.svg")
    expect(anne.page).to_have_title(anne.t("title-your-turn", game="Shokoba"))
    ((title, body),) = anne.page.evaluate("noted")
    assert title == anne.t("title-your-turn", game="Shokoba")
    assert "Bob" in body


@pytest.mark.parametrize(
    ("browser_has", "said"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "unsafe"),
        ("delete window.Notification", "cannot"),
    ],
)
def test_where_there_are_no_notifications_it_says_so(visit: Visit, browser_has: str, said: str) -> None:
    visitor = visit(language="fr")
    visitor.page.add_init_script(browser_has)
    visitor.open("/me")
    expect(visitor.find("switch", "notify")).to_be_disabled()
    expect(visitor.page.get_by_text(visitor.t(f"notify-{said}"))).to_be_visible()


def test_signs_are_seen_and_can_be_switched_off(visit: Visit) -> None:
    anne, bob = visit(), visit()
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table(OPEN)
    anne.begin_with(bob, table)
    anne.open(table)
    expect(shokoba.hand(anne)).to_have_count(3)
    bob.open(table)
    bob.press("more")
    bob.press("sign-well-played")
    sign = anne.page.get_by_role("main").get_by_text("Bob")
    expect(sign.filter(has_text=anne.t("sign-well-played"))).to_be_visible()
    told = anne.page.get_by_role("tabpanel").get_by_text(anne.t("sign-well-played"))
    expect(told).to_be_visible()
    anne.open("/me")
    anne.find("switch", "reactions").click()
    anne.open(table)
    expect(shokoba.hand(anne)).to_have_count(3)
    expect(told).to_have_count(0)


def test_no_signs_are_offered_where_nobody_would_see_them(visit: Visit) -> None:
    anne = visit()
    anne.arrive("Anne")
    anne.open(anne.table({"who": "bot", "level": "greedy"}, start=True))
    anne.press("more")
    expect(anne.find("button", "resign")).to_be_visible()
    expect(anne.page.get_by_text(anne.t("signs"))).to_be_hidden()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr")])
def test_a_term_of_the_rulebook_is_explained(visit: Visit, size: str, language: str) -> None:
    visitor = visit(size=size, language=language)
    visitor.open("/rules/shokoba#SHO-14")
    word, meaning = {"en": ("pile", "face down"), "fr": ("tas", "face cachée")}[language]
    clause = visitor.page.locator("[id=SHO-14]")
    term = clause.get_by_role("button", name=word, exact=True)
    note = visitor.page.locator(".note.sheet", has_text=meaning)
    expect(term).to_have_accessible_description(re.compile(meaning))
    if size == "phone":
        term.tap()
    else:
        term.hover()
    expect(note).to_be_visible()
    assert_accessible(visitor.page)
    visitor.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    visitor.page.get_by_role("heading", level=1).hover()
    term.blur()
    term.focus()
    expect(note).to_be_visible()
