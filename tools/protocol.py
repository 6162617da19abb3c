"""Writes what follows from the message classes: tables of PROTOCOL.md and protocol.d.ts.

`make protocol` writes both; tests/play/test_protocol_files.py checks that they are up to date.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from quipu.core.openings import Opening
from quipu.core.state import Action
from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.client import BotAct, ClientMessage
from quipu.play.messages.decode import expected, is_required, message_type
from quipu.play.messages.server import ServerMessage
from quipu.play.messages.view import Brief, ViewDrawings, ViewHead, ViewParts
from quipu.presenting.shown import CardsForm, ChoiceForm, Form, SubsetForm

ROOT: Final = Path(__file__).parent.parent
DECLARATIONS: Final = ROOT / "src" / "quipu" / "web" / "js" / "protocol.d.ts"
DOCUMENT: Final = ROOT / "src" / "quipu" / "server" / "PROTOCOL.md"
FIELD: Final = re.compile(r"    (\w+): [^#]*?(?:  # (.*))?$")
BLOCK: Final = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
SHAPES: Final[dict[object, str]] = {
    SubsetForm: '"subset"',
    CardsForm: '"cards"',
    ChoiceForm: '"turning" | "listing"',
}
SIMPLE: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Any: "any",
    dict[str, Any]: "Action",
    Form: "Form",
}
HEAD: Final = """\
// Made by `make protocol` from quipu.play.messages and quipu.presenting; do not edit.

/** One action of a game in its JSON form. */
export interface Action {
  kind: string;
  [parameter: string]: any;
}

/** A value without the fields that have their default. */
export type Brief<T> = Partial<T>;

/** A part of a view in an update: left out, or with null for entries that are unchanged. */
export type Updated<T> = {
  [name in keyof T]?: T[name] extends (infer Entry)[] ? (Entry | null)[] : T[name];
};

/** A view with nothing left out. */
export type View = ViewHead & ViewDrawings & ViewParts;

/** A view as it is sent: whole if it is `full`. */
export type ViewUpdate = ViewHead & ViewDrawings & Updated<ViewParts>;

export type Form = SubsetForm | CardsForm | ChoiceForm;
"""


@dataclass(frozen=True)
class FieldDoc:
    """One field of a message or of a value in it."""

    name: str
    hint: Any
    comment: str
    is_optional: bool  # may be left out


# ---- reading the classes --------------------------------------------------------------------


def field_docs(kind: Any) -> list[FieldDoc]:
    """The fields as they are in JSON, inherited ones first."""
    hints = get_type_hints(kind, include_extras=True)
    comments = comments_of(kind)
    if is_typeddict(kind):
        optional = set(kind.__optional_keys__)
        names = list(hints)
    else:
        optional = {each.name for each in fields(kind) if may_be_left_out(kind, each)}
        names = [each.name for each in fields(kind)]
    return [
        FieldDoc(name.rstrip("_"), hints[name], comments.get(name, ""), name in optional)
        for name in names
        if hints[name] is not Opening
    ]


def may_be_left_out(kind: Any, each: Any) -> bool:
    if each.name == "type" or not hasattr(kind, "type"):
        return False
    if kind in get_args(ClientMessage) or kind is BotAct:
        return not is_required(each)
    return each.default is None


def comments_of(kind: Any) -> dict[str, str]:
    """The comment beside or above every field, by field."""
    found: dict[str, str] = {}
    for base in reversed(getattr(kind, "__mro__", (kind,))):
        if not (is_dataclass(base) or is_typeddict(base) or base is kind):
            continue
        above: list[str] = []
        for line in inspect.getsource(base).splitlines():
            if line.startswith("    # "):
                above.append(line.removeprefix("    # "))
            elif match := FIELD.match(line):
                name, beside = match.groups()
                found[name] = " ".join([*above, beside or ""]).strip()
                above = []
    return found


def types_in(hint: Any) -> Iterator[Any]:
    """The classes that a type names."""
    args = get_args(hint)
    for each in args[:1] if get_origin(hint) is Annotated else args:
        yield from types_in(each)
    if is_typeddict(hint) or is_dataclass(hint):
        yield hint


def referenced(kinds: Sequence[Any]) -> list[Any]:
    """All classes that these name, however deep, in the order in which they are met."""
    found: dict[Any, None] = {}

    def follow(kind: Any) -> None:
        for each in field_docs(kind):
            for inner in types_in(each.hint):
                more = list(SHAPES) if inner is Form else [inner]
                for one in more:
                    if one not in found and one not in kinds:
                        found[one] = None
                        follow(one)

    for kind in kinds:
        follow(kind)
    return list(found)


def messages(union: object) -> list[Any]:
    return list(get_args(union))


# ---- TypeScript -----------------------------------------------------------------------------


def typescript(hint: Any) -> str:
    """A type as TypeScript writes it."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in SIMPLE:
        return SIMPLE[hint]
    if origin in (Annotated, NotRequired):
        return typescript(args[0])
    if origin in (Literal, Union, types.UnionType):
        return " | ".join(dict.fromkeys(map(alternative, args)))
    if origin is Brief:
        return f"Brief<{typescript(args[0])}>"
    if origin in (list, Sequence):
        inner = typescript(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript, args))}]"
    if origin in (dict, Mapping):
        return f"Record<string, {typescript(args[1])}>"
    if isinstance(origin or hint, type) and issubclass(origin or hint, Action):
        return "Action"
    return str(hint.__name__)


