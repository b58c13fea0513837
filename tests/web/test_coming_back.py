"""What happens around a match: reloads, lost connections, restarted servers, other languages, other eyes."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.http.conftest import Server
from tests.web import shokoba
from tests.web.test_matches import BOT, seated
from tests.web.turns import settle
from tests.web.visitors import NEWER, Visitor

Visit = Callable[..., Visitor]


def story(visitor: Visitor) -> list[str]:
    """The lines of the log as they are read."""
    settle(visitor)
    return visitor.page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()


def cards(visitor: Visitor) -> list[str]:
    return [one.get_attribute("aria-label") or "" for one in shokoba.hand(visitor).all()]


def at_table(visitor: Visitor, moves: int = 3) -> None:
    """In the middle of a match against a bot."""
    visitor.arrive("Anne")
    visitor.open(visitor.table(BOT, start=True, hints=True))
    for _ in range(moves):
        shokoba.wait(visitor)
        shokoba.play(visitor)
    shokoba.wait(visitor)


def test_a_reload_changes_nothing(visit: Visit) -> None:
    anne = visit()
    at_table(anne)
    before = cards(anne), story(anne)
    anne.page.reload()
    shokoba.wait(anne)
    assert (cards(anne), story(anne)) == before
    shokoba.play(anne)


def test_a_count_waits_for_whoever_reads_it_also_through_a_reload(visit: Visit) -> None:
    anne = visit()
    at_table(anne, moves=0)
    shokoba.play_to_the_count(anne)
    title = anne.find("heading", "shokoba-count", round=1)
    count = anne.page.get_by_role("region", name=anne.t("shokoba-count", round=1))
    expect(count).to_contain_text(anne.t("shokoba-most-cards"))
    counted = count.text_content() or ""
    anne.page.reload()
    expect(count).to_have_text(counted)
    count.get_by_role("link", name=re.compile("SHO-")).first.click()  # what it says there, and back
    expect(title).to_be_hidden()
    anne.page.go_back()
    expect(count).to_have_text(counted)
    shokoba.read_count(anne)
    shokoba.wait(anne)
    anne.page.reload()
    shokoba.wait(anne)
    expect(title).to_be_hidden()


def test_two_tabs_agree(visit: Visit) -> None:
    anne = visit()
    at_table(anne)
    first, second = anne.page, anne.context.new_page()
    second.goto(first.url)
    shokoba.play(anne)
    shokoba.wait(anne)
    told = story(anne)
    anne.page = second
    expect(second.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(len(told))
    assert story(anne) == told


def goes(visitor: Visitor) -> None:
    visitor.press("more")
    visitor.press("leave")
    expect(visitor.page).to_have_url(re.compile("/$"))


def test_who_left_is_told_that_a_bot_plays_and_comes_back(visit: Visit) -> None:
    anne, bob, table = seated(visit)
    goes(bob)
    bob.open(table)
    bob.sees(bob.t("you-are-away", why="left", how="bot"))
    bob.press("i-am-back")
    expect(bob.find("button", "i-am-back")).to_be_hidden()
    for _ in range(4):  # no bot plays for him any more
        mover = shokoba.to_act(anne, bob)
        assert mover
        shokoba.play(mover)


def test_a_table_that_waits_says_for_whom_and_goes_on_when_they_are_back(visit: Visit) -> None:
    """Also where it is not their turn: there is nothing to play then by which they would come back."""
    anne, bob, table = seated(visit, absent="adjourn")
    if shokoba.to_act(anne, bob) is bob:
        shokoba.play(bob)
        shokoba.wait(anne)
    goes(bob)
    anne.sees(anne.t("adjourned-until", players="Bob"))
    expect(anne.page).not_to_have_title(anne.t("title-your-turn", game="Shokoba"))
    anne.press("more")
    expect(anne.find("button", "propose-end")).to_be_visible()
    anne.page.keyboard.press("Escape")
    bob.open(table)
    bob.sees(bob.t("you-are-away", why="left", how="wait"))
    bob.press("i-am-back")
    shokoba.wait(anne)
    shokoba.play(anne)


def test_the_language_changes_at_the_table_and_the_story_is_told_again(visit: Visit) -> None:
    anne = visit(language="en")
    at_table(anne)
    before = story(anne)
    shelf = anne.context.new_page()
    shelf.goto("/")
    shelf.get_by_role("button", name="FR").click()
    anne.language = "fr"
    expect(anne.page.get_by_text(anne.t("your-turn-short"), exact=True)).to_be_visible()
    expect(anne.page.get_by_role("tabpanel").get_by_role("listitem").first).not_to_have_text(before[0])
    after = story(anne)
    assert len(after) == len(before)
    assert not set(after) & set(before)


def test_who_watches_sees_the_moves_and_no_hand(visit: Visit) -> None:
    anne, bob, table = seated(visit, public=True)
    carol = visit()
    carol.arrive("Carol")
    carol.open(table.partition("?")[0])
    expect(carol.find("region", "the-table")).to_be_visible()
    assert shokoba.hand(carol).count() == 0
    expect(carol.page.get_by_text(carol.t("you-watch"))).to_be_visible()
    expect(anne.page.get_by_text(anne.t("you-watch"))).to_be_hidden()
    told = len(story(carol))
    mover = shokoba.to_act(anne, bob)
    assert mover is not None
    shokoba.play(mover)
    expect(carol.page.get_by_role("tabpanel").get_by_role("listitem")).not_to_have_count(told)


def test_who_is_not_invited_is_told_so(visit: Visit) -> None:
    _, _, table = seated(visit)
    eve = visit()
    eve.arrive("Eve")
    for path in (table.partition("?")[0], table.partition("?")[0].replace("tables", "replay")):
        eve.open(path)
        expect(eve.page.get_by_role("heading", level=1)).to_have_text(eve.t("trouble-private"))


def test_a_connection_that_is_lost_is_said_calmly_and_nothing_is_lost_with_it(visit: Visit) -> None:
    anne, bob, _ = seated(visit)
    while shokoba.to_act(anne, bob) is anne:
        shokoba.play(anne)
    lost, told = anne.page.get_by_text(anne.t("link-lost")), len(story(anne))
    with anne.expecting("ERR_INTERNET_DISCONNECTED"):
        anne.context.set_offline(True)
        expect(lost).to_be_visible()
        shokoba.play(bob)
        anne.context.set_offline(False)
        expect(lost).to_be_hidden()
    expect(anne.page.get_by_role("tabpanel").get_by_role("listitem")).not_to_have_count(told)
    assert shokoba.to_act(anne, bob) is anne
    shokoba.play(anne)


def test_a_connection_that_only_seems_to_be_one_is_opened_again(visit: Visit) -> None:
    """Nothing is said, no event comes: one's own move is answered but not heard of."""
    anne = visit()
    deaf: list[bool] = []
    anne.page.route_web_socket(re.compile("/events"), lambda ear: overhear(ear, deaf))
    at_table(anne, moves=1)
    deaf.append(True)
    shokoba.play(anne)
    shokoba.wait(anne)
    expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_hidden()


