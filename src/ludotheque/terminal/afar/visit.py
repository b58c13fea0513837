"""`ludotheque play --server`: who one is there, and which table to sit down at: a new one, one's own, somebody's."""

from dataclasses import dataclass, field
from typing import Any

from ludotheque.bots import LEVELS
from ludotheque.client import Link, Refused, SeenTable, Server, identity, read_link
from ludotheque.contract.errors import OptionError
from ludotheque.contract.names import check_name
from ludotheque.contract.texts import language, say
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.terminal.afar.live import LiveScreen
from ludotheque.terminal.afar.session import Session
from ludotheque.terminal.players import DEFAULT_BOT, by_lot, from_seat, login_name
from ludotheque.terminal.shelf import choose, choose_level

MOST_LISTED = 9  # tables in the menu


@dataclass(frozen=True)
class Visit:
    """What the command line asks for at a server."""

    link: Link
    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)  # what was said of the game's options, `seats` among them
    humans: int | None = None
    seat: int | None = None  # of the first person at a new table, from 1; None: the lone person's is drawn
    bots: tuple[str, ...] = ()
    name: str | None = None
    language: str | None = None
    drawn: bool | None = None
    watch: bool = False


def read_place(server: str, table: str | None, invitation: str | None) -> Link:
    """A server's address or a whole link, and what was said beside it."""
    link = read_link(server)
    return Link(link.server, table or link.table, invitation or link.invitation)


def visit(wish: Visit) -> int:
    """Sit down and play; the exit code."""
    screen = LiveScreen(wish.drawn)
    server = arrive(wish, screen)
    server.on_trouble = lambda: screen.say(say("afar-lost"), style="yellow")
    try:
        table = (
            server.table(wish.link.table, wish.link.invitation) if wish.link.table else _choose(wish, server, screen)
        )
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        return 0
    seen = table.look()
    if not wish.watch:
        _sit_down(table)
    return Session(table, game_called(seen["game"]), screen, wish.language or language()).run()


def arrive(wish: Visit, screen: LiveScreen) -> Server:
    """Come as who one was here before, or as a new guest; with the name and the language that were asked for."""
    address, chosen = wish.link.server, wish.language or language()
    server = Server(address, identity.token_for(address))
    fields = {"language": chosen} | ({"name": check_name(wish.name)} if wish.name else {})
    if server.token:
        try:
            server.change(**fields)
            return server
        except Refused as refusal:
            if refusal.status != 401:
                raise
            screen.say(say("afar-unknown-here"))
    own = login_name()
    server.arrive(**({"name": own} if own else {}) | fields)
    try:
        identity.keep(address, server.token)
    except OSError as why:
        screen.say(say("afar-not-kept", file=str(identity.file()), why=str(why.strerror)))
    return server


def _sit_down(table: SeenTable) -> None:
    """On the first free seat, if one has none yet; where none is free, one watches."""
    seen = table.seen
    if seen["you"] is not None or seen["state"] not in ("waiting", "over"):
        return
    free = [number for number, seat in enumerate(seen["seats"]) if seat["who"] == "open" or seat["away"] == "left"]
    if free:
        table.do("sit", seat=free[0], invitation=table.invitation)
        table.look()


def _choose(wish: Visit, server: Server, screen: LiveScreen) -> SeenTable:
    """A table from the menu: a new one, or one of those where one sits or could sit."""
    if wish.game is not None:
        return _make(wish, server, screen, wish.game)
    screen.say(say("afar-welcome", name=server.me()["name"], address=server.url), style="bold")
    mine = server.tables(mine="true")
    seated = {line["table"] for line in mine}
    open_ = [line for line in server.tables(open="true") if line["open"] and line["table"] not in seated]
    lines = [line for line in (*mine, *open_) if line["game"] in games()][:MOST_LISTED]
    entries = {f"table-{number}": _line(line) for number, line in enumerate(lines, start=1)}
    entries |= {game["game"]: say("afar-new", game=_here(game["title"])) for game in _games(server)}
    chosen = choose(screen, say("afar-which"), entries, default=next(iter(entries)))
    if chosen.startswith("table-"):
        return server.table(lines[int(chosen.removeprefix("table-")) - 1]["table"])
    return _make(wish, server, screen, chosen)


def _games(server: Server) -> list[dict[str, Any]]:
    """What the server has on its shelf and this terminal can draw."""
    return [game for game in server.games() if game["game"] in games()]


def _here(texts: dict[str, str]) -> str:
    return texts[language()]


def _line(line: dict[str, Any]) -> str:
    """A table in the menu: who sits there, and what it waits for."""
    names = ", ".join(seat["name"] or say("afar-free") for seat in line["seats"])
    state = "your-turn" if line["your_turn"] else line["state"]
    return f"{_here(line['title'])} — {names} — {say(f'afar-state-{state}')}"


def _make(wish: Visit, server: Server, screen: LiveScreen, name: str) -> SeenTable:
    """A new table, as the command line says or as the menu's questions are answered."""
    game_called(name)
    game = server.game(name)
    asked = wish.game is None  # who names a game gets it as here: with one person, unless the options say more
    options = _ask_options(screen, game) if asked else dict(wish.options)
    seats = int(options.pop("seats", None) or _usual(game))
    humans = _ask_people(screen, seats) if asked else 1 if wish.humans is None else wish.humans
    if not 1 <= humans <= seats:
        raise OptionError("humans-out-of-range", field="humans", humans=humans, seats=seats)
    bots = [_ask_level(screen, game)] if asked and humans < seats else list(wish.bots or (DEFAULT_BOT,))
    levels = (bots if len(bots) > 1 else bots * (seats - humans))[: seats - humans]
    levels += [DEFAULT_BOT] * (seats - humans - len(levels))
    places = [{"who": "me"}, *[{"who": "open"}] * (humans - 1), *({"who": "bot", "level": level} for level in levels)]
    first = wish.seat if wish.seat is not None else by_lot(seats) if humans == 1 else 1
    table = server.make(name, from_seat(first, places), options=options, hints=True)
    if humans == 1:
        table.look()
        table.do("start")
    return table


def _usual(game: dict[str, Any]) -> int:
    return next(int(option["default"]) for option in game["options"] if option["name"] == "seats")


def _ask_options(screen: LiveScreen, game: dict[str, Any]) -> dict[str, Any]:
    """One of the game's named ways to play, and how many play it, as the server says that it can be."""
    here = game_called(game["game"])
    names = {name: here.variant_name(name) for name in here.variants}
    ways = {names.get(way["name"], way["name"]): way for way in game["ways"]}
    texts = {name: _here(way["help"]) for name, way in ways.items()}
    way = ways[choose(screen, say("shelf-way"), texts, default=next(iter(ways)))]
    seats = {str(number): "" for number in way["seats"]}
    return {**way["options"], "seats": int(choose(screen, say("shelf-seats"), seats, default=str(way["usual"])))}


def _ask_people(screen: LiveScreen, seats: int) -> int:
    numbers = {str(number): "" for number in range(1, seats + 1)}
    return int(choose(screen, say("afar-people"), numbers, default=str(seats)))


def _ask_level(screen: LiveScreen, game: dict[str, Any]) -> str:
    return choose_level(screen, {one["name"]: _here(one["help"]) for one in game["levels"] if one["name"] in LEVELS})
