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
