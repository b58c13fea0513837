"""`ludotheque play`: every game on the shelf is a command with the game's options; a new game needs nothing here."""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludotheque.bots import LEVELS
from ludotheque.contract.command_line import read_choices, read_language, read_number, unknown_option
from ludotheque.contract.options import Choice, Option, show_choices
from ludotheque.contract.texts import LANGUAGES, language, say, speaking
from ludotheque.game import Game
from ludotheque.match import Match
from ludotheque.registry import game as game_called
from ludotheque.registry import games
from ludotheque.terminal import saves
from ludotheque.terminal.players import seat_players
from ludotheque.terminal.saves import SavedMatch
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.session import Session
from ludotheque.terminal.shelf import choose_match

LENIENT = {"ignore_unknown_options": True, "allow_extra_args": True}  # refused in words of our own
NEWEST = ""  # `--resume` without a file
YES = ("y", "yes", "o", "oui")


@dataclass(frozen=True)
class Wishes:
    """What the command line asks of the terminal, whatever the game."""

    humans: int = 1
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
        if param.name in COMMON:
            param.help = say(f"play-{param.name}")


def arguments(given: list[str]) -> list[str]:
    """`--resume` may stand without a file: then it is the newest match."""
    followers = [*given[1:], "-"]
    return [
        f"--resume={NEWEST}" if word == "--resume" and after.startswith("-") else word
        for word, after in zip(given, followers, strict=True)
    ]


def language_asked(given: list[str]) -> str:
    """The language of the whole command, help and refusals included: the one after `--language`, if it is one."""
    for word, after in zip(given, [*given[1:], ""], strict=True):
        wish = after if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and wish in LANGUAGES:
            return wish
    return language()


play_app = typer.Typer(add_completion=False)

Resume = Annotated[str | None, typer.Option(metavar="[FILE]")]
Language = Annotated[str | None, typer.Option(metavar="fr|en")]
Drawn = Annotated[bool | None, typer.Option("--drawn/--plain", metavar="", show_default=False)]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="NAME")]
COMMON: dict[str, Any] = {
    "bot": Annotated[list[str] | None, typer.Option(metavar="|".join((*LEVELS, "expert@2000")))],
    "humans": Annotated[str | None, typer.Option(metavar="N")],
    "name": Names,
    "language": Language,
    "seed": Annotated[str | None, typer.Option(metavar="N")],
    "drawn": Drawn,
    "save": Annotated[str | None, typer.Option(metavar="FILE")],
    "resume": Resume,
}  # what every game's command has, besides the game's own options


@play_app.callback(invoke_without_command=True)
def play(
    ctx: typer.Context,
    resume: Resume = None,
    language: Language = None,
    drawn: Drawn = None,
    name: Names = None,
) -> None:
    """Play the game that is named; without a name, resume a match or choose a game from the shelf."""
    if ctx.invoked_subcommand is not None:
        return
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
        raise typer.Exit(_start(game, read_choices(game.options, given), **own))

    parameters = [_parameter("ctx", typer.Context, inspect.Parameter.empty)]
    parameters += [_option_parameter(game, option) for option in game.options]
    parameters += [_parameter(name, annotation, None) for name, annotation in COMMON.items()]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    app = typer.Typer(add_completion=False)
    app.command(game.name, context_settings=LENIENT, help=f"{game.say('title')} — {game.say('tagline')}")(run)
    command = typer.main.get_command(app)
    _explain(command)
    return command


def _parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)


def _option_parameter(game: Game, option: Option) -> inspect.Parameter:
    """An option of the game: a flag, or a text that the game itself will judge."""
    flag = option.name.replace("_", "-")
    text = f"{game.say(f'option-{option.name}')} ({option.clause})"
    if all(isinstance(choice, bool) for choice in option.choices):
        switch = f"--{flag}" if option.default is False else f"--{flag}/--no-{flag}"
        kind = typer.Option(switch, metavar="", help=text, show_default=False)
        return _parameter(option.name, Annotated[bool | None, kind], None)
    kind = typer.Option(f"--{flag}", metavar=show_choices(option).replace(", ", "|"), help=text, show_default=False)
    return _parameter(option.name, Annotated[str | None, kind], None)


def _start(
    game: Game,
    options: dict[str, Any],
    bot: list[str] | None,
    humans: str | None,
    name: list[str] | None,
    language: str | None,
    seed: str | None,
    drawn: bool | None,
    save: str | None,
    resume: str | None,
) -> int:
    wishes = Wishes(
        humans=1 if humans is None else read_number("humans", humans),
        bots=tuple(bot or ()),
        names=tuple(name or ()),
        language=read_language(language),
        seed=None if seed is None else read_number("seed", seed),
        drawn=drawn,
        save=None if save is None else Path(save),
    )
    return new_match(game, options, wishes) if resume is None else resume_match(resume, game, wishes)


def _prepare(chosen: list[Game]) -> None:
    from ludotheque.lab.prepare import prepare  # Numba is loaded to play, not to refuse or to help

    prepare(chosen)


def new_match(game: Game, options: Mapping[str, Choice], wishes: Wishes) -> int:
    """Begin a match with these options; the exit code."""
    game.agree(options)  # a wrong wish is refused before anything is compiled
    _prepare([game])
    match = game.new(seed=wishes.seed, **options)
    players = seat_players(match.seats, wishes.humans, wishes.bots, wishes.names)
    file = saves.new_file(game) if wishes.save is None else saves.free_file(wishes.save)
    return _play(SavedMatch(match, players, wishes.language or language()), file, Screen(wishes.drawn))


def resume_match(file: str, game: Game | None, wishes: Wishes) -> int:
    """Go on with a saved match; the exit code."""
    found = saves.newest(game.name if game else None) if file == NEWEST else Path(file)
    if found is None:
        raise saves.SaveError("nothing-saved", field="resume", folder=str(saves.folder()))
    _prepare([game_called(name) for name in games()])
    saved = saves.read(found)
    saved.language = wishes.language or saved.language
    return _play(saved, found, Screen(wishes.drawn))


def _play(saved: SavedMatch, file: Path, screen: Screen) -> int:
    """Play the match, and others like it until somebody has had enough."""
    code = Session(saved, file, screen).run()
    while code is None and _again(saved.language, screen):
        match = Match.new(saved.match.game, dict(saved.match.options), None)
        saved = replace(saved, match=match)
        code = Session(saved, saves.new_file(match.game), screen).run()
    return code or 0


def _again(chosen: str, screen: Screen) -> bool:
    if not screen.listening:
        return False
    try:
        with speaking(chosen):
            return screen.ask(say("another-match") + " ").strip().lower() in YES
    except (EOFError, KeyboardInterrupt):
        return False
