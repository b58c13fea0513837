"""The OpenAPI document: made from the types of the handlers, with who may ask and how each can refuse."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque.server.api.schemas import definitions

Json = dict[str, Any]

REFUSAL: Json = {
    "title": "Refusal",
    "type": "object",
    "required": ["error", "key", "facts", "message"],
    "additionalProperties": False,
    "properties": {
        "error": {"type": "string", "description": "its kind"},
        "key": {"type": "string", "description": "of the text"},
        "clause": {"type": "string", "description": "the rule that says so"},
        "field": {"type": "string", "description": "what it is about"},
        "facts": {"type": "object"},
        "message": {
            "type": "object",
            "required": ["fr", "en"],
            "additionalProperties": False,
            "properties": {"fr": {"type": "string"}, "en": {"type": "string"}},
        },
        "missed": {"type": "array", "description": "events since the version of a stale command"},
        "instead": {"type": "array", "items": {"type": "string"}, "description": "moves that would be legal"},
    },
}
REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
SAID = {
    400: "malformed",
    401: "nobody",
    403: "not yours",
    404: "not here",
    405: "not so",
    409: "stale, taken or not now",
    410: "over",
    413: "too large",
    421: "not called that",
    422: "refused by a rule or an option",
    429: "too often",
    503: "the store is not there",
}
AFTER: Json = {"retry-after": {"schema": {"type": "integer"}, "description": "seconds to wait"}}
OPEN_TO_ALL = ("/api/guests", "/api/games", "/health")
SCHEMES: Json = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "ludotheque"},
}


class _Document(JsonRenderPlugin):
    """The same at the framework's own address."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        return text(request)


OPENAPI = OpenAPIConfig(title="Ludothèque", version="1", path="/api/openapi", render_plugins=[_Document()])


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def described(request: Request[Any, Any, State]) -> Response[bytes]:
    return Response(text(request), media_type="application/json")


def text(request: Request[Any, Any, Any]) -> bytes:
    """Written once."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(completed(request.app.openapi_schema.to_schema()))
    written: bytes = state.openapi
    return written


def completed(document: Json) -> Json:
    """With what the types of the handlers do not say: refusals, and who has to say who they are."""
    schemas = document["components"]["schemas"]
    for name, schema in {"Refusal": REFUSAL, **definitions()}.items():
        schemas.setdefault(name, schema)
    document["components"]["securitySchemes"] = SCHEMES
    for path, methods in document["paths"].items():
        for operation in methods.values():
            guest = not path.startswith(OPEN_TO_ALL)
            operation["security"] = [{"token": []}, {"cookie": []}] if guest else []
            operation["responses"].get("204", {}).pop("content", None)  # there is none
            for status in _statuses(path, guest, "requestBody" in operation):
                operation["responses"][str(status)] = _refusal(status)
    return document


def _statuses(path: str, guest: bool, has_body: bool) -> set[int]:
    """How an operation can refuse."""
    statuses = {400, 403, 405, 413, 421, 429, 503}
    if guest:
        statuses |= {401}
    if has_body or "{table}" in path:
        statuses |= {409, 422}
    if "{" in path or path == "/api/tables":
        statuses |= {404}
    if "{table}" in path:
        statuses |= {410}
    return statuses


def _refusal(status: int) -> Json:
    told: Json = {"description": SAID[status], "content": REFUSED}
    return {**told, "headers": AFTER} if status in (429, 503) else told
