"""Every page but the tables."""

from playwright.sync_api import expect

from tests.web import shokoba
from tests.web.scenes import CLUB, OPEN, QUICK, Scene, chosen, friend, press, then
from tests.web.visitors import NEWER, Visitor


def page(path: str) -> Scene:
    def go(visitor: Visitor) -> None:
        visitor.arrive("Anne")
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")

    return go


def stranger(visitor: Visitor) -> None:
    """On the shelf for the first time."""
    visitor.open("/")
    visitor.page.wait_for_load_state("networkidle")


def busy(visitor: Visitor) -> None:
    """Somebody with games under way, among others who wait."""
    visitor.arrive("Anne")
    for game, others in (("shokoba", [CLUB]), ("igo", [QUICK, QUICK])):
        visitor.table(*others, game=game, start=True)
    visitor.table(OPEN, CLUB)
    cleo, table = friend(visitor, "Cléo"), visitor.table(OPEN, public=True)
    cleo.tell(table, "sit", seat=1)
    visitor.tell(table, "start")
    cleo.tell(table, "resign")
    friend(visitor, "Mireille").table(OPEN, game="stratheos", public=True)
    friend(visitor, "Jules").table(OPEN, CLUB, OPEN, game="ido", public=True)


def go_to(path: str) -> Scene:
    def go(visitor: Visitor) -> None:
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")

    return go


def waiting(visitor: Visitor) -> None:
    visitor.arrive("Anne")
    table = visitor.table(OPEN, OPEN, CLUB)
    friend(visitor, "Bruno").tell(table, "sit", seat=1, invitation=table.partition("=")[2])
    visitor.open(table)


def invited(visitor: Visitor) -> None:
    visitor.open(friend(visitor, "Bruno").table(OPEN, CLUB))


def not_invited(visitor: Visitor) -> None:
    visitor.arrive("Anne")
    visitor.open(friend(visitor, "Bruno").table(OPEN).partition("?")[0])


def gone(visitor: Visitor) -> None:
    """The page is there, the server behind it is not."""
    visitor.page.route("**/api/**", lambda route: route.abort())
    visitor.open("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.t("trouble-gone"))


def changed(visitor: Visitor) -> None:
    """A page that can no longer be loaded: another version is served."""
    visitor.arrive("Anne")
    visitor.open("/")
    visitor.page.route("**/assets/*", lambda asked: asked.fulfill(status=404))
    visitor.page.route(f"{visitor.url}/", lambda asked: asked.fulfill(**NEWER))
    visitor.find("link", "learn").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.t("trouble-version"))


def all_options(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=visitor.t("all-options")).click()


def search(visitor: Visitor) -> None:
    visitor.find("searchbox", "search-rules").fill({"fr": "poser", "en": "lay"}[visitor.language])


def ask_term(visitor: Visitor) -> None:
    term = visitor.page.locator("#SHO-14 .term").last
    term.scroll_into_view_if_needed()
    term.click()


def scroll_to(selector: str) -> Scene:
    return lambda visitor: visitor.page.locator(selector).first.evaluate("(one) => one.scrollIntoView()")


def lesson(step: int) -> Scene:
    def go(visitor: Visitor) -> None:
        visitor.open("/learn/shokoba/first-game")
        expect(visitor.page.get_by_role("region", name=visitor.t("the-table"))).to_be_visible()
        for _ in range(step):
            (visitor.find("button", "learn-go-on").or_(visitor.find("button", "learn-skip"))).click()
            visitor.page.wait_for_load_state("networkidle")

    return go


def wrong(visitor: Visitor) -> None:
    """A move that the lesson does not want."""
    shokoba.hand(visitor).last.click()
    visitor.page.locator("[data-place^='table/']").first.click()


PAGES: dict[str, Scene] = {
    "shelf-first": stranger,
    "shelf": then(busy, go_to("/")),
    "new-table": page("/new?game=shokoba"),
    "new-table-options": then(page("/new?game=shokoba"), all_options),
    "new-table-ido": page("/new?game=ido"),
    "waiting": waiting,
    "invited": invited,
    "my-games": then(busy, go_to("/games")),
    "my-games-none": page("/games"),
    "learn": page("/learn"),
    "lesson": lesson(0),
    "lesson-move": lesson(3),
    "lesson-wrong": then(lesson(3), wrong),
    "rules": page("/rules/shokoba"),
    "rules-clause": page("/rules/shokoba#SHO-15"),
    "rules-search": then(page("/rules/shokoba"), search),
    "rules-term": then(page("/rules/shokoba"), ask_term),
    "rules-terms": then(page("/rules/shokoba"), scroll_to("dl")),
    "rules-igo": page("/rules/igo#IGO-20"),
    "rules-ido": page("/rules/ido#IDO-20"),
    "rules-stratheos": page("/rules/stratheos#STR-4"),
    "me": page("/me"),
    "me-settings": then(page("/me"), scroll_to("#h-settings")),
    "me-code": then(page("/me"), press("show-code")),
    "me-delete": then(page("/me"), press("delete-me")),
    "shelf-contrast": then(chosen(contrast="more"), busy, go_to("/")),
    "missing-page": page("/nowhere"),
    "missing-table": page("/tables/unknown"),
    "not-invited": not_invited,
    "gone": gone,
    "changed": changed,
}
