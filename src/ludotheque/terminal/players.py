"""Who sits where: people with their names, bots with pretty ones."""

import getpass
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ludotheque.bots import Bot, bot, level_called
from ludotheque.contract.errors import OptionError
from ludotheque.contract.names import LONGEST_NAME, check_name
from ludotheque.contract.texts import say
from ludotheque.match import Match

NOBODYS_NAME = ("root", "admin", "administrator", "ubuntu", "debian", "user", "guest", "runner")
DEFAULT_BOT = "club"  # answers at once, remembers like an attentive guest, and no two matches go the same way


@dataclass(frozen=True)
class Player:
    """One seat's player; `bot` is its level, None for a person."""

    name: str
    bot: str | None = None


def seat_players(seats: int, humans: int, bots: Sequence[str], names: Sequence[str]) -> list[Player]:
    """People first, then bots. One level given is for all bots, several are seat by seat; names likewise in order."""
    if not 0 <= humans <= seats:
        raise OptionError("humans-out-of-range", field="humans", humans=humans, seats=seats)
    if len(names) > seats:
        raise OptionError("too-many-names", field="name", names=len(names), seats=seats)
    if len(bots) > max(1, seats - humans):
        raise OptionError("too-many-bots", field="bot", bots=len(bots), free=seats - humans)
    for level in bots:
        level_called(level)
    levels = [*bots] if len(bots) > 1 else [*(bots or [DEFAULT_BOT])] * (seats - humans)
    levels += [DEFAULT_BOT] * (seats - humans - len(levels))
    kinds: list[str | None] = [*[None] * humans, *levels[: seats - humans]]
    chosen = [check_name(name) for name in names]
    for kind in kinds[len(chosen) :]:
        chosen.append(_free_name(chosen, _bot_names() if kind else _people_names(humans)))
    if len(set(chosen)) < seats:
        raise OptionError("names-alike", field="name", names=", ".join(chosen))
    return [Player(name, kind) for name, kind in zip(chosen, kinds, strict=True)]


def _free_name(taken: Sequence[str], names: Sequence[str]) -> str:
    return next(name for name in names if name not in taken)


def _bot_names() -> list[str]:
    names = say("names-of-bots").split(", ")
    secrets.SystemRandom().shuffle(names)
    return names


def _people_names(humans: int) -> list[str]:
    """Numbers for several; one alone has the name of the login, if that looks like a person's."""
    if humans > 1:
        return [say("player-number", number=number) for number in range(1, humans + 1)]
    try:
        login = getpass.getuser()
    except (OSError, KeyError):  # no login: a container's user without an entry
        return [say("player-alone")]
    person = login.isalpha() and login.lower() not in NOBODYS_NAME and len(login) <= LONGEST_NAME
    return [login.capitalize() if person else say("player-alone")]


def wake_bots(match: Match, players: Sequence[Player]) -> dict[int, Bot]:
    """A bot for every seat that has one; the same seed of the match makes it play the same."""
    return {
        seat: bot(player.bot, match.game, Random(f"{match.seed} {seat} {len(match.history)}").getrandbits(128))
        for seat, player in enumerate(players)
        if player.bot
    }
