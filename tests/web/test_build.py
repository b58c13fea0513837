"""What the web app is built from and into: types of the server, small parts, all of it in the wheel."""

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.server.api.pages import BUILT, File, read
from tests.web.visitors import WEB, Visitor

ROOT = WEB.parent
FIRST_LOAD = 150_000  # bytes, packed, without typefaces
SCREEN = 60_000
FILES = read(BUILT)
MANIFEST = json.loads((BUILT / ".vite" / "manifest.json").read_text("utf-8"))
SCREENS = sorted(name for name in MANIFEST if name.startswith("src/games/") and name.endswith("/screen.ts"))
ENTRY = "index.html"
NOT_FOR_BUILDING = {"@rolldown/binding-wasm32-wasi"}  # for browsers


def packed(file: File) -> int:
    """Bytes on the way to a browser that knows gzip only, as all do without TLS."""
    return len(file.form("gzip").body)


def parts(name: str) -> set[str]:
    """The files that a part of the app consists of: its own, and those of the parts that it is made of."""
    part = MANIFEST[name]
    found = {part["file"], *part.get("css", ())}
    return found.union(*(parts(other) for other in part.get("imports", ())))


def test_the_types_are_those_of_the_server() -> None:
    """If not: scripts/npm run types"""
    command = json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]["types"]
    tool = [WEB / "node_modules" / ".bin" / "openapi-typescript"]
    tool += [word for word in command.split() if word.startswith("--")]
    document = subprocess.run([sys.executable, WEB / "scripts" / "openapi.py"], capture_output=True, check=True).stdout
    made = subprocess.run(tool, input=document, capture_output=True, check=True)
    assert made.stdout.decode() == (WEB / "src" / "api" / "described.ts").read_text("utf-8")


def test_the_first_page_is_light(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    loaded: dict[str, int] = {}
    visitor.page.on("response", lambda answer: loaded.update({answer.url.removeprefix(visitor.url): 0}))
    page = visitor.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    names = {path.removeprefix("/") or "index.html" for path in loaded if not path.startswith("/api/")}
    sizes = {name: packed(FILES[name]) for name in names & FILES.keys() if not name.endswith(".woff2")}
    assert {"index.html", "early.js", MANIFEST[ENTRY]["file"]} <= sizes.keys()
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("screen", SCREENS)
def test_the_screen_of_a_game_is_a_light_part_of_its_own(screen: str) -> None:
    shell = parts(ENTRY) | parts("src/pages/Table.svelte")
    own = {name: packed(FILES[name]) for name in parts(screen) - shell}
    assert MANIFEST[screen]["file"] in own, "it is not a part of its own"
    assert sum(own.values()) <= SCREEN, own


def test_there_are_screens() -> None:
    assert "src/games/shokoba/screen.ts" in SCREENS


def test_nothing_of_a_game_but_its_box_is_loaded_before_it_is_played() -> None:
    loaded = "".join(FILES[name].forms[""].body.decode() for name in parts(ENTRY) if name.endswith(".js"))
    assert "shokoba-take-many" not in loaded


def test_the_wheel_brings_the_pages_and_the_conformance_kit(tmp_path: Path) -> None:
    built = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(built, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    brought = set(zipfile.ZipFile(wheel).namelist())
    assert {f"ludotheque/server/pages/{name}" for name in FILES} <= brought
    script = MANIFEST[ENTRY]["file"]
    assert {f"ludotheque/server/pages/{script}{ending}" for ending in (".br", ".gz")} <= brought
    kit = ROOT / "src" / "ludotheque" / "testing"
    assert {f"ludotheque/testing/{file.name}" for file in kit.glob("*.py")} <= brought


def test_nothing_is_styled_where_the_content_policy_forbids_it() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 20
    assert [path.name for path in sources if ' style="' in path.read_text("utf-8")] == []


def test_the_lock_is_for_every_platform_and_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert len(lock["packages"]) > 100
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    named = {name.rpartition("node_modules/")[2] for name in lock["packages"]}
    wanted = {other for package in lock["packages"].values() for other in package.get("optionalDependencies", ())}
    assert wanted - named <= NOT_FOR_BUILDING
    assert "http" not in (ROOT / "scripts" / "node.lock").read_text("utf-8")
