"""From words of the command line to a game, its seats and its options, or to a clear fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quipu.cli.voice import Fault, Voice, nearest

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.options import Option

LONGEST_NAME: Final = 24
MOST_SEATS: Final = 64
GREEDY: Final = "greedy"
RANDOM: Final = "random"


def find_game(key: str) -> Game:
    from quipu.registry import broken_plugins, games

    known = games()
    if key not in known:
        for left in broken_plugins():
            if left.name == key:
                raise Fault("left-out", game=key, place=str(left.place), reason=left.reason)
        close = nearest(key, list(known))
        raise Fault("no-such-game", game=key, close=close, known=", ".join(known))
    return known[key]


# ---- seats ------------------------------------------------------------------------------------


def read_seats(game: Game, text: str) -> list[dict[str, object]]:
    """Seats as the record keeps them: the name of a bot makes a bot seat, other words people."""
    seats: list[dict[str, object]] = []
    taken: set[str] = set()
    for word in split_words(text, "--seats"):
        name = free_name(word, taken)
        taken.add(name)
        seats.append({"name": name, "bot": word} if word in game.bots() else {"name": name})
    return seats


def split_words(text: str, option: str) -> list[str]:
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not word or len(word) > LONGEST_NAME or not word.isprintable():
            raise Fault("bad-name", option=option, word=word, most=LONGEST_NAME)
    if len(words) > MOST_SEATS:
        raise Fault("too-many-seats", n=len(words))
    return words


def free_name(word: str, taken: set[str]) -> str:
    """The word itself, or with the first number that nobody at the table has yet."""
    name, number = word, 1
    while name in taken:
        number += 1
        name = f"{word} {number}"
    return name


def usual_bot(game: Game) -> str:
    """The bot that people meet first: greedy if the game has it, otherwise its last one."""
    return GREEDY if GREEDY in game.bots() else game.bots()[-1]


def usual_bots(game: Game) -> str:
    """Two seats for a comparison: the usual bot and chance, or the first bot of the game."""
    other = RANDOM if RANDOM in game.bots() else game.bots()[0]
    return f"{usual_bot(game)},{other}"


def read_bots(game: Game, text: str) -> list[str]:
    words = split_words(text, "--bots")
    for word in words:
        if word not in game.bots():
            raise Fault(
                "no-such-bot",
                bot=word,
                game=game.key,
                close=nearest(word, game.bots()),
                known=", ".join(game.bots()),
            )
    return words


# ---- options ----------------------------------------------------------------------------------


def read_options(
    voice: Voice, game: Game, pairs: tuple[str, ...], seats: int
) -> dict[str, bool | int | str]:
    """All options of the game with the chosen values; seats and values fit each other."""
    from quipu.core.options import settle
    from quipu.core.refusal import IllegalAction
    from quipu.texts import describe_refusal

    chosen: dict[str, object] = {}
    for pair in pairs:
        name, is_pair, text = pair.partition("=")
        if not is_pair:
            raise Fault("option-form", pair=pair)
        if name in chosen:
            raise Fault("option-twice", name=name)
        chosen[name] = read_value(voice, find_option(game, name), text, seats)
    check_seats(voice, game, settle(game.options, seats, chosen), seats)
    try:
        return game.agree(seats, chosen)
    except IllegalAction as error:
        sentence = describe_refusal(voice.of(game), error.refusal.code, error.refusal.detail)
        raise Fault("bad-options", why=sentence, paragraph=error.refusal.paragraph) from None


def find_option(game: Game, name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    known = [option.name for option in game.options]
    raise Fault(
        "no-such-option",
        name=name,
        game=game.key,
        close=nearest(name, known),
        known=", ".join(known) or "none",
    )


def read_value(voice: Voice, option: Option, text: str, seats: int) -> bool | int | str:
    value = option.read(text)
    if not option.takes(value, seats):
        raise Fault(
            "bad-value",
            name=option.name,
            value=text,
            values=option_values(voice, option),
            paragraph=option.paragraph,
        )
    return value


def option_values(voice: Voice, option: Option) -> str:
    """The values an option takes, in words."""
    form = option.to_json()
    kind = str(form.get("type"))
    if kind == "choice":
        return option.words()
    if kind == "range":
        return voice.say("values-range", low=str(form["low"]), high=str(form["high"]))
    return voice.say(f"values-{kind}") if kind in ("bool", "seat") else option.words()


def check_seats(voice: Voice, game: Game, agreed: dict[str, bool | int | str], seats: int) -> None:
    counts = game.seat_counts(agreed)
    if seats not in counts:
        raise Fault(
            "wrong-seats",
            game=game.key,
            n=seats,
            counts=count_range(voice, counts),
            paragraph=game.seats_paragraph(),
            remedy=seats_remedy(game, agreed, seats),
        )


def count_range(voice: Voice, counts: list[int]) -> str:
    """1, 2, 3, 4 as "1 to 4"."""
    if counts == list(range(counts[0], counts[-1] + 1)) and len(counts) > 1:
        return voice.say("values-range", low=str(counts[0]), high=str(counts[-1]))
    return voice.listed([str(count) for count in counts])


def seats_remedy(game: Game, agreed: dict[str, bool | int | str], seats: int) -> str:
    """An option with which the game is for so many, or "none"."""
    for option in game.options:
        for value in option.samples(seats):
            if seats in game.seat_counts({**agreed, option.name: value}):
                return f"{option.name}={shown_value(value)}"
    return "none"


def shown_value(value: bool | int | str) -> str:
    """A value as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- one seat of a record ---------------------------------------------------------------------


def find_seat(names: list[str], word: str | None) -> int:
    """A seat by its number from 0 or by its name; the spectator (-1) when none is named."""
    if word is None:
        return -1
    if word in names:
        return names.index(word)
    if word.isascii() and word.isdecimal() and len(word) < 4 and int(word) < len(names):
        return int(word)
    raise Fault("no-such-seat", seat=word, most=str(len(names) - 1), names=", ".join(names))
