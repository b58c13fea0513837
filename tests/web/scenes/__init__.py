"""How a visitor gets to a state of the app that is worth a picture."""

from collections.abc import Callable

from tests.web.visitors import Visitor

Scene = Callable[[Visitor], object]
CLUB, QUICK, OPEN = {"who": "bot", "level": "club"}, {"who": "bot", "level": "greedy"}, {"who": "open"}


def then(first: Scene, *more: Scene) -> Scene:
    """One after the other."""

    def go(visitor: Visitor) -> None:
        for one in (first, *more):
            one(visitor)

    return go


def press(key: str, **facts: object) -> Scene:
    return lambda visitor: visitor.press(key, **facts)


def chosen(**choices: object) -> Scene:
    """Settings that this visitor has made."""

    def go(visitor: Visitor) -> None:
        keep = "(made) => localStorage.setItem('ludotheque', JSON.stringify(made))"
        visitor.page.goto("/icon.svg")
        visitor.page.evaluate(keep, {"language": visitor.language, **choices})

    return go


def friend(visitor: Visitor, name: str) -> Visitor:
    """Somebody else."""
    browser = visitor.context.browser
    assert browser is not None
    other = Visitor(browser, visitor.url, language=visitor.language)
    other.arrive(name)
    return other
