"""What greedy likes in Egypt besides, on the scale of `quipu.settlers.bots_weights`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# ---- land ---------------------------------------------------------------------------------------

KIND_WORTH: Final = vec[float]([1.0, 1.1, 1.15, 1.0, 1.1, 0.0, 0.0, 0.0])  # a pip, by kind
HARBOUR_ANY: Final = 1.5
HARBOUR_KIND: Final = 0.35  # for every pip of that kind
NILE_BANK: Final = 3.0  # founding where a boat can follow
NILE_REACH: Final = 8.0

# ---- cards --------------------------------------------------------------------------------------

POINT_CHANCE: Final = 0.2
TITLE_WORTH: Final = vec[float]([4.0, 10.0, 4.5, 5.0, 5.0, 0.0, 0.0, 0.0])  # by title

# ---- gods ---------------------------------------------------------------------------------------

GODS_WORTH: Final = vec[float]([2.0, 1.5, 3.0, 0.5, 2.0, 2.5, 2.0, 2.0, 2.5, 1.5])
SECOND_USE: Final = 0.9  # a god that must be exchanged after the next use
USE: Final = 0.3  # what a use must bring
LIKELY: Final = 0.7  # that an imagined card is there
LOOK: Final = 2.5
THREE_CARDS: Final = 2.0  # choosing one of three
SAVED: Final = 1.0
OLD_PLACE: Final = 3.0  # what a moved oxcart must gain

# ---- the pyramid --------------------------------------------------------------------------------

FIRST_BOAT: Final = 0.6  # of the stone that it makes possible
NEXT_STONE: Final = 2.0  # towards a blessing, or to keep it
FAVOUR: Final = 3.0
