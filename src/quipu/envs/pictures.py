"""Pixels of a drawing, for wrappers that record videos."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

HEAD = 8  # bytes before the first chunk of a PNG
CHANNELS = {2: 3, 6: 4}  # by colour type: RGB and RGBA


def rgb_array(png: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG with 8 bits a channel that is not interlaced, without transparency."""
    at, data, shape = HEAD, b"", (0, 0, 0)
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if depth != 8 or colour not in CHANNELS or interlaced:
                raise ValueError("this PNG is not of 8-bit colours")
            shape = (height, width, CHANNELS[colour])
        elif kind == b"IDAT":
            data += body
        at += length + 12
    return on_white(unfiltered(zlib.decompress(data), *shape))


def unfiltered(data: bytes, height: int, width: int, channels: int) -> NDArray[np.uint8]:
    """Undo the filters of a PNG. A pixel depends on those left and above: go by diagonals."""
    rows = np.frombuffer(data, np.uint8).reshape(height, 1 + width * channels)
    kinds, given = rows[:, 0], rows[:, 1:].reshape(height, width, channels).astype(np.int16)
    made = np.zeros((height + 1, width + 1, channels), np.int16)  # with a rim of 0
    for diagonal in range(height + width - 1):
        y = np.arange(max(0, diagonal - width + 1), min(diagonal, height - 1) + 1)
        x = diagonal - y
        left, above, corner = made[y + 1, x], made[y, x + 1], made[y, x]
        far = np.abs(np.stack([above - corner, left - corner, left + above - 2 * corner]))
        nearest = np.choose(far.argmin(axis=0), [left, above, corner])
        guesses = [np.zeros_like(left), left, above, (left + above) // 2, nearest]
        guess = np.choose(kinds[y][:, None], guesses)
        made[y + 1, x + 1] = (given[y, x] + guess) & 255
    return made[1:, 1:].astype(np.uint8)


def on_white(pixels: NDArray[np.uint8]) -> NDArray[np.uint8]:
    if pixels.shape[2] == 3:
        return pixels
    alpha = pixels[:, :, 3:].astype(np.uint16)
    mixed = (pixels[:, :, :3] * alpha + 255 * (255 - alpha)) // 255
    return mixed.astype(np.uint8)
