"""Handbook: the documentation at /docs, if it was built: files, none of which is secret."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from quipu.server.config import FIRST_PAGE
from quipu.server.web.forms import PAGE
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError

AN_HOUR = "private, max-age=3600"

router = APIRouter()


@router.get("/docs", include_in_schema=False)
async def to_handbook() -> Response:
    """Pages link to each other from this folder on."""
    return RedirectResponse("/docs/", status_code=307)


@router.get("/docs/{path:path}", **PAGE)
async def show_handbook(visit: Visiting, path: str) -> Response:
    """A page or file of the documentation."""
    folder = visit.services.settings.handbook()
    if folder is None:
        raise PageError(404, "no-docs")
    try:
        files = StaticFiles(directory=folder)
        answer = await files.get_response(path or FIRST_PAGE, visit.request.scope)
    except (HTTPException, ValueError):  # no such file, or no name of a file at all
        raise PageError(404, "no-page") from None
    is_page = path.endswith(".html") or not path
    answer.headers["Cache-Control"] = "private, no-cache" if is_page else AN_HOUR
    return answer
