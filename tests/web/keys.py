"""Somebody who has a keyboard and nothing else: Tab, arrows, Enter. What has the focus must be seen to have it."""

from playwright.sync_api import Locator, expect

from tests.web.reach import focus_is_seen
from tests.web.visitors import Visitor

MOST = 90  # stops on a page


class Keys:
    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.keyboard = visitor.page.keyboard

    def has_focus(self, wanted: Locator) -> bool:
        return wanted.count() > 0 and bool(wanted.first.evaluate("(one) => one === document.activeElement"))

    def go_to(self, wanted: Locator, key: str = "Tab", most: int = MOST) -> None:
        """Press a key until it is there."""
        for _ in range(most):
            if self.has_focus(wanted):
                assert focus_is_seen(self.visitor.page), f"nobody sees that the focus is on {self.focused()}"
                return
            self.keyboard.press(key)
        raise AssertionError(f"{wanted} cannot be reached by {key}; the focus is on {self.focused()}")

    def press(self, wanted: Locator, key: str = "Enter") -> None:
        """As soon as the page shows it."""
        expect(wanted.first).to_be_visible()
        self.go_to(wanted)
        self.keyboard.press(key)

    def focused(self) -> str:
        return str(self.visitor.page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
