"""Showing: what one pair of eyes sees of a table at one moment, in one language and shape."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.memory import Observation
from quipu.core.table import Table
from quipu.drawing import LAYERS, Drawing, group
from quipu.drawing.symbols import references
from quipu.presenting import Looking, Presented, Prompt, Seat, looking_at, plain, presenter
from quipu.server import lessons
from quipu.server.line import written
from quipu.server.live import Live
from quipu.server.orders import offered
from quipu.server.tale import Tale, follow, marks, strip
from quipu.texts import Speak, sentence_list, speaker

PICTURED: Final = (  # parts of a message
    *("seats", "cards", "groups", "forms", "offer", "facts", "rates", "strip", "marks"),
    "hands",
)
Message = dict[str, Any]


class Sight:
    """All that is seen at one moment; `since` says what changed after an earlier one."""

    def __init__(self, message: Message, board: Drawing, hand: Drawing | None) -> None:
        self.message = message
        self.board = board
        self.hand = hand
        self.grounds = [each.ground_hash for each in (board, hand) if each is not None]
        self.symbols: set[str] = set()  # that whoever has this sight was sent
        self.tale = Tale()
        self.texts: dict[tuple[Sight | None, frozenset[str]], str] = {}

    def text(self, old: Sight | None, grounds: set[str]) -> str:
        """The message as it is sent; made once for all who have seen the same."""
        known = (old, frozenset(grounds.intersection(self.grounds)))
        if known not in self.texts:
            said = self.since(old, grounds)
            self.texts[known] = written(said)
        return self.texts[known]

    def since(self, old: Sight | None, grounds: set[str]) -> Message:
        """The whole, or what changed since an earlier sight of the same eyes."""
        held = {*grounds, *(old.grounds if old is not None else ())}
        had = old.symbols if old is not None else set()
        board = changes(self.board, old.board if old is not None else None)
        board["symbols"] = self.board.library.definitions(self.symbols - had)
        hand = None
        if self.hand is not None:
            hand = changes(self.hand, old.hand if old is not None else None)
        for drawing, part in ((self.board, board), (self.hand, hand)):
            if drawing is not None and part is not None and part["ground"] not in held:
                part["laid"] = drawing.elements("ground")
        log = [line for line in self.tale.lines if old is None or line["n"] >= old.tale.heard]
        if old is None:  # nothing moves of what was long ago
            log = [{name: line[name] for name in line if name != "motions"} for line in log]
        parts: Message = {"board": board, "hand": hand, "log": log}
        return self.message | parts | {"full": old is None}


class Eyes:
    """The eyes of one seat, or of a spectator, in one language and one shape of screen."""

    def __init__(self, live: Live, seat: int, lang: str, narrow: bool) -> None:
        self.live = live
        self.seat = seat
        self.lang = lang
        self.narrow = narrow

    @property
    def game_speak(self) -> Speak:
        return speaker(self.live.game.anchor, self.lang)

    @property
    def speak(self) -> Speak:
        return speaker("quipu.web", self.lang)

    # ---- the message ----------------------------------------------------------------------

    def look(self, now: float, last: Sight | None = None) -> Sight:
        """What is to be seen now; the last sight of these eyes spares doing it all again."""
        table = self.live.table
        assert table is not None
        looking = self.looking(table)
        shown = presenter(self.live.game).present(looking)
        message: Message = {
            "type": "view",
            "full": True,
            "seat": self.seat,
            "seen": table.seen(self.seat),
            "knots": len(table.record.knots),
            "head": table.record.head,
            "board": {},
            "hand": None,
            "cards": plain(shown.cards),
            "seats": [self.seat_shown(table, each, shown.prompt, now) for each in shown.seats],
            "turn": self.turn(table, shown),
            "groups": plain(shown.groups),
            "forms": plain(shown.forms),
            "offer": plain(shown.offer),
            "facts": plain(shown.facts),
            "rates": plain(shown.rates),
            "orders": self.orders(table, looking),
            "undo": table.undoable(self.seat) if self.acting(table) else 0,
            "log": [],
            "strip": [],
            "marks": [],
            "pace": self.live.row.pace,
            "over": table.ended is not None,
            "proposal": self.proposal(),
            "situations": plain(shown.situations) if self.acting(table) else [],
            "lesson": lessons.shown(self.live, self.lang),
        }
        sight = Sight(message, shown.board, shown.hand)
        sight.tale = follow(looking, table, last.tale if last is not None else None)
        keys = {*shown.board.elements("ground"), *shown.board.elements("pieces")}
        message["strip"] = strip(looking, table, sight.tale)
        message["marks"] = marks(sight.tale, table, self.seat, keys)
        sight.symbols = needed_symbols(sight, last)
        return sight

    def looking(self, table: Table) -> Looking[Observation]:
        """The one observation, the one list of acts and the one list of openings of a view."""
        return looking_at(
            self.live.game,
            table.state,
            self.seat,
            self.lang,
            table.names,
            memory=table.memories[self.seat],
            narrow=self.narrow,
            acts=self.acting(table),
            over=table.ended is not None,
        )

    def orders(self, table: Table, looking: Looking[Observation]) -> list[Message]:
        """What this seat may order to be done for it, and what it has."""
        return offered(self.live, looking, self.game_speak) if self.acting(table) else []

    def acting(self, table: Table) -> bool:
        """Whether this connection decides for a seat now."""
        return self.seat >= 0 and table.ended is None and self.live.bot_of(self.seat) is None

    # ---- what the house adds --------------------------------------------------------------

    def seat_shown(self, table: Table, shown: Seat, prompt: Prompt, now: float) -> Message:
        """A seat as its game shows it, and who sits there."""
        live, seat = self.live, shown.seat
        is_asked = seat in prompt.seats
        has_turn = is_asked if prompt.owner < 0 else bool(prompt.seats) and seat == prompt.owner
        return shown.to_json() | {
            "me": seat == self.seat,
            "bot": live.bot_of(seat),
            "tag": self.tag(table, seat),
            "away": live.is_away(seat),
            "give": live.may_hand_over(self.seat, seat) and table.ended is None,
            "clock": live.clocks.left(seat, now),
            "things": framed(shown.things),
            "on": has_turn,
            "asked": is_asked and not has_turn,
        }

    def tag(self, table: Table, seat: int) -> str:
        bot = self.live.bot_of(seat)
        if seat == self.seat:
            return self.speak("you")
        if seat in table.resigned:
            return self.speak("tag-resigned")
        if bot is not None:
            return self.speak("tag-bot", level=bot_level(self.speak, bot))
        return self.speak("tag-away") if self.live.is_away(seat) else ""

    def turn(self, table: Table, shown: Presented) -> Message:
        prompt = shown.prompt
        if not prompt.seats:
            return {"you": False, "seat": -1, "title": self.speak("game-over"), "note": ""}
        people = sentence_list([table.names[each] for each in prompt.seats], self.lang)
        return {
            "you": prompt.you,
            "seat": self.seat if prompt.you else prompt.seats[0],
            "title": self.asked(shown) if prompt.you else people,
            "note": prompt.words,
        }

    def asked(self, shown: Presented) -> str:
        """What who looks is asked for: its turn, an answer to an offer, or another answer."""
        if shown.prompt.owner in (-1, self.seat):
            return self.speak("your-turn")
        offer = shown.offer
        return offer.title if offer is not None and offer.asked else self.speak("your-answer")

    def proposal(self) -> Message | None:
        asked = self.live.proposal
        if asked is None:
            return None
        mine = asked.seat == self.seat or self.seat in asked.agreed or self.seat < 0
        name = self.live.names[asked.seat]
        return {
            "kind": asked.kind,
            "seat": asked.seat,
            "text": self.speak(f"proposal-{asked.kind}", name=name),
            "answer": not mine and self.live.bot_of(self.seat) is None,
        }


def changes(new: Drawing, old: Drawing | None) -> Message:
    """What a page has to change so that it shows the new drawing."""
    changed = new.changes(old if old is not None else Drawing(new.width, new.height, new.title))
    changed.pop("ground")
    return {
        "size": [new.width, new.height],
        "title": new.title,
        "ground": new.ground_hash,
        "changed": {layer: each for layer, each in changed.items() if each},
        "order": {
            layer: list(new.elements(layer))
            for layer in ("pieces", "targets")
            if old is None or list(new.elements(layer)) != list(old.elements(layer))
        },
        "symbols": "",
    }


def needed_symbols(sight: Sight, last: Sight | None) -> set[str]:
    """What drawings and pictures use, and all that was used before."""
    markup = new_markup(sight.board, last.board if last is not None else None)
    if sight.hand is not None:
        markup += new_markup(sight.hand, last.hand if last is not None else None)
    old = last.message if last is not None else {}
    news = [part for part in PICTURED if sight.message.get(part) != old.get(part)]
    used: set[str] = {name for part in news for name in symbols_in(sight.message[part])}
    heard = last.tale.heard if last is not None else 0
    used |= set(symbols_in([line for line in sight.tale.lines if line["n"] >= heard]))
    used |= {f"stamp-{each['stamp']}" for each in sight.message["seats"]}
    hands = [hand["drawn"] for hand in sight.message.get("hands", [])]
    for each in [*markup, *hands, *[seat["things"] for seat in sight.message["seats"]]]:
        used |= references(each)
    return {*sight.board.library.needed(used), *(last.symbols if last is not None else ())}


def symbols_in(shown: object) -> list[str]:
    """The symbols that pictures in a part of a message name, however deep."""
    if isinstance(shown, list):
        return [name for each in shown for name in symbols_in(each)]
    if not isinstance(shown, dict):
        return []
    own = [str(shown["symbol"])] if "symbol" in shown else []
    return own + [name for each in shown.values() for name in symbols_in(each)]


def framed(drawing: Drawing | None) -> str:
    """A small drawing as markup, its elements by key; nothing if there is nothing on it."""
    if drawing is None:
        return ""
    layers = [drawing.elements(layer) for layer in LAYERS]
    markup = [group(each, data_what=key) for layer in layers for key, each in layer.items()]
    return drawing.frame(*markup) if markup else ""


def new_markup(new: Drawing, old: Drawing | None) -> list[str]:
    if old is None:
        return [markup for layer in LAYERS for markup in new.elements(layer).values()]
    changes = new.changes(old)
    return [markup for layer in LAYERS for markup in changes[layer].values() if markup is not None]


def bot_level(speak: Speak, bot: str) -> str:
    """A bot by how well it plays, if there is a word for it."""
    key = f"bot-{bot}"
    return speak(key) if speak.has(key) else bot
