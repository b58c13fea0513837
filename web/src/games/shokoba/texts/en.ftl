shokoba-where = Round { $round } · to { $target } gems
shokoba-where-deal = { $many ->
    [0] nothing left to deal
    [one] 1 card to deal
   *[other] { $many } cards to deal
}
shokoba-card = { $gem ->
    [D] diamond
    [E] emerald
    [R] ruby
   *[S] sapphire
} { $value }
shokoba-card-can = { $card }, { $ways ->
    [0] takes nothing
    [one] takes one way
   *[other] takes { $ways } ways
}
shokoba-stones = { $won } of { $target } gems
shokoba-score = Gems
shokoba-partner = your partner
shokoba-deals = deals
shokoba-taken = { $many ->
    [one] 1 card taken
   *[other] { $many } cards taken
}
shokoba-taken-word = taken
shokoba-look-through = What the piles hold
shokoba-to-deal = { $many ->
    [one] 1 card to deal
   *[other] { $many } cards to deal
}
shokoba-to-deal-word = to deal
shokoba-begin = Choose a card from your hand.
shokoba-what-takes = What { $card } can do
shokoba-the-card = The { $gem ->
    [D] diamond
    [E] emerald
    [R] ruby
   *[S] sapphire
} { $value }
shokoba-takes = { $card } takes
shokoba-takes-nothing = { $card } takes nothing
shokoba-take-many = { $many ->
    [one] Take 1 card
   *[other] Take { $many } cards
}
shokoba-choose = Choose what to take
shokoba-lay = Lay the card
shokoba-seize = Take in their place
shokoba-leave = Nothing was overlooked
shokoba-count = Round { $round }: the count
shokoba-in-the-round = during the round
shokoba-most-shokoba = SHOKOBA
shokoba-most-diamond = The diamond
shokoba-most-emeralds = Most emeralds
shokoba-most-rubies = Most rubies
shokoba-most-sapphires = Most sapphires
shokoba-most-cards = Most cards
shokoba-tie = a tie: nobody
shokoba-next-round = Next round
shokoba-who-won = Who has won?
shokoba-key-hand = From card to card of the hand
shokoba-key-takes = One of the takes
