"""Visit: who asks, in which language and theme, and how a page for them is made."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse, Response

from quipu.drawing import font_file, font_names, stylesheet
from quipu.play import bot_speed
from quipu.registry import games
from quipu.server.auth import identity
from quipu.server.config import LOOPBACK
from quipu.server.db.models import Person
from quipu.server.net.middleware import COOKIE, is_secure
from quipu.server.tables.services import Services
from quipu.texts import LANGUAGES, Speak, speaker

SECRET: Final = COOKIE
DOOR: Final = "quipu_door"
YEAR: Final = 60 * 60 * 24 * 365
FOLDERS: Final = ("css", "js")
DRAWINGS: Final = "drawings"  # stylesheets that the games bring
THEMES: Final = ("light", "dark")
TEXT_SIZES: Final = ("90", "100", "110", "120", "130")  # per cent of the browser's text size
MOTIONS: Final = ("system", "reduced")
OPEN_TO_ALL: Final = ("/privacy", "/me/", "/closed/", "/operator", "/metrics", "/rules")


class PageError(Exception):
    """A request that is answered by a calm page instead of what it wanted."""

    def __init__(self, code: int, key: str) -> None:
        super().__init__(key)
        self.code = code
        self.key = key


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("quipu.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["asset"] = asset
    made.globals["icon"] = icon
    return made


@cache
def game_styles() -> dict[str, str]:
    """The stylesheet of every game's drawings, by the name of the file."""
    return {f"{key}.css": stylesheet(game.anchor) for key, game in games().items()}


@cache
def mark() -> str:
    """A mark of all files of the page: addresses with it are cached for good."""
    seen = sha256("".join(game_styles().values()).encode())
    for name in sorted(font_names()):
        seen.update(name.encode() + font_file(name))
    for folder in FOLDERS:
        for file in sorted((files("quipu.web") / folder).iterdir(), key=lambda each: each.name):
            if file.is_file():
                seen.update(file.name.encode() + file.read_bytes())
    return seen.hexdigest()[:12]


def asset(name: str) -> str:
    return f"/static/{mark()}/{name}"


@cache
def icon(name: str) -> Markup:
    """A small line drawing of the interface."""
    shapes = json.loads((files("quipu.web") / "icons.json").read_text(encoding="utf-8"))
    drawn = f'<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">{shapes[name]}</svg>'
    return Markup(drawn)


class RequestContext:
    """One request and the person behind it; the person is stored with the first change."""

    def __init__(self, services: Services, request: HTTPConnection) -> None:
        self.services = services
        self.request = request
        given = request.cookies.get(SECRET)
        self.is_new = not identity.is_secret(given)
        self.secret = given if given is not None and not self.is_new else identity.new_secret()
        self.passes = False  # whether a pass through the door goes with a new secret
        self.person: Person | None = None
        self.recovery = ""
        self.lang = language(request)
        self.theme = self.chosen("theme", THEMES)
        self.text_size = self.chosen("text", TEXT_SIZES, "100")
        self.motion = self.chosen("motion", MOTIONS, "system")
        self.pace = self.chosen("pace", tuple(bot_speed.FACTORS), bot_speed.USUAL)

    def chosen(self, cookie: str, values: tuple[str, ...], usual: str = "") -> str:
        """A setting that this browser keeps in a cookie; anything else counts as the usual one."""
        value = self.request.cookies.get(cookie, "")
        return value if value in values else usual

    @staticmethod
    async def begin(services: Services, request: HTTPConnection) -> RequestContext:
        """The visit of a request; one that was begun before goes on."""
        begun = getattr(request.state, "visit", None)
        if isinstance(begun, RequestContext):
            return begun
        visit = request.state.visit = RequestContext(services, request)
        if not visit.is_new:
            visit.person = await services.store.person(identity.hashed(visit.secret))
        address = str(request.scope.get("address", ""))
        is_open = request.url.path.startswith(OPEN_TO_ALL)
        if not is_open and services.moderation.is_banned(visit.person_id, address):
            raise PageError(403, "banned")
        return visit

    @property
    def speak(self) -> Speak:
        return speaker("quipu.web", self.lang)

    @property
    def person_id(self) -> int | None:
        return self.person.id if self.person is not None else None

    @property
    def is_local(self) -> bool:
        """Whether this is said at the machine of the server itself."""
        return self.request.url.hostname in LOOPBACK

    @property
    def may_enter(self) -> bool:
        code = self.services.settings.door_code
        given = self.request.cookies.get(DOOR, "")
        return not code or identity.is_same(given, identity.door_pass(code, self.secret))

    async def known(self) -> Person:
        """The person, stored now if that was not yet needed."""
        if self.person is None:
            code = identity.recovery_code()
            kept = identity.hashed(identity.same_code(code))
            name = self.speak("guest")
            self.renew()
            secret = identity.hashed(self.secret)
            self.person = await self.services.store.add_person(secret, kept, name)
        return self.person

    def renew(self) -> None:
        """A secret that nobody can have known before: a cookie never makes a person."""
        self.passes = self.passes or self.may_enter
        self.secret, self.is_new = identity.new_secret(), True

    # ---- answers --------------------------------------------------------------------------

    def page(self, template: str, status: int = 200, **values: Any) -> Response:
        made = environment().get_template(template)
        person = self.person
        text = made.render(
            t=self.speak,
            lang=self.lang,
            langs=LANGUAGES,
            theme=self.theme,
            text_size=self.text_size,
            motion=self.motion,
            csrf=identity.csrf_token(self.secret),
            person=person,
            here=self.request.url.path,
            announcement=self.services.moderation.announcement,
            **values,
        )
        return self.with_cookie(HTMLResponse(text, status_code=status))

    def go(self, where: str) -> Response:
        return self.with_cookie(RedirectResponse(where, status_code=303))

    def with_cookie(self, answer: Response) -> Response:
        if self.is_new:
            self.set_cookie(answer, SECRET, self.secret)
        code = self.services.settings.door_code
        if self.passes and code:
            self.set_cookie(answer, DOOR, identity.door_pass(code, self.secret))
        return answer

    def set_cookie(self, answer: Response, name: str, value: str, hidden: bool = True) -> None:
        answer.set_cookie(
            name,
            value,
            max_age=YEAR,
            path="/",
            httponly=hidden,
            samesite="lax",
            secure=is_secure(self.request.scope),
        )

    def notice(self, key: str, status: int) -> Response:
        """What happened, what is safe, and one thing to do next."""
        return self.page("notice.html", status, notice=key)


def language(request: HTTPConnection) -> str:
    """The chosen language, else the first of the browser's that there is, else English."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tag = part.partition(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return "en"
