"""Every page and every state of a table, in both sizes, themes and languages: axe, the thumb, and twice the size."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import shokoba
from tests.web.axe import violations
from tests.web.reach import THUMB, out_of_reach, unseen_focus
from tests.web.test_hands_on import cannot_take
from tests.web.visitors import Language, Theme, Visitor

Visit = Callable[..., Visitor]
BOT, OPEN = {"who": "bot", "level": "greedy"}, {"who": "open"}
# What is wrong in a theme is so in either language, and the other way round: each size has two of the four.
LOOKS: dict[str, list[tuple[Theme, Language]]] = {
    "desktop": [("light", "fr"), ("dark", "en")],
    "phone": [("light", "en"), ("dark", "fr")],
}


class Critic:
    """Looks at what a visitor sees, in two themes and languages, and writes down what is wrong with it."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.found = visitor, list[str]()
        self.looks = list(LOOKS[visitor.size])
        self.thumb = THUMB if visitor.size == "phone" else 0

    def look(self, state: str) -> None:
        visitor = self.visitor
        for theme, language in self.looks:
            visitor.wear(theme)
            if visitor.language != language:
                visitor.speak(language)
                expect(visitor.page.locator("h1").first).to_be_visible()  # a rulebook is another one then
            wrong = violations(visitor.page) + out_of_reach(visitor.page, self.thumb)
            self.found += [f"{state}, {visitor.size}, {theme}, {language}: {one}" for one in wrong]
        if visitor.size == "desktop":
            self.found += [f"{state}: {one}" for one in unseen_focus(visitor.page)]
        self.looks.reverse()  # the next state is looked at as this one was last

    def is_content(self) -> None:
        assert not self.found, f"{len(self.found)} faults\n" + "\n".join(self.found)


COVERED = """(all) => all.filter((one) => {
  const { right, top, height } = one.getBoundingClientRect();
  return document.elementFromPoint(right - 1, top + height / 2) !== one;
}).map((one) => one.outerHTML)"""


NONE_OF = {"won": 0, "target": 11}  # what Shokoba's classic edition is played for


def heading(visitor: Visitor, name: str | re.Pattern[str] = "") -> None:
    expect(visitor.page.get_by_role("heading", level=1).filter(has_text=name)).to_be_visible()


def walk(visitor: Visitor, look: Callable[[str], None]) -> None:
    """Through all pages, as somebody who has just come."""
    page = visitor.page
    visitor.open("/")
    expect(visitor.find("button", "play-game", name="Shokoba")).to_be_visible()
    expect(visitor.find("heading", "first-steps")).to_be_visible()
    look("shelf")
    visitor.open("/new?game=shokoba")
    expect(visitor.find("button", "begin").last).to_be_enabled()
    look("new table")
    visitor.page.get_by_role("button", name=visitor.t("all-options")).click()
    visitor.find("switch", "shokoba-option-nine_cards").click()
    expect(page.get_by_role("alert").filter(has_text="SHO-43")).to_be_visible()
    look("contradiction")
    visitor.open("/learn")
    expect(visitor.page.get_by_role("heading", name="Shokoba")).to_be_visible()
    look("learn")
    visitor.open("/learn/shokoba/first-game")
    expect(visitor.find("button", "learn-go-on")).to_be_visible()
    look("lesson")
    visitor.open("/rules/shokoba")
    expect(page.get_by_role("link", name="SHO-1", exact=True).first).to_be_visible()
    look("rulebook")
    page.get_by_role("searchbox").fill("diam")
    expect(visitor.find("heading", "found", words="diam")).to_be_visible()
    look("rulebook searched")
    visitor.open("/me")
    visitor.press("show-code")
    expect(page.get_by_role("img", name=visitor.t("code-to-scan"))).to_be_visible()
    look("me")
    visitor.press("delete-me")
    expect(page.get_by_role("dialog")).to_be_visible()
    look("asked once more")
    visitor.open("/games")
    expect(page.get_by_text(visitor.t("no-games-yet"))).to_be_visible()
    look("no games")
    with visitor.expecting(r"404 \(Not Found\)"):  # the page itself, which no page can keep from the console
        visitor.open("/nowhere")
    for path, trouble in (
        ("/nowhere", "trouble-page"),
        ("/tables/unknown", "trouble-unknown"),
        ("/replay/unknown", "trouble-unknown"),
        ("/rules/unknown", "trouble-page"),
        ("/learn/shokoba/unknown", "trouble-page"),
    ):
        if path != "/nowhere":
            visitor.open(path)
        heading(visitor, visitor.t(trouble))
        look(path)


