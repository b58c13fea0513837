"""Who sits where: people with their names, bots with pretty ones."""

import getpass
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from ludotheque.bots import Bot, bot, level_called
from ludotheque.contract.errors import OptionError
from ludotheque.contract.names import LONGEST_NAME, check_name
from ludotheque.contract.texts import say
from ludotheque.match import Match

NOBODYS_NAME = ("root", "admin", "administrator", "ubuntu", "debian", "user", "guest", "runner")
DEFAULT_BOT = "club"  # answers at once, remembers like an attentive guest, and no two matches go the same way

Someone = TypeVar("Someone")


@dataclass(frozen=True)
class Player:
    """One seat's player; `bot` is its level, None for a person."""

    name: str
    bot: str | None = None


def by_lot(seats: int) -> int:
    """A seat that is drawn, from 1."""
    return secrets.randbelow(seats) + 1


def from_seat(first: int, players: Sequence[Someone]) -> list[Someone]:
    """Players around the table, the first of them in this seat, from 1."""
    seats = len(players)
    if not 1 <= first <= seats:
        raise OptionError("seat-out-of-range", field="seat", seat=first, seats=seats)
    return [*players[seats - first + 1 :], *players[: seats - first + 1]]


def seat_players(seats: int, humans: int, bots: Sequence[str], names: Sequence[str], first: int = 1) -> list[Player]:
    """People from the first seat on, then bots. One level is for all bots, several are in order; names likewise."""
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
    players = [Player(name, kind) for name, kind in zip(chosen, kinds, strict=True)]
    return from_seat(first, players)


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
    return [login_name() or say("player-alone")]


def login_name() -> str | None:
    """The name of the login, if it looks like a person's."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError):  # no login: a container's user without an entry
        return None
    person = login.isalpha() and login.lower() not in NOBODYS_NAME and len(login) <= LONGEST_NAME
    return login.capitalize() if person else None


def wake_bots(match: Match, players: Sequence[Player]) -> dict[int, Bot]:
    """A bot for every seat that has one; the same seed of the match makes it play the same."""
    return {
        seat: bot(player.bot, match.game, Random(f"{match.seed} {seat} {len(match.history)}").getrandbits(128))
        for seat, player in enumerate(players)
        if player.bot
    }
