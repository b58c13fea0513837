# IDO in English.

title = IDO
tagline = Blocks cross a board whose spaces change when the grid slides.

# Options
option-seats = players; two sit opposite each other
option-goal = blocks to bring home: 3, 4 or 5
option-order = sizes in which blocks must come home, such as lsls (large, small, large, small); any: no order
option-turn_limit = turns after which the match ends, of all players together
option-board = the board to play on
variant-four = four blocks home win
variant-short = three blocks home win, at most 100 turns
variant-long = five blocks home win
variant-order = large, small, large, small: in this order
variant-open-board = on a board with many rectangles
called-four = four
called-short = short
called-long = long
called-order = order
called-open-board = open-board
order-not-of-goal = The order is of { $sizes } blocks, the goal of { $goal }: give an order of { $goal } sizes, or leave the goal out.

# The first screen, and what is to be done
first-aim = Bring your blocks from your start (↑) to your goal (⌂). Small blocks cross small spaces, large ones rectangles: sliding the grid changes which is which.
first-move = Bring one in: +s f1. Move it: f1-e3, or f1-home. Slide the grid: slide north.
first-letters = +s or (r) is a small block, +l or [R] a large one; the units are a1 to h8.
guide-turn = { $can ->
    [introduce] Bring a block in.
    [introduce-move] Bring a block in, or move blocks { guide-steps }.
    [introduce-slide] Bring a block in, or slide the grid.
    [move] Move blocks { guide-steps }.
    [move-slide] Move blocks { guide-steps }, or slide the grid.
    [slide] Slide the grid.
   *[other] Bring a block in, move blocks { guide-steps }, or slide the grid.
}
guide-steps = { $steps ->
    [one] (one step)
   *[other] ({ $steps } steps)
}
guide-moving = Move on: { $steps ->
    [one] one step is left, or stop.
   *[other] { $steps } steps are left, or stop.
}
guide-pass = Nothing can be done: pass.

# The words of the notation: the one shown first, then others that are understood
written-plus-s = s, small
written-plus-l = l, large
written-introduce = introduce, in
written-small = small
written-large = large
written-home = home, goal
written-slide = slide, grid
written-north = north
written-east = east
written-south = south
written-west = west
written-stop = stop
written-pass = pass

# Plans of boards
plan-not-json = { $name } is no JSON file.
plan-chairs = { $name }: “seats” must be a list of four objects, for South, West, North and East, in this order.
plan-size = { $name }: the drawing must be { $rows } rows of { $width } characters.
plan-row = { $name }, row { $row }: “{ $text }” has characters where none can be; with these lines it would be “{ $right }”.
plan-area = { $name }: the area of { chair-name } needs an edge (N, E, S or W) and three different cells [x, y].
plan-area-inside = { $name }: { $unit } does not lie on the { direction-name } edge of the board.
plan-not-turned = { $name }: the drawing is not the same after a quarter turn: look at the { direction-name } side of { $unit }, grid { offset-name }.
plan-area-not-turned = { $name }: the area of { chair-name } is not that of the chair before it after a quarter turn.
plan-shape = { $name }: with the grid { offset-name }, the space of { $unit } ({ $units }) is none of the four shapes.
plan-start-not-small = { $name }: with the grid { offset-name }, the space of { $unit } at the start area of { chair-name } is not small.

# Names
chair-name = { $chair ->
    [south] South
    [west] West
    [north] North
   *[east] East
}
direction-name = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
direction-towards = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
offset-name = { $offset ->
    [centre] centred
    [north] one unit north
    [south] one unit south
    [east] one unit east
    [west] one unit west
    [north-east] one unit north-east
    [north-west] one unit north-west
    [south-east] one unit south-east
   *[south-west] one unit south-west
}
size-name = { $size ->
    [small] small
   *[large] large
}
spaces-name = { $size ->
    [small] small spaces
   *[large] rectangles
}
fitting-name = { $size ->
    [small] a small space
   *[large] a rectangle
}
shape-name = { $shape ->
    [small] a small space
    [rectangle] a rectangle
    [ell] an L
   *[large] a large space
}

