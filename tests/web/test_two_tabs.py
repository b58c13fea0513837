"""One person, two tabs: what one of them asks about a move that the other has made is dropped, and troubles nobody."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.web import ido, stratheos
from tests.web.turns import LOOK_AGAIN
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
OPEN = {"who": "open"}


@pytest.fixture
def sit(visit: Visit) -> Callable[..., Visitor]:
    """Anne at a table that has begun; Bob, who sits opposite, never plays."""

    def at_table(game: str, **wishes: Any) -> Visitor:
        anne, bob = visit(), visit()
        anne.arrive("Anne")
        bob.arrive("Bob")
        table = anne.table(OPEN, game=game, **wishes)
        anne.begin_with(bob, table)
        anne.open(table)
        return anne

    return at_table


@contextmanager
def meanwhile(visitor: Visitor) -> Iterator[None]:
    """What the same person does in another tab."""
    first = visitor.page
    visitor.page = visitor.context.new_page()
    visitor.page.goto(first.url)
    yield
    visitor.page.close()
    visitor.page = first


def held(page: Page, what: str) -> list[Route]:
    """Requests of this kind, which go on when they are let go."""
    found: list[Route] = []
    page.route(re.compile(f"/{what}$"), lambda route: found.append(route))
    return found


def let_go(visitor: Visitor, requests: list[Route]) -> None:
    """They come too late; that they are refused is put on the console by the browser itself."""
    for route in requests:
        with visitor.expecting("422"):
            with visitor.page.expect_response(route.request.url) as answered:
                route.continue_()
            answered.value.finished()
            visitor.page.evaluate("new Promise((done) => setTimeout(done))")  # the page has made of it what it will
        assert answered.value.status == 422
    assert requests, "nothing was asked"


def test_a_power_is_considered_when_the_card_has_been_discarded(sit: Visit) -> None:
    anne = sit("stratheos", options={"turn_limit": 902})
    stratheos.wait(anne)
    previews = held(anne.page, "preview")
    anne.press("stratheos-power")
    with meanwhile(anne):
        stratheos.act(anne, stratheos.wait(anne) or "")
    let_go(anne, previews)
    expect(anne.find("button", "stratheos-discard")).to_be_hidden()


def come_in(visitor: Visitor) -> None:
    ido.to_act(visitor)
    ido.act(visitor, next(move for move in ido.seen(visitor)["moves"] if move["kind"] == "introduce"))


def test_a_slide_is_considered_when_a_block_has_come_in(sit: Visit) -> None:
    anne = sit("ido", options={"turn_limit": 301})
    ido.to_act(anne)
    previews = held(anne.page, "preview")
    ido.handle(anne, "west").click()
    with meanwhile(anne):
        come_in(anne)
    let_go(anne, previews)
    expect(ido.handle(anne, "west", "ido-handle-again")).to_be_hidden()


def test_advice_about_a_move_that_has_been_made_is_not_given(sit: Visit) -> None:
    anne = sit("ido", options={"turn_limit": 301}, hints=True)
    ido.to_act(anne)
    answers: list[tuple[Route, APIResponse]] = []
    anne.page.route(re.compile("/hint$"), lambda route: answers.append((route, route.fetch())))
    anne.press("hint")
    anne.sees(anne.t("hint-thinking"))
    while not answers:  # the expert has thought; the page does not know it yet
        anne.page.wait_for_timeout(LOOK_AGAIN)
    with meanwhile(anne):
        come_in(anne)
    for route, answer in answers:
        route.fulfill(response=answer)
    anne.sees(anne.t("hint-offer"))
