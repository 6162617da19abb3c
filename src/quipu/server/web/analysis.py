"""Was it luck? What a replay shows of an analysis: chances, costly decisions, luck."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from quipu.arena.analysis import COSTLIEST
from quipu.play.replay.action_targets import label, marked, offers
from quipu.play.replay.replay import Replay
from quipu.presenting import Looking, looking_at, presenter
from quipu.server.bots.analysis_queue import DONE, FAILED, STOPPED
from quipu.server.db.models import AnalysisRow
from quipu.server.web.forms import BUTTON, FormRoute
from quipu.server.web.pages import Visiting
from quipu.server.web.replays import Arrangement, Showing
from quipu.server.web.request_context import PageError, RequestContext
from quipu.texts import describe_action, speaker

router = APIRouter(route_class=FormRoute)

Shown = dict[str, Any]
NOT_ASKED: Final = {"stage": "none", "done": 0, "of": 0}


@router.get("/r/{word}/analysis")
async def show_analysis(
    visit: Visiting, film: Showing, word: str, arrangement: Arrangement = ""
) -> Response:
    """How far the analysis is, and what came of it once it is done."""
    narrow = presenter(film.game).is_narrow(arrangement)
    return JSONResponse(await told(visit, film, word, narrow))


@router.post("/r/{word}/analysis", **BUTTON)
async def ask_analysis(visit: Visiting, film: Showing, word: str) -> Response:
    """Have this game judged; what was judged before is not judged again."""
    analyst = visit.services.analyst
    found = await analyst.found(word)
    known = found is not None and found.stage != FAILED
    if not known and not (may_ask(visit) and await analyst.ask(word, film.last)):
        raise PageError(429, "too-many")
    if "application/json" not in visit.request.headers.get("accept", ""):
        return visit.go(f"/r/{word}")
    return visit.with_cookie(JSONResponse(await told(visit, film, word, False), status_code=202))


def may_ask(visit: RequestContext) -> bool:
    services = visit.services
    if not services.settings.limits:
        return True
    secret = f"person {visit.person_id or visit.secret}"
    address = str(visit.request.scope["address"])
    return services.rate_limits.analyses_of_address.take(
        address
    ) and services.rate_limits.analyses_of_person.take(secret)


async def told(visit: RequestContext, film: Replay, word: str, narrow: bool) -> Shown:
    row = await visit.services.analyst.found(word)
    if row is None:
        return dict(NOT_ASKED)
    done = max(visit.services.analyst.now.get(word, 0), row.done)
    said: Shown = {"stage": row.stage, "done": done, "of": row.steps}
    if row.stage in (DONE, STOPPED):
        said |= await asyncio.to_thread(worded, film, row, visit.lang, narrow)
    return said


def worded(film: Replay, row: AnalysisRow, lang: str, narrow: bool) -> Shown:
    """Chances by step, what luck gave, and each seat's costliest decisions, the dearest first."""
    parts: list[Shown] = json.loads(row.parts)
    chances = [part["chances"] for part in parts]
    if film.ended is not None and row.stage == DONE:
        chances[-1] = film.outlook[-1]
    drawn = [part["luck"] for part in parts[1:] if part["luck"]]
    clear = [each for each in (part.get("decision") for part in parts) if each and each["better"]]
    clear.sort(key=lambda each: (-each["cost"], each["knot"]))
    costliest = [
        each
        for place, each in enumerate(clear)
        if sum(other["seat"] == each["seat"] for other in clear[:place]) < COSTLIEST
    ]
    decisions = [decided(film, each, lang, narrow) for each in costliest]
    places = [each[way]["at"] for each in decisions for way in ("played", "better")]
    return {
        "chances": chances,
        "luck": [round(sum(luck[seat] for luck in drawn), 4) for seat in film.everybody],
        "cost": [
            round(sum(each["cost"] for each in clear if each["seat"] == seat), 4)
            for seat in film.everybody
        ],
        "decisions": decisions,
        "symbols": marked(film.game.anchor, places),
    }


def said(film: Replay, looking: Looking[Any], action: Shown, at: str) -> str:
    """An act in the words of its place on the board, else of its kind, else in full."""
    shown, kind = presenter(film.game), str(action["kind"])
    if at:
        return label(at) or shown.kind_title(looking.speak, kind, film.names)
    words = describe_action(looking.speak, action, film.names)
    if kind not in shown.parts:
        return words
    return speaker("quipu.web", looking.speak.lang)("among-others", text=words)


def decided(film: Replay, decision: Shown, lang: str, narrow: bool) -> Shown:
    """A decision in words, and where on the board its two acts are chosen."""
    step, seat = int(decision["knot"]), int(decision["seat"])
    moment = film.timeline.at(step - 1)
    looking = looking_at(
        film.game,
        moment.state,
        seat,
        lang,
        film.names,
        memory=moment.memories[seat],
        narrow=narrow,
    )
    targets = presenter(film.game).board(looking).elements("targets").values()

    def act(action: Shown) -> Shown:
        at = next((each for each in targets if offers(each, action)), "")
        return {"text": said(film, looking, action, at), "at": at}

    return {
        "step": step,
        "seat": seat,
        "cost": decision["cost"],
        "before": decision["before"],
        "after": decision["after"],
        "played": act(decision["action"]),
        "better": act(decision["better"]),
    }
