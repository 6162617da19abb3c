"""Rules for machines: ids and masks, keys, exact chance, numbers for learners, and bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from quipu.bots.bot import WeighingBot
from quipu.bots.searching import GuardedBot
from quipu.core import state as state_module
from quipu.core.chance import outcomes
from quipu.core.game import Game
from quipu.core.journal import Chronicle
from quipu.core.luck import FastLuck, ListeningLuck
from quipu.core.memory import Memory
from quipu.core.refusal import UnknownName
from quipu.core.state import Action, State
from quipu.testing.findings import Advice, Broken, rule
from quipu.testing.playing import Case, Walk, at_some_moments, cases_of, decide, position_text

MOMENTS: Final = 12
PURE: Final = str(state_module.__file__).endswith(".py")
LARGEST_KEY: Final = 1 << 63
STEPS: Final = 40  # decisions of each bot
FEW_PLAYOUTS: Final = 4


# ---- ids and masks ------------------------------------------------------------------------------


@rule("`legal_ids` and `legal_mask` name the actions of `legal`, in the same order.")
def ids_and_masks_agree(case: Case) -> None:
    catalogue = case.game.catalogue
    ids, mask = catalogue.room(), vec[u8]([1] * len(catalogue.actions))
    for way in at_some_moments(case, 70, MOMENTS):
        for seat in range(case.seats):
            legal = [int(action.index) for action in way.state.legal(seat)]
            count = int(way.state.legal_ids(seat, ids))
            if [int(ids[n]) for n in range(count)] != legal:
                raise Broken(f"legal_ids of seat {seat} differ", type(catalogue).legal_ids)
            way.state.legal_mask(seat, mask)
            if [id for id, bit in enumerate(mask) if bit] != sorted(legal):
                raise Broken(f"legal_mask of seat {seat} differs", type(catalogue).legal_ids)


# ---- keys ---------------------------------------------------------------------------------------


@rule("Equal positions have equal keys, and different ones different keys.")
def keys_stand_for_positions(case: Case) -> None:
    found: dict[int, str] = {}
    for way in at_some_moments(case, 71, 40 if PURE else 200):
        written, key = position_text(case.game, way.state), int(way.state.key())
        where = type(way.state).key
        if not 0 <= key < LARGEST_KEY:
            raise Broken(f"the key {key} has more than 63 bits", where)
        if found.setdefault(key, written) != written:
            raise Broken(f"one key for {written} and {found[key]}", where)
        again = case.game.from_position(case.game.position(way.state))
        if int(way.state.copy().key()) != key or int(again.key()) != key:
            raise Broken("a copy, or the state read back, has another key", where)
    if len(set(found.values())) != len(found):
        raise Broken("a position has two keys", type(way.state).key)


@rule("The key for a seat stands for what it sees, and not for what is hidden from it.")
def seat_keys_stand_for_views(case: Case) -> None:
    game = case.game
    found: dict[tuple[int, int], str] = {}
    for number, way in enumerate(at_some_moments(case, 72, MOMENTS if PURE else 60)):
        where = type(way.state).seen_key
        for seat in way.views:
            view, key = game.observe(way.state, seat), int(way.state.key_for(seat))
            if int(game.imagine(view, FastLuck(number)).key_for(seat)) != key:
                raise Broken(f"key_for({seat}) depends on what is hidden", where)
            if found.setdefault((seat, key), str(view.to_json())) != str(view.to_json()):
                raise Broken(f"key_for({seat}) is the same for two different views", where)
    if len({(seat, view) for (seat, _), view in found.items()}) != len(found):
        raise Broken("a view has two keys", type(way.state).seen_key)


@rule("The number of seats and the options are part of a key.")
def keys_differ_by_options(game: Game) -> None:
    cases = cases_of(game)
    states = [case.start(FastLuck(1), Chronicle()) for case in cases]
    if len({int(state.key()) for state in states}) != len(cases):
        raise Broken("games with other seats or options have the same key", type(states[0]).key)


# ---- exact chance -------------------------------------------------------------------------------


@rule("An action that draws no luck has exactly one outcome.")
def no_luck_has_one_outcome(case: Case) -> None:
    for way in at_some_moments(case, 73, MOMENTS):
        for seat in way.state.waiting():
            legal = way.state.legal(seat)
            for action in (legal[0], legal[-1]):
                luck = ListeningLuck(FastLuck(74))
                way.state.copy().apply(seat, action, luck)
                if luck.given:
                    continue
                found = outcomes(way.state, seat, action)
                if len(found) != 1 or found[0].chance != 1 or found[0].luck:
                    raise Broken(f"{action} has {len(found)} outcomes", type(action).apply)


# ---- numbers for learners -----------------------------------------------------------------------


@rule("A game has a tensor, or its environments show a learner nothing (`Game.tensor`).")
def there_is_a_tensor(game: Game) -> None:
    if game.tensor(cases_of(game)[-1].seats).size == 0:
        raise Advice("there is no tensor: observations of environments are empty", type(game))


@rule("The numbers of a tensor are as many as declared, within their ranges, and not hidden ones.")
def tensors_are_as_declared(case: Case) -> None:
    game, tensor = case.game, case.game.tensor(case.seats)
    where = type(tensor).write
    if len({part.name for part in tensor.parts}) != len(tensor.parts):
        raise Broken("two parts of the tensor have the same name", type(tensor))
    for number, way in enumerate(at_some_moments(case, 61, MOMENTS)):
        for seat in way.views:
            memory = way.memories[seat]
            found = numbers(case, way.state, seat, memory)
            for part in tensor.parts:
                values = found[part.start : part.start + part.size]
                if not part.low <= min(values) <= max(values) <= part.high:
                    raise Broken(f"{part} holds {values}", where)
            other = game.imagine(game.observe(way.state, seat, memory), FastLuck(number))
            if numbers(case, other, seat, memory) != found:
                raise Broken(f"numbers for seat {seat} depend on what is hidden", where)


def numbers(case: Case, state: State, seat: int, memory: Memory | None) -> list[int]:
    tensor = case.game.tensor(case.seats)
    cells = tensor.room()
    end = int(tensor.write(case.game.observe(state, seat, memory), cells, 0))
    if end != int(tensor.size):
        said = f"write fills {end} places, declared are {int(tensor.size)}"
        raise Broken(said, type(tensor).write)
    return [int(cell) for cell in cells]


# ---- bots ---------------------------------------------------------------------------------------


@rule("Every name in `bots` makes a bot of that name; `levels` are some of them.")
def bots_can_be_made(game: Game) -> None:
    names = game.bots()
    if not names or len(set(names)) != len(names):
        raise Broken(f"bots are {names}", type(game).bots)
    for name in names:
        made = game.bot(name)
        if made.name != name:
            raise Broken(f"player({name!r}) makes a bot called {made.name!r}", type(game).player)
    if not set(game.levels()) <= set(names):
        raise Broken(f"levels {game.levels()} are not all in {names}", type(game).levels)
    try:
        game.bot("no such bot")
    except UnknownName:
        return
    raise Broken("a bot that does not exist is made; do not override `bot`", type(game).bot)


@rule("A bot that searches by playouts has a guide that plays them better than chance.")
def playouts_are_guided(game: Game) -> None:
    for name in game.bots():
        bot = game.bot(name)
        if isinstance(bot, GuardedBot) and type(bot.guide).quick is WeighingBot.quick:
            said = f"playouts of {name!r} are played by chance: write `quick` in its guide"
            raise Advice(said, type(bot.guide))


@rule("Bots decide for what is legal, and by nothing that is hidden from their seat.")
def bots_play_by_the_rules(case: Case) -> None:
    for name in case.game.bots():
        for number, (way, seat) in enumerate(course(case, name)):
            action = decided(way, way.state, seat, name)
            refusal = action.refusal(way.state, seat)
            if refusal is not None:
                said = f"{name} decides for {action}, refused by {refusal}"
                raise Broken(said, type(case.game.bot(name)))
            view = way.game.observe(way.state, seat, way.memories[seat])
            other = way.game.imagine(view, FastLuck(number))
            if number < FEW_PLAYOUTS and decided(way, other, seat, name) != action:
                said = f"{name} decides by what is hidden from seat {seat}"
                raise Broken(said, type(case.game.bot(name)))


def course(case: Case, name: str) -> Iterator[tuple[Walk, int]]:
    """Steps of a game in which a bot and chance take turns, so that odd positions come up."""
    way = Walk(case, 1)
    for _ in range(FEW_PLAYOUTS if searches(case.game, name) else STEPS):
        waiting = way.state.waiting()
        if not waiting:
            return
        seat = waiting[way.choice.below(len(waiting))]
        yield way, seat
        by_chance = way.choice.below(3) == 0 or searches(case.game, name)
        action = decide(way.state, seat, way.game, way.choice) if by_chance else None
        way.do(seat, action or decided(way, way.state, seat, name))


def searches(game: Game, name: str) -> bool:
    return any(option.name == "playouts" for option in game.bot(name).adjustable())


def decided(way: Walk, state: State, seat: int, name: str) -> Action[Any]:
    bot = way.game.bot(name)
    if searches(way.game, name):
        bot.adjust({"playouts": FEW_PLAYOUTS})
    view = way.game.observe(state, seat, way.memories[seat])
    choice: Action[Any] = bot.decide(view, state.legal(seat), state.openings(seat), FastLuck(5))
    return choice


OF_GAMES: Final = [
    *(bots_can_be_made, playouts_are_guided, keys_differ_by_options, there_is_a_tensor),
]
OF_CASES: Final = [
    bots_play_by_the_rules,
    ids_and_masks_agree,
    keys_stand_for_positions,
    seat_keys_stand_for_views,
    no_luck_has_one_outcome,
    tensors_are_as_declared,
]
