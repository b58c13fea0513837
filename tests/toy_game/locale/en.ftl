title = High Card
tagline = Nine cards; the highest takes.

option-seats = how many play
option-low = the lowest card takes, with three players
variant-high = the highest card takes
variant-low = the lowest card takes, for three
called-high = high
called-low = low
first-aim = Take tricks: the highest card takes.
first-move = A move is a card: 7.
first-letters = Cards have numbers, 1 to 9.
guide = Play a card.

low-needs-three = The lowest card takes only when three play.
not-a-card = “{ $move }” is no card: they are numbered 1 to 9.
not-held = You do not hold { $card }. Your hand: { $hand }.
table-full = With everybody's card on the table the trick is over.
hands-out-of-step = The hands do not have the sizes that they must have.
tricks-not-gone = The cards that are gone are those of the tricks taken.

words-table = The table: { $cards }
words-tricks = Tricks: { $scores }
words-hand = Your hand: { $cards }
move-play = play { $card }

event-played = { $player } plays { $card }.
event-trick = { $player } takes the trick.
event-refilled = Everybody draws a card.
event-over = The match is over. Won by: { $players }.
