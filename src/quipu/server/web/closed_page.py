"""Closed: where a page goes whose connection was closed for good, and what it says there."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from quipu.server.web.openapi import PAGE
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError

router = APIRouter()

REASONS: Final = {4403: "banned", 4404: "table-closed", 4410: "moved", 4429: "too-many-lines"}


@router.get("/closed/{code}", **PAGE)
async def show_closed(visit: Visiting, code: int) -> Response:
    """Why the connection to a table was closed."""
    if code not in REASONS:
        raise PageError(404, "no-page")
    return visit.notice(REASONS[code], 200)
