"""The drawing room: keys, layers, symbols, and pictures that stand alone."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quipu.drawing import (
    Drawing,
    at,
    el,
    group,
    library,
    measure,
    num,
    paragraph,
    polygon,
    seat_colour,
    stylesheet,
    text,
    use,
    wobble,
)
from quipu.drawing.letters import SANS, SERIF, widths
from quipu.drawing.raster import NoRenderer
from quipu.drawing.symbols import UnknownSymbol, _read, brought_by, references
from quipu.registry import games

PNG = b"\x89PNG\r\n"


DICE, EGYPT, INCA = "quipu.games.dice", "quipu.games.egypt", "quipu.games.inca"
HOMES = ["quipu.drawing", *dict.fromkeys(game.anchor for game in games().values())]


def pictured(*pieces: str, home: str = DICE) -> Drawing:
    drawing = Drawing(100, 80, "A <small> picture", home=home)
    for number, piece in enumerate(pieces):
        drawing.add("pieces", f"piece-{number}", piece)
    return drawing


# ---- markup ---------------------------------------------------------------------------------


def test_attributes_are_escaped_and_named_as_in_svg() -> None:
    made = el("g", data_action='{"a":"<b>&"}', class_="s", stroke_width=1.50, x=None)
    assert made == (
        '<g data-action="{&quot;a&quot;:&quot;&lt;b&gt;&amp;&quot;}" class="s" stroke-width="1.5"/>'
    )


def test_style_attributes_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no style"):
        el("g", style="fill:red")


def test_words_are_escaped() -> None:
    assert ">&lt;b&gt;&amp;</text>" in text("<b>&", 1, 2)


def test_signs_that_xml_forbids_are_replaced() -> None:
    ElementTree.fromstring(text("bell \a and null \0", 1, 2, aria_label="\x1b"))


def test_long_words_shrink_and_are_pressed_at_last() -> None:
    assert 'font-size="10"' in text("short", 0, 0, size=10, width=200)
    assert "textLength" not in text("somewhat longer", 0, 0, size=10, width=70)
    assert 'textLength="30"' in text("much too long for so little room", 0, 0, size=10, width=30)


def test_a_paragraph_breaks_in_its_middle() -> None:
    assert paragraph("one line", 0, 0, size=10, width=90).count("<text") == 1
    broken = paragraph("this one needs two lines", 0, 0, size=10, width=90)
    assert re.findall(">([^<]+)<", broken) == ["this one needs", "two lines"]


def test_numbers_are_short() -> None:
    assert [num(value) for value in (1.0, 0.126, -0.001, 250)] == ["1", "0.13", "0", "250"]


def test_a_polygon_joins_its_points() -> None:
    assert polygon([(0, 0), (1.5, 2)]) == '<polygon points="0,0 1.5,2"/>'


def test_a_transform_moves_turns_and_scales() -> None:
    assert at(1, 2) == "translate(1 2)"
    assert at(1, 2, turn=30, scale=0.5) == "translate(1 2)rotate(30)scale(0.5)"


def test_the_hand_is_steady_and_closes_its_lines() -> None:
    square = [(0.0, 0.0), (60.0, 0.0), (60.0, 60.0), (0.0, 60.0)]
    assert wobble(square) == wobble(square)
    assert wobble(square, seed=1) != wobble(square, seed=2)
    assert wobble(square).endswith("Z")
    assert not wobble(square, closed=False).endswith("Z")


# ---- symbols --------------------------------------------------------------------------------


@pytest.mark.parametrize("home", HOMES)
def test_every_definition_is_well_formed_and_refers_only_to_others(home: str) -> None:
    for name, markup in library(home).items():
        made = ElementTree.fromstring(markup)
        assert made.get("id") == name
        assert references(markup) <= set(library(home)), name
        assert " style=" not in markup, name


@pytest.mark.parametrize("home", HOMES)
def test_shapes_are_pale_by_their_paint(home: str) -> None:
    """An opacity of its own makes a browser paint a shape apart, each time it is used."""
    pale = re.compile(r'<(?:path|rect|circle|ellipse|polygon|polyline|line)\b[^>]* opacity="')
    assert not [each for each in library(home).values() if pale.search(each)]


def test_each_symbol_lies_with_those_that_use_it() -> None:
    """What one game has is not in the others' libraries; what two share stands in one place."""
    assert "die-ore" in library(DICE)
    assert "die-ore" not in library(EGYPT)
    assert "chip-8" in library(EGYPT)
    assert library(EGYPT)["chip-8"] == library(INCA)["chip-8"]
    packages = [*HOMES, "quipu.settlers"]
    ids = [name for package in packages for name in brought_by(package)]
    assert len(ids) == len(set(ids))


