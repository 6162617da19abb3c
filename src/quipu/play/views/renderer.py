"""Renders what one seat, or a spectator, sees of a table, in one language and shape of screen."""

from __future__ import annotations

from quipu.core.memory import Observation
from quipu.core.table import Table
from quipu.play.auto_actions import offered
from quipu.play.encoding import Fragment
from quipu.play.ending import ending, winner_note
from quipu.play.messages.encode import encode
from quipu.play.messages.view import ProposalView, Turn, UndoState, ViewHead
from quipu.play.session import TableSession
from quipu.play.study import lessons
from quipu.play.views.delta import Message, framed, joined, laid_out
from quipu.play.views.event_feed import follow, marks, strip
from quipu.play.views.snapshot import ViewSnapshot, needed_symbols
from quipu.presenting import Looking, Presented, Prompt, Seat, looking_at, presenter
from quipu.texts import Speak, describe_action, sentence_list, speaker


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
            pace=self.live.state.pace,
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
            "orders": self.orders(looking) if acting else [],
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

    def orders(self, looking: Looking[Observation]) -> list[Message]:
        """The automatic actions that this seat may switch on or off."""
        return offered(self.live.game, self.live.orders, looking, self.game_speak)

    def acting(self, table: Table) -> bool:
        """Whether this connection decides for a seat now."""
        return self.seat >= 0 and table.ended is None and self.live.bot_of(self.seat) is None

    # ---- what the table adds --------------------------------------------------------------

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
            "counts": Fragment(joined(laid_out(shown.counts))),
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


def bot_level(speak: Speak, bot: str) -> str:
    """A bot by how well it plays, if there is a word for it."""
    key = f"bot-{bot}"
    return speak(key) if speak.has(key) else bot
