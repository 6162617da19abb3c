"""A bot from outside: it follows an invitation to a table and plays there.

    python3 examples/outside_bot.py http://127.0.0.1:8787/j/abcdefgh

It needs `websockets` and nothing of Quipu. What it is asked is in src/quipu/arena/PROTOCOL.md.
"""

from __future__ import annotations

import json
import random
import re
import sys
import urllib.parse
import urllib.request
from typing import Any

from websockets.sync.client import connect


def sit_down(link: str) -> tuple[str, str]:
    """Follow an invitation as a browser does; the table, and the cookie that is the seat's key."""
    jar = urllib.request.HTTPCookieProcessor()
    browser = urllib.request.build_opener(jar)
    page = browser.open(link).read().decode()
    token = re.search(r'name="csrf" value="(\w+)"', page)
    fields = {"csrf": token[1] if token else "", "name": "Outside"}
    with browser.open(link, urllib.parse.urlencode(fields).encode()) as answer:
        table = answer.url
    return table, next(each.value or "" for each in jar.cookiejar if each.name == "quipu")


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Any of the acts that are listed; where none is, one that can be composed."""
    act = {"type": "act", "number": asked["number"]}
    if asked["legal"]:
        return act | {"choice": random.randrange(len(asked["legal"]))}
    return act | {"action": composed(random.choice(asked["openings"]))}


def composed(opening: dict[str, Any]) -> dict[str, Any]:
    """A form filled in with as little as it takes."""
    form: dict[str, Any] = {"kind": opening["kind"]}
    if opening["shape"] == "subset":
        return form | {opening["field"]: random.sample(opening["things"], opening["least"])}
    if opening["shape"] in ("turning", "listing"):
        return {**form, **random.choice(opening.get("turns") or opening["choices"])}
    taken, (give_least, give_most) = opening.get("taken"), opening["give_count"]
    want_least, want_most = opening["want_count"]
    want = some_cards(opening["want"], want_least) if taken else {}
    give = some_cards(opening["give"], give_least, want)
    want = want or some_cards(opening["want"], want_least, give)
    if give_most:
        form["give"] = give
    if taken:
        kinds = [kind for kind, count in want.items() for _ in range(count)]
        form[taken["name"]] = kinds[0] if taken["type"] == "id" else kinds
    elif want_most:
        form["want"] = want
    if "to" in opening:
        form["to"] = random.choice(opening["to"])
    return form


def some_cards(
    most: dict[str, int], count: int, without: dict[str, int] | None = None
) -> dict[str, int]:
    """So many cards, by kind; no kind is given and wanted at once."""
    cards = [kind for kind in most if kind not in (without or {}) for _ in range(most[kind])]
    chosen = random.sample(cards, count)
    return {kind: chosen.count(kind) for kind in most if kind in chosen}


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
