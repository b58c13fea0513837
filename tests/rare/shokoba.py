"""A round in which nobody takes anything, and a tie at the top of a classic match."""

from collections.abc import Iterator
from typing import Any

import ludotheque

GAME = ludotheque.game("shokoba")


def positions() -> Iterator[tuple[dict[str, Any], list[str]]]:
    yield _nobody_took(), ["S1", "leave"]
    yield _tied_with_one_card_to_play()


def _nobody_took() -> dict[str, Any]:
    """With oversight everybody may lay every card (SHO-40); at the end of the round the table is nobody's (SHO-19)."""
    table = list(GAME.part("document").COMPONENTS.elements())
    table.remove("S1")
    heading = {"game": "shokoba", "options": {"oversight": True}, "seats": 2, "dealer": 0, "turn": 0}
    cards = {"hands": [["S1"], []], "table": table, "taken": [[], []], "undealt": []}
    return {**heading, **cards, "gems": [0, 0], "last_taker": None}


def _tied_with_one_card_to_play() -> tuple[dict[str, Any], list[str]]:
    """The last card of a round, with as many gems as make it a tie at 11 or more (SHO-33)."""
    match, player = GAME.new(seed=1, edition="classic"), ludotheque.bot("greedy", GAME, seed=1)
    while match.view(None)["undealt"] or sum(match.view(None)["hand_sizes"]) > 1:
        match.play(player.choose(match.view_record(match.turn)))
    move, last = match.moves()[0], match.dump()
    before = last["gems"]
    match.play(move)
    won = [after - earlier for after, earlier in zip(match.dump()["gems"], before, strict=True)]
    level = [10 + max(won) - gems for gems in won]  # so that both come to the same, and neither was there before
    gems = [gems if max(level) < 11 else gems - (max(level) - 10) for gems in level]
    return {**last, "gems": gems, "round": last["round"] + 2}, [move]
