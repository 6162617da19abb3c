"""The bot that plays the base variant perfectly: by the value table, and each turn exactly."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quipu.bots.bot import WeighingBot
from quipu.core.game import Game
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action
from quipu.games.dice.actions import Build, Kit, TradeGold, UseJoker
from quipu.games.dice.mixtures import BASE_7
from quipu.games.dice.sheet import BASE, CROSS, DICE, GOLD, KNIGHT, SORTS, THROWS, TURNS, bit
from quipu.games.dice.sheets import HANDS, KNIGHTS, first_hand
from quipu.games.dice.state import BUILDING, MADE, Dice
from quipu.games.dice.turning import AFTER, BEFORE, CANNOT, GAINS, RESTING, Turn
from quipu.games.dice.values import worth_of_sheets

SAME = 1e-9  # less is no difference


class PerfectBot(WeighingBot):
    """Takes what promises the highest expected total of its own; what it thinks are such totals."""

    def __init__(self, game: Game, name: str = "perfect") -> None:
        super().__init__(name)
        self.exact = True
        self.game = game
        self.turns: list[Turn] = []  # without and with fresh jokers, made when they are needed
        self.key = ""  # for which turn values were filled
        self.so_far = 0.0  # points that are certain
        self.layout: i64 = 0
        self.knights: i64 = 0
        self.hand: i64 = 0  # unused jokers
        self.stage: i64 = BEFORE
        self.mixture: i64 = 0
        self.made: i64 = 0  # gold that a joker made and that is not traded (D11.6)
        self.makes = True  # whether a joker makes such gold

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        state = self.game.imagine(view, luck)
        kit = self.game.catalogue
        assert isinstance(state, Dice)
        assert isinstance(kit, Kit)
        turn = self.look(state)
        if state.phase is BUILDING:
            return self.choose_build(turn, legal)
        turn.need_before(self.layout, self.knights)
        worth = turn.throw(self.hand)
        if state.throws == 0:
            self.think(legal[0], self.so_far + worth)
            return legal[0]
        return self.choose_throw(state, turn, kit)

    def look(self, state: Dice) -> Turn:
        """Where the own turn is; values of another turn count no more."""
        seat = state.active()
        built = state.built[seat]
        turn = self.turn_by(state.fresh_joker)
        self.layout = turn.sheets.layout(built)
        self.knights = turn.sheets.knights(built)
        self.hand = bit(self.knights) - 1 & ~state.used[seat]
        self.so_far = float(state.total(seat) + state.points_of(state.built_now))
        self.stage = BEFORE
        if state.built_now:
            self.stage = RESTING if state.built_now & BASE.sorts[KNIGHT] else AFTER
        code: i64 = 0
        for face in range(DICE):
            code += i64(state.available[face]) * BASE_7[face]
        self.mixture = turn.mixtures.of(code)
        self.made = state.count_gone(GOLD, MADE)
        self.makes = not state.joker_gold
        live = self.hand | bit(KNIGHTS) - bit(self.knights)
        key = f"{state.fresh_joker} {state.round()} {built & ~state.built_now}"
        if key != self.key or live & ~turn.live:
            self.key = key
            turn.begin(worth_of_sheets(state.fresh_joker)[TURNS - state.round()], live)
        return turn

    def turn_by(self, fresh_joker: bool) -> Turn:
        for turn in self.turns:
            if turn.fresh_joker == fresh_joker:
                return turn
        self.turns.append(Turn(fresh_joker))
        return self.turns[len(self.turns) - 1]

    # ---- throwing -------------------------------------------------------------------------

    def choose_throw(self, state: Dice, turn: Turn, kit: Kit) -> Action[Any]:
        values = turn.first if state.throws == THROWS - 2 else turn.second
        best: Action[Any] = kit.stop
        most = values[self.mixture]
        self.think(kit.stop, self.so_far + most)
        for places in range(1, bit(DICE)):
            code: i64 = 0
            for place in range(DICE):
                if places & bit(place) == 0:
                    code += BASE_7[i64(state.faces[place])]
            worth = values[turn.mixtures.of(code)]
            self.think(kit.throws[places - 1], self.so_far + worth)
            if worth > most + SAME:
                most = worth
                best = kit.throws[places - 1]
        return best

    # ---- building -------------------------------------------------------------------------

    def choose_build(self, turn: Turn, legal: list[Action[Any]]) -> Action[Any]:
        """Of equal acts the last: an end before a build, that before gold, that before a joker."""
        best = legal[len(legal) - 1]
        most = self.after(turn, best)
        for n in range(len(legal) - 1, -1, -1):
            worth = self.after(turn, legal[n])
            self.think(legal[n], self.so_far + worth)
            if worth > most + SAME:
                most = worth
                best = legal[n]
        return best

    def after(self, turn: Turn, action: Action[Any]) -> float:
        """What is to come after an act of the build phase, its own points included."""
        if isinstance(action, Build):
            return self.after_build(turn, action)
        if isinstance(action, UseJoker):
            return self.after_joker(turn, action)
        if isinstance(action, TradeGold):
            less = turn.paying.without_gold[self.mixture]
            more = turn.mixtures.more[less * DICE + action.take]
            return self.value(turn, self.stage, self.layout, self.knights, self.hand, more)
        end = turn.ends[self.layout * HANDS + first_hand(self.knights) + self.hand]
        return end + float(CROSS) if self.stage == BEFORE else end

    def value(
        self, turn: Turn, stage: i64, layout: i64, knights: i64, hand: i64, mixture: i64
    ) -> float:
        """What is to come, gold that a joker made included: it is for another joker, or nobody.

        It can be given now as well as later: who used the joker of all kinds has all knights.
        """
        best = turn.value(stage, layout, knights, hand, mixture)
        if self.made:
            for joker in range(KNIGHTS):
                if hand & bit(joker):
                    more = turn.mixtures.more[mixture * DICE + BASE.joker_gives[joker]]
                    less = hand & ~bit(joker)
                    best = max(best, turn.value(stage, layout, knights, less, more))
        return best

    def after_joker(self, turn: Turn, action: UseJoker) -> float:
        hand = self.hand & ~bit(action.joker)
        made, mixture = self.made, self.mixture
        if action.give == GOLD and made:
            self.made -= 1
        else:
            mixture = turn.paying.less[mixture * DICE + action.give]
        if action.take == GOLD and self.makes:
            self.made += 1
        else:
            mixture = turn.mixtures.more[mixture * DICE + action.take]
        worth = self.value(turn, self.stage, self.layout, self.knights, hand, mixture)
        self.made = made
        return worth

    def after_build(self, turn: Turn, action: Build) -> float:
        left = turn.paying.pay[self.mixture * len(SORTS) + action.sort]
        assert left != CANNOT
        left -= GAINS[action.sort]
        points = float(BASE.points[action.symbol])
        if action.sort == KNIGHT:
            hand = self.hand | bit(self.knights)
            return points + self.value(turn, RESTING, self.layout, self.knights + 1, hand, left)
        layout = turn.sheets.number[turn.sheets.masks[self.layout] | bit(action.symbol)]
        stage: i64 = RESTING if self.stage == RESTING else AFTER
        return points + self.value(turn, stage, layout, self.knights, self.hand, left)
