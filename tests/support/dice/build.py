"""Positions and plays for the tests of the dice games: dice by their faces, sheets by symbols."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, TypeVar

import quipu
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import BASE, SORTS
from quipu.games.dice.state import Dice
from tests.support.dice import ledger
from tests.support.dice.ledger import FACES

S = TypeVar("S", bound=Dice)

BASE_GAME = quipu.game("dice")
PLUS_GAME = quipu.game("dice-plus")
NO_LUCK = quipu.RecordedLuck([])  # notices when it is asked
SILENT = quipu.Journal()


def game_of(state: quipu.State) -> quipu.Game:
    return PLUS_GAME if isinstance(state, DicePlus) else BASE_GAME


def position(state: quipu.State) -> Any:
    return game_of(state).position(state)


# ---- states ---------------------------------------------------------------------------------


def begun(seats: int = 1, key: str = "dice", **options: object) -> Dice:
    """A new game in which seat 0 begins."""
    state = quipu.game(key).start(seats, NO_LUCK, SILENT, **{"first_seat": 0, **options})
    assert isinstance(state, Dice)
    return state


def base(dice: str = "", *sheets: str, used: str = "", turn: int = 0, **options: object) -> Dice:
    """Seat 0's turn in the base variant, with these symbols on the sheets of the seats.

    With dice the result stands, without them nothing is thrown yet. The first turns built as
    much as six dice can, the others, if `turn` is later, nothing.
    """
    written = [sheet.split() for sheet in sheets or [""]]
    scores = [scored(built) for built in written]
    turn = turn or max(len(boxes) for boxes in scores) + 1
    form = laid(BASE_GAME, dice, len(written), options)
    form["turn"] = (turn - 1) * len(written) + 1
    for seat, built in enumerate(written):
        boxes: list[object] = [*scores[seat], *["x"] * (turn - 1 - len(scores[seat]))]
        form["sheets"][seat] = {"built": built, "used": [], "boxes": boxes}
    form["sheets"][0]["used"] = used.split()
    state = BASE_GAME.from_position(form)
    assert isinstance(state, Dice)
    return state


def scored(symbols: list[str]) -> list[int | str]:
    """The points of the first turns, each of which builds of these what six dice can."""
    prices = {sort: sum(cost.values()) for sort, cost in ledger.COMMON["costs"].items()}
    points: list[int | str] = []
    left, built = list(symbols), 0
    while left:
        dice, score = 6, 0
        for id in list(left):
            number = BASE.number[id]
            price = prices[SORTS[BASE.sort[number]]]
            if price <= dice and (BASE.after[number] | BASE.road[number]) & ~built == 0:
                left.remove(id)
                built |= 1 << number
                dice -= price
                score += int(BASE.points[number])
        assert score, f"{left} cannot be built"
        points.append(score)
    return points


def plus(
    dice: str = "",
    *sheets: str,
    used: str = "",
    turn: int = 85,
    army: int | None = None,
    route: int | None = None,
    **options: object,
) -> DicePlus:
    """Seat 0's turn in the Plus variant; `turn` counts over all seats, as in DP2.1."""
    written = [sheet.split() for sheet in sheets or [""]]
    written += [[]] * (2 - len(written))
    form = laid(PLUS_GAME, dice, len(written), options)
    form.update(turn=turn, first=-(turn - 1) % len(written), army=army, route=route)
    form["sheets"] = [{"built": built, "used": []} for built in written]
    form["sheets"][0]["used"] = used.split()
    if not dice:
        count = 6 if options.get("dice_ramp") is False else min(6, 2 + turn)
        form.update(dice=[None] * count, dice_state=["available"] * count)
    state = PLUS_GAME.from_position(form)
    assert isinstance(state, DicePlus)
    return state


def laid(game: quipu.Game, dice: str, seats: int, options: dict[str, object]) -> Any:
    """A new game's position with seat 0 first, and with these dice as the result."""
    luck = quipu.RecordedLuck([0] if seats > 1 else [])
    form: Any = game.position(game.start(seats, luck, SILENT, **options))
    if dice:
        faces = dice.split()
        form.update(phase="building", throws=3, dice=faces)
        form["dice_state"] = ["available"] * len(faces)
    return form


