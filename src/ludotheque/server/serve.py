"""`ludotheque serve`: the server of a home, a club, a house."""

import asyncio
import gc
import os
import sys
from contextlib import suppress
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from ludotheque.contract.errors import OptionError
from ludotheque.contract.texts import LANGUAGES, say, speaking
from ludotheque.server.places import Data, Database, place_of

if TYPE_CHECKING:
    from ludotheque.game import Game

MAIL_AFTER = 300.0
PAUSE = 0.8  # seconds that a bot takes for a move
GC_THRESHOLD = (5_000, 5, 1_000)  # a few milliseconds at a time; hardly ever all, which takes 40 for 100 tables
SWITCH = 0.001  # seconds that a thread that thinks or reads may keep the event loop from going on


class LogLevel(StrEnum):
    """From which weight on an event gets a line."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def serve(
    host: Annotated[
        str | None, typer.Option(envvar="LUDOTHEQUE_HOST", help="address to listen at; 127.0.0.1 if not given")
    ] = None,
    port: Annotated[
        int, typer.Option(envvar="LUDOTHEQUE_PORT", min=0, max=65535, help="port to listen at; 0: any that is free")
    ] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", envvar="LUDOTHEQUE_LAN", help="let other devices in the same network in")
    ] = False,
    data: Data = None,
    database: Database = None,
    pause: Annotated[float, typer.Option(envvar="LUDOTHEQUE_PAUSE", help="seconds a bot takes for a move")] = PAUSE,
    address: Annotated[
        list[str] | None,
        typer.Option(envvar="LUDOTHEQUE_ADDRESS", help="public URL, such as https://games.example.org; may be several"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="LUDOTHEQUE_PROXY", help="IP address of a reverse proxy that is believed; may be several"),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            envvar="LUDOTHEQUE_SMTP", help="server that takes e-mail: smtp:// or smtps://user:password@host:port"
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(envvar="LUDOTHEQUE_MAIL_FROM", help="address that e-mail comes from")
    ] = None,
    mail_after: Annotated[
        float,
        typer.Option(envvar="LUDOTHEQUE_MAIL_AFTER", help="seconds before somebody is told by e-mail of their turn"),
    ] = MAIL_AFTER,
    limits: Annotated[
        bool, typer.Option(envvar="LUDOTHEQUE_LIMITS", help="how much guests and addresses may ask for")
    ] = True,
    log: Annotated[
        LogLevel, typer.Option(envvar="LUDOTHEQUE_LOG", help="what is worth a line in the log")
    ] = LogLevel.info,
    open_browser: Annotated[bool, typer.Option("--open", help="open the browser at the shelf")] = False,
) -> None:
    """Serve tables over HTTP."""
    import uvicorn  # and all that the server needs, for nobody else

    from ludotheque.lab.prepare import prepare_all
    from ludotheque.registry import game, games
    from ludotheque.server import browser, logs, network
    from ludotheque.server.app import create_app
    from ludotheque.server.connections import LARGEST_MESSAGE, HttpConnection, WebSocketConnection
    from ludotheque.server.door import HEADERS
    from ludotheque.server.limits import Limits
    from ludotheque.server.mail import read_mail
    from ludotheque.server.names import Names
    from ludotheque.server.places import read_address, read_proxy
    from ludotheque.server.serving import Serving

    if lan and host:
        raise OptionError("host-or-lan", field="lan")
    publics = [read_address(given) for given in address or ()]
    proxies = [read_proxy(each.strip()) for given in proxy or () for each in given.split(",")]
    mail = read_mail(smtp, mail_from, publics[0].url if publics else None, mail_after) if smtp else None
    place = place_of(data, database)
    hosts = network.EVERYWHERE if lan else (host or network.HERE,)
    sockets = network.bind(hosts, port)
    asyncio.run(_try_store(place))
    logs.configure(log)
    _open_many_files()
    prepare_all()
    _warm_up([game(name) for name in games()])
    bounds = Limits() if limits else Limits.none()
    app = create_app(place, pause, bounds, os.environ.get("LUDOTHEQUE_METRICS_TOKEN", ""), mail)
    gc.collect()
    gc.freeze()  # Numba brings 120,000 objects: a full collection of them takes 80 ms
    gc.set_threshold(*GC_THRESHOLD)
    sys.setswitchinterval(SWITCH)
    found = [public.url for public in publics] or network.addresses(hosts, network.port_of(sockets))
    for each in found:
        typer.echo(say("serving", address=each))
    if lan:
        network.show_qr_code(found[0])
    if open_browser:
        browser.open_when_listening(found[0])
    server = Serving(
        uvicorn.Config(
            Names(app, [public.name for public in publics]),
            http=partial(HttpConnection, bounds, bool(proxies)),  # type: ignore[arg-type]
            ws=WebSocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            proxy_headers=bool(proxies),  # what anybody else says about who asks is not believed
            forwarded_allow_ips=proxies,
            headers=list(HEADERS.items()),
            log_config=None,
            access_log=False,  # addresses hold invitations
            timeout_keep_alive=75,
            timeout_graceful_shutdown=5,
            server_header=False,
        ),
        stop=lambda: app.hall.stop(),
    )
    try:
        server.run(sockets)
    except OSError as why:  # another server that was starting too has begun to listen
        raise network.cannot_listen(hosts, port, why) from why
    if not server.started:
        raise typer.Exit(1)


async def _try_store(place: str) -> None:
    """Whatever is wrong with it is said at once, in a sentence."""
    from ludotheque.server.store import open_store

    await (await open_store(place)).close()


def _warm_up(shelf: "list[Game]") -> None:
    """Machine code and texts are read now, not while somebody waits for the first move and its sentence."""
    from ludotheque.lab.prepare import warm_up

    warm_up(shelf)
    for each in shelf:
        for language in LANGUAGES:
            with speaking(language):
                each.say("title")


def _open_many_files() -> None:
    """As many as the system lets us: every connection is one, and the usual 1,024 are soon used up."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not everywhere

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
