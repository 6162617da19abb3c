"""Greedy for the dice games: throws for the best expected turn, and builds the best plan of it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.bots.bot import WeighingBot
from quipu.core.game import Game
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action, State
from quipu.games.dice.actions import Kit
from quipu.games.dice.mixtures import BASE_7, Mixtures, mixtures
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import (
    ANY,
    BASE,
    COSTS,
    CROSS,
    DICE,
    GOLD,
    KNIGHT,
    MARKED_ROAD,
    ROAD,
    SETTLEMENT,
    SORTS,
    THROWS,
    TITLE_POINTS,
    TURNS,
    bit,
    count_bits,
)
from quipu.games.dice.state import BUILDING, Dice

# D14.5: what six dice can build in one turn, as roads, knights, settlements, cities
ORDERS: Final = [
    [1, 0, 0, 0],
    [2, 0, 0, 0],
    [3, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 2, 0, 0],
    [1, 1, 0, 0],
    [0, 0, 1, 0],
    [1, 0, 1, 0],
    [0, 0, 0, 1],
]
JOKER_WORTH: Final = 1.4
SITE_SHARE: Final = 0.1  # how much of a site's points its roads are worth before it is built
HOPELESS: Final = -1000.0


class Plan:
    """One order filled in: symbols in the order of building, and what they are worth."""

    def __init__(self, order: list[int], symbols: list[int], worth: float) -> None:
        self.symbols = symbols
        self.worth = worth
        self.joker_cost = JOKER_WORTH  # of each joker that helps to pay for it
        self.need = vec[i64]([0] * DICE)
        for sort in range(len(SORTS)):
            for face in range(DICE):
                self.need[face] += order[sort] * COSTS[sort * DICE + face]

    def rank(self) -> float:
        return -self.worth


class Wishes:
    """What a seat would like to build now, judged from its own sheet and the titles."""

    def __init__(self, state: Dice, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.turns_left: i64 = TURNS - state.round()
        self.jokers = vec[i64]([0] * DICE)  # usable ones by the face they give
        self.any_jokers: i64 = 0
        for joker in range(len(state.sheet.joker_ids)):
            if self.is_usable(joker):
                gives = state.sheet.joker_gives[joker]
                if gives == ANY:
                    self.any_jokers += 1
                else:
                    self.jokers[gives] += 1
        self.joker_count: i64 = self.any_jokers
        for face in range(DICE):
            self.joker_count += self.jokers[face]
        self.plans: list[Plan] = []
        for order in ORDERS:
            plan = self.fill(order)
            if plan is not None:
                self.plans.append(plan)
        self.plans.sort(key=Plan.rank)
        self.value = 0.0  # of the plan that `best_plan` found last
        self.nothing: float = CROSS if state.built_now == 0 and state.sheet is BASE else 0.0

    def is_usable(self, joker: i64) -> bool:
        state = self.state
        return (
            state.has_knights(self.seat, joker)
            and (state.used[self.seat] & bit(joker)) == 0
            and not state.is_resting(joker)
        )

    # ---- what symbols are worth -----------------------------------------------------------

    def fill(self, order: list[int]) -> Plan | None:
        """The best symbols for an order, one after another; None if the sheet has no room."""
        left = list(order)
        built = self.state.built[self.seat]
        symbols: list[int] = []
        worth = 0.0
        while sum(left) > 0:
            symbol = self.best_next(left, built)
            if symbol < 0:
                return None
            worth += self.worth(symbol, built)
            built |= bit(symbol)
            left[self.state.sheet.sort[symbol]] -= 1
            symbols.append(symbol)
        return Plan(order, symbols, worth)

    def best_next(self, left: list[int], built: i64) -> int:
        """The best buildable symbol of the order: sites first, then roads that open one."""
        sheet = self.state.sheet
        best = -1
        best_worth = HOPELESS
        for symbol in range(sheet.size):
            sort = sheet.sort[symbol]
            if left[sort] == 0 or built & bit(symbol):
                continue
            if (sheet.after[symbol] | sheet.road[symbol]) & ~built:
                continue
            worth = self.worth(symbol, built)
            if sort != ROAD:
                worth += 100.0
            elif self.opens(symbol, left, built):
                worth += 50.0
            if worth > best_worth:
                best_worth = worth
                best = symbol
        return best

    def opens(self, road: i64, left: list[int], built: i64) -> bool:
        """Whether this road leads to a site that the order still wants."""
        sheet = self.state.sheet
        for symbol in range(sheet.size):
            if (
                sheet.sort[symbol] >= SETTLEMENT
                and left[sheet.sort[symbol]] > 0
                and sheet.road[symbol] == bit(road)
                and (sheet.after[symbol] & ~built) == 0
            ):
                return True
        return False

    def worth(self, symbol: i64, built: i64) -> float:
        sheet = self.state.sheet
        sort = sheet.sort[symbol]
        points = float(sheet.points[symbol])
        if sort == ROAD:
            points += self.road_promise(symbol, built)
        elif sort == KNIGHT:
            points += JOKER_WORTH if self.turns_left > 0 else 0.0
        if isinstance(self.state, DicePlus):
            points += self.title_worth(self.state, symbol, built)
        return points

    def road_promise(self, road: i64, built: i64) -> float:
        """A share of the points of every open site that this road brings nearer."""
        sheet = self.state.sheet
        promise = 0.0
        plus = isinstance(self.state, DicePlus)
        for symbol in range(sheet.size):
            if sheet.sort[symbol] < SETTLEMENT or built & bit(symbol):
                continue
            missing = self.missing_roads(symbol, road, built)
            if missing > 0 and (plus or missing <= 2 * self.turns_left + 1):
                promise += SITE_SHARE * float(sheet.points[symbol]) / float(missing * missing)
        return promise

    def missing_roads(self, site: i64, road: i64, built: i64) -> i64:
        """Unbuilt roads on the way to a site if the road lies on that way, else 0."""
        sheet = self.state.sheet
        missing: i64 = 0
        passes = False
        step = sheet.road[site]
        while step and (step & built) == 0:
            missing += 1
            passes = passes or step == bit(road)
            step = sheet.road[self.road_of(step)]
        return missing if passes else 0

    def road_of(self, mask: i64) -> i64:
        number: i64 = 0
        while bit(number) != mask:
            number += 1
        return number

    def title_worth(self, state: DicePlus, symbol: i64, built: i64) -> float:
        """DP5, DP6: a title now, or a step towards it."""
        sort = state.sheet.sort[symbol]
        if sort == KNIGHT:
            have = count_bits((built | bit(symbol)) & state.sheet.sorts[KNIGHT])
            rival = state.knights(state.army) if state.army >= 0 else 2
            return self.reach(have, rival, state.army)
        if sort != ROAD:
            return 0.0
        have = state.length_of(built | bit(symbol))
        if state.sheet.main_line & bit(symbol) or have > state.length_of(built):
            rival = state.route_length(state.route) if state.route >= 0 else 4
            if state.route < 0 and state.sheet.ids[symbol] == MARKED_ROAD:
                return float(TITLE_POINTS)
            return self.reach(have, rival, state.route)
        return 0.0

    def reach(self, have: i64, rival: i64, holder: i64) -> float:
        if holder == self.seat:
            return 0.2
        if have > rival:
            return float(TITLE_POINTS) + (0.7 if holder >= 0 else 0.0)
        return 0.5 / float(1 + rival - have)

    # ---- what dice are worth --------------------------------------------------------------

    def jokers_needed(self, plan: Plan, have: vec[i64]) -> i64:
        """How many jokers must help these dice to pay for a plan; -1 if they cannot."""
        missing: i64 = 0
        matched: i64 = 0
        spare: i64 = have[GOLD]
        for face in range(GOLD):
            lack = plan.need[face] - have[face]
            if lack > 0:
                missing += lack
                matched += min(lack, self.jokers[face])
            else:
                spare -= lack
        trades = min(missing, have[GOLD] // 2)
        wanted = missing - trades
        if wanted == 0:
            return 0
        if wanted > matched + self.any_jokers or wanted > spare - 2 * trades:
            return -1
        return wanted

    def best_plan(self, have: vec[i64]) -> i64:
        """The number of the best plan that these dice pay for; -1 for building nothing."""
        self.value = self.nothing
        best: i64 = -1
        for number in range(len(self.plans)):
            plan = self.plans[number]
            if plan.worth <= self.value:
                break  # the plans stand in order of worth
            worth = self.worth_with(plan, have)
            if worth > self.value:
                self.value = worth
                best = number
        return best

    def worth_with(self, plan: Plan, have: vec[i64]) -> float:
        jokers = self.jokers_needed(plan, have)
        if jokers <= 0:
            return plan.worth if jokers == 0 else HOPELESS
        return plan.worth - JOKER_WORTH * float(jokers) * (1.0 if self.turns_left > 0 else 0.1)


class GreedyBot(WeighingBot):
    """Looks at one turn: exact chances for the dice, a rough worth for what is built."""

    def __init__(self, game: Game) -> None:
        super().__init__("greedy")
        self.game = game
        self.mixtures: Mixtures = mixtures()
        self.turn_key = ""
        self.after_second = vec[float]([])  # value of keeping a mixture for the third throw
        self.after_first = vec[float]([])  # value of keeping a mixture for the second throw

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        return self.best(self.game.imagine(view, luck))

    def quick(self, state: State, seat: i64, luck: Luck) -> Action[Any]:
        self.thoughts = []
        return self.best(state)

    def best(self, state: State) -> Action[Any]:
        kit = self.game.catalogue
        assert isinstance(state, Dice)
        assert isinstance(kit, Kit)
        if state.phase is BUILDING:
            return self.choose_build(state, kit)
        if state.throws == 0:
            return kit.throws[bit(state.dice_count()) - 2]
        return self.choose_throw(state, kit)

    def wishes(self, state: Dice, seat: i64) -> Wishes:
        """What the seat would like to build."""
        return Wishes(state, seat)

    # ---- throwing -------------------------------------------------------------------------

    def look_ahead(self, state: Dice) -> None:
        """The exact value of every part to keep, for both further throws of this turn."""
        seat = state.active()
        key = f"{state.turn} {seat} {state.built[seat]} {state.used[seat]}"
        if isinstance(state, DicePlus):
            key += f" {titles_key(state)}"
        if key == self.turn_key:
            return
        self.turn_key = key
        wishes = self.wishes(state, seat)
        dice = state.dice_count()
        table = self.mixtures
        values = vec[float]([0.0] * len(table.codes))
        have = vec[i64]([0] * DICE)
        for mixture in range(table.starts[dice], table.starts[dice + 1]):
            for face in range(DICE):
                have[face] = table.count(mixture, face)
            wishes.best_plan(have)
            values[mixture] = wishes.value
        table.keeping(values, dice)
        self.after_second = values
        better = table.best_keep(values, dice)
        table.keeping(better, dice)
        self.after_first = better

    def choose_throw(self, state: Dice, kit: Kit) -> Action[Any]:
        self.look_ahead(state)
        values = self.after_first if state.throws == THROWS - 2 else self.after_second
        dice = state.dice_count()
        everything = bit(dice) - 1
        best = HOPELESS
        throw: i64 = 0
        for places in range(bit(dice)):
            code: i64 = 0
            for place in range(dice):
                if (places & bit(place)) == 0:
                    code += BASE_7[i64(state.faces[place])]
            value = values[self.mixtures.of(code)]
            self.think(kit.throws[places - 1] if places else kit.stop, value)
            if value > best + 1e-9:
                best = value
                throw = places
        assert throw <= everything
        return kit.stop if throw == 0 else kit.throws[throw - 1]

    # ---- building -------------------------------------------------------------------------

    def choose_build(self, state: Dice, kit: Kit) -> Action[Any]:
        if state.has_won():  # DP8.1: nothing is left to gain
            return kit.end
        seat = state.active()
        wishes = self.wishes(state, seat)
        have = vec[i64]([int(state.available[face]) for face in range(DICE)])
        best = wishes.best_plan(have)
        for each in wishes.plans:
            worth = wishes.worth_with(each, have)
            if worth > HOPELESS:
                self.think(kit.builds[each.symbols[0]], worth)
        self.think(kit.end, wishes.nothing)
        if best < 0:
            return kit.end
        plan = wishes.plans[best]
        first = kit.builds[plan.symbols[0]]
        if wishes.jokers_needed(plan, have) == 0 and state.can_pay(first.sort):
            return first
        return self.prepare(state, kit, wishes, plan)

    def prepare(self, state: Dice, kit: Kit, wishes: Wishes, plan: Plan) -> Action[Any]:
        """Turn dice towards the plan: jokers that give just what is missing, then gold."""
        seat = state.active()
        jokers = wishes.jokers_needed(plan, vec[i64]([int(n) for n in state.available]))
        if jokers > 0:
            for action in kit.jokers:
                if self.helps(state, plan, action.give, action.take) and (
                    action.refusal(state, seat) is None
                ):
                    return action
        for face in range(GOLD):
            if plan.need[face] > i64(state.available[face]):
                return kit.golds[face]
        return kit.builds[plan.symbols[0]]

    def helps(self, state: Dice, plan: Plan, give: i64, take: i64) -> bool:
        """The die given is not needed, the face gained is; gold pairs stay together."""
        if plan.need[take] <= i64(state.available[take]):
            return False
        if give != GOLD:
            return i64(state.available[give]) > plan.need[give]
        odd = (state.available[GOLD] & 1) == 1
        return odd or not self.has_spare(state, plan)

    def has_spare(self, state: Dice, plan: Plan) -> bool:
        for face in range(GOLD):
            if i64(state.available[face]) > plan.need[face]:
                return True
        return False


def titles_key(state: DicePlus) -> str:
    """Who holds the titles, and by how much."""
    army, route = state.army, state.route
    knights = state.knights(army) if army >= 0 else 0
    return f"{army} {knights} {route} {state.route_length(route) if route >= 0 else 0}"
