"""What a house that is open to the world needs: identities of its own making, and quotas."""

from __future__ import annotations

from pathlib import Path

import pytest

from quipu.presenting import presenter
from quipu.registry import games
from quipu.server.auth.identity import csrf_token, new_secret
from quipu.server.config import Settings, from_environment
from quipu.server.net.middleware import HourlyQuota
from tests.support.server.client import Visitor, begin, serving, two_at_a_table
from tests.support.server.hot_seats import shared
from tests.support.server.waiting import THROW

# ---- identities ---------------------------------------------------------------------------------


def test_an_unknown_cookie_never_becomes_a_person(tmp_path: Path) -> None:
    """Whoever put it into a browser does not know who sits there afterwards."""
    with serving(tmp_path) as client:
        planted = new_secret()
        victim, thief = Visitor(client), Visitor(client)
        victim.secret = thief.secret = planted
        assert victim.get("/").status_code == 200
        table = victim.table()
        assert victim.secret != planted
        assert victim.get(f"/t/{table}").status_code == 200
        assert thief.get(f"/t/{table}").status_code == 404
        assert thief.get("/").text.count("<b>Guest</b>") == 0
        other = thief.table()
        assert thief.secret not in (planted, victim.secret)
        assert victim.get(f"/t/{other}").status_code == 404


def test_a_known_cookie_stays_what_it_is(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        one.table()
        kept = one.secret
        for answer in (
            one.get("/"),
            one.post("/me/name", name="Ada"),
            one.post("/new", game="dice"),
        ):
            assert "quipu" not in answer.cookies
        assert one.secret == kept


def test_a_refused_visitor_keeps_the_new_identity(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True, tables_per_person=1) as client:
        one = Visitor(client)
        one.table()
        kept = one.secret
        assert one.post("/new", game="dice").status_code == 429
        assert one.secret == kept


def test_the_pass_through_the_door_goes_with_a_new_identity(tmp_path: Path) -> None:
    with serving(tmp_path, door_code="lama") as client:
        one = Visitor(client)
        answer = one.post("/door", code="lama")
        one.more = "; quipu_door=" + answer.cookies["quipu_door"]
        answer = one.post("/new", game="dice")
        assert answer.status_code == 303
        assert one.get("/").status_code == 401
        one.more = "; quipu_door=" + answer.cookies["quipu_door"]
        assert one.get(answer.headers["location"]).status_code == 200
        code = one.post("/me/code").text.partition("data-code>")[2].partition("<")[0]
        two = Visitor(client)
        two.more = "; quipu_door=" + two.post("/door", code="lama").cookies["quipu_door"]
        moved = two.post("/me/recover", code=code)
        two.more = "; quipu_door=" + moved.cookies["quipu_door"]
        assert two.get(answer.headers["location"]).status_code == 200


def test_a_form_of_an_unknown_cookie_needs_its_token(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        wrong = {"csrf": csrf_token(new_secret()), "game": "dice"}
        assert client.post("/new", data=wrong, headers=one.headers).status_code == 403


# ---- quotas -------------------------------------------------------------------------------------


def test_a_quota_is_so_many_an_hour() -> None:
    quota = HourlyQuota(3)
    assert [quota.take("a") for _ in range(4)] == [True, True, True, False]
    assert quota.take("b")
    left, then = quota.buckets.left["a"]
    quota.buckets.left["a"] = (left, then - 1201)  # a third of an hour later
    assert [quota.take("a") for _ in range(2)] == [True, False]
    assert all(HourlyQuota(0).take("a") for _ in range(500))


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_person_opens_so_many_tables(tmp_path: Path, lang: str) -> None:
    words = {"en": "Enough tables", "de": "Genug Tische", "nl": "Genoeg tafels"}
    with serving(tmp_path, limits=True, tables_per_person=4) as client:
        one, two = Visitor(client, lang), Visitor(client)
        ways = ["/play", "/new", "/play", "/new", "/new", "/play"]
        answers = [one.post(way, game="dice") for way in ways]
        assert [each.status_code for each in answers] == [303] * 4 + [429] * 2
        assert words[lang] in answers[-1].text
        assert int(answers[-1].headers["retry-after"]) > 0
        assert two.post("/new", game="dice").status_code == 303
        assert one.get(answers[0].headers["location"]).status_code == 200


def test_an_address_opens_so_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True, tables_per_address=3) as client:
        codes = [Visitor(client).post("/new", game="dice").status_code for _ in range(5)]
        assert codes == [303] * 3 + [429] * 2


def test_the_next_game_counts_as_well(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True, tables_per_person=1) as client:
        one = Visitor(client)
        table = one.table(how="/play")
        with one.line(table) as line:
            begin(line)
            line.say(type="resign")
            while not line.last["over"]:
                line.until("view")
        assert one.post(f"/t/{table}/rematch").status_code == 429
        assert one.get(f"/t/{table}/result").status_code == 200


def test_quotas_are_settings() -> None:
    usual = from_environment({}, {})
    assert (usual.tables_per_person, usual.tables_per_address) == (30, 150)
    given = {"QUIPU_TABLES_PER_PERSON": "5", "QUIPU_TABLES_PER_ADDRESS": "0"}
    changed = from_environment({}, given)
    assert (changed.tables_per_person, changed.tables_per_address) == (5, 0)
    assert Settings().tables_per_person == 30
    with pytest.raises(ValueError, match="QUIPU_TABLES_PER_PERSON"):
        from_environment({}, {"QUIPU_TABLES_PER_PERSON": "many"})


# ---- what is kept of a person -------------------------------------------------------------------


def test_the_coach_keeps_only_situations_that_the_game_has(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = Visitor(client)
        table = one.table("egypt", "/play")
        with one.line(table) as line:
            line.until("welcome")
            for n in range(20):
                line.say(type="coach", known=f"word{n}")
                assert line.until("refused")["code"] == "malformed"
            real = next(iter(presenter(games()["egypt"]).situations))
            line.say(type="coach", known=real)
            line.say(type="ping")
            line.until("pong")
        with one.line(table) as line:
            assert line.until("welcome")["coach"]["known"] == [real]


# ---- agreeing with oneself ----------------------------------------------------------------------


def test_one_person_in_two_seats_does_not_agree_to_undo_luck_against_a_bot(tmp_path: Path) -> None:
    with shared(tmp_path, bot=True, bot_pause=600.0) as (_, device, _table):
        device.lift(device.next())
        assert device.act(THROW)["type"] == "done"
        device.say(type="undo")
        refused = device.until("refused")
        assert refused["code"] == "needs_consent"


def test_those_who_share_a_device_without_a_bot_agree_among_themselves(tmp_path: Path) -> None:
    with shared(tmp_path) as (_, device, _table):
        device.lift(device.next())
        assert device.act(THROW)["type"] == "done"
        device.say(type="undo")
        while device.last["proposal"] is None:
            device.until("view")


def test_nobody_is_left_to_agree_once_the_others_gave_their_seats_to_bots(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=600.0) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            assert one.act(THROW)["type"] == "done"
            one.say(type="undo")
            while two.last["proposal"] is None:
                two.until("view")
            two.say(type="takeover")
            one.say(type="answer", yes=True)
            assert one.until("refused")["code"] in ("needs_consent", "stale")
            knots = client.app.state.services.registry.sessions[table].table.record.knots  # type: ignore[attr-defined]
            assert not [each for each in knots if each.get("table") == "undo"]
