"""Where catanatron's hexes, nodes and edges lie on Egypt's board, and its words in Egypt's.

It reads a foreign map as it is and imports nothing of it; both boards are pointy-top and have their
nine harbours at the same paths.
"""

from __future__ import annotations

from typing import Any, Final

from quipu.games.egypt.box import ANY, GRID, HEXES

CARDS: Final = {  # the same prices, so the same cards
    "WOOD": "cattle",
    "BRICK": "brick",
    "SHEEP": "papyrus",
    "WHEAT": "grain",
    "ORE": "stone",
}
TITLES: Final = {
    "KNIGHT": "mercenary",
    "VICTORY_POINT": "victory_point",
    "ROAD_BUILDING": "route_building",
    "YEAR_OF_PLENTY": "plenty",
    "MONOPOLY": "monopoly",
}
CORNERS: Final = ["NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST"]
PORTS: Final = {  # the two corners of a water hex that face the land
    "WEST": ("NORTHWEST", "SOUTHWEST"),
    "NORTHWEST": ("NORTH", "NORTHWEST"),
    "NORTHEAST": ("NORTHEAST", "NORTH"),
    "EAST": ("SOUTHEAST", "NORTHEAST"),
    "SOUTHEAST": ("SOUTH", "SOUTHEAST"),
    "SOUTHWEST": ("SOUTHWEST", "SOUTH"),
}


class Places:
    """The places of one foreign map, both ways."""

    def __init__(self, land: Any) -> None:
        self.crossings: dict[int, int] = {}
        self.map: list[list[object]] = [[None, None] for _ in HEXES]
        for coordinate, tile in land.land_tiles.items():
            hex = self.hex(coordinate)
            if tile.resource is not None:
                self.map[hex] = [CARDS[tile.resource], tile.number]
            for ref, node in tile.nodes.items():
                corner = GRID.hex_corners[hex * 6 + CORNERS.index(ref.name)]
                self.crossings[node] = int(corner)
        self.harbours = [self.harbour(port) for port in land.ports_by_id.values()]

    def hex(self, coordinate: tuple[int, int, int]) -> int:
        """Cube coordinates hold the axial ones."""
        return HEXES.index((coordinate[0], coordinate[2]))

    def crossing(self, node: int) -> int:
        return self.crossings[node]

    def path(self, edge: tuple[int, int]) -> int:
        return int(GRID.side_between(self.crossings[edge[0]], self.crossings[edge[1]]))

    def harbour(self, port: Any) -> dict[str, object]:
        nodes = {ref.name: node for ref, node in port.nodes.items()}
        one, two = PORTS[port.direction.name]
        kind = ANY if port.resource is None else CARDS[port.resource]
        return {"path": self.path((nodes[one], nodes[two])), "kind": kind}
