"""Forms: what pages send is a model; its token is checked before anything else looks at it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final, Literal

from fastapi import Depends, Form
from fastapi.routing import APIRoute
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from quipu.server.auth import identity
from quipu.server.web.request_context import PageError, RequestContext

MAX_FIELDS: Final = 60
MAX_FILES: Final = 1

YesNo = Literal["yes", "no"]
Number = Annotated[int, Field(ge=-999_999_999, le=999_999_999)]
Back = Annotated[str, Field(description="A path to return to.")]
Name = Annotated[str, Field(description="Shown to the others.")]


class OwnForm(BaseModel):
    """Every form of ours carries the token of the person whose page it is on."""

    csrf: str = Field(description="The token of this person's pages.")


class FormRoute(APIRoute):
    """A route whose POST takes forms of ours only; any other form is refused.

    The form is read here, within limits, before FastAPI reads it: a body that is longer than it
    said is then answered as such.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        if "POST" not in (self.methods or ()):
            return handle

        async def handle_form(request: Request) -> Response:
            visit = await RequestContext.begin(request.app.state.services, request)
            fields = await request.form(max_files=MAX_FILES, max_fields=MAX_FIELDS)
            if visit.is_new or not identity.is_token(fields.get("csrf"), visit.secret):
                await fields.close()
                raise PageError(403, "form-old")
            return await handle(request)

        return handle_form


async def token_only(form: Annotated[OwnForm, Form()]) -> None:
    """Describe the form of a button: it has no field of its own."""


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
    422: "A field has a value that it cannot have.",
    429: "Too many requests.",
}
FORM: Final[dict[str, Any]] = {
    "status_code": 303,
    "response_class": HTMLResponse,
    "responses": {code: {"description": about} for code, about in REFUSED.items()},
}
BUTTON: Final = FORM | {"dependencies": [Depends(token_only)]}
