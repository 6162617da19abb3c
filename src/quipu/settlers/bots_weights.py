"""What greedy likes in every settlers game: a point is worth 10, all else is measured by it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

POINT: Final = 10.0
WIN: Final = 500.0  # an act that ends the game
NEVER: Final = -1000.0
WHIM: Final = 0.001  # among equal ones any
WHIMS: Final = 16

# ---- land ---------------------------------------------------------------------------------------

NEW_KIND: Final = 1.5  # a kind one does not get yet
NEW_PIP: Final = 0.3  # and more for each pip of it
GLUT: Final = 0.06  # less for a kind with every pip one has of it
YIELD: Final = 1.1  # a pip at the start of the game; nothing at its end

# ---- routes -------------------------------------------------------------------------------------

NEARNESS: Final = vec[float]([0.0, 0.5, 0.32, 0.16])  # of a site, by route pieces to lay
SITE_AT_HAND: Final = 0.35  # times this while another site is ready
ROUTE_STEP: Final = 0.5  # of the title, shared by the pieces that are missing
TITLE_REACH: Final = 3  # with more pieces missing it is no aim

# ---- cards --------------------------------------------------------------------------------------

CARD: Final = 6.0
SOLDIER_CHANCE: Final = 0.3  # that it is one, and is played in time
SOLDIER: Final = 0.5
RELIEF: Final = 0.5  # for every own pip under the robber
ARMY_STEP: Final = 0.5
ROLL: Final = 1.0  # before the roll only what is worth more
FREE_ROUTES: Final = 1.5  # both pieces, measured by the best one
KEEP_CARD: Final = 1.5  # what a progress card must bring at least

# ---- hands --------------------------------------------------------------------------------------

WAIT: Final = 1.0  # how much a missing card delays a plan
READY: Final = 0.95  # a plan that is paid for, but not built yet
HARDEST: Final = 1.8  # a missing card of a kind one never gets
EASIEST: Final = 0.5
EASE: Final = 5.0  # over the pips of its kind
SECOND_PLAN: Final = 0.5
SPARE: Final = 0.2  # any card
HAND_AT_EASE: Final = 7  # so many cards burden nobody
BURDEN: Final = -0.4  # any card that a seven would ask for
BANK_FEE: Final = 0.2  # a trade with the bank must bring more

# ---- other seats --------------------------------------------------------------------------------

LEADER: Final = 1.5  # more for hurting the one ahead
LEAD: Final = 0.8  # more by visible points
OWN_LOSS: Final = 3.0
THEFT: Final = 2.0
PLUNDER: Final = 0.1  # for every card of the victim
GOODWILL: Final = 0.6  # what a trade must bring, times the threat of the other
CLOSE: Final = 2  # nobody so many points from winning is traded with
MOST_OFFERS: Final = 1  # in a turn of its own
PATIENCE: Final = 4  # offers that somebody declines in a row, and is asked no more
OFFER_MARGIN: Final = 2.5
OFFER_CHANCE: Final = 0.5
