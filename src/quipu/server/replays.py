"""Replays: finished games and records that were brought, step by step, by their address `/r/…`."""

from __future__ import annotations

import asyncio
from time import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query
from sqlalchemy import select
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from quipu.core.journal import SPECTATOR
from quipu.core.record import BadRecord, Record, read_record
from quipu.core.replay import verify
from quipu.drawing.raster import NoRenderer
from quipu.presenting import presenter, stamp
from quipu.registry import games
from quipu.server import families, guests, people
from quipu.server.exploring import play_on
from quipu.server.films import OPEN, Film, Key
from quipu.server.forms import PAGE, asked
from quipu.server.guard import PICTURE, POLICY
from quipu.server.live import Live
from quipu.server.pages import Visiting
from quipu.server.schema import UploadRow
from quipu.server.visit import Refused, Visit

router = APIRouter()

MOST_FILMS: Final = 16
MOST_KNOTS: Final = 6_000
MOST_BYTES: Final = 2_000_000
SCALE: Final = 1.0
FRESH: Final = 3.0  # seconds; so long nobody asks again whether a record that was brought is there
EMBEDDED: Final = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
ANYWHERE: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}
DRAWN: Final = ANYWHERE | {"Content-Security-Policy": PICTURE}


# ---- which game ---------------------------------------------------------------------------------


async def showing(visit: Visiting, word: str) -> Film:
    """A finished game of a table one may come to, or a record that was brought."""
    house = visit.house
    if word in house.films and house.now() - house.films[word].found < FRESH:
        return house.films[word]
    live = await house.live(word)
    if live is not None:
        live = await guests.at_table(visit, word)
        if live.table is None or live.table.ended is None:
            raise Refused(404, "not-over")
        return await kept(visit, word, live)
    async with house.store.reading() as session:  # another worker may have deleted it
        wanted = UploadRow.id if word in house.films else UploadRow.text
        found = await session.scalar(select(wanted).where(UploadRow.id == word[:24]))
    if found is None:
        raise Refused(404, "no-replay")
    if word not in house.films:
        record = read_record(found)
        game = games().get(str(record.header["game"]))
        if game is None:
            raise Refused(404, "no-game")
        try:
            keep(visit, word, await asyncio.to_thread(Film.of, game, record))
        except BadRecord:  # by rules that are no longer played
            raise Refused(200, "frozen") from None
    house.films[word].found = house.now()
    return house.films[word]


async def kept(visit: Visit, word: str, live: Live) -> Film:
    films, table = visit.house.films, live.table
    assert table is not None
    if word not in films or films[word].record is not table.record:
        keep(visit, word, await asyncio.to_thread(Film, live.game, table))
    films.move_to_end(word)
    return films[word]


def keep(visit: Visit, word: str, film: Film) -> None:
    films = visit.house.films
    films[word] = film
    while len(films) > MOST_FILMS:
        films.popitem(last=False)


Showing = Annotated[Film, Depends(showing)]
Step = Annotated[int, Query(ge=0, le=100_000)]
Eyes = Annotated[int, Query(ge=OPEN, le=7)]


def key_of(film: Film, visit: Visit, step: int | None, eyes: int, narrow: bool = False) -> Key:
    number = film.last if step is None else film.within(step)
    return number, eyes if eyes < film.seats else SPECTATOR, visit.lang, narrow


# ---- pages --------------------------------------------------------------------------------------


@router.get("/r", **PAGE)
async def show_upload(visit: Visiting) -> Response:
    """Bring a record."""
    return visit.page("upload.html", why="")


