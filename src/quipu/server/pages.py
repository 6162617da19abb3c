"""Pages: lobby, rules, person, door and settings; what changes something is a form of ours."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.requests import Request
from starlette.responses import Response

from quipu.presenting import differences, examples
from quipu.registry import games
from quipu.server import ledgers, lobby, people
from quipu.server.families import families, title
from quipu.server.forms import PAGE, asked
from quipu.server.prices import prices
from quipu.server.visit import DOOR, THEMES, Refused, Visit
from quipu.texts import LANGUAGES

router = APIRouter()


async def visiting(request: Request) -> Visit:
    """The visit of a request; on a private server only with the door code."""
    visit = await Visit.begin(request.app.state.house, request)
    if not visit.may_enter:
        raise Refused(401, "door")
    return visit


async def at_the_door(request: Request) -> Visit:
    return await Visit.begin(request.app.state.house, request)


Visiting = Annotated[Visit, Depends(visiting)]


@router.get("/", **PAGE)
async def show_lobby(visit: Visiting) -> Response:
    """The lobby: games, own tables, open and running ones."""
    return visit.page(
        "lobby.html",
        cards=lobby.cards(visit.lang),
        own=await lobby.own_tables(visit),
        finished=await lobby.finished_tables(visit),
        open=await lobby.open_tables(visit),
        running=await lobby.running_tables(visit),
        handbook=visit.house.settings.handbook() is not None,
    )


@router.get("/watch", **PAGE)
async def show_running(visit: Visiting) -> Response:
    """Tables to watch."""
    running = await lobby.running_tables(visit)
    return visit.page("watch.html", running=running, cards=lobby.cards(visit.lang))


@router.get("/rules/{key}", **PAGE)
async def show_rules(
    visit: Visiting,
    key: str,
    q: Annotated[str, Query(max_length=80)] = "",
    at: Annotated[str, Query(max_length=12)] = "",
    panel: bool = False,
) -> Response:
    """The ledger of a game: all of it, a search, or the chapter of one paragraph."""
    if key not in games():
        raise Refused(404, "no-game")
    game = games()[key]
    hits = ledgers.search(game, visit.lang, q) if q.strip() else []
    chapters = ledgers.chapters(game, visit.lang)
    shown, beside = chapters, ("", "")
    if at:
        chapter = ledgers.chapter_of(game, visit.lang, at)
        shown = [chapter] if chapter is not None else chapters
        beside = ledgers.beside(game, visit.lang, shown[0])
    elif panel:
        shown = []
    return visit.page(
        "rules_panel.html" if panel else "rules.html",
        key=key,
        game=title(game, visit.lang),
        q=q,
        at=at,
        hits=hits,
        panel=panel and bool(at),
        before=beside[0],
        after=beside[1],
        shown=[(each, ledgers.shown(game, visit.lang, each)) for each in shown],
        contents=[each for each in chapters if each.address],
        inline=ledgers.inline,
        figures=examples(game.anchor),
        pictures=prices(game, visit.lang) if not panel else None,
        differs=bool(differences(game.anchor)),
        families=[(each[0].key, title(each[0], visit.lang)) for each in families().values()],
    )


# ---- the person -----------------------------------------------------------------------------


@router.get("/me", **PAGE)
async def show_person(
    visit: Visiting, to: Annotated[str, Query(max_length=200)] = "/me"
) -> Response:
    """Name and recovery; after a change of name one goes `to` where one came from."""
    return visit.page("person.html", code="", wrong=False, to=back(to, "/me"))


@router.post("/me/name", **asked(name="Shown to the others.", back="A path to return to."))
async def rename(visit: Visiting) -> Response:
    fields = await visit.form()
    person = await visit.known()
    person.name = people.shown_name(str(fields.get("name", "")), visit.speak("guest"))
    await visit.house.store.change_person(person.id, name=person.name)
    await visit.house.rename(person)
    return visit.go(back(fields.get("back"), "/me"))


@router.post("/me/code", **asked())
async def new_code(visit: Visiting) -> Response:
    """A fresh recovery code, shown once; the old one no longer works."""
    await visit.form()
    person = await visit.known()
    code = people.recovery_code()
    kept = people.hashed(people.same_code(code))
    await visit.house.store.change_person(person.id, recovery=kept)
    return visit.page("person.html", code=code, wrong=False, to="/me")


@router.post("/me/recover", **asked(code="A recovery code."))
async def recover(visit: Visiting) -> Response:
    """Become the person of a recovery code; the other device keeps playing no longer."""
    fields = await visit.form()
    may_try_code(visit)
    code = people.same_code(str(fields.get("code", ""))[:60])
    found = await visit.house.store.recovered(people.hashed(code))
    if found is None:
        return visit.page("person.html", 403, code="", wrong=True, to="/me")
    visit.renew()
    await visit.house.store.change_person(found.id, secret=people.hashed(visit.secret))
    await visit.house.cut_off(found.id)
    return visit.go("/")


def may_try_code(visit: Visit) -> None:
    """Codes are not to be guessed: a few tries, then one in five seconds."""
    house = visit.house
    if house.settings.limits and not house.codes.take(visit.request.scope["address"]):
        raise Refused(429, "too-many")


# ---- settings and the door ------------------------------------------------------------------


@router.post(
    "/settings",
    **asked(lang="en, de or nl.", theme="light, dark or system.", back="A path to return to."),
)
async def settle(visit: Annotated[Visit, Depends(at_the_door)]) -> Response:
    """Language and theme."""
    fields = await visit.form()
    answer = visit.go(back(fields.get("back"), "/"))
    lang, theme = fields.get("lang"), fields.get("theme")
    if lang in LANGUAGES:
        visit.set_cookie(answer, "lang", str(lang))
    if theme in (*THEMES, "system"):
        visit.set_cookie(answer, "theme", str(theme))
    return answer


@router.post("/door", **asked(code="The door code.", back="A path to return to."))
async def knock(visit: Annotated[Visit, Depends(at_the_door)]) -> Response:
    """Come in with the door code."""
    fields = await visit.form()
    may_try_code(visit)
    code = visit.house.settings.door_code
    given = str(fields.get("code", ""))[:40].strip()
    if not code or given.casefold() != code.casefold():
        return visit.page("door.html", 403, wrong=True)
    answer = visit.go(back(fields.get("back"), "/"))
    visit.set_cookie(answer, DOOR, people.door_pass(code, visit.secret))
    return answer


def back(where: object, otherwise: str) -> str:
    """A path of this server to return to, never another host."""
    text = str(where or "")
    fine = text.startswith("/") and not text.startswith("//") and "\\" not in text
    return text if fine and len(text) < 200 and text.isprintable() else otherwise
