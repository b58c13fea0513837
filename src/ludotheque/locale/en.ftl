# What Ludothèque itself says, whatever the game.

game-unknown = There is no game “{ $name }”. Did you mean: { $nearest }?
subcommand-unknown = There is no command “{ $name }”. Did you mean: { $nearest }?
clause-unknown = There is no clause “{ $name }”. Did you mean: { $nearest }?
bot-unknown = There is no bot “{ $name }”. Did you mean: { $nearest }?
own-bot-not-found = The bot “{ $name }” cannot be loaded: { $why }. It is named MODULE:NAME, and the module must be in this folder or installed.
own-bot-chooses-nothing = “{ $name }” is no bot: what it makes has no choose(view_record, budget, played).
own-bot-refused = The bot “{ $name }” wanted to play “{ $move }”. { $why }
lesson-unknown = There is no lesson “{ $name }”. There is: { $nearest }.
lesson-step-unknown = There is no step { $step }: they are numbered 0 to { $most }.

option-unknown = There is no option “{ $name }”. Did you mean: { $nearest }?
option-value = “{ $value }” is no value for { $name }; possible: { $choices }.
no-such-seat = There is no seat { $seat }: seats are numbered 0 to { $most }.
seats-among-options = The number of seats is the field “seats” of its own, not one of “options”.
no-such-ply = There is no move number { $ply }: { $played } have been played, numbered from 0.
seed-out-of-range = A seed is a whole number from 0 up to { $bits } bits, not “{ $seed }”.
budget-out-of-range = The budget of a bot is a number of seconds from 0 to { $most }, not “{ $budget }”.
iterations-out-of-range = Iterations are a whole number from 1 on, not “{ $iterations }”.

document-not-object = A position document is a JSON object with named fields.
document-of-another-game = This document is a position of “{ $other }”, not of { $game }.
document-out-of-range = The document has a number too large to be true.
field-missing = The field “{ $name }” is missing.
field-unknown = There is no field “{ $name }”. Did you mean: { $nearest }?
wanted-json = “{ $name }” holds something that is no JSON, or far too many lists inside each other.
wanted-object = “{ $name }” must be an object with named fields.
wanted-number = “{ $name }” must be a whole number from { $least } to { $most }.
wanted-numbers = “{ $name }” must be a list of { $length } whole numbers from { $least } to { $most }.
wanted-seats = “{ $name }” must be a list of different seats, from 0 to { $most }, in rising order.
wanted-name = “{ $name }” must be a text or null.
wanted-names = “{ $name }” must be a list of texts.
wanted-rows = “{ $name }” must be a list of { $length } lists of objects with the fields { $columns }.
wanted-piles = “{ $name }” must be a list of { $length } lists of texts.
component-unknown = There is no “{ $component }” (in “{ $name }”). Did you mean: { $nearest }?
components-missing = Missing from the position: { $components }.
components-doubled = Too often in the position: { $components }.

record-not-object = The record of a match is a JSON object with named fields.
record-field = The record's “{ $name }” is not of the kind it must be ({ $kind }).
record-version = The record was made under version { $version } of the rules; this is version { $current }.
record-seed = The record's seed “{ $seed }” is no hexadecimal number of up to 32 digits (0 to 9, a to f).
record-start = The position the record starts from was set up with other seats or options than the record names.
record-move = Move { $number } of the record, “{ $move }”, is refused: { $why }
recorded-unreadable = { $file } cannot be read: { $why }.
recorded-too-large = { $file } is no record of a match: it has more than { $most } million bytes.
recorded-not-json = { $file } is no record of a match: it is not JSON.

shuffle-secret = The secret of a shuffle is { $length } bytes, written as hexadecimal digits (0 to 9, a to f).
shuffle-table = The id of a table is a text of 1 to { $most } characters.
shuffle-number = The number of a match at a table is a whole number from 0, not “{ $number }”.
words-unfit = Words for the shuffle are a text on one line, without control characters.
words-too-long = Words for the shuffle have at most { $most } characters.
shuffle-wants-object = The field “{ $name }” of the record must be an object with named fields.
shuffle-wants-text = The field “{ $name }” of the record must be a text.
shuffle-wants-number = The field “{ $name }” of the record must be a whole number.
shuffle-wants-words = The field “{ $name }” of the record must be a list of texts, one for each seat.
shuffle-wants-hex = The field “{ $name }” of the record must have { $digits } hexadecimal digits (0 to 9, a to f).

