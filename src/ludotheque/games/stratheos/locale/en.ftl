# Stratheós in English.

title = Stratheós
tagline = Remember your row of cards, be rid of the high ones, and dare to say “Stratheós”.

# Options
option-seats = how many players
option-novice = no texts on the cards: no powers, no maluses
option-passives = whether the elements of the figures act at the end of a turn
option-flush = the great Stratheós: runs of one family earn a bonus turn, or the game
option-memo = the screen keeps showing what you have seen and still know
option-games = how many games the match has
option-turn_limit = after so many turns a game is counted
option-youngest = the seat of the youngest player, who deals
variant-classic = with powers, maluses and (from three players on) passives
variant-novice = for beginners: no texts on the cards
variant-novice-no-passives = for beginners: no texts, no passives
variant-initiate = with flushes, the great Stratheós
variant-memo = the screen remembers for you what you have seen
variant-series = three games with flushes
variant-long-series = five games for beginners, with the screen’s memory
variant-short = a game is counted after ten turns
called-classic = classic
called-novice = novice
called-novice-no-passives = novice-no-passives
called-initiate = initiate
called-memo = memo
called-series = series
called-long-series = long-series
called-short = short

# The first screen, and what is to be done
first-aim = Have the fewest points in your row when somebody says “Stratheós”: remember the cards that you see, and exchange high ones for low ones.
first-move = First draw (or take), then exchange 3 (your third place), discard, or power.
first-letters = Lightning, Fire, Earth, Water, Ice, Air; RAG, APO, DEL are −1, CHA, NYX, ERE 0.

# The words of the notation: the one shown first, then others that are understood
written-ready = ready
written-stratheos = stratheos
written-draw = draw
written-take = take
written-discard = discard
written-power = power
written-same = same
written-full = full
written-run = run
written-withdraw = withdraw
written-nothing = nothing
written-deal = deal
written-exchange = exchange
written-name = name
written-last = last
written-give = give
written-on = on
written-choose = choose
written-pick = pick
no-passives-in-a-duel = With two players there are no passives.
passives-unless-novice = Only novices may leave the passives out: set novice too.
no-flush-for-novices = Flushes are for initiates: a table of novices plays without them.
youngest-not-seated = The youngest player must be one of the { $seats } who play.

# The card file
cards-header = Line { $line } of the card file must be the heading { $columns }.
cards-columns = Line { $line } of the card file has { $found } columns instead of { $wanted }.
cards-value = Line { $line } of the card file: “{ $value }” is no value; values are −1, 0 and 1 to 16.
cards-family = Line { $line } of the card file: there is no family “{ $family }”. Did you mean: { $nearest }?
cards-family-value = Line { $line } of the card file: { $card } has the value { $value }; cards of 1 to 16 have a family, 0 and −1 have none.
cards-code = Line { $line } of the card file: { $card } must be called { $right }.
cards-special-code = Line { $line } of the card file: “{ $card }” is no name for a special card; write capital letters only.
cards-names = Line { $line } of the card file: { $card } has a name in one language only.
cards-power = Line { $line } of the card file: { $card } — a figure has both a name and a power, other cards have no power.
cards-malus = Line { $line } of the card file: { $card } has a malus, but only a −1 can have one.
cards-source = Line { $line } of the card file: there is no source “{ $source }”. Did you mean: { $nearest }?
cards-effect = Line { $line } of the card file: there is no effect “{ $effect }”. Did you mean: { $nearest }?
cards-effects = Line { $line } of the card file: { $many } effects are too many; a text has at most { $most }.
cards-twice = Line { $line } of the card file: { $card } is there twice.
cards-too-many = Line { $line } of the card file: { $card } is one too many; there are three cards of the value { $value }.
cards-missing = The card file, read to line { $line }, has no { $card }.
cards-specials-missing = The card file, read to line { $line }, has { $many } special cards instead of six.

