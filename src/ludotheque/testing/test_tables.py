"""A game says how it can be played."""

from ludotheque.game import Game
from ludotheque.testing.tables import Table, tables


def test_every_variant_can_be_played_with_some_number_of_seats(game: Game) -> None:
    assert {table.variant for table in tables(game)} == set(game.variants)


def test_every_number_of_seats_can_be_played(game: Game) -> None:
    (choices,) = (option.choices for option in game.options if option.name == "seats")
    assert {table.seats for table in tables(game)} == set(choices)


def test_a_table_agrees_on_every_option_that_it_lists(table: Table) -> None:
    agreed = table.game.agree(table.options)
    assert agreed.items() >= table.options.items()
    assert list(agreed) == [option.name for option in table.game.options if option.name in agreed]
    assert table.game.agree(agreed) == agreed
