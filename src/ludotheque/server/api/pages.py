"""The web app: what `web/` was built into, read once, given as it is."""

import hashlib
import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from ludotheque.contract.texts import LANGUAGES, say, speaking

BUILT = Path(str(files("ludotheque.server"))) / "pages"
ASSETS = "assets/"  # their names change with what is in them
OURS = ("api/", "health/")  # never a page

# The paths of pages, as App.svelte has them. The app shows itself at others too, with status 404.
ROUTES = (
    "/",
    "/new",
    "/tables/:table",
    "/games",
    "/learn",
    "/learn/:game/:lesson",
    "/rules/:game",
    "/replay/:table",
    "/me",
)
ROUTE = re.compile("|".join(re.sub(":[a-z]+", "[^/]+", route) for route in ROUTES))

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # by the build, the smaller first; browsers take br over TLS only
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # kept, but never shown without asking whether it is still the same


class Form(NamedTuple):
    """A file, or the same packed."""

    body: bytes
    headers: dict[str, str]


class File(NamedTuple):
    """A file of the app in every form that it has, and what browsers are told of it."""

    forms: dict[str, Form]

    def form(self, accepted: str) -> Form:
        """The smallest that the browser understands."""
        offers = (offer.replace(" ", "").lower().partition(";") for offer in accepted.split(","))
        known = {name for name, _, weight in offers if not re.fullmatch(r"q=0(\.0*)?", weight)}
        return next((self.forms[name] for name in PACKED if name in known and name in self.forms), self.forms[""])


def read(folder: Path) -> dict[str, File]:
    """Every file under the folder by its path from there; none where the app is not built."""
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {
        name: _file(path, name)
        for name, path in found.items()
        if path.suffix not in PACKED.values() and not name.startswith(".")
    }


def _file(path: Path, name: str) -> File:
    bodies = {"": path.read_bytes()}
    for coding, suffix in PACKED.items():
        if (packed := path.with_name(path.name + suffix)).is_file():
            bodies[coding] = packed.read_bytes()
    headers = {
        "content-type": TYPES.get(path.suffix, "application/octet-stream"),
        "cache-control": FOR_EVER if name.startswith(ASSETS) else ASK_FIRST,
        "vary": "accept-encoding",
    }
    return File({coding: Form(body, {**headers, **_about(coding, body)}) for coding, body in bodies.items()})


def _about(coding: str, body: bytes) -> dict[str, str]:
    tag = hashlib.blake2b(body, digest_size=12).hexdigest()
    return {"etag": f'"{tag}"', "content-length": str(len(body)), **({"content-encoding": coding} if coding else {})}


def handler(folder: Path = BUILT) -> HTTPRouteHandler:
    """Answers whatever nothing else answers."""
    pages = read(folder)

    def show(request: Request[Any, Any, State]) -> Response[bytes]:
        path = request.scope["path"]
        name = path.removeprefix("/")
        if name.startswith((*OURS, ASSETS)) and name not in pages:
            raise NotFoundException
        if not pages:
            return _not_built()
        known = bool(name in pages or ROUTE.fullmatch(path))
        file = pages.get(name) or pages["index.html"]
        return _answer(file.form(request.headers.get("accept-encoding", "")), request.headers, known)

    return HTTPRouteHandler(
        ["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False
    )(show)


def _answer(form: Form, asked: Mapping[str, str], known: bool) -> Response[bytes]:
    had = {tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")}
    if known and form.headers["etag"] in had:
        kept = {name: value for name, value in form.headers.items() if not name.startswith("content-")}
        return Response(b"", status_code=304, headers=kept)
    return Response(form.body, status_code=200 if known else 404, headers=form.headers)


def _not_built() -> Response[bytes]:
    told = []
    for language in LANGUAGES:
        with speaking(language):
            told.append(say("pages-not-built"))
    text = "\n\n".join(told) + "\n"
    return Response(text.encode(), status_code=404, headers={"content-type": "text/plain; charset=utf-8"})
