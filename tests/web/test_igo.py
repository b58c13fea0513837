"""I Go! in the browser: whole matches, every way to play to its moment, and no card that one may not see."""

import json
import re
import time
from collections.abc import Callable, Iterator
from itertools import dropwhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.server.http.conftest import Server
from tests.web import igo
from tests.web.axe import assert_accessible
from tests.web.scenes import friend
from tests.web.turns import LOOK_AGAIN
from tests.web.visitors import PATIENCE, Visitor

Visit = Callable[..., Visitor]
BOT, OPEN = {"who": "bot", "level": "greedy"}, {"who": "open"}
CARD = re.compile(r"\b([ABCGJMORTV](?:1[01]|[1-9]))\b")
INKS = {
    "amber": "A", "blue": "B", "carmine": "C", "grey": "G", "jade": "J",
    "mocha": "M", "orange": "O", "rose": "R", "turquoise": "T", "violet": "V",
}  # fmt: skip
SPOKEN = re.compile(rf"\b({'|'.join(INKS)}) (1[01]|[1-9])\b")


def seated(visit: Visit, look: dict[str, Any] | None = None, **wishes: object) -> tuple[Visitor, Visitor, str]:
    """Anne at a desk and Bob with a telephone, at a table that has begun."""
    anne, bob = visit(), visit(**{"size": "phone", **(look or {})})
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table(OPEN, game="igo", **wishes)
    anne.begin_with(bob, table)
    return anne, bob, table


def at_moment(visit: Visit, moment: igo.Moment, **options: object) -> tuple[Visitor, Visitor, str]:
    """Two people at a table that begins there."""
    return seated(visit, options={"stall_limit": igo.LIMITS[moment], **options})


def alone(visitor: Visitor, *others: dict[str, str], **wishes: Any) -> str:
    visitor.arrive("Anne")
    table = visitor.table(*(others or (BOT,)), game="igo", start=True, **wishes)
    visitor.open(table)
    return table


def path(table: str) -> str:
    return table.partition("?")[0]


