"""Tables over a network: what is kept, what a table is, and how people reach it."""
