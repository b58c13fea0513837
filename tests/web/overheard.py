"""All that a browser was told and holds, and which cards are named in it: by their codes, or as they are spoken."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Response, WebSocket

import ludotheque
from tests.web.visitors import Visitor

HELD = """async () => ({
    page: document.title + document.documentElement.outerHTML.replace(  // lines, and how cards are drawn, whichever
        / d="[^"]*"|<symbol.*?<\\/symbol>|"data:image[^"]*"/g, ""
    ),
    storage: JSON.stringify([
        { ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href,
        await indexedDB.databases(), await caches.keys(),
    ]),
})"""
ALONE = r"(?<![\w-])(?:{})(?![\w-])"  # no part of a token

Say = Callable[..., str]
SPOKEN: dict[str, Callable[[Say, str], str]] = {
    "shokoba": lambda t, card: t("shokoba-card", gem=card[0], value=card[1:]),
    "igo": lambda t, card: t("igo-card", colour=t("igo-colour", letter=card[0]), value=card[1:]),
    "stratheos": lambda t, card: (
        t("stratheos-card", family=card[0], value=card[1:], name="none")
        if card[1:].isdigit()
        else t(f"stratheos-name-{card}") + ","
    ),
}


class Cards:
    """The cards of a game, as they are named in a text of this language."""

    def __init__(self, game: str, say: Say):
        codes = ludotheque.game(game).part("document").COMPONENTS
        self.codes = {form: code for code in codes for form in (code, SPOKEN[game](say, code))}
        forms = sorted({re.sub(r"\d+", r"\\d+", re.escape(form)) for form in self.codes}, key=len, reverse=True)
        self.pattern = re.compile(ALONE.format("|".join(forms)))

    def named(self, text: object) -> set[str]:
        return {self.codes[form] for form in self.pattern.findall(str(text)) if form in self.codes}


class Overheard:
    """Listens from before the first page is opened."""

    def __init__(self, visitor: Visitor, game: str):
        self.visitor = visitor
        self.cards = Cards(game, visitor.t)
        self.told: dict[str, set[str]] = {"frames": set(), "answers": set(), "console": set()}
        self.frames: list[str] = []
        self.answers: list[Response] = []
        visitor.page.on("websocket", self._opened)
        visitor.page.on("console", self._said)
        visitor.page.on("response", self._answered)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: Any) -> None:
        self.frames.append(str(frame))
        self.told["frames"] |= self.cards.named(frame)

    def _said(self, said: ConsoleMessage) -> None:
        self.told["console"] |= self.cards.named(said.text)

    def _answered(self, answer: Response) -> None:
        if "/api/tables" in answer.url:  # rulebooks and lessons are full of cards that are nobody's
            self.answers.append(answer)

    def found(self) -> dict[str, set[str]]:
        """The cards that were named so far, and those that the browser holds now, by where."""
        while self.answers:
            self.told["answers"] |= self.cards.named(self.answers.pop().text())
        return self.told | self.held()

    def held(self) -> dict[str, set[str]]:
        """The cards that the browser holds now: in the page, in what a screen reader is told of it, in its storage."""
        texts: dict[str, str] = self.visitor.page.evaluate(HELD)
        texts["tree"] = self.visitor.page.locator("body").aria_snapshot()
        return {where: self.cards.named(text) for where, text in texts.items()}


def beyond(shown: set[str], found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Cards that a browser has and was not shown, by where."""
    return {where: cards - shown for where, cards in found.items() if cards - shown}