@router.get("/r/{word}", **PAGE)
async def show_replay(
    visit: Visiting, film: Showing, word: str, step: Step | None = None, embed: bool = False
) -> Response:
    """A game from its first step to its last; `step` is where it opens."""
    course = film.course(visit.lang)
    answer = visit.page(
        "replay.html",
        word=word,
        key=film.game.key,
        title=families.title(film.game, visit.lang),
        names=film.names,
        colours=[presenter(film.game).colour(seat) for seat in film.everybody],
        stamps=[stamp(seat) for seat in film.everybody],
        course=course,
        step=film.last if step is None else film.within(step),
        asked=step is not None,
        embed=embed,
        address=str(visit.request.base_url).rstrip("/"),
        drawn=film.record.is_drawn,
        over=film.ended is not None,
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
    narrow: bool = False,
    have: Annotated[str, Query(max_length=24)] = "",
    ground: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """The board after a step; what differs from the one that the page has: `step,eyes`."""
    old = None
    parts = have.split(",")
    if len(parts) == 2 and all(each.lstrip("-").isdecimal() for each in parts):
        old = (int(parts[0]), int(parts[1]), visit.lang, narrow)
    key = key_of(film, visit, step, eyes, narrow)
    text = await asyncio.to_thread(film.frame, key, old, ground)
    return Response(text, media_type="application/json")


@router.get("/r/{word}/board.svg")
async def show_svg(
    visit: Visiting, film: Showing, step: Step | None = None, eyes: Eyes = SPECTATOR
) -> Response:
    """The board of a moment as a picture that stands for itself."""
    drawing = film.board(*key_of(film, visit, step, eyes))
    text = await asyncio.to_thread(drawing.svg)
    return Response(text, media_type="image/svg+xml", headers=DRAWN)


@router.get("/r/{word}/board.png")
async def show_png(
    visit: Visiting, film: Showing, step: Step | None = None, eyes: Eyes = SPECTATOR
) -> Response:
    """The same in pixels."""
    return await picture(visit, film.board(*key_of(film, visit, step, eyes)))


def ration(visit: Visit) -> None:
    """Pictures take a while to draw: an address gets only so many."""
    house = visit.house
    if house.settings.limits and not house.pictures.take(visit.request.scope["address"]):
        raise Refused(429, "too-many")


async def picture(visit: Visit, drawing: Any) -> Response:
    ration(visit)
    try:
        drawn = await asyncio.to_thread(drawing.png, SCALE)
    except NoRenderer as error:
        return PlainTextResponse(str(error), status_code=501)
    return Response(drawn, media_type="image/png", headers=ANYWHERE)


@router.get("/r/{word}/course.svg")
async def show_course(visit: Visiting, film: Showing) -> Response:
    """The whole game as a picture that plays by itself."""
    ration(visit)
    text = await asyncio.to_thread(film.moving, visit.lang)
    return Response(text, media_type="image/svg+xml", headers=DRAWN)


@router.get("/r/{word}/position.json")
async def show_position(visit: Visiting, film: Showing, step: Step | None = None) -> Response:
    """The position of a moment, as `Position` and `quipu` read it."""
    number = film.last if step is None else film.within(step)
    return JSONResponse(film.position(number))


@router.get("/r/{word}/record", response_class=PlainTextResponse)
async def download(visit: Visiting, film: Showing, word: str) -> Response:
    name = f'attachment; filename="{film.game.key}-{people.short_id(4)}.quipu"'
    return PlainTextResponse(film.record.text(), headers={"Content-Disposition": name})


@router.get("/t/{table}/board.png")
async def show_table_png(visit: Visiting, live: guests.AtTable) -> Response:
    """The board of a table as anybody who watches sees it, for previews of its link."""
    if live.table is None:
        raise Refused(404, "no-table")
    return await picture(visit, live.game.draw(live.table.state, SPECTATOR, visit.lang, live.names))


# ---- bringing a record --------------------------------------------------------------------------


@router.post("/r", **asked(record="A record, as a file."))
async def bring(visit: Visiting) -> Response:
    """Keep a record that proves sound; whoever has its link may watch it."""
    data = await brought(visit)
    if visit.house.settings.limits and not visit.house.uploads.take(visit.request.scope["address"]):
        raise Refused(429, "too-many")
    try:
        film, record = await asyncio.to_thread(judged, data)
    except BadRecord as error:
        said = visit.speak("upload-bad", line=error.line, reason=error.reason)
        return visit.page("upload.html", 422, why=said)
    except Unfit as error:
        return visit.page("upload.html", 422, why=visit.speak(error.key))
    person = await visit.known()
    row = UploadRow(id=people.short_id(14), person=person.id, text=record.text(), made=time())
    async with visit.house.store.writing() as session:
        session.add(row)
    keep(visit, row.id, film)
    return visit.go(f"/r/{row.id}")


async def brought(visit: Visit) -> bytes:
    """The file in a form of ours, no more of it than is looked at."""
    assert isinstance(visit.request, Request)
    async with visit.request.form(max_files=1, max_fields=8) as fields:
        if visit.is_new or fields.get("csrf") != people.csrf_token(visit.secret):
            raise Refused(403, "form-old")
        file = fields.get("record")
        return await file.read(MOST_BYTES + 1) if isinstance(file, UploadFile) else b""


class Unfit(Exception):
    """A file that is no record at all; says by which text."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def judged(data: bytes) -> tuple[Film, Record]:
    """The film of a record; raises what is wrong with it."""
    if not data:
        raise Unfit("upload-empty")
    if len(data) > MOST_BYTES:
        raise Unfit("upload-long")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Unfit("upload-no-text") from None
    record = read_record(text.replace("\r\n", "\n"))
    game = games().get(str(record.header["game"]))
    if game is None:
        raise Unfit("upload-no-game")
    if len(record.knots) > MOST_KNOTS:
        raise Unfit("upload-long")
    verify(game, record)
    return Film.of(game, record), record


# ---- playing on ---------------------------------------------------------------------------------


@router.post("/r/{word}/explore", **asked(step="Where to go on.", eyes="The seat to play."))
async def explore(visit: Visiting, film: Showing) -> Response:
    """A table of one's own that begins at this moment, against bots."""
    fields = await visit.form()
    said = [str(fields.get(name, "")) for name in ("step", "eyes")]
    step, seat = (int(each) if each.lstrip("-").isdecimal() else -1 for each in said)
    return await play_on(visit, film.game, film.timeline.at(film.within(step)).state, seat)
