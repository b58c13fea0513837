"""What every page has: the shelf, the language, the theme, who one is; and that trouble is noticed."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import shokoba
from tests.web.turns import LOOK_AGAIN
from tests.web.visitors import PATIENCE, Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "greedy"}
GAMES = ("Shokoba", "I Go!", "IDO", "Stratheós")


def test_the_shelf_shows_every_game(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/")
    for game in GAMES:
        visitor.sees(re.compile(re.escape(game)))


def test_one_click_on_the_shelf_and_one_plays_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.press("play-game", name="Shokoba")
    shokoba.wait(visitor)
    assert shokoba.offered(visitor) == "turn"
    assert [seat["who"] for seat in visitor.look(visitor.here)["seats"]] == ["guest", "bot"]


def test_the_shelf_sorts_what_is_mine_by_what_it_asks_of_me(visit: Visit) -> None:
    anne, bob = visit(), visit()
    anne.arrive("Anne")
    bob.arrive("Bob")
    now = anne.table(BOT, start=True, options=shokoba.SURE)
    waits = anne.table({"who": "open"}, game="igo")
    over = anne.table(BOT, game="ido", start=True)
    anne.tell(over, "resign")
    open_to_all = bob.table({"who": "open"}, game="stratheos", public=True)
    anne.open("/")
    for heading, table, where in (
        ("shelf-your-turn", now, "tables"),
        ("left-unfinished", waits, "tables"),
        ("finished", over, "replay"),
        ("open-tables", open_to_all, "tables"),
    ):
        part = anne.page.get_by_role("region", name=re.compile(f"^{anne.t(heading)}"))
        path = table.partition("?")[0].replace("tables", where)
        expect(part.locator(f"a[href='{path}']")).to_be_visible()
    expect(anne.page).to_have_title(re.compile("^●"))
    bob.tell(open_to_all, "leave")


def test_an_open_table_says_how_one_would_play_there(visit: Visit) -> None:
    anne, bob = visit(), visit(language="fr")
    anne.arrive("Anne")
    clock = {"per": "move", "seconds": 120, "reserve": 0}
    asked: list[tuple[str, dict[str, object], dict[str, object]]] = [
        ("2023 · Anne attend", {}, {}),
        ("Classique, en 16 · 2 min par coup · Anne attend", {"edition": "classic", "target": 16}, {"clock": clock}),
        ("Égale d’abord · Tas ouverts · Anne attend", {"equal_first": True, "memo": True}, {}),  # has no name
    ]
    tables = [anne.table({"who": "open"}, public=True, options=options, **more) for _, options, more in asked]
    bob.open("/")
    for (said, *_), table in zip(asked, tables, strict=True):
        expect(bob.page.locator(f"a[href='{table.partition('?')[0]}']")).to_contain_text(said)
    for table in tables:
        anne.tell(table, "leave")


def test_the_shelf_says_how_my_matches_stand(visit: Visit) -> None:
    anne = visit(language="en")
    anne.arrive("Anne")
    anne.table({"who": "bot", "level": "greedy"}, start=True)
    anne.table({"who": "bot", "level": "greedy"}, game="ido", start=True)
    anne.open("/")
    anne.sees(re.compile(r"Round 1: you have 0 gems, \w+\s\d"))
    anne.sees(re.compile(r"You have 0 blocks home, \w+\s0"))
    anne.speak("fr")
    anne.sees("Manche 1\u00a0: vous avez 0 pierre, ")


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    visitor = visit(language="en")
    page = visitor.open("/")
    page.get_by_role("button", name="FR").click()
    visitor.language = "fr"
    expect(visitor.find("group", "language")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(visitor.find("group", "language")).to_be_visible()
    assert visitor.ask("GET", "/api/me")["language"] == "fr"


def test_the_theme_changes_at_once_and_is_there_before_the_first_paint(visit: Visit) -> None:
    visitor = visit(theme="light")
    page = visitor.open("/")
    visitor.press("theme-dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload(wait_until="commit")
    page.wait_for_selector("body", state="attached")
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_a_visitor_is_somebody_at_once_and_the_same_after_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    myself = page.get_by_role("banner").get_by_role("link", name=re.compile(r"Guest \d{4}"))
    expect(myself).to_be_visible()
    before = visitor.ask("GET", "/api/me")
    page.reload()
    expect(myself).to_have_accessible_name(re.compile(before["name"]))
    assert visitor.ask("GET", "/api/me") == before


def test_a_name_that_was_typed_is_kept_without_its_button(visit: Visit) -> None:
    """Who types it and goes on to play, or to sit down, has said who they are."""
    anne, bob = visit(), visit(size="phone")
    anne.open("/")
    anne.page.get_by_label(anne.t("what-is-your-name")).fill("Anne")
    anne.find("link", "friends-game", name="Shokoba").click()
    anne.press("lay-the-table")
    expect(anne.page).to_have_url(re.compile("/tables/"))
    anne.sees("Anne")
    table = anne.look(anne.here)
    bob.open(f"{anne.here}?invitation={table['invitation']}")
    bob.page.get_by_label(bob.t("what-is-your-name")).fill("Bob")
    bob.press("sit-down")
    anne.sees("Bob")
    bob.sees("Bob")


def test_no_name_can_be_typed_that_would_be_refused(visit: Visit) -> None:
    anne = visit()
    anne.open("/")
    anne.page.get_by_label(anne.t("what-is-your-name")).press_sequentially("Bartholomew-John-James")
    anne.press("that-is-me")
    anne.sees(re.compile("Bartholomew-John"))


def test_one_sits_down_at_an_open_table_whatever_has_happened_there_since_it_was_listed(visit: Visit) -> None:
    anne, bob = visit(), visit()
    anne.arrive("Anne")
    table = anne.table({"who": "open"}, public=True)
    bob.open("/")
    sit = bob.page.get_by_role("listitem").filter(has_text="Anne").get_by_role("button").first
    expect(sit).to_be_visible()
    anne.tell(table, "react", sign="hello")
    with bob.expecting("409"):
        sit.click()
        expect(bob.page).to_have_url(re.compile("/tables/"))
    assert anne.look(table)["seats"][1]["who"] == "guest"
    anne.tell(table, "leave")


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        ("console.error('ouch')", "console: ouch"),
        ("setTimeout(() => { throw new Error('late') })", "error: late"),
        ("setTimeout('1')", "console: .*unsafe-eval"),
        ("document.body.setAttribute('style', 'color: red')", "console: .*inline style"),
        ("fetch('http://127.0.0.1:9/').catch(() => {})", "console: .*Content Security Policy"),
        ("open('http://127.0.0.1:9/')", "asked elsewhere"),
    ],
)
def test_trouble_would_be_noticed(visit: Visit, fault: str, noticed: str) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.evaluate(f"() => {{ {fault} }}")
    until = time.monotonic() + PATIENCE / 1000
    while not any(re.search(noticed, trouble) for trouble in visitor.troubles):
        assert time.monotonic() < until, visitor.troubles
        page.wait_for_timeout(LOOK_AGAIN)
    visitor.troubles.clear()
