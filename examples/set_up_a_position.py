"""Set up a position of the booklets: their example of counting with three players (SHO-21), one card before the end."""

import ludotheque

ANNE = "D7 R1 R2 R3 R4 S1 S1 S1 S2 S2 S2 S3 S3"
BOB = "E7 E7 R5 S3 S4 S4 S4 S5 S5 S5 S6"
CLEO = "E7 R6 R8 R9 R10 S6 S6 S8 S8 S9 S9 S10 S10 S10"

game = ludotheque.game("shokoba")
match = game.load(
    {
        "game": "shokoba",
        "options": {},
        "seats": 3,
        "dealer": 2,
        "turn": 2,
        "hands": [[], [], ["S8"]],
        "table": ["S9"],
        "taken": [pile.split() for pile in (ANNE, BOB, CLEO)],
        "undealt": [],
        "gems": [0, 0, 0],
        "last_taker": 2,
    },
    seed=1,  # for the cards of the next round
)
match.play("S8")  # takes nothing; what lies on the table goes to whoever took last
for event in match.happened(None):
    print(f"{game.tell(event, ['Anne', 'Bob', 'Cleo'])} [{event['clause']}]")
print("Gems:", [side["gems"] for side in match.view(None)["sides"]])
