"""Points: those everybody sees, and those on hidden cards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from quipu.hexes.bits import count_bits
from quipu.settlers.development import Development
from quipu.settlers.layout import CITIES, OWN, POINTS


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring(Development):
    """What buildings, titles and cards are worth."""

    def visible_points(self, seat: i64) -> i64:
        return self.cells[POINTS + seat]

    def total(self, seat: i64) -> i64:
        return self.cells[POINTS + seat] + self.hidden_points(seat)

    def building_points(self, seat: i64) -> i64:
        """1 for every building, 1 more for a city."""
        return count_bits(self.cells[OWN + seat]) + count_bits(self.cells[CITIES + seat])

    def totals(self) -> list[int]:
        return [int(self.total(seat)) for seat in range(self.seats)]

    def best_seats(self) -> list[int]:
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def sources(self, seat: i64) -> dict[str, int]:
        """E14.1: by source."""
        cities = int(count_bits(self.cells[CITIES + seat]))
        things = self.terms.box.things
        return {
            f"{things[1]}s": int(count_bits(self.cells[OWN + seat])) - cities,
            things[2]: 2 * cities,
            "route": int(self.title_points()) if self.route_holder == seat else 0,
            "army": int(self.title_points()) if self.army_holder == seat else 0,
            "cards": int(self.hidden_points(seat)),
        }