def sit(visitor: Visitor, friend: Visitor, look: Callable[[str], None]) -> None:
    """Through all states of a table, with a friend and without."""
    page = visitor.page
    visitor.arrive("Anne")
    friend.arrive("Bob")
    table = visitor.table(OPEN, hints=True)
    visitor.open(table)
    expect(visitor.find("heading", "the-table-is-laid")).to_be_visible()
    look("waiting")
    friend.begin_with(friend, table)
    expect(visitor.find("region", "the-table")).to_be_visible()
    friend.tell(table, "agree", to="end")
    expect(visitor.find("button", "agree")).to_be_visible()
    look("proposal")
    visitor.press("refuse")
    expect(visitor.find("button", "refuse")).to_be_hidden()

    visitor.open(visitor.table(BOT, start=True, hints=True, options=shokoba.SURE))
    shokoba.wait(visitor)
    look("turn")
    visitor.press("more")
    expect(visitor.find("button", "resign")).to_be_visible()
    look("menu")
    page.keyboard.press("Escape")
    if visitor.size != "desktop":
        line = page.get_by_role("main").get_by_role("button", expanded=False)
        line.click()
        expect(visitor.find("tab", "tab-story")).to_be_visible()
        look("story")
        page.get_by_role("main").get_by_role("button", expanded=True).click()
    for tab in ("tab-players", "tab-rules", "tab-story"):
        if visitor.size == "desktop":  # elsewhere they are in the sheet
            visitor.find("tab", tab).click()
            look(tab)
    card, other = cannot_take(visitor)
    shokoba.in_hand(visitor, card).click()
    expect(shokoba.offer(visitor)).to_be_visible()
    look("chosen")
    with visitor.expecting("422"):
        shokoba.on_table(visitor, other).click()
        expect(visitor.find("button", "understood")).to_be_visible()
    look("refused")
    visitor.press("understood")

    visitor.open(visitor.table(BOT, start=True))
    shokoba.wait(visitor)
    shokoba.rush(visitor, "count")
    expect(visitor.find("heading", "shokoba-count", round=1)).to_be_visible()
    look("count")
    shokoba.rush(visitor, "end")
    shokoba.read_all_counts(visitor)
    look("end")
    visitor.find("link", "review").click()
    visitor.press("replay-last")
    expect(visitor.page.locator("[aria-current=step]")).to_be_in_viewport()
    visitor.press("verify-shuffle")
    expect(page.get_by_text(visitor.t("verified-seed-yes"))).to_be_visible()
    look("replay")
    for path, seen in (("/", "finished"), ("/games", "finished")):
        visitor.open(path)
        expect(visitor.find("heading", seen)).to_be_visible()
        look(f"{path} with games")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_page_is_for_everybody(visit: Visit, size: str) -> None:
    visitor = visit(size=size, language=LOOKS[size][0][1])
    critic = Critic(visitor)
    walk(visitor, critic.look)
    critic.is_content()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_state_of_a_table_is_for_everybody(visit: Visit, size: str) -> None:
    visitor = visit(size=size, language=LOOKS[size][0][1])
    critic = Critic(visitor)
    sit(visitor, visit(), critic.look)
    critic.is_content()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_many_ways_to_take_do_not_cover_the_hand(visit: Visit, size: str) -> None:
    visitor = visit(size=size)
    visitor.arrive("Anne")
    visitor.open(visitor.table(*[BOT] * 3, start=True, options=shokoba.CROWD))
    shokoba.wait(visitor)
    shokoba.in_hand(visitor, "R10").click(position=shokoba.CORNER)
    expect(visitor.page.get_by_role("radio")).to_have_count(7)
    offer, hand = shokoba.offer(visitor).bounding_box(), shokoba.hand(visitor).first.bounding_box()
    assert offer is not None
    assert hand is not None
    assert offer["y"] + offer["height"] <= hand["y"]
    for card in shokoba.hand(visitor).all():  # nobody has to scroll to see what they hold
        expect(card).to_be_in_viewport(ratio=0.75)
    own = visitor.page.get_by_role("region", name="Anne").get_by_role(
        "img", name=visitor.t("shokoba-stones", **NONE_OF)
    )
    stones, deck = own.bounding_box(), visitor.find("img", "shokoba-to-deal", many=12).get_by_text("12").bounding_box()
    first = visitor.page.get_by_role("radio").first.bounding_box()
    assert stones is not None
    assert deck is not None
    assert first is not None
    assert stones["x"] + stones["width"] <= hand["x"] or hand["y"] + hand["height"] <= stones["y"]
    assert deck["y"] + deck["height"] <= first["y"]
    assert out_of_reach(visitor.page, THUMB if size == "phone" else 0) == []


