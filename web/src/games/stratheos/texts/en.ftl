stratheos-where = { $games ->
    [1] Turn { $turns }
   *[other] Game { $number } of { $games } · turn { $turns }
}{ $last ->
    [yes] { " · last round" }
   *[no] { "" }
}
stratheos-heading = Turn { $turns }{ $doing ->
    [draw] { " · a pile or the word" }
    [play] { " · a card in hand" }
    [naming] { " · combination" }
    [aiming] { " · power" }
    [giving] { " · malus" }
    [choose] { " · great Stratheós" }
   *[other] { "" }
}
stratheos-heading-you = { $doing ->
    [look] Look and remember
    [naming] A combination, you say
    [aiming] Take aim
    [giving] What to give?
    [choose] A card of your choice
    [count] The count
   *[other] Your turn, { $name }
}
stratheos-heading-other = { $doing ->
    [count] The count
   *[other] { $name } plays
}
stratheos-heading-moment = { $what ->
    [passive] { $sign ->
        [L] Lightning acts
        [F] Fire acts
        [E] Earth acts
        [W] Water acts
        [I] Ice acts
       *[A] Air acts
    }
    [malus] { $sign ->
        [RAG] { $many ->
            [all] Ragnarök takes all
           *[other] Ragnarök takes what it can
        }
        [APO] Apocalypse strikes
       *[DEL] The Deluge stirs all
    }
    [wrong] It is wrong
    [right] It is right
    [flush] A great Stratheós
    [burnt] A card burns
    [barred] Gaïa bars
   *[word] The word is said
}
stratheos-family = { $family ->
    [L] lightning
    [F] fire
    [E] earth
    [W] water
    [I] ice
   *[A] air
}
stratheos-passive = { $family ->
    [L] the next draws the bottom card
    [F] the top card is discarded
    [E] the next is skipped
    [W] the draw pile is shuffled
    [I] play again
   *[A] the direction turns
}
stratheos-card = { $value } of { $family ->
    [L] lightning
    [F] fire
    [E] earth
    [W] water
    [I] ice
   *[A] air
}{ $name ->
    [none] { "" }
   *[other] , { $name }
}
stratheos-name-13 = Oracle
stratheos-name-14 = Spy
stratheos-name-15 = Ferryman
stratheos-name-L16 = Zeus
stratheos-name-F16 = Hephaistos
stratheos-name-E16 = Gaïa
stratheos-name-W16 = Poseidon
stratheos-name-I16 = Skadi
stratheos-name-A16 = Aeolus
stratheos-name-RAG = Ragnarök
stratheos-name-APO = Apocalypse
stratheos-name-DEL = Deluge
stratheos-name-CHA = Chaos
stratheos-name-NYX = Nyx
stratheos-name-ERE = Erebus
stratheos-place = { $seen ->
    [now] Place { $n }: { $card }
    [known] Place { $n }, known: { $card }
   *[no] Place { $n }
}{ $protected ->
    [yes] , protected
   *[no] { "" }
}
stratheos-place-of = { $own ->
    [yes] Your place { $n }
   *[no] { $name }, place { $n }
}{ $card ->
    [none] { "" }
   *[other] { ": " }{ $card }
}
stratheos-row = { $name }, { $many ->
    [one] 1 place
   *[other] { $many } places
}
stratheos-yours = Your row
stratheos-known = { $known } of { $many } cards known: { $written } { $points ->
    [one] point
   *[other] points
}
stratheos-next = next
stratheos-barred = barred from discards
stratheos-won = { $many ->
    [one] 1 game won
   *[other] { $many } games won
}
stratheos-holds = In the hand of { $name }: { $card ->
    [none] a card
   *[other] { $card }
}
stratheos-piles = The piles
stratheos-pile = Draw pile
stratheos-discards = Discards
stratheos-empty = empty
stratheos-direction = { $direction ->
    [clockwise] clockwise
   *[other] counterclockwise
}
stratheos-last-round = last round
stratheos-elements = The elements
stratheos-begin = A pile, or the word
stratheos-draw = Draw
stratheos-draw-say = { $bottom ->
    [yes] Lightning struck: the bottom card.
   *[no] Only you will see the card.
}
stratheos-take = Take
stratheos-take-say = { $card }: it will have to stay in your row.
stratheos-take-shut = { $shut ->
    [bottom] Lightning: the draw pile only.
    [barred] Gaïa bars you from the discards until the end of this turn.
    [empty] There is nothing.
   *[no] Closed to you.
}
stratheos-word = Stratheós!
stratheos-word-say = Instead of drawing: everybody else has one more turn, then points are counted.
stratheos-word-sure = Everybody else has one more turn, then points are counted. Sure?
stratheos-word-yes = Say “Stratheós”
stratheos-cancel = Cancel
stratheos-in-hand = In hand: { $card }
stratheos-discard = Discard
stratheos-discard-say = { $acts ->
    [shut] Taken from the discards, it must stay.
    [lightning] Lightning acts: the next draws the bottom card of the pile.
    [fire] Fire acts: the top card of the draw pile is discarded.
    [earth] Earth acts: the next is skipped.
    [water] Water acts: the draw pile is shuffled.
    [ice] Ice acts: you play again.
    [air] Air acts: the direction of play turns.
    [add-self] Its malus acts: you get { $many ->
        [one] one more card
       *[other] { $many } more cards
    }.
    [shuffle-self] Its malus acts: your unprotected cards are shuffled.
    [trade-next] Its malus acts: your row for that of the next player.
   *[none] It goes on the discards, for all to see.
}
stratheos-exchange = Exchange
stratheos-exchange-at = Exchange place { $n }
stratheos-exchange-say = { $chosen ->
    [0] Touch one of your cards: it is discarded, this one takes its place.
   *[other] Your card { $chosen } is discarded, this one takes its place. Once more to do it.
}
stratheos-power = Power
stratheos-power-say = { $effect ->
    [look-own] Look at one of your own cards.
    [look-opponent] Look at one card of an opponent.
    [swap-own-opponent] Swap one of your cards with an opponent’s, unseen.
    [swap-opponent-another] Swap the cards of two opponents, unseen.
    [protect-own] Protect one of your cards.
    [bar-opponent] Bar an opponent from the discards.
    [add-opponent] An opponent gets the top card of the draw pile.
    [burn-opponent] Burn one card of an opponent.
    [shuffle-opponent] Shuffle the cards of an opponent.
   *[any] Show the card, use its power, discard it.
}
stratheos-power-shut = { $unable ->
    [stays] Only with a card from the draw pile.
    [novice] This table plays without card texts.
   *[none] This card has nothing to use now.
}
stratheos-combination = Combination
stratheos-combination-say = Several of your cards for this one: same value, full house or run.
stratheos-kind = { $kind ->
    [same] Same value
    [full] Full house
   *[run] Run
}
stratheos-kind-say = { $kind ->
    [same] Touch two to six cards of one value; the last one will be on top.
    [full] Touch three cards of one value and two of another; the last one will be on top.
   *[run] Touch three or more from the lowest up; the last one will be on top.
}
stratheos-named = Places named
stratheos-top = top
stratheos-risk = Nothing is said before you announce. If it is wrong, you keep all your cards, and this one too.
stratheos-would-be = { $kind ->
    [same] { $many ->
        [2] Pair
       *[other] { $many } of one value
    }
    [full] Full house
   *[run] Run of { $many }
}: { $values }
stratheos-would-be-right = { $right ->
    [yes] By what you know, it is right.
    [no] By what you know, it is wrong.
   *[unknown] You do not know all of these cards.
}
stratheos-would-save = { $many } cards for { $card }: { $points ->
    [0] as many points as before.
    [one] 1 point { $way ->
        [more] more
       *[fewer] less
    }.
   *[other] { $points } points { $way ->
        [more] more
       *[fewer] fewer
    }.
}
stratheos-announce = { $many ->
    [0] Announce and turn over
    [one] Announce and turn over: 1 card
   *[other] Announce and turn over: { $many } cards
}
stratheos-clear = Clear
stratheos-step = { $step ->
    [first] { $effect ->
        [swap-own-opponent] My card
       *[other] One card
    }
    [second] { $effect ->
        [swap-own-opponent] Theirs
       *[other] The other
    }
    [aim] { $effect ->
        [look-own] Which
        [protect-own] Which
        [look-opponent] Whose
        [burn-opponent] Whose
       *[other] Whom
    }
   *[act] { $effect ->
        [look-own] Look
        [look-opponent] Look
        [protect-own] Protect
        [bar-opponent] Bar
        [add-opponent] Add
        [burn-opponent] Burn
        [shuffle-opponent] Shuffle
       *[other] Swap
    }
}
stratheos-ask = { $effect ->
    [look-own] Which card of yours will you look at?
    [look-opponent] Whose card will you look at?
    [swap-own-opponent] { $second ->
        [yes] For which card of theirs?
       *[no] Which card of yours?
    }
    [swap-opponent-another] { $second ->
        [yes] For which card of another?
       *[no] Which card of an opponent?
    }
    [protect-own] Which card of yours will you protect?
    [bar-opponent] Whom will you bar from the discards?
    [add-opponent] Who gets one more card?
    [burn-opponent] Which card will you burn?
   *[shuffle-opponent] Whose cards will you shuffle?
}
stratheos-whose = Whose
stratheos-cards = { $many ->
    [one] 1 card
   *[other] { $many } cards
}
stratheos-power-note = { $effect ->
    [look-own] Only you will see it, and only once.
    [look-opponent] Only you will see it, and only once.
    [swap-own-opponent] Nobody looks at the swapped cards.
    [swap-opponent-another] Nobody looks at the swapped cards.
    [protect-own] Nobody else can look at it, swap, burn or shuffle it.
    [bar-opponent] Until the end of their next turn.
    [burn-opponent] It goes under the discards; the top card of the draw pile takes its place.
   *[other] Nobody sees the cards.
}
stratheos-safe = Nothing is shown before you press.
stratheos-act = { $effect ->
    [look-own] Look
    [look-opponent] Look
    [protect-own] Protect this card
    [bar-opponent] Bar from the discards
    [add-opponent] Give one more card
    [burn-opponent] Burn this card
    [shuffle-opponent] Shuffle this row
   *[other] Swap these two
}
stratheos-step-back = Step back
stratheos-giving = Ragnarök: what is given
stratheos-giving-ask = { $own ->
    [yes] Ragnarök! Which { $left ->
        [one] card
       *[other] { $left } cards
    } of yours do you give?
   *[no] Ragnarök! Which { $left ->
        [one] card
       *[other] { $left } cards
    } of { $name } do you take?
}
stratheos-giving-say = Protected cards stay. Chosen: { $many } of { $left }.
stratheos-give = { $many ->
    [one] Swap this card
   *[other] Swap these { $many } cards
}
stratheos-looking = Look and remember
stratheos-aim = The fewest points win: keep low cards, get rid of high ones.
stratheos-remember = { $many ->
    [one] Remember this card.
    [3] Remember these three.
   *[other] Remember these { $many } cards.
}
stratheos-looked = { $many ->
    [one] You looked at this card.
    [3] You looked at these three.
   *[other] You looked at these { $many } cards.
}
stratheos-remember-say = { $own ->
    [yes] { "" }
   *[no] It is in the row of { $name }.{ " " }
}{ $then ->
    [past] { "" }
    [chalk] Afterwards, chalk will remind you of { $many ->
        [one] it.
       *[other] them.
    }
   *[gone] As soon as you say so, { $many ->
        [one] it is turned back, and you will not see it again.
       *[other] they are turned back, and you will not see them again.
    }
}
stratheos-others-look = { $name } is still looking.
stratheos-ready = I have it
stratheos-flush = A flush of { $many ->
    [3] three
    [4] four
    [5] five
   *[other] { $many }
}!
stratheos-flush-say = { $many ->
    [3] One card of the discards, but no 0, −1 or 16; it is played as if just drawn.
    [4] One card of either pile, but no 0, −1 or 16; it is played as if just drawn.
   *[other] Any card of either pile; it is played as if just drawn.
}
stratheos-from = From which pile
stratheos-pool = { $pool ->
    [discards] Discards
   *[pile] Draw pile, spread
} { $many }
stratheos-choose = { $special ->
    [yes] Play { $card }
   *[no] Play the { $card }
}
stratheos-choose-one = Choose a card
stratheos-nothing = Do without
stratheos-wins = { $who ->
    [you] You become the Stratheós
    [one] { $names } becomes the Stratheós
   *[several] A draw: { $names }
}
stratheos-fewest = The fewest points win.
stratheos-why = { $reason ->
    [flush] A flush wins at once.
    [cards] { $points } points like another, but fewer cards.
    [lowest] { $points } points and as many cards as another, but the lowest card.
    [announcer] Tied in everything, and whoever said “Stratheós” loses.
    [draw] Tied in everything, and none of them said “Stratheós”.
   *[points] The fewest points: { $points }.
}
stratheos-game-of = game { $number } of { $games }
stratheos-said = said “Stratheós”
stratheos-deals-next = { $name } deals the next game.
stratheos-deal = Next game
stratheos-who-won = Go on
stratheos-watch = { $stage ->
    [memorise] { $name } is looking at their cards.
    [looking] { $name } is looking at a card.
    [naming] { $name } announces a combination.
    [choose] { $name } chooses a card.
    [giving] { $name } decides what is given.
   *[other] { $name } plays.
}
stratheos-names = { $kind ->
    [same] Same value
    [full] Full house
   *[run] A run
}{ $many ->
    [0] { "" }
   *[other] { ": " }{ $places }
}
stratheos-ribbon-passive = { $sign ->
    [L] Lightning
    [F] Fire
    [E] Earth
    [W] Water
    [I] Ice
   *[A] Air
}
stratheos-ribbon-passive-say = { $sign ->
    [L] { $name } must draw the bottom card of the draw pile.
    [F] The top card of the draw pile is discarded.
    [E] { $name } is skipped.
    [W] The draw pile is shuffled.
    [I] { $name } plays again.
   *[A] The direction of play turns.
}
stratheos-ribbon-malus = { $sign ->
    [RAG] Ragnarök
    [APO] Apocalypse
   *[DEL] Deluge
}
stratheos-ribbon-malus-say = { $sign ->
    [RAG] { $name } and { $other } swap { $many ->
        [all] their whole rows.
        [0] no cards.
        [one] one card.
       *[other] { $many } cards.
    }
    [APO] { $many ->
        [0] { $name } has no room left and gets nothing.
        [one] { $name } gets one more card.
       *[other] { $name } gets { $many } more cards.
    }
   *[DEL] The unprotected cards of { $name } are shuffled.
}
stratheos-ribbon-wrong = Wrong!
stratheos-ribbon-wrong-say = { $name } keeps all the cards, and the drawn one too.
stratheos-ribbon-right = Right!
stratheos-ribbon-right-say = { $name } exchanges { $many } cards for one.
stratheos-ribbon-flush = The great Stratheós
stratheos-ribbon-flush-say = A flush of { $many } cards by { $name }.
stratheos-ribbon-word = “Stratheós!”
stratheos-ribbon-word-say = { $name } has said it. Everybody else has one more turn.
stratheos-ribbon-burnt = { $name } burns a card
stratheos-ribbon-burnt-say = It was in the row of { $other }, and goes under the discards.
stratheos-ribbon-barred = Gaïa
stratheos-ribbon-barred-say = { $name } bars { $other } from the discards.
stratheos-key-draw = Draw
stratheos-key-take = Take the discard
stratheos-key-word = Say “Stratheós”; it asks once
stratheos-key-tickets = What to do with the drawn card
stratheos-key-places = One of your places
stratheos-key-arrows = From place to place, from row to row
stratheos-key-unname = Unname the last place
