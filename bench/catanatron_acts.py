"""What may be done, in both engines: their acts under Egypt's names, and how the lists differ."""

from __future__ import annotations

from typing import Any, Final

from bench.catanatron_mirror import Mirror
from bench.catanatron_places import CARDS
from quipu.core.state import State
from quipu.games.egypt.box import GRID, KIND_NAMES

PLAIN: Final = {
    "ROLL": "roll",
    "END_TURN": "end_turn",
    "BUY_DEVELOPMENT_CARD": "buy_card",
    "PLAY_KNIGHT_CARD": "play_mercenary",
    "PLAY_ROAD_BUILDING": "play_route_building",
}
EXPECTED: Final = {  # differences of readings that are known
    "title": "decisions while the longest route belongs to another seat (E8.2, E8.6)",
    "waive_oxcart": "the second free route may be waived (E13.7)",
    "plenty_of_one": "one card of plenty where two could be taken (E13.8)",
    "past_foreign": "a route past a foreign building that was put at its end (E7.3)",
}


def acts(mirror: Mirror) -> dict[str, Any]:
    """By Egypt's text what catanatron offers; moves of the robber once for each hex."""
    named: dict[str, Any] = {}
    for action in mirror.game.playable_actions:
        named.setdefault(text(mirror, action), action)
    return named


def text(mirror: Mirror, action: Any) -> str:
    """A foreign act as Egypt writes it."""
    kind, value, places = action.action_type.name, action.value, mirror.places
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == "BUILD_SETTLEMENT":
        founding = mirror.state.is_initial_build_phase
        name = "place_start_settlement" if founding else "build_settlement"
        return f"{name} {places.crossing(value)}"
    if kind == "BUILD_ROAD":
        return f"{route_kind(mirror)} {places.path(value)}"
    if kind == "BUILD_CITY":
        return f"build_temple_city {places.crossing(value)}"
    if kind == "MOVE_ROBBER":
        return f"move_robber {places.hex(value[0])}"
    return card_text(kind, value)


def route_kind(mirror: Mirror) -> str:
    if mirror.state.is_initial_build_phase:
        return "place_start_oxcart"
    return "place_free_oxcart" if mirror.state.is_road_building else "build_oxcart"


def card_text(kind: str, value: Any) -> str:
    if kind == "DISCARD_RESOURCE":
        return f"discard_card {CARDS[value]}"
    if kind == "PLAY_MONOPOLY":
        return f"play_monopoly {CARDS[value]}"
    if kind == "MARITIME_TRADE":
        return f"trade_bank {CARDS[value[0]]} {CARDS[value[-1]]}"
    assert kind == "PLAY_YEAR_OF_PLENTY", kind
    taken = sorted((CARDS[card] for card in value), key=KIND_NAMES.index)
    return f"play_plenty {','.join(taken)}"


def robbing(mirror: Mirror, hex: int, victim: int | None) -> Any:
    """The foreign move of the robber to a hex; it names the victim at once."""
    for action in mirror.game.playable_actions:
        coordinate, robbed = action.value
        same = victim is None or (robbed is not None and mirror.seat(robbed) == victim)
        if mirror.places.hex(coordinate) == hex and same:
            return action
    raise LookupError(f"no robber to hex {hex} and seat {victim}")


def victims(mirror: Mirror, hex: int) -> list[int]:
    """Whom catanatron lets rob at a hex."""
    found = [action.value for action in mirror.game.playable_actions]
    return sorted(
        mirror.seat(robbed)
        for coordinate, robbed in found
        if robbed is not None and mirror.places.hex(coordinate) == hex
    )


def differences(mirror: Mirror, state: State, seat: int) -> list[str]:
    """What only one of the engines allows: `+` ours, `-` theirs."""
    ours = {str(action) for action in state.legal(seat)}
    theirs = set(acts(mirror))
    found = [f"+ {act}" for act in sorted(ours - theirs)]
    found += [f"- {reading(mirror, seat, act) or act}" for act in sorted(theirs - ours)]
    return found


def reading(mirror: Mirror, seat: int, act: str) -> str:
    """The known difference that an act of theirs is; empty if it is none."""
    kind, _, argument = act.partition(" ")
    if kind == "play_plenty" and "," not in argument:
        return "plenty_of_one"
    if kind in ("build_oxcart", "place_free_oxcart") and is_past(mirror, seat, int(argument)):
        return "past_foreign"
    return ""


def is_past(mirror: Mirror, seat: int, path: int) -> bool:
    """Whether a path meets own routes only where a foreign building stands."""
    colour, board, places = mirror.colours[seat], mirror.state.board, mirror.places
    own = {node for edge, owner in board.roads.items() if owner == colour for node in edge}
    ends = {int(GRID.ends[2 * path]), int(GRID.ends[2 * path + 1])}
    met = [node for node in own if places.crossing(node) in ends]
    foreign = [board.buildings[node][0] != colour for node in met if node in board.buildings]
    return len(foreign) == len(met) > 0 and all(foreign)


def is_expected(difference: str) -> bool:
    return difference[2:] in EXPECTED