# What can be recomputed from a record
holds-commitment = The secret is the one that was promised: it gives the commitment { $commitment }.
fails-commitment = The secret is not the one that was promised: it gives the commitment { $found }, and the file says { $commitment }.
holds-seed = The seed { $seed } follows from the secret, the table, the number of the match and the words.
fails-seed = The seed does not follow from the secret, the table, the number of the match and the words: they give { $found }, and the file says { $seed }.
fails-start = The match begins with a position that somebody wrote down, not with a shuffle.
fails-shuffle = The file tells of no shuffle: nothing was promised before the cards were dealt.
fails-secret = The secret is not in the file (a table tells it when the match is over), so commitment and seed cannot be recomputed.
holds-moves = Played again from the seed, the match allows all its moves ({ $many }), and every draw is the same{ $over ->
    [no] ; it stops before the rules end it.
   *[yes] .
}
fails-moves = The match cannot be played again from the seed. { $why }
holds-digest = The moves have the digest that is in the file, { $digest }.
fails-digest = The moves have the digest { $digest }, not the one in the file.
holds-result = The result is the one in the file.
fails-result = The result is not the one in the file.

together = { $first } and { $last }
match-over = The match is over.
out-of-turn = It is the turn of seat { $turn }, not of seat { $seat }.
move-stale = The move was meant for after { $ply } moves, but { $played } have been played: look at what has happened since.
move-ahead = The move was meant for after { $ply } moves, but only { $played } have been played: the last ones were taken back.
ply-out-of-range = “ply” is how many moves had been played, a whole number from 0, not “{ $ply }”.
no-such-since = The story can be told from move 0 to { $played } on, not from “{ $since }”.
move-too-long = A move has at most { $most } characters, not “{ $move }”.
untidy = “{ $move }” is written { $tidy }.
nothing-to-undo = There is no move to take back.
interrupted = Stopped.
preparing = Compiling { $game } (once)
preparing-stopped = Stopped while compiling. What is compiled is kept, so the next time will be quicker.
measuring = Measuring

# Hints
hint-told = { $move } · { $verdict ->
    [only] the only move
    [wins] wins at once
    [sensible] the only sensible move
    [best-much] by far the best
    [best-clearly] clearly the best
    [best-little] a little better than the others
    [best-none] good, and others are about as good
    [worse-much] much worse
    [worse-clearly] clearly worse
    [worse-little] a little worse
   *[worse-none] about as good
}{ $verdict ->
    [only] {""}
    [wins] {""}
    [sensible] {""}
   *[other] {" "}({ $value } in 100)
}{ $why ->
    [none] {""}
   *[other] {" "}— { $why }
}
two-reasons = { $first }; { $second }
reason-only-move = the only move
reason-wins-at-once = wins at once

# The terminal: the command line
play-help = Play a game here in the terminal; without a name, choose one from the shelf.
play-bot = A bot's level: once for all bots, or once for each; club if not given. expert@2000 thinks 2000 iterations a move, expert@5s five seconds
play-humans = How many people play at this terminal; 1 if not given, 0 to watch
play-seat = The seat of the first person, from 1; by lot if nothing is said (with --seed: 1)
play-name = A player's name; once for each, people first
play-language = The language to play in
play-seed = A number that fixes what is dealt
play-drawn = Draw the table, or speak in plain sentences; the terminal decides if not given
play-save = Keep the match in this file
play-variant = A way to play that has a name; options beside it change it
play-resume = Go on with a saved match; the newest unfinished one if no file is named
play-server = Play at a table of this server instead; a link to a table works too
play-table = Sit down at this table of the server
play-invitation = The word that lets one in, if the link had one
play-watch = Only watch
number-wanted = { $name } is a whole number, not “{ $value }”.
resumed = { $game }: on we go, after { $many ->
    [one] one move
   *[other] { $many } moves
}.

