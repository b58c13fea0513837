"""Everything that a seat is shown, channel by channel: the same bytes in every world that it must think possible."""

import random
from collections.abc import Sequence

from ludotheque.bots import LEVELS, Hint, bot
from ludotheque.contract.errors import IllegalMove
from ludotheque.contract.texts import LANGUAGES, speaking
from ludotheque.match import Match
from ludotheque.testing.matches import canonical

NAMES = ("Anne", "Bob", "Cleo", "Dora", "Emil", "Fee", "Gil", "Hana")
ITERATIONS = 50  # of search: quick, and the same however busy the machine is
QUICK_LEVELS = [f"{name}@{ITERATIONS}" if level.searches else name for name, level in LEVELS.items()]


def hinted(hint: Hint) -> object:
    """A hint as data, and in every language."""
    told = []
    for language in LANGUAGES:
        with speaking(language):
            told.append(hint.tell())
    return [hint.move, hint.value, hint.share, hint.reasons, told]


def shown(match: Match, seat: int | None, texts: Sequence[str] = ()) -> dict[str, bytes]:
    """What the seat is shown: its view, and if it is to act its moves, refusals of the texts, bots and hints."""
    channels = {
        "view": canonical(match.view(seat)),
        "bot input": match.view_record(seat).tobytes(),
        "result": canonical(match.result.__dict__ if match.result else None),
    }
    if seat is not None and seat == match.turn:
        channels["moves"] = canonical(match.moves())
        channels["refusals"] = canonical([refusal(match, text) for text in texts])
        channels["bot choice"] = canonical(
            [bot(level, match.game, seed=1).choose(match.view_record(seat)) for level in QUICK_LEVELS]
        )
        channels["hints"] = canonical([hinted(hint) for hint in match.hint(seat, iterations=ITERATIONS)])
    return channels


def refusal(match: Match, text: str) -> object:
    """What is said to a text, whatever it is: the whole refusal, or that it was played."""
    try:
        match.clone().play(text)
    except IllegalMove as refused:
        return refused.document()
    return "played"


def told(match: Match, seat: int | None) -> bytes:
    """The story of the last move as the seat hears it, as data and in every language."""
    events = match.happened(seat)
    stories: list[object] = [events]
    for language in LANGUAGES:
        with speaking(language):
            stories.append([match.game.tell(event, NAMES) for event in events])
    return canonical(stories)


def differences(one: Match, other: Match, seat: int | None, texts: Sequence[str] = ()) -> set[str]:
    """The channels by which a seat could tell two worlds apart that it must not be able to tell apart."""
    here, there = shown(one, seat, texts), shown(other, seat, texts)
    return {channel for channel in here.keys() | there.keys() if here.get(channel) != there.get(channel)}


def told_differently(one: Match, other: Match, seat: int | None, move: str) -> set[str]:
    """The same for the story of a move that is legal in both worlds.

    What the seat learns by the move (cards that it draws) may differ; then there are two stories to tell.
    """
    one, other = one.clone(), other.clone()
    one.play(move)
    other.play(move)
    if one.view(seat) != other.view(seat) or one.view_record(seat).tobytes() != other.view_record(seat).tobytes():
        return set()
    return {"narration"} if told(one, seat) != told(other, seat) else set()


def common_move(one: Match, other: Match, chance: random.Random) -> str | None:
    """A move that is legal in both worlds, if there is one."""
    common = [move for move in one.moves() if move in set(other.moves())]
    return chance.choice(common) if common else None
