"""By kind of act and code the paragraphs that forbid it: read against the ledger one by one."""

from __future__ import annotations

EVERY = {"game_over": "J15.2 J15.4 J15.6", "not_your_turn": "J3.1"}

DECLINE = {"must_lay": "J5.8", "must_return": "J13.3", "must_discover": "J3.4"}

PARAGRAPHS: dict[str, dict[str, str]] = {
    "swap_tile": {
        "wrong_phase": "J7.7",
        "unknown_place": "J7.6",
        "stack_empty": "J7.6",
        "not_in_display": "J7.6",
        "display_not_full": "J7.6",
        "tile_fits": "J7.6",
        "swapped_already": "J7.7",
    },
    "drive": {
        "wrong_phase": "J3.2",
        "unknown_place": "J4.2",
        "undiscovered": "J4.9",
        "out_of_reach": "J4.4",
        "field_taken": "J4.5",
        "must_reduce": "J7.3",
    },
    "stop": {**DECLINE, "wrong_phase": "J6.2", "not_after_jungle": "J6.2"},
    "draw_tile": {
        "wrong_phase": "J3.2",
        "unknown_place": "J5.2",
        "display_full": "J7.1",
        "stack_empty": "J5.2",
    },
    "lay_tile": {
        "wrong_phase": "J3.2",
        "unknown_place": "J5.4",
        "not_in_display": "J5.1",
        "not_the_drawn_tile": "J5.10",
        "off_board": "J8.2",
        "no_open_line": "J5.4",
        "does_not_fit": "J5.5",
    },
    "exchange_open": {
        "wrong_phase": "J13.1",
        "not_owned": "J13.2",
        "not_open": "J13.2",
        "same_kind": "J13.7",
    },
    "exchange_hidden": {
        "wrong_phase": "J13.1",
        "unknown_place": "J13.3",
        "too_many": "J13.4",
        "heap_too_small": "J13.4",
        "cannot_pay": "J13.3",
    },
    "return_artefacts": {
        "wrong_phase": "J13.3",
        "not_owned": "J13.3",
        "wrong_number": "J13.3",
    },
    "set_figure": {
        "wrong_phase": "J9.10",
        "unknown_place": "J9.2 J9.3",
        "no_city": "J9.4 J6.6",
        "no_such_part": "J9.3",
        "no_figure": "J9.2",
        "cannot_pay": "J9.2",
    },
    "take_back": {
        "wrong_phase": "J9.10",
        "unknown_place": "J9.7",
        "not_your_figure": "J9.7",
    },
    "pass": {**DECLINE, "wrong_phase": "J3.2"},
    "buy_bonus": {
        **DECLINE,
        "wrong_phase": "J14.1",
        "bonus_used": "J14.2",
        "cannot_pay": "J14.3",
    },
    "end_turn": {**DECLINE, "wrong_phase": "J14.3"},
}
