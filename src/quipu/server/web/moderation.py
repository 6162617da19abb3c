"""Moderating: the page on which a player reports somebody, and what the operator does with it."""

from __future__ import annotations

import time
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import Response

from quipu.server.auth.identity import shown
from quipu.server.db import moderation
from quipu.server.tables.guests import AtTable
from quipu.server.web.openapi import PAGE, asked
from quipu.server.web.operator import AtDesk, is_operator
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError, RequestContext

router = APIRouter()

DAY: Final = 86_400.0
DAYS: Final = ("1", "7", "365")
OPERATOR: Final = "operator"


@router.get("/t/{table}/report", **PAGE)
async def show_report(visit: Visiting, live: AtTable) -> Response:
    """Whom to report, and why."""
    others = {seat.person: seat.name for seat in live.seats if seat.person is not None}
    others |= {line.person: line.name for line in live.lines if line.person is not None}
    named = [(person, name) for person, name in others.items() if person != visit.person_id]
    return visit.page("report.html", table=live.row.id, others=named)


@router.post("/t/{table}/report", **asked(person="The number of a person.", words="Why."))
async def take_report(visit: Visiting, live: AtTable) -> Response:
    """Store a report for whoever runs this server."""
    fields = await visit.form()
    services, given = visit.services, str(fields.get("person", ""))
    words = shown(str(fields.get("words", "")), moderation.LONGEST_WORDS)
    here = {seat.person for seat in live.seats} | {line.person for line in live.lines}
    about = int(given) if given.isdecimal() and len(given) < 10 else None
    if not words or (about is not None and about not in here):
        raise PageError(422, "no-page")
    if services.settings.limits and not services.reports.take(visit.request.scope["address"]):
        raise PageError(429, "too-many")
    person = await visit.known()
    await moderation.report(services.store, services.now(), person.id, about, live.row.id, words)
    return visit.notice("reported", 200)


@router.post(
    "/operator/report",
    **asked(report="The number of a report.", do="settle or ban.", days="1, 7 or 365."),
)
async def judge_report(visit: AtDesk) -> Response:
    """Settle a report, or ban the person it is about as well."""
    if not is_operator(visit):
        raise PageError(403, "not-host")
    fields = await visit.form()
    services, now = visit.services, visit.services.now()
    number = str(fields.get("report", ""))
    found = {str(row.id): row for row in await moderation.open_reports(services.store)}
    row = found.get(number)
    if row is None:
        return visit.go("/operator")
    days = str(fields.get("days", ""))
    if fields.get("do") == "ban" and row.about is not None and days in DAYS:
        until = now + float(days) * DAY
        await moderation.ban(services.store, now, OPERATOR, row.about, until, row.words)
        await services.moderation.read()
    await moderation.settle_report(services.store, now, OPERATOR, row.id)
    return visit.go("/operator")


async def shown_reports(visit: RequestContext) -> dict[str, Any]:
    """Reports that nobody settled, and the log of what was done, for the operator's page."""
    store = visit.services.store
    rows = await moderation.open_reports(store)
    names = await store.names([each for row in rows for each in (row.by, row.about) if each])
    return {
        "reports": [
            {
                "id": row.id,
                "by": names.get(row.by, f"#{row.by}"),
                "about": names.get(row.about, f"#{row.about}") if row.about else "",
                "person": row.about,
                "table": row.at_table,
                "words": row.words,
                "at": when(row.at),
            }
            for row in rows
        ],
        "deeds": [
            {"at": when(row.at), "by": row.by, "what": row.what, "about": row.about}
            for row in (await moderation.history(store))[:10]
        ],
    }


def when(at: float) -> str:
    return time.strftime("%d.%m. %H:%M", time.gmtime(at))
