"""Whole matches by the keyboard alone, and by the accessibility tree alone."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import shokoba
from tests.web.keys import Keys
from tests.web.test_matches import BOT
from tests.web.tree import Node, Reader
from tests.web.visitors import Visitor

Visit = Callable[..., Visitor]
MOST = 200  # things to do in a match of four
FLOWN = """() => new MutationObserver(() => {
  if (document.querySelector("[data-flight]")) document.body.dataset.flown = "";
}).observe(document.body, { childList: true, subtree: true })"""  # a flight is over before a busy machine looks


def play_by_keys(keys: Keys) -> None:
    """A card by Tab and an arrow; Enter chooses it, a number one of its takes, Enter once more plays it."""
    visitor, hand = keys.visitor, shokoba.hand(keys.visitor)
    many = hand.count()
    keys.go_to(hand.and_(visitor.page.locator(":focus")))
    if many > 1:
        keys.go_to(hand.nth(many - 1), "ArrowRight", many)
    keys.keyboard.press("Enter")
    expect(shokoba.offer(visitor)).to_be_visible()
    if shokoba.offer(visitor).is_disabled():
        keys.keyboard.press("1")
        expect(visitor.page.get_by_role("radio", checked=True)).to_have_count(1)
    keys.keyboard.press("Enter")
    expect(hand).not_to_have_count(many)


def test_the_keyboard_alone_leads_from_the_shelf_to_the_end_of_a_match(visit: Visit) -> None:
    anne = visit()
    anne.open("/")
    keys = Keys(anne)
    keys.press(anne.find("link", "new-table"))
    seats = anne.find("group", "how-many-play")
    keys.press(seats.get_by_role("button", name="4"))
    keys.press(anne.find("button", "begin"))
    for _ in range(MOST):
        shokoba.wait(anne)
        match shokoba.offered(anne):
            case "turn":
                play_by_keys(keys)
            case "count":
                going_on = anne.find("button", shokoba.GOING_ON[0]).or_(anne.find("button", shokoba.GOING_ON[1]))
                expect(going_on).to_be_focused()  # a count is read at once
                keys.keyboard.press("Enter")
                expect(going_on).to_be_hidden()
            case "end":
                break
    keys.press(anne.find("button", "rematch"))
    expect(shokoba.hand(anne)).to_have_count(3)


class Listener:
    """Somebody who plays by what a screen reader says."""

    def __init__(self, visitor: Visitor):
        self.visitor, self.reader = visitor, Reader(visitor)
        self.going_on = [visitor.t(key) for key in shokoba.GOING_ON]
        takes = [visitor.t("shokoba-take-many", many=many) for many in range(1, 11)]
        self.moves = [visitor.t("shokoba-lay"), *takes]

    def hand(self, tree: Node) -> list[Node]:
        return [card for group in tree.find("group", self.visitor.t("hand")) for card in group.find("button")]

    def held(self, tree: Node) -> list[str]:
        """The cards, without what they can do."""
        return [card.name.partition(",")[0] for card in self.hand(tree)]

    def to_do(self, tree: Node) -> str:
        """What there is to do, by what is there and what was said; the tab has another name while a move is made."""
        if tree.find("button", *self.going_on):
            return "count"
        if tree.find("button", self.visitor.t("rematch")):
            return "end"
        said = " ".join(region.text for region in tree.find("status"))
        mine = tree.name == self.visitor.t("title-your-turn", game="Shokoba") and self.visitor.t("your-turn") in said
        return "turn" if self.hand(tree) and mine else ""

    def go_on(self) -> None:
        (button,) = self.reader.read().find("button", *self.going_on)
        self.reader.press(button)
        self.reader.wait(lambda tree: not tree.find("button", button.name))

    def play(self) -> None:
        """The first card; of its takes the first; and what is offered."""
        before = self.held(self.reader.read())
        self.reader.press(self.hand(self.reader.read())[0])
        self.reader.wait(lambda tree: self.hand(tree) and self.hand(tree)[0].about.get("pressed") == "true")
        if takes := self.reader.read().find("radio"):
            self.reader.press(takes[0])
        button = self.reader.wait(lambda tree: [one for one in tree.find("button", *self.moves) if enabled(one)])[-1]
        self.reader.press(button)
        self.reader.wait(lambda tree: self.held(tree) != before)

    def knows_all(self) -> None:
        """Everything that the eyes see is said: one's cards, those on the table, how many the others hold."""
        tree, view = self.reader.read(), shokoba.view(self.visitor)
        assert self.held(tree) == [shokoba.spoken(self.visitor, card) for card in view["hand"]]
        (table,) = tree.find("region", self.visitor.t("the-table"))
        lying = [one.name for item in table.find("listitem") for one in item.find("button")]
        assert lying == [shokoba.spoken(self.visitor, card) for card in view["table"]]
        held = [self.visitor.t("cards-in-hand", many=many) for many in view["hand_sizes"][1:]]
        assert sorted(one.name for one in tree.find("image") if one.name in held) == sorted(held)


def enabled(node: Node) -> bool:
    return not node.about.get("disabled", False)


def test_the_accessibility_tree_alone_is_enough_for_a_match(visit: Visit) -> None:
    anne = visit(language="fr", size="phone")
    anne.arrive("Anne")
    anne.open(anne.table(BOT, BOT, BOT, start=True))
    listener, turns = Listener(anne), 0
    for _ in range(MOST):
        match listener.reader.wait(listener.to_do):
            case "turn":
                turns += 1
                listener.knows_all()
                listener.play()
            case "count":
                listener.go_on()
            case "end":
                break
    tree = listener.reader.read()
    assert turns >= 9
    assert any("Anne" in one.text for one in tree.find("listitem")), "nobody says how it ended"


def test_letters_are_keys_of_the_table(visit: Visit) -> None:
    """They are listed, they act, nothing is typed over by them, and who does not want them switches them off."""
    anne = visit(motion=True)
    anne.arrive("Anne")
    anne.open(anne.table(BOT, start=True, hints=True))
    keyboard, sheet = anne.page.keyboard, anne.find("dialog", "keys")
    shokoba.wait(anne)
    shokoba.play(anne)
    shokoba.wait(anne)
    keyboard.press("?")
    for does in ("key-keys", "key-last", "hint-ask", "open-rulebook", "shokoba-key-takes"):
        expect(sheet.get_by_role("definition").filter(has_text=anne.t(does))).to_be_visible()
    keyboard.press("r")  # a sheet lies over the table: nobody leaves
    keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    keyboard.press("h")
    expect(anne.page.get_by_role("complementary")).not_to_contain_text(anne.t("hint-offer"))
    anne.page.evaluate(FLOWN)
    keyboard.press("l")
    expect(anne.page.locator("body[data-flown]")).to_be_attached()
    shokoba.wait(anne)
    anne.press("more")
    anne.press("keys")
    anne.find("switch", "letters", sheet).click()
    keyboard.press("Escape")
    keyboard.press("r")
    anne.press("more")
    anne.press("keys")
    anne.find("switch", "letters", sheet).click()
    keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert anne.here.startswith("/tables/")
    keyboard.press("r")
    anne.page.wait_for_url("**/rules/shokoba")
