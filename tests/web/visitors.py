"""Visitors with real browsers: what they see, what they do, and what they must never run into."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Locator, Page, Playwright, expect

from ludotheque.contract.elision import de

WEB = Path(__file__).parents[2] / "web"
CHROMIUMS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")  # the first is quicker with every new visitor
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(os.path.exists, CHROMIUMS), CHROMIUMS[0])
PATIENCE = 30_000  # ms for what a person would see; on a busy machine everything takes longer
Size = Literal["phone", "desktop", "twice"]
Theme = Literal["light", "dark"]
Language = Literal["fr", "en"]
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "twice": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},  # a desk at 200 %
}
CHOSEN_ELSEWHERE = """(language) => {
  const kept = JSON.parse(localStorage.getItem("ludotheque") ?? "{}");
  localStorage.setItem("ludotheque", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "ludotheque" }));
}"""
NEWER: Any = {"content_type": "text/html", "body": "<script src='/another.js'></script>"}  # the app of another version
LOCALES = {"fr": "fr-FR", "en": "en-GB"}

expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium. As root it has no sandbox; it only ever visits our own server."""
    alone = ["--no-sandbox"] if os.getuid() == 0 else []
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*alone, "--disable-dev-shm-usage"])


def _told(said: ConsoleMessage) -> str:
    """What the console says, and of which address."""
    return f"console: {said.text} {said.location['url']}"


@cache
def texts(language: str) -> FluentBundle:
    """All that the app says."""
    bundle = FluentBundle([LOCALES[language]], functions={"DE": de}, use_isolating=False)
    for path in sorted((WEB / "src").rglob(f"{language}.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Visitor:
    """Somebody with a browser of their own: another identity, other settings, nothing shared."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: Size = "desktop",
        theme: Theme = "light",
        language: Language = "en",
        motion: bool = False,
        **context: Any,
    ):
        self.url, self.size, self.language = url, size, language
        self.context = browser.new_context(
            base_url=url,
            locale=LOCALES[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            **SIZES[size],
            **context,
        )
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.context.on("console", lambda said: said.type == "error" and self._note(_told(said)))
        self.context.on(
            "weberror", lambda wrong: self._note(f"error: {wrong.error.message}\n{wrong.error.stack or ''}")
        )
        self.context.on("request", lambda asked: self._asked(asked.url))
        self.context.on("page", lambda page: page.on("websocket", lambda opened: self._asked(opened.url)))
        self.page = self.context.new_page()

    def _note(self, trouble: str) -> None:
        if not any(re.search(pattern, trouble) for pattern in self.expected):
            self.troubles.append(trouble)

    def _asked(self, url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob") and urlsplit(url).netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"asked elsewhere: {url}")

    @contextmanager
    def expecting(self, pattern: str) -> Iterator[None]:
        """A trouble that belongs to the test: a move that is refused, a server that is away."""
        self.expected.append(pattern)
        yield
        self.page.wait_for_timeout(0)  # what was said meanwhile is heard before the pattern goes
        self.expected.remove(pattern)

    @contextmanager
    def refused(self, clause: str) -> Iterator[None]:
        """A move that is not allowed, and the bubble that says by which clause."""
        with self.expecting("422"):
            yield
            bubble = self.page.locator(".bubble")
            expect(bubble.get_by_role("link", name=clause, exact=True)).to_be_visible()
            expect(self.find("button", "understood", bubble)).to_be_visible()

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def t(self, key: str, **facts: Any) -> str:
        """What the app says in this visitor's language."""
        message = texts(self.language).get_message(key)
        told, errors = texts(self.language).format_pattern(message.value, facts)
        assert not errors, errors
        return str(told)

    def find(self, role: Any, key: str, within: Locator | None = None, **facts: Any) -> Locator:
        """What has this role and the name that the app gives it."""
        return (within or self.page).get_by_role(role, name=self.t(key, **facts), exact=True)

    def press(self, key: str, **facts: Any) -> None:
        """A button, by its name."""
        self.find("button", key, **facts).click()

    def learn_on(self) -> None:
        """The next step of a lesson; what is clicked before it is there belongs to the last one."""
        step = self.page.locator(".where")
        before = step.inner_text()
        self.press("learn-go-on")
        expect(step).not_to_have_text(before)

    def wear(self, theme: Theme) -> None:
        """Another theme, at once: the device has become dark, or light."""
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def speak(self, language: Language) -> None:
        """Another language, at once: it was chosen in another tab."""
        self.ask("PATCH", "/api/me", {"language": language})
        self.page.evaluate(CHOSEN_ELSEWHERE, language)
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def sees(self, what: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(what).first).to_be_visible()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Something that this visitor's browser could ask the server, beside the pages."""
        answer = self.answered(method, path, body)
        assert answer.ok, answer.text()
        return answer.json()

    def answered(self, method: str, path: str, body: Any = None) -> APIResponse:
        """The same, whatever the answer."""
        headers = {"content-type": "application/json"} if body is not None else {}
        return self.context.request.fetch(path, method=method, data=body, headers=headers)

    @property
    def here(self) -> str:
        """The path that the page is at."""
        return urlsplit(self.page.url).path

    def arrive(self, name: str) -> None:
        """Be somebody, without having been on the shelf."""
        self.ask("POST", "/api/guests", {"name": name, "language": self.language})

    def table(self, *others: dict[str, str], game: str = "shokoba", start: bool = False, **wishes: Any) -> str:
        """A new table with oneself at its first seat; where one gets to it."""
        wish = {"game": game, "seats": [{"who": "me"}, *others], "key": os.urandom(8).hex(), **wishes}
        made = self.ask("POST", "/api/tables", wish)
        if start:
            self.tell(f"/tables/{made['table']}", "start")
        return f"/tables/{made['table']}?invitation={made['invitation']}"

    def look(self, table: str) -> Any:
        """The table as this visitor may see it."""
        return self.ask("GET", f"/api{table}")

    def tell(self, table: str, do: str, **more: Any) -> None:
        """A command beside the pages: for what a test is not about. A bot may move while it is on its way."""
        path = f"/api{table.partition('?')[0]}/commands"
        while True:
            command = {"do": do, "version": self.look(table)["version"], "key": os.urandom(8).hex(), **more}
            said = self.answered("POST", path, command)
            if said.ok:
                return
            assert said.json()["key"] == "version-stale", said.text()

    def begin_with(self, other: "Visitor", table: str) -> None:
        """Somebody who got the link of this new table takes its second seat, and the match begins."""
        other.tell(table, "sit", seat=1, invitation=table.partition("=")[2])
        self.tell(table, "start")

    def leave(self) -> None:
        """Go, and say what was wrong."""
        self.context.close()
        assert not self.troubles, "\n".join(self.troubles)