# Refusals
not-a-move = “{ $move }” is no move. Now possible: { $moves }.
not-now = “{ $move }” is not possible now. Possible: { $moves }.
must-draw-bottom = Lightning struck: you must draw the bottom card of the draw pile.
already-announced = “Stratheós” has been said already: this is the last round.
discards-empty = There is no card on the discard pile.
barred = Gaïa bars you from the discard pile.
no-such-place = There is no place { $place }: places go from 1 to { $size }.
must-stay = A card taken from the discard pile must stay: exchange it for a card or a combination.
announced-in-vain = You have taken an announcement back in this turn; there is no second one.
too-few-places = { $size } cards are too few for { $combination ->
    [same] cards of one value: two are needed
    [full] a full house: five are needed
   *[run] a run: three are needed
}.
power-from-pile-only = A card from the discard pile gives no power.
no-texts = A table of novices plays without the texts on the cards.
no-power = This card has no power.
power-without-aim = This power has nothing that it could be aimed at.
no-withdrawal = What is announced is announced: only with 14 places can it be taken back.
named-already = Place { $place } is already named.
named-too-few = This combination needs at least { $fewest } cards: name more of them first.
not-known-right = With { $most } places you may complete only a combination that you know to be right.
name-out-of-order = Place { $place } cannot be named now: name the places in rising order, and keep one for the last card.
no-such-aim = “{ $move }”: there is no such place on the table.
aim-protected = That card is protected.
wrong-aim = This power cannot be aimed there.
aim-another = Both cards would be the same player’s: point at one of another opponent.
gift-protected = Place { $place } is protected and is not given.
gift-out-of-order = Place { $place } cannot be given: choose places in rising order, and enough of them.
pick-from-discards = A flush of three chooses from the discard pile only.
not-to-be-chosen = { $card } cannot be chosen after a flush of { $most }: it must be there, and after fewer than five cards not be a 0, a −1 or a 16.

# Positions that cannot be
places-number = Seat { $seat } must have 1 to { $most } places.
protected-places = “protected” is a list of places for each seat, in rising order.
known-shape = “known” says for each place of each seat who knows the card: a list of seats in rising order, or ["all"].
stage-unknown = There is no such stage; there are: { $stages }.
turn-not-over = There is nobody to act when the match is over, and somebody before.
direction-unknown = The direction is clockwise or counterclockwise.
seats-list = This must be a list of different seats in rising order.
reason-unknown = No game is won for that reason.
source-unknown = A card cannot come from there; possible: { $sources }.
malus-unknown = There is no such malus; there are: { $verbs }.
kind-unknown = There is no such combination; there are: { $kinds }.
named-places = “named” is a list of different places from 1 to { $size }.
picked-unknown = No place that could be picked here.
given-places = “given” is a list of places in rising order.
log-entry = The log has an entry that says nothing.
wanted-flag = “{ $name }” is true or false.
field-not-now = “{ $name }” has no meaning at the stage { $stage }.
source-of-nothing = There is no card in hand that could have come from somewhere.
turn-not-current = It is the turn of seat { $current }: that seat acts.
wins-too-many = The games won do not fit: { $played } have been played.
announcer-plays-on = Who said “Stratheós” has no more turn.
turns-number = Here from { $least } to { $most } turns can be over: saying “Stratheós” is one of them, and the game is counted at the limit.
start-cards-not-earned = Only who won the game before by a flush of seven or more begins with fewer cards.
taken-differs = “taken” says whether the card of this turn was taken from the discard pile: it must fit “source”, and a barred player cannot take.
no-passives = This table plays without passives.
no-lightning = The bottom card is drawn after a figure of lightning, which lies on top of the discard pile.
first-to-play = The player who begins is the one to play.
begun-before-looking = The players look at their cards before anything else happens.
dealt-number = Seat { $seat } was dealt { $dealt } cards.
nothing-in-hand = A card must be in hand.
no-flush = This table plays without flushes.
shown-not-used = A card is shown when its power is used, and then discarded.
withdrawn-needs-14 = Only with 14 places can an announcement be taken back.
not-discarded-last = This was not the card discarded last: that one lies on top of the discard pile, or was chosen from it.
no-flush-discarded = There is no such flush on top of the discard pile.
no-ragnarok = Ragnarök is not in the discard pile.
discarded-before = Cards are discarded before this decision in a bonus turn, and only then.
kind-missing = The kind of the combination is missing.
power-not-shown = The card in hand must be shown and have an effect that is now to be aimed or looked at.
look-unknown = Who looks at a card knows it.
giving-neighbour = Seat { $seat } decides what is given.
nothing-to-give = There is nothing to decide: no protection, or as many cards to give on both sides.
bonus-length = A flush of this length earns no choice here.
won-by-nobody = A game that is over was won by somebody, for a reason.
over-too-soon = The match has { $games } games.
winner-begins = Seat { $seat } begins the next game.
wins-too-few = Who won the last game has won at least one.
not-turned-over = At the end all cards lie open.
count-differs = By the count the winner is { $winners } ({ $reason }).

