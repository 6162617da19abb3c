"""What the tests of the settlers games do alike: acts at a table and questions to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import quipu
from quipu.core.luck import FastLuck, Luck, RecordedLuck
from quipu.settlers.game import SettlersGame
from quipu.settlers.layout import HAND, ROW
from quipu.settlers.state import Settlers
from tests.support.finished_games import Recipe
from tests.support.refusals import refuses

S = TypeVar("S", bound=Settlers)
Acts = list[quipu.Action[Any]]

GAMES = {key: game for key, game in quipu.games().items() if isinstance(game, SettlersGame)}
TRADES = ["trade_bank", "trade_three", "trade_two_goods", "trade_goods_set", "roll"]


def game_of(state: Settlers) -> quipu.Game:
    return next(game for game in GAMES.values() if game.catalogue is state.catalogue)


def written(state: Settlers) -> Any:
    return game_of(state).position(state)


def cards(words: str) -> dict[str, int]:
    """`brick cattle:2` as counts."""
    found: dict[str, int] = {}
    for word in words.split():
        name, _, count = word.partition(":")
        found[name] = found.get(name, 0) + int(count or 1)
    return found


def blank(form: Any) -> Any:
    """The position of a new game with nothing on the board and in no hand, in the first turn."""
    form.update(first=0, active=0, turn=len(form["players"]) + 1)
    form.update(phase={"name": "main"}, dice=[1, 2])
    form.update(offers=0, trade_closed=False, card_played=False, route=None, army=None)
    for player in form["players"]:
        player.pop("new", None)
        player.update(hand={}, cards={}, open=0, settlements=[], cities=[], routes=[])
    form["players"][0]["new"] = {}
    return form


# ---- doing --------------------------------------------------------------------------------------


def dice(*faces: int) -> Luck:
    return RecordedLuck([face - 1 for face in faces])


def who(state: Settlers, seat: int | None) -> int:
    """The seat that is named, or the active one."""
    return int(state.active) if seat is None else seat


def do(state: S, *acts: str, seat: int | None = None, luck: Luck | None = None) -> S:
    """Acts of the active seat, or of the one named, one after the other."""
    for act in acts:
        heard(state, act, seat, luck)
    return state


def heard(state: Settlers, act: str, seat: int | None = None, luck: Luck | None = None) -> Any:
    """The events of one act, which is offered as legal; whoever did it hears of it."""
    acting = who(state, seat)
    action = game_of(state).parse(act)
    chronicle = quipu.Chronicle()
    is_offered = action in state.legal(acting)
    state.apply(acting, action, luck or RecordedLuck([]), chronicle)
    assert is_offered or action.index < 0
    assert state.broken() == ""
    assert any(event.told(acting) for event in chronicle.events)
    return chronicle.events


def refused(
    state: Settlers, act: str, code: str, paragraph: str = "", seat: int | None = None
) -> None:
    """The act is refused with this code, and nothing changes."""
    refuses(game_of(state), state, who(state, seat), act, code, paragraph)


def allowed(state: Settlers, act: str, seat: int | None = None) -> bool:
    action = game_of(state).parse(act)
    is_allowed = action.refusal(state, who(state, seat)) is None
    assert action.index < 0 or is_allowed == (action in state.legal(who(state, seat)))
    return is_allowed


# ---- asking -------------------------------------------------------------------------------------


def legal(state: Settlers, kind: str, seat: int | None = None) -> list[str]:
    """The arguments of the legal actions of a kind."""
    found = [str(action) for action in state.legal(who(state, seat))]
    return [text.removeprefix(kind).strip() for text in found if text.split()[0] == kind]


def numbers(state: Settlers, kind: str, seat: int | None = None) -> list[int]:
    return [int(text) for text in legal(state, kind, seat)]


def hand(state: Settlers, seat: int) -> dict[str, int]:
    return state.terms.box.cards_json(state.cells, HAND + seat * ROW)


def totals(state: Settlers) -> list[int]:
    """The points of every seat."""
    return [int(state.total(seat)) for seat in range(int(state.seats))]


def decided(state: Settlers, seat: int) -> quipu.Action[Any]:
    """What greedy would do, from what its seat sees."""
    game = game_of(state)
    legal, openings = state.legal(seat), state.openings(seat)
    choice: quipu.Action[Any] = game.bot("greedy").decide(
        game.observe(state, seat), legal, openings, FastLuck(5)
    )
    return choice


# ---- counted trees ------------------------------------------------------------------------------


class First(Luck):
    """Gives the first of everything, so that a tree counts decisions only."""

    def choose(self, stream: int, n: int) -> int:
        return 0


def count_twice(make: Callable[[], Settlers], counts: list[int]) -> None:
    """There are so many ways to one decision, to two, and so on; counted in two ways."""
    depths = range(1, len(counts) + 1)
    assert [ways(make(), depth, by_legal) for depth in depths] == counts
    assert [ways(make(), depth, by_catalogue) for depth in depths] == counts


def ways(state: quipu.State, depth: int, after: Callable[[Any, int], list[Any]]) -> int:
    if depth == 0:
        return 1
    return sum(ways(s, depth - 1, after) for seat in state.waiting() for s in after(state, seat))


def by_legal(state: Settlers, seat: int) -> list[quipu.State]:
    """What may follow: every legal action on a copy."""
    found: list[quipu.State] = []
    for action in state.legal(seat):
        found.append(state.copy())
        found[-1].apply(seat, action, First())
    return found


def by_catalogue(state: Settlers, seat: int) -> list[quipu.State]:
    """The same through positions and the whole catalogue."""
    game = game_of(state)
    found: list[quipu.State] = []
    for action in game.catalogue.actions:
        if action.refusal(state, seat) is None:
            found.append(game.from_position(game.position(state)))
            found[-1].apply(seat, action, First())
            assert found[-1].broken() == ""
    return found


# ---- finished games -----------------------------------------------------------------------------


@dataclass
class SettlersRecipe(Recipe):
    """Each seat does what it likes best, and of one decision in so many makes an offer."""

    offers: int = 12

    def liked(self, seat: int) -> list[str]:
        """Kinds of action, best first."""
        raise NotImplementedError

    def weighed(self, state: quipu.State, seat: int, acts: Acts) -> Acts:
        """The actions that are worth a thought."""
        return acts

    def otherwise(self, acts: Acts) -> Acts:
        """What is done when nothing liked can be."""
        rest = [act for act in acts if act.kind in TRADES]
        return rest or [act for act in acts if act.kind == "end_turn"] or acts

    def decide(
        self, game: quipu.Game, state: quipu.State, seat: int, luck: quipu.Luck
    ) -> quipu.Action[Any]:
        """What it likes best; one decision in eight is a whim, and some of those are offers."""
        acts = sorted(state.legal(seat), key=str)
        offers = [form for form in state.openings(seat) if form.kind == "offer_trade"]
        if offers and luck.below(self.offers) == 0:
            return offer(game, offers[0].to_json(), luck)
        if luck.below(8) == 0:
            return acts[luck.below(len(acts))]
        acts = self.weighed(state, seat, acts)
        for kind in self.liked(seat):
            fitting = [act for act in acts if act.kind == kind]
            if fitting:
                return fitting[luck.below(len(fitting))]
        rest = self.otherwise(acts)
        return rest[luck.below(len(rest))]


def offer(game: quipu.Game, form: Any, luck: quipu.Luck) -> quipu.Action[Any]:
    """One card for one, to all."""
    give = list(form["give"])[luck.below(len(form["give"]))]
    others = [kind for kind in form["want"] if kind != give]
    want = others[luck.below(len(others))]
    return game.parse({"kind": "offer_trade", "give": {give: 1}, "want": {want: 1}, "to": None})
