"""Forms: what `/openapi.json` says about the pages and the fields they send."""

from __future__ import annotations

import re
from typing import Any, Final

from starlette.responses import HTMLResponse

PAGE: Final[dict[str, Any]] = {
    "response_class": HTMLResponse,
    "responses": {401: {"description": "The door code is missing."}},
}
REFUSED: Final = {
    303: "Done, or refused with a reason; where to go next.",
    401: "The door code is missing.",
    403: "The token `csrf` is not that of this person, or somebody else may do this.",
    404: "There is no such game, table or invitation.",
    409: "The seat is taken, or the game is not over.",
    413: "The form is too long.",
    429: "Too many requests.",
}


NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


def whole_number(said: object, otherwise: int) -> int:
    """A number as a form or an address brings it; anything else is not understood."""
    text = str(said)
    return int(text) if NUMBER.fullmatch(text) else otherwise


def asked(**fields: str) -> dict[str, Any]:
    """A route that takes a form of ours: `csrf` and these fields, each with what it means."""
    texts = {
        name: {"type": "string", "description": about}
        for name, about in {"csrf": "The token of this person's pages.", **fields}.items()
    }
    body = {"schema": {"type": "object", "properties": texts, "required": ["csrf"]}}
    content = {"application/x-www-form-urlencoded": body}
    return {
        "status_code": 303,
        "response_class": HTMLResponse,
        "responses": {code: {"description": about} for code, about in REFUSED.items()},
        "openapi_extra": {"requestBody": {"required": True, "content": content}},
    }
