## The frame of every page
speak-other = EN, change to French
turn-dark = Change to the dark theme
turn-light = Change to the light theme
me-named = Me, { $name }
close = Close
option-yes = Yes
option-no = No
as-usual = Usual
step-more = More
step-fewer = Fewer
clause-of-rules = { $clause }, read the rule
no-answer = The server does not answer. Try again in a moment.
try-again = Try again
load-again = Load the page again
to-the-shelf = To the shelf
copied = Copied.

## Numbers, times, people
players = { $least ->
    [one] { $least } player
   *[other] { $least } to { $most }
 }
players-short = { $least }–{ $most } players
players-word = Players
minutes = { $minutes } min
seconds = { $n } s
days = { $days } { $days ->
    [one] day
   *[other] days
 }
clock-off = None
no-clock = No clock
clock-move = { $each } a move
clock-days = { $days } { $days ->
    [one] day
   *[other] days
 } a move
bot-who = bot · { $how }
bot-named = { $name } (bot)
against = Against { $names }
with = With { $names }
waits-alone = { $name } waits
alone = With nobody else
free-seats = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
 }
you-have = you have { $has }
round = Round { $round }
round-stands = { $round }: { $told }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
level = Level
level-name-beginner = Beginner
level-name-club = Club
level-name-strong = Strong
level-name-expert = Expert
level-beginner-how = errs, and forgets what was played
level-club-how = answers at once and errs now and then
level-strong-how = looks further ahead and rarely forgets
level-expert-how = thinks for a moment and forgets nothing

## How a table stands
go-on = Go on
waits-for-players = Waiting for players
may-begin = Ready to begin
adjourned = Adjourned
running = Under way
turn-of = { $name } to play
won = Won
drawn = A draw
won-together = Won together
won-by = { $many ->
    [one] { $names } won
   *[other] { $names } won
 }
nobody-won = No winner
ended-together = Ended by agreement

## The shelf
what-shall-we-play = What shall we play?
what-shall-we-play-named = What shall we play, { $name }?
what-is-your-name = What do they call you?
that-is-me = That’s me
new-table = New table
play = Play
play-game = Play { $name } against a bot
dealing = Dealing…
with-friends = With friends
friends-game = { $name }, with friends
shelf-your-turn = Your turn
open-tables = Open tables
no-open-tables = Nobody is waiting. Open a table to anybody, and it shows here.
sit-down = Sit down
left-unfinished = Left unfinished
first-steps = To begin with
learn-in-minutes = Learn a game in five minutes
learn-how = A first game, step by step, with the real cards.
finished = Finished games
look-again = Review

## My games
running-games = Under way
waiting-tables = Waiting tables
no-games-yet = Nothing on the table yet. Take a box from the shelf: a game against a bot is one click away.

## A new table
a-new-table = A new table
the-game = The game
the-way-to-play = The way to play
all-options = All options…
fewer-options = Fewer options
all-options-how = More ways, and each rule by itself
fewer-options-how = Only the usual ways
own-way = Your own way
the-seats = The seats
how-many-play = Number of players
free-seat = Free seat
invite-by-link = invite with the link
who-sits-there = Who has seat { $number }
person = Person
bot = Bot
a-bot = Bot
the-clock = The clock
reserve = Reserve
reserve-how = And a reserve for the whole match:
who-may-come = Who may come
by-link = By link
anybody = Anybody
if-somebody-leaves = If somebody leaves
a-bot-plays = A bot plays on
we-wait = We wait
hints = Hints
hints-allowed = Hints allowed
hints-how = One may ask what an expert would play.
lay-the-table = Lay the table
begin = Begin
nobody-to-wait-for = Nobody to wait for: it begins at once.

## The waiting room
the-table-is-laid = The table is laid
how-to-come = Whoever opens the link or scans the code sits down. No account needed.
copy-link = Copy the link
share-link = Send the link
code-of-link = The table’s link, to be scanned
has-come = has come
stand-up = Stand up
leave-table = Leave the table
begin-with-bots = { $free ->
    [one] Begin with a bot
   *[other] Begin with { $free } bots
 }
