"""Showing: what one pair of eyes sees of a table at one moment, in one language and shape."""

from __future__ import annotations

from typing import Any, Final

from quipu.core.journal import SPECTATOR
from quipu.core.openings import Opening
from quipu.core.table import Table
from quipu.drawing import Drawing
from quipu.drawing.symbols import references
from quipu.server import facts
from quipu.server.line import written
from quipu.server.live import Live
from quipu.texts import Speak, describe_event, sentence_list, speaker

ISOLATED: Final = "\u2068{}\u2069"  # a name is set apart, whatever script it is in
LATEST: Final = 150  # sentences of the log in a first view
Message = dict[str, Any]


class Sight:
    """All that is seen at one moment; `since` says what changed after an earlier one."""

    def __init__(self, message: Message, board: Drawing, cards: Drawing | None) -> None:
        self.message = message
        self.board = board
        self.cards = cards
        self.grounds = [each.ground_hash for each in (board, cards) if each is not None]
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
        cards = None
        if self.cards is not None:
            cards = changes(self.cards, old.cards if old is not None else None)
        for drawing, part in ((self.board, board), (self.cards, cards)):
            if drawing is not None and part is not None and part["ground"] not in held:
                part["laid"] = drawing.elements("ground")
        keys = {*self.board.elements("ground"), *self.board.elements("pieces")}
        log = [
            line | {"at": [place for place in places if place in keys]}
            for line, places in self.lines
            if old is None or line["n"] >= old.heard
        ]
        return self.message | {"full": old is None, "board": board, "cards": cards, "log": log}


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
        seen = table.observe(self.seat).to_json()
        message: Message = {
            "type": "view",
            "full": True,
            "seat": self.seat,
            "seen": table.seen(self.seat),
            "knots": len(table.record.knots),
            "head": table.record.head,
            "board": {},
            "cards": None,
            "seats": self.seats(table, seen, now),
            "turn": self.turn(table, seen),
            "hand": facts.hand(self.live.game, seen, self.game_speak),
            "offer": facts.offer(self.live.game, seen, self.game_speak, self.speak, table.names),
            "log": [],
            "over": table.ended is not None,
            "proposal": self.proposal(),
        }
        message.update(self.choices(table, seen))
        sight = Sight(message, self.draw(table), self.own_cards(table))
        sight.symbols = self.symbols(sight, last)
        self.word(table, sight, last)
        return sight

    def acting(self, table: Table) -> bool:
        """Whether this connection decides for a seat now."""
        return self.seat >= 0 and table.ended is None and self.live.bot_of(self.seat) is None

    # ---- the board ------------------------------------------------------------------------

    def draw(self, table: Table) -> Drawing:
        drawing: Drawing = self.live.game.draw(
            table.state, self.seat, self.lang, list(table.names), self.narrow
        )
        if self.acting(table):
            return drawing
        return without_targets(drawing)

    def own_cards(self, table: Table) -> Drawing | None:
        """The seat's cards as its game draws them (`draw_hand`); None if the page shows `hand`."""
        draw = facts.drawn(self.live.game.anchor, "draw_hand")
        if draw is None or self.seat < 0:
            return None
        legal = table.legal(self.seat) if self.acting(table) else []
        drawn: Drawing = draw(table.observe(self.seat), legal, self.game_speak)
        return drawn

    def things(self, table: Table, seat: int) -> str:
        """What lies before a seat, if its game draws that (`draw_seat`)."""
        draw = facts.drawn(self.live.game.anchor, "draw_seat")
        if draw is None:
            return ""
        drawn = draw(table.observe(self.seat), seat, self.game_speak, table.names[seat])
        markup = new_markup(drawn, None)
        return drawn.frame(*markup) if markup else ""

    def symbols(self, sight: Sight, last: Sight | None) -> set[str]:
        """What drawings, hand, forms and seats use, and all that was used before."""
        markup = new_markup(sight.board, last.board if last is not None else None)
        if sight.cards is not None:
            markup += new_markup(sight.cards, last.cards if last is not None else None)
        used: set[str] = set(icons(sight.message))
        for each in [*markup, *[seat["things"] for seat in sight.message["seats"]]]:
            used |= references(each)
        return {*sight.board.library.needed(used), *(last.symbols if last is not None else ())}

    # ---- beside it ------------------------------------------------------------------------

    def seats(self, table: Table, seen: Message, now: float) -> list[Message]:
        live, names = self.live, table.names
        points = facts.points(seen, table.seats)
        counts = facts.counts(live.game, seen, table.seats, self.game_speak)
        colours = facts.colours(live.game.anchor)
        waiting = table.waiting()
        return [
            {
                "seat": seat,
                "name": names[seat],
                "colour": colours[seat % len(colours)],
                "stamp": facts.stamp(seat),
                "me": seat == self.seat,
                "bot": live.bot_of(seat),
                "tag": self.tag(table, seat),
                "away": live.is_away(seat),
                "give": live.may_hand_over(self.seat, seat) and table.ended is None,
                "clock": live.clocks.left(seat, now),
                "points": points[seat] if points is not None else None,
                "facts": counts[seat],
                "things": self.things(table, seat),
                "on": seat in waiting,
            }
            for seat in range(table.seats)
        ]

    def tag(self, table: Table, seat: int) -> str:
        bot = self.live.bot_of(seat)
        if seat == self.seat:
            return self.speak("you")
        if seat in table.resigned:
            return self.speak("tag-resigned")
        if bot is not None:
            return self.speak("tag-bot", level=bot_level(self.speak, bot))
        return self.speak("tag-away") if self.live.is_away(seat) else ""

    def turn(self, table: Table, seen: Message) -> Message:
        waiting = table.waiting()
        if not waiting:
            return {"you": False, "seat": -1, "title": self.speak("game-over"), "note": ""}
        you = self.seat in waiting and self.acting(table)
        seat = self.seat if you else waiting[0]
        people = sentence_list([table.names[each] for each in waiting], self.lang)
        return {
            "you": you,
            "seat": seat,
            "title": self.speak("your-turn") if you else people,
            "note": facts.phase_words(seen, self.game_speak, you),
        }

    def choices(self, table: Table, seen: Message) -> Message:
        """Legal actions, forms to compose, and how much may be taken back."""
        if not self.acting(table):
            return {"acts": [], "buttons": [], "forms": [], "undo": 0}
        speak, names = self.game_speak, table.names
        openings = table.state.openings(self.seat)
        composed = composed_by(openings)
        legal = [
            each
            for each in table.legal(self.seat)
            if each.kind not in composed and str(each.to_json()) not in composed
        ]
        return {
            "acts": [facts.action_line(speak, each, names) for each in legal],
            "buttons": self.buttons(table, seen) if self.seat in table.waiting() else [],
            "forms": [
                facts.form_lines(self.live.game, speak, opening, names) for opening in openings
            ],
            "undo": table.undoable(self.seat),
        }

    def buttons(self, table: Table, seen: Message) -> list[Message]:
        """Lasting buttons with what they cost, and the reason if they cannot be used now."""
        found, speak, game = [], self.game_speak, self.live.game
        for kind, actions in facts.button_kinds(game.key).items():
            refusal = facts.common_refusal(actions, table.state, self.seat)
            only = actions[0] if len(actions) == 1 else None
            shown = facts.button(game, kind, self.seat, seen, speak)
            why = None
            if refusal is not None:
                words = (refusal.code, refusal.paragraph, refusal.detail)
                why = facts.refusal_words(speak, *words)
                short = sum(card["short"] for card in shown["cost"])
                lacking = short and refusal.code == facts.LACKING
                why["note"] = self.speak("short", n=short) if lacking else refusal.paragraph
            title = facts.kind_title(speak, kind, only, table.names)
            first = kind == facts.first_kind(game, seen)
            found.append({"kind": kind, "text": title, "why": why, "first": first, **shown})
        return sorted(found, key=lambda each: not each["first"])

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


