"""Browser tests press as people do, and the lint rule that says so finds every other way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.real_presses import breaches, breaches_of_python, breaches_of_script


def test_the_browser_tests_press_as_people_do() -> None:
    assert breaches() == []


@pytest.mark.parametrize(
    "source",
    [
        'page.click("#roll")',
        'page.locator("#roll").first.click()',
        'page.locator("#roll").tap()',
        'page.locator("#roll").dblclick()',
        'page.locator("#roll").hover(force=True)',
        'page.get_by_role("checkbox").check()',
        'page.fill("input", "Ines")',
        'page.locator("#roll").dispatch_event("click")',
        'page.locator("#roll").scroll_into_view_if_needed()',
        'press(page, "#roll", force=True)',
        "page.evaluate(\"document.querySelector('#roll').click()\")",
        "page.evaluate(f\"{found}.dispatchEvent(new Event('click'))\")",
        'PRESS = """() => {\n  roll.click();\n}"""',
    ],
)
def test_python_that_presses_otherwise_is_found(source: str) -> None:
    assert list(breaches_of_python(source))


@pytest.mark.parametrize(
    "source",
    [
        "roll.click();",
        "roll?.dispatchEvent(new MouseEvent('click'));",
        "form.submit();",
        "form.requestSubmit();",
        "roll.scrollIntoView({ block: 'nearest' });",
        "window.scrollTo(0, 400);",
        "log.scrollTop = 400;",
        "log.scrollLeft += 40;",
    ],
)
def test_a_script_that_does_more_than_read_is_found(source: str) -> None:
    assert [line for line, _ in breaches_of_script(source)] == [1]


@pytest.mark.parametrize(
    "source",
    [
        'press(page, "#roll")',
        "page.mouse.click(10, 20)",
        "seen.page.touchscreen.tap(10, 20)",
        'page.keyboard.press("Enter")',
        'page.locator("#slider").focus()',
        'page.evaluate("log.scrollTop === 0 && clicks")',
    ],
)
def test_real_input_and_reading_are_free(source: str) -> None:
    assert list(breaches_of_python(source)) == []


def test_a_breach_is_named_by_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "browser"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text('x = 1\npage.click("#roll")\n', encoding="utf-8")
    (folder / "it.js").write_text("\n\nroll.click();\n", encoding="utf-8")
    assert [each.split(": ")[0] for each in breaches([folder])] == [
        "browser/it.js:3",
        "browser/test_it.py:2",
    ]