class Eavesdropper:
    """All that a browser gets and holds: frames and answers, the page, storage, what it says."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.heard, self.said = visitor, [], []
        visitor.page.on("websocket", self._listen)
        visitor.page.on("response", self._read)
        visitor.page.on("console", lambda message: self.said.append(message.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _read(self, response: Any) -> None:
        if "/api/tables/" in response.url and "json" in (response.headers.get("content-type") or ""):
            self.heard.append(response.text())

    def cards(self) -> set[str]:
        """Every card that is named anywhere, in letters or in words; what earlier calls opened is left out."""
        page = self.visitor.page
        drawn = page.locator("main").evaluate("(main) => main.outerHTML")
        held = [re.sub(r' d="[^"]*"', "", drawn), *self.said]  # paths of drawings look like names of cards
        held.append(page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])"))
        frames = [self._of_this_round(json.loads(frame)) for frame in self.heard if frame.startswith("{")]
        found = " ".join([*held, *frames])
        return {*CARD.findall(found)} | {INKS[ink] + value for ink, value in SPOKEN.findall(found)}

    def _of_this_round(self, told: Any) -> str:
        view = told.get("view") or {}
        told = {**told, "view": {**view, "last_call": None}} if view else told
        if any(one["what"] == "split" for one in told.get("happened") or ()):
            told = {"view": told["view"]}  # the call itself, which opened all hands
        return json.dumps({key: told.get(key) for key in ("view", "log", "happened", "words", "moves", "move")})

    def forget(self) -> None:
        """A call has opened all hands: what was heard until then says nothing of the next deal."""
        self.heard.clear()
        self.said.clear()


def is_shown(visitor: Visitor, view: Any) -> bool:
    """Whether this is what the page shows, once it has heard of it; else a call is still looked at."""
    until = time.monotonic() + PATIENCE / 1000
    while igo.offered(visitor) != "between":
        if igo.cards(visitor) == sorted(view["hand"]):
            return True
        assert time.monotonic() < until, visitor.page.locator("body").aria_snapshot()
        visitor.page.wait_for_timeout(LOOK_AGAIN)
    return False


def public(view: Any) -> set[str]:
    return {*view["column"], *([view["top"]] if view["top"] else [])}


def test_two_people_play_a_whole_match_and_see_no_card_that_is_hidden(visit: Visit) -> None:
    anne, bob, table = seated(visit, options={"target": 2})
    ears = [Eavesdropper(anne), Eavesdropper(bob)]
    anne.open(table)
    bob.open(table)
    may_see: list[set[str]] = [set(), set()]
    rounds, discards = 1, 0
    for _ in range(200):
        mover = igo.to_act(anne, bob)
        if mover is None:
            break
        what = igo.offered(mover)
        views = [visitor.look(path(table))["view"] for visitor in (anne, bob)]
        if views[0]["round"] != rounds or views[0]["turn"] is None:
            rounds, may_see = views[0]["round"], [set(), set()]
            for ear in ears:
                ear.forget()
        for seat, view in enumerate(views):
            may_see[seat] |= {*view["hand"], *view["open"]} | public(view)
        if what in ("draw", "discard"):
            for seat, ear in enumerate(ears):
                if is_shown(ear.visitor, views[seat]):
                    assert ear.cards() <= may_see[seat], f"seat {seat} sees what it may not"
        discards += what == "discard"
        igo.act(mover, call=discards % 3 == 0)
        may_see = [seen | public(views[0]) for seen in may_see]
    assert rounds > 1 or views[0]["turn"] is None
    for visitor in (anne, bob):
        expect(visitor.find("button", "rematch")).to_be_visible()


def test_one_plays_a_whole_match_at_a_full_table(visit: Visit) -> None:
    """With all that moves: the deal is seen, every call is shown and can be watched again."""
    anne = visit(theme="dark", motion=True, language="fr")
    anne.arrive("Anne")
    while True:
        anne.open(anne.table(BOT, BOT, BOT, game="igo", start=True, options={"target": 2}))
        igo.play_to_the_call(anne)
        igo.finish(anne)
        if not anne.find("button", "igo-who-won").is_visible():
            break  # else the first call was a perfect one, which ends the match (IGO-31)
    anne.press("igo-watch-again")
    igo.finish(anne)
    expect(anne.find("table", "igo-penalties").get_by_role("row")).to_have_count(5)
    igo.leave_interlude(anne)
    expect(igo.hand(anne)).to_have_count(12)  # the deal, before anybody can call
    igo.play_to_the_end(anne)
    expect(anne.page.get_by_role("main").get_by_text("Anne", exact=True)).to_be_visible()


def test_who_called_and_the_way_on_are_in_sight_on_a_telephone_however_many_hands_there_are(visit: Visit) -> None:
    anne = visit(size="phone", language="fr")
    alone(anne, BOT, BOT, BOT)
    igo.play_to_the_call(anne)
    igo.finish(anne)
    expect(igo.go_on(anne)).to_be_in_viewport(ratio=1)
    title = anne.page.get_by_role("heading", name=igo.any_of(anne, "igo-calls", "name"))
    title.click(trial=True)  # nothing lies over it
    anne.page.set_viewport_size({"width": 360, "height": 600})
    expect(igo.go_on(anne)).to_be_in_viewport(ratio=1)


def test_names_are_read_whole_on_a_telephone_also_of_whoever_plays(visit: Visit) -> None:
    anne = visit(size="phone")
    anne.arrive("Anne")
    table = anne.table(OPEN, OPEN, game="igo")
    for seat, name in enumerate(("Berthe", "Céline"), start=1):
        friend(anne, name).tell(table, "sit", seat=seat, invitation=table.partition("=")[2])
    anne.tell(table, "start")
    anne.open(table)
    if anne.look(table)["view"]["turn"] == 0:
        igo.wait(anne, "draw")
        igo.draw(anne)
        igo.discard(anne)
    expect(anne.page.locator(".others .face.on")).to_be_visible()  # the ring says whose turn it is
    names = anne.page.locator(".others .name")
    expect(names).to_have_text(["Berthe", "Céline"])
    assert not names.evaluate_all("all => all.some((one) => one.scrollWidth > one.clientWidth)")


def test_impatient_players_have_their_round_cancelled(visit: Visit) -> None:
    anne, bob, table = seated(visit, options={"stall_limit": 4}, public=True)
    carol = visit()
    carol.arrive("Carol")
    for visitor in (anne, bob, carol):
        visitor.open(table)
    for _ in range(8):  # four turns of two moves
        mover = igo.to_act(anne, bob)
        assert mover is not None
        igo.act(mover, where="discard")
    for visitor in (anne, bob, carol):
        expect(visitor.find("heading", "igo-cancelled")).to_be_visible()
        expect(visitor.page.get_by_role("main").get_by_text(visitor.t("igo-stalled")).last).to_be_visible()
    assert_accessible(anne.page)
    assert_accessible(bob.page)
    igo.leave_interlude(carol)
    expect(carol.page.get_by_role("region", name="Anne", exact=True)).to_be_visible()
    assert igo.hand(carol).count() == 0


def test_the_last_card_of_the_column_cancels_the_round(visit: Visit) -> None:
    anne, _, table = at_moment(visit, "last-of-column")
    anne.open(table)
    igo.wait(anne, "draw")
    anne.sees(anne.t("igo-last-of-column"))
    igo.draw(anne, "column")
    expect(anne.page.get_by_role("main").get_by_text(anne.t("igo-column-empty")).last).to_be_visible()
    igo.leave_interlude(anne)
    expect(igo.hand(anne)).to_have_count(12)


def test_without_the_aid_nothing_is_counted_for_one_and_an_empty_pile_forces_the_call(visit: Visit) -> None:
    anne, bob, table = at_moment(visit, "last-of-pile", aid=False, target=1)
    for visitor in (anne, bob):
        visitor.open(table)
    igo.wait(anne, "draw")
    expect(anne.find("region", "igo-best-split")).to_be_hidden()
    anne.sees(anne.t("igo-last-of-pile"))
    igo.draw(anne)
    with anne.refused("IGO-15"):
        igo.hand(anne).first.drag_to(anne.page.get_by_text(anne.t("igo-discard"), exact=True).first)
    anne.press("understood")
    igo.discard(anne)
    igo.wait(anne, "lay")
    expect(igo.lay_button(anne)).to_be_hidden()  # nothing is chosen for one
    bob.sees(bob.t("igo-chooses", name="Anne"))
    igo.lay(anne)
    for visitor in (anne, bob):
        visitor.sees(visitor.t("igo-forced", name="Anne"))
        assert_accessible(visitor.page)


@pytest.mark.parametrize(("moment", "clause"), [("perfect", "IGO-31"), ("shared", "IGO-30")])
def test_rare_ends_have_their_own_pictures_and_can_be_watched_again(
    visit: Visit, moment: igo.Moment, clause: str
) -> None:
    perfect = moment == "perfect"
    anne = visit(motion=perfect, language="fr" if perfect else "en")
    alone(anne, *[BOT] * (1 if perfect else 2), options={"stall_limit": igo.LIMITS[moment], "target": 1})
    igo.wait(anne, "draw")
    igo.call_with_the_same_hand(anne)
    expect(anne.page.get_by_role("banner")).not_to_contain_text(anne.t("the-end"))  # the round is still looked at
    igo.finish(anne)
    expect(anne.page.get_by_role("main").get_by_role("status")).to_contain_text(clause)
    assert_accessible(anne.page)
    igo.leave_interlude(anne)
    if perfect:
        expect(anne.find("heading", "end-you")).to_be_visible()
    else:
        bots = [seat["name"] for seat in anne.look(anne.here)["seats"][1:]]
        expect(anne.find("heading", "end-won", names=" and ".join(bots), many=2)).to_be_visible()
    anne.find("link", "review").click()
    anne.press("replay-last")
    igo.finish(anne)
    expect(anne.find("table", "igo-penalties").get_by_role("row")).to_have_count(3 if perfect else 4)
    anne.press("igo-who-won")
    expect(igo.hand(anne)).to_have_count(12)
    anne.press("replay-previous")
    anne.press("replay-next")
    igo.finish(anne)


# From now on: which hands of twelve the page shows, and when; and when it shows a call.
WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const faces = [...document.querySelectorAll("main [role=group] button[data-face]")].map((one) => one.dataset.face);
    const what = document.querySelector("main [role=table]") ? "call" : faces.sort().join(" ");
    if (what && what !== seen.at(-1)?.what) seen.push({ what, at: performance.now() });
  }).observe(document.querySelector("main"), { childList: true, subtree: true });
}"""


