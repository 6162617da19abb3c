"""SVG to PNG by resvg, with the fonts of two font packages; loaded only when asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

INTERFACE = "font_roboto"
TITLES = "font_source_serif_pro"


class NoRenderer(RuntimeError):
    """A package that PNG needs is not installed."""


def rendered(svg: str, scale: float = 1.0) -> bytes:
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise _missing("resvg_py") from None
    return bytes(
        svg_to_bytes(
            svg_string=svg,
            zoom=scale,
            skip_system_fonts=True,
            font_files=[*_fonts(INTERFACE), *_fonts(TITLES)],
            font_family="Roboto",
            sans_serif_family="Roboto",
            serif_family="Source Serif Pro",
        )
    )


def _fonts(package: str) -> list[str]:
    try:
        folder = Path(str(import_module(package).__file__)).parent
    except ImportError:
        raise _missing(package) from None
    return sorted(str(file) for file in folder.rglob("*.ttf"))


def _missing(package: str) -> NoRenderer:
    return NoRenderer(
        f"PNG needs a package that is missing: pip install {package.replace('_', '-')}"
    )
