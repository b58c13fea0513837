"""The messages of Fluent files, each read when it is first said: all at once take a tenth of a second, and most
programs say few."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludotheque.contract.elision import de

NAME = re.compile(r"-?[a-zA-Z][\w-]*")  # of a message, or with a dash of a term
ENTRY = re.compile(rf"^{NAME.pattern} *=", re.MULTILINE)


class Messages:
    """What is said in one language, by some files; the last one that has a message says it."""

    def __init__(self, chosen: str, files: Sequence[Path]):
        from fluent.runtime import FluentBundle  # only when somebody is spoken to

        self._bundle = FluentBundle([chosen], functions={"DE": de}, use_isolating=False)
        self._written: dict[str, str] = {}
        for file in files:
            self._written |= _entries(file)
        self._read: dict[str, Any] = {}

    def keys(self, beginning: str) -> list[str]:
        return [key for key in self._written if key.startswith(beginning)]

    def say(self, key: str, facts: dict[str, Any]) -> str:
        self._know(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(message.value, facts)
        if problems:
            raise problems[0]
        return str(text)

    def matters(self, key: str) -> frozenset[str]:
        """The facts that a message does not only repeat: it chooses its words by them, or changes them."""
        from fluent.syntax import ast

        self._know(key)
        found: set[str] = set()

        def look(node: Any, changes: bool) -> None:
            if isinstance(node, list):
                for part in node:
                    look(part, changes)
            elif isinstance(node, ast.VariableReference) and changes:
                found.add(node.id.name)
            elif isinstance(node, ast.SelectExpression):
                look(node.selector, True)
                look(node.variants, changes)
            elif isinstance(node, ast.MessageReference | ast.TermReference):
                mark = "-" if isinstance(node, ast.TermReference) else ""
                look(self._read[mark + node.id.name].value, changes)
                look(getattr(node, "arguments", None), True)
            elif isinstance(node, ast.BaseNode):
                look(list(vars(node).values()), changes or isinstance(node, ast.FunctionReference))

        look(self._read[key].value, False)
        return frozenset(found)

    def _know(self, key: str) -> None:
        """Read a message and whatever it may refer to. Until all of it is there, another thread reads it as well."""
        from fluent.runtime import FluentResource

        if key in self._read:
            return
        wanted, found = [key], dict[str, Any]()
        while wanted:
            one = wanted.pop()
            if one in self._written and one not in found:
                resource = FluentResource(self._written[one])
                self._bundle.add_resource(resource, allow_overrides=True)
                found[one] = resource.body[0]
                wanted += NAME.findall(self._written[one])
        self._read |= found


@cache
def _entries(file: Path) -> dict[str, str]:
    """The messages and terms of a file, as they are written."""
    text = file.read_text("utf-8")
    starts = [found.start() for found in ENTRY.finditer(text)]
    written = [text[start:end] for start, end in pairwise([*starts, len(text)])]
    return {NAME.match(one)[0]: one for one in written}  # type: ignore[index]