def test_a_deal_is_seen_even_when_the_next_player_calls_at_once(visit: Visit) -> None:
    """As quickly as a bot: two rounds are over before Anne has looked at the first call."""
    anne = visit(motion=True)
    bob = visit()
    anne.arrive("Anne")
    bob.arrive("Bob")
    table = anne.table(OPEN, game="igo", options={"stall_limit": igo.LIMITS["theirs"]})
    anne.begin_with(bob, table)
    anne.open(table)
    expect(igo.hand(anne)).to_have_count(12)
    for _ in range(2):
        for move in (lambda view: "pile", igo.first_call, lambda view: view["moves"][0]["text"]):
            bob.tell(path(table), "play", moves=[move(bob.look(path(table))["view"])])
    igo.finish(anne)
    expect(anne.page.get_by_role("banner")).to_contain_text(anne.t("igo-where", round=1, target=4))
    anne.page.evaluate(WATCH)
    igo.leave_interlude(anne)
    igo.finish(anne)
    expect(anne.page.get_by_role("banner")).to_contain_text(anne.t("igo-where", round=2, target=4))
    split = anne.look(path(table))["view"]["last_call"]["splits"][0]
    dealt = " ".join(sorted(card for part in ("removed", "series", "added", "rest") for card in split[part]))
    seen = anne.page.evaluate("window.seen")
    since_dealt = list(dropwhile(lambda one: one["what"] != dealt, seen))
    assert since_dealt, "the hand of the second round is never seen"
    called = next(one["at"] for one in since_dealt if one["what"] == "call")
    assert called - since_dealt[0]["at"] > 1000, seen


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    server = Server(str(tmp_path), first=igo.LAID)
    yield server
    server.stop()


