"""SVG to PNG by resvg, with our own fonts; loaded only when asked for."""

from __future__ import annotations

from quipu.drawing.letters import SANS, SERIF, print_fonts


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
            font_files=print_fonts(),
            font_family=SANS,
            sans_serif_family=SANS,
            serif_family=SERIF,
        )
    )


def _missing(package: str) -> NoRenderer:
    return NoRenderer(
        f"PNG needs a package that is missing: pip install {package.replace('_', '-')}"
    )
