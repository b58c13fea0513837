"""The legal moves: in rising order, each with one text, known to the player to move."""

from ludotheque.testing.matches import played
from ludotheque.testing.tables import Table


def test_move_codes_rise_strictly_and_are_no_more_than_the_most(table: Table) -> None:
    for match in played(table, seed=10):
        codes = table.game.codes(match.position)
        assert codes == sorted(set(codes))
        assert len(codes) <= table.game.rules.MOST_MOVES


def test_every_legal_move_has_a_text_of_its_own_and_is_played_by_it(table: Table) -> None:
    game = table.game
    for match in played(table, seed=11):
        codes, moves = game.codes(match.position), game.moves(match.position)
        assert len(moves) == len(codes), "two moves have the same text"
        assert [moves[game.text(match.position, code)] for code in codes] == codes
        assert list(moves) == match.moves()
        assert [game.tidy(move) for move in moves] == list(moves)
        assert [game.meant(game.spoken(move)) for move in moves] == list(moves)


def test_any_legal_move_can_be_played(table: Table) -> None:
    for match in played(table, seed=12):
        if len(match.history) % 5 == 0:
            for move in match.moves():
                match.play(move)
                assert match.undo() == move


def test_the_player_to_move_knows_all_legal_moves(table: Table) -> None:
    for match in played(table, seed=13):
        if match.turn is not None:
            known = match.view_record(match.turn)
            assert table.game.turn(known) == match.turn
            assert table.game.moves(known) == table.game.moves(match.position)
            assert [move["text"] for move in match.view(match.turn)["moves"]] == match.moves()