# The terminal: starting
shelf-welcome = Ludothèque: modern table games.
shelf-which = What shall we play? A number or a name; q leaves.
shelf-resume = go on with the match you left ({ $match })
saved-title = { $game }: { $players }, left { $left }
shelf-way = How do you want to play?
shelf-seats = How many players, bots included?
shelf-opponents = How strong are the bots?
level-name-random = random
level-name-greedy = greedy
level-name-plain = plain
level-name-beginner = beginner
level-name-club = club
level-name-strong = strong
level-name-expert = expert
level-random = play any move at all
level-greedy = take what they can at once, and never look ahead
level-plain = think for a second about each move, but without knowing the game's finer points
level-beginner = make mistakes, and forget what was played
level-club = attentive guests: they answer at once and err now and then
level-strong = look further ahead and rarely forget
level-expert = think for a second about each move and forget nothing
shelf-not-there = “{ $name }” is not among: { $choices }.
player-alone = Player
player-number = Player { $number }
seat-number = seat { $seat }
names-of-bots = Mabel, Oscar, Hazel, Felix, Ivy, Hugo, Pearl, Edgar, Olive, Jasper
humans-out-of-range = { $humans } people cannot sit at a table of { $seats }.
seat-out-of-range = There is no seat { $seat } at a table of { $seats }: they go from 1 to { $seats }.
too-many-names = { $names } names for { $seats } players.
too-many-bots = { $bots } bots for { $free } free seats.
name-unfit = “{ $name }” is no name for a player: 1 to { $most } letters.
names-alike = Players need different names: { $names }.

# The terminal: saved matches
save-unwritable = The match cannot be kept in { $file }: { $why }.
save-exists = { $file } is there already. Resume it with --resume, or choose another name.
save-unreadable = { $file } cannot be read: { $why }.
save-not-json = { $file } is no saved match: it is not JSON.
save-damaged = { $file } is no saved match that can be played on; its field “{ $name }”: { $why }
save-field = “{ $name }” must be: { $wanted }.
nothing-saved = There is no unfinished match in { $folder }.
saved = Kept in { $file }.
saved-beside = This match was gone on with elsewhere meanwhile. Yours is now kept in { $file }.
saved-leaving = The match is kept. Go on with: { $command }

# The terminal: at the table
first-help = A number plays its move; ? explains the moves, hint advises, help says the rest.
many-moves = { $many } moves, such as { $example }; ? lists them.
hand-over = { $player }, it is your turn. The others look away.
press-enter = Press Enter to go on …
press-enter-hide = Remember it, then press Enter to hide it …
more = Enter for more, q to stop …
final-scores = Final scores
score = { $player }: { $score }
score-winner = ★ { $player }: { $score }
another-match = Another match? (y/n)
number-of-no-move = There is no move number { $number }: { $most ->
    [one] there is only one.
   *[other] they go from 1 to { $most }.
}
no-move-with = No legal move has “{ $words }” in it.
command-unknown = “{ $name }” is neither a move nor a command. Did you mean: { $nearest }?
nothing-yet = Nothing has happened yet.
undo-refused = { $many ->
    [one] { $players } says no
   *[other] { $players } say no
}: the move stays.
undo-seen = { $many ->
    [one] { $players } says no
   *[other] { $players } say no
}: since then you have seen something that was hidden. The move stays.
undo-asks = { $other }, may { $player } take the last move back? (y/n)
undone = Taken back.
preference = { $name }: { $now } (possible: { $choices })

