"""Shokoba's first game, played through as somebody who comes to it for the first time."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import ludotheque
from tests.web import shokoba
from tests.web.axe import assert_accessible
from tests.web.visitors import Language, Visitor

Visit = Callable[..., Visitor]
LESSON = Path(ludotheque.__file__).parent / "games" / "shokoba" / "lessons" / "first-game.json"
STEPS = json.loads(LESSON.read_text("utf-8"))["steps"]
TAUGHT = {"SHO-13", "SHO-15", "SHO-16", "SHO-18", "SHO-20"}  # taking and sums, must take, SHOKOBA, the sweep, the count


def opening(say: str) -> str:
    """The first words, before any card is drawn in them."""
    return re.split(r"[:.!…]|\b[DERS]\d", say)[0].strip()


def play(visitor: Visitor, move: str) -> None:
    """As a person does it: the card, the cards that it takes where there is a choice, the button."""
    card, _, taken = move.partition("x")
    chosen = shokoba.in_hand(visitor, card)
    chosen.click(position=shokoba.CORNER)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    if shokoba.offer(visitor).is_disabled():
        named = " + ".join(shokoba.spoken(visitor, one) for one in taken.split("+"))
        visitor.page.get_by_role("radio", name=named, exact=True).click()
    shokoba.offer(visitor).click()


def answer(visitor: Visitor) -> Locator:
    return visitor.find("complementary", "learn")


def test_it_teaches_the_whole_game() -> None:
    assert {step["clause"] for step in STEPS} >= TAUGHT


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_first_game_is_played_through(visit: Visit, size: str, language: Language) -> None:
    anne = visit(size=size, language=language)
    anne.open("/learn")
    anne.page.locator("a[href='/learn/shokoba/first-game']").click()
    for number, step in enumerate(STEPS):
        expect(answer(anne)).to_contain_text(opening(step["say"][language]))
        if "moves" in step:
            wrong = next((one for one in step.get("wrong", ()) if "x" in one.get("move", "")), None)
            if wrong:
                play(anne, wrong["move"])
                expect(answer(anne)).to_contain_text(opening(wrong["say"][language]))
            play(anne, step["moves"][0])
            expect(answer(anne)).to_contain_text(opening(step["right"][language]))
        if number < len(STEPS) - 1:
            anne.learn_on()
    assert_accessible(anne.page)
    expect(anne.find("link", "learn-done")).to_be_visible()


def test_a_card_that_can_take_is_not_laid_and_the_table_says_why(visit: Visit) -> None:
    anne = visit()
    anne.open("/learn/shokoba/first-game")
    number, step = next((i, one) for i, one in enumerate(STEPS) if one["clause"] == "SHO-15" and "x" in one["moves"][0])
    for _ in range(number):
        anne.find("button", "learn-go-on").or_(anne.find("button", "learn-skip")).click()
    expect(answer(anne)).to_contain_text(opening(step["say"]["en"]))
    wrong = next(one for one in step["wrong"] if one.get("move") == step["moves"][0].partition("x")[0])
    shokoba.in_hand(anne, wrong["move"]).click()
    cloth = anne.find("region", "the-table").bounding_box()
    assert cloth is not None
    anne.page.mouse.click(cloth["x"] + cloth["width"] / 2, cloth["y"] + 12)
    expect(answer(anne)).to_contain_text(opening(wrong["say"]["en"]))
