"""A bot from outside: it follows an invitation to a table and plays there.

    python3 examples/outside_bot.py http://127.0.0.1:8787/j/abcdefgh

It needs `websockets` and nothing of Quipu. What it is asked is in src/quipu/arena/PROTOCOL.md.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.parse
import urllib.request

from outside_acts import answer  # type: ignore[import-not-found]  # lies beside this file
from websockets.sync.client import connect


def sit_down(link: str) -> tuple[str, str]:
    """Follow an invitation as a browser does; the table, and the cookie that is the seat's key."""
    jar = urllib.request.HTTPCookieProcessor()
    browser = urllib.request.build_opener(jar)
    page = browser.open(link).read().decode()
    token = re.search(r'name="csrf" value="(\w+)"', page)
    fields = {"csrf": token[1] if token else "", "name": "Outside"}
    with browser.open(link, urllib.parse.urlencode(fields).encode()) as led:
        table = led.url
    return table, next(each.value or "" for each in jar.cookiejar if each.name == "quipu")


def play(table: str, cookie: str) -> None:
    where = re.sub("^http", "ws", table) + "/line"
    hello = {"type": "hello", "lang": "en", "bot": 1}
    with connect(where, additional_headers={"Cookie": f"quipu={cookie}"}, max_size=None) as line:
        line.send(json.dumps(hello))
        for frame in line:
            for message in map(json.loads, str(frame).splitlines()):
                if message["type"] == "room":  # something changed before the start
                    line.send(json.dumps(hello))
                elif message["type"] == "decide":
                    line.send(json.dumps(answer(message)))
                elif message["type"] in ("end", "lost"):
                    return


if __name__ == "__main__":
    play(*sit_down(sys.argv[1]))
