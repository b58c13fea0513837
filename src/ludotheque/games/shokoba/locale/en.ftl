# Shokoba in English.

title = Shokoba
tagline = Gems taken by adding up: one card takes what adds up to it.

# Options
option-seats = How many play
option-edition = Which booklet's rules: 2023 or classic
option-target = Gems that end the match; the edition's own if not given
option-teams = Two against two, partners facing each other
option-oversight = A card that could take may be laid; the next player may seize what it could have taken
option-nine_cards = Deal nine cards each at once (in teams)
option-equal_first = A card must take its equal rather than several cards
option-memo = Show what each pile holds, not only its size
option-youngest = The seat of the youngest player, who deals first (classic)
teams-need-four = Teams are two against two: four players are needed, not { $seats }.
nine-cards-need-teams = Nine cards each are dealt only when four play in teams: set teams too.
target-not-of-edition = { $target } gems is not a target of this table; here it is { $rightful }.
youngest-only-classic = In the 2023 edition the first dealer is drawn by lot: “youngest” belongs to the classic edition.
youngest-not-seated = The youngest player must be one of the { $seats } who play.

# Ways to play
variant-2023 = the 2023 edition: short matches, 5 to 7 gems
variant-classic = the classic edition: to 11 gems, ties are played off
variant-classic-16 = the classic edition, longer: to 16 gems
variant-classic-21 = the classic edition, longest: to 21 gems
variant-oversight = who overlooks a take may lose it to the next player
variant-equal-first = a card must take its equal rather than several
variant-memo = the piles lie open: no memory needed
variant-teams = two against two
variant-classic-teams = two against two, the classic edition
variant-nine-cards = two against two, all cards dealt at once
variant-experts = two against two, nine cards, equal first, oversights
called-2023 = 2023
called-classic = classic
called-classic-16 = classic-16
called-classic-21 = classic-21
called-oversight = oversight
called-equal-first = equal-first
called-memo = memo
called-teams = teams
called-classic-teams = classic-teams
called-nine-cards = nine-cards
called-experts = experts

# The first screen, and what is to be done
first-aim = Win gems: one each for the most cards, emeralds, rubies and sapphires, one for the diamond, one for every SHOKOBA (taking the whole table).
first-move = A card takes cards that add up to it: R8xS5+S3. If none do, it is laid: S4.
first-letters = D diamond, E emerald, R ruby, S sapphire; the number is the card’s value.
guide-play = Play a card.
guide-claim = Claim what was overlooked, or leave it.

# The words of the notation: the one shown first, then others that are understood
written-seize = seize
written-leave = leave

# Refusals
not-a-move = “{ $move }” is no move. Write a card to lay it (S4), or the card, x, and what it takes (R8xS5+S3).
no-such-card = There is no card { $card }: the 7s are D7 and E7, every other value from 1 to 10 has R and S.
not-in-hand = You do not hold { $card }. Your hand: { $hand }.
must-take = { $card } can take, so it may not be laid. It takes: { $takes }.
not-on-table = { $many ->
    [one] There is no { $card } on the table.
   *[other] There are not { $many } { $card } on the table.
} The table: { $table }.
wrong-sum = { $card } takes cards that add up to { $value }; { $many ->
    [one] { $total } is not { $value }.
   *[other] { $sum } make { $total }.
}
equal-first = A card equal to { $card } lies on the table ({ $equals }): it must take that one, not several cards.
nothing-to-leave = You have a card to play: whoever claims nothing just plays.
seize-what = Say what { $card } should have taken: seize { $card }x…
claim-does-not-hold = The claim does not hold: the player before you did not just lay { $card } where it could have taken { $taken }. It costs you nothing.

# Positions that cannot be
playing-not-tied = Fewer than all seats play only in a classic match without teams, at least two of them, at or over the target and ahead of all others.
seat-not-playing = This seat does not play in this round.
last-taker-without-pile = The last taker has taken nothing.
pile-without-last-taker = Cards have been taken, so somebody took last.
pile-not-playing = A player who sits the round out has taken cards.
gems-not-won = These gems cannot have been won by round { $round }: a round gives a gem for each category and one for every SHOKOBA.
match-decided = A side had the { $target } gems that end the match before this round, and nobody was tied with it.
dealer-not-in-turn = In the classic edition the youngest player deals first, then the deal goes round: in round { $round } seat { $rightful } deals.
pile-of-one = Nobody takes a single card: what is taken lies on the pile with the card that took it.
round-not-begun = No card has been played in this round yet: nothing has been taken or overlooked, and four cards lie on the table.
hand-not-playing = A player who sits the round out holds cards.
hands-out-of-step = With seat { $turn } to play, the hands do not have the sizes they must: from the dealer's left, who has played has one card less.
hand-too-large = A hand has at most { $most } cards.
hands-empty = The hands are empty: new cards would have been dealt, or the round counted (but for a claim after a last lay, when the table plays with oversight).
undealt-not-whole-deals = The undealt cards must make whole deals of { $whole }, and the first deal is made.
overlooked-not-there = { $card } was not overlooked: it must lie on the table, be able to take there, and the table play with oversight.
plays-too-many = Seat { $seat } cannot have played so often in this deal.
play-not-possible = A play of seat { $seat } does not fit the table it is said to be made on.
over-with-cards = A match that is over has no cards in hands or undealt, and nothing overlooked.
over-too-soon = The match is not over: somebody needs { $target } gems and, in the classic edition, to lead alone.
table-not-swept = At the end the last taker has the cards left on the table.

