"""What can be asked during a decision without doing anything: hints, rules, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from quipu.cli.menu import subset_form
from quipu.cli.paragraphs import look_up, paragraph_text, section_text
from quipu.core.memory import Observation
from quipu.core.openings import Subset
from quipu.presenting import Looking, advisor, looking_at, presenter
from quipu.texts import describe_refusal
from quipu.texts.ledger import Ledger, ledger

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quipu.bots.bot import Bot
    from quipu.cli.session import Session
    from quipu.core.refusal import Refusal
    from quipu.core.state import Action

LOG_LINES: Final = 30
MOST_HITS: Final = 6
MOST_WORTHS: Final = 8


class Asides:
    """Answers that change nothing."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.voice = session.voice
        self.table = session.table
        self.game = session.game
        self.seat = seat

    def say(self, text: str, style: str = "") -> None:
        self.print(Text(text, style))

    @property
    def ledger(self) -> Ledger:
        return ledger(self.game.anchor, self.voice.lang)

    # ---- ? --------------------------------------------------------------------------------

    def hint(self, words: list[str]) -> None:
        """What a bot would do, and where the rules of the possible acts stand."""
        spoken = self.session.words(self.seat)
        name = advisor(self.game)
        if name is not None:
            bot = self.game.bot(name)
            advice = self.session.advice(bot, self.seat)
            text, form = spoken.action(advice), self.form(advice)
            self.say(self.voice.say("advice", bot=name, action=text, form=form), "bold")
            for reason in presenter(self.game).reasons(self.looking(), advice):
                self.say(f"{'+' if reason.good else '−'} {reason.text}")
            if bot.exact:
                self.worths(bot, every=words == ["all"])
        english = ledger(self.game.anchor, "en")
        grid = Grid.grid(padding=(0, 2))
        for _ in range(3):
            grid.add_column(no_wrap=True, overflow="fold")  # what is typed stays on one line
        legal = self.table.legal(self.seat)
        kinds = {action.kind: action for action in reversed(legal)}
        for kind, action in reversed(kinds.items()):
            single = [each.kind for each in legal].count(kind) == 1
            name, typed = spoken.action(action) if single else spoken.kind(kind), self.form(action)
            rules = english.rules_of(kind)
            grid.add_row(Text(name), Text(typed, "dim"), Text(rules, "bold"))
        self.print(grid)
        first = next(english.paragraphs(), None)
        if first is not None:
            self.say(self.voice.say("hint-rules", rule=first.address), "dim")

    def looking(self) -> Looking[Observation]:
        table, lang = self.table, self.voice.lang
        memory = table.memories[self.seat]
        return looking_at(self.game, table.state, self.seat, lang, table.names, memory=memory)

    def worths(self, bot: Bot, every: bool) -> None:
        """What each act is worth, the best first; `? all` tells all of them."""
        spoken, weighed = self.session.words(self.seat), bot.weighed()
        shown = weighed if every else weighed[:MOST_WORTHS]
        grid = Grid.grid(padding=(0, 2))
        for each in shown:
            name, typed = spoken.action(each.action), self.form(each.action)
            grid.add_row(Text(f"{each.worth:.2f}", "bold"), Text(name), Text(typed, "dim"))
        self.say(self.voice.say("hint-worths"))
        self.print(grid)
        if len(shown) < len(weighed):
            self.say(self.voice.say("hint-worths-more", n=len(weighed) - len(shown)), "dim")

    def form(self, action: Action[Any]) -> str:
        """What to type for it: for a set the numbers on the screen, otherwise its text form."""
        for opening in self.table.state.openings(self.seat):
            if isinstance(opening, Subset) and opening.kind == action.kind:
                return subset_form(opening, action)
        return str(action)

    # ---- r --------------------------------------------------------------------------------

    def rules(self, words: list[str]) -> None:
        """A paragraph, a section, or what speaks of some words; nothing lists the sections."""
        if not words:
            for section in self.ledger.sections:
                if section.paragraphs:
                    self.say(section.heading())
            return
        found = look_up(self.game, self.voice.lang, words)
        for paragraph in found.paragraphs[:MOST_HITS]:
            self.print(paragraph_text(paragraph, found.words))
        for section in found.sections:
            self.print(section_text(section))
        if len(found.paragraphs) > MOST_HITS:
            self.say(self.voice.say("more-hits", n=len(found.paragraphs) - MOST_HITS), "dim")

    def print(self, text: RenderableType) -> None:
        self.voice.console.print(Padding(text, (0, 2, 0, 2), expand=False))

    def refused(self, refusal: Refusal) -> None:
        """Why not, and the very rule that says so."""
        speak = self.voice.of(self.game)
        sentence = refusal.code
        if speak.has("refusal-" + refusal.code.replace("_", "-")):
            sentence = describe_refusal(speak, refusal.code, refusal.detail)
        self.say(f"✗ {sentence}", "bold red")
        paragraph = self.ledger.paragraph(refusal.paragraph)
        if paragraph is not None:
            self.print(paragraph_text(paragraph))

    # ---- log, save, help ------------------------------------------------------------------

    def log(self, words: list[str]) -> None:
        """What was told so far; `log all` from the beginning."""
        told = self.table.told(self.seat)
        shown = told if words == ["all"] else told[-LOG_LINES:]
        if len(shown) < len(told):
            self.say(self.voice.say("log-earlier", n=len(told) - len(shown)), "dim")
        for sentence in filter(None, (self.session.sentence(each, self.seat) for each in shown)):
            self.say(sentence)

    def save(self, words: list[str]) -> None:
        self.voice.console.print(Text(self.session.resume_line()), soft_wrap=True)

    def help(self, words: list[str]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for line in self.voice.say("help-prompt").splitlines():
            command, _, meaning = line.partition(" – ")
            grid.add_row(Text(command, "bold"), meaning)
        self.print(grid)
