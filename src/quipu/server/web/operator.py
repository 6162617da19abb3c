"""Operating: a page and numbers for whoever runs the house; closed unless a code was set."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Form
from pydantic import Field
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import quipu
from quipu.drawing.charts import Axis, line_path, round_step, spread_labels, ticks
from quipu.play import game_catalog
from quipu.play.views.renderer import bot_level
from quipu.registry import games
from quipu.server.auth import identity
from quipu.server.bots.external import OUTSIDE
from quipu.server.stats.collect import together, with_somebody
from quipu.server.stats.worker_stats import (
    LoggedFault,
    MinuteStats,
    TableStats,
    WorkerStats,
    percentile,
)
from quipu.server.tables.services import Services
from quipu.server.web.forms import FORM, PAGE, FormRoute, OwnForm
from quipu.server.web.pages import is_code, may_try_code
from quipu.server.web.request_context import PageError, RequestContext
from quipu.texts import Speak

router = APIRouter(route_class=FormRoute)

COOKIE: Final = "quipu_operator"
BAR: Final = 50.0  # milliseconds within which 95 of 100 views shall be
WIDE: Final = 520  # of a curve
APART: Final = 17.0  # between two words beside curves
SHARES: Final = ((0.99, "rare"), (0.95, "most"), (0.5, "half"))
IDLE: Final = 3600.0  # seconds
CROWD: Final = 20  # who watch
MOST_FAULTS: Final = 8


async def at_desk(request: Request) -> RequestContext:
    """Whoever asks for the operator's page, if this house has one."""
    visit = await RequestContext.begin(request.app.state.services, request)
    if not visit.services.settings.operator_code:
        raise PageError(404, "no-page")
    return visit


AtDesk = Annotated[RequestContext, Depends(at_desk)]


def pass_of(visit: RequestContext) -> str:
    return identity.door_pass(visit.services.settings.operator_code, f"operator {visit.secret}")


def is_operator(visit: RequestContext) -> bool:
    """Whether this browser gave the operator's code."""
    return identity.is_same(visit.request.cookies.get(COOKIE, ""), pass_of(visit))


@router.get("/operator", **PAGE)
async def show_desk(visit: AtDesk) -> Response:
    from quipu.server.web.moderation import shown_reports  # which asks this module who may

    if not is_operator(visit):
        return visit.page("operator_door.html", 401, wrong=False)
    return visit.page("operator.html", **await values(visit), **await shown_reports(visit))


class OperatorForm(OwnForm):
    code: str = Field("", description="The operator's code.")


@router.post("/operator", **FORM)
async def enter(visit: AtDesk, form: Annotated[OperatorForm, Form()]) -> Response:
    """Open the operator's page for this browser."""
    may_try_code(visit)
    given, code = form.code[:80].strip(), visit.services.settings.operator_code
    if not identity.is_same(given, code):
        return visit.page("operator_door.html", 403, wrong=True)
    answer = visit.go("/operator")
    visit.set_cookie(answer, COOKIE, pass_of(visit))
    return answer


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(visit: AtDesk) -> Response:
    """All workers, for Prometheus; the code is its bearer token."""
    given = visit.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not given or not is_code(visit, given, visit.services.settings.operator_code):
        headers = {"WWW-Authenticate": "Bearer"}
        return PlainTextResponse("The code is missing.", status_code=401, headers=headers)
    from quipu.server.stats.prometheus import CONTENT_TYPE, exposition

    visit.services.measured()
    return Response(exposition(visit.services), media_type=CONTENT_TYPE)


# ---- the page -----------------------------------------------------------------------------------