# Refusals
not-a-move = “{ $move }” is no move. Write +s f1 or +l f1 to introduce a block, f1-e3 or f1-home to move one, slide north to slide the grid, stop or pass.
no-pass = Who can do something may not pass. You can, for example: { $moves }.
nothing-to-stop = Your turn has only begun: introduce a block, move blocks, or slide the grid.
turn-of-moves = You are moving blocks, and a turn is only one thing: use the { $steps ->
    [one] step
   *[other] { $steps } steps
} left, or stop.
none-in-reserve = You have no { size-name } block in reserve.
not-at-start = { $unit } is not on a space that touches your start area, which lies at { $units }.
space-does-not-fit = A { size-name } block comes in on { fitting-name } only; { $unit } is on { shape-name }.
unit-taken = A block stands on { $unit } already.
no-block = No block stands on { $unit }.
not-your-block = The block on { $unit } is not yours: you move your own blocks only.
home-too-far = From { $unit } the way home takes { $cost } steps; you have { $steps }.
no-way-home = With the grid as it is, no way over { spaces-name } leads home from { $unit }.
space-not-entered = A { size-name } block steps into { fitting-name } only; { $unit } is on { shape-name }.
cannot-stop-there = A block stands on { $unit }: blocks may pass over it, but not stop there.
same-rectangle = Changing halves inside a rectangle is no step: from { $unit } to { $to } one must step out and back, two steps.
no-path = No way over { spaces-name } leads from { $unit } to { $to } in six steps.
too-far = From { $unit } to { $to } it takes { $cost } steps; you have { $steps }.
slid-before = The player before you slid the grid: you may not slide it in this turn.
slid-yourself = With two players, you may not slide the grid in two of your turns running.
grid-at-edge = The grid cannot go further { direction-name }: it would leave the play surface.

# Positions that cannot be
chairs-wrong = With { $seats } players, “chairs” must be: { $right }.
unit-taken-twice = Two blocks stand on { $unit }.
over-not-by-goal = A match is over by “goal” when, and only when, somebody has brought { $goal } blocks home.
home-too-many = Seat { $seat } has more blocks home than can come home at once.
home-not-in-order = The blocks that seat { $seat } has home did not come in the agreed order.
over-in-a-turn = No steps are left when a match is over.
steps-too-many = At most { $most } steps can be left to the seat to act.
earlier-wrong = “earlier” must be a list of fingerprints, each of 16 hexadecimal digits.
earlier-too-many = There are more earlier positions than turns since a block came home: at most { $most }.
earlier-thrice = A position that occurs for the third time ends the match: none is three times among the earlier ones.
turns-too-many = The last turn is over: after { $limit } turns there are no steps left.
over-wrong = By the turns and the earlier positions, “over” must be { $right }.

# The story
event-introduced = { $player } brings a { size-name } block in on { $to }.
event-moved = { $player } moves the { size-name } block on { $at } to { $to } ({ $cost ->
    [one] one step
   *[other] { $cost } steps
}, { $steps } left).
event-went-home = { $player } moves the { size-name } block on { $at } into the goal ({ $cost ->
    [one] one step
   *[other] { $cost } steps
}, { $steps } left).
event-home = { $player } has { $arrived ->
    [one] one block
   *[other] { $arrived } blocks
} home.
event-out-of-order = It was not the turn of a { size-name } block: it goes back to the reserve of { $player }.
event-slid = { $player } slides the grid { direction-towards }.
event-pushed = Pushed: { $blocks }.
event-pushed-home = The { size-name } block of { $player } on { $at } is pushed into its goal.
event-pushed-off = The { size-name } block of { $player } on { $at } is pushed off the board, back to the reserve.
event-stopped = { $player } stops.
event-passed = { $player } can do nothing and passes.
event-over = { $reason ->
    [goal] The match is over: { $players } wins with { $score } blocks home.
    [repetition] The same position for the third time ends the match: { $many ->
        [one] { $players } wins with the most blocks home ({ $score }).
       *[other] a draw between { $players } ({ $score } home each).
    }
   *[turn-limit] The last turn is over: { $many ->
        [one] { $players } wins with the most blocks home ({ $score }).
       *[other] a draw between { $players } ({ $score } home each).
    }
}