def overhear(ear: WebSocketRoute, deaf: list[bool]) -> None:
    """Pass on what comes, unless this connection was there before everybody became deaf."""
    server, before = ear.connect_to_server(), not deaf
    server.on_message(lambda said: None if deaf and before else ear.send(said))


def test_a_page_that_has_become_old_offers_to_load_itself_again(visit: Visit) -> None:
    anne = visit()
    at_table(anne)
    before = cards(anne)
    shelf = f"{anne.url}/"
    anne.page.route(shelf, lambda asked: asked.fulfill(**NEWER))
    with anne.expecting("ERR_INTERNET_DISCONNECTED"):
        anne.context.set_offline(True)
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_visible()
        anne.context.set_offline(False)
        expect(anne.page.get_by_text(anne.t("version-changed"))).to_be_visible()
    anne.page.unroute(shelf)
    anne.press("load-again")
    expect(anne.find("button", "load-again")).to_be_hidden()
    shokoba.wait(anne)
    assert cards(anne) == before


@pytest.mark.parametrize(("answer", "trouble"), [("newer", "trouble-version"), ("none", "trouble-gone")])
def test_a_part_that_does_not_come_says_why_and_comes_later(visit: Visit, answer: str, trouble: str) -> None:
    anne = visit()
    anne.open("/")
    expect(anne.find("button", "play-game", name="Shokoba")).to_be_visible()
    with anne.expecting("ERR_FAILED|404|dynamically imported|preload"):
        if answer == "newer":
            anne.page.route("**/assets/*", lambda asked: asked.fulfill(status=404))
            anne.page.route(f"{anne.url}/", lambda asked: asked.fulfill(**NEWER))
        else:
            anne.page.route("**/*", lambda asked: asked.abort())
        anne.find("link", "learn").click()
        expect(anne.page.get_by_role("heading", level=1)).to_have_text(anne.t(trouble))
    anne.page.unroute_all()
    anne.press("load-again" if answer == "newer" else "try-again")
    expect(anne.page.get_by_role("heading", level=1)).to_have_text(anne.t("learn-by-playing"))


