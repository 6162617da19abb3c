"""What the land promises to one seat: ruins to build over, room for a tribe, advantage cards."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.games.inca import bots_weights as weigh
from quipu.games.inca.lands import RUINED
from quipu.games.inca.state import FIRST_GOAL, LAST_GOAL, SECOND_GOAL, Inca
from quipu.hexes.bits import BITS, lowest
from quipu.settlers.bots_outlook import Outlook
from quipu.settlers.bots_weights import ARMY_STEP, POINT, ROUTE_STEP, WIN
from quipu.settlers.layout import BUILT, NOBODY


class IncaOutlook(Outlook):
    """One seat's eyes on a position of the Inkas; points are culture markers."""

    def __init__(self, state: Inca, seat: i64) -> None:
        super().__init__(state, seat, LAST_GOAL, weigh.KIND_WORTH)
        self.inca = state
        self.found: i64 = 0  # places around, while room is looked for

    # ---- tribes ---------------------------------------------------------------------------

    def missing(self) -> i64:
        """Markers that the active tribe still needs."""
        markers = self.state.visible_points(self.seat)
        if markers < FIRST_GOAL:
            return FIRST_GOAL - markers
        return SECOND_GOAL - markers if markers < SECOND_GOAL else LAST_GOAL - markers

    def points(self, count: i64) -> float:
        """I13.1, I14.1: a complete tribe makes way for the next, which begins with a marker."""
        worth = POINT * float(count)
        if count >= self.left:
            return worth + WIN
        return worth + (weigh.COMPLETE if 0 < self.missing() <= count else 0.0)

    # ---- sites ----------------------------------------------------------------------------

    def is_site(self, corner: i64) -> bool:
        """I7.12: a ruin may be built over."""
        return super().is_site(corner) or self.state.cells[RUINED] & BITS[corner] != 0

    def favours(self, crossing: i64) -> float:
        """I4.3, I7.13: an own ruin yields already; a foreign one yields no longer."""
        if not self.state.cells[RUINED] & BITS[crossing]:
            return 0.0
        owner = self.state.owner_at(crossing)
        if owner == self.seat:
            return -weigh.OWN_RUIN * self.yields(crossing)
        double = 2.0 if self.state.cities(owner) & BITS[crossing] else 1.0
        return weigh.EVICT * double * self.threat(owner) * self.pips_at(crossing)

    def pips_at(self, crossing: i64) -> float:
        count = 0.0
        for n in range(3):
            hex = self.grid.corner_hexes[crossing * 3 + n]
            if hex != NOBODY:
                count += self.hex_pips(hex)
        return count

    def start_worth(self, crossing: i64) -> float:
        """I2.11, I14.2: what it yields, and where the tribe can go from there."""
        return self.yields(crossing) + self.room(crossing)

    def room(self, crossing: i64) -> float:
        """The best places within reach of a few roads."""
        self.found = 0
        self.look_around(crossing, weigh.ROOM_STEPS)
        near = self.found & ~self.grid.near[crossing]
        best = 0.0
        second = 0.0
        third = 0.0
        while near != 0:
            worth = self.yields(lowest(near))
            near &= near - 1
            if worth > best:
                best, second, third = worth, best, second
            elif worth > second:
                second, third = worth, second
            else:
                third = max(third, worth)
        if best == 0.0:
            return weigh.CRAMPED
        return weigh.ROOM[0] * best + weigh.ROOM[1] * second + weigh.ROOM[2] * third

    def look_around(self, corner: i64, steps: i64) -> None:
        """Free paths only; I7.3, I7.4: not past a building."""
        for n in range(3):
            path = self.grid.corner_sides[corner * 3 + n]
            if path == NOBODY or self.state.is_taken(path):
                continue
            other = self.grid.other_end(path, corner)
            if self.is_site(other):
                self.found |= BITS[other]
            if steps > 1 and not self.state.cells[BUILT] & BITS[other]:
                self.look_around(other, steps - 1)

    # ---- advantage cards ------------------------------------------------------------------

    def prize_step(self, prize: float, have: i64, need: i64, share: float) -> float:
        """A card that is won now, or a part of it."""
        return prize if have >= need else share * prize / float(1 + need - have)

    def title_step(self, have: i64, need: i64, share: float) -> float:
        """I8.6, I13.4: the route's card, which goes with the tribe."""
        last = weigh.LAST_ROADS if self.missing() <= 1 else 1.0
        return last * self.prize_step(weigh.ROUTE_PRIZE, have, need, ROUTE_STEP)

    def army_prize(self, have: i64, need: i64) -> float:
        """I11.1: Mightiest Combat Arts."""
        return self.prize_step(weigh.COMBAT_PRIZE, have, need, ARMY_STEP)

    def card_worth(self) -> float:
        return weigh.CARD + weigh.COMBAT_CHANCE * self.army_step()

    # ---- others ---------------------------------------------------------------------------

    def robber_worth(self, hex: i64) -> float:
        """I9.6: on the frame he troubles nobody."""
        return 0.0 if hex < 0 else super().robber_worth(hex)