async def values(visit: RequestContext) -> dict[str, Any]:
    """What the page shows, of all workers; it names tables, and never a hand."""
    services, speak = visit.services, visit.speak
    services.measured()
    states, hour = services.pulse.states(), services.pulse.last_hour()
    late = hour[-1] if hour[-1].views else services.pulse.minute()
    most = [f"{percentile(late.buckets, share):.0f} ms" for share, _ in SHARES]
    acts, views = speak.number(round(hour[-1].acts / 60, 1)), round(late.views / 60)
    days = await services.store.played_for_days()
    return {
        "wrong": services.wrong(),
        "well": well(services, speak),
        "about": speak(
            "operator-about",
            workers=len(states),
            database=database(services),
            version=quipu.__version__,
        ),
        "tiles": [
            (str(with_somebody(services)), "", speak("operator-tables", days=days)),
            (str(sum(state.lines for state in states)), "", speak("operator-lines")),
            (acts, speak("operator-second"), speak("operator-acts", views=views)),
            (most[1], "", speak("operator-latency")),
            (size(sum(state.memory for state in states)), "", speak("operator-memory")),
            (str(sum(state.faults for state in states)), "", speak("operator-faults")),
        ],
        "latency": curves(
            hour,
            [(kind, f"{share:.0%}: ".replace("%", " %"), " ms", share) for share, kind in SHARES],
            BAR,
            172,
        ),
        "acts": curves(hour, [("acts", "", f" {speak('operator-second')}", None)], 1.0, 112),
        "hours": [
            (clock(hour[at].number), f"{100 * at / (len(hour) - 1):.0f}%")
            for at in (0, len(hour) // 2, len(hour) - 1)
        ],
        "workers": [worker(state) for state in states],
        "tables": [table(visit, each) for each in together(states)],
        "faults": faults(services.pulse.faults),
        "thinkers": thinkers(states, speak, f"{services.settings.think_limit:g} s"),
    }


def well(services: Services, speak: Speak) -> str:
    """For how long nothing has gone wrong, as far as this worker knows."""
    last = max([services.pulse.state.began, *[each.at for each in services.pulse.faults]])
    minutes = int((services.now() - last) / 60)
    for unit, length in (("days", 1440), ("hours", 60), ("minutes", 1)):
        if minutes >= length:
            return speak(f"operator-well-{unit}", n=minutes // length)
    return speak("operator-well")


def database(services: Services) -> str:
    if not services.store.shared:
        return f"SQLite {sqlite3.sqlite_version}"
    version: Any = services.store.engine.dialect.server_version_info
    return f"PostgreSQL {version[0]}"


def size(bytes: float) -> str:
    return f"{bytes / 1e6:.0f} MB"


def table(visit: RequestContext, busy: TableStats) -> dict[str, Any]:
    speak, quiet = visit.speak, time.time() - busy.touched
    persons = busy.seats - busy.bots - len(busy.outside)
    counts = (("people", persons), ("outside", len(busy.outside)), ("bots", busy.bots))
    seats = [speak(f"operator-{kind}", n=n) for kind, n in counts if n]
    if busy.days:
        seats.append(speak("operator-days"))
    game = games().get(busy.game)
    return {
        "id": busy.id,
        "game": game_catalog.title(game, visit.lang) if game is not None else busy.game,
        "seats": ", ".join(seats),
        "watching": busy.watching,
        "steps": speak.number(busy.steps),
        "view": f"{1000 * busy.seconds / busy.views:.0f} ms" if busy.views else "–",
        "crowd": busy.watching >= CROWD,
        "slow": busy.slow,
        "idle": speak("operator-idle", n=int(quiet / 3600)) if quiet > IDLE else "",
    }


def worker(state: WorkerStats) -> dict[str, Any]:
    return {
        "number": state.worker,
        "share": min(100, round(100 * state.load)),
        "words": f"{100 * state.load:.0f} %, {size(state.memory)}",
    }


def faults(noted: Iterable[LoggedFault]) -> list[dict[str, Any]]:
    """The latest first; one that comes again and again stands once, with how often."""
    found: dict[str, dict[str, Any]] = {}
    for fault in reversed(list(noted)):
        at = time.strftime("%d.%m. %H:%M", time.gmtime(fault.at))
        new = {"level": fault.level, "words": fault.words, "at": at, "times": 0}
        found.setdefault(fault.words, new)["times"] += 1
    return list(found.values())[:MOST_FAULTS]


def thinkers(states: list[WorkerStats], speak: Speak, limit: str) -> list[dict[str, Any]]:
    """The bots of all workers: how many decide just now, and how long it took them."""
    names = {bot for state in states for bot in (*state.thoughts, *state.thinking)}
    return [
        {
            "name": speak("operator-from-outside") if bot == OUTSIDE else bot_level(speak, bot),
            "busy": sum(state.thinking.get(bot, 0) for state in states),
            "half": took(states, bot, 0.5),
            "most": took(states, bot, 0.95),
            "allowed": "" if bot == OUTSIDE else limit,
        }
        for bot in sorted(names, key=lambda bot: (bot == OUTSIDE, bot))
    ]


def took(states: list[WorkerStats], bot: str, share: float) -> str:
    found = [state.thoughts[bot] for state in states if bot in state.thoughts]
    if not found:
        return ""
    milliseconds = percentile([sum(each) for each in zip(*found, strict=True)], share)
    return f"{milliseconds:.0f} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.1f} s"


def clock(minute: int) -> str:
    return time.strftime("%H:%M", time.gmtime(minute * 60))


def curves(
    hour: list[MinuteStats],
    lines: list[tuple[str, str, str, float | None]],
    least: float,
    high: float,
) -> dict[str, Any]:
    """Lines over the last hour, each with its last value beside it, and the height of the bar.

    A line is a kind, words before and after its value, and the share of the views it is about;
    without one it is about acts.
    """
    rows = [[value(minute, share) for minute in hour] for *_, share in lines]
    known = [number for row in rows for number in row if number is not None]
    top = 3 * round_step(max([least, *known]) / 3)
    x, y = Axis(0, max(1, len(hour) - 1), 0, WIDE), Axis(0, top, high, 0)
    heights = spread_labels([y(row[-1] or 0) for row in rows], APART, high)
    return {
        "lines": [
            {
                "kind": kind,
                "path": line_path(
                    (x(n), y(number)) if number is not None else None
                    for n, number in enumerate(row)
                ),
                "words": before + rounded(row[-1]) + after,
                "y": label + 5,
            }
            for (kind, before, after, _), row, label in zip(lines, rows, heights, strict=True)
        ],
        "grid": [(f"{value:g}", y(value)) for value in ticks(0, top, top / 3)],
        "bar": y(BAR),
        "high": high,
    }


def value(minute: MinuteStats, share: float | None) -> float | None:
    """Acts a second; or how long such a share of the views took, if there were any."""
    if share is None:
        return minute.acts / 60
    return percentile(minute.buckets, share) if minute.views else None


def rounded(number: float | None) -> str:
    return "–" if number is None else f"{number:.2g}" if number < 10 else f"{number:.0f}"
