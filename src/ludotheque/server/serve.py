"""`ludotheque serve`: the server of a home, a club, a house."""

import gc
import os
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from ludotheque.contract.texts import say

PAUSE = 0.8  # seconds that a bot takes for a move
GC_THRESHOLD = (20_000, 50, 1_000)


def serve(
    host: Annotated[str, typer.Option(envvar="LUDOTHEQUE_HOST", help="address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="LUDOTHEQUE_PORT", help="port to listen at")] = 8000,
    data: Annotated[Path | None, typer.Option(envvar="LUDOTHEQUE_DATA", help="folder for the tables")] = None,
    database: Annotated[str | None, typer.Option(envvar="LUDOTHEQUE_DATABASE", help="PostgreSQL URL instead")] = None,
    pause: Annotated[float, typer.Option(envvar="LUDOTHEQUE_PAUSE", help="seconds a bot takes for a move")] = PAUSE,
) -> None:
    """Serve tables over HTTP."""
    import uvicorn  # and all that the server needs, for nobody else

    from ludotheque.lab.prepare import prepare_all, warm_up
    from ludotheque.registry import game, games
    from ludotheque.server.app import create_app

    prepare_all()
    warm_up([game(name) for name in games()])
    folder = data or Path(platformdirs.user_data_path("ludotheque", appauthor=False)) / "tables"
    app = create_app(database or str(folder), pause)
    gc.collect()
    gc.freeze()  # Numba brings 120,000 objects: a full collection of them takes 80 ms
    gc.set_threshold(*GC_THRESHOLD)
    typer.echo(say("serving", address=f"http://{host}:{port}"))
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        log_level=os.environ.get("LUDOTHEQUE_LOG", "warning"),
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
