"""Drawing: a picture of keyed elements in layers, for the page, a file, a notebook or a PNG."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType

from quipu.drawing.markup import el, num
from quipu.drawing.symbols import HOUSE, Library, library, references

LAYERS = ("ground", "pieces", "targets")
KEY = re.compile(r"[A-Za-z0-9-]+")


@lru_cache(65536)
def _is_key(key: str) -> bool:
    return KEY.fullmatch(key) is not None


@lru_cache(256)
def _hashed(ground: tuple[tuple[str, str], ...]) -> str:
    parts = [f"{key}\0{markup}" for key, markup in ground]
    return sha256("\0\0".join(parts).encode()).hexdigest()[:16]


class Drawing:
    """Markup by key in the layers ground, pieces and targets, from back to front.

    Keys are unique in the whole drawing and stable from step to step, so that an update sends
    only what changed. The ground is what does not change in a game; it is cached by its hash.
    `home` is the package whose symbols and styles it uses.
    """

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        backdrop: str | None = None,
        home: str = HOUSE,
    ) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.backdrop = backdrop  # behind everything, in standalone drawings only
        self.home = home
        self._layers: dict[str, dict[str, str]] = {name: {} for name in LAYERS}
        self._keys: set[str] = set()

    def add(self, layer: str, key: str, markup: str) -> None:
        """Put markup on top of a layer."""
        if layer not in self._layers:
            raise ValueError(f"no layer {layer!r}; there are {', '.join(LAYERS)}")
        if not _is_key(key):
            raise ValueError(f"the key {key!r} has other signs than letters, digits and -")
        if key in self._keys:
            raise ValueError(f"the key {key!r} is used twice")
        self._keys.add(key)
        self._layers[layer][key] = markup

    def blank(self) -> Drawing:
        """Another one of this size, with nothing on it."""
        return Drawing(self.width, self.height, self.title, self.backdrop, self.home)

    def put(self, other: Drawing) -> None:
        """Add what is on another drawing, on top of each layer."""
        if not self._keys.isdisjoint(other._keys):
            raise ValueError(f"a key is used twice: {', '.join(self._keys & other._keys)}")
        self._keys.update(other._keys)
        for name, added in other._layers.items():
            self._layers[name].update(added)

    def elements(self, layer: str) -> Mapping[str, str]:
        """The markup of one layer by key, from back to front."""
        return MappingProxyType(self._layers[layer])

    @property
    def ground_hash(self) -> str:
        """Equal grounds have equal hashes, whatever table they belong to."""
        return _hashed(tuple(self._layers["ground"].items()))

    @property
    def library(self) -> Library:
        """The symbols that its home has."""
        return library(self.home)

    @property
    def symbols(self) -> list[str]:
        """Ids of the library that this drawing needs, also indirectly."""
        used = set().union(
            *(references(each) for layer in LAYERS for each in self._layers[layer].values())
        )
        return self.library.needed(used)

    def changes(self, before: Drawing) -> dict[str, dict[str, str | None]]:
        """What to set by layer and key so that `before` becomes this; None removes."""
        return {layer: self._changed(before, layer) for layer in LAYERS}

    def _changed(self, before: Drawing, layer: str) -> dict[str, str | None]:
        old, new = before._layers[layer], self._layers[layer]
        if old is new or old == new:
            return {}
        changed: dict[str, str | None] = {key: None for key in old if key not in new}
        pairs = zip(new.items(), map(old.get, new), strict=True)
        changed.update([item for item, was in pairs if item[1] is not was and item[1] != was])
        return changed

    def layers(self) -> str:
        """The layers alone, for a page that has the stylesheet and the symbols."""
        return "".join(self._layer(name) for name in LAYERS)

    def _layer(self, name: str) -> str:
        wrapped = [
            f'<g data-key="{key}" id="at-{key}">{markup}</g>'
            for key, markup in self._layers[name].items()
        ]
        return f'<g class="layer-{name}">{"".join(wrapped)}</g>'

    def svg(self, standalone: bool = True) -> str:
        """A whole picture; `standalone=False` gives the layers alone, as `layers`."""
        if not standalone:
            return self.layers()
        from quipu.drawing.standalone import written_out

        return written_out(self)

    def frame(self, *content: str) -> str:
        """The `<svg>` element around content, with the accessible name of the picture."""
        box = f"0 0 {num(self.width)} {num(self.height)}"
        return el(
            "svg",
            *content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=box,
            width=self.width,
            height=self.height,
            role="group" if self._layers["targets"] else "img",
            aria_label=self.title,
        )

    def png(self, scale: float = 1.0) -> bytes:
        """The picture in pixels, `scale` for one unit."""
        from quipu.drawing.raster import rendered

        return rendered(self.svg(), scale)

    def _repr_svg_(self) -> str:
        return self.svg()
