"""IDO by the keyboard alone, and by the accessibility tree alone: what to do is decided by what the page says."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web import ido
from tests.web.keys import Keys
from tests.web.tree import Node, Reader
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
BOT = {"who": "bot", "level": "random"}
MOST = 30  # things to do until the limit of turns
KINDS = ("introduce", "slide", "move")
ARROWS = ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown")


def homeward(visitor: Visitor) -> re.Pattern[str]:
    """The button that brings the held block home, whatever that costs."""
    said = (visitor.t("ido-come-home", cost=cost) for cost in range(1, 7))
    return re.compile("^(" + "|".join(map(re.escape, said)) + ")$")


class Typist:
    """Somebody who plays by the keys of the game, and looks at what has the focus."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.keys = visitor, Keys(visitor)
        self.press = visitor.page.keyboard.press
        self.focused: Locator = visitor.page.locator(":focus")

    def can(self, kind: str) -> bool:
        return self.visitor.find("button", f"ido-{kind}").get_attribute("aria-disabled") == "false"

    def do(self, kind: str) -> None:
        with ido.moving(self.visitor):
            getattr(self, kind)()

    def introduce(self) -> None:
        self.press("i")
        expect(ido.open_places(self.visitor, 0).and_(self.focused)).to_have_count(1)
        self.press("Enter")

    def slide(self) -> None:
        self.keys.press(self.visitor.find("button", "ido-slide"))
        self.press("Enter")
        expect(self.focused).to_have_accessible_name(ido.named(self.visitor, "ido-handle-again", way="SHAPE"))
        self.press("Enter")

    def move(self) -> None:
        """Home if a block can, else as near as an arrow leads."""
        self.press("m")
        self.press("Enter")
        expect(self.focused).to_have_attribute("aria-pressed", "true")
        if self.visitor.page.get_by_role("button", name=homeward(self.visitor)).is_visible():
            self.press("h")
            return
        for arrow in ARROWS:
            self.press(arrow)
            if self.focused.get_attribute("aria-pressed") is None:
                break
        self.press("Enter")


def test_the_keyboard_alone_is_enough_for_a_match(visit: Visit) -> None:
    anne = visit()
    ido.begins(anne, BOT, turn_limit=308)
    typist, done = Typist(anne), list[str]()
    for _ in range(MOST):
        if ido.to_act(anne) is None:
            break
        end = anne.find("button", "ido-end-turn")
        if end.is_visible() and end.is_enabled():
            with ido.moving(anne):
                typist.press("u" if done.count("move") == 1 else ".")
            done.append("undo")
            continue
        possible = [kind for kind in KINDS if typist.can(kind)]
        kind = min(possible, key=done.count)
        typist.do(kind)
        done.append(kind)
    assert set(done) >= set(KINDS), done
    expect(anne.find("button", "rematch")).to_be_visible()


class Listener:
    """Somebody who plays by what a screen reader says."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.reader = visitor, Reader(visitor)
        self.done: list[str] = []

    def said(self, tree: Node, key: str, **facts: object) -> list[Node]:
        """The buttons whose names are what a text gives."""
        pattern = ido.named(self.visitor, key, **facts)
        return [one for one in tree.find("button") if pattern.match(one.name) and not one.about.get("disabled")]

    def to_do(self, tree: Node) -> str:
        if tree.find("button", self.visitor.t("rematch")):
            return "end"
        return "turn" if tree.name == self.visitor.t("title-your-turn", game="IDO") else ""

    def board(self, tree: Node) -> list[str]:
        """How everything stands, as it is said."""
        return [one.name for role in ("grid", "group") for found in tree.find(role) for one in found.all() if one.name]

    def introduce(self, tree: Node) -> bool:
        for taken in (node for size in ("small", "large") for node in self.said(tree, "ido-hold-reserve", size=size)):
            self.reader.press(taken)
            self.reader.wait(lambda tree: any(one.about.get("pressed") == "true" for one in tree.find("button")))
            if places := self.said(self.reader.read(), "ido-cell-open", cost=0):
                self.reader.press(places[0])
                return True
        return False

    def slide(self, tree: Node) -> bool:
        ways = self.said(tree, "ido-handle", way="SHAPE")
        if ways:
            self.reader.press(ways[0])
            self.reader.press(self.reader.wait(lambda tree: self.said(tree, "ido-handle-again", way="SHAPE"))[0])
        return bool(ways)

    def move(self, tree: Node) -> bool:
        for size in ("large", "small"):
            for block in self.said(tree, "ido-cell-own", size=size):
                self.reader.press(block)
                self.reader.wait(lambda tree: self.said(tree, "ido-put-back"))
                tree = self.reader.read()
                home = [one for one in tree.find("button") if homeward(self.visitor).match(one.name)]
                places = [one for cost in (1, 2, 3) for one in self.said(tree, "ido-cell-open", cost=cost)]
                if home or places:
                    self.reader.press((home or places)[0])
                    return True
        return False

    def play(self) -> None:
        tree = self.reader.read()
        before = self.board(tree)
        ends = [*self.said(tree, "ido-end-turn"), *self.said(tree, "ido-pass")]
        if ends:
            self.reader.press(ends[0])
        else:
            kinds = sorted(KINDS, key=self.done.count)
            self.done.append(next(kind for kind in kinds if getattr(self, kind)(self.reader.read())))
        self.reader.wait(lambda tree: self.to_do(tree) == "end" or self.board(tree) != before)


def test_the_accessibility_tree_alone_is_enough_for_a_match(visit: Visit) -> None:
    anne = visit(language="fr", size="phone")
    ido.begins(anne, BOT, turn_limit=308)
    listener = Listener(anne)
    for _ in range(MOST):
        if listener.reader.wait(listener.to_do) == "end":
            break
        listener.play()
    assert set(listener.done) == set(KINDS), listener.done
    tree = listener.reader.read()
    assert any("Anne" in one.text for one in tree.find("listitem")), "nobody says how it ended"
