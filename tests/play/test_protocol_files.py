"""Files made of the message classes are up to date: protocol.d.ts and tables of PROTOCOL.md."""

from __future__ import annotations

from tools.protocol import DECLARATIONS, DOCUMENT, declarations, document

HINT = "run 'make protocol'"


def test_the_typescript_declarations_are_up_to_date() -> None:
    assert DECLARATIONS.read_text(encoding="utf-8") == declarations(), HINT


def test_the_tables_of_the_protocol_are_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert document(text) == text, HINT
