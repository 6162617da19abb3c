"""Replays: finished games and records that were brought, step by step, by their address `/r/…`."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Form, Query, UploadFile
from pydantic import Field
from sqlalchemy import select
from starlette.responses import JSONResponse, PlainTextResponse, Response

import quipu
from quipu.core.journal import SPECTATOR
from quipu.core.record import BadRecord, read_record
from quipu.drawing.raster import NoRenderer
from quipu.play import game_catalog
from quipu.play.replay.replay import OPEN, Key, Replay
from quipu.play.session import TableSession
from quipu.presenting import presenter, stamp
from quipu.registry import games
from quipu.server.auth import identity
from quipu.server.db.models import UploadRow
from quipu.server.net.middleware import PICTURE, POLICY, TokenBuckets
from quipu.server.rendering.png import PaintingFailed, TooManyPictures
from quipu.server.tables import guests
from quipu.server.web.branch import play_on
from quipu.server.web.forms import FORM, PAGE, FormRoute, Number, OwnForm
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError, RequestContext, mark
from quipu.server.web.verdicts import said, verdict_on

log = logging.getLogger("quipu.server")

router = APIRouter(route_class=FormRoute)

MOST_FILMS: Final = 16
HAVE: Final = re.compile(r"(-?[0-9]{1,9}),(-?[0-9]{1,9})")  # the step and the eyes of a picture
MOST_BYTES: Final = 2_000_000
SCALE: Final = 1.0
FRESH: Final = 3.0  # seconds; so long nobody asks again whether a record that was brought is there
EMBEDDED: Final = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
ANYWHERE: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}
DRAWN: Final = ANYWHERE | {"Content-Security-Policy": PICTURE}


# ---- which game ---------------------------------------------------------------------------------


async def showing(visit: Visiting, word: str) -> Replay:
    """A finished game of a table one may come to, or a record that was brought."""
    services = visit.services
    if word in services.films and services.now() - services.films[word].found < FRESH:
        return services.films[word]
    live = await services.registry.get(word)
    if live is not None:
        live = await guests.at_table(visit, word)
        if live.table is None or live.table.ended is None:
            raise PageError(404, "not-over")
        return await kept(visit, word, live)
    async with services.store.reading() as session:  # another worker may have deleted it
        wanted = UploadRow.id if word in services.films else UploadRow.text
        found = await session.scalar(select(wanted).where(UploadRow.id == word[:24]))
    if found is None:
        raise PageError(404, "no-replay")
    if word not in services.films:
        record = read_record(found)
        game = games().get(str(record.header["game"]))
        if game is None:
            raise PageError(404, "no-game")
        ration(visit, services.rate_limits.walks)
        try:
            film = await asyncio.to_thread(Replay.of, game, record)
        except BadRecord:  # by rules that are no longer played
            raise PageError(200, "frozen") from None
        film.verdict = await verdict_on(services, record)
        keep(visit, word, film)
    services.films[word].found = services.now()
    return services.films[word]


async def kept(visit: RequestContext, word: str, live: TableSession) -> Replay:
    films, table = visit.services.films, live.table
    assert table is not None
    if word not in films or films[word].record is not table.record:
        ration(visit, visit.services.rate_limits.walks)
        keep(visit, word, await asyncio.to_thread(Replay, live.game, table))
    films.move_to_end(word)
    return films[word]


def keep(visit: RequestContext, word: str, film: Replay) -> None:
    films = visit.services.films
    films[word] = film
    while len(films) > MOST_FILMS:
        films.popitem(last=False)


Showing = Annotated[Replay, Depends(showing)]
Arrangement = Annotated[str, Query(max_length=16)]
Step = Annotated[int, Query(ge=0, le=100_000)]
Eyes = Annotated[int, Query(ge=OPEN, le=7)]


def key_of(
    film: Replay, visit: RequestContext, step: int | None, eyes: int, narrow: bool = False
) -> Key:
    number = film.last if step is None else film.within(step)
    return number, eyes if eyes < film.seats else SPECTATOR, visit.lang, narrow


# ---- pages --------------------------------------------------------------------------------------


@router.get("/r", **PAGE)
async def show_upload(visit: Visiting) -> Response:
    """Bring a record."""
    return visit.page("upload.html", why="")


@router.get("/r/{word}", **PAGE)
async def show_replay(
    visit: Visiting,
    film: Showing,
    word: str,
    step: Step | None = None,
    embed: bool = False,
    luck: bool = False,
) -> Response:
    """A game from its first step to its last; `step` is where it opens, `luck` asks for analysis.

    It opens at the start; inside another page and with the analysis at the end.
    """
    course = film.course(visit.lang)
    opens_at = film.last if embed or luck else 0
    answer = visit.page(
        "replay.html",
        word=word,
        key=film.game.key,
        surface=presenter(film.game).surface,
        title=game_catalog.title(film.game, visit.lang),
        names=film.names,
        colours=[presenter(film.game).colour(seat) for seat in film.everybody],
        stamps=[stamp(seat) for seat in film.everybody],
        course=course,
        step=opens_at if step is None else film.within(step),
        asked=step is not None,
        luck=luck,
        hides=film.hides,
        embed=embed,
        address=str(visit.request.base_url).rstrip("/"),
        drawn=film.record.is_drawn,
        over=film.ended is not None,
        verdict=said(visit.speak, film.verdict, film.ended is not None),
    )
    if embed:
        answer.headers["Content-Security-Policy"] = EMBEDDED
    return answer


@router.get("/r/{word}/frame")
async def show_frame(
    visit: Visiting,
    film: Showing,
    step: Step = 0,
    eyes: Eyes = SPECTATOR,
    arrangement: Arrangement = "",
    have: Annotated[str, Query(max_length=24)] = "",
    ground: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """The board after a step; what differs from the one that the page has: `step,eyes`."""
    narrow = presenter(film.game).is_narrow(arrangement)
    found = HAVE.fullmatch(have)
    has_step, has_eyes = (int(found[1]), int(found[2])) if found is not None else (-1, SPECTATOR)
    old = (has_step, has_eyes, visit.lang, narrow)
    key = key_of(film, visit, step, eyes, narrow)
    if key not in film.sights:
        ration(visit, visit.services.rate_limits.frames_drawn)
    text = await asyncio.to_thread(film.frame, key, old, ground)
    return Response(text, media_type="application/json")


# ---- pictures -----------------------------------------------------------------------------------


@router.get("/r/{word}/board.svg")
async def show_svg(
    visit: Visiting, film: Showing, step: Step | None = None, eyes: Eyes = SPECTATOR
) -> Response:
    """The board of a moment as a picture that stands for itself."""
    key = key_of(film, visit, step, eyes)
    tag = tag_of("svg", film.record.head, key)
    if is_known(visit, tag):
        return unchanged(tag)
    ration(visit)
    text = await asyncio.to_thread(lambda: film.board(*key).svg())
    return Response(text, media_type="image/svg+xml", headers=DRAWN | fresh(tag))


@router.get("/r/{word}/board.png")
async def show_png(
    visit: Visiting, film: Showing, step: Step | None = None, eyes: Eyes = SPECTATOR
) -> Response:
    """The same in pixels."""
    key = key_of(film, visit, step, eyes)
    tag = tag_of("png", film.record.head, key)
    return await picture(visit, tag, lambda: str(film.board(*key).svg()))


@router.get("/t/{table}/board.png")
async def show_table_png(visit: Visiting, live: guests.AtTable) -> Response:
    """The board of a table as anybody who watches sees it, for previews of its link."""
    table = live.table
    if table is None:
        raise PageError(404, "no-table")
    state, names, lang = table.state, list(live.names), visit.lang
    tag = tag_of("table", table.record.head, (lang, names))
    return await picture(visit, tag, lambda: live.game.draw(state, SPECTATOR, lang, names).svg())


@router.get("/r/{word}/course.svg")
async def show_course(visit: Visiting, film: Showing) -> Response:
    """The whole game as a picture that plays by itself."""
    tag = tag_of("course", film.record.head, visit.lang)
    if is_known(visit, tag):
        return unchanged(tag)
    if visit.lang not in film.movies:
        ration(visit)
    text = await asyncio.to_thread(film.moving, visit.lang)
    return Response(text, media_type="image/svg+xml", headers=DRAWN | fresh(tag))


def ration(visit: RequestContext, quota: TokenBuckets | None = None) -> None:
    """Pictures take a while to draw: an address gets only so many."""
    services = visit.services
    allowed = quota or services.painter.allowed
    if services.settings.limits and not allowed.take(visit.request.scope["address"]):
        raise PageError(429, "too-many")


async def picture(visit: RequestContext, tag: str, draw: Callable[[], str]) -> Response:
    """A PNG; what the browser or the server has already costs nothing of the quota."""
    painter = visit.services.painter
    if is_known(visit, tag):
        return unchanged(tag)
    if painter.kept.get(tag) is None:
        ration(visit)
    try:
        drawn = await painter.picture(tag, draw, SCALE)
    except NoRenderer as error:
        return PlainTextResponse(str(error), status_code=501)
    except TooManyPictures:
        raise PageError(429, "too-many") from None
    except PaintingFailed as error:
        log.warning("picture could not be rendered: %s", error)
        return PlainTextResponse("This picture could not be drawn.", status_code=503)
    return Response(drawn, media_type="image/png", headers=ANYWHERE | fresh(tag))


def tag_of(kind: str, head: str, shown: object) -> str:
    """The name of a picture: the same name is the same picture."""
    told = f"{kind} {head} {shown} {mark()} {quipu.__version__}"
    return f'"{sha256(told.encode()).hexdigest()[:32]}"'


def is_known(visit: RequestContext, tag: str) -> bool:
    """Whether the browser has this very picture."""
    return tag in visit.request.headers.get("if-none-match", "")[:1_000]


def unchanged(tag: str) -> Response:
    return Response(status_code=304, headers=fresh(tag))


def fresh(tag: str) -> dict[str, str]:
    return {"ETag": tag, "Cache-Control": "private, no-cache"}


@router.get("/r/{word}/position.json")
async def show_position(visit: Visiting, film: Showing, step: Step | None = None) -> Response:
    """The position of a moment, as `Position` and `quipu` read it."""
    number = film.last if step is None else film.within(step)
    return JSONResponse(film.position(number))


@router.get("/r/{word}/record", response_class=PlainTextResponse)
async def download(visit: Visiting, film: Showing, word: str) -> Response:
    name = f'attachment; filename="{film.game.key}-{identity.short_id(4)}.quipu"'
    return PlainTextResponse(film.record.text(), headers={"Content-Disposition": name})


# ---- bringing a record --------------------------------------------------------------------------


class RecordForm(OwnForm):
    record: UploadFile | None = Field(None, description="A record, as a file.")


@router.post("/r", **FORM)
async def bring(
    visit: Visiting, form: Annotated[RecordForm, Form(media_type="multipart/form-data")]
) -> Response:
    """Keep a record that proves sound; whoever has its link may watch it."""
    data = await form.record.read(MOST_BYTES + 1) if form.record is not None else b""
    if visit.services.settings.limits and not visit.services.rate_limits.uploads.take(
        visit.request.scope["address"]
    ):
        raise PageError(429, "too-many")
    try:
        text = readable(data)
        wrong = await visit.services.checker.check(text)
    except Unfit as error:
        wrong = {"unfit": error.key}
    except TooManyPictures:
        raise PageError(429, "too-many") from None
    except PaintingFailed as error:
        log.warning("uploaded record could not be checked: %s", error)
        raise PageError(503, "storage") from None
    if "bad" in wrong:
        line, reason = wrong["bad"]
        why = visit.speak("upload-bad", line=line, reason=reason)
        return visit.page("upload.html", 422, why=why)
    if "unfit" in wrong:
        return visit.page("upload.html", 422, why=visit.speak(wrong["unfit"]))
    person = await visit.known()
    row = UploadRow(id=identity.short_id(14), person=person.id, text=text, made=time())
    async with visit.services.store.writing() as session:
        session.add(row)
    return visit.go(f"/r/{row.id}")


class Unfit(Exception):
    """A file that is no record at all; says by which text."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def readable(data: bytes) -> str:
    """The text of a file; raises `Unfit` if it cannot be a record."""
    if not data:
        raise Unfit("upload-empty")
    if len(data) > MOST_BYTES:
        raise Unfit("upload-long")
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Unfit("upload-no-text") from None


# ---- playing on ---------------------------------------------------------------------------------


class MomentForm(OwnForm):
    step: Number = Field(-1, description="Where to go on.")
    eyes: Number = Field(-1, description="The seat to play.")


@router.post("/r/{word}/explore", **FORM)
async def explore(visit: Visiting, film: Showing, form: Annotated[MomentForm, Form()]) -> Response:
    """A table of one's own that begins at this moment, against bots."""
    state = film.timeline.at(film.within(form.step)).state
    return await play_on(visit, film.game, state, form.eyes)
