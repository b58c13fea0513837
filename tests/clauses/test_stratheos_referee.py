"""A slow referee follows thousands of random games with every option and agrees with the kernel on everything."""

from collections import Counter
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.games.stratheos.cards import CODES
from ludotheque.kernel import below, new_rng
from tests.clauses.stratheos_hands import FAMILIES, family, value
from tests.clauses.stratheos_referee import FEWEST, Referee

GAME = ludotheque.game("stratheos")
PLACES = 14
EMPTY, HIDDEN = -1, -2
SPECTATOR = 6
TABLES: list[dict[str, Any]] = [
    {"seats": seats, "youngest": seats - 1, **more}
    for seats in (2, 3, 4, 5, 6)
    for more in (
        {"flush": True, "games": 3},
        {"flush": False, "turn_limit": 60},
        {"novice": True, "games": 5, "turn_limit": 20},
        *([{"novice": True, "passives": False, "turn_limit": 60}] if seats > 2 else []),
    )
]


class Player:
    """Plays at random, each move with its weight (1 when not said)."""

    def __init__(self, **weights: float):
        self.weights = weights

    def choose(self, referee: Referee, moves: list[str], chance: Random) -> str:
        weights = [self.weights.get(move.split()[0], 1.0) for move in moves]
        return chance.choices(moves, weights if sum(weights) else None)[0]


class Cheat(Player):
    """Sees through the cards: gathers a family, announces long flushes and now and then something else right."""

    def __init__(self) -> None:
        super().__init__(stratheos=0.0, same=0.5, full=0.02, run=0.3, take=0.3, nothing=0.1, choose=0.3, power=0.5)
        self.plan: list[str] = []

    def choose(self, referee: Referee, moves: list[str], chance: Random) -> str:
        if self.plan and self.plan[0] in moves:
            return self.plan.pop(0)
        row = [thing.card for thing in referee.rows[referee.current]]
        patience = chance.choice((3, 4, 4, 5, 5, 6, 7)) if len(row) > 7 or chance.random() < 0.2 else 9
        self.plan = right_announcement(row, patience, chance) if "run" in moves else []
        if self.plan:
            return self.plan.pop(0)
        wanted = FAMILIES[referee.current]
        if "exchange 1" in moves and referee.in_hand and family(referee.in_hand) == wanted:
            strangers = [f"exchange {place}" for place, card in enumerate(row, start=1) if family(card) != wanted]
            return chance.choice(strangers or moves)
        if "discard" in moves and chance.random() < 0.7 and len(row) > 8:
            return "discard"
        return super().choose(referee, moves, chance)


def right_announcement(row: list[str], patience: int, chance: Random) -> list[str]:
    """The moves that announce a long enough flush in this row, or now and then cards of one value."""
    runs = [run for first in range(len(row)) for run in climbs(row, [first])]
    flushes = [run for run in runs if len({family(row[place]) for place in run}) == 1 and len(run) >= patience]
    if flushes:
        kind, named = "run", max(flushes, key=len)
    elif chance.random() < 0.05:
        sets = [places for many in (5, 3, 2) for places in combinations(range(len(row)), many)]
        fit = [(str(kind_of(row, places)), list(places)) for places in sets if kind_of(row, places)]
        if not fit:
            return []
        kind, named = chance.choice(fit)
    else:
        return []
    return [kind, *(f"name {place + 1}" for place in named[:-1]), f"last {named[-1] + 1}"]


def climbs(row: list[str], start: list[int]) -> list[list[int]]:
    more = [place for place, card in enumerate(row) if value(card) == value(row[start[-1]]) + 1]
    return [start, *(run for place in more for run in climbs(row, [*start, place]))]


def kind_of(row: list[str], places: tuple[int, ...]) -> str | None:
    counts = sorted(Counter(value(row[place]) for place in places).values())
    return "full" if counts == [2, 3] else "same" if len(counts) == 1 else None


PLAYERS = {
    "anything": Player(),
    "patient": Player(stratheos=0.02, same=0.05, full=0.01, run=0.05, power=8, nothing=0.1),
    "collector": Player(stratheos=0.0, same=0.4, full=0.1, run=0.4, power=4, withdraw=0.3),
    "cheat": Cheat(),
}
MATCHES = {"anything": 45, "patient": 3, "collector": 1, "cheat": 1}


def named(cards: Any) -> list[str | None]:
    """Card numbers of a record as texts; a hidden card is None."""
    return [CODES[card] if card >= 0 else None for card in cards.tolist() if card != EMPTY]


