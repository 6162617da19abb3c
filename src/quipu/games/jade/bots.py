"""Greedy for jade: closes for majorities, joins rivals, exchanges towards whole statues."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.bots.bot import WeighingBot
from quipu.core.game import Game
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action, State
from quipu.games.jade.actions.discovering import DrawTile, LayTile
from quipu.games.jade.actions.driving import Drive, SwapTile
from quipu.games.jade.actions.exchanging import ExchangeHidden, ExchangeOpen, ReturnArtefacts
from quipu.games.jade.actions.posting import BuyBonus, SetFigure, TakeBack
from quipu.games.jade.course import begin_move
from quipu.games.jade.faces import (
    BIT_PLACE,
    KIND_COUNT,
    NEIGHBOUR,
    PARTS,
    PRIME,
    SIDES,
    STRENGTH,
    WORD,
)
from quipu.games.jade.phases import Posting
from quipu.games.jade.prospects import UNKNOWN, Prospects
from quipu.games.jade.state import Jade
from quipu.games.jade.tastes import GREEDY, Tastes

SKETCH: Final = 3  # in playouts a third of the unseen tiles must do
LAST_BONUS: Final = 0.0  # in the last round gold is good for nothing else


class GreedyBot(WeighingBot):
    """Takes the act that promises most now; it looks one decision ahead and no further."""

    def __init__(self, game: Game, tastes: Tastes = GREEDY) -> None:
        super().__init__("greedy")
        self.game = game
        self.tastes = tastes

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, luck)
        assert isinstance(state, Jade)
        judge = Judge(state, view.seat, self.tastes)
        best = legal[0]
        best_worth = 2 * UNKNOWN
        for action in legal:
            worth = judge.worth(action)
            self.think(action, worth)
            worth += 0.001 * float(luck.below(16))  # among equal ones any
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def quick(self, state: State, seat: i64, luck: Luck) -> Action[Any]:
        legal = state.catalogue.legal(state, seat)
        best = legal[0]
        if len(legal) == 1:
            return best
        assert isinstance(state, Jade)
        judge = Judge(state, seat, self.tastes, SKETCH)
        best_worth = 2 * UNKNOWN
        for action in legal:
            worth = judge.worth(action)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best


class Judge:
    """The worth of each act to one seat."""

    def __init__(self, state: Jade, seat: i64, tastes: Tastes, stride: i64 = 1) -> None:
        self.state = state
        self.seat = seat
        self.tastes = tastes
        self.stride = stride
        self.prospects = Prospects(state, seat, tastes, stride)

    def worth(self, action: Action[Any]) -> float:
        if isinstance(action, Drive):
            return self.prospects.field_worth(action.cell)
        if isinstance(action, LayTile):
            cell = NEIGHBOUR[SIDES * i64(self.state.jeeps[self.seat]) + action.side]
            return self.prospects.lay_worth(cell, action.face)
        if isinstance(action, DrawTile):
            return self.prospects.draw_worth(i64(self.state.jeeps[self.seat]))
        if isinstance(action, SetFigure):
            return self.set_worth(action)
        if isinstance(action, TakeBack):
            return self.take_worth(action.cell)
        if isinstance(action, BuyBonus):
            return self.bonus_worth()
        if isinstance(action, SwapTile):
            return self.tastes.swap
        return self.exchange_worth(action)

    def set_worth(self, action: SetFigure) -> float:
        phase = self.state.phase
        assert isinstance(phase, Posting)
        root = self.state.board.district_of(PARTS * phase.cell + action.part)
        return self.prospects.set_worth(self.state.board.district[root], action.archaeologists)

    def take_worth(self, cell: i64) -> float:
        """J9.7: free again, less what it would have brought where it stands."""
        board = self.state.board
        size = board.figure_size(cell)
        word = board.district[board.district_of(board.figure_part(cell))]
        lost = self.prospects.worth(word) - self.prospects.worth(word - size * STRENGTH[self.seat])
        return self.prospects.tied * float(size) - self.tastes.keep - lost

    def bonus_worth(self) -> float:
        """The best drive of a bonus move, less its gold."""
        twin = self.state.copy()
        twin.gold[self.seat] -= 1
        begin_move(twin)
        prospects = Prospects(twin, self.seat, self.tastes, self.stride)
        best = 0.0
        for word in range(2):
            rest = twin.goals_high if word else twin.goals_low
            while rest:
                bit = rest & -rest
                rest ^= bit
                best = max(best, prospects.field_worth(WORD * word + BIT_PLACE[bit % PRIME]))
        if twin.last_turn:
            return best - LAST_BONUS
        return best - prospects.gold - self.tastes.bonus

    # ---- artefacts ------------------------------------------------------------------------

    def exchange_worth(self, action: Action[Any]) -> float:
        if isinstance(action, ExchangeOpen):
            return self.changed([action.give], [action.take])
        if isinstance(action, ReturnArtefacts):
            return self.changed(action.kinds, [])
        if isinstance(action, ExchangeHidden):
            rich = self.state.gold[self.seat] > 2
            hidden = self.tastes.hidden
            return hidden * float(action.count) / 2 if rich else -hidden
        return 0.0

    def changed(self, gone: list[i64], come: list[i64]) -> float:
        start = KIND_COUNT * self.seat
        hand: vec[u8] = self.state.artefacts.hands[start : start + KIND_COUNT]
        before = self.prospects.hand_worth(hand)
        for kind in gone:
            hand[kind] -= 1
        for kind in come:
            hand[kind] += 1
        return self.prospects.hand_worth(hand) - before
