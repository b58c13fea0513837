"""IDO in the browser: whole matches, every way to play, a turn step by step, slides shown before they are done.

Most tables begin near the end (`ido.POSITIONS`), chosen by their limit of turns.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.http.conftest import Server
from tests.web import ido
from tests.web.axe import assert_accessible
from tests.web.visitors import Language, Visitor

Visit = Callable[..., Visitor]
OPEN, BOT = {"who": "open"}, {"who": "bot", "level": "random"}
LESSON = Path(__file__).parents[2] / "src/ludotheque/games/ido/lessons/first-game.json"


def seated(*people: Visitor, **options: Any) -> str:
    """They sit at a table that has begun, and see it."""
    for visitor, name in zip(people, ("Anne", "Bob", "Carl"), strict=False):
        visitor.arrive(name)
    table = people[0].table(*[OPEN] * (len(people) - 1), game="ido", options=options, public=True)
    for seat, visitor in enumerate(people[1:], 1):
        visitor.tell(table, "sit", seat=seat, invitation=table.partition("=")[2])
    people[0].tell(table, "start")
    for visitor in people:
        visitor.open(table)
    return table


def stands(visitor: Visitor, unit: str, size: str) -> None:
    """One's own block stands there."""
    said = visitor.t("ido-cell-own", unit=unit, size=size, shape="")
    expect(ido.place(visitor, unit)).to_have_accessible_name(re.compile(re.escape(said)))


def drag(visitor: Visitor, start: tuple[float, float], way: tuple[float, float]) -> None:
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + way[0], start[1] + way[1], steps=6)
    mouse.up()


def middle(visitor: Visitor, unit: str) -> tuple[float, float]:
    box = ido.place(visitor, unit).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_people_play_a_whole_match_each_with_their_own_side_in_front(visit: Visit) -> None:
    anne, bob = visit(), visit(size="phone", language="fr")
    seated(anne, bob, turn_limit=8)
    corners = set()
    for visitor in (anne, bob):
        first = ido.board(visitor).get_by_role("button").first.get_attribute("aria-label") or ""
        corners.add(first.partition(",")[0])
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "something sticks out"
    assert corners in ({"a8", "h1"}, {"a1", "h8"}), "the same board, from opposite sides"
    ido.play_to_the_end(anne, bob)
    expect(anne.find("region", "ido-turn")).to_have_count(0)
    for visitor in (anne, bob):
        expect(visitor.find("heading", "end-drawn")).to_be_visible()  # nobody is home so soon
    bob.open("/games")
    bob.sees(bob.t("drawn"))
    assert_accessible(anne.page)


def test_one_plays_against_three_bots_on_a_phone(visit: Visit) -> None:
    anne = visit(size="phone", theme="dark", language="fr", motion=True)
    ido.begins(anne, BOT, BOT, BOT, turn_limit=306)
    ido.to_act(anne)
    assert_accessible(anne.page)
    small = anne.page.locator("main button").evaluate_all(
        """all => all.filter(one => {
          const { width, height } = one.getBoundingClientRect();
          return width && Math.min(width, height) < 44;
        }).map(one => one.ariaLabel ?? one.textContent)"""
    )
    assert not small, f"smaller than a thumb: {small}"
    ido.play_to_the_end(anne)
    assert_accessible(anne.page)


WHOLE = "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"


@pytest.mark.parametrize("name", ["Guest 7989", "Invité 7989"])
def test_a_guests_name_is_read_whole_on_a_phone_also_beside_a_full_reserve(visit: Visit, name: str) -> None:
    anne = visit(size="phone")
    anne.arrive(name)
    anne.open(anne.table(BOT, game="ido", start=True))
    shown = anne.page.get_by_role("region", name=name, exact=True).get_by_text(name, exact=True)
    expect(shown).to_be_visible()
    anne.page.wait_for_function(WHOLE, arg=shown.element_handle())  # once its typeface is there


@pytest.mark.parametrize(("width", "height"), [(1440, 790), (1280, 720), (1366, 620), (1024, 600)])
def test_the_board_with_its_trays_is_whole_however_low_the_window_is(visit: Visit, width: int, height: int) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": width, "height": height})
    ido.begins(anne, BOT, turn_limit=301)
    expect(anne.page.locator("svg.ido-board")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (720, 450)])
