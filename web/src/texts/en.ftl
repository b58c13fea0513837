pages = Pages
shelf = The shelf
learn = Learn
my-games = My games
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
me = Me
version-changed = Ludothèque has changed. Nothing is lost.

# The table
title-your-turn = Your turn · { $game }
you-watch = Watching
title-table = { $game } · Ludothèque
seat = Seat { $number }
start = Start
your-turn = Your turn.
read-the-rule = Read the rule
understood = All right
taken-back = { $many ->
    [one] A move was taken back.
   *[other] { $many } moves were taken back.
}
beside-the-table = Beside the table
tab-story = Story
tab-players = Players
tab-rules = Agreed
rules = Rules
open-rulebook = Open the rulebook
hint = Hint
hint-ask = Ask for a hint
hint-offer = An expert can tell you what it would play, and why.
hint-thinking = Thinking…
you = you
away = away
you-are-away = { $why ->
    [time] Your time ran out.
   *[left] You left the table.
} { $how ->
    [bot] A bot plays for you.
   *[wait] The others wait for you.
}
i-am-back = I am back
adjourned-until = Adjourned: waiting for { $players }.
bot-of-level = { $level } bot
level-random = random
level-greedy = greedy
level-beginner = beginner
level-club = club
level-strong = strong
level-expert = expert
days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
}
time-left = { $time } left
yes = yes
no = no
the-end = The end
link-lost = Connection lost. Coming back…
sounds-turn-on = Turn sounds on
sounds-turn-off = Turn sounds off
more = More
take-back = Take back
propose-end = Propose to end
resign = Resign
for-sure = { $what }? Press again to confirm
leave = Leave the table
keys = Keys
key-go = From one thing to the next
key-choose = Choose; once more, confirm
key-back = Put back, close
key-keys = This list
key-last = The last move again
signs = A sign to the others
sign-hello = Hello!
sign-thanks = Thank you!
sign-well-played = Well played!
sign-your-turn = Your turn…
sign-thinking = Let me think…
sign-oops = Oops!
sign-sorry = Sorry!
sign-laugh = Ha ha!
sign-goodbye = Goodbye!
proposal-takeback = a take-back
proposal-end = the end of the match
proposal-rematch = another match
proposal-asks = { $player } proposes { $what }.
proposal-waits = You propose { $what }. The others are asked.
agree = Agree
refuse = No
end-nobody = Nobody wins.
end-drawn = A draw.
end-you = You win!
end-won = { $many ->
    [one] { $names } wins.
   *[other] { $names } win.
}
rematch = Rematch
rematch-asked = Rematch proposed
review = Review the game
plays = plays
your-turn-short = Your turn
you-capital = You
the-table = The table
hand = Hand
hand-of = { $name }
cards-in-hand = { $many ->
    [one] 1 card in hand
   *[other] { $many } cards in hand
}
back = Back
plays-now = { $name } plays.
legal-moves = Legal moves

# The rulebook
rules-title = { $game }: the rules · Ludothèque
contents = Contents
search-rules = Search the rules
clauses-found = { $many ->
    [0] nothing found
    [one] 1 clause
   *[other] { $many } clauses
}
found = Found: “{ $words }”
clear = Clear
why-numbers = Why numbers?
why-numbers-because = A refused move cites its clause, so does every line of the story, and each clause is checked by a test. Where the booklets are silent the clause says “our ruling”.

# The replay
replay-title = { $game } again · Ludothèque
replay-at = Move { $at } of { $of }
replay-story = The match again
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-slider = Move
replay-eyes = Through whose eyes
replay-spectator = spectator
download = Download
verify-shuffle = Verify the shuffle
verified-commitment-yes = The secret is the one that was promised.
verified-commitment-no = The secret is not the one that was promised.
verified-seed-yes = The seed comes from the secret and everybody’s words.
verified-seed-no = The seed does not come from the secret and the words.
verified-moves-yes = The moves are those that were played.
verified-moves-no = The moves are not those that were played.

# Learning
learn-title = Learn · Ludothèque
learn-by-playing = Learn by playing
learn-minutes = { $many ->
    [one] 1 minute
   *[other] { $many } minutes
}
no-lesson-yet = No first game yet: the rulebook tells all.
learn-leave = Leave the lesson
learn-step = Step { $at } of { $of }
learn-back = Back
learn-go-on = Go on
learn-skip = Skip
learn-done = To the shelf
