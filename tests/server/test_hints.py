"""A hint: what a bot weighed from what its seat may know; it moves nothing, and all see it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quipu.core.luck import FastLuck
from quipu.core.refusal import IllegalAction
from quipu.play import hints
from quipu.play.views.renderer import ViewRenderer
from quipu.presenting import advisor
from quipu.registry import games
from quipu.server.bots import pool, worker
from quipu.texts import LANGUAGES
from tests.support.server.client import Talk, Visitor, serving, two_at_a_table
from tests.support.server.live_tables import Noted, live_table
from tests.support.server.workers import two_workers


def hinted(key: str, steps: int, lang: str = "en") -> Any:
    """What a hint for whoever is asked says, and for whom it is."""
    live = live_table(key, steps)
    table, bot = live.table, advisor(live.game)
    assert table is not None
    assert bot is not None
    (seat, *_) = table.waiting()
    said = worker.weigh(table, pool.advice(table, seat, bot))
    return live, seat, hints.worded(ViewRenderer(live, seat, lang, narrow=False), said, bot)


@pytest.mark.parametrize("key", list(games()))
def test_a_hint_is_a_legal_act_with_reasons_in_every_language(key: str) -> None:
    reasoned = 0
    for steps, lang in zip((3, 40, 90), LANGUAGES, strict=True):
        live, seat, said = hinted(key, steps, lang)
        assert live.game.parse(said["action"]).refusal(live.table.state, seat) is None
        assert "⟨" not in json.dumps(said, ensure_ascii=False)
        assert all(0.0 <= each["share"] <= 1.0 for each in said["weighed"])
        assert sum(each["action"] == said["action"] for each in said["weighed"]) <= 1
        reasoned += bool(said["reasons"])
    assert reasoned


@pytest.mark.parametrize("key", list(games()))
def test_a_hint_does_not_change_when_what_is_hidden_is_exchanged(key: str) -> None:
    for steps in (40,):
        live, seat, before = hinted(key, steps)
        truth = live.table.state
        for seed in range(2):
            live.table.state = live.game.imagine(live.game.observe(truth, seat), FastLuck(seed))
            bot = advisor(live.game)
            assert bot is not None
            question = pool.advice(live.table, seat, bot)
            said = worker.weigh(live.table, question)
            after = hints.worded(ViewRenderer(live, seat, "en", narrow=False), said, bot)
            assert after == before


def begun(talk: Talk) -> None:
    talk.until("promise")
    talk.say(type="nonce", nonce="0" * 24)
    talk.until("view")


def test_a_hint_against_bots_is_told_to_who_asked_and_all_see_that_it_was(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as client:
        one = Visitor(client)
        table = one.table("dice", "/play")
        with one.line(table) as talk:
            assert talk.until("welcome")["hints"]
            begun(talk)
            while not talk.last["turn"]["you"]:
                talk.until("view")
            before = talk.last
            other = Visitor(client)
            with other.line(table) as spectator:
                spectator.until("view")
                talk.say(type="hint", id="a")
                told = talk.until("hint")
                assert told["id"] == "a"
                assert told["action"] == {"kind": "throw_dice", "dice": [0, 1, 2, 3, 4, 5]}
                line = spectator.until("chat")
                assert (line["phrase"], line["text"]) == ("hint", "asked for a hint.")
                talk.say(type="hint", id="b")
                assert talk.until("hint")["action"] == told["action"]
                assert talk.heard.count("chat") == 1, "the same moment is told once"
                spectator.say(type="hint", id="c")
                refused = spectator.until("refused")
                assert refused["code"] == "foreign"
                assert "hint" not in spectator.heard
            assert talk.act(told["action"])["type"] == "done", "no luck was moved, nothing is stale"
            assert talk.last["seen"] > before["seen"]
        with one.line(table) as again:
            chat = again.until("welcome")["chat"]
            assert [each["phrase"] for each in chat] == ["hint"], "it outlives the line"


def test_a_hint_that_two_workers_are_asked_for_is_announced_once(
    tmp_path: Path, database: str
) -> None:
    with two_workers(tmp_path, database, thinkers=1) as (first, second):
        one = Visitor(first)
        table = one.table("dice", "/play")
        with one.line(table) as here:
            begun(here)
            while not here.last["turn"]["you"]:
                here.until("view")
            one.client = second
            with one.line(table) as there:
                there.until("view")
                for line in (here, there):
                    line.say(type="hint", id="a")
                found = [line.until("hint") for line in (here, there)]
                assert found[0]["action"] == found[1]["action"]
                for line in (here, there):
                    if "chat" not in line.heard:
                        line.until("chat")
                    line.say(type="ping")
                    line.until("pong")
                    assert line.heard.count("chat") == 1
        with one.line(table) as again:
            assert len(again.until("welcome")["chat"]) == 1


def test_among_people_hints_are_off_until_the_host_allows_them(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as talk, guest.line(table) as other:
            assert not talk.until("welcome")["hints"]
            other.until("promise")
            other.say(type="nonce", nonce="1" * 24)
            begun(talk)
            talk.say(type="hint", id="a")
            assert talk.until("refused")["code"] == "hints_off"
        host = Visitor(client)
        table = host.table("dice")
        assert host.post(f"/t/{table}/room", hints="yes").status_code == 303
        with host.line(table) as talk:
            assert talk.until("welcome")["hints"]


def test_who_asks_too_often_is_refused_and_nothing_is_weighed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed = []
    plain = pool.BotPool.advise

    async def noted(self: pool.BotPool, *given: Any) -> Any:
        weighed.append(given)
        return await plain(self, *given)

    monkeypatch.setattr(pool.BotPool, "advise", noted)
    with serving(tmp_path, thinkers=1, limits=True) as client:
        one = Visitor(client)
        with one.line(one.table("dice", "/play")) as talk:
            begun(talk)
            while not talk.last["turn"]["you"]:
                talk.until("view")
            for n in range(30):
                talk.say(type="hint", id=str(n))
            codes = [body["code"] for body in (talk.until("refused") for _ in range(20))]
            assert set(codes) == {"too_fast"}
            assert len(weighed) == 1


def test_only_who_is_asked_may_ask() -> None:
    live = live_table("dice", 4)
    live.apply_state(replace(live.state, hints=True))
    assert live.table is not None
    (asked,) = live.table.waiting()
    bots: Any = None
    for seat, code in ((1 - asked, "not_asked"), (-1, "foreign")):
        with pytest.raises(IllegalAction) as refused:
            hints.ask(live, Noted(live, seat), "a", bots, lambda: True)
        assert refused.value.refusal.code == code
