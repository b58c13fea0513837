"""A damaged file says which file and which field, and is left as it is."""

import json

import pytest

import ludotheque
from ludotheque.terminal.players import Player
from ludotheque.terminal.saves import SavedMatch, SaveError, read


@pytest.fixture
def file(tmp_path):
    match = ludotheque.game("shokoba").new(seed=4)
    match.play(match.moves()[0])
    file = tmp_path / "match.json"
    SavedMatch(match, [Player("Ann"), Player("Bob", "greedy")], "en").write(file)
    return file


def test_a_match_is_read_as_it_was_written(file):
    saved = read(file)
    assert saved.match.history
    assert saved.players == [Player("Ann"), Player("Bob", "greedy")]
    assert saved.document() == json.loads(file.read_text())


DAMAGES = {
    "ludotheque": 2,
    "over": "no",
    "language": "de",
    "preferences": {"sort": ["gem"]},
    "players": [{"name": "Ann", "bot": None}],
    "match": [],
}


@pytest.mark.parametrize("chosen", ["fr", "en"])
@pytest.mark.parametrize("field", DAMAGES)
def test_a_damaged_field_is_named_with_its_file(file, field, chosen):
    document = json.loads(file.read_text())
    file.write_text(json.dumps({**document, field: DAMAGES[field]}))
    before = file.read_bytes()
    with ludotheque.speaking(chosen), pytest.raises(SaveError) as refusal:
        read(file)
    assert str(file) in refusal.value.in_language(chosen)
    assert refusal.value.field == (field if field != "match" else None)
    assert file.read_bytes() == before


@pytest.mark.parametrize("field", DAMAGES)
def test_a_missing_field_is_named(file, field):
    document = json.loads(file.read_text())
    del document[field]
    file.write_text(json.dumps(document))
    with pytest.raises(SaveError, match=field):
        read(file)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("moves", ["S4xS4"]),
        ("moves", [[]]),
        ("moves", "S4"),
        ("seed", "xyz"),
        ("seats", 7),
        ("options", {"teams": True}),
        ("game", "chess"),
        ("rules", 99),
    ],
)
def test_a_damaged_record_is_named_with_its_field(file, field, value):
    document = json.loads(file.read_text())
    document["match"][field] = value
    file.write_text(json.dumps(document))
    with pytest.raises(SaveError) as refusal:
        read(file)
    assert refusal.value.field in (field, "teams")
    assert str(file) in str(refusal.value)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "null", "\ud800", '{"a": ' + "9" * 5000 + "}"])
def test_a_file_that_is_no_document_is_said_to_be_none(file, text):
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(SaveError, match=r"match\.json"):
        read(file)


@pytest.mark.parametrize("name", ["", " Ann", "Ann\x1b[2J", "A" * 17, "Ann\n"])
def test_a_name_that_could_do_harm_is_refused(file, name):
    document = json.loads(file.read_text())
    document["players"][0]["name"] = name
    file.write_text(json.dumps(document))
    with pytest.raises(SaveError, match="players"):
        read(file)


def test_a_damaged_file_is_a_sentence_at_the_command_line_and_in_the_menu(terminal):
    terminal.run("play", "shokoba", "--seed", "4", entries="1\n")
    (file,) = terminal.saved
    file.write_text(file.read_text()[:100])
    before = file.read_bytes()
    for arguments, entries in ((("play", "--resume"), ""), (("play",), "resume\n")):
        done = terminal.run(*arguments, entries=entries)
        assert done.returncode == 2
        assert done.stderr.decode() == f"{file} is no saved match: it is not JSON.\n"
    assert file.read_bytes() == before
