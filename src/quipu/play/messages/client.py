"""Messages from a client to the server.

Docstrings and field comments are the text of the tables in PROTOCOL.md (`make protocol`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from quipu.play.messages.decode import Decoder
from quipu.play.messages.limits import Grounds, Keys, NonceText, Token

Language = Literal["en", "de", "nl"]
Pace = Literal["calm", "brisk", "at_once"]
Phrase = Literal["hello", "luck", "nice", "thanks", "wait", "sorry", "again", "bye"]
ActionForm = dict[str, Any]  # one action of a game in its JSON form: `kind` and its parameters
RequestId = str | int | None  # chosen by the client; the answer carries it


@dataclass(frozen=True, kw_only=True)
class Hello:
    """The first message of a connection, and again after a change of language or arrangement.

    Answered by `welcome`, then by `promise` while the game begins, or by a whole `view`.
    """

    type: Literal["hello"] = "hello"
    lang: Language  # of all texts on this connection
    # How the page is laid out: `phone`, `tablet`, `landscape`, `tablet-wide` or `desk`. Any other
    # text means `desk`. A game draws its board in one of two ways for it.
    arrangement: str = ""
    grounds: Grounds = field(default_factory=list)  # hashes of the board grounds the page has
    open: int | None = None  # the seat whose hand was open on this page when its connection broke
    bot: Literal[1] | None = None  # version of the bot protocol: this client is an external bot
    worlds: bool = False  # for bots: add a possible `position` to every `decide`


@dataclass(frozen=True, kw_only=True)
class Ping:
    """Asks whether the connection lives. Answered by `pong`."""

    type: Literal["ping"] = "ping"


@dataclass(frozen=True, kw_only=True)
class Nonce:
    """This person's part of the luck, after `promise`. Only the first one counts.

    The game begins when all people have sent theirs, or after ten seconds.
    """

    type: Literal["nonce"] = "nonce"
    nonce: NonceText


@dataclass(frozen=True, kw_only=True)
class Act:
    """An action of the player. Answered by `done` or `refused`.

    If it is allowed it is stored, then every connection gets its `view`, then the sender `done`.
    """

    type: Literal["act"] = "act"
    token: Token  # new for every request; the same token is stored once
    seen: int  # `seen` of the view that the player looked at
    action: ActionForm  # one action


@dataclass(frozen=True, kw_only=True)
class SetOrder:
    """Sets or clears an automatic action of the sender's seat for this turn. See *Orders*."""

    type: Literal["order"] = "order"
    order: str  # one of `orders` in the view; any other is refused (`no_order`)
    on: bool


@dataclass(frozen=True, kw_only=True)
class Try:
    """Asks what an action is called and whether it is allowed. Answered by `tried`."""

    type: Literal["try"] = "try"
    id: RequestId = None
    action: ActionForm | str  # as JSON or in its text form


@dataclass(frozen=True, kw_only=True)
class AskWhy:
    """Asks why nothing can be done at a place that was clicked. Answered by `tried`."""

    type: Literal["why"] = "why"
    id: RequestId = None
    place: str  # a parameter of actions and its value, such as `crossing-12`


@dataclass(frozen=True, kw_only=True)
class AskWhat:
    """Asks for the explanation of a thing. Anybody who sees the table may ask.

    Answered by `explained`: of the first key that has an explanation; without keys the names of
    all things; with `open` everything that lies openly before a seat.
    """

    type: Literal["what"] = "what"
    id: RequestId = None
    # Keys of elements, the uppermost first. For things in the row of a seat: key, `@`, seat
    # (`hand@1`).
    at: Keys = field(default_factory=list)
    open: int | None = None  # a seat that `opens`


@dataclass(frozen=True, kw_only=True)
class AskStats:
    """Asks what chance has given so far. Anybody who sees the table may. Answered by `stats`."""

    type: Literal["stats"] = "stats"
    id: RequestId = None


@dataclass(frozen=True, kw_only=True)
class AskHint:
    """Asks what a bot would do in the sender's place. Answered by `hint`. See *Hints*."""

    type: Literal["hint"] = "hint"
    id: RequestId = None


