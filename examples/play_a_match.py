"""Play a match: you could sit in seat 0; here a bot does, and everything that happens is told in words."""

import ludotheque

game = ludotheque.game("shokoba")
match = game.new(seats=2, seed=7)
names = ["Anne", "Bob"]
players = [ludotheque.bot("club", game, seed=1), ludotheque.bot("greedy", game, seed=2)]

while match.turn is not None:
    known = match.view_record(match.turn)  # what the seat to act knows, and nothing else
    match.play(players[match.turn].choose(known, played=match.played))
    for event in match.happened(None):  # as a spectator saw it
        print(f"{game.tell(event, names)} [{event['clause']}]")

result = match.result
assert result is not None
print(f"After {match.ply} moves {' and '.join(names[seat] for seat in result.winners)} won: {result.scores}.")
assert ludotheque.replay(match.record()).dump() == match.dump()