# The terminal: words at the prompt, the first one shown first
word-moves = moves
word-hint = hint
word-table = table
word-log = log, story
word-rules = rules, rule
word-undo = undo
word-set = set
word-save = save
word-agree = agree
word-refuse = refuse, no
word-react = react, sign
word-resign = resign
word-end = end
word-rematch = rematch
word-start = start
word-sit = sit
word-stand = stand
word-bot = bot
word-words = words
word-link = link
word-leave = goodbye
word-help = help, h
word-quit = quit, exit, q
help-move = A move, as the list of moves writes it; capitals and spaces do not matter.
help-number = The number of a move in the list.
help-explain = the legal moves in words; ? and a text: only those with the text in them
help-moves = the same as ?
help-hint = the best moves, with reasons: a second of an expert's thought; “in 100” says how good your chances are
help-table = show the table again
help-log = the story so far
help-rules = the rulebook; with a number of a clause, only that one
help-undo = back to your last decision, if the others agree; bots do unless something hidden was seen
help-set = your preferences; set NAME VALUE changes one
help-save = where the match is kept; with a file, also keep a copy there
help-agree = agree to what somebody proposes
help-refuse = refuse it
help-react = a sign to the others; without a name, the list
help-resign = give the match up
help-end = propose to end the match
help-rematch = propose another match
help-start = begin, when no seat is free
help-sit = take a free seat; with a number, that one
help-stand = give the seat up, before or after a match
help-bot = put a bot on a free seat: bot club 2
help-words = add words of your own to the shuffle
help-link = the link for your friends
help-leave = leave the table itself; whoever only quits keeps the seat
help-help = this list
help-quit = leave; the match is kept

# The terminal at a server's table
address-unfit = “{ $address }” is no address of a server, such as https://example.org or a table's link.
server-unreachable = { $address } does not answer ({ $why }).
server-strange = There is no table server at { $address } (it answered { $status }).
afar-needs-server = --table, --invitation and --watch need the address of a --server.
afar-only-here = { $name } is for matches on this machine, not for a server's.
afar-not-kept = Who you are here cannot be kept in { $file } ({ $why }): next time you come as a new guest.
afar-unknown-here = This server does not know you any more: you come as a new guest.
afar-welcome = { $name } at { $address }
afar-which = Which table? A number or a name; q leaves.
afar-new = a new table of { $game }
afar-people = How many people play, you included? Bots take the other seats.
afar-free = a free seat
afar-state-your-turn = your turn
afar-state-waiting = waiting for players
afar-state-playing = playing
afar-state-adjourned = adjourned
afar-state-over = over
afar-at-table = { $game } at { $link }
afar-seats = At the table: { $names }.
afar-full = Everybody is here: Enter starts the match.
afar-waiting = Send the link to your friends. help lists what can be said here.
afar-spectator = watching
afar-not-your-turn = It is not your turn.
afar-time = Your time runs until { $until }.
afar-lost = The connection is lost; nothing else is. Trying again …
afar-back = The connection is back.
afar-over = rematch proposes another match, quit leaves.
afar-really-resign = Really give the match up? (y/n)
afar-leaving = Your seat is kept. Come back with: { $command }

# The terminal: recorded matches
recorded-file = The file of a recorded match
recorded-needs-file = Name the file of a recorded match.
recorded-language = The language of what is told
verify-help = Recompute what a recorded match says of its shuffle: commitment, seed, every draw, the result. Exit code 0 if all of it holds, 1 if not, 2 if the file is no record.
verify-holds = Holds: { $what }
verify-fails = Does not hold: { $what }
verify-compare = Compare the commitment with the one that the table showed you before the start, and your words:
verify-words = Seat { $seat }: “{ $words }”
verify-all = Everything holds.
verify-not-all = Not everything holds.
replay-help = Tell a recorded match move by move: drawn in a terminal, in sentences through a pipe.
replay-seat = The seat through whose eyes to look, from 1; a spectator’s if none is named
replay-all = Look through the eyes of all seats; for a match that is over
replay-at = Begin after so many moves
replay-drawn = Draw the table, or say everything in sentences; if nothing is said, the terminal decides
replay-seat-or-all = Either --seat or --all, not both.
replay-before-the-end = The match is not over: all hands can be shown only after the end.
replay-no-such-ply = The match has { $most } moves: a number from 0 to { $most } says after how many, not “{ $ply }”.
recorded-player = Seat { $seat }
recorded-match = { $game }: a recorded match of { $many ->
    [one] one move
   *[other] { $many } moves
}.
recorded-seen-by = As seen by { $player }:
recorded-move = Move { $number }, { $player }: { $move }
recorded-secret = Only { $player } sees: { $what }
recorded-unended = The match stops here, before the rules end it.
recorded-ask = { $number } of { $many }. Enter for the next move, a number to go there, q to leave >

