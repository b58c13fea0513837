"""Play in a terminal: drawn where it can, in plain sentences over ssh, through a pipe, for a screen reader."""