PAGES = ["/", "/new", "/tables/some", "/games", "/learn", "/learn/shokoba/first-game", "/rules/shokoba", "/replay/some"]


@pytest.mark.parametrize("path", [*PAGES, "/me"])
def test_a_page_that_finds_no_server_says_so_and_comes_when_it_is_back(visit: Visit, path: str) -> None:
    anne = visit()
    said = anne.page.get_by_role("heading", level=1, name=anne.t("trouble-gone"))
    with anne.expecting("ERR_FAILED"):
        anne.page.route("**/api/**", lambda asked: asked.abort())
        anne.open(path)
        expect(said).to_be_visible()
        anne.page.unroute_all()
        anne.press("try-again")
        expect(said).to_be_hidden()
    expect(anne.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"\w"))


def test_a_lesson_and_a_replay_go_on_where_they_were_when_the_server_is_back(visit: Visit) -> None:
    anne = visit()
    at_table(anne, moves=1)
    anne.tell(anne.here, "resign")
    replay = anne.here.replace("tables", "replay")
    for path, go, at in (
        ("/learn/shokoba/first-game", "learn-go-on", "2 / "),
        (replay, "replay-next", anne.t("replay-at", at=1, of="")),
    ):
        anne.open(path)
        where = anne.page.locator(".tbar .where")
        anne.press(go)
        expect(where).to_contain_text(at)
        with anne.expecting("ERR_FAILED"):
            anne.page.route("**/api/**", lambda asked: asked.abort())
            if path == replay:
                anne.find("button", "replay-spectator").click()
            else:
                anne.press("learn-skip")
            expect(anne.page.get_by_role("heading", level=1)).to_have_text(anne.t("trouble-gone"))
            anne.page.unroute_all()
            anne.press("try-again")
            expect(where).to_contain_text(at)


def test_the_invitation_is_a_link_that_a_friend_opens_in_a_browser_of_their_own(visit: Visit) -> None:
    anne, bob = visit(size="phone"), visit(size="phone", language="fr")
    anne.open("/")
    anne.find("link", "friends-game", name="Shokoba").click()
    anne.press("lay-the-table")
    expect(anne.find("button", "copy-link")).to_be_in_viewport(ratio=1)  # the first thing to do
    link = anne.page.get_by_role("link", name=re.compile("invitation=")).get_attribute("href")
    assert link is not None
    bob.open(link)
    expect(bob.find("heading", "you-are-invited")).to_be_visible()
    expect(bob.find("link", "open-rulebook")).to_be_visible()
    bob.page.get_by_label(bob.t("what-is-your-name")).fill("Bob")
    bob.press("that-is-me")
    expect(bob.page.get_by_label(bob.t("what-is-your-name"))).to_be_hidden()
    bob.press("sit-down")
    expect(anne.page.get_by_text("Bob").first).to_be_visible()
    expect(anne.page.get_by_text(anne.t("has-come"))).to_be_visible()
    anne.press("begin")
    mover = shokoba.to_act(anne, bob)
    assert mover is not None
    shokoba.play(mover)
    assert shokoba.to_act(anne, bob) is not mover


def test_a_match_that_is_over_is_sent_to_a_friend_who_watches_it(visit: Visit) -> None:
    anne, bob = visit(), visit(language="fr")
    anne.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at_table(anne)
    anne.tell(anne.here, "resign")
    anne.find("link", "review").click()
    anne.press("copy-link")
    expect(anne.page.get_by_text(anne.t("copied"))).to_be_visible()
    link = anne.page.evaluate("navigator.clipboard.readText()")
    bob.open(link)
    expect(bob.find("slider", "replay-slider")).to_be_visible()
    bob.page.get_by_role("button", name="Anne", exact=True).click()  # through her eyes
    bob.press("verify-shuffle")
    expect(bob.page.get_by_text(bob.t("verified-seed-yes"))).to_be_visible()
    bob.find("link", "back").click()
    expect(bob.find("link", "review")).to_be_visible()
    bob.find("link", "review").click()
    expect(bob.find("slider", "replay-slider")).to_be_visible()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    server = Server(str(tmp_path))
    yield server
    server.stop()


def test_a_server_that_is_killed_and_comes_back_loses_nothing(browser: Browser, mortal: Server) -> None:
    anne = Visitor(browser, mortal.url)
    at_table(anne)
    before = cards(anne)
    with anne.expecting("ERR_CONNECTION|WebSocket"):
        mortal.kill()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_visible()
        mortal.start()
        expect(anne.page.get_by_text(anne.t("link-lost"))).to_be_hidden()
    assert cards(anne) == before
    shokoba.play(anne)
    shokoba.wait(anne)
    anne.leave()
