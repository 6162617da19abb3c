"""Groups of acts at the table: what they make, what that costs, and what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quipu.core.game import Game
from quipu.core.state import State
from quipu.play.views.stream import ViewStream
from tests.support.finished_games import kept, tables
from tests.support.server.client import Talk, Visitor, acts, serving
from tests.support.server.live_tables import live_table


def group(talk: Talk, kind: str) -> Any:
    return next(each for each in talk.last["groups"] if each["kind"] == kind)


def test_a_group_says_how_much_is_missing_once_nothing_else_is(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        with one.line(one.table("egypt", "/play")) as talk:
            talk.until("promise")
            talk.say(type="nonce", nonce="0" * 24)
            talk.until("view")
            assert group(talk, "buy_card")["blocked"] == {
                "note": "Roll first",
                "text": "Roll the dice first.",
                "code": "roll_first",
                "paragraph": "E3.2",
            }
            talk.act({"kind": "roll"})
            blocked = [each for each in talk.last["groups"] if each["blocked"] is not None]
            lacking = [each for each in blocked if each["blocked"]["code"] == "cannot_pay"]
            assert lacking
            for each in lacking:
                short = [card for card in each["cost"] if card["short"]]
                n = sum(card["short"] for card in short)
                what = short[0]["name"] if len(short) == 1 else "cards"
                assert each["blocked"]["note"] == f"{n} {what} short"


def test_who_has_won_is_told_so_and_offered_the_end_of_the_turn_first() -> None:
    """DP8.1: while the turn is played to its end."""
    live = live_table("dice-plus", 0)
    for live.table in tables(kept("plus-turn-played-out")):
        if live.table.observe(0).to_json()["phase"] == "won":
            break
    assert live.table is not None
    (winner,) = live.table.waiting()
    for lang, words in (("en", "you have won"), ("de", "du hast gewonnen"), ("nl", "je hebt")):
        view = ViewStream(live, winner, lang, narrow=False).view()
        assert view["turn"]["note"].startswith(words)
        assert acts(view)[0] == {"kind": "end_turn"}
        lasting = [(each["kind"], each["first"]) for each in view["groups"] if each["lasting"]]
        assert lasting == [("end_turn", True), ("stop_throwing", False)]
        assert view["groups"][0]["first"]
    others = ViewStream(live, 1 - winner, "en", narrow=False).view()
    assert others["turn"]["note"] == "has won and is finishing the turn"


def test_one_view_makes_one_observation_and_one_legal_list(monkeypatch: Any) -> None:
    """And one list of openings, whatever it shows."""
    asked: list[str] = []

    def counted(owner: type, name: str) -> None:
        plain = getattr(owner, name)

        def noted(*given: Any, **named: Any) -> Any:
            asked.append(name)
            return plain(*given, **named)

        monkeypatch.setattr(owner, name, noted)

    lives = [live_table(key, 60) for key in ("egypt-gods", "inca", "jade", "dice")]
    for owner, name in ((Game, "observe"), (State, "legal"), (State, "openings")):
        counted(owner, name)
    for live in lives:
        assert live.table is not None
        for seat in range(live.table.seats):
            asked.clear()
            ViewStream(live, seat, "en", narrow=False).view()
            assert sorted(asked) == ["legal", "observe", "openings"]


def test_who_is_asked_in_anothers_turn_is_told_so() -> None:
    """The owner of the turn keeps it; who is asked has another mark, and hears by whom."""
    live = live_table("egypt", 0)
    for live.table in tables(kept("egypt-many-offers")):
        seen: Any = live.table.observe(0).to_json()
        if seen["phase"]["name"] == "offering":
            break
    assert live.table is not None
    owner = seen["active"]
    for seat in live.table.waiting():
        view = ViewStream(live, seat, "en", narrow=False).view()
        on = [each["seat"] for each in view["seats"] if each["on"]]
        asked = [each["seat"] for each in view["seats"] if each["asked"]]
        assert on == [owner]
        assert asked == live.table.waiting()
        assert view["turn"]["title"] == f"{live.table.names[owner]} offers you a trade"
