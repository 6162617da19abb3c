"""Game: the rules of one variant, without any state."""

from __future__ import annotations

from importlib import import_module
from math import exp
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.composing import Composer
from quipu.core.journal import SILENT, SPECTATOR, Journal
from quipu.core.luck import Luck
from quipu.core.memory import Follower, Memory, Observation
from quipu.core.notation import ID, IDS, Parameter, read_arguments, split_text
from quipu.core.options import Option, former, settle
from quipu.core.policy import Policy
from quipu.core.refusal import (
    NO_SUCH_SEAT,
    OTHER_GAME,
    IllegalAction,
    Malformed,
    Refusal,
    UnknownName,
    instead_of,
    shown,
)
from quipu.core.state import Action, Catalogue, State, text_form
from quipu.core.tensor import Tensor

LONGEST: Final = 20_000  # decisions of a game of which nothing else is known


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything one variant answers; a game of your own is a subclass of this."""

    oldest_rules: ClassVar[int] = 0  # the oldest version still played; 0: only today's

    def __init__(
        self,
        key: str,
        anchor: str,
        rules_version: int,
        options: list[Option],
        kinds: dict[str, list[Parameter]],
        catalogue: Catalogue[Any],
    ) -> None:
        self.key = key
        self.anchor = anchor  # the package that holds the rules, texts and drawings
        self.rules_version = rules_version
        self.options = options
        self.kinds = kinds
        self.catalogue = catalogue
        catalogue.game = self

    # ---- starting -------------------------------------------------------------------------

    def seat_counts(self, options: dict[str, bool | int | str]) -> list[int]:
        """For how many seats the game is, with these options."""
        raise NotImplementedError

    def seats_paragraph(self) -> str:
        """The paragraph that says how many may play."""
        raise NotImplementedError

    def agree(self, seats: int, chosen: dict[str, object]) -> dict[str, bool | int | str]:
        """Check seats and options before a start; the options, all of them."""
        counts = self.seat_counts(settle(self.options, seats, chosen, lenient=True))
        if seats not in counts:
            several = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else f"{counts[0]}"
            refusal = Refusal("wrong_seats", self.seats_paragraph(), f"{seats} ({several})")
            said = f"{self.key} is for {several} seats, not {seats}"
            raise IllegalAction(refusal, f"{said} ({refusal.code}, {refusal.paragraph})")
        return settle(self.options, seats, chosen)

    def plays(self, version: int) -> bool:
        """Whether games begun by this version of the rules go on: what has changed is an option."""
        return (
            version == self.rules_version or 0 < self.oldest_rules <= version < self.rules_version
        )

    def recall(
        self, version: int, seats: int, written: dict[str, object]
    ) -> dict[str, bool | int | str]:
        """All options of a game begun by this version; what came later is as it was played then."""
        return self.agree(seats, {**former(self.options, version), **written})

    def limits(self) -> dict[str, object]:
        """Options that programs set so that every game they play comes to an end."""
        return {}

    def is_limit(self, reason: str) -> bool:
        """Whether a game that ended for this reason was cut short by one of `limits`."""
        return reason in self.limits()

    def start(self, seats: int, luck: Luck, journal: Journal = SILENT, **options: object) -> State:
        """A new game; a wrong number of seats or option is refused."""
        return self.deal(seats, self.agree(seats, options), luck, journal)

    def deal(
        self, seats: int, options: dict[str, bool | int | str], luck: Luck, journal: Journal
    ) -> State:
        """Set the game up; seats and options are known to be right."""
        raise NotImplementedError

    # ---- actions --------------------------------------------------------------------------

    def parse(self, data: object) -> Action[Any]:
        """An action from its text or JSON form.

        Raises Malformed if it is not of the form of any action, IllegalAction if it names
        something that does not exist. Whether it may be done now is asked of its `refusal`.
        """
        if isinstance(data, str):
            data = split_text(data, self.kinds)
        if not isinstance(data, dict):
            raise Malformed("an action is a text or a JSON object")
        kind = data.get("kind")
        if not isinstance(kind, str) or kind not in self.kinds:
            raise Malformed(f"{self.key} has no action of the kind {shown(kind)}")
        arguments = read_arguments(kind, self.kinds[kind], data)
        known = self.catalogue.by_text.get(text_form(kind, arguments))
        if known is not None:
            return known
        return self.catalogue.adopt(self.compose(kind, arguments))

    def compose(self, kind: str, arguments: dict[str, object]) -> Action[Any]:
        """An action that is not in the catalogue, from arguments of the right types."""
        self.must_know_words(kind, arguments)
        form = shown(text_form(kind, arguments))
        paragraph = self.place_paragraph(kind)
        code = "unknown_place" if paragraph else "unknown_action"
        raise IllegalAction(Refusal(code, paragraph, form))

    def place_paragraph(self, kind: str) -> str:
        """The paragraph that says what an act of this kind may name."""
        return ""

    def must_know_words(self, kind: str, arguments: dict[str, object]) -> None:
        """A word that no action of this kind has is Malformed; the answer names those there are."""
        for parameter in self.kinds[kind]:
            if parameter.type not in (ID, IDS):
                continue
            named = arguments[parameter.name]
            known = self.words_of(kind, parameter.name)
            for word in named if isinstance(named, list) else [named]:
                if known and word is not None and str(word) not in known:
                    answer = f"{kind}: {parameter.name!r} cannot be {shown(word)}"
                    raise Malformed(answer + instead_of(str(word), known, "known"))

    def words_of(self, kind: str, argument: str) -> list[str]:
        """The words that stand for an argument in the actions of the catalogue."""
        found: dict[str, None] = {}
        for action in self.catalogue.actions:
            if action.kind == kind:
                value = action.arguments().get(argument)
                for word in value if isinstance(value, list) else [value]:
                    if word is not None:
                        found[str(word)] = None
        return list(found)

    def composed_words(self) -> list[str]:
        """Words by which composed actions are spelled, besides those of the catalogue."""
        return []

    # ---- knowing --------------------------------------------------------------------------

    def memory(self, seat: int, seats: int) -> Memory:
        """What this seat, or a spectator, remembers before anything was told."""
        if not SPECTATOR <= seat < seats:
            raise IllegalAction(NO_SUCH_SEAT)
        made = self.blank(seat, seats)
        made.game = self
        return made

    def blank(self, seat: int, seats: int) -> Memory:
        """The memory of a seat that is there, or of a spectator."""
        return Memory(seat, seats)

    def follower(self, memories: list[Memory], state: State) -> Follower | None:
        """One that keeps memories that are up to date so; None if only events can do it."""
        return None

    def composer(self, words: dict[str, int]) -> Composer | None:
        """One that composes acts from these numbers of words faster than the forms of a state."""
        return None

    def observe(self, state: State, seat: i64, memory: Memory | None = None) -> Observation:
        """What this seat, or a spectator, may know now."""
        if state.catalogue is not self.catalogue:
            raise IllegalAction(OTHER_GAME)
        if seat != SPECTATOR:
            state.must_seat(seat)
        view = self.look(state, seat, memory)
        view.game, view.remembered = self, memory
        return view

    def look(self, state: State, seat: i64, memory: Memory | None) -> Observation:
        """The observation of a seat that is there, or of a spectator, at a state of this game."""
        raise NotImplementedError

    def imagine(self, view: Observation, luck: Luck) -> State:
        """A full position that fits what was observed."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """The state as readable JSON, which `from_position` reads back."""
        raise NotImplementedError

    def from_position(self, data: object) -> State:
        """The state written down in a position; Malformed says what is wrong with it."""
        raise NotImplementedError

    def following(self) -> list[str]:
        """Fields of a position that follow from the others and may be left out."""
        return []

    # ---- showing --------------------------------------------------------------------------

    # Texts and drawings lie in the folder of the game and load when they are asked for.

    def name(self, thing: str, lang: str = "en") -> str:
        """What a thing is called; UnknownName if this game has no text for it."""
        texts = import_module("quipu.texts")
        speak = texts.speaker(self.anchor, lang)
        if not texts.is_thing(speak, thing):
            raise UnknownName("thing", thing, texts.things(speak))
        return str(texts.thing_name(speak, thing))

    def presenter(self) -> Any:
        """Who shows this game, a `quipu.presenting.Presenter`; None: the plain one."""
        return None

    def draw(
        self,
        state: State,
        seat: int = SPECTATOR,
        lang: str = "en",
        names: list[str] | None = None,
        narrow: bool = False,
    ) -> Any:
        """The board as this seat may see it, as the game's presenter draws it."""
        return import_module("quipu.presenting").draw(self, state, seat, lang, names, narrow)

    def lots(self) -> dict[str, list[str]]:
        """What luck decides, by the words of `NamedLuck`: what a die, a card, a tile may be.

        `dice` names the sides of a die, `steal` the cards of a hand, any other word what is drawn.
        """
        return {"dice": [str(side) for side in range(1, 7)]}

    # ---- judging --------------------------------------------------------------------------

    def evaluate(self, state: State, seat: i64) -> float:
        """How much of a win this position promises to a seat, from 0 to 1; all seats share 1."""
        state.must_seat(seat)
        result = state.result()
        if result is not None:
            return 1.0 / len(result.winners) if int(seat) in result.winners else 0.0
        hopes = [exp(self.prospect(state, each) / self.doubt()) for each in range(state.seats)]
        return hopes[seat] / sum(hopes)

    def prospect(self, state: State, seat: i64) -> float:
        """Points as they are and as they may be expected, roughly and quickly."""
        return float(sum(state.sources(seat).values()))

    def likelihood(self, view: Observation, world: State) -> float:
        """How likely it is that the others acted as a seat knows they did, in a world it imagines.

        From 0 to 1, by comparison: only how worlds differ counts.
        """
        return 1.0

    def nears_end(self, state: State, seat: i64) -> bool:
        """Whether a seat may win within its turn, so that it is worth looking for."""
        return False

    def merits(self) -> list[str]:
        """What a good player looks at to see who is ahead, by name, if weights are learned."""
        return []

    def merits_of(self, state: State, seat: i64) -> vec[float]:
        """How much of each merit a seat has."""
        raise NotImplementedError

    def doubt(self) -> float:
        """By so many points more one is about three times as likely to win."""
        return 2.0

    def liked(self) -> dict[str, int]:
        """By kind of action: so many times as often as another one is it chosen in playouts."""
        return {}

    def policy(self) -> Policy:
        """A quick player on states, for playouts."""
        return Policy(self.catalogue, self.liked())

    def longest(self) -> int:
        """Decisions, words counted one by one, after which programs may cut a game short.

        Games of players who choose by chance are shorter with next to no exception.
        """
        return LONGEST

    def tensor(self, seats: int) -> Tensor:
        """What a seat knows as numbers at fixed places, for learners; none, if a game has none."""
        return Tensor(seats)

    # ---- playing --------------------------------------------------------------------------

    def bots(self) -> list[str]:
        """Names of the bots that play this game."""
        return ["random"]

    def levels(self) -> list[str]:
        """Those of them that people are offered, the weakest first."""
        return self.bots()

    def bot(self, name: str, **settings: object) -> Any:
        """A bot of that name; UnknownName if nobody of that name plays this game.

        Settings are options of the bot: a wrong name or value is refused.
        """
        if name not in self.bots():
            raise UnknownName("bot", name, self.bots())
        made = self.player(name)
        if settings:
            made.adjust(settings)
        return made

    def player(self, name: str) -> Any:
        """The bot of a name that is in `bots`; the one that decides by chance unless overridden."""
        if name == "random":
            return import_module("quipu.bots.bot").RandomBot()
        raise NotImplementedError(f"{type(self).__name__}.player makes no bot {name!r}")

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def __copy__(self) -> Game:
        """A game has no state, so it is its own copy."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its key: whoever reads it has the same game installed."""
        if type(registered(self.key)) is not type(self):
            raise TypeError(f"{self!r} is not the registered game of this key")
        return registered, (self.key,)


def registered(key: str) -> Game:
    """The installed game of a key; UnknownName if there is none."""
    found: Game = import_module("quipu.registry").game(key)
    return found
