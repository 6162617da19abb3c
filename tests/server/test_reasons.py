"""Why not here: a place answers for acts that are possible elsewhere, and for no others."""

from __future__ import annotations

import quipu
from quipu.play.views.blocked_places import reason_at
from tests.support.egypt.scenes import scene

GAME = quipu.game("egypt")


def table(**given: object) -> quipu.Table:
    state = scene(seats=3, **given)  # type: ignore[arg-type]
    position = GAME.position(state)
    return quipu.Table.open_at(GAME, ["a", "b", "c"], position)


def test_a_field_refuses_nothing_while_the_robber_stays() -> None:
    now = table(settlements={0: [10]}, hands={0: "brick cattle"})
    assert reason_at(now, 0, "hex-4") is None


def test_a_path_out_of_reach_says_so_while_others_are_in_reach() -> None:
    now = table(settlements={0: [10]}, hands={0: "brick cattle"})
    reach = {act.arguments()["path"] for act in now.legal(0) if act.kind == "build_oxcart"}
    far = next(path for path in range(72) if path not in reach)
    found = reason_at(now, 0, f"path-{far}")
    assert found is not None
    action, refusal = found
    assert (action.kind, refusal.code) == ("build_oxcart", "path_not_connected")
    assert reason_at(now, 0, f"path-{next(iter(reach))}") is None


def test_a_path_says_nothing_while_no_oxcart_can_be_paid() -> None:
    now = table(settlements={0: [10]})
    assert reason_at(now, 0, "path-0") is None
    assert reason_at(now, 1, "path-0") is None
