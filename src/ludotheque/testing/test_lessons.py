"""Every lesson of every game plays through on the real engine."""

from ludotheque.game import Game
from ludotheque.lessons import lessons
from ludotheque.testing.lessons import check


def test_every_lesson_plays_through(game: Game) -> None:
    for lesson in lessons(game).values():
        check(game, lesson)
