"""Showing: what one pair of eyes sees of a table at one moment, in one language and shape."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import orjson

from quipu.core.memory import Observation
from quipu.core.table import Table
from quipu.drawing import LAYERS, Drawing, Shelf, group
from quipu.drawing.symbols import references
from quipu.play.messages.encode import encode
from quipu.play.messages.view import ProposalView, Turn, UndoState, ViewHead
from quipu.presenting import Looking, Presented, Prompt, Seat, looking_at, presenter
from quipu.presenting.shown import Shown
from quipu.server.net.connection import written
from quipu.server.play.auto_actions import offered
from quipu.server.play.ending import ending, winner_note
from quipu.server.play.session import TableSession
from quipu.server.play.study import lessons
from quipu.server.play.views.event_feed import EventFeed, follow, marks, strip
from quipu.texts import Speak, describe_action, sentence_list, speaker

MOVING: Final = ("pieces", "targets")
SYMBOL: Final = re.compile(rb'"symbol":"([^"]*)"')
FRAMED: Final[Shelf[str]] = Shelf()
Message = dict[str, Any]
Changed = dict[str, dict[str, str | None]]  # by layer and key
Part = bytes | list[bytes]  # of a message, already written; a list entry by entry
Parts = dict[str, Part]
TEXT: Final = "json text"  # of a value that is shown, among its fields; none is called so
AS_IT_WAS: Final = b"null"  # an entry at the same place of the same list


class ViewSnapshot:
    """All that is seen at one moment; `text` says what changed after an earlier one.

    Its `values` are parts that are left out of an update where they are as they were.
    """

    def __init__(
        self,
        message: Message,
        values: Message,
        board: Drawing,
        hand: Drawing | None = None,
        last: ViewSnapshot | None = None,
    ) -> None:
        self.message = message
        self.values = values
        known = last.values if last is not None else {}
        self.parts: Parts = {  # what is the very same was written before
            name: last.parts[name] if last and known.get(name) is value else laid_out(value)
            for name, value in values.items()
        }
        self.board = board
        self.hand = hand
        self.grounds = [each.ground_hash for each in (board, hand) if each is not None]
        self.symbols: frozenset[str] = frozenset()  # that whoever has this sight was sent
        self.moved: tuple[ViewSnapshot | None, list[Changed], Parts] | None = (
            None  # since which other
        )
        self.tale = EventFeed()
        self.texts: dict[tuple[ViewSnapshot | None, frozenset[str]], str] = {}

    def text(self, old: ViewSnapshot | None, grounds: set[str]) -> str:
        """The message as it is sent; made once for all who have seen the same."""
        known = (old, frozenset(grounds.intersection(self.grounds)))
        if known not in self.texts:
            _, news = self.changed(old)
            parts = {name: orjson.Fragment(joined(part)) for name, part in news.items()}
            self.texts[known] = written(self.since(old, grounds) | parts)
        return self.texts[known]

    def forget(self) -> None:
        """Nobody asks any more what changed since an earlier one."""
        self.texts.clear()
        self.moved = None

    def changed(self, old: ViewSnapshot | None) -> tuple[list[Changed], Parts]:
        """What changed since an earlier sight: on the board and on the hand, and of the parts."""
        if self.moved is None or self.moved[0] is not old:
            pairs = [(self.board, old.board if old is not None else None)]
            if self.hand is not None:
                pairs.append((self.hand, old.hand if old is not None else None))
            drawn = [new.changes(was or new.blank()) for new, was in pairs]
            self.moved = (old, drawn, self.parts if old is None else news(self.parts, old.parts))
        return self.moved[1:]

    def since(self, old: ViewSnapshot | None, grounds: set[str]) -> Message:
        """The same without its parts."""
        held = {*grounds, *(old.grounds if old is not None else ())}
        had = old.symbols if old is not None else frozenset()
        changed, _ = self.changed(old)
        board = changes(self.board, old.board if old is not None else None, changed[0])
        board["symbols"] = self.board.library.definitions(self.symbols - had)
        hand = None
        if self.hand is not None:
            hand = changes(self.hand, old.hand if old is not None else None, changed[1])
        for drawing, part in ((self.board, board), (self.hand, hand)):
            if drawing is not None and part is not None and part["ground"] not in held:
                part["laid"] = dict(drawing.elements("ground"))
        log = self.tale.lines if old is None else self.tale.since(old.tale.heard)
        if old is None:  # nothing moves of what was long ago
            log = [{name: line[name] for name in line if name != "motions"} for line in log]
        drawn: Message = {"board": board, "hand": hand, "log": log}
        return self.message | drawn | {"full": old is None}


class ViewRenderer:
    """The eyes of one seat, or of a spectator, in one language and one shape of screen."""

    def __init__(self, live: TableSession, seat: int, lang: str, narrow: bool) -> None:
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

    def look(self, now: float, last: ViewSnapshot | None = None) -> ViewSnapshot:
        """What is to be seen now; the last sight of these eyes spares doing it all again."""
        table = self.live.table
        assert table is not None
        acting = self.acting(table)
        looking = self.looking(table, acting)
        shown = presenter(self.live.game).present(looking)
        here = self.live.here()
        head = ViewHead(
            seat=self.seat,
            seen=table.seen(self.seat),
            knots=len(table.record.knots),
            head=table.record.head,
            turn=self.turn(table, shown),
            undo=table.undoable(self.seat) if acting else 0,
            undoes=self.undoes(table, shown.prompt, acting),
            pace=self.live.row.pace,
            over=table.ended is not None,
            proposal=self.proposal(shown.prompt),
            lesson=lessons.shown(self.live, self.lang),
        )
        lore, before = self.live.gallery.lore, last.tale if last is not None else None
        tale = follow(looking, table, before, lore)
        seats = [self.seat_shown(table, each, shown.prompt, now, here) for each in shown.seats]
        parts: Message = {
            "seats": seats,
            "cards": shown.cards,
            "groups": shown.groups,
            "forms": shown.forms,
            "offer": shown.offer,
            "facts": shown.facts,
            "rates": shown.rates,
            "orders": offered(self.live, looking, self.game_speak) if acting else [],
            "situations": shown.situations if acting else [],
            "strip": strip(looking, table, tale, lore),
            "marks": marks(tale, table, self.seat, shown.board),
            "ending": self.ending(table),
        }
        sight = ViewSnapshot(encode(head), parts, shown.board, shown.hand, last)
        sight.tale = tale
        sight.symbols = needed_symbols(sight, last, seats)
        return sight

    def looking(self, table: Table, acting: bool | None = None) -> Looking[Observation]:
        """The one observation, the one list of acts and the one list of openings of a view."""
        return looking_at(
            self.live.game,
            table.state,
            self.seat,
            self.lang,
            table.names,
            memory=table.memories[self.seat],
            narrow=self.narrow,
            acts=self.acting(table) if acting is None else acting,
            over=table.ended is not None,
        )

    def acting(self, table: Table) -> bool:
        """Whether this connection decides for a seat now."""
        return self.seat >= 0 and table.ended is None and self.live.bot_of(self.seat) is None

    # ---- what the house adds --------------------------------------------------------------

    def seat_shown(
        self, table: Table, shown: Seat, prompt: Prompt, now: float, here: set[int]
    ) -> Message:
        """A seat as its game shows it, and who sits there."""
        live, seat, ended = self.live, shown.seat, table.ended
        is_away, bot = live.is_away(seat, here), live.bot_of(seat)
        is_asked = seat in prompt.seats
        has_turn = is_asked if prompt.owner < 0 else bool(prompt.seats) and seat == prompt.owner
        return {
            "seat": seat,
            "name": shown.name,
            "colour": shown.colour,
            "stamp": shown.stamp,
            "points": shown.points if ended is None else ended.points[seat],
            "hidden": shown.hidden if ended is None else 0,
            "counts": orjson.Fragment(joined(laid_out(shown.counts))),
            "things": framed(shown.things),
            "opens": shown.opens,
            "me": seat == self.seat,
            "bot": bot,
            "tag": self.tag(table, seat, is_away, bot),
            "away": is_away,
            "give": is_away and ended is None and live.may_hand_over(self.seat, seat),
            "clock": live.clocks.left(seat, now),
            "on": has_turn,
            "asked": is_asked and not has_turn,
        }

    def tag(self, table: Table, seat: int, is_away: bool, bot: str | None) -> str:
        if seat == self.seat:
            return self.speak("you")
        if seat in table.resigned:
            return self.speak("tag-resigned")
        if bot is not None:
            return self.speak("tag-bot", level=bot_level(self.speak, bot))
        return self.speak("tag-away") if is_away else ""

    def undoes(self, table: Table, prompt: Prompt, acting: bool) -> UndoState:
        """What an undo of this seat would take back, whether it asks others, or why it cannot."""
        if not acting or not table.steps:
            return {"text": "", "asks": False, "why": ""}
        is_free = table.undoable(self.seat) > 0
        asks = not is_free and self.live.people() != [self.seat]
        why = "" if is_free or asks else self.speak("undo-bots")
        action = table.steps[-1].action.to_json()
        own = describe_action(self.game_speak, action, table.names) if is_free else ""
        return {"text": own or self.last_step(table, prompt), "asks": asks, "why": why}

    def last_step(self, table: Table, prompt: Prompt) -> str:
        """What kind of act the last step was; nothing while answers are given in secret."""
        if not table.steps or prompt.owner not in (-1, *prompt.seats):
            return ""
        kind = table.steps[-1].action.kind
        return presenter(self.live.game).kind_title(self.game_speak, kind, table.names)

    def turn(self, table: Table, shown: Presented) -> Turn:
        prompt = shown.prompt
        if not prompt.seats:
            return self.end_of_game(table)
        people = sentence_list([table.names[each] for each in prompt.seats], self.lang)
        return {
            "you": prompt.you,
            "seat": self.seat if prompt.you else prompt.seats[0],
            "title": self.asked(shown) if prompt.you else people,
            "note": prompt.words,
        }

    def end_of_game(self, table: Table) -> Turn:
        """In the place of a turn: that the game is over, and who won."""
        winners = table.ended.winners if table.ended is not None else []
        return {
            "you": False,
            "seat": winners[0] if len(winners) == 1 else -1,
            "title": self.speak("game-over"),
            "note": winner_note(self.speak, table, self.seat) if winners else "",
        }

    def ending(self, table: Table) -> Message | None:
        """What the panel at the end shows; lessons and puzzles have an end of their own."""
        if self.live.study is not None:
            return None
        return ending(self.live.game, table, self.seat, self.lang)

    def asked(self, shown: Presented) -> str:
        """What who looks is asked for: its turn, an answer to an offer, or another answer."""
        if shown.prompt.owner in (-1, self.seat):
            return self.speak("your-turn")
        offer = shown.offer
        return offer.title if offer is not None and offer.asked else self.speak("your-answer")

    def proposal(self, prompt: Prompt) -> ProposalView | None:
        asked = self.live.proposal
        if asked is None:
            return None
        mine = asked.seat == self.seat or self.seat in asked.agreed or self.seat < 0
        name, table = self.live.names[asked.seat], self.live.table
        what = self.last_step(table, prompt) if table is not None else ""
        is_named = asked.kind == "undo" and bool(what)
        return {
            "kind": asked.kind,
            "seat": asked.seat,
            "text": self.speak("proposal-undo-named", name=name, what=what)
            if is_named
            else self.speak(f"proposal-{asked.kind}", name=name),
            "answer": not mine and self.live.bot_of(self.seat) is None,
        }


def changes(new: Drawing, old: Drawing | None, changed: Changed) -> Message:
    """What a page has to change so that it shows the new drawing."""
    parts = [each.to_json() for each in new.parts] if old is None or old.parts != new.parts else []
    return ({"parts": parts} if parts else {}) | {
        "size": [new.width, new.height],
        "title": new.title,
        "ground": new.ground_hash,
        "changed": {layer: changed[layer] for layer in MOVING if changed[layer]},
        "order": {
            layer: list(new.elements(layer))
            for layer in MOVING
            if old is None or not new.is_in_order(layer, old)
        },
        "symbols": "",
    }


def needed_symbols(
    sight: ViewSnapshot, last: ViewSnapshot | None, seats: list[Message], hands: Iterable[str] = ()
) -> frozenset[str]:
    """What drawings and pictures use, and all that was used before."""
    drawn, told = sight.changed(last)
    heard = last.tale.heard if last is not None else 0
    used = symbols_in(sight.tale.since(heard)).union(
        *map(symbols_named, map(joined, told.values()))
    )
    used |= {f"stamp-{each['stamp']}" for each in seats}
    markup = [*hands, *(each["things"] for each in seats)]
    for drawing in drawn:
        markup += [each for layer in drawing.values() for each in layer.values() if each]
    had = last.symbols if last is not None else frozenset()
    used = used.union(*map(references, markup)) - had
    return had | sight.board.library.closed(used) if used else had


# ---- parts of a message -----------------------------------------------------------------------


def laid_out(value: object) -> Part:
    """A part as it is written, a list entry by entry."""
    if not isinstance(value, (list, tuple)):
        return entry(value)
    if value and isinstance(value[0], Shown):
        return [vars(each).get(TEXT) or entry(each) for each in value]
    return [*map(orjson.dumps, value)]


def entry(value: object) -> bytes:
    """What is shown again and again is written once."""
    if not isinstance(value, Shown):
        return orjson.dumps(value)
    known: bytes | None = vars(value).get(TEXT)
    if known is None:
        known = vars(value)[TEXT] = orjson.dumps(value.to_json())
    return known


def joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[%b]" % b",".join(part)


def news(parts: Parts, old: Parts) -> Parts:
    """The parts that are not as they were, and of lists the entries."""
    return {name: since_then(part, old[name]) for name, part in parts.items() if part != old[name]}


def since_then(part: Part, old: Part) -> Part:
    if isinstance(part, bytes) or not isinstance(old, list):
        return part
    kept = [AS_IT_WAS if each == was else each for each, was in zip(part, old, strict=False)]
    return kept + part[len(old) :]


def symbols_in(shown: object) -> set[str]:
    """The symbols that pictures in a part of a message name, however deep."""
    return symbols_named(orjson.dumps(shown))


def symbols_named(written: bytes) -> set[str]:
    """The same of a part that is written already."""
    return {name.decode() for name in set(SYMBOL.findall(written))}


def framed(drawing: Drawing | None) -> str:
    """A small drawing as markup, its elements by key; nothing if there is nothing on it."""
    return FRAMED.take(drawing, lambda: _framed(drawing)) if drawing is not None else ""


def _framed(drawing: Drawing) -> str:
    layers = [drawing.elements(layer) for layer in LAYERS]
    markup = [group(each, data_what=key) for layer in layers for key, each in layer.items()]
    return drawing.frame(*markup) if markup else ""


def bot_level(speak: Speak, bot: str) -> str:
    """A bot by how well it plays, if there is a word for it."""
    key = f"bot-{bot}"
    return speak(key) if speak.has(key) else bot
