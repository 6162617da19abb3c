"""What greedy likes among the Inkas besides, on the scale of `quipu.settlers.bots_weights`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

KIND_WORTH: Final = vec[float]([1.1, 1.1, 1.05, 1.2, 0.95, 0.55, 0.55, 0.55])  # a pip, by kind

# ---- tribes -------------------------------------------------------------------------------------

COMPLETE: Final = 8.0  # the last marker of a tribe: the next one begins with a marker for nothing
FIRST: Final = 100.0  # what is free comes before the act that ends the turn
ROOM: Final = vec[float]([0.35, 0.25, 0.1])  # of the best places around a founding settlement
ROOM_STEPS: Final = 3
CRAMPED: Final = -6.0  # a place with nowhere to go
EVICT: Final = 0.25  # for every pip that an overbuilt ruin brought to a rival
OWN_RUIN: Final = 0.75  # of its yield one has already

# ---- cards --------------------------------------------------------------------------------------

ROUTE_PRIZE: Final = 5.0  # two for one, once a turn
COMBAT_PRIZE: Final = 4.0  # the robber leaves, and a card
LAST_ROADS: Final = 0.3  # of the prize if the tribe is nearly complete: its roads will vanish
CARD: Final = 4.5
COMBAT_CHANCE: Final = 0.7  # I1.13: so many of the cards are Combat Arts
COMBAT: Final = 1.2  # a theft, and a larger hand

# ---- trade --------------------------------------------------------------------------------------

OFFER_MARGIN: Final = 4.5  # with eight kinds there is always something to ask for

# ---- goods --------------------------------------------------------------------------------------

PAIR: Final = 0.8  # two equal goods buy a card
