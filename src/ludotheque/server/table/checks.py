"""Whether a table does what it is told: one function for each command, which refuses it or gives the row's body.

Nothing is changed here. `standing` is how the table would stand with the guest back.
"""

import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludotheque.contract.errors import OptionError, nearest
from ludotheque.contract.names import SIGNS
from ludotheque.contract.shuffle import match_seed, read_words
from ludotheque.reveals import shows, tells
from ludotheque.server.refusals import NotNow, NotYours, Refused, TableOver, TooOften
from ludotheque.server.table import commands
from ludotheque.server.table.seats import known_level, seat_of, turned, words_of
from ludotheque.server.table.standing import (
    ADJOURNED,
    END,
    OVER,
    PLAYING,
    PROPOSALS,
    REMATCH,
    TAKEBACK,
    WAITING,
    Standing,
)

if TYPE_CHECKING:
    from ludotheque.match import Match
    from ludotheque.server.table.table import Table

SECONDS_BETWEEN_SIGNS = 2.0
Body = dict[str, Any]


class Asked:
    """A command as the checks see it: whose it is, and the table it is for."""

    def __init__(self, table: "Table", standing: Standing, guest: str, now: float):
        self.table, self.standing, self.guest, self.now = table, standing, guest, now
        self.seat = seat_of(standing.seats, guest)

    def seated(self) -> int:
        """The seat of the guest, who must have one."""
        if self.seat is None:
            raise NotYours("not-seated")
        return self.seat

    def playing(self) -> int:
        """The seat of the guest, who must be in the match."""
        seat = self.seated()
        self.begun()
        if self.standing.seats[seat].out:
            raise NotNow("given-up")
        return seat

    def to_act(self) -> int:
        """The seat of the guest, who must be the one to act."""
        seat = self.playing()
        if self.standing.state == ADJOURNED:
            raise NotNow("table-adjourned")
        self.table.the_match.check_turn(seat)
        return seat

    def begun(self) -> None:
        """The match must have begun, and not be over."""
        if self.standing.state == WAITING:
            raise NotNow("table-waiting")
        if self.standing.state == OVER:
            raise TableOver("match-over")

    def between_matches(self) -> None:
        if self.standing.state in (PLAYING, ADJOURNED):
            raise NotNow("table-playing")

    def hosting(self) -> None:
        """The guest must be the maker of the table; when the maker does not sit there, anybody who does."""
        maker = self.table.maker
        if self.guest != maker and (self.seat is None or seat_of(self.standing.seats, maker) is not None):
            raise NotYours("not-the-host")

    def seat_called(self, number: int) -> int:
        seats = self.standing.seats
        if not 0 <= number < len(seats):
            raise OptionError("no-such-seat", field="seat", seat=number, most=len(seats) - 1)
        return number

    def all_seats_taken(self) -> None:
        """So many bots and people as there are seats, and at a table that waits for everybody nobody is away."""
        if any(seat.free if self.table.adjourns else seat.open for seat in self.standing.seats):
            raise NotNow("open-seats")


def invited(table: "Table", guest: str, invitation: str) -> None:
    """Refuse who may not sit down: a table that is not public is for its maker and those who know the invitation."""
    known = hmac.compare_digest(invitation.encode("utf-8", "replace"), table.facts.invitation.encode())
    if not (table.facts.public or guest == table.maker or known):
        raise NotYours("invitation-needed", field="invitation")


def _sit(asked: Asked, command: commands.Sit) -> Body:
    asked.between_matches()
    number = asked.seat_called(command.seat)
    if asked.seat is not None:
        raise NotNow("already-seated", field="seat", seat=asked.seat)
    if not asked.standing.seats[number].free:
        raise NotNow("seat-taken", field="seat", seat=number)
    return {"seat": number}


def _stand(asked: Asked, command: commands.Stand) -> Body:
    asked.seated()
    asked.between_matches()
    return {}


def _bot(asked: Asked, command: commands.Bot) -> Body:
    asked.hosting()
    asked.between_matches()
    number = asked.seat_called(command.seat)
    if not (asked.standing.seats[number].free or asked.standing.seats[number].level):
        raise NotNow("seat-taken", field="seat", seat=number)
    level = "" if command.level is None else known_level(command.level)
    return {"seat": number, "level": level}


def _start(asked: Asked, command: commands.Start) -> Body:
    if asked.seat is None:
        asked.hosting()
    asked.between_matches()
    if asked.standing.state == OVER:
        raise TableOver("match-over")
    asked.all_seats_taken()
    return {"begin": _beginning(asked.table, words_of(asked.standing.seats))}


def _beginning(table: "Table", words: tuple[str, ...]) -> Body:
    """The next match: everything in it follows from this."""
    number = table.standing.number + 1
    seed = match_seed(table.facts.secret(number), table.id, number, words)
    return {"number": number, "seed": f"{seed:032x}", "rules": table.game.version}


def _play(asked: Asked, command: commands.Play) -> Body:
    if asked.guest:
        seat = asked.playing()
    else:
        asked.begun()
        seat = _bot_to_act(asked)
    if asked.standing.state == ADJOURNED:
        raise NotNow("table-adjourned")
    moves = list(command.moves)
    return {"moves": moves, "codes": checked_moves(asked.table.the_match, seat, moves)}


def _bot_to_act(asked: Asked) -> int:
    turn = asked.table.the_match.turn
    if turn is None or not asked.standing.seats[turn].bot:
        raise NotYours("not-a-bots-turn")
    return turn


