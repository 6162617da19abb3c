"""Viewer: what one connection is shown; it sends the whole once and then only what changed."""

from __future__ import annotations

from time import time
from typing import Any, Final

from quipu.core.journal import SPECTATOR
from quipu.core.openings import Opening
from quipu.core.table import Table
from quipu.drawing import Drawing
from quipu.drawing.symbols import needed, references, symbol
from quipu.server import facts
from quipu.server.live import Live
from quipu.texts import Speak, describe_event, sentence_list, speaker

ISOLATED: Final = "\u2068{}\u2069"  # a name is set apart, whatever script it is in
LATEST: Final = 150  # sentences of the log in a first view
Message = dict[str, Any]


class Viewer:
    """The eyes of one seat, or of a spectator, in one language and one shape of screen."""

    def __init__(self, live: Live, seat: int, lang: str, narrow: bool) -> None:
        self.live = live
        self.seat = seat
        self.narrow = narrow
        self.lang = lang
        self.grounds: set[str] = set()
        self.symbols: set[str] = set()
        self.drawing: Drawing | None = None
        self.cards: Drawing | None = None
        self.heard = 0

    def restart(self, lang: str, narrow: bool, grounds: set[str]) -> None:
        """The next view is whole again."""
        self.lang, self.narrow, self.grounds = lang, narrow, grounds
        self.symbols, self.drawing, self.cards, self.heard = set(), None, None, 0

    @property
    def game_speak(self) -> Speak:
        return speaker(self.live.game.anchor, self.lang)

    @property
    def speak(self) -> Speak:
        return speaker("quipu.web", self.lang)

    # ---- the message ----------------------------------------------------------------------

    def view(self) -> Message:
        table = self.live.table
        assert table is not None
        seen = table.observe(self.seat).to_json()
        whole = self.drawing is None
        message: Message = {
            "type": "view",
            "full": whole,
            "seat": self.seat,
            "seen": table.seen(self.seat),
            "knots": len(table.record.knots),
            "head": table.record.head,
            "board": self.board(table),
            "cards": self.own_cards(table),
            "seats": self.seats(table, seen),
            "turn": self.turn(table, seen),
            "hand": facts.hand(self.live.game, seen, self.game_speak),
            "offer": facts.offer(self.live.game, seen, self.game_speak, self.speak, table.names),
            "log": self.log(table),
            "over": table.ended is not None,
            "proposal": self.proposal(),
        }
        message.update(self.choices(table, seen))
        message["board"]["symbols"] += self.icons(message)
        return message

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

    def board(self, table: Table) -> Message:
        new, old = self.draw(table), self.drawing
        self.drawing = new
        return self.changes(new, old)

    def own_cards(self, table: Table) -> Message | None:
        """The seat's cards as its game draws them (`draw_hand`); None if the page shows `hand`."""
        draw = facts.drawn(self.live.game.anchor, "draw_hand")
        if draw is None or self.seat < 0:
            return None
        legal = table.legal(self.seat) if self.acting(table) else []
        new, old = draw(table.observe(self.seat), legal, self.game_speak), self.cards
        self.cards = new
        return self.changes(new, old)

    def changes(self, new: Drawing, old: Drawing | None) -> Message:
        """What the page has to change so that it shows the new drawing."""
        empty = Drawing(new.width, new.height, new.title)
        changed = new.changes(old if old is not None else empty)
        changed.pop("ground")
        ground = new.ground_hash
        board: Message = {
            "size": [new.width, new.height],
            "title": new.title,
            "ground": ground,
            "changed": {layer: each for layer, each in changed.items() if each},
            "order": {
                layer: list(new.elements(layer))
                for layer in ("pieces", "targets")
                if old is None or list(new.elements(layer)) != list(old.elements(layer))
            },
            "symbols": self.definitions(new_markup(new, old)),
        }
        if ground not in self.grounds:
            self.grounds.add(ground)
            board["laid"] = new.elements("ground")
        return board

    def things(self, table: Table, seat: int) -> str:
        """What lies before a seat, if its game draws that (`draw_seat`)."""
        draw = facts.drawn(self.live.game.anchor, "draw_seat")
        if draw is None:
            return ""
        drawn = draw(table.observe(self.seat), seat, self.game_speak, table.names[seat])
        markup = new_markup(drawn, None)
        return drawn.frame(*markup) if markup else ""

    def definitions(self, markup: list[str]) -> str:
        """Symbols this markup needs that the page does not have."""
        used: set[str] = set().union(*[references(each) for each in markup])
        new = [name for name in needed(used) if name not in self.symbols]
        self.symbols.update(new)
        return "".join(symbol(name) for name in new)

    def icons(self, message: Message) -> str:
        """Symbols that hand, forms and seats use beside the board."""
        used = [card["icon"] for card in message["hand"]]
        used += [card["icon"] for card in facts.offered(message["offer"])]
        for form in message["forms"]:
            used += list(form["icons"].values())
        used += [f"stamp-{each['stamp']}" for each in message["seats"]]
        things = [each["things"] for each in message["seats"]]
        used += [fact["icon"] for each in message["seats"] for fact in each["facts"]]
        for button in message["buttons"]:
            used += [button["picture"], *[card["icon"] for card in button["cost"]]]
        return self.definitions([*things, *[f'href="#{name}"' for name in used if name]])

    # ---- beside it ------------------------------------------------------------------------

    def seats(self, table: Table, seen: Message) -> list[Message]:
        live, names = self.live, table.names
        points = facts.points(seen, table.seats)
        counts = facts.counts(live.game, seen, table.seats, self.game_speak)
        colours = facts.colours(live.game.anchor)
        waiting, now = table.waiting(), time()
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

    def log(self, table: Table) -> list[Message]:
        first = self.heard
        lines = []
        keys: set[str] = set()
        if self.drawing is not None:
            keys = {*self.drawing.elements("ground"), *self.drawing.elements("pieces")}
        for number in range(first, len(table.events)):
            told = table.events[number].told(self.seat)
            line = self.sentence(number, told, table.names, keys) if told is not None else None
            if line is not None and line["text"]:
                lines.append(line)
        self.heard = len(table.events)
        return lines[-LATEST:]

    def sentence(self, number: int, told: Message, names: list[str], keys: set[str]) -> Message:
        me = self.seat if self.seat != SPECTATOR else None
        kind = str(told["event"])
        seat = told.get("seat")
        places = [f"{field.replace('_', '-')}-{value}" for field, value in told.items()]
        apart = [ISOLATED.format(name) for name in names]
        return {
            "n": number,
            "kind": kind,
            "seat": seat if isinstance(seat, int) else -1,
            "text": describe_event(self.game_speak, kind, told, apart, me),
            "at": [place for place in places if place in keys],
        }

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


def without_targets(drawing: Drawing) -> Drawing:
    """The same picture with nothing to choose."""
    still = Drawing(drawing.width, drawing.height, drawing.title)
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
