ido-where = Turn { $turn } · to { $goal } { $goal ->
    [one] block
   *[other] blocks
}
ido-where-grid = grid { $offset ->
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
ido-turn = The turn
ido-board = The board
ido-grid = The grid, { $offset ->
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
ido-direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ido-shape = { $shape ->
    [small] small space
    [rectangle] rectangle
    [ell] L-shaped space
   *[large] large space
}
ido-cell-empty = { $unit }, { $shape }
ido-cell-own = { $unit }, your { $size ->
    [small] small
   *[large] large
} block, { $shape }
ido-cell-block = { $unit }, { $size ->
    [small] small
   *[large] large
} block of { $player }, { $shape }
ido-cell-open = { $unit }, { $cost ->
    [0] come in here
    [one] one step
   *[other] { $cost } steps
}, { $shape }
ido-reserve = reserve
ido-home = home
ido-reserve-many = { $many ->
    [0] reserve empty
    [one] 1 block in reserve
   *[other] { $many } blocks in reserve
}
ido-home-many = { $many ->
    [0] no block home
    [one] 1 block home
   *[other] { $many } blocks home
} of { $goal }
ido-hold-reserve = Take a { $size ->
    [small] small
   *[large] large
} block of the reserve
ido-bot = bot
ido-your-turn = Your turn, { $name }
ido-plays = { $name } plays
ido-aim-of-game = Bring { $goal } of your blocks from the edge below, where they come in, to your goal area at the upper left.
ido-one-of-three = One thing of three
ido-introduce = Introduce
ido-introduce-open = { $size ->
    [small] A small block
   *[large] A large block
}: { $places }.
ido-introduce-none = No block of the reserve can come in.
ido-move = Move
ido-move-steps = { $steps ->
    [one] One step, for one of your blocks.
   *[other] { $steps } steps to share among your blocks.
}
ido-move-some = One or more of your blocks.
ido-move-none = None of your blocks can move.
ido-no-more-steps = No block can move any more: end the turn.
ido-nothing-possible = Nothing is possible: pass.
ido-slide = Slide
ido-slide-anywhere = The grid may slide any of the four ways.
ido-slide-some = To the { $ways }; elsewhere it would leave the play surface.
ido-slide-banned = { $who ->
    [self] You slid it on your previous turn; with two players, not on two of one’s turns running.
   *[before] The player before has just slid it.
}
ido-only-one-thing = You are moving blocks: a turn is one thing only.
ido-may-slide = Who may slide
ido-now = now
ido-then = next
ido-handle = Slide the grid { $way }
ido-handle-again = Slide { $way }: once more to do it
ido-handle-shut = Slide the grid { $way }: closed
ido-sliding = The grid slides { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
ido-pushes-nothing = It pushes nothing.
ido-do-slide = Slide { $direction }
ido-held = { $size ->
    [small] Small
   *[large] Large
} block on { $at }
ido-held-reserve = { $size ->
    [small] Small
   *[large] Large
} block of the reserve
ido-goal = home
ido-aim = { $place }: { $cost ->
    [one] one step
   *[other] { $cost } steps
}, { $left ->
    [0] none
   *[other] { $left }
} will be left
ido-aim-cost = { $place }: { $cost ->
    [one] one step
   *[other] { $cost } steps
}
ido-aim-in = on { $place }
ido-choose-place = Choose a place.
ido-nowhere = It can go nowhere.
ido-steps-left = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
ido-put-back = Put back
ido-undo = Undo
ido-go = Go · { $cost ->
    [one] one step
   *[other] { $cost } steps
}
ido-come-home = Home · { $cost ->
    [one] one step
   *[other] { $cost } steps
}
ido-come-in = Come in on { $place }
ido-end-turn = End the turn
ido-pass = Pass
ido-next-home = The next one home must be a { $size ->
    [small] small
   *[large] large
} block.
ido-too-early = The one in your hand would go back to the reserve.
ido-flat = Flat view
ido-key-arrows = To the next place, block or handle
ido-key-move = Your blocks
ido-key-home = The held block comes home
ido-key-introduce = A block of the reserve
ido-key-grid = The grid
ido-key-undo = Take a step back
ido-key-end = End the turn