# Tables: what they refuse
command-malformed = This is no command: { $why }.
table-unknown = There is no such table.
table-unreadable = This version of the server cannot open the table; nothing of it is lost. The server’s log says why.
table-private = This table is by invitation: ask somebody who sits there for the link.
invitation-needed = One sits down here by invitation: the token in the link is missing or wrong.
version-stale = Meanwhile something has happened at the table: you have seen version { $version }, the newest is { $newest }.
version-ahead = There is no version { $version } yet: the newest is { $newest }.
key-used = A command with this key has been answered already.
not-seated = You have no seat at this table.
not-the-host = That is for whoever made this table.
one-seat-each = Whoever makes a table takes one seat at most.
level-of-no-bot = Only a bot has a level.
clock-out-of-range = A clock has 1 to { $seconds } seconds a move and as much reserve, or 1 to { $days } days.
already-seated = You are sitting here already.
seat-taken = That seat is taken.
open-seats = Some seats are still free: somebody must sit there, or a bot.
table-waiting = The match has not begun.
table-playing = The match is running.
table-adjourned = The match is adjourned until everybody is back.
given-up = You have given this match up.
not-a-bots-turn = It is no bot’s turn.
moves-too-many = One command plays 1 to { $most } moves.
reveals-first = After “{ $move }” there is something new to see: send what follows once you have seen it.
takeback-of-nothing = You have no move to take back.
seen-since = The move cannot be taken back: a card was drawn or seen since.
already-proposed = That has been proposed already.
already-agreed = You have agreed already.
nothing-proposed = Nobody has proposed that.
proposal-unknown = “{ $name }” is nothing that can be proposed. Did you mean: { $nearest }?
sign-unknown = There is no sign “{ $name }”. Did you mean: { $nearest }?
sign-too-soon = One sign after the other: wait { $wait } s.
not-away = You are not away.
time-is-left = Nobody is out of time.
no-hints-here = This table plays without hints.

# Tables: what is told
somebody = Somebody
told-create = { $player } makes the table.
told-sit = { $player } sits down.
told-stand = { $player } stands up.
told-bot = { $player }, a bot ({ $level ->
    [random] { level-name-random }
    [greedy] { level-name-greedy }
    [plain] { level-name-plain }
    [beginner] { level-name-beginner }
    [club] { level-name-club }
    [strong] { level-name-strong }
   *[expert] { level-name-expert }
}), sits down.
told-open = A seat is free again.
told-start = { $player } starts the match.
told-words = { $player } adds words to the shuffle: “{ $text }”.
told-asks-takeback = { $player } would like to take a move back.
told-asks-end = { $player } proposes to end the match.
told-asks-rematch = { $player } proposes another match.
told-agrees = { $player } agrees: { $to }.
told-refuse = { $player } refuses: { $to }.
told-done-takeback = The move is taken back.
told-done-end = The match is ended by agreement.
told-done-rematch = Another match begins; everybody has moved up by one seat.
told-resigned = { $player } gives up.
told-bot-plays-on = A bot plays on.
told-adjourned = The match is adjourned.
told-leave = { $player } leaves.
told-back = { $player } is back.
told-time = { $player } is out of time.
told-react = { $player }: { $sign }
proposal-takeback = taking the move back
proposal-end = ending the match
proposal-rematch = another match
sign-hello = Hello!
sign-thanks = Thank you!
sign-well-played = Well played!
sign-your-turn = Your turn …
sign-thinking = Let me think …
sign-oops = Oops!
sign-sorry = Sorry!
sign-laugh = Ha ha!
sign-goodbye = Goodbye!

