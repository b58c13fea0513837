# I Go! in English.

title = I Go!
tagline = Twelve cards, one series — and call before the others are ready.

# Options
option-seats = how many play
option-target = points that win the match
option-stall_limit = turns in a row without a card from the pile or the column that cancel the round
option-memo = show the whole discard pile and the cards that others were seen to take
option-aid = show each player the best split of their own hand

# Colours
colour = { $letter ->
    [A] amber
    [B] blue
    [C] carmine
    [G] grey
    [J] jade
    [M] mocha
    [O] orange
    [R] rose
    [T] turquoise
   *[V] violet
}

# Ways to play
variant-standard = as in the booklet: to 4 points
variant-short = a short match: to 2 points
variant-long = a long match: to 10 points
variant-memo = the discards lie open, and what others took is remembered
variant-impatient = four turns without a new card cancel the round
called-standard = standard
called-short = short
called-long = long
called-memo = memo
called-impatient = impatient

# The first screen, and what is to be done
first-aim = Cards cost their value, except those of the colour at the column’s bottom and a series: each value once, in one or two colours. At “I Go!” the cheapest scores.
first-move = Take a card (pile, discard, column), then discard one: O8. With O8! you call.
first-letters = Amber, Blue, Carmine, Grey, Jade, Mocha, Orange, Rose, Turquoise, Violet.
guide-draw = Take a card.
guide-discard = Discard a card; with ! after it you call “I Go!”.
guide-must-call = Discard a card and call “I Go!”.
guide-lay = Choose the colours of your series.

# The words of the notation: the one shown first, then others that are understood
written-pile = pile
written-discard = discard
written-column = column

# Refusals
not-a-move = “{ $move }” is no move. Draw with pile, discard or column; discard a card with its name (O8), call with an exclamation mark (O8!); lay a series by its colours (O+R).
no-such-card = There is no card { $card }: ten colours (A B C G J M O R T V) have the values 1 to 11.
no-such-colour = There is no colour { $colour }: the ten are { $letters }.
draw-first = First draw a card: from the pile, from the discards or at the bottom of the column.
discard-now = You have drawn: now discard one of your thirteen cards; with it you may call “I Go!”.
not-in-hand = You do not hold { $card }. Your hand: { $hand }.
just-taken = You have just taken { $card } from the discard pile: discard another card.
must-call = You drew the last card of the pile, so you must call: { $card }!
lay-now = You have called: now choose the colours of your series: { $series }.
too-many-colours = A series has at most two colours.
colour-removed = Cards of colour { $colour } are removed, like the column's bottom card: they make no series.
colour-not-held = You hold nothing in { $colour }. Possible: { $held }.
one-value-two-colours = { $series } is the same single value in both colours: one card per value, so the series has only one of the two colours.

# Positions that cannot be
step-not-of-turn = When the match is over it is nobody's turn, and only then.
column-size = The column has from 1 to { $most } cards.
hand-sizes = Every hand has 12 cards, and 13 for the player who has drawn and must still discard.
seen-not-held = Seat { $seat } was seen to take a card that is not in the hand.
seen-too-many-of = Seat { $seat } cannot have been seen to take that many cards: at most { $most } so far.
seen-too-many = That many cards cannot have been seen taken: at most { $most } so far.
source-not-of-step = A source of the drawn card belongs to the step “discard”, and only to it.
drawn-seen = A card from the column or the discard pile is among those seen taken, one from the pile is not ({ $card }).
nothing-drawn-there = Nothing has been drawn from there yet.
pile-too-large = The draw pile has at most { $most } cards.
pile-empty = The draw pile is empty: whoever drew its last card calls “I Go!” in the same turn.
discard-empty = The discard pile is empty only between taking its one card and discarding.
stall-wrong = Here the number of turns without a new card is from { $least } to { $most }.
caller-hand-hidden = The caller has opened the hand: all of it is seen.
call-without-colour = The call needs the colour that was removed.
call-colour = All eleven cards of the colour removed are in hands: one of them was in the column.
call-hands = The hands of a call have { $hand } cards each, all different.
call-series = This is no series of the caller; colours held: { $held }.
points-without-rounds = More points than the rounds played can give: a call wins one for the caller, or one each for some of the others.
points-without-call = Points come from calls, and there is no last call.
over-without-call = A match ends with a call, and there is no last call.
call-in-first-round = There was a call, so this is not the first round any more.
perfect-not-over = That call was a perfect I Go!: the match would be over.
point-missing = Seat { $seat } won a point by the last call.
over-already = Somebody with { $target } points has won, by the last call.
over-other-hands = The hands are not those of the call that ended the match.
over-hands-hidden = All hands lie open at the end.
over-other-colour = The colour removed is not that of the column's bottom card.
over-too-soon = The match is not over: nobody has { $target } points or a perfect I Go!

