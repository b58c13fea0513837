"""The schema of a game as people get it: a document of its own, the same from Python and from the command line."""

import json
import sys

import jsonschema_rs
import pytest

import ludotheque
from ludotheque.cli import main
from ludotheque.testing.schemas import ROOTS


@pytest.mark.parametrize("name", ludotheque.games())
def test_a_schema_is_json_schema_of_2020_12_with_what_can_be_shown(name):
    schema = ludotheque.game(name).schema()
    jsonschema_rs.meta.validate(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert tuple(schema["properties"]) == ROOTS
    for definition in schema["$defs"].values():
        assert definition["additionalProperties"] is False
        assert definition["description"]
    schema.clear()
    assert ludotheque.game(name).schema()


def test_the_command_line_prints_the_schema(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["ludotheque", "schema", "shokoba"])
    with pytest.raises(SystemExit) as done:
        main()
    assert done.value.code == 0
    assert json.loads(capsys.readouterr().out) == ludotheque.game("shokoba").schema()


def test_the_package_says_that_it_is_typed():
    assert (ludotheque.contract.texts.SHARED / "py.typed").is_file()
