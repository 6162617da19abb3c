"""A bot from outside: it follows an invitation to a table and plays there.

    python3 examples/outside_bot.py http://127.0.0.1:8787/j/abcdefgh

It needs `websockets` and nothing of Quipu. What it is asked is in src/quipu/arena/PROTOCOL.md.
"""

import json
import re
import sys
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

from outside_acts import answer  # type: ignore[import-not-found]  # lies beside this file
from websockets.sync.client import connect

link, cookies = sys.argv[1], HTTPCookieProcessor()
browser = build_opener(cookies)

# Sit down as a browser does; the cookie is the key to the seat.
page = browser.open(link).read().decode()
fields = {"csrf": re.findall(r'name="csrf" value="(\w+)"', page)[0], "name": "Outside"}
table = browser.open(link, urlencode(fields).encode()).url
key = next(each.value for each in cookies.cookiejar if each.name == "quipu")

hello = {"type": "hello", "lang": "en", "bot": 1}
where = re.sub("^http", "ws", table) + "/line"
with connect(where, additional_headers={"Cookie": f"quipu={key}"}, max_size=None) as line:
    line.send(json.dumps(hello))
    for frame in line:
        for message in map(json.loads, str(frame).splitlines()):
            if message["type"] == "room":  # something changed before the start
                line.send(json.dumps(hello))
            elif message["type"] == "decide":
                line.send(json.dumps(answer(message)))
            elif message["type"] in ("end", "lost"):
                sys.exit()