@dataclass(frozen=True, kw_only=True)
class Undo:
    """Takes back the sender's last step if it revealed nothing; otherwise the others are asked.

    Refused: `nothing_to_undo` before the first step, `needs_consent` if only bots could agree,
    `too_often` after fifty before a step that cannot be taken back.
    """

    type: Literal["undo"] = "undo"


@dataclass(frozen=True, kw_only=True)
class ProposeEnd:
    """Proposes to end the game with the current points. Bots agree; other people are asked."""

    type: Literal["end"] = "end"


@dataclass(frozen=True, kw_only=True)
class AnswerProposal:
    """The answer to the open proposal. The first no withdraws it, and so does any step.

    Refused: `stale` if there is no proposal.
    """

    type: Literal["answer"] = "answer"
    yes: bool


@dataclass(frozen=True, kw_only=True)
class Resign:
    """The sender gives up and a bot continues for the seat. The last one left wins."""

    type: Literal["resign"] = "resign"


@dataclass(frozen=True, kw_only=True)
class OpenHand:
    """On a shared device: whose hand is open on this page. Answered by `curtain` and a `view`.

    Refused: `foreign` if the seat is not of this device, `other_hand` while another is to decide.
    """

    type: Literal["curtain"] = "curtain"
    open: int  # a seat of this device, -1 to cover all hands


@dataclass(frozen=True, kw_only=True)
class TakeOver:
    """A bot plays for the sender's seat, or for the seat of a person who is away.

    Away means not connected, or the seat's clock gave its last answer. Only the host may do this
    for others; anybody at the table while the host is away. Otherwise refused (`foreign`).
    """

    type: Literal["takeover"] = "takeover"
    seat: int | None = None  # the sender's own if it is left out


@dataclass(frozen=True, kw_only=True)
class Return:
    """The person plays its own seat again. Refused: `too_often` after ten without a step."""

    type: Literal["return"] = "return"
    seat: int | None = None  # of several seats on a shared device, which one


@dataclass(frozen=True, kw_only=True)
class SetPace:
    """How fast the bots of the table are from now on. Only the host may (`foreign`)."""

    type: Literal["pace"] = "pace"
    pace: Pace


@dataclass(frozen=True, kw_only=True)
class Say:
    """A chat message: own words or a quick phrase. Only for people with a name on this server.

    Refused: `foreign`, `muted` by the host, `too_fast` after six, then one in two seconds.
    """

    type: Literal["say"] = "say"
    words: str | None = None  # at most 300 characters are kept
    phrase: Phrase | None = None  # translated for each reader


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """At a lesson: `show` plays the expected action, `back` takes back the learner's last one."""

    type: Literal["lesson"] = "lesson"
    do: Literal["show", "back"]


@dataclass(frozen=True, kw_only=True)
class ShowProof:
    """At a puzzle: asks for the proof. What is done afterwards solves nothing."""

    type: Literal["puzzle"] = "puzzle"
    do: Literal["show"]


@dataclass(frozen=True, kw_only=True)
class SetCoach:
    """Turns the coach on or off, or notes that a situation is understood. Stored for the person.

    Refused: `foreign` for people without an account.
    """

    type: Literal["coach"] = "coach"
    on: bool | None = None
    known: str | None = None  # the name of a situation of this game


@dataclass(frozen=True, kw_only=True)
class BotAct:
    """From an external bot: its answer to `decide`. It has a `choice` or an `action`."""

    type: Literal["act"] = "act"
    number: int  # of the decision
    choice: int | None = None  # position in `legal`, from 0
    action: ActionForm | str | None = None  # as JSON or in its text form


ClientMessage = (
    Hello
    | Ping
    | Nonce
    | Act
    | SetOrder
    | Try
    | AskWhy
    | AskWhat
    | AskStats
    | AskHint
    | Undo
    | ProposeEnd
    | AnswerProposal
    | Resign
    | OpenHand
    | TakeOver
    | Return
    | SetPace
    | Say
    | LessonStep
    | ShowProof
    | SetCoach
)
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
CLIENT_MESSAGES: Final[Decoder[ClientMessage]] = Decoder(ClientMessage)
BOT_ANSWERS: Final[Decoder[BotAct]] = Decoder(BotAct)
