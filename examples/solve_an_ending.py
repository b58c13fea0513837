"""Solve the last deal of a Shokoba match with OpenSpiel's CFR+ (`pip install ludotheque[openspiel]`)."""

import sys
from collections import Counter

import pyspiel

import ludotheque
from ludotheque.research.openspiel import load_position

PACK = Counter({f"{'E' if value == 7 else 'S'}{value}": 3 for value in range(1, 11)})
PACK.update(f"{'D' if value == 7 else 'R'}{value}" for value in range(1, 11))
HANDS, TABLE = [["S5", "R5", "S6"], ["D7", "S8", "R9"]], ["S4", "S3"]

taken = sorted((PACK - Counter([*HANDS[0], *HANDS[1], *TABLE])).elements())
match = ludotheque.game("shokoba").load(
    {
        "game": "shokoba",
        "options": {},
        "seats": 2,
        "dealer": 1,
        "turn": 0,
        "hands": HANDS,
        "table": TABLE,
        "taken": [taken[::2], taken[1::2]],
        "undealt": [],
        "gems": [6, 6],
        "last_taker": 0,
    }
)
ending = load_position(match, merge=1000)  # the hands are hidden: chance deals these six cards in all 20 ways
solver = pyspiel.CFRPlusSolver(ending)
for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 20):
    solver.evaluate_and_update_policy()
policy = solver.average_policy()
worth = pyspiel.expected_returns(ending.new_initial_state(), policy, -1, True)[0]
gain = pyspiel.exploitability(ending, policy)
print(f"The last deal is worth {worth:+.3f} to who plays first; to know this play brings {gain:.3f} at most.")