# The laboratory: contests and studies
decimal-mark = .
lab-game = Which game
lab-seats = The number of seats; the game’s default if not given
lab-option = An option of the table, such as edition=classic; as often as needed
lab-seed = A number that fixes what is dealt and what the bots think of
lab-workers = How many processes play; as many as there are cores if not given. The results do not depend on it
lab-cluster = The address of a Ray cluster whose machines play instead (auto: the one that this machine belongs to). The results do not depend on it
lab-json = Write everything that came out to this file
lab-plot = Draw the results into this file
lab-language = The language of tables and plots
lab-needs-game = Name a game, such as: shokoba.
lab-option-unspelled = An option is spelled NAME=VALUE, such as edition=classic; “{ $option }” is not.
lab-option-twice = The option “{ $option }” is given twice.
word-too-many = “{ $word }” is one word too many.
file-unusable = { $file } cannot be used: { $why }.
file-is-folder = { $file } is a folder, not a file.
file-without-folder = { $file } cannot be written: there is no folder { $folder }.
plot-format = A plot is a file { $formats }; { $file } is neither.
plot-needs-matplotlib = Plots are drawn by matplotlib, which is not installed. It comes with: pip install "ludotheque[plots]"
worker-lost = A worker process has ended before its time (was it stopped, or was memory short?). What is in the log is kept.
cluster-needs-ray = A cluster is Ray’s, which is not installed. It comes with: pip install "ludotheque[ray]"
cluster-not-there = No Ray cluster answers at “{ $address }”. One is started with: ray start --head --port 6379
cluster-lost = The cluster has lost its machines again and again. What is in the log is kept.
cluster-differs = A machine of the cluster has another Ludothèque, whose deals could come out otherwise: install the same one on all.

arena-help = Let bots play duplicate deals — every deal again with each bot in each seat — and say which is stronger, with 95 % intervals. A bot is a level (random, greedy, plain, beginner, club, strong, expert), with iterations (expert@2000) or seconds (expert@0.1s) of thought for a move. The same seed gives the same results; not so with bots that think by the clock, as expert and expert@0.1s do.
arena-bots-help = Two bots or more; named twice, a bot takes two of the seats
arena-pairs = How many deals; each is played once for every way of seating the bots
arena-sprt = Stop as soon as it is clear whether the first bot wins LOW or HIGH percent (5 % risk of error either way)
arena-log = Keep every deal in this file; the same command with the same file goes on where it was stopped
arena-bots = A contest needs two different bots, such as: arena { $game } expert greedy. For one bot in all seats there is: balance.
arena-bot-twice = { $bots } bots for { $seats } seats: where there are more bots than seats, each is named once.
arena-playing = Deals
arena-stopped-logged = Stopped after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; kept in { $file }. To go on: { $command }
arena-stopped = Stopped after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. With --log FILE a contest can be stopped and gone on with.
arena-title = { $game }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $matches } matches
arena-bot = Bot
arena-won = Won, %
arena-fair = Fair, %
arena-ahead-match = Ahead a match
arena-ahead-round = Ahead a round
arena-by-the-clock = Some of these bots think by the clock: the same seed will not give quite the same results.
ratings-title = Ratings (Plackett–Luce)
rating-mu = Skill μ
rating-sigma = Doubt σ
sprt-wanted = --sprt wants two percentages between 0 and 100, the lower one first, such as 50 55; not “{ $given }”.
sprt-decided = Test of { $low } % against { $high } %: { $bot } wins { $found } % (log-likelihood ratio { $ratio }, bounds ±{ $bound }, after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}).
sprt-undecided = Test: not decided whether { $bot } wins { $low } % or { $high } % (log-likelihood ratio { $ratio }, bounds ±{ $bound }, after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}).
log-of-nothing = { $file } is not the log of a contest.
log-of-another = { $file } is the log of another contest: its “{ $name }” is { $there }, not { $here }.
log-damaged = Line { $line } of the log { $file } is damaged.

balance-help = Let one bot play all the seats of many matches: what each seat is worth, how long matches are, which scores are made, what happens to whom, with 95 % intervals.
balance-bot = The bot in all the seats, spelled as for the arena
balance-matches = How many matches
balance-playing = Matches
balance-title = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} of { $bot } in all seats
balance-place = Place
balance-seat = Seat { $number }
balance-turn = Turn { $number }
balance-won = Won, %
balance-score = Mean score
balance-shared = Matches won by several seats at once: { $shared }
balance-distributions = Length and scores
balance-mean = Mean
balance-least = Least
balance-quartiles = Quartiles
balance-most = Most
balance-moves = Moves
balance-rounds = Rounds
balance-scores = Scores
balance-events = What happens, times a match
balance-event = Event
balance-nobody = Nobody

