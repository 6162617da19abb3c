"""The decisions that only this game has: Combat Arts move the robber, a tribe is founded."""

from __future__ import annotations

from typing import ClassVar, Final

from quipu.settlers.phases import (
    BEFORE_ROLL,
    IN_MAIN,
    OWN_PHASES,
    MovingRobber,
    SettlersPhase,
    Stealing,
)

FOUND_TRIBE: Final = OWN_PHASES


class CombatMoving(MovingRobber):
    """I10.2: the robber moves after Combat Arts, without discards."""

    name: ClassVar[str] = "combat_moving"


class CombatStealing(Stealing):
    """I10.3: the active seat may rob one of those at the robber's hex."""

    name: ClassVar[str] = "combat_stealing"


class CombatDuty(Stealing):
    """I10.3: with `combat_theft` = `must` somebody has to be robbed, as after a seven."""


class FoundingTribe(SettlersPhase):
    """I14.1: after a decline the active seat places the first settlement of its next tribe."""

    name: ClassVar[str] = "founding_tribe"


STEALING_BEFORE: Final = CombatStealing(BEFORE_ROLL)
STEALING_MAIN: Final = CombatStealing(IN_MAIN)
COMBAT_BEFORE: Final = CombatMoving(BEFORE_ROLL, STEALING_BEFORE, 1)  # a single victim is asked too
COMBAT_MAIN: Final = CombatMoving(IN_MAIN, STEALING_MAIN, 1)
DUTY_BEFORE: Final = CombatMoving(BEFORE_ROLL, CombatDuty(BEFORE_ROLL), 1)
DUTY_MAIN: Final = CombatMoving(IN_MAIN, CombatDuty(IN_MAIN), 1)
FOUNDING: Final = FoundingTribe(FOUND_TRIBE)
