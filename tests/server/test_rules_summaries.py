"""The illustrated summaries of the rules: whole in three languages, true to lessons and ledger."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from quipu.drawing.cropping import cropped, place_of
from quipu.learning import BadSummary, Card, Summary, summary
from quipu.learning.summary import read_summary
from quipu.registry import games
from quipu.server.web.rules import summary_picture
from quipu.texts import LANGUAGES
from quipu.texts.ledger import ledger
from tests.support.server.client import Visitor, serving

MODES = ("dice", "dice-plus", "egypt", "egypt-gods", "egypt-pyramid", "inca", "jade")
MOST_SIGNS = 220  # of the words of a step, so that it stays three to five lines


def found(key: str) -> Summary:
    made = summary(games()[key])
    assert made is not None
    return made


def cards(key: str) -> list[Card]:
    return [*found(key).steps, *found(key).panels]


@pytest.mark.parametrize("key", MODES)
def test_every_word_is_there_in_every_language(key: str) -> None:
    for by_language in (
        found(key).lead,
        found(key).note,
        *(each.title for each in cards(key)),
        *(each.words for each in cards(key)),
        *(point for each in cards(key) for point in each.points),
        *(score.words for each in cards(key) for score in each.scores),
    ):
        assert set(by_language) == set(LANGUAGES), by_language
        assert all(by_language.values())


@pytest.mark.parametrize("key", MODES)
def test_every_tag_is_a_paragraph_and_every_step_is_short(key: str) -> None:
    anchor = games()[key].anchor
    for lang in LANGUAGES:
        book = ledger(anchor, lang)
        for rule in (found(key).setup, *(rule for each in cards(key) for rule in each.rules)):
            assert book.paragraph(rule) is not None, (lang, rule)
        for step in found(key).steps:
            assert len(step.words[lang]) <= MOST_SIGNS, step.words[lang]


@pytest.mark.parametrize("key", MODES)
def test_every_step_has_a_picture_of_a_real_moment(key: str) -> None:
    assert all(each.picture is not None for each in found(key).steps)
    for number, picture in enumerate(found(key).pictures):
        root = ElementTree.fromstring(summary_picture(key, number, "de"))
        assert root.get("viewBox", "").split()[2:] == [f"{each:g}" for each in picture.size]


def test_a_crop_leaves_out_what_is_far_away() -> None:
    game = games()["egypt"]
    picture = found("egypt").pictures[0]
    drawing = game.draw(picture.state(game), 0, "en")
    text = cropped(drawing, "hex-4", (200, 100), (0, 0))
    assert 'id="at-hex-4"' in text
    assert 'id="at-hex-18"' not in text
    with pytest.raises(KeyError):
        place_of(drawing, "nothing")


def test_a_bad_summary_says_what_is_wrong() -> None:
    game = games()["dice"]
    with pytest.raises(BadSummary, match="dice"):
        read_summary(game, "lead = 1")
    with pytest.raises(BadSummary, match="dice"):
        read_summary(game, "lead =")
    step = '[[step]]\ntitle = {en = "a"}\nrule = []\npicture = {lesson = "no", acts = 0, at = "a"}'
    made = read_summary(game, f'setup = "D2.1"\nlead = {{en = "a"}}\n{step}')
    with pytest.raises(BadSummary, match="no moment"):
        made.pictures[0].state(game)


def test_the_pages_open_with_the_summary_and_lead_to_the_reference(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for lang in LANGUAGES:
            one = Visitor(client, lang)
            for key in MODES:
                page = one.get(f"/rules/{key}")
                assert page.status_code == 200
                assert "⟨" not in page.text
                assert f'href="/rules/{key}/all' in page.text
                assert f"/rules/{key}/summary/0.svg" in page.text
        one = Visitor(client, "en")
        assert 'id="E14.2"' in one.get("/rules/egypt/all").text
        assert 'id="E14.2"' not in one.get("/rules/egypt").text
        assert 'id="E14.2"' in one.get("/rules/egypt?at=E14.2").text
        picture = one.get("/rules/jade/summary/0.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        for where in ("/rules/jade/summary/99.svg", "/rules/none/all", "/rules/none/summary/0.svg"):
            assert one.get(where).status_code == 404
        assert one.get("/rules/jade/summary/x.svg").status_code in (404, 422)
