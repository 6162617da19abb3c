"""Chromium as a player: it clicks what glows, and everything it should not see is noted."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Page, sync_playwright

CHROMIUM = os.environ.get("QUIPU_CHROMIUM", "/usr/bin/chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK, PHONE = (1280, 800), (390, 844)
PLAYER = Path(__file__).with_name("player.js").read_text(encoding="utf-8")
KNOWN = Path(__file__).with_name("known.js").read_text(encoding="utf-8")
PATIENCE = 60_000  # milliseconds; a busy machine is given time
SHOTS = Path(os.environ.get("QUIPU_SHOTS", "build/shots"))


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


class Watched:
    """A page with what it asked for, complained about and received."""

    made = 0  # in this test
    open: ClassVar[list[Watched]] = []

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], **more: Any) -> None:
        phone = size == PHONE
        wide, high = size
        still = {"reduced_motion": "reduce"} | more
        self.context = browser.new_context(
            viewport={"width": wide, "height": high}, has_touch=phone, is_mobile=phone, **still
        )
        Watched.made += 1
        self.context.add_init_script(KNOWN.replace("BROWSER", str(Watched.made)))
        self.page: Page = self.context.new_page()
        Watched.open.append(self)
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.size = "phone" if phone else "desk"
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.loaded = 0.0
        self.frames: list[int] = []
        self.texts: list[int] = []
        self.squeezed = False
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda asked: self.hosts.add(urlsplit(asked.url).netloc))
        wire = self.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", self.count)
        wire.on("Network.webSocketFrameReceived", self.frame)
        wire.on("Network.webSocketHandshakeResponseReceived", self.greeted)

    def heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def count(self, event: dict[str, Any]) -> None:
        self.loaded += event["encodedDataLength"]

    def frame(self, event: dict[str, Any]) -> None:
        """What a frame takes on the wire: Chromium tells the text, the line compresses it."""
        text = event["response"]["payloadData"].encode()
        self.frames.append(len(zlib.compress(text)))
        self.texts.append(len(text))

    def greeted(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): said for name, said in event["response"]["headers"].items()}
        self.squeezed = "permessage-deflate" in headers.get("sec-websocket-extensions", "")

    def shot(self, name: str, full: bool = False) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.size}.png", full_page=full)

    def told(self) -> str:
        """Where it is, what it shows and what it complained about."""
        try:
            shown = self.page.locator("body").inner_text(timeout=2000)[:1500]
        except Error as error:
            shown = str(error)
        return f"{self.page.url} ({self.size})\n{shown}\n{self.faults}"

    def close(self) -> None:
        Watched.open.remove(self)
        self.context.close()
        assert self.faults == []
        own = urlsplit(self.address).netloc
        assert self.hosts <= {own, ""}, self.hosts

    # ---- playing --------------------------------------------------------------------------

    def play_now(self, game: str) -> None:
        self.begin(game, "button.primary")
        self.page.wait_for_selector(".layer-ground > g", state="attached")

    def invite(self, game: str) -> None:
        """Open a room for this game, as its host."""
        self.begin(game, 'button[formaction="/new"]')
        self.page.wait_for_selector(".cols")

    def begin(self, game: str, button: str) -> None:
        """In the lobby a mode is chosen on its card, then begun."""
        self.page.goto(self.address)
        card = self.page.locator(f'form.start:has(input[value="{game}"])')
        mode = card.locator(f'label:has(input[value="{game}"])')
        if mode.count():
            mode.click()
        card.locator(button).click()

    def yours(self) -> bool:
        return self.page.locator(".app.yours").count() > 0

    def over(self) -> bool:
        return "/result" in self.page.url

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector('.app.yours:not([aria-busy="true"])')

    def glows(self, more: str = "") -> Any:
        """The first thing that glows, of those this selector means."""
        return self.page.locator(f".layer-targets .glow[data-action]{more}").first

    def press(self, pressed: Any) -> None:
        """Click something and wait until the table has answered."""
        lines = self.page.locator("#log li").count()
        pressed.dispatch_event("click")
        self.page.locator("#log li").nth(lines).wait_for(state="attached")
        self.page.wait_for_selector('.app:not([aria-busy="true"])', state="attached")

    def play_to_the_end(self, seconds: float = 400) -> dict[str, Any]:
        """Let the player of player.js decide until the result page comes; what it pressed."""
        self.page.evaluate(PLAYER, self.size == "phone")
        try:
            self.page.wait_for_url("**/result*", timeout=seconds * 1000)
        except Error as error:
            self.shot("stuck")
            raise AssertionError(f"no end: {self.pressed()}") from error
        return self.pressed()

    def pressed(self) -> dict[str, Any]:
        """How many decisions were made, what was pressed, and what lay under something else."""
        return dict(self.page.evaluate("JSON.parse(sessionStorage.player || '{}')"))
