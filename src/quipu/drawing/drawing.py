"""Drawing: a picture of keyed elements in layers, for the page, a file, a notebook or a PNG."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType

from quipu.drawing.markup import el, num
from quipu.drawing.parts import Part
from quipu.drawing.symbols import HOUSE, Library, library, references

LAYERS = ("ground", "pieces", "targets")
KEY = re.compile(r"[A-Za-z0-9-]+")


@lru_cache(65536)  # 96 answers an act in egypt-gods, 41 in jade; 0.1 µs each
def _is_key(key: str) -> bool:
    return KEY.fullmatch(key) is not None


@lru_cache(256)
def _hashed(elements: tuple[tuple[str, str], ...]) -> str:
    parts = [f"{key}\0{markup}" for key, markup in elements]
    return sha256("\0\0".join(parts).encode()).hexdigest()[:16]


Changed = dict[str, str | None]  # markup by key; None where something is gone


class Layer(dict[str, str]):
    """Markup by key, from back to front; it only grows, and not once it lies on two drawings."""

    is_shared = False
    hash: tuple[int, str] = (-1, "")  # with how many elements it was taken
    moved: tuple[Layer, int, int, Changed] | None = None  # what `since` answered last

    def hashed(self) -> str:
        """Equal layers have equal hashes."""
        if self.hash[0] != len(self):
            self.hash = (len(self), _hashed(tuple(self.items())))
        return self.hash[1]

    def since(self, old: Layer) -> Changed:
        """What to set so that an older one becomes this.

        All who look at the same table ask the same of what they share.
        """
        if old is self:
            return {}
        last = self.moved
        if last is None or last[0] is not old or last[1:3] != (len(old), len(self)):
            old.moved = None  # or each would keep all that came before it
            last = self.moved = (old, len(old), len(self), self._changed(old))
        return last[3]

    def _changed(self, old: Layer) -> Changed:
        if old == self:
            return {}
        changed: Changed = {key: None for key in old if key not in self}
        pairs = zip(self.items(), map(old.get, self), strict=True)
        changed.update([item for item, was in pairs if item[1] is not was and item[1] != was])
        return changed


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
        parts: tuple[Part, ...] = (),
    ) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.backdrop = backdrop  # behind everything, in standalone drawings only
        self.home = home
        self.parts = parts  # that a page may place by themselves
        self._layers = {name: Layer() for name in LAYERS}

    def add(self, layer: str, key: str, markup: str) -> None:
        """Put markup on top of a layer."""
        if layer not in self._layers:
            raise ValueError(f"no layer {layer!r}; there are {', '.join(LAYERS)}")
        if not _is_key(key):
            raise ValueError(f"the key {key!r} has other signs than letters, digits and -")
        for each in self._layers.values():
            if key in each:
                raise ValueError(f"the key {key!r} is used twice")
        self._own(layer)[key] = markup

    def _own(self, name: str) -> Layer:
        """A layer to draw on, which lies on no other drawing."""
        if self._layers[name].is_shared:
            self._layers[name] = Layer(self._layers[name])
        return self._layers[name]

    def blank(self) -> Drawing:
        """Another one of this size, with nothing on it."""
        return Drawing(self.width, self.height, self.title, self.backdrop, self.home)

    def put(self, other: Drawing) -> None:
        """Add what is on another drawing, on top of each layer."""
        own = [each for each in self._layers.values() if each]
        for name, added in other._layers.items():
            for each in own:
                if not each.keys().isdisjoint(added):
                    raise ValueError(f"a key is used twice: {', '.join(each.keys() & added)}")
            if self._layers[name]:
                self._own(name).update(added)
            elif added:
                added.is_shared = True
                self._layers[name] = added

    def elements(self, layer: str) -> Mapping[str, str]:
        """The markup of one layer by key, from back to front."""
        return MappingProxyType(self._layers[layer])

    @property
    def ground_hash(self) -> str:
        """Equal grounds have equal hashes, whatever table they belong to."""
        return self._layers["ground"].hashed()

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

    def changes(self, before: Drawing) -> dict[str, Changed]:
        """What to set by layer and key so that `before` becomes this; None removes."""
        return {name: self._layers[name].since(before._layers[name]) for name in LAYERS}

    def is_in_order(self, layer: str, before: Drawing) -> bool:
        """Whether a layer has the same elements as before, in the same order."""
        new, old = self._layers[layer], before._layers[layer]
        return new is old or list(new) == list(old)

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
