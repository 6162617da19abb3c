"""Bots from outside: asked as the arena asks, told what a seat may know, waited for by nobody."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quipu.cli.joining import Joined
from quipu.core.luck import FastLuck
from quipu.core.openings import Listing
from quipu.registry import games
from quipu.server.auth.identity import new_secret
from quipu.server.bots.external import MOST_FAULTS, ExternalBotStream
from tests.support.games_under_test import defaults
from tests.support.paths import EXAMPLES
from tests.support.server.client import Visitor, Watch, serving
from tests.support.server.dice_acts import THROW
from tests.support.server.live_tables import live_table
from tests.support.server.outside_bots import bot_at_a_table
from tests.support.server.passing_time import pass_time
from tests.support.server.server_process import Server
from tests.support.server.waiting import eventually, until

LEAST = 20  # steps of a whole game


def test_a_bot_is_asked_as_the_arena_asks(tmp_path: Path) -> None:
    with bot_at_a_table(tmp_path, "egypt") as (mine, heard, _client):
        assert heard.until("start")["seat"] == 1
        for number in (1, 2):
            asked = heard.until("decide")
            assert asked["number"] == number
            assert asked["view"]["seat"] == 1
            assert asked["legal"]
            knots = mine.last["knots"]
            heard.line.say(type="act", number=number, choice=0)
            while mine.last["knots"] <= knots:
                mine.until("view")


def test_a_broken_bot_loses_its_own_seat_and_nothing_else(tmp_path: Path) -> None:
    with bot_at_a_table(tmp_path) as (mine, heard, _client):
        knots = mine.last["knots"]
        for wrong in range(MOST_FAULTS):
            asked = heard.until("decide")
            answers: list[dict[str, Any]] = [
                {"number": asked["number"], "choice": 99},
                {"number": asked["number"], "action": {"kind": "end_turn"}},
                {"number": -1, "choice": 0},
            ]
            assert mine.last["knots"] == knots
            heard.line.say(type="act", **answers[wrong % 3])
        assert heard.until("lost")["fault"] in ("malformed", "illegal")
        while not mine.last["seats"][1]["bot"]:
            mine.until("view")
        while not mine.last["turn"]["you"]:
            mine.until("view")


def test_a_slow_bot_loses_its_own_clock_and_nothing_else(tmp_path: Path) -> None:
    watch = Watch()
    with bot_at_a_table(tmp_path, clock=60, steady=watch, clock_grace=0.0) as (mine, heard, client):
        asked = heard.until("decide")
        assert asked["seconds"] == 60
        while not mine.last["turn"]["you"]:
            pass_time(client, watch, 60)
            mine.until("view")
        assert mine.last["seats"][1]["away"]
        assert mine.last["seats"][0]["clock"] == 60, "the clock of the other begins whole"
        assert not mine.last["seats"][1]["bot"], "it keeps its seat"
        heard.line.say(type="act", number=asked["number"], choice=0)
        knots = mine.last["knots"]
        assert mine.act(THROW)["type"] == "done"
        assert mine.last["knots"] == knots + 1, "what came too late happened nowhere"


def test_who_has_no_seat_is_no_bot(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, other = Visitor(client), Visitor(client)
        table = host.table(how="/play")
        with other.line(table, greet=False) as line:
            line.say(type="hello", lang="en", bot=1)
            assert line.until("refused")["code"] == "foreign"


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.close()


def outside(services: Server, *command: str) -> str:
    """A whole game of a program, with a house bot in the seat of the host; its last words."""
    secret = new_secret()
    services.draw_by(command[-1])
    table = services.table(secret, "/new", "dice")
    asked = "SELECT invitation FROM seats WHERE table_id = ? ORDER BY seat"
    word = services.rows(asked, table)[1][0]
    services.post(f"/t/{table}/room", secret, option="first_seat", value="1")
    words = [*command, f"{services.address}/j/{word}"]
    bot = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        sits = "SELECT person FROM seats WHERE table_id = ? AND seat = 1"
        assert eventually(lambda: services.rows(sits, table)[0][0] is not None)
        services.post(f"/t/{table}/room", secret, start="1")
        line = services.line(table, secret)
        line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
        until(line, "view")
        line.send(json.dumps({"type": "takeover"}))
        said, _ = bot.communicate(timeout=240)
    finally:
        bot.kill()
        bot.wait()
    assert bot.returncode == 0
    ended = "SELECT stage FROM tables WHERE id = ?"
    assert eventually(lambda: services.rows(ended, table) == [("over",)])
    knots = services.rows("SELECT text FROM entries WHERE table_id = ?", table)
    assert sum(json.loads(each).get("seat") == 1 for (each,) in knots) > LEAST
    return said


def test_the_example_plays_a_whole_game(services: Server) -> None:
    program = EXAMPLES / "outside_bot.py"
    assert len(program.read_text().splitlines()) <= 40, "one in forty lines"
    outside(services, sys.executable, str(program))


@pytest.mark.skipif(shutil.which("perl") is None, reason="there is no Perl")
def test_the_example_in_plain_perl_plays_a_whole_game(services: Server) -> None:
    assert outside(services, "perl", str(EXAMPLES / "outside_bot.pl")) == "end\n"


def test_a_bot_of_the_house_joins_from_outside(services: Server) -> None:
    said = outside(services, sys.executable, "-m", "quipu", "bot", "greedy", "--join")
    assert said.splitlines()[-1] == "The game is over."


PYTHON_ANSWERS = """
import json, random, sys
sys.path.insert(0, sys.argv[1])
from outside_acts import answer
random.seed(1)
for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))))
"""
PERL_ANSWERS = """
require "$ARGV[0]/outside_bot.pl";
srand 1;
print JSON::PP::encode_json(answer(JSON::PP::decode_json($_))), "\\n" while <STDIN>;
"""
KNOWN = {"PERL_HASH_SEED": "0", "PERL_PERTURB_KEYS": "0"}  # Perl draws the order of its hashes


@pytest.mark.parametrize(
    "command", [(sys.executable, "-c", PYTHON_ANSWERS), ("perl", "-e", PERL_ANSWERS)]
)
def test_the_examples_compose_where_no_act_is_listed(command: tuple[str, ...]) -> None:
    """Every kind of form that the games show is filled in so that the rules take it."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"there is no {command[0]}")
    forms = [*shown_forms()]
    listing = Listing("bow", [{"kind": "bow", "to": 1}])
    openings = [opening for _, _, opening in forms] + [listing.to_json()]
    assert {each["shape"] for each in openings} == {"subset", "cards", "turning", "listing"}
    asked = [{"number": n, "legal": [], "openings": [each]} for n, each in enumerate(openings)]
    done = subprocess.run(
        [*command, str(EXAMPLES)],
        input="".join(json.dumps(each) + "\n" for each in asked),
        env={**os.environ, **KNOWN},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    *said, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert last == {"type": "act", "number": len(forms), "action": listing.choices[0]}
    for number, ((state, seat, opening), act) in enumerate(zip(forms, said, strict=True)):
        assert (act["type"], act["number"]) == ("act", number)
        action = state.catalogue.game.parse(act["action"])
        assert action.refusal(state, seat) is None, (opening, act)


def shown_forms() -> Iterator[tuple[Any, int, dict[str, Any]]]:
    """Three forms of each kind, as games by chance show them."""
    for game in games().values():
        found: Counter[str] = Counter()
        for start in range(4):
            state, luck = (
                game.start(game.seat_counts(defaults(game))[-1], FastLuck(start)),
                FastLuck(10 + start),
            )
            for _ in range(400):
                if not (waiting := state.waiting()):
                    break
                (seat, *_) = waiting
                for opening in state.openings(seat):
                    found[opening.kind] += 1
                    if found[opening.kind] <= 3:
                        yield state.copy(), seat, opening.to_json()
                legal = state.legal(seat)
                state.apply(seat, legal[luck.below(len(legal))], luck)


def test_an_answer_that_crossed_the_next_question_is_no_fault() -> None:
    asking = ExternalBotStream(live_table("dice", 3), 0, "en")
    asking.number = 3
    assert [asking.is_past(number) for number in (1, 2)] == [True, True]
    assert not any(asking.is_past(number) for number in (0, 3, 4, -1, True, "2", None))


BUILDER = EXAMPLES / "builder.py"


def forms(actions: list[Any]) -> list[object]:
    return [each.to_json() for each in actions]


@pytest.mark.parametrize("key", list(games()))
def test_a_world_holds_what_the_seat_may_know_and_invents_the_rest(key: str) -> None:
    """It does not change when what is hidden is exchanged, and is seen as the seat sees its own."""
    for steps in (3, 40, 90):
        live = live_table(key, steps)
        table, game = live.table, live.game
        assert table is not None
        (seat, *_) = table.waiting()
        view = table.observe(seat)
        position = ExternalBotStream(live, seat, "en").world(view)
        state = game.from_position(position)
        assert forms(state.legal(seat)) == forms(table.legal(seat))
        chosen = Joined("greedy", 1)
        chosen.game, chosen.seat, chosen.player = game, seat, game.bot("greedy")
        act = chosen.answer({"number": 1, "position": position})["action"]
        assert game.parse(act).refusal(table.state, seat) is None
        table.state = game.imagine(view, FastLuck(steps))
        assert ExternalBotStream(live, seat, "en").world(table.observe(seat)) == position


def test_a_bot_of_your_own_sits_down_by_its_file() -> None:
    joined = Joined(f"{BUILDER}:Builder", 1)
    joined.hear(json.dumps({"type": "hello", "game": "egypt"}), print)
    assert type(joined.player).__name__ == "Builder"
