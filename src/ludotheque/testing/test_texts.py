"""All texts are there in both languages, with the same variables; none is missing and none is left over."""

from ludotheque.bots.hint import ONLY_MOVE, WINS
from ludotheque.contract import vocabulary
from ludotheque.contract.texts import SHARED
from ludotheque.game import Game
from ludotheque.testing.schemas import Shapes
from ludotheque.testing.sources import keyed_functions, messages, sayings
from ludotheque.testing.texts import LISTED, check_languages, check_use, shared_sources, torn


def test_the_texts_of_a_game_are_complete_in_both_languages(game: Game) -> None:
    files = list(game.home.rglob("*.py"))
    said = sayings(files, keyed_functions([*files, *shared_sources()]))
    present = check_languages(game.home)
    listed = LISTED | {f"option-{option.name}" for option in game.options}
    listed |= {f"{kind}-{name}" for name in game.variants for kind in ("variant", "called")}
    listed |= {key for key in present if key.startswith(vocabulary.KEY)}
    shapes = Shapes(game)
    listed |= {f"event-{what}" for what in shapes.literals("event", "what")}
    listed |= {key for key in shapes.literals("reason", "key") if key not in (ONLY_MOVE, WINS)}
    listed |= {f"{kind}-{name}" for name in game.questions for kind in ("ask", "question")}
    assert sorted(listed - present.keys()) == [], "every game has these texts"
    check_use(present, said, set(messages(SHARED / "locale" / "en.ftl")), listed)


def test_no_line_of_french_can_break_before_a_mark(game: Game) -> None:
    for file in (game.home / "rulebook.fr.md", game.home / "locale" / "fr.ftl"):
        assert torn(file) == [], file.name