# The story
event-laid = { $player } lays { $card }.
event-took = { $player } plays { $card } and takes { $taken }.
event-seized = { $player } seizes the oversight: { $card } takes { $taken }.
event-left = { $player } claims nothing.
event-shokoba = SHOKOBA! One gem for { $player }.
event-dealt = { $player } deals.
event-swept = { $player } took last and gets what is left: { $cards }.
event-unswept = Nobody took anything: { $cards } go to nobody.
event-gem = { $category ->
    [diamond] The diamond
    [emeralds] Most emeralds
    [rubies] Most rubies
    [sapphires] Most sapphires
   *[cards] Most cards
} ({ $counts }): one gem for { $players }.
event-tied = { $category ->
    [diamond] The diamond: nobody took it.
    [emeralds] Most emeralds ({ $counts }): a tie, no gem.
    [rubies] Most rubies ({ $counts }): a tie, no gem.
    [sapphires] Most sapphires ({ $counts }): a tie, no gem.
   *[cards] Most cards ({ $counts }): a tie, no gem.
}
event-round = Round { $round }: { $first } begins.
event-playoff = A tie at the top: { $players } play another round.
event-over = { $reason ->
    [tied-win] The match is over: { $players } win together with { $score } gems.
   *[most-gems] The match is over: { $players } { $many ->
        [one] wins
       *[other] win
    } with { $score } gems.
}

# The terminal
heading = Shokoba, round { $round } — to { $target } gems — { $undealt ->
    [0] nothing left to deal
    [one] 1 card to deal
   *[other] { $undealt } cards to deal
}
table-empty = The table is empty: a card must be laid.
hand-empty = No card in hand.
pile-size = pile { $many }
remark-you = you
remark-partner = with { $partner }
remark-dealer = dealer
remark-out = sits this round out
words-player = { $player }: { $hand ->
    [0] no card
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $pile } in the pile
words-gems = { $gems ->
    [0] no gem
    [one] 1 gem
   *[other] { $gems } gems
}
words-taken = { $player } has taken: { $cards }.
words-table = The table: { $cards }.
words-hand = Your hand: { $cards }.
card-words = the { $gem ->
    [D] diamond
    [E] emerald
    [R] ruby
   *[S] sapphire
} { $value }
shokoba-mark = { $shokoba ->
    [yes] {" — a SHOKOBA!"}
   *[no] {""}
}
meaning-lay = lay { $card }
meaning-take = with { $card } take { $taken }{ shokoba-mark }
meaning-seize = seize: with { $card }, just laid, take { $taken }{ shokoba-mark }
meaning-leave = claim nothing: the round is counted
ask-sum = sum
question-sum = what the table adds up to
ask-last = last
question-last = who took last, and so would get what is left at the end of the round
answer-sum = The table adds up to { $total }{ $danger ->
    [yes] : one card may take it all.
   *[no] .
}
answer-last = { $player } took last.
answer-last-nobody = Nobody has taken anything in this round.

# Hints
reason-shokoba = SHOKOBA: a gem at once
reason-diamond = { $own ->
    [yes] brings the diamond home
   *[no] takes the diamond
}
reason-decides = { $category ->
    [emeralds] makes sure of the most emeralds
    [rubies] makes sure of the most rubies
    [sapphires] makes sure of the most sapphires
   *[cards] makes sure of the most cards
}
reason-denies = { $category ->
    [emeralds] keeps the others from having the most emeralds
    [rubies] keeps the others from having the most rubies
    [sapphires] keeps the others from having the most sapphires
   *[cards] keeps the others from having the most cards
}
reason-takes = takes { $category ->
    [emeralds] { $many ->
        [one] an emerald
       *[other] { $many } emeralds
    }
    [rubies] { $many ->
        [one] a ruby
       *[other] { $many } rubies
    }
    [sapphires] { $many } sapphires
   *[cards] { $many } cards
}
reason-sweeps = ends the round and sweeps { $many ->
    [one] the last card
   *[other] the last { $many } cards
}
reason-overlooks = could take: the next player may seize it
reason-offers = puts { $gem ->
    [D] the diamond
    [E] an emerald
   *[R] a ruby
} on the table
reason-threat = leaves { $total } on the table: SHOKOBA threat ({ $many } of { $unseen } unseen cards)
reason-harmless = leaves { $total } on the table, but every { $total } has been seen
reason-safe = leaves { $total } on the table: no card takes it all
reason-nothing-better = nothing to gain, nothing to lose
