"""A table of catanatron's shape made by hand, for tests that run without it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from bench.catanatron_places import CARDS, CORNERS, TITLES
from quipu.games.egypt.box import BEGINNER_MAP, HEXES

COLOURS = ["RED", "BLUE", "ORANGE", "WHITE"]
POINTS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]  # of a hex at (2q + r, 3r)
FOREIGN = {ours: theirs for theirs, ours in CARDS.items()}
PORTS = [  # axial places in the sea, where they face, and what is traded there
    *[(3, 0, "WEST", None), (1, 2, "NORTHWEST", "SHEEP"), (-1, 3, "NORTHWEST", None)],
    *[(-3, 3, "NORTHEAST", None), (-3, 1, "EAST", "BRICK"), (-2, -1, "EAST", "WOOD")],
    *[(0, -3, "SOUTHEAST", None), (2, -3, "SOUTHWEST", "WHEAT"), (3, -2, "SOUTHWEST", "ORE")],
]


class Named(NamedTuple):
    """What catanatron has as a member of an enumeration."""

    name: str


class Act(NamedTuple):
    """One of its actions."""

    color: str
    action_type: Named
    value: Any


class Done(NamedTuple):
    """An action in its log."""

    action: Act
    result: Any


def cube(hex: int) -> tuple[int, int, int]:
    q, r = HEXES[hex]
    return q, -q - r, r


def node(hex: int, corner: str) -> int:
    return nodes_at(*HEXES[hex])[Named(corner)]


def edge(hex: int, one: str, other: str) -> tuple[int, int]:
    return node(hex, one), node(hex, other)


def nodes_at(q: int, r: int) -> dict[Named, int]:
    """Node numbers that have nothing to do with Egypt's."""
    places = [(2 * q + r + x, 3 * r + y) for x, y in POINTS]
    return {Named(ref): 1000 + 40 * x + y for ref, (x, y) in zip(CORNERS, places, strict=True)}


def land() -> Any:
    """Egypt's printed map as catanatron would hold it."""
    tiles = {}
    for hex, (kind, number) in enumerate(BEGINNER_MAP):
        resource = FOREIGN.get(kind)
        nodes = nodes_at(*HEXES[hex])
        tiles[cube(hex)] = SimpleNamespace(
            resource=resource, number=number if resource else None, nodes=nodes
        )
    ports = {
        n: SimpleNamespace(resource=resource, direction=Named(facing), nodes=nodes_at(q, r))
        for n, (q, r, facing, resource) in enumerate(PORTS)
    }
    return SimpleNamespace(land_tiles=tiles, ports_by_id=ports)


class ForeignTable:
    """In the main part of seat 0's first turn, each seat with two settlements and two routes."""

    def __init__(self) -> None:
        self.playable_actions: list[Act] = []
        self.state = SimpleNamespace(
            colors=tuple(COLOURS),
            current_turn_index=0,
            current_player_index=0,
            current_prompt=Named("PLAY_TURN"),
            action_records=[],
            is_initial_build_phase=False,
            is_road_building=False,
            free_roads_available=0,
            discard_counts=[0] * 4,
            resource_freqdeck=[19] * 5,
            player_state={},
            board=SimpleNamespace(map=land(), buildings={}, roads={}, robber_coordinate=cube(9)),
        )
        for seat in range(4):
            figures = {f"{name}_IN_HAND": 0 for name in [*CARDS, *TITLES]}
            figures |= {f"PLAYED_{name}": 0 for name in TITLES}
            figures |= {"HAS_ROAD": 0, "HAS_ARMY": 0, "HAS_ROLLED": 0}
            figures |= {"HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN": 0}
            self.set(seat, **figures)
        for seat, hexes in enumerate([(5, 4), (2, 6), (16, 13), (18, 11)]):
            for hex in hexes:
                self.build(seat, node(hex, "NORTH"))
                self.lay(seat, edge(hex, "NORTH", "NORTHWEST"))
        self.rolled(3, 3)

    def set(self, seat: int, **figures: int) -> None:
        for name, value in figures.items():
            self.state.player_state[f"P{seat}_{name}"] = value

    def give(self, seat: int, **cards: int) -> None:
        """Out of the bank."""
        for name, count in cards.items():
            self.state.player_state[f"P{seat}_{name}_IN_HAND"] += count
            self.state.resource_freqdeck[list(CARDS).index(name)] -= count

    def build(self, seat: int, node: int, kind: str = "SETTLEMENT") -> None:
        self.state.board.buildings[node] = (COLOURS[seat], kind)

    def lay(self, seat: int, edge: tuple[int, int]) -> None:
        for ends in (edge, edge[::-1]):
            self.state.board.roads[ends] = COLOURS[seat]

    def done(self, seat: int, kind: str, value: Any = None, result: Any = None) -> Done:
        record = Done(Act(COLOURS[seat], Named(kind), value), result)
        self.state.action_records.append(record)
        return record

    def rolled(self, one: int, two: int) -> None:
        self.set(0, HAS_ROLLED=1)
        self.done(0, "ROLL", result=(one, two))

    def offer(self, kind: str, *values: Any) -> list[Act]:
        seat = self.state.current_player_index
        acts = [Act(COLOURS[seat], Named(kind), value) for value in values or (None,)]
        self.playable_actions += acts
        return acts
