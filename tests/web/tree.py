"""A page as a screen reader has it: Chromium's accessibility tree, roles and names and nothing that is drawn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession

from tests.web.visitors import PATIENCE, Visitor

LOOK_AGAIN = 30  # ms


@dataclass
class Node:
    role: str
    name: str
    about: dict[str, Any]  # pressed, checked, disabled …
    element: int
    children: list["Node"] = field(default_factory=list)

    def all(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, *names: str) -> list["Node"]:
        """Those with this role, and one of these names if any are given."""
        return [one for one in self.all() if one.role == role and (not names or one.name in names)]

    @property
    def text(self) -> str:
        return " ".join(one.name for one in self.all() if one.role == "StaticText")


class Reader:
    """Reads the tree, and does what a screen reader does with a thing: presses it."""

    def __init__(self, visitor: Visitor):
        self.visitor = visitor
        self.browser: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.browser.send("Accessibility.enable")

    def read(self) -> Node:
        told = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        made = {one["nodeId"]: _node(one) for one in told}
        for one in told:
            made[one["nodeId"]].children = [made[child] for child in one.get("childIds", ()) if child in made]
        return made[told[0]["nodeId"]]

    def wait(self, for_what: Callable[[Node], Any]) -> Any:
        """Read again and again until there is what is waited for."""
        for _ in range(PATIENCE // LOOK_AGAIN):
            if found := for_what(self.read()):
                return found
            self.visitor.page.wait_for_timeout(LOOK_AGAIN)
        said = [(one.role, one.name) for one in self.read().all() if one.name]
        raise AssertionError(f"the tree does not have what is waited for: {said}")

    def press(self, node: Node) -> None:
        found = self.browser.send("DOM.resolveNode", {"backendNodeId": node.element})
        call = {"objectId": found["object"]["objectId"], "functionDeclaration": "function () { this.click(); }"}
        self.browser.send("Runtime.callFunctionOn", call)


def _node(told: dict[str, Any]) -> Node:
    ignored = told.get("ignored", False)
    return Node(
        role="" if ignored else told["role"]["value"],
        name="" if ignored else told.get("name", {}).get("value", ""),
        about={one["name"]: one["value"].get("value") for one in told.get("properties", ())},
        element=told.get("backendDOMNodeId", 0),
    )
