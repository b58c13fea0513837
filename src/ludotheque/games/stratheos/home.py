"""Where the game lives, and its voice: its texts and its refusals."""

from functools import partial
from pathlib import Path

from ludotheque.contract import texts
from ludotheque.contract.errors import IllegalMove

HOME = Path(__file__).parent
say = partial(texts.say, home=HOME)
no = partial(IllegalMove, home=HOME)
