# What Ludothèque itself says, whatever the game.

game-unknown = There is no game “{ $name }”. Did you mean: { $nearest }?
clause-unknown = There is no clause “{ $name }”. Did you mean: { $nearest }?
bot-unknown = There is no bot “{ $name }”. Did you mean: { $nearest }?

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

match-over = The match is over.
out-of-turn = It is the turn of seat { $turn }, not of seat { $seat }.
nothing-to-undo = There is no move to take back.
interrupted = Stopped.
preparing = Compiling { $game } (once)
measuring = Measuring

# Hints
hint-why = { $move } — { $why } · worth { $value } of 100, { $share } % of the thought
hint-bare = { $move } · worth { $value } of 100, { $share } % of the thought
two-reasons = { $first }; { $second }
reason-only-move = the only move

# The terminal: the command line
play-help = Play a game here in the terminal; without a name, choose one from the shelf.
play-bot = A bot's level: once for all bots, or once for each; club if not given. expert@2000 thinks 2000 iterations a move, expert@5s five seconds
play-humans = How many people play at this terminal; 1 if not given, 0 to watch
play-name = A player's name; once for each, people first
play-language = The language to play in
play-seed = A number that fixes what is dealt
play-drawn = Draw the table, or speak in plain sentences; the terminal decides if not given
play-save = Keep the match in this file
play-resume = Go on with a saved match; the newest unfinished one if no file is named
number-wanted = { $name } is a whole number, not “{ $value }”.
resumed = { $game }: on we go, after { $many ->
    [one] one move
   *[other] { $many } moves
}.

# The terminal: starting
shelf-welcome = Ludothèque: modern table games.
shelf-which = What shall we play? A number or a name; q leaves.
shelf-resume = go on with the match you left ({ $match })
shelf-way = How do you want to play?
shelf-seats = How many players, bots included?
shelf-not-there = “{ $name }” is not among: { $choices }.
player-alone = Player
player-number = Player { $number }
names-of-bots = Mabel, Oscar, Hazel, Felix, Ivy, Hugo, Pearl, Edgar, Olive, Jasper
humans-out-of-range = { $humans } people cannot sit at a table of { $seats }.
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
saved-leaving = The match is kept. Go on with: { $command }

# The terminal: at the table
your-moves = Moves:  { $moves }
many-moves = { $many } moves, such as { $last }; ? lists them.
hand-over = { $player }, it is your turn. The others look away.
press-enter = Press Enter to go on …
press-enter-hide = Remember it, then press Enter to hide it …
more = Enter for more, q to stop …
final-scores = Final scores
score = { $player }: { $score }
score-winner = ★ { $player }: { $score }
another-match = Another match? (y/n)
number-of-no-move = There is no move number { $number }: they go from 1 to { $most }.
no-move-with = No legal move has “{ $words }” in it.
command-unknown = “{ $name }” is neither a move nor a command. Did you mean: { $nearest }?
nothing-yet = Nothing has happened yet.
undo-among-people = Moves are not taken back when several people play.
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
word-help = help, h
word-quit = quit, exit, q
help-move = A move, as the list of moves writes it; capitals and spaces do not matter.
help-number = The number of a move in the list.
help-explain = ? — the legal moves in words; ? and a text: only those with the text in them
help-moves = the same as ?
help-hint = the best moves, with reasons: a second of an expert's thought
help-table = show the table again
help-log = the story so far
help-rules = the rulebook; with a number of a clause, only that one
help-undo = back to your last decision (against bots)
help-set = your likings; set NAME VALUE changes one
help-save = where the match is kept; with a file, also keep a copy there
help-help = this list
help-quit = leave; the match is kept
