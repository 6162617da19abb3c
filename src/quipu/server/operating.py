"""Operating: a page and numbers for whoever runs the house; closed unless a code was set."""

from __future__ import annotations

import hmac
import math
import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import quipu
from quipu.server import families, people
from quipu.server.forms import PAGE, asked
from quipu.server.live import Live
from quipu.server.pages import may_try_code
from quipu.server.pulse import Minute, State, percentile
from quipu.server.showing import bot_level
from quipu.server.visit import Refused, Visit
from quipu.texts import Speak

router = APIRouter()

COOKIE: Final = "quipu_operator"
MOST_TABLES: Final = 12
BAR: Final = 50.0  # milliseconds within which 95 of 100 views shall be
WIDE, HIGH = 520, 150  # of a curve
SHARES: Final = ((0.99, "rare"), (0.95, "most"), (0.5, "half"))
IDLE: Final = 3600.0  # seconds


async def at_desk(request: Request) -> Visit:
    """Whoever asks for the operator's page, if this house has one."""
    visit = await Visit.begin(request.app.state.house, request)
    if not visit.house.settings.operator_code:
        raise Refused(404, "no-page")
    return visit


AtDesk = Annotated[Visit, Depends(at_desk)]


def pass_of(visit: Visit) -> str:
    return people.door_pass(visit.house.settings.operator_code, f"operator {visit.secret}")


@router.get("/operator", **PAGE)
async def show_desk(visit: AtDesk) -> Response:
    given = visit.request.cookies.get(COOKIE, "")
    if not hmac.compare_digest(given.encode(), pass_of(visit).encode()):
        return visit.page("operator_door.html", 401, wrong=False)
    return visit.page("operator.html", **values(visit))


@router.post("/operator", **asked(code="The operator's code."))
async def enter(visit: AtDesk) -> Response:
    fields = await visit.form()
    may_try_code(visit)
    given, code = str(fields.get("code", ""))[:80].strip(), visit.house.settings.operator_code
    if not hmac.compare_digest(given.encode(), code.encode()):
        return visit.page("operator_door.html", 403, wrong=True)
    answer = visit.go("/operator")
    visit.set_cookie(answer, COOKIE, pass_of(visit))
    return answer


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(visit: AtDesk) -> Response:
    """All workers, for Prometheus; the code is its bearer token."""
    given = visit.request.headers.get("authorization", "").removeprefix("Bearer ")
    code = visit.house.settings.operator_code
    if not hmac.compare_digest(given.encode(), code.encode()):
        headers = {"WWW-Authenticate": "Bearer"}
        return PlainTextResponse("The code is missing.", status_code=401, headers=headers)
    from quipu.server.metrics import CONTENT_TYPE, exposition

    visit.house.measured()
    return Response(exposition(visit.house), media_type=CONTENT_TYPE)


# ---- the page -----------------------------------------------------------------------------------