# The story
place-card = { $card } in place { $place }
event-memorised = { $player } turns the cards back.
event-turned-back = { $player } turns the card back.
event-remember = { $own ->
    [yes] Remember: { $shown }.
   *[no] Remember of { $owner }: { $shown }.
}
event-stratheos = { $player } says “Stratheós”! Everybody else has one more turn.
event-drew = { $source ->
    [discard] { $player } takes { $card } from the discard pile.
    [bottom] { $player } draws the bottom card of the draw pile.
   *[pile] { $player } draws from the draw pile.
}
event-exchanged = { $player } puts the card in place { $place }.
event-placed = Remember: { $card } is in your place { $place }.
event-power = { $player } shows { $card } and uses its power.
event-announced = { $player } announces { $combination ->
    [same] cards of one value
    [full] a full house
   *[run] a run
}.
event-named = { $player } names place { $place }.
event-withdrew = { $player } takes the announcement back.
event-right = Right: { $number } cards are exchanged for one.
event-wrong = Wrong! { $player } keeps all the cards and the drawn one too.
event-shown = { $player } has shown { $shown }.
event-flush = A flush of { $number } cards!
event-discarded = { $card } is discarded.
event-looked = { $own ->
    [yes] { $player } looks at their own place { $place }.
   *[no] { $player } looks at place { $place } of { $owner }.
}
event-pointed = { $own ->
    [yes] { $player } points at their own place { $place }.
   *[no] { $player } points at place { $place } of { $owner }.
}
event-swapped = { $player } swaps place { $other_place } of { $other } with place { $place } of { $owner }.
event-protected = { $player } protects place { $place }.
event-barred = { $player } bars { $owner } from the discard pile.
event-added = { $player } gets one more card from the draw pile.
event-withheld = { $player } has 14 places already and gets no card.
event-burnt = { $card }, place { $place } of { $owner }, is burnt; the top card of the draw pile takes its place.
event-shuffled = The unprotected cards of { $player } are shuffled.
event-traded = Ragnarök: { $player } and { $owner } swap their whole games.
event-traded-some = Ragnarök: { $player } and { $owner } swap { $number ->
    [0] nothing
    [one] one card
   *[other] { $number } cards
}; what is protected stays.
event-gave = { $player } decides that place { $place } of { $owner } is given.
event-chose = { $player } chooses { $card } from the discard pile.
event-picked = { $player } chooses a card from the draw pile, which is shuffled.
event-chose-nothing = { $player } does without the bonus turn.
event-reshuffled = The draw pile is empty: { $number } discarded cards are shuffled into a new one.
event-passive = { $family ->
    [lightning] Lightning: { $player } must draw the bottom card of the draw pile.
    [fire] Fire: the top card of the draw pile is discarded.
    [earth] Earth: { $player } is skipped.
    [water] Water: the draw pile is shuffled.
    [ice] Ice: { $player } plays again.
   *[air] Air: the direction of play turns.
}
event-turned-over = { $player } has { $cards }: { $number } { $number ->
    [one] point
   *[other] points
}.
event-won = { $reason ->
    [flush] { $players } wins the game at once by the flush.
    [cards] { $players } wins the game: as few points as another, but fewer cards.
    [lowest] { $players } wins the game: tied in points and cards, but with the lowest card.
    [announcer] { $players } wins the game: all is tied, and whoever said “Stratheós” loses.
    [draw] A draw between { $players }.
   *[points] { $players } wins the game with the fewest points.
}
event-dealt = { $player } deals.
event-round = Game { $round }: { $first } begins.
event-over = { $reason ->
    [flush] { $players } wins the game at once by the flush.
    [cards] { $players } wins the game: as few points as another, but fewer cards.
    [lowest] { $players } wins the game: tied in points and cards, but with the lowest card.
    [announcer] { $players } wins the game: all is tied, and whoever said “Stratheós” loses.
    [draw] A draw between { $players }.
    [points] { $players } wins the game with the fewest points.
    [tied-games] The match is over: { $players } won { $score } games each.
   *[most-games] The match is over: { $players } won the most games, { $score }.
}

