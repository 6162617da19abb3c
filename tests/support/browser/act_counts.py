"""Shared by tests: Acts, VISIBLE, WAYS."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

WAYS: Final = (  # what a person would press next, the most important first
    "#choices:not([hidden]) button",
    "#lay:not([hidden]) #lay-it",
    ".act.lone:not(.off)",
    "#forms .btn.primary:enabled",
    "#deal [data-act], #deal-foot [data-act]",
    ".go .go-on:enabled",
    ".layer-targets .glow[data-action], .layer-targets .glow[data-turns]",
    "#special .act, #special-below .act",
    "#forms .btn:enabled",
    "#acts .end:not(.off)",
    "#acts .act:not(.off):not(.lights):not(.trade)",
    ".composer [data-want]:enabled",
    "[data-card].tap",
)


VISIBLE: Final = """(ways) => {
  for (const way of ways) {
    for (const each of document.querySelectorAll(way)) {
      const box = each.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (box.width && hit && (each.contains(hit) || hit.closest(way) === each))
        return { x, y, way, name: each.getAttribute("aria-label") || each.textContent };
    }
  }
  return null;
}"""


class Acts:
    """The acts that a page has sent."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", self.frame)

    def frame(self, text: str | bytes) -> None:
        body = json.loads(text)
        if body["type"] in ("act", "undo"):
            self.sent.append(body.get("action", body))