def test_a_reload_and_a_killed_server_in_the_middle_of_a_turn(browser: Browser, mortal: Server) -> None:
    anne, bob, table = at_moment(lambda **look: Visitor(browser, mortal.url, **look), "perfect", memo=True)
    anne.open(table)
    igo.wait(anne, "draw")
    igo.source(anne, "pile").drag_to(igo.hand(anne).first)
    expect(igo.hand(anne)).to_have_count(13)
    before = igo.cards(anne)
    anne.page.reload()
    igo.wait(anne, "discard")
    assert igo.cards(anne) == before
    with anne.expecting("ERR_CONNECTION|WebSocket"):
        mortal.kill()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_visible()
        mortal.start()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_hidden()
    assert igo.cards(anne) == before
    gone = igo.hand(anne).first.get_attribute("data-face")
    igo.hand(anne).first.drag_to(anne.page.get_by_text(anne.t("igo-discard"), exact=True).first)
    expect(igo.hand(anne)).to_have_count(12)
    anne.press("igo-look-through")
    assert gone
    spoken = f"{next(ink for ink, letter in INKS.items() if letter == gone[0])} {gone[1:]}"
    sheet = anne.page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name=spoken, exact=True)).to_be_attached()
    anne.page.keyboard.press("Escape")
    for visitor in (anne, bob):
        visitor.leave()


@pytest.mark.parametrize(("size", "theme", "language"), [("phone", "light", "fr"), ("desktop", "dark", "en")])
def test_every_state_of_a_table_is_for_everybody(visit: Visit, size: str, theme: str, language: str) -> None:
    anne = visit(size=size, theme=theme, language=language)
    options = {"stall_limit": igo.LIMITS["perfect"], "target": 1, "memo": True}
    alone(anne, BOT, options=options, hints=True)
    igo.wait(anne, "draw")
    assert_accessible(anne.page)
    with anne.refused("IGO-10"):
        igo.hand(anne).first.click()  # too early
    assert_accessible(anne.page)
    anne.press("understood")
    igo.draw(anne, "column")
    igo.hand(anne).nth(2).click()
    expect(igo.call_button(anne)).to_be_visible()
    assert_accessible(anne.page)
    igo.call_button(anne).click()
    igo.wait(anne, "lay")
    assert_accessible(anne.page)
    igo.lay(anne)
    expect(igo.go_on(anne)).to_be_visible()
    assert_accessible(anne.page)
    igo.play_to_the_end(anne)
    assert_accessible(anne.page)


# Whether all of a picture is on its stage.
WHOLE = """(picture) => {
  const [all, stage] = [picture.getBBox(), picture.viewBox.baseVal];
  return all.x >= stage.x && all.y >= stage.y && all.x + all.width <= stage.x + stage.width;
}"""


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_the_first_game_is_learnt_by_playing_it(visit: Visit, size: str, language: str) -> None:
    anne = visit(size=size, language=language)
    anne.open("/learn/igo/first-game")
    assert anne.page.locator(".teacher > svg").evaluate(WHOLE), "the rooster has lost his beak"
    for _ in range(2):
        anne.learn_on()
    igo.source(anne, "column").click()
    anne.learn_on()
    igo.card(anne, "J10").click()
    anne.press("igo-no-call")
    anne.learn_on()
    igo.source(anne, "discard").click()
    anne.learn_on()
    igo.card(anne, "M3").click()
    igo.call_button(anne).click()
    anne.learn_on()
    igo.lay_button(anne).click()
    expect(anne.find("table", "igo-penalties").get_by_role("row")).to_have_count(3)
    assert_accessible(anne.page)
    for _ in range(2):
        anne.learn_on()
    expect(anne.find("link", "learn-done")).to_be_visible()
