"""Stratheós in its moments, from positions that a server is told to begin at."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web import stratheos
from tests.web.scenes import Scene, press, then
from tests.web.visitors import Visitor

CLUB = {"who": "bot", "level": "club"}


def at(limit: int, *keys: str, places: tuple[int, ...] = (), many: int = 1, **options: Any) -> Scene:
    """From one of the positions: buttons pressed, then own places."""

    def go(visitor: Visitor) -> None:
        stratheos.begins(visitor, limit, *[CLUB] * many, **options)
        stratheos.wait(visitor)
        for key in keys:
            visitor.press(key)
        for place in places:
            stratheos.own(visitor).nth(place).click()

    return go


def aimed(visitor: Visitor) -> None:
    """The second card of a swap, the one of them that is known."""
    known = visitor.page.get_by_role("button", name=re.compile(r"\b2\b.*(foudre|lightning)"))
    known.click()
    expect(known).to_have_attribute("aria-pressed", "true")


def announced(many: int) -> Scene:
    return press("stratheos-announce", many=many)


def run(visitor: Visitor) -> None:
    """Three in a row, and the engine's word on it."""
    visitor.find("radio", "stratheos-kind", kind="run").click()
    for place in (1, 2, 3):
        stratheos.own(visitor).nth(place).click()
    expect(visitor.page.locator(".verdict").get_by_role("link", name="STR-31")).to_be_visible()


def ribbon(visitor: Visitor) -> None:
    expect(visitor.page.locator(".ribbon")).to_be_visible()


def four_in_a_row(visitor: Visitor) -> None:
    visitor.find("radio", "stratheos-kind", kind="run").click()
    for place in range(4):
        stratheos.own(visitor).nth(place).click()
    visitor.press("stratheos-announce", many=4)
    visitor.page.locator("main").get_by_role("button", name=re.compile("^6 (de|of)")).click()


def first_look(visitor: Visitor) -> None:
    visitor.arrive("Anne")
    visitor.open(visitor.table(*[CLUB] * 5, game="stratheos", start=True))
    expect(visitor.find("button", "stratheos-ready")).to_be_visible()


def to_the_count(visitor: Visitor) -> None:
    stratheos.act(visitor, "draw")
    stratheos.act(visitor, "stratheos-discard")
    stratheos.wait(visitor)


STRATHEOS: dict[str, Scene] = {
    "stratheos-look": first_look,
    "stratheos-draw": at(916, many=5, memo=True),
    "stratheos-play": at(915, many=3, memo=True),
    "stratheos-six": at(914, many=5),
    "stratheos-power": then(at(915, "stratheos-power", places=(0,), many=3, memo=True), aimed),
    "stratheos-naming": then(at(915, "stratheos-combination", many=3, memo=True), run),
    "stratheos-wrong": then(at(903, "stratheos-combination", places=(0, 1), many=1), announced(2), ribbon),
    "stratheos-ten-places": at(908),
    "stratheos-thirteen-places": at(917),
    "stratheos-gaia": at(909, "stratheos-power", many=2),
    "stratheos-giving": at(905, places=(1, 2)),
    "stratheos-ragnarok": then(at(919, "stratheos-discard", many=3), ribbon),
    "stratheos-flush": then(at(904, "stratheos-combination", flush=True), four_in_a_row),
    "stratheos-last-round": at(907),
    "stratheos-count": then(at(918, many=3, games=3), to_the_count),
}
