"""`ludotheque play`: every game on the shelf is a command with the game's options; a new game needs nothing here."""

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludotheque.bots import LEVELS, level_meant, level_name
from ludotheque.contract.command_line import read_choices, read_language, read_number, spelled_choices, unknown_option
from ludotheque.contract.errors import OptionError
from ludotheque.contract.options import Choice, Option
from ludotheque.contract.texts import LANGUAGES, language, say, speaking
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.terminal import saves
from ludotheque.terminal.asking import introduction
from ludotheque.terminal.commands import YES
from ludotheque.terminal.players import by_lot, seat_players
from ludotheque.terminal.saves import SavedMatch
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Session
from ludotheque.terminal.shelf import choose_match, usual_seats

LENIENT = {"ignore_unknown_options": True, "allow_extra_args": True}  # refused in words of our own
NEWEST = ""  # `--resume` without a file
ONLY_HERE = ("seed", "save", "resume")  # what a server does not let its guests do
AT_A_SERVER = ("table", "invitation", "watch")  # options of `play --server` without a game


@dataclass(frozen=True)
class Wishes:
    """What the command line asks of the terminal, whatever the game."""

    humans: int = 1
    seat: int | None = None  # of the first person, from 1
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    language: str | None = None
    seed: int | None = None
    drawn: bool | None = None
    save: Path | None = None


class Shelf(TyperGroup):
    """The games as commands, each made when it is asked for."""

    def __init__(self, **settings: Any):
        super().__init__(**settings)
        self.help = say("play-help")
        _explain(self)

    def list_commands(self, ctx: Any) -> list[str]:
        return games()

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name.startswith("-"):
            raise unknown_option(cmd_name, [option for param in self.params for option in param.opts])
        return game_command(game_called(cmd_name))


def _explain(command: Any) -> None:
    """Give the options that all games share their lines of help, in the language of the moment."""
    for param in command.params:
        if param.name in (*COMMON, *AT_A_SERVER):
            param.help = say(f"play-{param.name}")
        if param.name == "bot":
            param.metavar = "|".join((*map(level_name, LEVELS), "expert@2000"))


def arguments(given: list[str]) -> list[str]:
    """`--resume` may stand without a file: then it is the newest match."""
    followers = [*given, "-"][1:]
    return [
        f"--resume={NEWEST}" if word == "--resume" and after.startswith("-") else word
        for word, after in zip(given, followers, strict=True)
    ]


def language_asked(given: list[str]) -> str:
    """The language of the whole command, help and refusals included: the one after `--language`, if it is one."""
    for word, after in zip(given, [*given, ""][1:], strict=True):
        wish = after if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and wish in LANGUAGES:
            return wish
    return language()


play_app = typer.Typer(add_completion=False)

Resume = Annotated[str | None, typer.Option(metavar="[FILE]")]
Language = Annotated[str | None, typer.Option(metavar="fr|en")]
Drawn = Annotated[bool | None, typer.Option("--drawn/--plain", metavar="", show_default=False)]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="NAME")]
Address = Annotated[str | None, typer.Option(metavar="URL")]
COMMON: dict[str, Any] = {
    "bot": Annotated[list[str] | None, typer.Option()],
    "humans": Annotated[str | None, typer.Option(metavar="N")],
    "seat": Annotated[str | None, typer.Option(metavar="N")],
    "name": Names,
    "language": Language,
    "seed": Annotated[str | None, typer.Option(metavar="N")],
    "drawn": Drawn,
    "save": Annotated[str | None, typer.Option(metavar="FILE")],
    "resume": Resume,
    "server": Address,
}  # what every game's command has, besides the game's own options


@play_app.callback(invoke_without_command=True)
def play(
    ctx: typer.Context,
    resume: Resume = None,
    language: Language = None,
    drawn: Drawn = None,
    name: Names = None,
    server: Address = None,
    table: Annotated[str | None, typer.Option(metavar="ID")] = None,
    invitation: Annotated[str | None, typer.Option(metavar="WORD")] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
) -> None:
    """Play the game that is named; without a name, resume a match or choose a game from the shelf."""
    if ctx.invoked_subcommand is not None:
        ctx.obj = server
        return
    if server is None and (table or invitation or watch):
        raise OptionError("afar-needs-server", field="server")
    if server is not None:
        from ludotheque.terminal.afar.visit import Visit, read_place, visit  # which needs what only a network needs

        place, called = read_place(server, table, invitation), name[0] if name else None
        raise typer.Exit(visit(Visit(place, name=called, language=read_language(language), drawn=drawn, watch=watch)))
    wishes = Wishes(names=tuple(name or ()), language=read_language(language), drawn=drawn)
    if resume is not None:
        raise typer.Exit(resume_match(resume, None, wishes))
    chosen = choose_match(Screen(drawn))
    if isinstance(chosen, Path):
        raise typer.Exit(resume_match(str(chosen), None, wishes))
    if chosen is not None:
        game, options, level = chosen
        raise typer.Exit(new_match(game, options, replace(wishes, bots=(level,))))


def game_command(game: Game) -> Any:
    """The command of one game, its parameters made from the game's options."""

    def run(ctx: typer.Context, **given: Any) -> None:
        own = {name: given.pop(name) for name in COMMON}
        if ctx.args:
            known = [option for param in ctx.command.params for option in (*param.opts, *param.secondary_opts)]
            raise unknown_option(ctx.args[0], known)
        way, server = given.pop("variant"), own.pop("server") or ctx.obj
        options = read_choices(game.options, given)
        options = options if way is None else _way(game, way, options)
        raise typer.Exit(_start(game, options, **own) if server is None else _visit(game, options, server, **own))

    parameters = [_parameter("ctx", typer.Context, inspect.Parameter.empty)]
    parameters += [_way_parameter(game), *(_option_parameter(game, option) for option in game.options)]
    parameters += [_parameter(name, annotation, None) for name, annotation in COMMON.items()]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    app = typer.Typer(add_completion=False)
    app.command(game.name, context_settings=LENIENT, help=f"{game.say('title')} — {game.say('tagline')}")(run)
    command = typer.main.get_command(app)
    _explain(command)
    return command


