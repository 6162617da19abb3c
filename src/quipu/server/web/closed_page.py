"""Closed: where a page goes whose connection was closed for good, and what it says there."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from quipu.server import close_codes
from quipu.server.web.forms import PAGE
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError

router = APIRouter()

REASONS: Final = {
    close_codes.BANNED: "banned",
    close_codes.NO_TABLE: "table-closed",
    close_codes.MOVED: "moved",
    close_codes.TOO_MANY: "too-many-lines",
}


@router.get("/closed/{code}", **PAGE)
async def show_closed(visit: Visiting, code: int) -> Response:
    """Why the connection to a table was closed."""
    if code not in REASONS:
        raise PageError(404, "no-page")
    return visit.notice(REASONS[code], 200)