# The story
event-drew = { $source ->
    [column] { $player } takes { $card } from the column.
    [discard] { $player } takes { $card } from the discard pile.
   *[pile] { $player } draws from the pile.
}
event-last-card = It was the last card of the pile: { $player } must call.
event-discarded = { $player } discards { $card }.
event-called = { $player } calls “I Go!”
event-column-empty = It was the last card of the column: the round is cancelled.
event-stalled = Nobody wants a new card any more: the round is cancelled.
event-series = { $player } lays a series in { $colours }.
event-split = { $player } — removed ({ $colour }): { $removed }; series: { $series }; { $added-count ->
    [0] left:
   *[other] added: { $added }; left:
} { $rest }. Penalty: { $penalty }.
event-perfect = A perfect I Go!
event-call-won = { $player } has the lowest penalty and wins a point.
event-call-lost = { $player } is equalled or beaten: a point for { $players }.
event-round = Round { $round }: { $first } begins.
event-over = { $reason ->
    [perfect] The match is over: { $players } is the perfect player!
    [shared] The match is over: { $players } win together with { $score } { $score ->
        [one] point
       *[other] points
    }.
   *[points] The match is over: { $players } wins with { $score } { $score ->
        [one] point
       *[other] points
    }.
}

# The terminal
heading = Round { $round } · { $target ->
    [one] first point wins
   *[other] { $target } points win
}
remark-you = you
remark-call = { $called ->
    [yes] called last, penalty { $penalty }
   *[no] last penalty { $penalty }
}{ $point ->
    [yes] , one point
   *[no] {""}
}
label-discards = Discards, the top last:
label-column = Column, { $colour } at the bottom
label-pile = Pile
label-discard = Discard
label-hand = Your hand
label-open = { $player }’s open hand
mark-drawn = just drawn
group = { $group ->
    [removed] removed
    [series] series
    [added] added
   *[rest] left
}
split-title = { $discard ->
    [none] The best split of your hand: penalty { $penalty }
   *[other] If you call now: discard { $discard }, penalty { $penalty }
}
call-title = Last call: { $player }, series { $series }, removed { $removed }. Penalties: { $penalties }. { $scorers ->
    [none] A perfect I Go!
   *[other] Point: { $scorers }.
}
words-player = { $player }{ $you ->
    [yes] {" (you)"}
   *[no] {""}
}: { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } cards.
words-seen = { $player } was seen to take: { $cards }.
words-column = Column, top to bottom: { $cards }. Removed at a call: { $colour }.
words-piles = Cards in the draw pile: { $pile }. Top of the discard pile: { $top }.
words-hand = { $label }: { $cards }.
words-drawn = Just drawn: { $card }.
words-split = { $title }. Removed { $removed }; series { $series }; left { $rest }.
card-words = the { $colour } { $value }
meaning-pile = draw from the pile ({ $many } left)
meaning-discard-pile = take { $card }, the top of the discard pile
meaning-column = take { $card }, the bottom card of the column{ $last ->
    [yes] : the last one, the round is cancelled
   *[no] {""}
}
meaning-discard = discard { $card }
meaning-call = discard { $card } and call “I Go!”
meaning-series = series in { $colours }: penalty { $penalty }
ask-call = call
question-call = how every hand was split at the last call, card by card
ask-memo = memo
question-memo = all that was seen of hands and discards, at a table with memo
answer-no-memo = This table plays without memo: the screen shows only what lies on top.
answer-call-none = Nobody has called yet.
answer-split = { $player } — removed: { $removed }; series: { $series }; added: { $added }; left: { $rest }. Penalty: { $penalty }.
remark-must-call = You drew the last card of the pile: you must call “I Go!” with your discard.
remark-last-of-column = One card in the column: taking it cancels the round.
remark-last-of-pile = One card in the pile: whoever draws it must call.
remark-stall = { $stall } turns without a card from the pile or the column; after { $limit } the round is cancelled.

# Hints
reason-cancels = the last card of the column: the round is cancelled, and you begin the next one
reason-last-card = the last card of the pile: you must call
reason-pile = { $many } of the { $unseen } unseen cards lower your penalty of { $before }
reason-penalty = { $after ->
    [0] leaves you no penalty at all
   *[other] { $change ->
        [less] lowers your penalty from { $before } to { $after }
        [same] leaves your penalty at { $before }
       *[more] raises your penalty from { $before } to { $after }
    }
}
reason-colour = the { colour } cards will be removed
reason-must-call = the pile is used up: you must call
reason-perfect = a perfect I Go!
reason-calls = calls with a penalty of { $penalty }
reason-leaves = leaves a penalty of { $penalty }
reason-free-card = gives up a card that costs nothing now: { colour } is removed
reason-open = { $many ->
    [0] nobody can add to it
    [one] one card out of your sight could be added to it
   *[other] { $many } cards out of your sight could be added to it
}