def _parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)


def _way_parameter(game: Game) -> inspect.Parameter:
    names = "|".join(map(game.variant_name, game.variants))
    kind = typer.Option("--variant", metavar=names, help=say("play-variant"), show_default=False)
    return _parameter("variant", Annotated[str | None, kind], None)


def _way(game: Game, name: str, wishes: dict[str, Choice]) -> dict[str, Choice]:
    """A named way to play, with what else is wished for, and for as many as it allows."""
    way = game.variant_called(name)
    if way is None:
        ways = ", ".join(map(game.variant_name, game.variants))
        raise OptionError("option-value", field="variant", name="--variant", value=name, choices=ways)
    options = game.variants[way] | wishes
    return {"seats": usual_seats(game, options)} | options


def _option_parameter(game: Game, option: Option) -> inspect.Parameter:
    """An option of the game: a flag, or a text that the game itself will judge."""
    flag = option.name.replace("_", "-")
    text = f"{game.say(f'option-{option.name}')} ({option.clause})"
    if all(isinstance(choice, bool) for choice in option.choices):
        switch = f"--{flag}" if option.default is False else f"--{flag}/--no-{flag}"
        kind = typer.Option(switch, metavar="", help=text, show_default=False)
        return _parameter(option.name, Annotated[bool | None, kind], None)
    kind = typer.Option(f"--{flag}", metavar=spelled_choices(option).replace(", ", "|"), help=text, show_default=False)
    return _parameter(option.name, Annotated[str | None, kind], None)


def _start(
    game: Game,
    options: dict[str, Any],
    bot: list[str] | None,
    humans: str | None,
    seat: str | None,
    name: list[str] | None,
    language: str | None,
    seed: str | None,
    drawn: bool | None,
    save: str | None,
    resume: str | None,
) -> int:
    wishes = Wishes(
        humans=1 if humans is None else read_number("humans", humans),
        seat=None if seat is None else read_number("seat", seat),
        bots=tuple(map(level_meant, bot or ())),
        names=tuple(name or ()),
        language=read_language(language),
        seed=None if seed is None else read_number("seed", seed),
        drawn=drawn,
        save=None if save is None else Path(save),
    )
    return new_match(game, options, wishes) if resume is None else resume_match(resume, game, wishes)


def _visit(game: Game, options: dict[str, Any], server: str, **own: Any) -> int:
    """A new table at a server, as the same words make one here."""
    for name in ONLY_HERE:
        if own[name] is not None:
            raise OptionError("afar-only-here", field=name, name=f"--{name}")
    from ludotheque.terminal.afar.visit import Visit, read_place, visit

    return visit(
        Visit(
            read_place(server, None, None)._replace(table=""),
            game.name,
            options,
            humans=None if own["humans"] is None else read_number("humans", own["humans"]),
            seat=None if own["seat"] is None else read_number("seat", own["seat"]),
            bots=tuple(map(level_meant, own["bot"] or ())),
            name=own["name"][0] if own["name"] else None,
            language=read_language(own["language"]),
            drawn=own["drawn"],
        )
    )


def _prepare(chosen: list[Game]) -> None:
    from ludotheque.lab.prepare import prepare  # Numba is loaded to play, not to refuse or to help

    prepare(chosen)


def new_match(game: Game, options: Mapping[str, Choice], wishes: Wishes) -> int:
    """Begin a match with these options; the exit code."""
    game.agree(options)  # a wrong wish is refused before anything is compiled
    _prepare([game])
    match = game.new(seed=wishes.seed, **options)
    by_chance = wishes.seat is None and wishes.seed is None and wishes.humans == 1
    first = by_lot(match.seats) if by_chance else 1 if wishes.seat is None else wishes.seat
    players = seat_players(match.seats, wishes.humans, wishes.bots, wishes.names, first)
    file = saves.new_file(game, players) if wishes.save is None else saves.free_file(wishes.save)
    saved = SavedMatch(match, players, wishes.language or language())
    with speaking(saved.language):
        greeting = introduction(game)
    return _play(saved, file, Screen(wishes.drawn), greeting)


def resume_match(file: str, game: Game | None, wishes: Wishes) -> int:
    """Go on with a saved match; the exit code."""
    found = saves.newest(game.name if game else None) if file == NEWEST else Path(file)
    if found is None:
        raise saves.SaveError("nothing-saved", field="resume", folder=str(saves.folder()))
    _prepare([game_called(name) for name in games()])
    saved = saves.read(found)
    saved.language = wishes.language or saved.language
    return _play(saved, found, Screen(wishes.drawn))


def _play(saved: SavedMatch, file: Path, screen: Screen, greeting: Sequence[str] = ()) -> int:
    """Play the match, and others like it until somebody has had enough."""
    code = Session(saved, file, screen, greeting).run()
    while code is None and _again(saved.language, screen):
        match = Match.new(saved.match.game, dict(saved.match.options), None)
        saved = replace(saved, match=match, players=[*saved.players[1:], saved.players[0]])  # all move up by one seat
        code = Session(saved, saves.new_file(match.game, saved.players), screen).run()
    return code or 0


def _again(chosen: str, screen: Screen) -> bool:
    if not screen.listening:
        return False
    try:
        with speaking(chosen):
            return screen.ask(say("another-match") + " ").strip().lower() in YES
    except (EOFError, KeyboardInterrupt):
        return False