CROWDED = """() => [...document.querySelectorAll('.count tbody tr')].flatMap((row) => {
  const words = row.querySelector('.what b'), line = row.getBoundingClientRect();
  const said = document.createRange();
  said.selectNodeContents(words);
  const { left, right } = said.getBoundingClientRect();
  const near = [...row.querySelectorAll('.n')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right + 8 && one.right > left - 8);
  const out = [...row.querySelectorAll('.pips > *')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.top < line.top + 1 || one.bottom > line.bottom - 1);
  return near.length + out.length ? [words.textContent] : [];
})"""


def test_in_a_count_numbers_stones_and_words_have_their_room(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.arrive("Anne")
    visitor.open(visitor.table(BOT, start=True))
    shokoba.wait(visitor)
    shokoba.rush(visitor, "count")
    expect(visitor.find("heading", "shokoba-count", round=1)).to_be_visible()
    assert visitor.page.evaluate(CROWDED) == []


def test_the_others_hands_are_in_one_line_also_where_one_is_a_partner(visit: Visit) -> None:
    visitor = visit(size="phone", language="fr")
    visitor.arrive("Anne")
    visitor.open(visitor.table(*[BOT] * 3, start=True, options=shokoba.TEAMS))
    shokoba.wait(visitor)
    expect(visitor.page.get_by_text(visitor.t("shokoba-partner"))).to_be_visible()
    hands = visitor.page.get_by_role("main").locator(".backs")
    expect(hands).to_have_count(3)
    assert len({(one.bounding_box() or {})["y"] for one in hands.all()}) == 1


def test_nothing_is_lost_at_twice_the_size(visit: Visit) -> None:
    visitor = visit(size="twice", language="fr")
    found: list[str] = []

    def look(state: str) -> None:
        found.extend(f"{state}: {one}" for one in out_of_reach(visitor.page))

    walk(visitor, look)
    sit(visitor, visit(), look)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(720, 450), (844, 390), (932, 430)])
def test_table_and_hand_are_in_sight_at_once_where_it_is_low(visit: Visit, width: int, height: int) -> None:
    """A desk at 200 %, and telephones on their sides."""
    visitor = visit(size="phone")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.arrive("Anne")
    visitor.open(visitor.table(BOT, start=True, options=shokoba.SURE))
    shokoba.wait(visitor)
    shokoba.in_hand(visitor, "S6").click()
    expect(shokoba.offer(visitor)).to_be_enabled()
    seen = [shokoba.on_table(visitor, card) for card in shokoba.TABLE] + shokoba.hand(visitor).all()
    for one in [*seen, shokoba.offer(visitor), visitor.find("img", "cards-in-hand", many=3)]:
        expect(one).to_be_in_viewport(ratio=1)
    assert out_of_reach(visitor.page, THUMB) == []


def test_axe_would_notice(visit: Visit) -> None:
    page = visit().open("/")
    page.evaluate("document.body.append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in violations(page))


FAULTS = {
    "sticks out": "document.querySelector('h1').append('x'.repeat(400))",
    "is covered by lid": """
        const lid = Object.assign(document.createElement('div'), { className: 'lid' });
        Object.assign(lid.style, { position: 'fixed', inset: 0 });
        document.body.append(lid);""",
    "too small": "for (const one of document.querySelectorAll('.btn')) one.style.minHeight = '30px'",
}


def test_a_focus_that_nobody_sees_would_be_noticed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    expect(visitor.find("button", "play-game", name="Shokoba")).to_be_visible()
    assert unseen_focus(page) == []
    for name in ("box-shadow", "outline"):
        page.evaluate(
            f"for (const one of document.querySelectorAll('.btn')) one.style.setProperty('{name}', 'none', 'important')"
        )
    assert unseen_focus(page) != []


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_out_of_reach_would_be_noticed(visit: Visit, fault: str) -> None:
    visitor = visit(size="phone")
    page = visitor.open("/")
    expect(visitor.find("button", "play-game", name="Shokoba")).to_be_visible()
    page.evaluate(f"() => {{ {FAULTS[fault]} }}")
    assert any(fault in found for found in out_of_reach(page, THUMB))


def test_how_many_cards_the_others_hold_is_seen_at_a_full_table(visit: Visit) -> None:
    people = [visit(language="fr"), visit(), visit(), visit()]
    for visitor, name in zip(people, ("Anne", "Bartholomew-John", "Christopher-Joel", "Maximiliane-Anna"), strict=True):
        visitor.arrive(name)
    anne, *others = people
    table = anne.table(*[OPEN] * 3, game="igo")
    for seat, visitor in enumerate(others, 1):
        visitor.tell(table, "sit", seat=seat, invitation=table.partition("=")[2])
    anne.tell(table, "start")
    anne.open(table)
    hands = anne.page.get_by_role("main").get_by_role("img", name=anne.t("cards-in-hand", many=12))
    expect(hands).to_have_count(3)
    assert hands.get_by_text("12").evaluate_all(COVERED) == []
