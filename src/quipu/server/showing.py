"""Showing: what one pair of eyes sees of a table at one moment, in one language and shape."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.journal import SPECTATOR
from quipu.core.memory import Observation
from quipu.core.table import Table
from quipu.drawing import Drawing
from quipu.drawing.symbols import references
from quipu.presenting import Looking, Presented, Prompt, Seat, looking_at, plain, presenter
from quipu.server.line import written
from quipu.server.live import Live
from quipu.texts import Speak, describe_event, sentence_list, speaker

ISOLATED: Final = "\u2068{}\u2069"  # a name is set apart, whatever script it is in
LATEST: Final = 150  # sentences of the log in a first view
# parts of a message with pictures in them
PICTURED: Final = ("seats", "cards", "groups", "forms", "offer", "facts", "hands")
Message = dict[str, Any]


class Sight:
    """All that is seen at one moment; `since` says what changed after an earlier one."""

    def __init__(self, message: Message, board: Drawing, hand: Drawing | None) -> None:
        self.message = message
        self.board = board
        self.hand = hand
        self.grounds = [each.ground_hash for each in (board, hand) if each is not None]
        self.symbols: set[str] = set()  # that whoever has this sight was sent
        self.lines: list[tuple[Message, list[str]]] = []  # the log, and places each line names
        self.heard = 0  # events that were put into words, or passed over
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
        keys = {*self.board.elements("ground"), *self.board.elements("pieces")}
        log = [
            line | {"at": [place for place in places if place in keys]}
            for line, places in self.lines
            if old is None or line["n"] >= old.heard
        ]
        told = old.message["explanations"] if old is not None else []
        news = [each for each in self.message["explanations"] if each not in told]
        parts: Message = {"board": board, "hand": hand, "log": log, "explanations": news}
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
        shown = presenter(self.live.game).present(self.looking(table))
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
            "explanations": plain(shown.explanations),
            "undo": table.undoable(self.seat) if self.acting(table) else 0,
            "log": [],
            "over": table.ended is not None,
            "proposal": self.proposal(),
        }
        sight = Sight(message, shown.board, shown.hand)
        sight.symbols = needed_symbols(sight, last)
        self.word(table, sight, last)
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

    def word(self, table: Table, sight: Sight, last: Sight | None) -> None:
        """Put what was told into words, from the end on; no more than is ever shown."""
        heard, known = (last.heard, last.lines) if last is not None else (0, [])
        lines: list[tuple[Message, list[str]]] = []
        for number in reversed(range(heard, len(table.events))):
            if len(lines) == LATEST:
                break
            told = table.events[number].told(self.seat)
            line = self.sentence(number, told, table.names) if told is not None else None
            if line is not None and line[0]["text"]:
                lines.append(line)
        sight.lines = [*known, *reversed(lines)][-LATEST:]
        sight.heard = len(table.events)

    def sentence(self, number: int, told: Message, names: list[str]) -> tuple[Message, list[str]]:
        me = self.seat if self.seat != SPECTATOR else None
        kind = str(told["event"])
        seat = told.get("seat")
        apart = [ISOLATED.format(name) for name in names]
        line: Message = {
            "n": number,
            "kind": kind,
            "seat": seat if isinstance(seat, int) else -1,
            "text": describe_event(self.game_speak, kind, told, apart, me),
        }
        return line, [f"{field.replace('_', '-')}-{value}" for field, value in told.items()]

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
    used: set[str] = {name for part in PICTURED for name in symbols_in(sight.message.get(part))}
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
    """A small drawing as markup; nothing if there is nothing on it."""
    markup = new_markup(drawing, None) if drawing is not None else []
    return drawing.frame(*markup) if drawing is not None and markup else ""


def new_markup(new: Drawing, old: Drawing | None) -> list[str]:
    layers = ("ground", "pieces", "targets")
    if old is None:
        return [markup for layer in layers for markup in new.elements(layer).values()]
    changes = new.changes(old)
    return [markup for layer in layers for markup in changes[layer].values() if markup is not None]


def bot_level(speak: Speak, bot: str) -> str:
    """A bot by how well it plays, if there is a word for it."""
    key = f"bot-{bot}"
    return speak(key) if speak.has(key) else bot
