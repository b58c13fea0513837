"""What the levels are called in the language of a table; whoever names one may do so in any. Records keep one name."""

from functools import cache

from ludotheque.bots.levels import LEVELS
from ludotheque.contract.errors import UnknownName, nearest, shown
from ludotheque.contract.texts import LANGUAGES, say, speaking
from ludotheque.contract.vocabulary import fold


def level_name(level: str) -> str:
    """A level in the current language: `beginner@50` is « débutant@50 »."""
    name, at, budget = level.partition("@")
    return say(f"level-name-{name}") + at + budget


def level_meant(entry: str) -> str:
    """The level that somebody names, in whatever language."""
    name, at, budget = entry.partition("@")
    level = _understood().get(fold(name))
    if level is None:
        here = [level_name(level) for level in LEVELS]
        raise UnknownName("bot-unknown", field="bot", name=shown(entry), nearest=nearest(entry, here))
    return level + at + budget


@cache
def _understood() -> dict[str, str]:
    names = {level: level for level in LEVELS}
    for language in LANGUAGES:
        with speaking(language):
            names |= {fold(level_name(level)): level for level in LEVELS}
    return names