def values(visit: Visit) -> dict[str, Any]:
    """What the page shows; it names tables, and never a hand."""
    house, speak = visit.house, visit.speak
    house.measured()
    states, hour = house.pulse.states(), house.pulse.last_hour()
    late = hour[-1] if hour[-1].views else house.pulse.minute()
    lives = [live for live in house.lives.values() if live.table is not None]
    tables = sum(state.tables for state in states)
    memory = sum(state.memory for state in states)
    wrong = house.wrong()
    return {
        "wrong": wrong,
        "about": speak(
            "operator-about",
            workers=len(states),
            database="PostgreSQL" if house.store.shared else "SQLite",
            version=quipu.__version__,
        ),
        "tiles": [
            (str(tables), speak("operator-tables")),
            (str(sum(state.lines for state in states)), speak("operator-lines")),
            (f"{hour[-1].acts / 60:.1f}", speak("operator-acts", views=round(late.views / 60))),
            (f"{percentile(late.buckets, 0.95):.0f} ms", speak("operator-latency")),
            (f"{memory / 1e6:.0f} MB", speak("operator-memory")),
            (str(sum(state.faults for state in states)), speak("operator-faults")),
        ],
        "latency": curves(hour, [lambda m, s=s: percentile(m.buckets, s) for s, _ in SHARES], BAR),
        "names": [(f"{share:.0%}".replace("%", " %"), kind) for share, kind in SHARES],
        "acts": curves(hour, [lambda minute: minute.acts / 60], 1.0),
        "hours": [
            (clock(hour[at].number), WIDE * at / (len(hour) - 1))
            for at in (0, len(hour) // 2, len(hour) - 1)
        ],
        "workers": [worker(state) for state in states],
        "tables": [table(visit, live, speak) for live in busiest(lives)],
        "faults": [
            (time.strftime("%d.%m. %H:%M", time.gmtime(at)), level, words)
            for at, level, words in reversed(house.pulse.faults)
        ],
        "thinkers": thinkers(states, speak),
        "allowed": f"{house.settings.think_limit:g} s",
    }


def busiest(lives: list[Live]) -> list[Live]:
    return sorted(lives, key=lambda live: (-len(live.lines), -live.row.touched))[:MOST_TABLES]


def table(visit: Visit, live: Live, speak: Speak) -> dict[str, Any]:
    assert live.table is not None
    bots = sum(1 for seat in live.seats if live.bot_of(seat.seat) is not None)
    quiet = time.time() - live.row.touched
    return {
        "id": live.row.id,
        "game": families.title(live.game, visit.lang),
        "seats": speak("operator-seats", people=len(live.seats) - bots, bots=bots),
        "watching": live.watching(),
        "steps": len(live.table.steps),
        "idle": speak("operator-idle", n=int(quiet / 3600)) if quiet > IDLE else "",
    }


def worker(state: State) -> dict[str, Any]:
    return {
        "number": state.worker,
        "share": min(100, round(100 * state.load)),
        "words": f"{100 * state.load:.0f} %, {state.memory / 1e6:.0f} MB",
    }


def thinkers(states: list[State], speak: Speak) -> list[dict[str, Any]]:
    """The bots of all workers: how many decide just now, and how long it took them."""
    names = sorted({bot for state in states for bot in (*state.thoughts, *state.thinking)})
    return [
        {
            "name": bot_level(speak, bot),
            "busy": sum(state.thinking.get(bot, 0) for state in states),
            "half": took(states, bot, 0.5),
            "most": took(states, bot, 0.95),
        }
        for bot in names
    ]


def took(states: list[State], bot: str, share: float) -> str:
    found = [state.thoughts[bot] for state in states if bot in state.thoughts]
    milliseconds = percentile([sum(each) for each in zip(*found, strict=True)], share)
    return f"{milliseconds:.0f} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.1f} s"


def clock(minute: int) -> str:
    return time.strftime("%H:%M", time.gmtime(minute * 60))


def curves(hour: list[Minute], ways: list[Any], least: float) -> dict[str, Any]:
    """Lines over the last hour, and the height of the highest point."""
    rows = [[float(way(minute)) for minute in hour] for way in ways]
    top = 3 * round_step(max([least, *[value for row in rows for value in row]]) / 3)
    step = WIDE / max(1, len(hour) - 1)
    paths = [
        "M" + "L".join(f"{n * step:.1f} {HIGH * (1 - value / top):.1f}" for n, value in each)
        for each in (list(enumerate(row)) for row in rows)
    ]
    grid = [(f"{top * part / 3:g}", HIGH * (1 - part / 3)) for part in range(4)]
    return {
        "paths": paths,
        "last": [row[-1] for row in rows],
        "grid": grid,
        "bar": HIGH * (1 - BAR / top),
    }


def round_step(least: float) -> float:
    """The smallest round number that is as high."""
    unit = 10.0 ** math.floor(math.log10(least))
    return next(unit * each for each in (1, 2, 2.5, 5, 10) if unit * each >= least * 0.999)
