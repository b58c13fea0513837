"""Stratheós in the browser: whole matches, by hand and by keys and ears."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import stratheos
from tests.web.axe import assert_accessible
from tests.web.keys import Keys
from tests.web.tree import Node, Reader
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
OPEN, BOT = {"who": "open"}, {"who": "bot", "level": "beginner"}


def test_two_people_play_a_duel(visit: Visit) -> None:
    anne, bob = visit(), visit(size="phone", language="fr")
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table(OPEN, game="stratheos")
    anne.begin_with(bob, table)
    anne.open(table)
    bob.open(table)
    stratheos.play_to_the_end(anne, bob)


class Blind:
    """Somebody who has a screen reader and a keyboard, and nothing else."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.reader, self.keys = visitor, Reader(visitor), Keys(visitor)
        self.draws = 0
        self.plain = [visitor.t(key) for key in stratheos.BUTTONS if key != "stratheos-discard"]

    def to_do(self, tree: Node) -> str:
        """The name of the button that there is to press, by what is read."""
        t = self.visitor.t
        able = [button.name for button in tree.find("button") if button.about.get("disabled") not in (True, "true")]
        plain = (*self.plain, t("rematch"), t("stratheos-discard"), t("stratheos-word-yes"))
        draw = [t("stratheos-draw")] if any(name.startswith(t("stratheos-draw")) for name in able) else []
        return next(iter([name for name in able if name in plain] + draw), "")

    def act(self) -> bool:
        """Whatever there is to do, until it is done; whether there is more to come."""
        t, keyboard = self.visitor.t, self.visitor.page.keyboard
        wanted = self.reader.wait(self.to_do)
        if wanted == t("rematch"):
            return False
        if wanted == t("stratheos-draw"):
            self.draws += 1
            word = self.reader.read().find("button", t("stratheos-word"))  # unless the other has said it
            keyboard.press("s" if word and self.draws > 2 else "d")
        elif wanted == t("stratheos-discard"):
            keyboard.press("1")
        else:
            self.keys.press(self.visitor.page.get_by_role("button", name=wanted, exact=True))
        self.reader.wait(lambda tree: self.to_do(tree) != wanted)
        return True


def test_keys_and_ears_alone_lead_through_a_whole_duel(visit: Visit) -> None:
    anne = visit()
    anne.open("/new?game=stratheos")
    blind = Blind(anne)
    blind.keys.press(anne.find("button", "begin"))
    for _ in range(60):
        if not blind.act():
            break
    assert stratheos.ended(anne)


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("fr", "phone")])
def test_the_lesson_is_played_through_in_either_language(visit: Visit, language: str, size: str) -> None:
    anne = visit(language=language, size=size)
    anne.arrive("Anne")
    anne.open("/learn/stratheos/first-game")
    expect(anne.page.locator('[data-face="I8"]')).to_be_visible()  # what is to be remembered
    anne.press("stratheos-ready")
    anne.learn_on()
    anne.page.get_by_role("button").filter(has_text=anne.t("stratheos-take")).last.click()
    anne.learn_on()
    for _ in range(2):
        stratheos.own(anne).first.click()
    anne.learn_on()
    anne.press("stratheos-power")
    stratheos.own(anne).nth(3).click()
    anne.press("stratheos-act", effect="look-own")
    anne.press("stratheos-ready")
    anne.learn_on()
    anne.press("stratheos-combination")
    for place in (1, 3, 5):
        stratheos.own(anne).nth(place).click()
    anne.press("stratheos-announce", many=3)
    anne.learn_on()
    anne.press("stratheos-word")
    anne.press("stratheos-word-yes")
    expect(anne.find("link", "learn-done")).to_be_visible()
    assert_accessible(anne.page)


def test_one_plays_at_a_full_table_of_six_to_the_count(visit: Visit) -> None:
    anne = visit(size="phone", theme="dark")
    anne.arrive("Anne")
    anne.open(anne.table(*[BOT] * 5, game="stratheos", start=True, options={"novice": True}))
    stratheos.play_to_the_end(anne, turns=1)
    assert_accessible(anne.page)


def test_a_series_goes_on_after_a_reload(visit: Visit) -> None:
    anne = visit(theme="dark")
    anne.arrive("Anne")
    anne.open(anne.table(BOT, game="stratheos", start=True, options={"games": 3, "novice": True, "memo": True}))
    stratheos.wait(anne)
    assert_accessible(anne.page)
    anne.page.reload()
    stratheos.play_to_the_end(anne, turns=0)


@pytest.mark.parametrize(("language", "ours"), [("en", "ours"), ("fr", "de nous")])
def test_the_rulebook_says_which_cards_have_a_text_of_ours(visit: Visit, language: str, ours: str) -> None:
    anne = visit(language=language)
    anne.open("/rules/stratheos#STR-4")
    zeus = anne.page.get_by_role("row").filter(has_text="Zeus")
    expect(zeus.get_by_role("cell", name=ours, exact=True)).to_be_visible()
    expect(zeus.get_by_role("img", name=re.compile("^16 .*, Zeus"))).to_be_visible()