waiting-for-others = { $free ->
    [one] One more has to come.
   *[other] { $free } more have to come.
 }
waiting-for-start = Everybody is here. Anybody seated may begin.
all-there = Everybody is here.
you-are-invited = You are expected
sit-here = Sit here
the-shuffle = A shuffle that can be checked
the-shuffle-how = The server has already chosen its secret and sealed it; add a word of your own, and nobody, not even the server, can have chosen the cards.
shuffle-words = Your word for the shuffle
shuffle-add = Add
shuffle-added = Your word is in the shuffle.
shuffle-seal = Seal
table-by-link = By invitation
table-for-all = Open to anybody

## Me, and settings
me-title = Me
name = Name
keep-name = Keep
name-kept = Noted.
settings = Settings
theme-system = As the device
contrast-more = High contrast
contrast-more-how = Blacker text, stronger lines.
motion-less = Less motion
motion-less-how = Nothing travels: things change at once.
card-size = Size of cards
card-small = Small
card-medium = Medium
card-large = Large
confirm-moves = Confirm every move
confirm-moves-how = A move is played when you confirm it; otherwise as soon as it is chosen.
sounds = Sounds
sounds-how = Paper, wood, a small bell.
reactions = Signs from the others
reactions-how = Well played, thanks, sorry: there is no other talk here.
letters = Letter keys at the table
letters-how = H asks for a hint, R opens the rules; off, no letter does anything.
notify = Tell me when it is my turn
notify-can = A notification of the browser, while a table is open and you are looking at something else.
notify-unsafe = Browsers allow it only at addresses that begin with https, or on the machine itself.
notify-cannot = This browser has no notifications for pages.
notify-sample = This is how it will be.
notify-refused = Your browser does not allow it.
keep-my-seat = Keep my seat
keep-my-seat-how = No account, no password: a code takes your name and your games to another device. It works once.
show-code = Show a code
code-holds = Good for { $minutes } min more, once.
code-over = This code is no longer good.
code-to-scan = Your code, to be scanned with the other device
new-code = Another code
have-a-code = I have a code
code = Code
use-code = Take over
code-used = Welcome back, { $name }.
become-who = This code makes this device somebody else’s, or yours from elsewhere. What was done here as { $name } cannot be reached any more without a code.
leave-device = Forget this device
leave-device-how = You will not be known here any more. Your games go on: ask for a code first if you want to find them again.
leave-device-now = Forget this device
delete-me = Delete me
delete-me-how = Your name and all that you are known by are deleted everywhere. A bot finishes your games. This cannot be undone.
delete-me-now = Delete me for good
never-mind = No, stay
gone-now = Done. See you again, perhaps.

## What is not as it should be
trouble-page = Nothing at this address
trouble-page-why = A magpie must have passed. The rest is still on the shelf.
trouble-unknown = There is no such table
trouble-unknown-why = It was never laid, or the address is not whole. Ask whoever invited you for the link again.
trouble-private = This table is by invitation
trouble-private-why = The owl keeps one eye open: one comes in with the whole link, as it was sent to you.
trouble-gone = The server does not answer
trouble-gone-why = Nothing is lost, every move is written down. We keep trying, at a tortoise’s pace.
trouble-version = There is something new
trouble-version-why = Ludothèque has changed while this page was open. Load it again: nothing is lost.

## Letters: your turn
email-title = An e-mail when it is my turn
email-how = One letter each time you are waited for and not here. The address is used for nothing else.
email-address = Address
email-send = Send a code
email-sent = A code is on its way.
email-asks = A code went to { $address }. Write it here.
email-code = Code from the letter
email-confirm = Confirm
email-confirmed = The address is confirmed.
email-goes-to = Letters go to { $address }.
email-remove = Remove the address
email-gone = The address is forgotten.
