"""I Go! by the keyboard alone, and by the accessibility tree alone."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import igo
from tests.web.test_igo import alone
from tests.web.tree import Node, Reader
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
NAME = """() => {
  const { activeElement: on } = document;
  return on?.getAttribute("aria-label") ?? on?.innerText.trim() ?? "";
}"""


def tab_to(visitor: Visitor, name: re.Pattern[str] | str, key: str = "Tab") -> None:
    """The tab key until something of this name is reached."""
    for _ in range(80):
        visitor.page.keyboard.press(key)
        found = str(visitor.page.evaluate(NAME))
        if name.search(found) if isinstance(name, re.Pattern) else name == found:
            return
    raise AssertionError(f"the tab key does not lead to {name}")


def test_a_whole_match_by_keys_and_names_alone(visit: Visit) -> None:
    """No pixel and no pointer: what has the focus is known by its name only."""
    anne = visit()
    alone(anne, options={"target": 1})
    keys = anne.page.keyboard
    turns = 0
    thirteenth = igo.hand(anne).nth(12)
    for _ in range(60):
        what = igo.wait(anne)
        if what == "end":
            break
        if what == "draw":
            tab_to(anne, igo.any_of(anne, "igo-take-pile", "many"))
            keys.press("Enter")
            expect(thirteenth).to_be_visible()
        elif what == "discard":
            tab_to(anne, re.compile(r"^\w+ \d+"))
            keys.press("ArrowRight")
            keys.press("Enter")
            turns += 1
            if turns > 1:
                tab_to(anne, "I Go!", key="Shift+Tab")
            keys.press("Enter")
            expect(thirteenth).to_be_hidden()
        elif what == "lay":
            tab_to(anne, igo.any_of(anne, "igo-lay", "colours", "penalty"))
            keys.press("Enter")
            expect(igo.lay_button(anne)).to_be_hidden()
        else:
            expect(igo.go_on(anne)).to_be_focused()
            keys.press("Enter")
            expect(igo.go_on(anne)).to_be_hidden()
    expect(anne.find("button", "rematch")).to_be_visible()


def test_letters_draw_and_an_exclamation_mark_calls(visit: Visit) -> None:
    anne = visit()
    alone(anne)
    igo.wait(anne, "draw")
    keys, column = anne.page.keyboard, anne.page.locator("[data-place^='column/']")
    many = column.count()
    keys.press("!")  # nothing is chosen: nothing is called
    keys.press("c")
    expect(igo.hand(anne).nth(12)).to_be_visible()
    expect(column).to_have_count(many - 1)
    tab_to(anne, re.compile(r"^\w+ \d+"))
    keys.press("Enter")
    expect(igo.call_button(anne)).to_be_visible()
    keys.press("!")
    assert igo.wait(anne, "lay") == "lay"


def told_by(visitor: Visitor, tree: Node) -> Node | None:
    """What somebody presses who only listens: what leads on; else the discard with the least penalty, and a call."""

    def said(*patterns: re.Pattern[str]) -> list[Node]:
        return [one for one in tree.find("button") if any(pattern.search(one.name) for pattern in patterns)]

    def penalty(card: Node) -> int:
        return int(re.findall(r"\d+", card.name)[-1])

    leading_on = [
        re.compile(f"^{re.escape(visitor.t('rematch'))}$"),
        re.compile(f"^{re.escape(visitor.t('igo-skip'))}$"),
        igo.any_of(visitor, "igo-next-round", "round", "name"),
        re.compile(f"^{re.escape(visitor.t('igo-who-won'))}$"),
        igo.any_of(visitor, "igo-lay", "colours", "penalty"),
        re.compile("^I Go!$"),
    ]
    if found := said(*leading_on):
        return found[0]
    if visitor.t("igo-do-draw") in tree.text:
        return said(igo.any_of(visitor, "igo-take-pile", "many"))[0]
    cards = said(igo.any_of(visitor, "igo-card-leaves", "card", "penalty"))
    return min(cards, key=penalty) if cards else None


def test_a_whole_match_by_the_accessibility_tree_alone(visit: Visit) -> None:
    anne = visit(language="fr")
    alone(anne, options={"stall_limit": igo.LIMITS["last-of-column"], "target": 2})  # Anne's turn, and a good hand
    reader, heard = Reader(anne), [""]
    while heard[-1] != anne.t("rematch"):
        # what was pressed is done when something else is told
        node = reader.wait(lambda tree: (found := told_by(anne, tree)) and found.name != heard[-1] and found)
        heard.append(node.name)
        reader.press(node)
    assert {"I Go!", anne.t("igo-who-won"), anne.t("rematch")} <= {*heard}, heard