def icons(message: Message) -> list[str]:
    """Symbols that hand, offer, forms, seats and buttons name."""
    used = [card["icon"] for card in message["hand"]]
    used += [card["icon"] for card in facts.offered(message["offer"])]
    for form in message["forms"]:
        used += list(form["icons"].values())
    used += [f"stamp-{each['stamp']}" for each in message["seats"]]
    used += [fact["icon"] for each in message["seats"] for fact in each["facts"]]
    for button in message["buttons"]:
        used += [button["picture"], *[card["icon"] for card in button["cost"]]]
    return [name for name in used if name]


def without_targets(drawing: Drawing) -> Drawing:
    """The same picture with nothing to choose."""
    still = Drawing(drawing.width, drawing.height, drawing.title, home=drawing.home)
    for layer in ("ground", "pieces"):
        for key, markup in drawing.elements(layer).items():
            still.add(layer, key, markup)
    return still


def composed_by(openings: list[Opening]) -> set[str]:
    """Kinds, and single actions, that a form offers already."""
    found: set[str] = set()
    for opening in openings:
        if opening.shape in ("subset", "cards"):
            found |= {opening.kind, f"{opening.kind}_card"}
        listed = opening.to_json().get("turns") or opening.to_json().get("choices")
        found |= {str(each) for each in listed} if isinstance(listed, list) else set()
    return found


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