def checked_moves(match: "Match", seat: int, moves: list[str], silent: bool = False) -> list[int]:
    """The codes of moves that a seat may play one after the other; refused as soon as one is not legal.

    A refusal of a later move tells its player of the position after the earlier ones. So only the last may draw or
    show the player anything; and not even that one if they shall be silent. What the others would learn they learn when
    all is played, or never.
    """
    if not 1 <= len(moves) <= commands.MOST_MOVES:
        raise Refused("moves-too-many", field="moves", most=commands.MOST_MOVES)
    if len(moves) == 1 and not silent:
        return [match.find(moves[0], seat)]
    twin = match.clone()
    for number, move in enumerate(moves):
        if number > 0 and shows(twin, twin.ply - 1, seat):
            raise Refused("reveals-first", field="moves", move=moves[number - 1])
        twin.play(move, seat)
    if silent and shows(twin, twin.ply - 1, seat):
        raise Refused("reveals-first", field="moves", move=moves[-1])
    return list(twin.played[match.ply :])


def _words(asked: Asked, command: commands.Words) -> Body:
    asked.seated()
    asked.between_matches()
    return {"text": read_words(command.text)}


def _takeback(asked: Asked, command: commands.Takeback) -> Body:
    seat = asked.playing()
    if asked.standing.state == ADJOURNED:
        raise NotNow("table-adjourned")
    if asked.standing.proposal(TAKEBACK) is not None:
        raise NotNow("already-proposed")
    match, last = asked.table.the_match, asked.table.last_ply_of(seat)
    if last is None:
        raise Refused("takeback-of-nothing")
    if last == match.ply - 1 and match.turn == seat and not tells(match, last, seat):
        return {"to": TAKEBACK, "ply": last, "done": True}
    since = range(match.ply - 1, last, -1)
    if any(tells(match, ply, seat) for ply in since) or tells(match, last, seat, but_itself=True):
        raise Refused("seen-since")
    done = asked.standing.settles(asked.standing.agreed_by(TAKEBACK, seat, last))
    return {"to": TAKEBACK, "ply": last, "done": done}


def _agree(asked: Asked, command: commands.Agree) -> Body:
    to = _known(command.to)
    if to == REMATCH:
        return _rematch(asked, command)
    seat = asked.playing()
    if to != END and asked.standing.proposal(to) is None:
        raise NotNow("nothing-proposed", field="to")
    return _one_more(asked, seat, to)


def _one_more(asked: Asked, seat: int, to: str) -> Body:
    proposal = asked.standing.proposal(to)
    if proposal is not None and seat in proposal.agreed:
        raise NotNow("already-agreed", field="to")
    return {"to": to, "done": asked.standing.settles(asked.standing.agreed_by(to, seat))}


def _rematch(asked: Asked, command: commands.Rematch | commands.Agree) -> Body:
    if asked.standing.state == WAITING:
        raise NotNow("table-waiting")
    asked.between_matches()
    if asked.seat is None and any(seat.guest for seat in asked.standing.seats):
        raise NotYours("not-seated")
    if asked.seat is None:  # a table of bots is its maker's
        asked.hosting()
    asked.all_seats_taken()
    if asked.seat is None:
        body: Body = {"to": REMATCH, "done": True}
    else:
        body = _one_more(asked, asked.seat, REMATCH)
    if body["done"]:
        body["begin"] = _beginning(asked.table, words_of(turned(asked.standing.seats)))
    return body


def _refuse(asked: Asked, command: commands.Refuse) -> Body:
    to = _known(command.to)
    asked.seated()
    if asked.standing.proposal(to) is None:
        raise NotNow("nothing-proposed", field="to")
    if to != REMATCH:
        asked.playing()
    return {"to": to}


def _known(to: str) -> str:
    if to not in PROPOSALS:
        raise Refused("proposal-unknown", field="to", name=to, nearest=nearest(to, PROPOSALS))
    return to


def _resign(asked: Asked, command: commands.Resign) -> Body:
    asked.playing()
    return {}


def _react(asked: Asked, command: commands.React) -> Body:
    asked.seated()
    if command.sign not in SIGNS:
        raise Refused("sign-unknown", field="sign", name=command.sign, nearest=nearest(command.sign, SIGNS))
    last = asked.table.reacted.get(asked.guest)
    if last is not None and (wait := last + SECONDS_BETWEEN_SIGNS - asked.now) > 0:
        raise TooOften("sign-too-soon", wait=wait)
    return {"sign": command.sign}


def _leave(asked: Asked, command: commands.Leave) -> Body:
    asked.seated()
    return {}


def _return(asked: Asked, command: commands.Return) -> Body:
    seat = asked.seated()
    if not asked.table.standing.seats[seat].away:
        raise NotNow("not-away")
    return {}


CHECKS: dict[type[commands.Command], Callable[[Asked, Any], Body]] = {
    commands.Sit: _sit,
    commands.Stand: _stand,
    commands.Bot: _bot,
    commands.Start: _start,
    commands.Play: _play,
    commands.Words: _words,
    commands.Takeback: _takeback,
    commands.Agree: _agree,
    commands.Refuse: _refuse,
    commands.Resign: _resign,
    commands.Rematch: _rematch,
    commands.React: _react,
    commands.Leave: _leave,
    commands.Return: _return,
}