def knowers(referee: Referee, thing: Any) -> int:
    return sum(1 << (SPECTATOR if who == "all" else who) for who in thing.known)


def agree(position: Any, referee: Referee) -> None:
    """The position, and what every seat knows of it."""
    s = GAME.record(position)
    for seat, row in enumerate(referee.rows):
        here = slice(seat * PLACES, (seat + 1) * PLACES)
        assert named(s.cards[here]) == [thing.card for thing in row]
        assert s.knowers[here].tolist()[: len(row)] == [knowers(referee, thing) for thing in row]
        assert s.guarded[seat] == sum(1 << place for place, thing in enumerate(row) if thing.protected)
    assert named(s.discards) == referee.discards
    assert int(s.pile_low) | int(s.pile_high) << 51 == sum(1 << CODES.index(card) for card in referee.pile)
    assert named(s.spread) == referee.spread
    assert s.wins.tolist()[: len(referee.wins)] == referee.wins
    assert [seat for seat in referee.seats if int(s.winners) >> seat & 1] == referee.winners
    assert s.game + 1 == referee.number
    if not referee.winners:
        assert (s.announcer if s.announcer >= 0 else None) == referee.announcer
        assert (s.turns, s.direction) == (referee.turns, referee.direction)
        assert int(s.barred) == sum(1 << seat for seat in referee.barred)
    for seat in (*referee.seats, None):
        knows(GAME.record(GAME.masked(position, seat)), referee, seat)


def knows(masked: Any, referee: Referee, seat: int | None) -> None:
    """STR-64: the masked record has what the seat knows, and no more."""
    who = "all" if seat is None else seat
    cards = masked.cards.tolist()
    for owner, row in enumerate(referee.rows):
        for place, thing in enumerate(row):
            found = cards[owner * PLACES + place]
            assert found == (CODES.index(thing.card) if who in thing.known else HIDDEN)
    sees_hand = referee.in_hand is not None and (referee.open_hand or seat == referee.current)
    shown = CODES.index(referee.in_hand) if sees_hand else EMPTY if referee.in_hand is None else HIDDEN
    assert masked.drawn == shown
    sees_pile = bool(referee.spread) and seat == referee.current
    assert named(masked.spread) == (referee.spread if sees_pile else [None] * len(referee.spread))
    assert bool(masked.pile_low | masked.pile_high) == sees_pile


def follow(options: dict[str, Any], player: Player, seed: int) -> ludotheque.Match:
    """One match, followed to its end."""
    chance = Random(seed)
    match = GAME.new(seed=seed, **options)
    referee = Referee(match.options, partial(below, new_rng(seed, 0)))
    agree(match.position, referee)
    while match.turn is not None:
        moves = match.moves()
        assert referee.asked is not None
        assert (referee.asked[0], sorted(referee.asked[1])) == (match.turn, sorted(moves))
        move = player.choose(referee, moves, chance)
        match.play(move)
        referee.below = partial(below, new_rng(seed, len(match.history)))
        referee.send(move)
        agree(match.position, referee)
    assert referee.asked is None
    assert match.result is not None
    if match.options["games"] == 1:
        assert list(match.result.winners) == referee.winners
    else:
        assert list(match.result.winners) == [s for s in referee.seats if referee.wins[s] == max(referee.wins)]
        assert list(match.result.scores) == referee.wins
    return match


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_a_slow_referee_agrees_on_random_matches(options, player):
    for seed in range(MATCHES[player]):
        follow(options, PLAYERS[player], seed)


def test_the_referee_has_seen_everything_that_can_happen():
    """The matches above are only worth something if the rare things happen in them."""
    seen: Counter[str] = Counter()
    for player in ("patient", "collector", "cheat"):
        for options in TABLES[0], TABLES[3], TABLES[7]:
            match = follow(options, PLAYERS[player], seed=1)
            for told in match.events(None):
                events = told["happened"]
                seen.update([told["move"]["text"].split()[0], *(event["what"] for event in events)])
                families = [event.get("family") for event in events]
                after_fire = events[families.index("fire") :] if "fire" in families else []
                seen.update(f"{event['what']} by fire" for event in after_fire)
    assert {"withdrew", "withheld", "reshuffled", "burnt", "protected", "barred", "traded"} <= set(seen)
    assert {"flush", "right", "wrong", "choose", "pick", "swapped", "looked", "added", "shuffled"} <= set(seen)
    assert {"traded by fire", "added by fire"} <= set(seen)
    assert set(FEWEST) <= set(seen)
