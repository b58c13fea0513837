"""I Go!'s reasons: a position, a move, and what is said for and against it."""

import ludotheque
from tests.clauses.igo_table import GAME, set_up
from tests.clauses.test_igo_call import PERFECT, called

COLUMN = "A1 A2 A3 A4 A5 J6 T7"
NEARLY = "O1 O2 R3 O4 R5 O6 R7 O8 R9 O10 B9 C9"  # the series lacks its 11; two nines are left over


def why(match, move, language="en"):
    """Every reason for a move of the player to act, told."""
    record = match.view_record(match.turn)
    with ludotheque.speaking(language):
        return [GAME.explained(reason) for reason in GAME.reasons(record, GAME.moves(record)[move])]


def test_a_card_for_the_series_lowers_the_penalty():
    match = set_up(NEARLY, column=COLUMN, discard="R11")
    assert why(match, "discard") == ["lowers your penalty from 18 to 9"]
    assert why(match, "discard", "fr") == ["fait baisser votre pénalité de 18 à 9"]


def test_a_useless_card_from_the_discard_pile_stays_for_this_turn():
    """IGO-12: the mocha 9 comes for one of the two nines."""
    match = set_up(NEARLY, column=COLUMN, discard="M9")
    assert why(match, "discard") == ["leaves your penalty at 18"]


def test_a_dear_card_from_the_discard_pile_raises_the_penalty():
    match = set_up(NEARLY, column=COLUMN, discard="M11")
    assert why(match, "discard") == ["raises your penalty from 18 to 20"]


def test_the_column_says_which_colour_is_removed_next():
    match = set_up("O1 O2 R3 O4 R5 O6 R7 O8 R9 O10 J9 J8", column=COLUMN, discard="M9")
    assert why(match, "column") == ["leaves you no penalty at all", "the jade cards will be removed"]
    assert why(match, "column", "fr")[1] == "tout ce qui est jade sera éliminé"


def test_a_column_whose_next_card_has_the_same_colour_removes_nothing_new():
    match = set_up(NEARLY, column="A1 A2 A3 A4 A5 T6 T7", discard="M9")
    assert why(match, "column") == ["lowers your penalty from 18 to 9"]


def test_the_last_card_of_the_column_cancels_the_round():
    match = set_up(NEARLY, column="T7", discard="M9")
    assert why(match, "column") == ["the last card of the column: the round is cancelled, and you begin the next one"]


def test_the_pile_says_how_many_unseen_cards_would_help():
    """All but the eleventh discard: any card lets one nine go, unless it costs nine or more."""
    match = set_up(NEARLY, column=COLUMN, discard="M9")
    (reason,) = GAME.reasons(match.view_record(0), GAME.moves(match.view_record(0))["pile"])
    unseen = match.dump()["pile"] + match.dump()["hands"][1]
    dear = [card for card in unseen if int(card[1:]) >= 9 and card not in ("O11", "R11") and card[0] != "T"]
    assert (reason["unseen"], reason["many"]) == (len(unseen), len(unseen) - len(dear))
    assert why(match, "pile") == [
        f"{reason['many']} of the {reason['unseen']} unseen cards lower your penalty of 18",
    ]
    assert why(match, "pile", "fr")[0].endswith("feraient baisser votre pénalité, qui est de 18")  # not: by 18


def test_the_last_card_of_the_pile_obliges_to_call():
    match = set_up(NEARLY, column=COLUMN, discard="M9", pile=1)
    assert why(match, "pile")[0] == "the last card of the pile: you must call"
    match.play("pile")
    drawn = match.view(0)["drawn"]["card"]
    assert why(match, f"{drawn}!")[0] == "the pile is used up: you must call"


def test_a_discard_says_which_penalty_it_leaves():
    match = set_up(f"{NEARLY} T2", column=COLUMN, discard="M9", step="discard", source="pile", pile=40)
    assert why(match, "B9") == ["leaves a penalty of 9"]
    assert why(match, "B9!") == ["calls with a penalty of 9"]
    assert why(match, "T2") == [
        "leaves a penalty of 18",
        "gives up a card that costs nothing now: turquoise is removed",
    ]


def test_a_perfect_call_is_said_so():
    match = set_up(f"{PERFECT} B9", column="A1 A2 A3 A4 A5 A6 T7", step="discard", source="pile", pile=40)
    assert why(match, "B9!") == ["a perfect I Go!"]
    assert why(match, "B9!", "fr") == ["un « I Go! » parfait"]


def test_a_series_says_its_penalty_and_what_others_could_add():
    """The other player holds both elevens; all other values are in the series."""
    match = called(f"{NEARLY[:-3]} T2", "O11 R11")
    assert why(match, "O+R") == ["calls with a penalty of 9", "2 cards out of your sight could be added to it"]


def test_reasons_come_with_their_clauses():
    record = called(f"{NEARLY[:-3]} T2").view_record(0)
    reasons = GAME.reasons(record, GAME.moves(record)["O+R"])
    assert [reason["clause"] for reason in reasons] == ["IGO-20", "IGO-23"]