def test_a_game_from_elsewhere_brings_symbols_and_styles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "quipu_test_marbles"
    (home / "symbols").mkdir(parents=True)
    (home / "__init__.py").write_text('SHARED = ("quipu.settlers",)\n')
    rows = '<symbol id="marble"><circle r="4" class="glass"/></symbol>\n<g id="icon-ore"/>\n'
    (home / "symbols" / "all.svg").write_text(rows)
    (home / "style.css").write_text(".glass { fill: var(--seat, #123456) }\n")
    monkeypatch.syspath_prepend(tmp_path)
    found = library(home.name)
    assert {"marble", "chip-8", "stamp-star"} <= set(found)
    assert found["icon-ore"] == '<g id="icon-ore"/>'  # its own comes first
    assert ".glass" in stylesheet(home.name)
    assert ".glass" not in stylesheet()
    marble = group(use("marble"), class_="seat-red")
    assert f'fill="{seat_colour("red")}"' in pictured(marble, home=home.name).svg()


def test_symbols_bring_what_they_need() -> None:
    assert library(DICE).closure("die-ore") == {"die-ore", "g-wood", "icon-ore"}
    assert library(DICE).definitions(["die-ore"]).count(" id=") == 3


def test_a_symbol_defined_twice_is_refused() -> None:
    rows = '<symbol id="a"/>\n<symbol id="b"/>\n<symbol id="a"/>'
    with pytest.raises(ValueError, match="a is defined twice"):
        _read(rows, "two.svg", {})


def test_an_unknown_symbol_is_named() -> None:
    with pytest.raises(UnknownSymbol, match="piece-ufo"):
        library()["piece-ufo"]


@pytest.mark.parametrize("home", HOMES)
def test_every_class_in_a_symbol_stands_in_the_stylesheet(home: str) -> None:
    used = {
        name
        for markup in library(home).values()
        for value in re.findall(r'class="([^"]*)"', markup)
        for name in value.split()
    }
    assert {name for name in used if f".{name} " not in stylesheet(home)} == set()


# ---- drawings -------------------------------------------------------------------------------


def test_keys_are_unique_in_the_whole_drawing() -> None:
    drawing = pictured("<g/>")
    with pytest.raises(ValueError, match="twice"):
        drawing.add("targets", "piece-0", "<g/>")
    with pytest.raises(ValueError, match="signs"):
        drawing.add("targets", 'no"key', "<g/>")
    with pytest.raises(ValueError, match="no layer"):
        drawing.add("sky", "cloud", "<g/>")


def test_layers_lie_in_their_order_and_wrap_by_key() -> None:
    drawing = Drawing(10, 10, "layers")
    for layer in ("targets", "pieces", "ground"):
        drawing.add(layer, f"in-{layer}", "<g/>")
    assert re.findall('class="layer-([a-z]+)"', drawing.svg(standalone=False)) == [
        "ground",
        "pieces",
        "targets",
    ]
    assert '<g data-key="in-ground" id="at-in-ground"><g/></g>' in drawing.layers()


def test_the_ground_has_a_hash_that_pieces_do_not_change() -> None:
    one, other = pictured(), pictured("<g/>")
    assert one.ground_hash == other.ground_hash
    other.add("ground", "sand", "<g/>")
    assert one.ground_hash != other.ground_hash


def test_an_update_names_only_what_changed() -> None:
    before, after = pictured("<a/>", "<b/>", "<c/>"), pictured("<a/>", "<d/>")
    assert after.changes(before) == {
        "ground": {},
        "pieces": {"piece-1": "<d/>", "piece-2": None},
        "targets": {},
    }


def test_what_lies_on_two_drawings_is_drawn_over_on_one_of_them_only() -> None:
    part, one, other = pictured("<a/>"), pictured(), pictured()
    for drawing in (one, other):
        drawing.put(part)
    one.add("pieces", "mine", "<b/>")
    part.add("pieces", "late", "<c/>")
    assert list(one.elements("pieces")) == ["piece-0", "mine"]
    assert list(other.elements("pieces")) == ["piece-0"]
    assert list(part.elements("pieces")) == ["piece-0", "late"]
    for twice in (pictured("<z/>"), part):
        with pytest.raises(ValueError, match="piece-0"):
            other.put(twice)
    with pytest.raises(ValueError, match="twice"):
        one.add("targets", "mine", "<b/>")


