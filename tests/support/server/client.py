"""A server for tests and people who visit it, each with a cookie of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.testclient import TestClient, WebSocketTestSession

from quipu.server.auth.identity import csrf_token, new_secret
from quipu.server.config import Settings
from quipu.server.web.app import create_app

Frame = dict[str, Any]


class Watch:
    """A clock in the hands of a test."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[TestClient]:
    usual: dict[str, Any] = {"bot_pause": 0.0, "limits": False, "nonce_wait": 30.0}
    made = Settings(**({"database": str(folder / "tables.sqlite")} | usual | settings))
    with TestClient(create_app(made), follow_redirects=False) as client:
        yield client


class Visitor:
    """One browser: a cookie, pages, forms and lines."""

    def __init__(self, client: TestClient, lang: str = "en") -> None:
        self.client = client
        self.secret = new_secret()
        self.lang = lang
        self.more = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"quipu={self.secret}; lang={self.lang}{self.more}"}

    def get(self, path: str, **headers: str) -> Any:
        self.client.cookies.clear()
        return self.client.get(path, headers=self.headers | headers)

    def post(self, path: str, **fields: str) -> Any:
        self.client.cookies.clear()
        data = {"csrf": csrf_token(self.secret), **fields}
        answer = self.client.post(path, data=data, headers=self.headers)
        self.secret = answer.cookies.get("quipu") or self.secret
        return answer

    def table(self, game: str = "dice", how: str = "/new") -> str:
        """A new table of this person; its id."""
        answer = self.post(how, game=game)
        assert answer.status_code == 303, answer.text
        return str(urlsplit(str(answer.headers["location"])).path.rpartition("/")[2])

    @contextmanager
    def line(self, table: str, greet: bool = True) -> Iterator[Talk]:
        self.client.cookies.clear()
        with self.client.websocket_connect(f"/t/{table}/line", headers=self.headers) as socket:
            talk = Talk(socket)
            if greet:
                talk.say(type="hello", lang=self.lang, arrangement="desk", grounds=[])
            yield talk


def whole(last: Frame, view: Frame) -> Frame:
    """A view with all that an update leaves out because it is as it was in the last one."""
    if view["full"]:
        return view
    found = last | view
    for name, part in view.items():
        if isinstance(part, list):
            found[name] = [last[name][n] if each is None else each for n, each in enumerate(part)]
    return found


class Talk:
    """One line: says frames and waits for those that matter."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.last: Frame = {}
        self.shown: Frame = {}  # the same, whatever a test does with it
        self.tokens = 0

    def say(self, **body: Any) -> None:
        self.socket.send_json(body)

    def hear(self) -> Frame:
        body: Frame = self.socket.receive_json()
        self.heard.append(body["type"])
        if body["type"] == "view":
            body = self.last = self.shown = whole(self.shown, body)
        return body

    def until(self, *kinds: str) -> Frame:
        """The next frame of one of these types."""
        for _ in range(60):
            body = self.hear()
            if body["type"] in kinds:
                return body
        raise AssertionError(f"no {kinds} among {self.heard}")

    def act(self, action: Frame, token: str = "", seen: int | None = None) -> Frame:
        self.tokens += 1
        named = token or f"{id(self):x}-{self.tokens:06}"
        known = self.last["seen"] if seen is None else seen
        self.say(type="act", token=named, seen=known, action=action)
        return self.until("done", "refused")


def two_at_a_table(client: TestClient, **options: str) -> tuple[Visitor, Visitor, str]:
    """A host and a guest at a table of two that is about to begin; the host plays first."""
    host, guest = Visitor(client), Visitor(client, "de")
    table = host.table()
    host.post(f"/t/{table}/room", option="first_seat", value="0")
    link = invitation(host, table)
    assert guest.post(link, name="Ines").status_code == 303
    assert host.post(f"/t/{table}/room", start="1").status_code == 303
    return host, guest, table


def invitation(host: Visitor, table: str) -> str:
    page: str = host.get(f"/t/{table}").text
    return "/j/" + page.partition("/j/")[2].partition("<")[0]


def watch_link(host: Visitor, table: str) -> str:
    page: str = host.get(f"/t/{table}/people").text
    return "/w/" + page.partition("/w/")[2].partition("<")[0]


def watcher(host: Visitor, table: str, lang: str = "en") -> Visitor:
    """Somebody whom the host gave the link for watching."""
    made = Visitor(host.client, lang)
    assert made.post(watch_link(host, table)).status_code == 303
    return made


def begin(*lines: Talk) -> None:
    """All give their nonces; each has its first view."""
    for number, line in enumerate(lines):
        line.until("promise")
        line.say(type="nonce", nonce=f"nonce{number}")
    for line in lines:
        line.until("view")


def acts(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The finished acts that a view offers, in its groups and in an open offer."""
    offer = view["offer"] or {"choices": [], "answers": []}
    choices = [each for group in view["groups"] for each in group["choices"]] + offer["choices"]
    choices += [each["choice"] for each in offer["answers"] if each["choice"]]
    return [dict(each["action"]) for each in choices]
