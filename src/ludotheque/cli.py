"""The command line: `ludotheque play`, `rules`, `games`, `prepare`, `bench`."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from ludotheque.contract.errors import LudothequeError
from ludotheque.contract.texts import say
from ludotheque.registry import game as game_called
from ludotheque.registry import games as shelf

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Modern table games, at home on a computer.")


@app.command()
def games() -> None:
    """List the games on the shelf."""
    for name in shelf():
        game = game_called(name)
        Console().print(f"[bold]{name}[/]  {game.say('title')} — {game.say('tagline')}")


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="which game")],
    clause: Annotated[str | None, typer.Argument(help="one clause, such as SHO-15")] = None,
) -> None:
    """Read a game's rulebook, or one clause of it."""
    chosen = game_called(game)
    Console().print(Markdown(chosen.clause(clause) if clause else chosen.rulebook()))


@app.command()
def prepare() -> None:
    """Compile the games, once, so that every later start is quick."""
    from ludotheque.lab.prepare import prepare_all

    prepare_all()


def main() -> None:
    """Run the command line; a refusal is a sentence on the error stream, never a traceback."""
    try:
        app()
    except LudothequeError as refusal:
        Console(stderr=True).print(str(refusal), style="bold red", markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        Console(stderr=True).print(say("interrupted"))
        sys.exit(130)
