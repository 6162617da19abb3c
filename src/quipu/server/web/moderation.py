"""Moderating: the page on which a player reports somebody, and what the operator does with it."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Form
from pydantic import Field
from starlette.responses import Response

from quipu.play.timers import DAY
from quipu.server.auth.identity import shown
from quipu.server.db import moderation
from quipu.server.tables.guests import AtTable
from quipu.server.web.forms import FORM, PAGE, FormRoute, Number, OwnForm
from quipu.server.web.operator import AtDesk, is_operator
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError, RequestContext

router = APIRouter(route_class=FormRoute)

OPERATOR: Final = "operator"


@router.get("/t/{table}/report", **PAGE)
async def show_report(visit: Visiting, live: AtTable) -> Response:
    """Whom to report, and why."""
    others = {seat.person: seat.name for seat in live.seats if seat.person is not None}
    others |= {line.person: line.name for line in live.lines if line.person is not None}
    named = [(person, name) for person, name in others.items() if person != visit.person_id]
    return visit.page("report.html", table=live.state.id, others=named)


class ReportForm(OwnForm):
    person: Number | None = Field(None, description="The number of a person.")
    words: str = Field("", description="Why.")


@router.post("/t/{table}/report", **FORM)
async def take_report(
    visit: Visiting, live: AtTable, form: Annotated[ReportForm, Form()]
) -> Response:
    """Store a report for whoever runs this server."""
    services, about = visit.services, form.person
    words = shown(form.words, moderation.LONGEST_WORDS)
    here = {seat.person for seat in live.seats} | {line.person for line in live.lines}
    if not words or (about is not None and about not in here):
        raise PageError(422, "no-page")
    if services.settings.limits and not services.rate_limits.reports.take(
        visit.request.scope["address"]
    ):
        raise PageError(429, "too-many")
    person = await visit.known()
    await moderation.report(services.store, services.now(), person.id, about, live.state.id, words)
    return visit.notice("reported", 200)


class JudgementForm(OwnForm):
    report: Number = Field(description="The number of a report.")
    do: Literal["settle", "ban"] = Field(description="settle or ban.")
    days: Literal["1", "7", "365"] | None = Field(None, description="For how long.")


@router.post("/operator/report", **FORM)
async def judge_report(visit: AtDesk, form: Annotated[JudgementForm, Form()]) -> Response:
    """Settle a report, or ban the person it is about as well."""
    if not is_operator(visit):
        raise PageError(403, "not-host")
    services, now = visit.services, visit.services.now()
    found = {row.id: row for row in await moderation.open_reports(services.store)}
    row = found.get(form.report)
    if row is None:
        return visit.go("/operator")
    if form.do == "ban" and row.about is not None and form.days is not None:
        until = now + float(form.days) * DAY
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
