"""What was learned by self-play: the weights of a game's merits, shipped beside its rules."""

from __future__ import annotations

import json

from librt.vecs import vec

from quipu.core.homes import brought


def weights_file(key: str) -> str:
    """The name of the file in the package of a game, for one of its modes."""
    return f"{key}.weights.json"


def weights_of(anchor: str, key: str, merits: list[str], usual: dict[str, float]) -> vec[float]:
    """The weights that were learned, in the order of the merits; the usual ones if none were."""
    text = brought(anchor, weights_file(key))
    learned: dict[str, float] = json.loads(text)["weights"] if text else usual
    return vec[float]([float(learned.get(name, 0.0)) for name in merits])


def promise(weights: vec[float], merits: vec[float]) -> float:
    total = 0.0
    for n in range(len(weights)):
        total += weights[n] * merits[n]
    return total
