"""What the sources say: Fluent keys, and clauses cited. Read from the files, so that it holds for every kind of run."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

KEY = re.compile(r"[a-z][\w-]*")  # other functions of the same names say things that are no keys
CLAUSE = re.compile(r"\b[A-Z]{2,5}-\d+\b")


class Message(Visitor):  # type: ignore[misc]
    """One text: the variables in it, and the other texts that it is made of."""

    def __init__(self, entry: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.parts: set[str] = set()
        self.visit(entry.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def messages(file: Path) -> dict[str, Message]:
    """The texts of a Fluent file by their keys; refuses what is no Fluent, and doubled keys."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: not understood: {entry.content[:80]}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = Message(entry)
    return found


@dataclass
class Sayings:
    """What some sources say: every literal text in them, and the keys and beginnings of keys that are asked for."""

    literals: set[str] = field(default_factory=set)
    beginnings: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)

    def uses(self, key: str) -> bool:
        """A key is used if it is written out, or put together from a beginning and a text that is written out."""
        made = any(key.startswith(start) and key[len(start) :] in self.literals for start in self.beginnings)
        return key in self.literals or made


def _trees(files: Iterable[Path]) -> list[ast.Module]:
    return [ast.parse(file.read_text("utf-8"), str(file)) for file in files]


def keyed_functions(files: Iterable[Path]) -> dict[str, int]:
    """What has a parameter called `key`, which is always a Fluent key, and its place: functions, errors, partials."""
    found: dict[str, int] = {}
    derived: list[tuple[str, list[str]]] = []
    for tree in _trees(files):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                derived.append((node.name, [base.id for base in node.bases if isinstance(base, ast.Name)]))
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        _note(found, node.name if method.name == "__init__" else method.name, method, 1)
            elif isinstance(node, ast.FunctionDef) and not (node.args.args and node.args.args[0].arg == "self"):
                _note(found, node.name, node, 0)
        derived += [
            (assigned.id, [ast.unparse(node.value.args[0]).rpartition(".")[2]])
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and ast.unparse(node.value.func) == "partial"
            and isinstance(assigned := node.targets[0], ast.Name)
        ]
    for _ in derived:  # as often as there could be generations
        for name, bases in derived:
            found.update((name, found[base]) for base in bases if base in found)
    return found


def _note(found: dict[str, int], name: str, function: ast.FunctionDef, skipped: int) -> None:
    parameters = [parameter.arg for parameter in function.args.args]
    if "key" in parameters:
        found[name] = parameters.index("key") - skipped


def sayings(files: Iterable[Path], keyed: dict[str, int]) -> Sayings:
    said = Sayings()
    for tree in _trees(files):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                said.beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Call):
                said.asked |= _asked(node, keyed)
    return said


def _asked(call: ast.Call, keyed: dict[str, int]) -> set[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = keyed.get(name)
    if place is None or place >= len(call.args):
        return set()
    return _written(call.args[place])


def _written(key: ast.expr) -> set[str]:
    """A key as it is written out, or the two that a condition chooses from."""
    if isinstance(key, ast.IfExp):
        return _written(key.body) | _written(key.orelse)
    written = key.value if isinstance(key, ast.Constant) else None
    return {written} if isinstance(written, str) and KEY.fullmatch(written) else set()


def cited_by_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """Every clause that a test's mark cites, with where it does: `pytest.mark.clause("SHO-15")`."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
                where = f"{file.relative_to(folder)}:{node.lineno}"
                for argument in node.args:
                    literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    assert literal, f"{where}: write the clause out, so that it can be found: {ast.unparse(argument)}"
                    yield str(ast.literal_eval(argument)), where


def cited_in(home: Path, prefix: str) -> Iterator[tuple[str, str]]:
    """Every clause of a game that its folder cites: comments, refusals, texts and data."""
    for file in sorted(home.rglob("*")):
        if file.suffix in (".py", ".ftl", ".toml", ".json", ".md"):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
                for clause in CLAUSE.findall(line):
                    if clause.startswith(f"{prefix}-"):
                        yield clause, f"{file.relative_to(home)}:{number}"