# The terminal
letter = { $chair ->
    [south] r
    [west] b
    [north] y
   *[east] g
}
panel-turn = Turn { $turn } of { $limit }
panel-grid = Grid { offset-name }
compass = { $arrow } north is { $chair ->
    [west] on the left
    [north] below
   *[east] on the right
}
panel-ban = No slide in this turn
panel-order = In the order { $order }
panel-player = { $player } · { chair-name }
panel-home = home { $arrived }/{ $goal } { $sizes }
panel-reserve = reserve { $sizes }
panel-steps = { $steps ->
    [one] One step left.
   *[other] { $steps } steps left.
}
panel-may-move = { $steps ->
    [0] No block to move.
    [one] One step to move with.
   *[other] { $steps } steps to move with.
}
panel-legend = (r) small [R] large ⌂ goal
words-turn = Turn { $turn } of { $limit }. Grid { offset-name }{ $ban ->
    [0] .
   *[other] ; it may not slide in this turn.
}
words-order = Blocks come home in the order { $order }.
words-player = { $player } ({ chair-name }): on the board { $blocks }; in reserve { $reserve }; home { $arrived } of { $goal }.
words-areas = { $player } comes in at { $start } and goes home from { $goal }.
words-spaces = { $shape ->
    [small] Small spaces
    [rectangle] Rectangles
    [ell] L spaces
   *[large] Large spaces
}: { $units }.
words-nothing = nothing
words-block = { size-name } { $at }
words-reserve = { $small } small, { $large } large
ask-reach = reach
question-reach = where a block can go in this turn, and for how many steps: reach f1
ask-map = map
question-map = the board with the steps that a block needs to each place: map f1
reach-which = Write the unit of the block too: { $units }.
reach-nobody = No block can be moved now.
reach-block = { $unit }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $places }.
reach-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
} to { $places }
meaning-introduce = a { size-name } block comes in on { $to }
meaning-move = the { size-name } block on { $at } goes to { $to }, { $cost ->
    [one] one step
   *[other] { $cost } steps
}
meaning-home = the { size-name } block on { $at } goes home, { $cost ->
    [one] one step
   *[other] { $cost } steps
}
meaning-slide = the grid slides one unit { direction-name }
meaning-stop = leave the steps that are left
meaning-pass = nothing can be done

# Hints
reason-ends-by-goal = { $result ->
    [won] enough blocks are home
   *[lost] lets another player win the match
}
reason-ends-by-repetition = the same position for the third time: the match is { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
reason-ends-by-turn-limit = the last turn: the match is { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
reason-repeats = this position has been before: the third time ends the match
reason-home = { $whose ->
    [own] brings { $many ->
        [one] a block
       *[other] { $many } blocks
    } home: { $now } of { $goal }
   *[others] brings { $many ->
        [one] a block of another player home
       *[other] { $many } blocks of other players home
    }
}
reason-pushed-off = pushes { $whose ->
    [own] { $many ->
        [one] one of your blocks
       *[other] { $many } of your blocks
    }
   *[others] { $many ->
        [one] a block of another player
       *[other] { $many } blocks of other players
    }
} back to the reserve
reason-out-of-order = { $whose ->
    [own] { $many ->
        [one] your block comes
       *[other] { $many } of your blocks come
    }
   *[others] { $many ->
        [one] a block of another player comes
       *[other] { $many } blocks of other players come
    }
} out of order, back to the reserve
reason-leaves-a-win = the next player can win at once
reason-exposed = the next player can push { $many ->
    [one] one of your blocks
   *[other] { $many } of your blocks
} back to the reserve (slide { direction-name })
reason-opens = opens a way home for { $whose ->
    [own] { $many ->
        [one] one of your blocks
       *[other] { $many } of your blocks
    }
   *[others] { $many ->
        [one] a block of another player
       *[other] { $many } blocks of other players
    }
}
reason-closes = closes the way home of { $whose ->
    [own] { $many ->
        [one] one of your blocks
       *[other] { $many } of your blocks
    }
   *[others] { $many ->
        [one] a block of another player
       *[other] { $many } blocks of other players
    }
}
reason-carries = carries { $whose ->
    [own] your blocks
   *[others] the others’ blocks
} { $by ->
    [one] one step
   *[other] a total of { $by } steps
} { $change ->
    [nearer] nearer to
   *[farther] farther from
} home
reason-bans = { $seats ->
    [2] neither of you may slide the grid in the next turn
   *[other] the next player may not slide the grid
}
reason-passes = nothing can be done
reason-stops = leaves { $steps ->
    [one] one step
   *[other] { $steps } steps
} unused
reason-more-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
} in a turn from now on
reason-has-a-way = has a way home, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
reason-nearer = { $change ->
    [nearer] { $by ->
        [one] one step
       *[other] { $by } steps
    } nearer to home
    [farther] { $by ->
        [one] one step
       *[other] { $by } steps
    } farther from home
   *[same] no nearer to home
}, { $steps } to go
reason-nearer-without-a-way = { $change ->
    [nearer] { $by ->
        [one] one step
       *[other] { $by } steps
    } nearer to home
    [farther] { $by ->
        [one] one step
       *[other] { $by } steps
    } farther from home
   *[same] no nearer to home
}, { $steps } to go once the grid opens a way
reason-loses-the-way = leaves the way home that the grid opens
reason-needs-a-slide = a slide { direction-name } would open a way home, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
reason-can-come-in = your { $size ->
    [small] small
   *[large] large
} blocks can come in now
reason-cannot-come-in = your { $size ->
    [small] small
   *[large] large
} blocks can no longer come in
reason-keeps-out = another player’s { $size ->
    [small] small
   *[large] large
} blocks can no longer come in