# The table in a terminal
ask-elements = elements
question-elements = the letters of the elements, and what their figures do
ask-card = card
question-card = what a card is and does: card F13
card-unknown = There is no card “{ $name }”. Did you mean: { $nearest }?
card-words = the { $value } of { $family }{ $name ->
    [none] { "" }
   *[other] , { $name }
}
special-words = { $name } ({ $value ->
    [-1] −1
   *[other] { $value }
})
answer-card = { $card }: { $text }.
ours = The text of this card is ours: the booklet does not print it.
effect-none = no text
effect-look-own = look at one of your own cards
effect-look-opponent = look at one card of an opponent
effect-swap-own-opponent = swap one of your cards with one of an opponent’s, unseen
effect-swap-opponent-another = swap one card of an opponent with one of another opponent, unseen
effect-protect-own = protect one of your cards
effect-bar-opponent = bar an opponent from the discard pile until the end of their next turn
effect-add-opponent = an opponent gets the top card of the draw pile
effect-burn-opponent = burn one card of an opponent: the top card of the draw pile takes its place
effect-shuffle-opponent = shuffle the unprotected cards of an opponent
effect-add-self = one more card from the draw pile for you
effect-shuffle-self = your unprotected cards are shuffled
effect-trade-next = swap your game with the next player
passive-words = { $letter }: { $family ->
    [lightning] lightning — the next player must draw the bottom card of the draw pile
    [fire] fire — the top card of the draw pile is discarded
    [earth] earth — the next player is skipped
    [water] water — the draw pile is shuffled
    [ice] ice — play again
   *[air] air — the direction of play turns
}
heading = { $games ->
    [1] Turn { $turns }
   *[other] Game { $number } of { $games }, turn { $turns }
}, { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}
remark-you = you
remark-announcer = said Stratheós
remark-barred = barred
remark-wins = { $many } won
remark-points = { $many } { $many ->
    [one] point
   *[other] points
}
piles = Draw pile: { $pile } cards. Discard pile: { $discards ->
    [0] empty.
    [one] 1 card, { $top }.
   *[other] { $discards } cards, on top { $top }.
}
words-player = { $player } (seat { $number }): { $many ->
    [one] 1 place
   *[other] { $many } places
}
words-row = { $seen ->
    [none] { $facts }.
   *[other] { $facts }: { $seen }.
}
words-protected = protected { $places }
words-seen = { $now ->
    [yes] place { $place } shows { $card }
   *[no] place { $place } is known to be { $card }
}
in-hand = { $player } holds { $card }.
in-hand-power = Its power: { $text }.
discards-listed = { $all ->
    [yes] The discard pile from the bottom: { $cards }.
   *[no] On top of the discard pile: { $cards }.
}
spread-listed = The draw pile before your eyes: { $cards }.
guide-memorise = Look at these cards of yours and remember them; then say ready.
guide-draw = { $announce ->
    [yes] { $take ->
        [yes] Draw from the draw pile, take the top of the discard pile, or say “Stratheós”.
       *[no] Draw from the draw pile, or say “Stratheós”.
    }
   *[no] { $take ->
        [yes] Your last turn: draw from the draw pile, or take the top of the discard pile.
       *[no] Your last turn: draw from the draw pile.
    }
}
guide-bottom = Lightning struck: draw the bottom card of the draw pile.
guide-play = Exchange the card for one of yours or for a combination, { $power ->
    [yes] use its power, or discard it
   *[no] or discard it
}.
guide-must-stay = This card must stay: exchange it for one of yours or for a combination.
guide-naming = You announce { $combination ->
    [same] cards of one value: name their places in rising order, and with “last” the card for the top
    [full] a full house: name four places in rising order, and with “last” the card for the top
   *[run] a run: name the places from the lowest card up, the highest with “last”
}. Named so far: { $named }.
guide-looking = You are looking at a card: remember it, then say ready.
guide-look-own = Oracle’s eye: which card of yours will you look at?
guide-look-opponent = Whose card will you look at?
guide-swap-own-opponent = { $step ->
    [first] A swap: first point at a card of yours.
   *[second] Now point at the card of an opponent that you want for it.
}
guide-swap-opponent-another = { $step ->
    [first] A swap between two opponents: first point at a card of one.
   *[second] Now point at a card of the other.
}
guide-protect-own = Which card of yours will you protect?
guide-bar-opponent = Whom will you bar from the discard pile?
guide-add-opponent = Who gets the top card of the draw pile?
guide-burn-opponent = Which card of an opponent will you burn?
guide-shuffle-opponent = Whose cards will you shuffle?
guide-giving = Ragnarök: you decide which cards of { $player } are given; { $left ->
    [one] one is
   *[other] { $left } are
} still to be named, in rising order.
guide-choose = A flush of { $number }: choose the card for your bonus turn.
guide-showdown = The game is counted: deal the next one.
meaning-ready = turn the cards back: you have seen them
meaning-stratheos = say “Stratheós”: everybody else has one more turn, then points are counted
meaning-draw-pile = draw the top card of the draw pile
meaning-draw-bottom = draw the bottom card of the draw pile
meaning-draw-discard = take from the discard pile { $top }; it must stay in your game
meaning-discard = discard the card in your hand
meaning-power = use the power: { $text }; then the card is discarded
meaning-same = announce cards of one value (two to six) to exchange for the card in your hand
meaning-full = announce a full house: three cards of one value and two of another
meaning-run = announce a run: three or more values in a row
meaning-withdraw = take the announcement back
meaning-nothing = do without the bonus turn
meaning-deal = deal the next game
meaning-exchange = put the card in your place { $place } and discard what is there
meaning-name = name place { $place }; others follow
meaning-last = name place { $place } as the last card, on top, and turn the combination over
meaning-give = { $own ->
    [yes] give the card in your place { $place }
   *[no] receive the card in the other’s place { $place }
}
meaning-choose = choose { $card } from the discard pile
meaning-pick = choose { $card } from the draw pile; nobody else sees it
meaning-look-own = look at your place { $place }
meaning-look-opponent = look at place { $place } of { $player }
meaning-swap-own-opponent = { $own ->
    [yes] swap your place { $place } …
   *[no] … with place { $place } of { $player }
}
meaning-swap-opponent-another = swap place { $place } of { $player }
meaning-protect-own = protect your place { $place }
meaning-bar-opponent = bar { $player } from the discard pile
meaning-add-opponent = { $player } gets one more card
meaning-burn-opponent = burn the card in place { $place } of { $player }
meaning-shuffle-opponent = shuffle the cards of { $player }