def test_what_changed_is_found_anew_when_something_was_added() -> None:
    before, after = pictured("<a/>"), pictured("<a/>")
    assert after.changes(before)["pieces"] == {}
    assert after.is_in_order("pieces", before)
    after.add("pieces", "more", "<b/>")
    assert after.changes(before)["pieces"] == {"more": "<b/>"}
    assert not after.is_in_order("pieces", before)
    before.add("pieces", "more", "<c/>")
    assert after.changes(before)["pieces"] == {"more": "<b/>"}
    assert after.is_in_order("pieces", before)
    assert before.changes(after)["pieces"] == {"more": "<c/>"}


def test_whoever_looks_on_keeps_one_layer_before_the_last() -> None:
    layers = []
    for number in range(4):
        drawing = pictured(*["<a/>"] * (number + 1))
        layers.append(drawing)
        if number:
            drawing.changes(layers[number - 1])
    kept = [each._layers["pieces"].moved for each in layers]
    assert [each is not None for each in kept] == [False, False, False, True]


def test_a_drawing_knows_its_symbols_also_the_indirect_ones() -> None:
    assert set(pictured(use("die-ore")).symbols) == {"die-ore", "g-wood", "icon-ore"}


def test_a_standalone_drawing_is_valid_and_has_all_it_refers_to() -> None:
    temple = group(use("piece-temple", 20, 20), class_="seat-red")
    drawing = pictured(temple, use("icon-ore"), home=EGYPT)
    svg = drawing.svg()
    root = ElementTree.fromstring(svg)
    assert root.get("aria-label") == "A <small> picture"
    defined = {each.get("id") for each in root.iter()}
    assert references(svg) <= defined
    assert "var(" not in svg
    assert " style=" not in svg


def test_seat_colours_are_written_out_for_each_seat() -> None:
    seats = [group(use("stamp-star"), use("piece-road"), class_=f"seat-{name}") for name in SEATS]
    svg = pictured(*seats, home=INCA).svg()
    for name in SEATS:
        assert f'fill="{seat_colour(name)}"' in svg
    assert svg.count('id="piece-road-') == len(SEATS)


SEATS = ("red", "turquoise", "white")


def test_symbols_without_seat_colours_are_defined_once() -> None:
    seats = [group(use("icon-ore"), class_=f"seat-{name}") for name in SEATS]
    assert pictured(*seats).svg().count('id="icon-ore"') == 1


def test_a_nested_tint_wins_over_the_seat() -> None:
    inner = group(use("stamp-star"), el("path", d="M0 0", class_="s"), class_="tint-clay")
    svg = pictured(group(inner, class_="seat-red"), home=EGYPT).svg()
    assert 'fill="#B5623A"' in svg
    assert seat_colour("red") not in svg


def test_a_png_has_the_size_of_the_drawing() -> None:
    png = pictured(use("die-ore", transform=at(40, 40))).png(scale=2)
    assert png.startswith(PNG)
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (200, 160)


LETTERS = "AÄaäß0123456789 –—„“”‘’…·×−éëïóüÖÜ"


@pytest.mark.parametrize("weight", [400, 500, 600, 700, 800])
@pytest.mark.parametrize("family", [SANS, SERIF])
def test_the_fonts_have_the_letters_of_our_languages(family: str, weight: int) -> None:
    assert set(LETTERS) <= set(widths(family, weight))


def test_words_are_measured_by_font_and_weight() -> None:
    assert measure("ill", 20) < measure("all", 20) < measure("all", 20, 800)
    assert measure("Nil", 20, 700, "tt") != measure("Nil", 20, 700)
    assert measure("漢", 20) == 20


def test_a_missing_renderer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoRenderer, match="pip install resvg-py"):
        pictured().png()


def test_notebooks_show_the_standalone_picture() -> None:
    drawing = pictured(use("icon-ore", 0, 0, width=20, height=20))
    assert drawing._repr_svg_() == drawing.svg()
    assert 'role="img"' in drawing.svg()
    drawing.add("targets", "do", "<g/>")
    assert 'role="group"' in drawing.svg()
