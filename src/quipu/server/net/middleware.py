"""Guard: stands before everything; origin, size and rate are judged here, and headers are set."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from functools import lru_cache
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quipu.server.config import Settings

BODY_LIMIT: Final = 32_000
LONGER: Final = {"/r": 2_500_000}  # where records are brought
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# A script or style needs no policy of its own: sixty of them come with the first view.
STATIC_HEADERS: Final = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
COOKIE: Final = "quipu"  # holds the secret of a person
COMPANY: Final = 5  # people who may share an address, at home or in a club
HOUR: Final = 3600
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class TokenBuckets:
    """So many at once, so many per second, by name; old names are forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self.burst = burst
        self.rate = rate
        self.most = most
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def has(self, name: str) -> bool:
        """Whether one more could be taken now."""
        left, then = self.left.get(name, (self.burst, 0.0))
        return left + (monotonic() - then) * self.rate >= 1

    def take(self, name: str) -> bool:
        now = monotonic()
        left, then = self.left.pop(name, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= 1
        self.left[name] = (left - 1 if allowed else left, now)
        while len(self.left) > self.most:
            self.left.popitem(last=False)
        return allowed


class HourlyQuota:
    """So many within an hour, by name; 0 is any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.buckets = TokenBuckets(most, most / HOUR)

    def take(self, name: str) -> bool:
        return not self.most or self.buckets.take(name)


class ClientRateLimit:
    """What one person may do, and together all who share an address."""

    def __init__(self, burst: float, rate: float) -> None:
        self.persons = TokenBuckets(burst, rate)
        self.addresses = TokenBuckets(burst * COMPANY, rate * COMPANY)

    def take(self, address: str, cookies: dict[str, str]) -> bool:
        """Who shows no cookie is known by the address alone, and gets one person's share."""
        secret = cookies.get(COOKIE)
        name = f"person {hash(secret)}" if secret is not None else f"address {address}"
        return self.persons.take(name) and self.addresses.take(address)


class SecurityMiddleware:
    """An ASGI wrapper around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.asks = ClientRateLimit(300, 30)
        self.changes = ClientRateLimit(60, 3)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.believe_proxy(scope)
        fault = self.fault(scope)
        if fault is not None:
            await refuse(scope, receive, send, *fault)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self.app(scope, limited(receive, limit_of(scope)), with_headers(scope, send))

    # ---- who asks -------------------------------------------------------------------------

    def believe_proxy(self, scope: Scope) -> None:
        """Forwarded headers count only if a trusted proxy sent them."""
        client = scope.get("client")
        address = client[0] if client else ""
        scope["address"] = network_of(address)
        if not is_trusted(address, self.settings.trusted_proxies):
            return
        headers = Headers(scope=scope)
        forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
        if forwarded:
            scope["address"] = network_of(forwarded)
        if scheme in ("http", "https"):
            secure = {"http": "ws", "https": "wss"}
            scope["scheme"] = secure[scheme] if scope["type"] == "websocket" else scheme

    def fault(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        if not is_host(headers.get("host", "")):
            return 400, "This is not the name of a host."
        if "\0" in scope["path"]:  # PostgreSQL could not even be asked for it
            return 404, "There is no such page."
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not same_origin(scope, headers):
            return 403, "This request comes from another page."
        if changes and scope["type"] == "http" and body_length(headers) > limit_of(scope):
            return 413, "This is too much."
        if self.settings.limits:
            buckets = self.changes if changes else self.asks
            if not buckets.take(scope["address"], cookie_parser(headers.get("cookie", ""))):
                return 429, "Too many requests; please wait a little."
        return None


@lru_cache(4096)
def network_of(address: str) -> str:
    """The name by which somebody is counted: an IPv6 visitor has a whole /64, so that is one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4 or found.is_loopback:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    for proxy in proxies:
        try:
            if ipaddress.ip_address(address) in ipaddress.ip_network(proxy, strict=False):
                return True
        except ValueError:
            if address == proxy:
                return True
    return False


def is_host(said: str) -> bool:
    """Whether an address can be made of what stands in the header `Host`."""
    try:
        parts = urlsplit(f"http://{said}/")
        return parts.netloc == said and parts.port != 0
    except ValueError:
        return False


def same_origin(scope: Scope, headers: Headers) -> bool:
    """A browser's request must come from a page of this very host; others name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as an open bracket; no browser sends that
        return False
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return parts.netloc == headers.get("host") and parts.scheme == scheme


def limit_of(scope: Scope) -> int:
    """So many bytes may a body have."""
    return LONGER.get(scope["path"], BODY_LIMIT)


def body_length(headers: Headers) -> int:
    """What the header says; what it says badly is too much."""
    said = headers.get("content-length", "0")
    fine = said.isascii() and said.isdecimal() and len(said) < 12
    return int(said) if fine else max(LONGER.values()) + 1


class BodyTooLarge(Exception):
    """A body that is longer than it said."""


def limited(receive: Receive, most: int) -> Receive:
    """Receives no more than the limit, whatever the length header said."""
    got = 0

    async def receiving() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise BodyTooLarge
        return message

    return receiving


def with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            is_static = str(scope.get("path", "")).startswith("/static/")
            for name, value in (STATIC_HEADERS if is_static else HEADERS).items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send, code: int, words: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + code, "reason": words})
        return
    answer = PlainTextResponse(words, status_code=code)
    await answer(scope, receive, with_headers(scope, send))


def is_secure(scope: Scope | Any) -> bool:
    return scope["scheme"] in ("https", "wss")