# The server: where tables are kept
store-unavailable = The tables cannot be reached at the moment. What was confirmed is safe; please try again shortly.
server-stopping = The server is being stopped. Please come back shortly.
store-in-use = Another server is using the tables in { $folder }. One folder is for one server; several can share a PostgreSQL database.
store-folder = The tables cannot be kept in { $folder }: { $why }.
store-url = Tables are kept in a folder or at postgresql://…, not at “{ $scheme }://…”.
store-needs-asyncpg = For PostgreSQL a package is missing. It comes with: pip install "ludotheque[postgresql]"
store-unreachable = The database cannot be used: { $why }
store-newer = The tables were kept by a newer version of Ludothèque (schema { $found }; this one knows { $known }). Start the newer version again: there is no way back.
backup-exists = { $file } is there already; a backup never overwrites anything. Choose another name.
backup-failed = The backup { $file } could not be written: { $why }.
backup-elsewhere = A PostgreSQL database is backed up by its own tool, also while servers run: pg_dump --format=custom --file=FILE URL
backup-done = Everything is in { $file }. It holds secrets: keep it as you keep the server.
forget-nobody = There is no guest with the name or id “{ $who }”.
forget-which = Several guests are called { $who }: say which one by its id.
forgotten = This guest is forgotten.

# The server: what it answers
pages-not-built = The pages are not built. In a copy of the repository, `make play` builds them; the server must be started again then.
nobody = Nobody is known by this token or cookie: arrive first (POST /api/guests).
another-site = A page of another site may not do this.
code-unknown = This code is unknown, used or too old.
guest-number = Guest { $letters }
nothing-here = There is nothing at this address.
request-malformed = The request cannot be read: { $why }.
request-too-large = At most { $most } bytes can be sent at once.
not-json = Only JSON can be sent here (application/json).
method-unknown = This address does not answer { $method }.
too-often = Too much at once: please wait { $wait } s.
too-many-streams = Too many windows listen at the same time: close one, or wait { $wait } s.
too-many-hints = Too many hints are being thought about: please wait { $wait } s.
our-fault = Something went wrong here, and it is not your fault. Please try again.
not-your-eyes = While a match is played, everybody looks through their own eyes only.
to-be-remembered = What was shown once is to be remembered: this match can be watched again when it is over.

# The server: its settings
serving = Ludothèque is at { $address }
port-busy = Port { $port } is taken, perhaps by another server of yours. Choose another one with --port (or LUDOTHEQUE_PORT).
address-unusable = The server cannot listen at { $address }, port { $port }: { $why }. Both are chosen with --host and --port.
host-or-lan = Either --host or --lan: the network is every address of this machine.
address-unreadable = A public address is a URL without a path, such as https://games.example.org; “{ $given }” is not.
proxy-unreadable = A proxy is given by its IP address or network, such as 127.0.0.1 or 10.0.0.0/8; “{ $given }” is neither.
host-unknown = This server is not called { $name }. Whoever hosts it can say that it is, with --address (or LUDOTHEQUE_ADDRESS).

# The server: e-mail
smtp-unreadable = The server that takes e-mail is given as smtp://user:password@host:port, or smtps://… where TLS is spoken from the start.
mail-from-missing = For e-mail say also which address it comes from: --mail-from (or LUDOTHEQUE_MAIL_FROM).
mail-address-missing = For e-mail say also at which address people find this server, for the links: --address (or LUDOTHEQUE_ADDRESS).
email-unfit = This is no e-mail address that letters can be sent to.
mail-not-here = This server sends no e-mail.
mail-failed = The letter could not be sent. Please try again later.
mail-confirm-subject = Is this your address?
mail-confirm = Hello,

    somebody at { $site } would like to be told here when it is their turn.

    If that is you, enter this code on the page “Me”, within an hour: { $code }

    If it is not you, do nothing: no other letter will come.
mail-turn-subject = It is your turn: { $game }
mail-turn = Hello { $name },

    it is your turn at a table of { $game }:
    { $link }

    You will not be reminded of this table again before you have been there.
    To get no more letters, remove your address on the page “Me”: { $me }
