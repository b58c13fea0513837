"""The shelf: games by name."""

import ludotheque


def test_the_shelf_still_answers_after_a_game_was_opened() -> None:
    shokoba = ludotheque.game("shokoba")
    shokoba.new(seed=1)
    assert "shokoba" in ludotheque.games()
    assert ludotheque.game("shokoba") is shokoba
