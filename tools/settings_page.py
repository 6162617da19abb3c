"""Write docs/players/settings.md: every environment variable of the server in one table.

`python -m tools.settings_page` writes the page from `quipu.server.config.Settings`; a test compares
the committed page with what it would write.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from quipu.server.config import Settings

PAGE = Path(__file__).resolve().parent.parent / "docs" / "players" / "settings.md"
HEAD = (
    "# Settings\n\n"
    "Options of `quipu serve` come first, then these environment variables, then the defaults. "
    "`deploy/quipu.env` is a file to start from. "
    "This page is written by `python -m tools.settings_page`.\n\n"
    "| Variable | Default | Meaning |\n|---|---|---|\n"
)
WORDS = {
    "host": "address to listen on; `0.0.0.0` opens the server to your network",
    "port": "port to listen on; 0 chooses a free one",
    "database": "a file, or `postgresql://user@host/name`",
    "browser": "set to 1 to start without opening a browser",
    "door_code": "code that visitors must enter, at least 8 characters",
    "operator_code": "code for `/operator` and `/metrics`, at least 12 characters",
    "log": "log format: `plain` or `json`",
    "access_log": "file for one line per request and WebSocket",
    "name": "name of this host in metrics",
    "docs": "folder of the built documentation",
    "data_key": "keys that encrypt stored luck keys, separated by commas",
    "trusted_proxies": "addresses of proxies whose `X-Forwarded-For` is trusted",
    "workers": "server processes; more than one needs PostgreSQL",
    "lease": "seconds after which another worker takes over the jobs of a dead one",
    "thinkers": "bot processes per worker",
    "think_limit": "seconds a bot may take for a decision; then its process is replaced",
    "bot_pause": "seconds between two moves of a bot",
    "nonce_wait": "seconds to wait for the browsers' random numbers before a game starts",
    "clock_grace": "seconds after a start of the server before any clock runs out",
    "tables_per_person": "tables a person may open per hour; 0 is unlimited",
    "tables_per_address": "tables that may be opened from one address per hour; 0 is unlimited",
    "connections": "open HTTP connections per worker",
    "connections_per_address": "the same from one address",
    "lines": "open WebSockets per worker",
    "lines_per_address": "the same from one address; raise it for a club behind one address",
    "loads": "pages per worker that receive their first view at the same time",
    "waiting": "pages per worker that may wait for that",
    "pool": "connections of each worker to PostgreSQL, at most",
}
VARIABLES = {"browser": "NO_BROWSER", "trusted_proxies": "TRUSTED_PROXY"}
DEFAULTS = {"database": "a file in your data folder", "browser": "0", "name": "machine and port"}
INTERNAL = {"limits", "warm", "wall", "steady"}  # for tests


def page() -> str:
    rows = []
    for each in fields(Settings):
        if each.name in INTERNAL:
            continue
        variable = f"QUIPU_{VARIABLES.get(each.name, each.name.upper())}"
        usual = "none" if each.default in ("", ()) else str(each.default).removesuffix(".0")
        default = DEFAULTS.get(each.name, usual)
        rows.append(f"| `{variable}` | {default} | {WORDS[each.name]} |\n")
    return HEAD + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
