"""The command line: `ludotheque play`, `replay`, `verify`, `rules`, `games`, `schema`, `prepare`, `bench`, `arena` …"""

import json
import sys
from importlib.metadata import version
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track
from rich.table import Table
from typer.core import TyperGroup

from ludotheque.contract.errors import LudothequeError, UnknownName, nearest
from ludotheque.contract.texts import say, speaking
from ludotheque.lab.commands import Spoken, arena, balance
from ludotheque.registry import game as game_called
from ludotheque.registry import games as shelf
from ludotheque.server.serve import serve
from ludotheque.server.upkeep import backup, forget
from ludotheque.terminal.asking import SHOWN
from ludotheque.terminal.encoding import prepare_streams
from ludotheque.terminal.launch import LENIENT, Shelf, arguments, language_asked, play_app
from ludotheque.terminal.recorded import replay, verify
from ludotheque.terminal.screen import complain


class Commands(TyperGroup):
    """The commands; whoever names a game alone is told how it is played."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        word, known = args[0], self.list_commands(ctx)
        if word in known or word.startswith("-"):
            return super().resolve_command(ctx, args)
        meant = {name: name for name in known} | {name: f"play {name}" for name in shelf()}
        likely = meant.get(nearest(word, meant), ", ".join(known))
        raise UnknownName("subcommand-unknown", name=word[:SHOWN], nearest=likely)


app = typer.Typer(cls=Commands, add_completion=False, help="Modern table games, at home on a computer.")
app.add_typer(play_app, name="play", cls=Shelf, context_settings=LENIENT)
app.command("replay", cls=Spoken, help="replay-help", context_settings=LENIENT)(replay)
app.command("verify", cls=Spoken, help="verify-help", context_settings=LENIENT)(verify)
app.command("arena", cls=Spoken, help="arena-help", context_settings=LENIENT)(arena)
app.command("balance", cls=Spoken, help="balance-help", context_settings=LENIENT)(balance)
app.command("serve")(serve)
app.command("backup")(backup)
app.command("forget")(forget)


def _version(asked: bool) -> None:
    if asked:
        print(f"ludotheque {version('ludotheque')}")
        raise typer.Exit


@app.callback()
def ludotheque(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is, and exit.")
    ] = False,
) -> None:
    """Modern table games, at home on a computer."""


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
def schema(game: Annotated[str, typer.Argument(help="which game")]) -> None:
    """Print the JSON Schema of a game's views, moves, events and reasons."""
    print(json.dumps(game_called(game).schema(), indent=2, ensure_ascii=False))


@app.command()
def prepare() -> None:
    """Compile the games, once, so that every later start is quick."""
    from ludotheque.lab.prepare import prepare_all

    prepare_all()


@app.command()
def bench(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="which games; all of them if none")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="number of seats; the game's default if not given")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print a JSON list")] = False,
) -> None:
    """Measure the games: random whole matches, copies, masks, fills, calls from Python."""
    from ludotheque.lab.bench import bench as measure

    chosen = [game_called(name) for name in names or shelf()]
    wish = {} if seats is None else {"seats": seats}
    for game in chosen:
        game.agree(wish)
    console = Console(stderr=True)
    quiet = not console.is_terminal
    bar = track(chosen, say("measuring"), console=console, transient=True, disable=quiet)
    figures = [measure(game, **wish) for game in bar]
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    table = Table("", *(game.say("title") for game in chosen))
    for key in list(figures[0])[1:]:
        table.add_row(key, *(f"{row[key]:,}" for row in figures))
    Console().print(table)


def main() -> None:
    """Run the command line; a refusal is a sentence on the error stream, never a traceback."""
    prepare_streams()
    given = arguments(sys.argv[1:])
    with speaking(language_asked(given)):
        try:
            app(given or ["play"])  # without a word it opens the shelf
        except LudothequeError as refusal:
            complain(str(refusal), style="bold red")
            sys.exit(2)
        except KeyboardInterrupt:
            complain(say("interrupted"))
            sys.exit(130)
