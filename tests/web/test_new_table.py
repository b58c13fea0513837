"""What one chooses on the page of a new table is what the table plays by."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

import ludotheque
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
OPTIONS = ludotheque.game("shokoba").options
MINUTE = 60


def choose(visitor: Visitor, group: str, choice: str, **facts: object) -> None:
    """One of several in a row."""
    visitor.find("button", choice, visitor.find("group", group), **facts).first.click()


def test_a_table_is_laid_as_it_was_chosen(visit: Visit) -> None:
    anne = visit(language="fr")
    anne.open("/new?game=shokoba&friends")
    anne.find("group", "how-many-play").get_by_role("button", name="4").click()
    anne.page.get_by_role("radio", name=re.compile(re.escape(anne.t("shokoba-way-teams")))).check(force=True)
    third, fourth = (anne.find("group", "who-sits-there", number=number) for number in (3, 4))
    for seat in (third, fourth):
        anne.find("button", "bot", seat).click()
    anne.find("group", "level").last.get_by_role("button", name=anne.t("level-name-expert")).click()
    choose(anne, "the-clock", "minutes", minutes=2)
    choose(anne, "reserve", "minutes", minutes=5)
    choose(anne, "who-may-come", "anybody")
    choose(anne, "if-somebody-leaves", "we-wait")
    anne.find("switch", "hints-allowed").click()
    anne.press("lay-the-table")
    expect(anne.find("heading", "the-table-is-laid")).to_be_visible()
    laid = anne.look(anne.here)
    assert laid["options"]["teams"]
    assert [(seat["who"], seat["bot"]) for seat in laid["seats"]] == [
        ("guest", None),
        ("open", None),
        ("bot", "club"),
        ("bot", "expert"),
    ]
    assert (laid["clock"]["per"], laid["clock"]["seconds"], laid["clock"]["reserve"]) == (
        "move",
        2 * MINUTE,
        5 * MINUTE,
    )
    assert (laid["public"], laid["absent"], laid["hints"]) == (True, "adjourn", False)
    expect(anne.find("img", "code-of-link")).to_be_visible()


def test_every_option_has_a_sentence_and_its_clause(visit: Visit) -> None:
    anne = visit()
    anne.open("/new?game=shokoba")
    anne.page.get_by_role("button", name=anne.t("all-options")).click()
    rows = anne.page.locator(".option")
    shown = [option for option in OPTIONS if option.name != "seats"]
    expect(rows).to_have_count(len(shown))
    for row, option in zip(rows.all(), shown, strict=True):
        expect(row).to_contain_text(anne.t(f"shokoba-option-{option.name}"))
        expect(row.get_by_role("link")).to_have_attribute("href", f"/rules/shokoba#{option.clause}")
        expect(row).to_have_text(re.compile(r"(\w+\W+){5}"))


def test_what_contradicts_itself_is_said_at_once_and_cannot_be_laid(visit: Visit) -> None:
    anne = visit()
    anne.open("/new?game=shokoba")
    anne.page.get_by_role("button", name=anne.t("all-options")).click()
    nine = anne.find("switch", "shokoba-option-nine_cards")
    nine.click()
    alert = anne.page.get_by_role("alert")
    expect(alert.get_by_role("link", name=re.compile("SHO-43"))).to_be_visible()
    expect(anne.find("button", "begin").last).to_be_disabled()
    nine.click()
    expect(alert).to_be_hidden()
    expect(anne.find("button", "begin").last).to_be_enabled()
