"""The table in the browser: HTTP, WebSocket, seats and storage; it translates, never decides."""

from __future__ import annotations

from typing import Any

__all__ = ["serve"]


def serve(**given: Any) -> None:
    """Serve until interrupted; see `quipu.server.run.serve`."""
    from quipu.server.run import serve as serving

    serving(**given)
