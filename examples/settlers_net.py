"""A net for the settlers games that knows which places of the board touch which.

Crossings, paths and hexes each have numbers of their own, made with the same weights everywhere,
so that what is learned of one crossing holds for all of them. Acts at a place are rated by the
numbers of that place, all other acts by what the whole position amounts to.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import quipu
from quipu.envs import described

CHANCES = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]  # of 36, by number
ON_BOARD = ("kinds", "numbers", "harbours", "buildings", "routes", "robber")
PLACES = ("crossing", "path", "hex")
WIDTH, WHOLE = 32, 128


class SettlersNet(nn.Module):  # type: ignore[misc]  # its types are there only for `make learner`
    """Rates every act of the catalogue and the position, from the numbers of an observation."""

    def __init__(self, key: str, seats: int) -> None:
        super().__init__()
        self.key, self.seats = key, seats
        space = described(key, seats, "catalogue")
        self.parts = {part.name: part for part in space.parts}
        self.kinds = self.parts["kinds"].high
        board = space.board
        for name in ("crossing_hexes", "crossing_paths", "crossing_neighbours", "hex_crossings"):
            rows = board[name].copy()
            last = {"hexes": "kinds", "paths": "routes"}.get(name.partition("_")[2], "buildings")
            rows[rows < 0] = self.parts[last].size  # a row of zeros lies there
            self.register_buffer(name, torch.tensor(rows), persistent=False)
        self.register_buffer("ends", torch.tensor(board["path_crossings"]), persistent=False)
        self.register_buffer("chances", torch.tensor(CHANCES) / 5.0, persistent=False)
        rest = [part for part in space.parts if part.name not in ON_BOARD]
        places = [n for part in rest for n in range(part.start, part.start + part.size)]
        self.register_buffer("rest", torch.tensor(places), persistent=False)
        usual = torch.tensor(space.usual[places])
        self.register_buffer("usual", usual, persistent=False)
        self.phases = self.parts["phase"].high + 1
        self.lay_out_acts()
        spot = self.kinds + 2 + self.parts["harbours"].high + 5 + 2
        whole = len(places) + self.phases + seats * self.kinds
        self.first = nn.Sequential(
            nn.Linear(whole, 192), nn.ReLU(), nn.Linear(192, WHOLE), nn.ReLU()
        )
        self.spot = nn.Linear(spot, WIDTH)
        self.spot_again = nn.Linear(2 * WIDTH + WHOLE, WIDTH)
        self.way = nn.Linear(2 * WIDTH + 2, WIDTH)
        self.field = nn.Linear(self.kinds + 1 + 4 + WHOLE, WIDTH)
        self.last = nn.Sequential(nn.Linear(WHOLE + 2 * WIDTH, WHOLE), nn.ReLU())
        self.rate_crossing = nn.Linear(WIDTH, len(self.at["crossing"]))
        self.rate_path = nn.Linear(WIDTH, len(self.at["path"]))
        self.rate_hex = nn.Linear(WIDTH, len(self.at["hex"]))
        self.rate_other = nn.Linear(WHOLE, len(self.others))
        self.rate_position = nn.Linear(WHOLE, 1)

    def lay_out_acts(self) -> None:
        """Where the ratings of each kind of act belong among the ids."""
        actions = quipu.game(self.key).catalogue.actions
        self.size = len(actions)
        self.at: dict[str, list[str]] = {name: [] for name in PLACES}
        found: dict[str, dict[str, list[int]]] = {name: {} for name in PLACES}
        self.others: list[int] = []
        for id, action in enumerate(actions):
            named = [name for name in action.arguments() if name in PLACES]
            if len(action.arguments()) == 1 and named:
                found[named[0]].setdefault(action.kind, []).append(id)
            else:
                self.others.append(id)
        order = list(self.others)
        for name in PLACES:
            for kind, ids in found[name].items():
                self.at[name].append(kind)
                order += ids
        back = np.empty(self.size, np.int64)
        back[order] = np.arange(self.size)
        self.register_buffer("back", torch.tensor(back), persistent=False)

    def part(self, seen: Tensor, name: str) -> Tensor:
        part = self.parts[name]
        return seen[:, part.start : part.start + part.size]

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Ratings of all acts, and of the position, for each row of numbers."""
        seen = seen.long()
        yields, lost, ways, owned = self.board_of(seen)
        pieces = self.part(seen, "buildings")
        spots = self.spots_of(seen, yields, lost, ways, owned)
        made = [self.made_by(spots, pieces, seat) for seat in range(self.seats)]
        phase = nn.functional.one_hot(self.part(seen, "phase")[:, 0], self.phases).float()
        rest = seen[:, self.rest].float() / self.usual
        whole = self.first(torch.cat([rest, phase, *made], -1))
        spot = torch.relu(self.spot(spots))
        beside = padded(spot)[:, self.crossing_neighbours].sum(2)
        spot = torch.relu(self.spot_again(torch.cat([spot, beside, beside_each(whole, spot)], -1)))
        ends = spot[:, self.ends]
        way = torch.relu(self.way(torch.cat([ends.sum(2), ends.amax(2), ways], -1)))
        around = padded(owned)[:, self.hex_crossings].sum(2)
        robbed = (lost > 0).float()
        hexes = torch.cat([yields, robbed, around, beside_each(whole, around)], -1)
        field = torch.relu(self.field(hexes))
        own = (owned[..., :2].sum(-1, keepdim=True) * spot).sum(1)
        all_in_all = self.last(torch.cat([whole, own, spot.amax(1)], -1))
        rated = [self.rate_other(all_in_all)]
        for rate, places in (
            (self.rate_crossing, spot),
            (self.rate_path, way),
            (self.rate_hex, field),
        ):
            rated.append(rate(places).transpose(1, 2).flatten(1))
        return torch.cat(rated, -1)[:, self.back], self.rate_position(all_in_all)[:, 0]

    def board_of(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What hexes yield and lose by the robber, and whose the paths and crossings are."""
        one_hot = nn.functional.one_hot
        chance = self.chances[self.part(seen, "numbers")]
        yields = one_hot(self.part(seen, "kinds"), self.kinds + 1)[..., 1:] * chance[..., None]
        robber = one_hot(self.part(seen, "robber")[:, 0], self.parts["robber"].high + 1)[:, 1:]
        lost = (yields.sum(-1) * robber)[..., None]
        routes, pieces = self.part(seen, "routes"), self.part(seen, "buildings")
        ways = torch.stack([routes == 1, routes > 1], -1).float()
        cities = (pieces > 2) & (pieces % 2 == 0)
        owned = torch.stack([pieces == 1, pieces == 2, pieces > 2, cities], -1).float()
        return yields, lost, ways, owned

    def spots_of(
        self, seen: Tensor, yields: Tensor, lost: Tensor, ways: Tensor, owned: Tensor
    ) -> Tensor:
        """What can be said of each crossing: hexes, harbours, pieces there and beside it."""
        harbours = self.part(seen, "harbours")
        kinds = nn.functional.one_hot(harbours, self.parts["harbours"].high + 1)[..., 1:].float()
        lands = padded(torch.cat([yields, lost], -1))[:, self.crossing_hexes].sum(2)
        touched = padded(torch.cat([ways, kinds], -1))[:, self.crossing_paths].sum(2)
        taken = (self.part(seen, "buildings") > 0).float()[..., None]
        blocked = padded(taken)[:, self.crossing_neighbours].sum(2)
        total = lands[..., : self.kinds].sum(-1, keepdim=True)
        return torch.cat([lands, total, touched, owned, blocked], -1)

    def made_by(self, spots: Tensor, pieces: Tensor, seat: int) -> Tensor:
        """What the pieces of a seat yield, by kind."""
        cards = (pieces == 2 * seat + 1).float() + 2.0 * (pieces == 2 * seat + 2).float()
        made: Tensor = (spots[..., : self.kinds] * cards[..., None]).sum(1)
        return made

    def likely(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of legal acts, and the rating of the position."""
        rated, position = self(seen)
        return torch.log_softmax(rated.masked_fill(~masks, -1e9), -1), position


def padded(cells: Tensor) -> Tensor:
    """The same with a last place that is 0, for what lies beyond the board."""
    return torch.cat([cells, torch.zeros_like(cells[:, :1])], 1)


def beside_each(whole: Tensor, places: Tensor) -> Tensor:
    """What the whole position amounts to, once for each place."""
    return whole[:, None].expand(len(places), places.shape[1], whole.shape[1])


def numbers_of(game: Any, view: Any) -> np.ndarray:
    """The numbers of an observation."""
    tensor = game.tensor(view.seats)
    cells = tensor.room()
    tensor.write(view, cells, 0)
    return np.frombuffer(memoryview(cells), np.int16)
