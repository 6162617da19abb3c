"""The same bot as a program: any language will do that reads and writes lines of JSON.

    quipu arena egypt --program builder='python3 examples/builder_program.py' --games 200

Nothing of Quipu is needed here. The protocol is in src/quipu/arena/PROTOCOL.md.
"""

from __future__ import annotations

import json
import random
import sys


def say(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": "builder", "version": "1"})
        elif message["type"] == "start":
            luck.seed(message["seed"])  # the same game again for the same seed
        elif message["type"] == "decide":
            places = range(len(message["legal"]))
            kinds = [action["kind"] for action in message["legal"]]
            building = [n for n in places if kinds[n].startswith("build_")]
            choice = luck.choice(building or places)
            say({"type": "act", "number": message["number"], "choice": choice})


if __name__ == "__main__":
    main()
