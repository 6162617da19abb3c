"""Section R, the first reasons in their order: over, turn, answer not due, another decision."""

from __future__ import annotations

from functools import cache
from typing import Any

import quipu
from quipu.games.egypt.state import Egypt

ANSWERS = {  # kinds that answer a decision, and the phases in which it is due
    "discard_card": ["discarding"],
    "exchange_god": ["god_choice"],
    "give_back": ["amun_return"],
    "keep_card": ["thot_choice"],
    "keep_god": ["god_choice"],
    "move_robber": ["moving_robber"],
    "pass": ["hapi_window", "isis_window"],
    "place_free_oxcart": ["free_routes"],
    "place_start_oxcart": ["founding_route"],
    "place_start_settlement": ["founding_settlement"],
    "steal_from": ["stealing"],
    "stop_asking": ["amun_again"],
    "take_with_maat": ["maat_taking"],
    "waive_oxcart": ["free_routes"],
}
OF_OFFERS = ["accept_trade", "decline_trade", "choose_partner", "withdraw_trade"]
OF_WINDOWS = ["take_with_hapi", "use_isis"]
OF_ANYBODY = ["discard_card", "exchange_god", "keep_god", "pass", "accept_trade", "decline_trade"]


def first_reason(state: Egypt, seat: int, kind: str) -> str:
    """The code that the order demands, whatever else speaks against it; "" if it demands none."""
    phase = state.phase.name
    if phase == "over":
        return "game_over"
    if kind in OF_WINDOWS:
        return ""
    if kind not in OF_ANYBODY and seat != state.active:
        return "not_your_turn"
    if kind in OF_OFFERS:
        return "" if phase == "offering" else "no_offer"
    if kind in ANSWERS:
        is_due = phase in ANSWERS[kind] and seat in state.waiting()
        return "" if is_due else "nothing_to_decide"
    if phase in ("before_roll", "main") or (kind, phase) == ("ask_amun", "amun_again"):
        return ""
    return "decision_pending"


def judge(game: quipu.Game, state: Egypt) -> None:
    """Every kind of action of every seat is refused for its first reason."""
    for seat in range(int(state.seats)):
        for action in one_of_each(game.key):
            due = first_reason(state, seat, action.kind)
            refusal = action.refusal(state, seat)
            if action.kind in OF_WINDOWS and seat not in state.waiting():
                assert refusal is not None
            if due:
                assert refusal is not None
                assert refusal.code == due, f"{action} of seat {seat} in {state.phase.name}"


@cache
def one_of_each(key: str) -> list[Any]:
    found: dict[str, Any] = {}
    for action in quipu.game(key).catalogue.actions:
        found.setdefault(action.kind, action)
    return list(found.values())
