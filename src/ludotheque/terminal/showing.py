"""A table on a screen together with what happened since: beside it where there is room, else above it."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.contract.texts import say
from ludotheque.terminal.screen import WIDTH, Screen

STORY, GAP = 34, 3  # columns that a story needs beside the table, and those between


@dataclass(frozen=True)
class Scene:
    """What is to be seen at once, with a line left for the prompt."""

    picture: RenderableType
    foot: Text  # what is to be done
    head: Sequence[str] = ()  # said once, before everything else
    news: Sequence[str] = ()  # told since the last decision
    log: Sequence[str] = ()  # told up to now, the news at its end
    anew: Sequence[str] | None = None  # the news since a round was counted, where one was: then each has a line

    def draw(self, screen: Screen, pausing: bool) -> None:
        """Where not all of it fits, what was told comes first, and its end once more with the table."""
        room = screen.console.height - screen.height(self.picture) - screen.height(self.foot) - 1
        wide = screen.console.width >= WIDTH + GAP + STORY
        above = [*self.head] if wide else [*self.head, *self.news]
        apart = self.head or self.anew is not None
        if pausing and not _fits(screen, ("\n" if apart else " ").join(above), room):
            for sentence in above:
                screen.say(sentence)
            screen.pause(say("press-enter"))
            screen.wipe()
            above = [] if wide else [*(self.news if self.anew is None else self.anew)]
        shown = _shown(screen, above, room)
        for sentence in shown:
            screen.say(sentence)
        if wide:
            height = screen.height(self.picture) + room - sum(screen.height(Text(one)) for one in shown)
            screen.console.print(self._beside(screen, height))
        else:
            screen.draw(self.picture)
        screen.print(self.foot)

    def _beside(self, screen: Screen, height: int) -> Table:
        """The table and the end of its story, the news brighter than what was before."""
        width = screen.console.width - WIDTH - GAP
        old = len(self.log) - len(self.news)
        told = [Text(sentence, "dim" if number < old else "") for number, sentence in enumerate(self.log)]
        lines = [line for sentence in told for line in screen.wrapped(sentence, width).split()]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=width)
        grid.add_row(self.picture, Text("\n").join(lines[-height:]))
        return grid


def _fits(screen: Screen, text: str, room: int) -> bool:
    return not text or screen.height(Text(text)) <= room


def _shown(screen: Screen, sentences: Sequence[str], room: int) -> list[str]:
    """A line for each; or, in less room, one after the other; or as many of the last as there is room for."""
    if _fits(screen, "\n".join(sentences), room):
        return [*sentences]
    for first in range(len(sentences)):
        told = " ".join([*(["…"] if first else []), *sentences[first:]])
        if _fits(screen, told, room):
            return [told]
    return []
