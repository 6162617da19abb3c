"""One decision of a person: the board, what can be done, and everything that can be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from quipu.cli.asides import Asides
from quipu.cli.menu import (
    Entry,
    blocked_line,
    choose_action,
    compose,
    make_menu,
    only_subset,
    subset_action,
)
from quipu.cli.voice import Fault
from quipu.core.refusal import IllegalAction, Malformed
from quipu.presenting import looking_at, presenter

if TYPE_CHECKING:
    from quipu.cli.session import Session
    from quipu.core.state import Action

BLANK_LINES: Final = 50


class Quit(Exception):
    """Somebody wants to stop for now."""


class Turn:
    """Lasts until something was done at the table."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.voice = session.voice
        self.table = session.table
        self.game = session.game
        self.seat = seat
        self.done = False
        self.entries: list[Entry] = []
        self.asides = Asides(session, seat)
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "?": self.asides.hint,
            "r": self.asides.rules,
            "b": self.board,
            "log": self.asides.log,
            "save": self.asides.save,
            "help": self.asides.help,
            "o": self.order,
            "u": self.undo,
            "l": self.language,
            "q": self.leave,
        }

    def take(self) -> bool:
        """False when the person quits."""
        try:
            self.hand_over()
            self.show(brief=self.session.looking == self.seat)
            while not self.done:
                self.answer(self.session.ask("", f"{self.session.names[self.seat]}> "))
        except (Quit, EOFError):
            self.voice.console.print(Text(self.session.resume_line()), soft_wrap=True)
            return False
        self.session.looking = self.seat
        self.session.heard[self.seat] = len(self.table.events)
        return True

    def hand_over(self) -> None:
        """With secrets, the next person takes the keyboard before anything is shown or told."""
        session = self.session
        if len(session.people) < 2 or session.looking == self.seat or not session.has_secrets():
            return
        self.voice.console.print("\n" * BLANK_LINES)
        session.ask(self.voice.say("hand-over", name=session.names[self.seat]))
        session.tell(self.seat, session.heard[self.seat])

    # ---- showing --------------------------------------------------------------------------

    def show(self, brief: bool = False) -> None:
        self.voice.console.print()
        self.session.show_board(self.seat, brief)
        self.show_menu()

    def show_menu(self) -> None:
        words, shown = self.session.words(self.seat), presenter(self.game)
        looking = looking_at(
            self.game,
            self.table.state,
            self.seat,
            self.voice.lang,
            self.session.names,
            memory=self.table.memories[self.seat],
        )
        groups = shown.groups(looking, None)
        self.entries = make_menu(self.game, groups, shown.forms(looking), words)
        for at, entry in enumerate(self.entries, 1):
            line = Text.assemble((f"{at:>4}", "bold"), f"  {entry.text}")
            if len(self.entries) == 1:
                line.append(f"  ({self.voice.say('enter')})", "dim")
            self.voice.console.print(line)
        opening = only_subset(self.entries)
        if opening is not None:
            key = f"shortcut-{opening.kind.replace('_', '-')}"
            self.note(words.either(key) or self.voice.say("shortcut"))
        blocked = blocked_line(groups)
        if blocked:
            self.note(blocked)

    def say(self, text: str) -> None:
        self.voice.console.print(Text(text))

    def note(self, text: str) -> None:
        self.voice.console.print(Text(f"      {text}", "dim"))

    # ---- answering ------------------------------------------------------------------------

    def answer(self, typed: str) -> None:
        """Do what was typed; whatever is wrong with it is said, and the question stays."""
        words = typed.split()
        try:
            if words and words[0] in self.commands:
                self.commands[words[0]](words[1:])
                return
            action = self.meant(typed, words)
            if action is None:
                self.show_menu()
            else:
                self.session.move(self.seat, action)
                self.done = True
        except Fault as fault:
            self.say(f"  {self.voice.fault(fault)}")
        except Malformed as error:
            self.say(f"  {self.voice.say('refusal-malformed', detail=str(error))}")
        except IllegalAction as error:
            self.asides.refused(error.refusal)

    def meant(self, typed: str, words: list[str]) -> Action[Any] | None:
        """The action behind a number, several numbers or a text form; Enter does the only thing."""
        if not words:
            return self.entry_action("1") if len(self.entries) == 1 else None
        if words[0] in self.game.kinds:
            return self.game.parse(typed)
        opening = only_subset(self.entries)
        if opening is not None and (words[0] in ("k", "t") or are_numbers(words)):
            return subset_action(self.game, opening, words)
        if len(words) == 1 and words[0].isdecimal():
            return self.entry_action(words[0])
        raise Fault("not-understood", word=typed)

    def entry_action(self, word: str) -> Action[Any] | None:
        if len(word) > 4 or not 1 <= int(word) <= len(self.entries):
            raise Fault("no-such-entry", n=word, most=str(len(self.entries)))
        entry = self.entries[int(word) - 1]
        words, ask = self.session.words(self.seat), self.session.ask
        if entry.action is not None:
            return entry.action
        if entry.form is not None:
            return compose(self.game, entry.form, words, ask)
        return choose_action(entry.several, words, ask)

    # ---- commands that change something ---------------------------------------------------

    def board(self, words: list[str]) -> None:
        """The board again, or that of another seat where nothing is secret."""
        from quipu.cli.choosing import find_seat

        if not words:
            self.show()
            return
        if self.session.has_secrets():
            raise Fault("secret-board")
        name = " ".join(words)
        self.session.show_board(find_seat(self.session.names, name))

    def language(self, words: list[str]) -> None:
        from quipu.texts import LANGUAGES

        if not words or words[0] not in LANGUAGES:
            given = words[0] if words else "none"
            raise Fault("no-such-language", lang=given, known=", ".join(LANGUAGES))
        self.voice.lang = words[0]
        self.show()

    def leave(self, words: list[str]) -> None:
        raise Quit

    def undo(self, words: list[str]) -> None:
        """So many steps as nobody minds; more only if all at the keyboard agree."""
        free = self.table.undoable(self.seat)
        wanted = int(words[0]) if words and are_numbers(words, 1) else 1
        if 1 <= wanted <= free:
            self.take_back(wanted, consent=False)
            return
        back = self.own_steps_back()
        if back == 0:
            raise Fault("nothing-to-undo")
        if len(self.session.people) < 2:
            raise Fault("no-undo", free=free)
        last = self.session.words().action(self.table.steps[-back].action)
        if self.session.agrees(self.voice.say("undo-consent", n=back, what=last)):
            self.take_back(back, consent=True)

    def own_steps_back(self) -> int:
        """How many steps ago this seat did something, its last act included."""
        for back, step in enumerate(reversed(self.table.steps), 1):
            if step.seat == self.seat:
                return back
        return 0

    def order(self, words: list[str]) -> None:
        """The orders there are and which stand; with a name, or its beginning, one is changed."""
        orders, speak = self.session.orders, self.voice.of(self.game)
        known = orders.known(self.seat)
        if not known:
            raise Fault("no-orders")
        if not words:
            for name, on in known.items():
                state = self.voice.say("order-on" if on else "order-off")
                self.say(f"  {name} – {speak(f'order-{name}')}: {state}")
            return
        fitting = [name for name in known if name.startswith(words[0])]
        if len(fitting) != 1:
            raise Fault("no-such-order", word=words[0], known=", ".join(known))
        on = orders.change(self.seat, fitting[0])
        state = self.voice.say("order-on" if on else "order-off")
        self.say(f"  {speak(f'order-{fitting[0]}')}: {state}")
        action = orders.wanted(self.seat)
        if action is not None:
            self.session.move(self.seat, action)
            self.done = True

    def take_back(self, steps: int, consent: bool) -> None:
        self.session.orders.drop(self.seat)
        self.session.make_true(self.table.prepare_undo(self.seat, steps, consent), self.seat)
        self.done = True


def are_numbers(words: list[str], least: int = 2) -> bool:
    return len(words) >= least and all(word.isdecimal() and len(word) < 5 for word in words)
