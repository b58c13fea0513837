"""Study a variant: does a longer match of Shokoba leave less to luck? A greedy player against a random one."""

from ludotheque.lab.contest import Contest, play_deal
from ludotheque.lab.results import results

DEALS = 100

for target in (11, 21):
    options = {"seats": 2, "edition": "classic", "target": target}
    contest = Contest(game="shokoba", options=options, seed=1, bots=("greedy", "random"))
    deals = [play_deal(contest, number) for number in range(DEALS)]  # each from both seats, with the same cards to come
    greedy = results(contest, deals)[0].document()
    won, ahead = greedy["won"], greedy["ahead_a_round"]
    print(f"To {target} gems, {greedy['matches']} matches, greedy with 95 % intervals:")
    print(f"  wins {won['value']:.1%} [{won['low']:.1%} … {won['high']:.1%}]")
    print(f"  is {ahead['value']:+.2f} [{ahead['low']:+.2f} … {ahead['high']:+.2f}] gems ahead a round")
