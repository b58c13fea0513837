igo-where = Round { $round } · { $target ->
    [one] first point wins
   *[other] to { $target } points
}
igo-colour = { $letter ->
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
igo-card = { $colour } { $value }
igo-card-in = { $card }, { $group ->
    [removed] removed
    [series] in the series
    [added] added
   *[rest] costs points
}
igo-card-leaves = { $card }, without it the penalty is { $penalty }
igo-points = { $won } of { $target } points
igo-seen = seen:
igo-column = Column, { $many ->
    [one] 1 card
   *[other] { $many } cards
}
igo-take-column = Take the { $card }, the bottom card of the column
igo-take-pile = Draw from the pile, { $many ->
    [one] 1 card
   *[other] { $many } cards
}
igo-take-discard = Take the { $card } from the discards, { $many ->
    [one] 1 card
   *[other] { $many } cards
}
igo-pile = Pile
igo-discard = Discard
igo-look-through = Look through
igo-discards-newest = All discards, the newest first
igo-seen-taken = Seen taken, and still held
igo-best-split = Best split
igo-removed = Removed
igo-series = Series
igo-rest = Left
igo-penalty = Penalty
igo-bottom = At the bottom of the column:
igo-would-remove = Whoever calls now removes { $colour } cards.
igo-then-removed = Take from the column, and it will be { $colour }.
igo-last-of-column = One card in the column: taking it cancels the round.
igo-last-of-pile = One card in the pile: whoever draws it must call.
igo-stall = { $many } turns without a new card; after { $limit } the round is cancelled.
igo-discard-now = Discard a card.
igo-dare = And call if you dare.
igo-must-call = You drew the last card of the pile: you must call.
igo-discarding = Discarding
igo-with-penalty = with a penalty of { $penalty }
igo-no-call = Discard, no call
igo-do-draw = draw a card
igo-do-discard = discard
igo-do-lay = lay your series
igo-do-over = the end
igo-sort = Sort the hand
igo-sort-now = Sort the hand, now by { $order }
igo-order-colour = colour
igo-order-value = value
igo-order-split = split
igo-choose-series = Your series
igo-choose-why = One or two colours. Others may fill its gaps in these.
igo-colours = Colours
igo-lay = Lay { $colours }: penalty { $penalty }
igo-lay-nothing = Choose a colour
igo-open-hand = { $name }’s open hand
igo-chooses = { $name } chooses the colours of the series.
igo-calls = { $name } calls “I Go!”
igo-last-call = Last call: { $name }
igo-watch-again = Once more
igo-skip = Skip
igo-forced = The pile was used up: { $name } had to call.
igo-all-removed = At the bottom of the column: { $colour }. Everybody’s cards of this colour are removed.
igo-series-in = { $name }’s series, { $colours }
igo-gaps = Others may fill its gaps in these colours
igo-added-by = { $card }, added by { $name }
igo-penalties = Penalties
igo-player = Player
igo-own-series = Own series
igo-added = Added
igo-above = above
igo-call-won = { $name } has the lowest penalty: one point.
igo-call-lost = { $many ->
    [one] Equalled or beaten: the point goes to { $names }.
   *[other] Equalled or beaten: a point each for { $names }.
}
igo-perfect = No penalty at all: { $name } is the perfect player!
igo-next-round = Round { $round }: { $name } begins
igo-who-won = Who has won?
igo-cancelled = Nothing is counted
igo-column-empty = The last card of the column is taken: the round is cancelled.
igo-stalled = Nobody wants a new card any more: the round is cancelled.
igo-key-pile = Draw from the pile
igo-key-discard = Take the top discard
igo-key-column = Take the bottom card of the column
igo-key-hand = From card to card of the hand
igo-key-call = Discard the chosen card and call “I Go!”