# Hints
reason-stratheos = you count { $points } { $points ->
    [one] point
   *[other] points
}{ $unknown ->
    [0] { "" }
    [one] , with { $average } for the card that you do not know
   *[other] , with { $average } for each of the { $unknown } cards that you do not know
}; the others have one more turn
reason-take = { $card } counts { $value ->
    [-1] −1
   *[other] { $value }
}; everybody knows that you have it, and it must stay
reason-draw = { $lower } of { $unseen } unseen cards count less than { $value }
reason-discard = your game stays as it is; the next player may take { $card }
reason-malus = { $card } is discarded: its malus falls on you
reason-passive = { $card } is discarded: { $family ->
    [lightning] the next player must draw the bottom card
    [fire] the top card of the draw pile is discarded
    [earth] the next player is skipped
    [water] the draw pile is shuffled
    [ice] you play again
   *[air] the direction of play turns
}
reason-power = { $late ->
    [yes] it is the last round: what { $card } shows you no longer helps
   *[no] { $card } acts, and is discarded
}
reason-oracle = { $unknown ->
    [0] you know all your cards already
    [one] you do not know one of your cards
   *[other] you do not know { $unknown } of your cards
}
reason-guess = you do not know of any { $combination ->
    [same] cards of one value
    [full] full house
   *[run] run
}: if it is wrong, all stays and this card comes too
reason-combination = { $points } points go for a card that counts { $value ->
    [-1] −1
   *[other] { $value }
}
reason-saves = { $card } goes: { $points ->
    [one] 1 point
   *[other] { $points } points
} fewer
reason-costs = { $card } goes: { $points ->
    [one] 1 point
   *[other] { $points } points
} more
reason-same = { $card } goes: as many points as before
reason-unknown-card = a card that you do not know goes, { $average } points on average, and you will know what is there
reason-alike = then you hold { $many } cards of { $value ->
    [-1] −1
   *[other] { $value }
}, which can be exchanged together
reason-withdraw = nothing is lost but the announcement
reason-right = right: { $number } cards go for one
reason-known = it is { $card }
reason-kept = you do not know this card; its owner knows and keeps it
reason-not-known = you do not know this card
reason-seat = { $player } has { $many ->
    [one] 1 card
   *[other] { $many } cards
}
reason-no-bonus = the turn ends without the bonus
reason-choice = { $card } counts { $value ->
    [-1] −1
   *[other] { $value }
}
reason-remember = remember what you see: you will not be shown it again
reason-deal = { $left ->
    [one] one more game
   *[other] { $left } more games
} at most
