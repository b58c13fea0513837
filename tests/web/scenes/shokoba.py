"""Shokoba's table in every state."""

import os
import re
from collections.abc import Callable
from itertools import count

from playwright.sync_api import WebSocketRoute, expect

from tests.web import shokoba
from tests.web.scenes import CLUB, OPEN, QUICK, Scene, chosen, friend, press, then
from tests.web.visitors import Visitor

TABLE = "[data-place^='table/']"


def at_table(*others: dict[str, str], moves: int = 1, clock: object = None, **options: object) -> Scene:
    """A match begun, a few moves played, and one's own turn."""

    def go(visitor: Visitor) -> None:
        visitor.arrive("Anne")
        timed = {"clock": clock} if clock else {}
        visitor.open(visitor.table(*others, start=True, hints=True, options=options, **timed))
        for _ in range(moves):
            shokoba.wait(visitor)
            shokoba.play(visitor)
        shokoba.wait(visitor)

    return go


def choose(visitor: Visitor) -> None:
    """The card that can do most; on the way to a turn where one can take in several ways."""
    for left in count(8, -1):
        view = shokoba.view(visitor)
        ways = [sum(move.get("card") == card for move in view["moves"]) for card in view["hand"]]
        most = max(ways, default=0)
        if shokoba.offered(visitor) == "turn" and (most > 1 or (most and left <= 0)):
            break
        shokoba.act(visitor)
        shokoba.wait(visitor)
    cards = shokoba.hand(visitor)
    cards.nth(ways.index(most)).click(position=shokoba.CORNER)
    expect(shokoba.offer(visitor)).to_be_visible()
    if visitor.page.get_by_role("radio").count():
        visitor.page.get_by_role("radio").first.click()


def refused(visitor: Visitor) -> None:
    """A card that does not take what is touched."""
    visitor.expected.append("422")
    for card in shokoba.hand(visitor).all():
        card.click()
        dimmed = visitor.page.locator(f"{TABLE}.no")
        if dimmed.count():
            dimmed.first.click()
            expect(visitor.find("link", "read-the-rule")).to_be_visible()
            return
        card.click()
    shokoba.play(visitor)
    shokoba.wait(visitor)
    refused(visitor)


def crowded(visitor: Visitor) -> None:
    """Many cards on the cloth, and many ways to take some of them."""
    shokoba.in_hand(visitor, "R10").click(position=shokoba.CORNER)
    visitor.page.get_by_role("radio").first.click()
    expect(shokoba.offer(visitor)).to_be_enabled()


def claim(visitor: Visitor) -> None:
    """What the player before may have overlooked (SHO-40)."""
    visitor.page.locator(TABLE).first.click()
    visitor.page.locator(TABLE).nth(1).click()
    expect(visitor.find("button", "shokoba-seize")).to_be_enabled()


def look_through(visitor: Visitor) -> None:
    """What the piles hold (SHO-44)."""
    visitor.page.get_by_role("button", name=re.compile(re.escape(visitor.t("shokoba-look-through")))).click()


def story(visitor: Visitor) -> None:
    if visitor.size == "phone":
        visitor.page.locator(".lastmove").click()


def tab(key: str) -> Scene:
    def go(visitor: Visitor) -> None:
        story(visitor)
        visitor.find("tab", key).click()
        visitor.page.wait_for_load_state("networkidle")

    return go


def hint(visitor: Visitor) -> None:
    visitor.press("hint-ask" if visitor.size == "phone" else "hint")
    expect(visitor.page.get_by_text(visitor.t("hint-thinking"))).to_be_hidden()