def test_the_board_is_whole_beside_all_else_where_it_is_low_and_wide(visit: Visit, width: int, height: int) -> None:
    """A telephone on its side, where a finger on the board does not scroll; a desk at 200 %."""
    anne = visit(size="phone")
    anne.page.set_viewport_size({"width": width, "height": height})
    ido.begins(anne, BOT, turn_limit=301)
    expect(ido.board(anne)).to_be_in_viewport(ratio=1)
    ido.place(anne, "h2").click()
    expect(anne.find("button", "ido-put-back")).to_be_in_viewport(ratio=1)
    expect(ido.handle(anne, "north")).to_be_in_viewport(ratio=1)


def test_on_a_tablet_held_upright_the_board_leaves_all_keys_in_sight(visit: Visit) -> None:
    anne = visit(size="phone")
    anne.page.set_viewport_size({"width": 768, "height": 1024})
    ido.begins(anne, BOT, BOT, BOT, turn_limit=306)
    for shown in (ido.board(anne), ido.handle(anne, "south"), anne.find("button", "ido-flat")):
        expect(shown).to_be_in_viewport(ratio=1)


def test_three_play_on_the_open_board_and_one_chair_is_empty(visit: Visit) -> None:
    people = [visit(), visit(size="phone"), visit(theme="dark")]
    seated(*people, board="open", turn_limit=307)
    ido.play_to_the_end(*people)


def test_every_way_to_play_is_played_to_its_last_block(visit: Visit) -> None:
    anne = visit()
    for options in (
        {"goal": 3, "turn_limit": 302},
        {"goal": 5, "turn_limit": 303},
        {"goal": 3, "turn_limit": 302, "board": "open"},
    ):
        ido.begins(anne, BOT, **options)
        ido.place(anne, "b6").click()
        expect(ido.told(anne)).to_contain_text("b6")
        anne.press("ido-come-home", cost=2)
        expect(anne.page.get_by_role("heading", name=anne.t("end-you"))).to_be_visible()


def test_the_end_shows_everybodys_own_blocks_side_by_side(visit: Visit) -> None:
    anne = visit(size="phone")
    ido.begins(anne, BOT, goal=3, turn_limit=309)
    ido.act(anne, {"kind": "move", "at": "b6", "to": "home", "cost": 2})
    mine, theirs = (anne.page.locator(".points").nth(rank).locator("svg") for rank in (0, 1))
    expect(mine.locator(".block.south")).to_have_count(3)
    expect(theirs.locator(".block.north")).to_have_count(1)
    boxes = [one.bounding_box() or {} for one in mine.all()]
    assert len({box["y"] for box in boxes}) == 1
    assert min(box["width"] for box in boxes) >= 12


def test_a_block_that_comes_home_out_of_order_returns_to_the_reserve(visit: Visit) -> None:
    anne = visit(size="phone", language="fr")
    ido.begins(anne, BOT, order="ssl", turn_limit=304)
    anne.sees(anne.t("ido-next-home", size="large"))
    expect(anne.page.get_by_label(anne.t("ido-reserve-many", many=1)).first).to_be_visible()
    early = anne.page.get_by_text(anne.t("ido-too-early"))
    ido.place(anne, "a6").click()
    expect(early).to_be_visible()  # before it is done
    ido.place(anne, "b6").click()
    expect(anne.find("button", "ido-come-home", cost=2)).to_be_visible()
    expect(early).to_be_hidden()
    anne.press("ido-put-back")
    ido.act(anne, {"kind": "move", "at": "a6", "to": "home", "cost": 1})
    expect(anne.page.get_by_label(anne.t("ido-reserve-many", many=2)).first).to_be_visible()
    expect(anne.page.get_by_label(anne.t("ido-home-many", many=2, goal=3)).first).to_be_visible()
    ido.act(anne, {"kind": "move", "at": "b6", "to": "home", "cost": 2})
    expect(anne.page.get_by_role("heading", name=anne.t("end-you"))).to_be_visible()


def test_a_slide_shows_what_it_would_push_before_it_is_done(visit: Visit) -> None:
    anne, bob = visit(), visit(size="phone", language="fr")
    seated(anne, bob, turn_limit=305)
    ido.to_act(anne)
    ido.handle(anne, "west").click()
    expect(ido.told(anne)).to_contain_text("a4")
    assert_accessible(anne.page)
    anne.page.keyboard.press("Escape")
    expect(ido.told(anne)).not_to_contain_text("a4")
    stands(anne, "a6", "large")
    board = ido.board(anne).bounding_box()
    assert board
    unit = board["width"] / 8
    free = middle(anne, "g3")
    drag(anne, free, (-unit * 0.2, 0))  # too little: it springs back
    stands(anne, "a6", "large")
    with ido.moving(anne):
        drag(anne, free, (-unit * 0.7, 0))
    expect(anne.find("group", "ido-grid", offset="west")).to_have_count(1)
    ido.to_act(bob)
    bob.sees(bob.t("ido-slide-banned", who="before"))
    with bob.refused("IDO-30"):
        ido.handle(bob, "east", "ido-handle-shut").press("Enter")


