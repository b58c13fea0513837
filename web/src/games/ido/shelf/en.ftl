ido-minutes = 30
ido-short = The grid slides under your blocks. Bring four home.
ido-way-four = To four
ido-way-short = Short
ido-way-long = Long
ido-way-order = In order
ido-way-open-board = Open board
ido-option-goal = Goal
ido-option-order = Order
ido-option-order-any = No order
ido-option-order-letter-l = large
ido-option-order-letter-s = small
ido-option-order-help = The sizes of the blocks, in the order in which they must come home.
ido-option-turn_limit = Turns at most
ido-option-board = Board
ido-option-board-open = Open
ido-option-board-reconstruction = Reconstructed
ido-has = { $points ->
    [one] 1 block home
   *[other] { $points } blocks home
}
