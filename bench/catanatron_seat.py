"""A bot of ours at catanatron's table: it hears what its seat hears, and answers in its acts."""

from __future__ import annotations

import time
from collections import Counter, deque
from typing import Any, Final

import quipu
from bench.catanatron_acts import acts, differences, is_expected, robbing, victims
from bench.catanatron_mirror import GAME, Mirror, positive
from bench.catanatron_places import CARDS
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck, NoLuck
from quipu.core.memory import Memory
from quipu.settlers.events import CARD_BOUGHT, HANDED, MONOPOLY_NAMED, STOLE, YIELDED

MOST: Final = 19  # E13.9: a monopoly takes all


class Seat:
    """A player of catanatron's kind: it has a colour and decides."""

    def __init__(self, colour: Any, bot: Any, luck: FastLuck) -> None:
        self.color = colour
        self.bot = bot
        self.luck = luck
        self.mirror: Any = None
        self.memory: Memory | None = None
        self.named: deque[str] = deque()  # cards to discard, one a time
        self.times: list[float] = []
        self.unknown: Counter[str] = Counter()  # answers that catanatron does not know

    def sit_down(self, mirror: Mirror) -> None:
        self.mirror = mirror
        self.seat = mirror.seat(self.color)
        self.memory = GAME.memory(self.seat, mirror.seats)

    # ---- hearing ----------------------------------------------------------------------------

    def hear(self, record: Any, before: list[Counter[str]], after: list[Counter[str]]) -> None:
        """Every movement of cards is open but a theft, of which two know the card."""
        for told in events(self.mirror, record, before, after):
            secret = {STOLE.name: ("card", ("seat", "from")), CARD_BOUGHT.name: ("card", ("seat",))}
            field, knowing = secret.get(str(told["event"]), ("", ()))
            if field and self.seat not in [told[name] for name in knowing]:
                told = {name: value for name, value in told.items() if name != field}
            assert self.memory is not None
            self.memory.hear(told)

    # ---- deciding ---------------------------------------------------------------------------

    def decide(self, game: Any, playable: list[Any]) -> Any:
        offered = acts(self.mirror)
        if len(playable) == 1:
            return playable[0]
        if self.named and self.mirror.phase(self.seat)["name"] == "discarding":
            return offered[f"discard_card {self.named.popleft()}"]
        self.named.clear()
        state = self.mirror.reflected(self.seat)
        act = self.answer(state, offered)
        kind, _, argument = act.partition(" ")
        if kind == "move_robber":
            return self.rob(state, int(argument))
        if kind == "discard":
            self.named = deque(listed(argument))
            return offered[f"discard_card {self.named.popleft()}"]
        return offered[act]

    def answer(self, state: quipu.State, offered: dict[str, Any]) -> str:
        """What the bot does; from its seat's view, and of acts that both engines know."""
        began = time.process_time()
        view = GAME.observe(state, self.seat, self.memory)
        legal = [act for act in state.legal(self.seat) if str(act) in offered or not offered]
        openings = state.openings(self.seat)
        act = str(self.bot.decide(view, legal, openings, self.luck))
        self.times.append(1000 * (time.process_time() - began))
        kind = act.partition(" ")[0]
        if offered and act not in offered and kind != "discard":
            self.unknown[kind] += 1
            return str(legal[0])
        return act

    def rob(self, state: quipu.State, hex: int) -> Any:
        """E12.5: with more than one possible victim the choice is a decision of its own."""
        robbed = victims(self.mirror, hex)
        if len(robbed) < 2:
            return robbing(self.mirror, hex, robbed[0] if robbed else None)
        state.apply(self.seat, GAME.parse(f"move_robber {hex}"), NoLuck(), SILENT)
        victim = self.answer(state, {}).partition(" ")[2]
        return robbing(self.mirror, hex, int(victim))


def listed(cards: str) -> list[str]:
    """`grain:2,brick:1` one by one."""
    pairs = [each.partition(":") for each in cards.split(",")]
    return [name for name, _, count in pairs for _ in range(int(count or 1))]


def events(
    mirror: Mirror, record: Any, before: list[Counter[str]], after: list[Counter[str]]
) -> list[dict[str, object]]:
    """What Egypt would tell of it, with all secrets."""
    kind, seat = record.action.action_type.name, mirror.seat(record.action.color)
    if kind == "MOVE_ROBBER":
        robbed = record.action.value[1]
        if robbed is None:
            return []
        told = {"event": STOLE.name, "seat": seat, "from": mirror.seat(robbed)}
        return [{**told, "card": CARDS[record.result]}]
    if kind == "PLAY_MONOPOLY":
        return monopoly(seat, CARDS[record.action.value], before)
    found: list[dict[str, object]] = []
    for each in range(mirror.seats):
        gained, paid = positive(after[each] - before[each]), positive(before[each] - after[each])
        if gained or paid:
            found.append({"event": YIELDED.name, "seat": each, "gained": gained, "paid": paid})
    if kind == "BUY_DEVELOPMENT_CARD":
        found = [{**told, "event": CARD_BOUGHT.name, "card": record.result} for told in found]
    return found


def monopoly(seat: int, card: str, before: list[Counter[str]]) -> list[dict[str, object]]:
    counts = [0 if each == seat else hand[card] for each, hand in enumerate(before)]
    named = {"event": MONOPOLY_NAMED.name, "seat": seat, "card": card, "counts": counts}
    found: list[dict[str, object]] = [{**named, "most": MOST}]
    for each, count in enumerate(counts):
        if count:
            passed = {"event": HANDED.name, "seat": each, "to": seat, "cards": {card: count}}
            found.append(passed)
    return found


class Watch:
    """Compares what may be done at every decision of every seat."""

    def __init__(self, mirror: Mirror) -> None:
        self.mirror = mirror
        self.compared = 0
        self.differing: Counter[str] = Counter()
        self.strange: list[str] = []

    def look(self) -> None:
        self.mirror.follow()
        seat = int(self.mirror.state.current_player_index)
        state = self.mirror.reflected(seat)
        self.compared += 1
        self.differing["title"] += self.mirror.has_other_title()
        for difference in differences(self.mirror, state, seat):
            self.differing[difference.split()[1]] += 1
            if not is_expected(difference):
                self.strange.append(f"{self.mirror.phase(seat)}: {difference}")
