"""Bots from outside that behave badly, each in its own way; as classes, and as a program."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from quipu import Action, Game, Luck, Observation
from quipu.arena.programs import Player
from quipu.bots.bot import Bot
from quipu.core.openings import Opening


class Outsider(Bot):
    """Behaves well until its third decision."""

    def __init__(self, game: Game) -> None:
        super().__init__("outsider")
        self.game = game
        self.count = 0

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        self.count += 1
        return legal[0] if self.count < 3 else self.misbehave(legal)

    def misbehave(self, legal: list[Action[Any]]) -> Any:
        return legal[0]


class Sleeper(Outsider):
    def misbehave(self, legal: list[Action[Any]]) -> Any:
        time.sleep(60)


class Brooder(Outsider):
    """Never comes to an end, and swallows whatever it can."""

    def misbehave(self, legal: list[Action[Any]]) -> Any:
        until = time.monotonic() + 1.0
        while time.monotonic() < until:
            try:
                while time.monotonic() < until:
                    pass
            except BaseException:  # noqa: BLE001  # as stubborn as can be
                pass
        return legal[0]


class Crasher(Outsider):
    def misbehave(self, legal: list[Action[Any]]) -> Any:
        raise RuntimeError("no\nidea")


class Leaver(Outsider):
    def misbehave(self, legal: list[Action[Any]]) -> Any:
        sys.exit(3)


class Mumbler(Outsider):
    def misbehave(self, legal: list[Action[Any]]) -> Any:
        return "build me a city"


class Cheat(Outsider):
    """Wants an action of the catalogue that is not allowed now."""

    def misbehave(self, legal: list[Action[Any]]) -> Any:
        known = self.game.catalogue.actions
        return next(action for action in known if action not in legal)


class Forged(Action[Any]):
    """An action that finds itself legal and wins the game."""

    kind = "throw_dice"

    def refusal(self, state: Any, seat: Any) -> None:
        return None

    def apply(self, state: Any, seat: Any, luck: Luck, journal: Any) -> None:
        raise AssertionError("nobody may ever do this")


class Forger(Outsider):
    def misbehave(self, legal: list[Action[Any]]) -> Any:
        return Forged()


class Unborn(Bot):
    """Cannot even be made, but only from the second time on."""

    made = 0

    def __init__(self, game: Game) -> None:
        super().__init__("unborn")
        Unborn.made += 1
        if Unborn.made > 1:
            raise RuntimeError("not today")


class Listener(Player):
    """Counts what it hears, and writes down how its games began and ended."""

    heard: list[str]
    stories: list[list[str]] = []  # noqa: RUF012  # shared on purpose: all games

    def __init__(self, game: Game) -> None:
        super().__init__("listener")
        self.heard = []
        Listener.stories.append(self.heard)

    def begin(self, seat: int, seats: int, options: dict[str, Any], seed: int) -> None:
        self.heard.append(f"begin {seat} {seats}")

    def hear(self, told: dict[str, object]) -> None:
        self.heard.append(str(told["event"]))

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        return legal[0]

    def finish(self, result: dict[str, Any]) -> None:
        self.heard.append(f"end {result['reason']}")


# ---- as a program -------------------------------------------------------------------------------


def answer(manner: str, number: int) -> str:
    """What a badly behaved program says at its third decision."""
    good = {"type": "act", "number": number, "choice": 0}
    said = {
        "garbage": "hello?",
        "list": "[]",
        "deep": "[" * 100_000,
        "choice": json.dumps({**good, "choice": 10**9}),
        "number": json.dumps({**good, "number": -1}),
        "unknown": json.dumps({"type": "act", "number": number, "action": "fly to_the_moon"}),
        "illegal": json.dumps({"type": "act", "number": number, "action": "build_city C9"}),
        "flood": "x" * 1_100_000,
    }
    return said.get(manner, json.dumps(good))


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(manner: str) -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if manner == "never_ready":
                time.sleep(60)
            say(json.dumps({"type": "ready", "version": "0.1"}))
        elif message["type"] == "decide":
            number = message["number"]
            if number == 3 and manner == "exit":
                sys.stderr.write("I give up\n")
                sys.exit(4)
            if number == 3 and manner == "hang":
                time.sleep(60)
            bad = number == 3
            good = json.dumps({"type": "act", "number": number, "choice": 0})
            say(answer(manner, number) if bad else good)


if __name__ == "__main__":
    main(sys.argv[1])
