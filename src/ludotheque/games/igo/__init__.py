"""I Go! (Leo Colovini): twelve cards in hand, one series to lay, and the call before the others are ready."""