def lost(visitor: Visitor) -> None:
    """The connection is gone and does not come back."""
    sockets: list[WebSocketRoute] = []

    def route(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
            sockets.append(socket)

    visitor.page.route_web_socket(re.compile("/events"), route)
    at_table(CLUB, moves=0)(visitor)
    sockets[0].close()
    expect(visitor.page.get_by_text(visitor.t("link-lost"))).to_be_visible()


def with_bruno(then_he: Callable[[Visitor, str], object]) -> Scene:
    """A table for two people, and something that the other does."""

    def go(visitor: Visitor) -> None:
        visitor.arrive("Anne")
        bruno = friend(visitor, "Bruno")
        table = visitor.table(OPEN, public=True)
        bruno.tell(table, "sit", seat=1)
        visitor.tell(table, "start")
        visitor.open(table)
        expect(shokoba.hand(visitor).first).to_be_visible()
        then_he(bruno, table)

    return go


def proposes(bruno: Visitor, table: str) -> None:
    bruno.tell(table, "agree", to="end")


def reacts(bruno: Visitor, table: str) -> None:
    bruno.tell(table, "react", sign="well-played")


def spectator(visitor: Visitor) -> None:
    anne = friend(visitor, "Cléo")
    table = anne.table(CLUB, public=True, start=True)
    visitor.arrive("Anne")
    visitor.open(table.partition("?")[0])
    expect(visitor.find("region", "the-table")).to_be_visible()


def replay(visitor: Visitor) -> None:
    """A match that was given up after some moves, in its middle."""
    visitor.arrive("Anne")
    table = visitor.table(QUICK, start=True, key=os.urandom(8).hex())
    visitor.open(table)
    for _ in range(4):
        shokoba.wait(visitor)
        shokoba.play(visitor)
    shokoba.wait(visitor)
    visitor.tell(table, "resign")
    visitor.open(f"/replay/{table.partition('?')[0].rpartition('/')[2]}")
    for _ in range(4):
        visitor.press("replay-next")


TEAMS = {"teams": True}
TABLES: dict[str, Scene] = {
    "table-two": at_table(CLUB),
    "table-three": at_table(CLUB, CLUB),
    "table-four": at_table(CLUB, CLUB, CLUB),
    "table-teams": at_table(CLUB, CLUB, CLUB, **TEAMS),
    "table-nine-cards": at_table(CLUB, CLUB, CLUB, moves=0, nine_cards=True, **TEAMS),
    "table-clock": at_table(CLUB, clock={"per": "move", "seconds": 60, "reserve": 300}),
    "table-chosen": then(at_table(CLUB, moves=4), choose),
    "table-chosen-four": then(at_table(CLUB, CLUB, CLUB), choose),
    "table-chosen-oversight": then(at_table(CLUB, moves=4, oversight=True), choose),
    "table-crowded": then(at_table(CLUB, CLUB, CLUB, moves=0, **shokoba.CROWD), crowded),
    "table-memo": then(at_table(CLUB, moves=4, memo=True), look_through),
    "table-claim": then(at_table(CLUB, oversight=True), claim),
    "table-refused": then(at_table(CLUB), refused),
    "table-menu": then(at_table(CLUB), press("more")),
    "table-story": then(at_table(CLUB, moves=4), story),
    "table-players": then(at_table(CLUB, QUICK), tab("tab-players")),
    "table-agreed": then(at_table(CLUB, oversight=True), tab("tab-rules")),
    "table-hint": then(at_table(CLUB), hint),
    "table-proposal": with_bruno(proposes),
    "table-reaction": with_bruno(reacts),
    "table-spectator": spectator,
    "table-lost": lost,
    "table-contrast": then(chosen(contrast="more"), at_table(CLUB), choose),
    "table-large": then(chosen(card="large"), at_table(CLUB, CLUB), choose),
    "table-small": then(chosen(card="small"), at_table(CLUB)),
    "count-two": then(at_table(QUICK), shokoba.play_to_the_count),
    "count-three": then(at_table(QUICK, QUICK), shokoba.play_to_the_count),
    "count-four": then(at_table(QUICK, QUICK, QUICK), shokoba.play_to_the_count),
    "count-teams": then(at_table(QUICK, QUICK, QUICK, **TEAMS), shokoba.play_to_the_count),
    "end-two": then(at_table(QUICK), shokoba.play_to_the_end),
    "end-four": then(at_table(QUICK, QUICK, QUICK), shokoba.play_to_the_end),
    "replay": replay,
}
