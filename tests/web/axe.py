"""axe looks at a page: roles, names, contrast, order, and a hundred things more."""

from playwright.sync_api import Page

from tests.web.visitors import WEB

# A card that lies face up is a drawing: I Go!'s rose 10 shows “10 R 10 R” and is called “rose 10”, one of Stratheós
# shows figure, letter and title in the order in which they are printed. axe takes that for a label that says otherwise,
# although no name could repeat it. Only such buttons are left out, and only of this rule; those with a back are not.
CARDS = (
    "axe.configure({ rules: [{ id: 'label-content-name-mismatch',"
    """ selector: 'button:not([data-face]), button[data-face=""]' }] })"""
)
SOURCE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
STILL = "Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
RUN = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)"  # the rest is large


def violations(page: Page) -> list[str]:
    """What axe has against the page as it is now, once nothing moves any more."""
    page.evaluate(f"document.fonts.ready.then(() => {STILL})")
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE)
        page.evaluate(CARDS)
    found = page.evaluate(RUN)
    return [
        f"{one['id']}: {one['help']} — {node['target'][0]} — {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


def assert_accessible(page: Page) -> None:
    found = violations(page)
    assert not found, "\n".join(found)
