"""Every match ends, and nothing is lost on the way."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.testing.matches import conserved, played
from ludotheque.testing.tables import Table

MATCHES = 2
choices = st.lists(st.integers(0, 1 << 16), max_size=60).map(tuple)


def test_random_matches_end_within_the_bound_and_lose_nothing(table: Table) -> None:
    for seed in range(MATCHES):
        for match in played(table, seed):
            conserved(table.game, match.position)
        assert match.turn is None
        assert match.moves() == []
        assert match.result is not None
        assert 0 < len(match.history) <= table.game.rules.MATCH_MOVES


@given(seed=st.integers(0, (1 << 128) - 1), choices=choices)
def test_whatever_is_chosen_a_match_ends_and_loses_nothing(table: Table, seed: int, choices: tuple[int, ...]) -> None:
    for match in played(table, seed, choices):
        if len(match.history) <= len(choices):
            conserved(table.game, match.position)
    assert match.result is not None
    conserved(table.game, match.position)


def test_a_score_is_what_everybody_knows_and_what_the_match_ends_with(table: Table) -> None:
    for match in played(table, seed=4):
        score = table.game.score(match.position)
        assert score == table.game.score(match.view_record(None))
        assert score is None or len(score["points"]) == table.seats
    result = match.result
    assert result is not None
    assert score is None or score["points"] == list(result.scores)


def test_before_the_end_somebody_who_sits_at_the_table_is_to_act(table: Table) -> None:
    for match in played(table, seed=3):
        if match.turn is not None:
            assert 0 <= match.turn < table.seats
            assert match.moves()
            assert match.result is None


def test_payoffs_are_shares_of_one_and_the_winners_have_most(table: Table) -> None:
    game = table.game
    payoff = np.zeros(game.rules.SEATS)
    for match in played(table, seed=4):
        payoff[:] = np.nan
        game.kernel.payoff(match.position, payoff)
        shares = payoff[: table.seats]
        assert ((shares >= 0) & (shares <= 1)).all(), f"payoff {shares} after {len(match.history)} moves"
    assert match.result is not None
    best = [seat for seat in range(table.seats) if shares[seat] == shares.max()]
    assert best == list(match.result.winners)
    assert len(match.result.scores) == table.seats