def alternative(hint: Any) -> str:
    """One of several types, or a literal value."""
    if isinstance(hint, str):
        return f'"{hint}"'
    return str(hint) if isinstance(hint, int) else typescript(hint)


def interface(kind: Any) -> str:
    lines = [f"/** {first_sentence(kind)} */", f"export interface {kind.__name__} {{"]
    for each in field_docs(kind):
        text = SHAPES[kind] if each.name == "shape" and kind in SHAPES else typescript(each.hint)
        comment = f" // {each.comment}" if each.comment and len(each.comment) < 70 else ""
        lines.append(f"  {each.name}{'?' if each.is_optional else ''}: {text};{comment}")
    return "\n".join([*lines, "}", ""])


def first_sentence(kind: Any) -> str:
    return (inspect.getdoc(kind) or "").partition("\n")[0]


def union_of(name: str, kinds: Sequence[Any]) -> str:
    names = ["ViewUpdate" if each is ViewHead else each.__name__ for each in kinds]
    return "\n".join([f"export type {name} =", *(f"  | {each}" for each in names)]) + ";\n"


def declarations() -> str:
    """The whole of protocol.d.ts."""
    client, server = messages(ClientMessage), messages(ServerMessage)
    kinds = [*client, *server, ViewDrawings, ViewParts]
    made = [interface(each) for each in [*kinds, *referenced(kinds)]]
    unions = [union_of("ClientMessage", client), union_of("ServerMessage", server)]
    return "\n".join([HEAD, *unions, *made])


# ---- Markdown -------------------------------------------------------------------------------


def table(kind: Any, is_client: bool = False) -> str:
    """The fields of a class as a Markdown table; nothing if it has none but `type`."""
    rows = [each for each in field_docs(kind) if each.name != "type"]
    if not rows:
        return ""
    made = ["| field | holds | meaning |", "|---|---|---|"]
    for each in rows:
        holds = expected(each.hint) if is_client else f"`{typescript(each.hint)}`"
        name = f"`{each.name}`" + (", optional" if each.is_optional else "")
        cells = (name, holds.replace("|", "\\|"), each.comment.replace("|", "\\|"))
        made.append("| " + " | ".join(cells) + " |")
    return "\n".join(made) + "\n"


def sections(kinds: Sequence[Any], is_client: bool, level: str = "###") -> str:
    """A heading for each type of message, what it is for, and its fields."""
    made, last = [], ""
    for kind in kinds:
        name = message_type(kind)
        made += [] if name == last else [f"{level} `{name}`\n"]
        made += [f"{inspect.getdoc(kind)}\n", table(kind, is_client)]
        if kind is ViewHead:
            for more in (ViewDrawings, ViewParts):
                made += [f"{inspect.getdoc(more)}\n", table(more)]
        last = name
    return "\n".join(filter(None, made))


def values() -> str:
    """The values inside of messages, each with its fields."""
    kinds = [*messages(ServerMessage), ViewDrawings, ViewParts]
    made = []
    for kind in referenced(kinds):
        made += [f"### `{kind.__name__}`\n", f"{inspect.getdoc(kind)}\n", table(kind)]
    return "\n".join(made)


def document(text: str) -> str:
    """PROTOCOL.md with its generated blocks as the classes have it."""
    blocks = {
        "client": sections(messages(ClientMessage), is_client=True),
        "server": sections(messages(ServerMessage), is_client=False),
        "bots": sections([*messages(BotServerMessage), BotAct], False, "###"),
        "values": values(),
    }
    return BLOCK.sub(lambda match: f"{match[1]}\n{blocks[match[2]]}\n{match[3]}", text)


def main() -> int:
    DECLARATIONS.write_text(declarations(), encoding="utf-8")
    DOCUMENT.write_text(document(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