def marked(state: S, symbols: str, seat: int = 0) -> S:
    """With these symbols on a sheet that had no turns for them: to look at, not to play on."""
    built = state.built[:]
    built[seat] |= state.sheet.mask(symbols.split())
    state.built = built
    return state


# ---- plays ----------------------------------------------------------------------------------


def throw(state: S, faces: str, *places: int) -> S:
    """Throw the dice in these places, or in the first ones; luck gives these faces."""
    given = [FACES.index(face) for face in faces.split()]
    luck = quipu.RecordedLuck(given)
    dice = list(places) or list(range(len(given)))
    action = game_of(state).parse({"kind": "throw_dice", "dice": dice})
    state.apply(state.active(), action, luck)
    assert luck.is_spent()
    return state


def play(state: S, *acts: str, journal: quipu.Journal = SILENT) -> S:
    """Do this, in text form, for the seat whose turn it is; no luck is needed."""
    for act in acts:
        action = game_of(state).parse(act)
        state.apply(state.active(), action, NO_LUCK, journal)
        assert state.broken() == ""
    return state


def take_turn(state: S, faces: str, *acts: str) -> S:
    """A whole turn: one throw, a stop, these acts, and its end."""
    return play(throw(state, faces), "stop_throwing", *acts, "end_turn")


# ---- questions ------------------------------------------------------------------------------


def legal(state: Dice, kind: str = "", seat: int | None = None) -> set[str]:
    """What is legal, in text form: all of it, or the acts whose text begins so."""
    who = int(state.active()) if seat is None else seat
    return {str(action) for action in state.legal(who) if str(action).startswith(kind)}


def available(state: Dice) -> str:
    """The faces of the available dice, in order of their places."""
    form = position(state)
    pairs = zip(form["dice"], form["dice_state"], strict=True)
    return " ".join(str(face) for face, how in pairs if how in ("available", "made"))


def shown(state: Dice) -> str:
    """The faces of all dice in order of their places, whether spent or lost or not."""
    return " ".join(str(face) for face in position(state)["dice"])


def built(state: Dice, seat: int = 0) -> set[str]:
    return set(position(state)["sheets"][seat]["built"])


def boxes(state: Dice, seat: int = 0) -> list[int | str]:
    return list(position(state)["sheets"][seat]["boxes"])


def crossed_out(state: Dice, seat: int = 0) -> list[str]:
    return list(position(state)["sheets"][seat]["used"])


def cost(sort: str) -> str:
    """The dice that pay for a road, knight, settlement or city, as the ledger prints it."""
    return " ".join(
        face for face, units in ledger.COMMON["costs"][sort].items() for _ in range(units)
    )


def six(dice: str, rest: str = "gold") -> str:
    """These dice, filled up to six."""
    faces = dice.split()
    return " ".join([*faces, *[rest] * (6 - len(faces))])


# ---- searches -------------------------------------------------------------------------------

Mixture = tuple[str, ...]


def within(dice: int) -> set[Mixture]:
    """All mixtures of symbols whose costs need no more than so many dice."""
    sizes = {sort: len(cost(sort).split()) for sort in sorted(ledger.COMMON["costs"])}
    every = [mixture for n in range(4) for mixture in combinations_with_replacement(sizes, n)]
    return {mixture for mixture in every if sum(sizes[sort] for sort in mixture) <= dice}


def mixtures_built(state: Dice) -> set[Mixture]:
    """All mixtures that the rules let the active seat build from here, without joker or gold."""
    found: set[Mixture] = {()}
    for act in legal(state, "build"):
        sort = act.split()[0].removeprefix("build_")
        after = mixtures_built(play(state.copy(), act))
        found |= {tuple(sorted((sort, *more))) for more in after}
    return found


def random_state(key: str, seats: int, seed: int, decisions: int, **options: object) -> Dice:
    """Where chance gets after so many decisions."""
    luck = quipu.FastLuck(seed)
    state = quipu.game(key).start(seats, luck, SILENT, **options)
    for _ in range(decisions):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        acts = state.legal(seat)
        state.apply(seat, acts[luck.below(len(acts))], luck)
    assert isinstance(state, Dice)
    return state