def test_a_turn_is_made_step_by_step_and_taken_back_and_others_watch(visit: Visit) -> None:
    anne, bob, carl = visit(), visit(), visit()
    table = seated(anne, bob, turn_limit=301)
    carl.arrive("Carl")
    carl.open(table.partition("?")[0])
    ido.to_act(anne)
    ido.place(anne, "h2").click()
    with anne.refused("IDO-21"):
        ido.place(anne, "d5").click()  # why not?
    with ido.moving(anne):
        ido.open_places(anne, 1).first.click()
    expect(anne.find("button", "ido-end-turn")).to_be_enabled()
    anne.page.reload()
    expect(ido.place(anne, "h2")).not_to_have_accessible_name(re.compile("block"))
    anne.press("ido-undo")
    stands(anne, "h2", "large")
    drag(anne, (start := middle(anne, "h2")), _between(start, middle(anne, "h4")))
    stands(anne, "h4", "large")
    expected = carl.t("ido-cell-block", unit="h4", size="large", player="Anne", shape="")
    expect(ido.place(carl, "h4")).to_have_accessible_name(re.compile(re.escape(expected)))
    expect(carl.find("button", "ido-end-turn")).to_have_count(0)
    assert_accessible(carl.page)
    carl.press("ido-flat")
    carl.page.reload()
    expect(carl.find("button", "ido-flat")).to_have_attribute("aria-pressed", "true")
    anne.press("ido-end-turn")
    ido.to_act(bob)


def _between(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    return end[0] - start[0], end[1] - start[1]


@pytest.mark.parametrize(("size", "language", "other"), [("phone", "fr", "en"), ("desktop", "en", "fr")])
def test_a_lesson_is_played_through_and_changes_its_language_at_once(
    visit: Visit, size: str, language: Language, other: Language
) -> None:
    anne = visit(size=size, language=language)
    anne.arrive("Anne")
    anne.open("/learn/ido/first-game")
    anne.sees(anne.t("ido-your-turn", name="Lou"))
    steps = json.loads(LESSON.read_text("utf-8"))["steps"]
    for number, step in enumerate(steps):
        if number == len(steps) - 1:
            anne.speak(other)
        teacher = anne.page.get_by_role("complementary", name=anne.t("learn"))
        expect(teacher).to_contain_text(opening(step["say"][anne.language]))
        if number == 1:
            ido.reserve(anne, "small").click()
            ido.place(anne, "f1").click()
            expect(teacher).to_contain_text(opening(step["wrong"][0]["say"][anne.language]))
        if "moves" in step:
            ido.act(anne, parsed(step["moves"][0]))
            expect(teacher).to_contain_text(opening(step["right"][anne.language]))
        if number < len(steps) - 1:
            anne.learn_on()
    expect(anne.find("link", "learn-done")).to_be_visible()


def opening(say: str) -> str:
    """The first words, before any place is drawn in them."""
    return re.split(r"[:.!]|\b[a-h][1-8]\b", say)[0].strip()


def parsed(text: str) -> dict[str, Any]:
    """A move of the lesson as a person does it."""
    if text.startswith("+"):
        return {"kind": "introduce", "size": {"s": "small", "l": "large"}[text[1]], "to": text[3:]}
    if text.startswith("slide"):
        return {"kind": "slide", "direction": text.partition(" ")[2]}
    start, _, end = text.partition("-")
    return {"kind": "move", "at": start, "to": end, "cost": 2}


def test_a_server_that_is_killed_in_mid_turn_loses_no_step(visit: Visit, server: Server) -> None:
    anne = visit()
    ido.begins(anne, BOT, turn_limit=301)
    ido.act(anne, parsed("h2-h4"))
    with anne.expecting("ERR_CONNECTION|WebSocket"):
        server.kill()
        anne.sees(anne.t("link-lost"))
        server.start()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_hidden()
    stands(anne, "h4", "large")
    anne.press("ido-end-turn")
    expect(anne.find("button", "ido-end-turn")).to_be_disabled()  # in the next turn, of which no step is made yet
