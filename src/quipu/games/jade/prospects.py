"""What tiles, districts and hands promise to a seat: the eyes of the greedy bot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.games.jade.board import SIZES
from quipu.games.jade.faces import (
    BITS,
    BYTE,
    CELLS,
    CENTRE,
    DESIGNS,
    EMPTY,
    FACE_CITY,
    FACE_OF,
    FACE_PARTS,
    FITTING_TURNS,
    KIND_COUNT,
    LETTERS,
    NEIGHBOUR,
    OFF,
    OPEN_SIDE,
    PART_ON,
    PARTS,
    SIDES,
    STRENGTH,
    STRENGTH_SHIFT,
    SYMBOLS,
    TYPE_COUNTS,
    TYPES,
)
from quipu.games.jade.scoring import MIXED, PURE, statues
from quipu.games.jade.state import DISPLAY, FIGURE_COST, Jade
from quipu.games.jade.tastes import GREEDY, Tastes
from quipu.games.jade.tiles import OPEN

UNKNOWN: Final = -1000.0
TILES: Final = float(sum(TYPE_COUNTS))
HIDDEN: Final = 67.0  # J2.6
AROUND: Final = vec[i64]([0] * SIDES)
PLACES: Final = vec[i64](list(range(PARTS)))
UNTRIED: Final = vec[float]([UNKNOWN] * (CELLS * TYPES))  # copied: to fill it takes longer
NO_LETTERS: Final = vec[i64]([0] * LETTERS)
ARCHAEOLOGISTS: Final = 8.0  # J1.9


def district_worth(
    word: i64, seat: i64, seats: i64, tastes: Tastes = GREEDY, left: float = 1.0
) -> float:
    """What a district is worth to a seat: its own share less what the rivals get.

    `left` is the share of the chance to be closed that the time left in the game leaves.
    """
    heads = word & BYTE
    gold = tastes.gold * float((word >> 8) & BYTE)
    opened = (word >> 16) & BYTE
    if word >> STRENGTH_SHIFT == 0:
        if not opened:
            return 0.0
        chance = left * tastes.closing[min(opened, 6)]
        return -tastes.vacant * (tastes.artefact * float(heads) + gold) * chance
    net = 0.0
    present = 0.0
    for each in range(seats):
        strength = (word >> (STRENGTH_SHIFT + 8 * each)) & BYTE
        if strength:
            present += 1.0
            share = tastes.artefact * float(due(word, heads, strength, seats)) + gold
            net += share if each == seat else -tastes.rival * share / float(seats - 1)
    if not opened:
        return net
    chance = left * tastes.closing[min(opened, 6)]
    return net * chance * (1.0 + tastes.company * (present - 1.0))


def due(word: i64, heads: i64, strength: i64, seats: i64) -> i64:
    """J11.4, J11.5, J11.6: artefacts for a strength in a district."""
    amount = heads
    stronger: i64 = 0
    while True:
        above: i64 = BYTE + 1
        for each in range(seats):
            other = (word >> (STRENGTH_SHIFT + 8 * each)) & BYTE
            if other > strength and other > stronger and other < above:
                above = other
        if above > BYTE:
            return amount
        stronger = above
        amount = 0 if heads == 1 else (amount + 1) // 2


def age_of(state: Jade) -> float:
    """The share of the game that is over, by the tiles that have left the stacks."""
    return 1.0 - float(state.stacks.left) / TILES


def dug_of(state: Jade) -> float:
    """The share of the hidden artefacts that were found: with the last of them the game ends."""
    return 1.0 - float(state.artefacts.size) / HIDDEN


def posted_of(state: Jade, seat: i64) -> float:
    """The share of a seat's archaeologists that stand on the area."""
    free: i64 = 0
    for size in range(1, SIZES + 1):
        free += size * i64(state.supply[SIZES * seat + size - 1])
    return 1.0 - float(free) / ARCHAEOLOGISTS


def open_worth(state: Jade, seat: i64) -> float:
    """What all districts that are not closed are worth to a seat."""
    board = state.board
    worth = 0.0
    for cell in range(CELLS):
        if board.face[cell] != EMPTY:
            for place in range(FACE_PARTS[i64(board.face[cell])]):
                part = PARTS * cell + place
                if board.district_of(part) == part and board.open_sides(part):
                    worth += district_worth(board.district[part], seat, state.seats)
    return worth


class Prospects:
    """A position as one seat judges it; values of tiles are worked out once."""

    def __init__(self, state: Jade, seat: i64, tastes: Tastes = GREEDY, stride: i64 = 1) -> None:
        self.state = state
        self.stride = stride  # of the types of unseen tiles every so manieth is thought of
        self.seat = seat
        self.seats = state.seats
        self.tastes = tastes
        age = max(age_of(state), tastes.dug * dug_of(state))
        self.left = 1.0 - tastes.fade * age
        if state.last_turn:
            self.left *= 1.0 - tastes.last
        self.gold = tastes.gold * (1.0 - tastes.spent * age)
        self.gold /= 1.0 + tastes.plenty * float(state.gold[seat])
        self.tied = tastes.tied + tastes.scarce * posted_of(state, seat)
        self.main = state.board.road(CENTRE)
        self.words = PLACES[:]  # the districts of a tile that is tried
        self.group = PLACES[:]  # its part that stands for the district of each
        self.roots = AROUND[:]  # the districts beside it, and the parts they meet first
        self.owners = AROUND[:]
        self.beside = AROUND[:]  # the cells that a field opens to, and how many they are
        self.besides: i64 = 0
        self.best = UNTRIED[:]
        self.figures: i64 = 0  # the sizes that can be set and paid, as a set
        for size in range(1, SIZES + 1):
            if state.has_figure(seat, size) and state.can_pay(seat, size):
                self.figures |= BITS[size]

    def worth(self, word: i64) -> float:
        return district_worth(word, self.seat, self.seats, self.tastes, self.left)

    # ---- laying ---------------------------------------------------------------------------

    def lay_worth(self, cell: i64, face: i64) -> float:
        """What changes if this face lies there, with the best figure on it."""
        if FACE_CITY[face] == 0:
            return self.tastes.jungle
        before = self.join_parts(cell, face)
        after = 0.0
        figure = 0.0
        for place in range(FACE_PARTS[face]):
            if self.group[place] == place:
                worth = self.worth(self.words[place])
                after += worth
                figure = max(figure, self.figure_worth(self.words[place], worth))
        if self.tastes.main != 0.0 and self.is_on_main(cell, face):
            after += self.tastes.main
        return after + figure - before

    def is_on_main(self, cell: i64, face: i64) -> bool:
        """Whether white lines lead from this tile, if it lies there, to the centre field."""
        board = self.state.board
        for side in range(SIDES):
            other = NEIGHBOUR[SIDES * cell + side]
            if other == OFF or board.face[other] == EMPTY or FACE_CITY[face] & BITS[side]:
                continue
            if board.road(other) == self.main:
                return True
        return False

    def join_parts(self, cell: i64, face: i64) -> float:
        """Fill `words` and `group` for a tile that is tried; the worth of what it joins."""
        board = self.state.board
        before = 0.0
        count: i64 = 0
        for place in range(PARTS):
            self.words[place] = SYMBOLS[PARTS * face + place]
            self.group[place] = place
        for side in range(SIDES):
            other = NEIGHBOUR[SIDES * cell + side]
            if other == OFF or not FACE_CITY[face] & BITS[side]:
                continue
            part = self.group[PART_ON[SIDES * face + side]]
            if board.face[other] == EMPTY:
                self.words[part] += OPEN_SIDE
                continue
            there = PART_ON[SIDES * i64(board.face[other]) + (side + 2) % SIDES]
            root = board.district_of(PARTS * other + there)
            self.words[part] -= OPEN_SIDE
            known: i64 = 0
            while known < count and self.roots[known] != root:
                known += 1
            if known < count:
                self.merge(part, self.group[self.owners[known]])
            else:
                self.roots[count] = root
                self.owners[count] = part
                count += 1
                before += self.worth(board.district[root])
                self.words[part] += board.district[root]
        return before

    def merge(self, one: i64, other: i64) -> None:
        """J10.4: two parts of the tile belong to one district."""
        if one != other:
            self.words[other] += self.words[one]
            for place in range(PARTS):
                if self.group[place] == one:
                    self.group[place] = other

    def figure_worth(self, word: i64, without: float) -> float:
        """The best that a figure of the supply can add to a district, worth so much without."""
        best = 0.0
        for size in range(1, SIZES + 1):
            if self.figures & BITS[size]:
                best = max(best, self.added(word, size, without))
        return best

    def set_worth(self, word: i64, size: i64) -> float:
        return self.added(word, size, self.worth(word))

    def added(self, word: i64, size: i64, without: float) -> float:
        tied = self.tied * float(size) if (word >> 16) & BYTE else 0.0
        gain = self.worth(word + size * STRENGTH[self.seat]) - without
        return gain - self.gold * float(FIGURE_COST[size - 1]) - tied

    # ---- discovering ----------------------------------------------------------------------

    def best_lay(self, cell: i64, tile: i64) -> float:
        """The best turn of a tile on an empty cell; UNKNOWN if none fits."""
        known = self.best[TYPES * cell + tile]
        if known != UNKNOWN:
            return known
        turns = i64(FITTING_TURNS[TYPES * i64(self.state.board.demand[cell]) + tile])
        best = 2 * UNKNOWN
        for turn in range(SIDES):
            if turns & BITS[turn]:
                best = max(best, self.lay_worth(cell, FACE_OF[SIDES * tile + turn]))
        self.best[TYPES * cell + tile] = best
        return best

    def look_beside(self, field: i64) -> None:
        """Fill `beside` with the cells that a field opens to."""
        self.besides = 0
        for side in range(SIDES):
            if self.state.board.is_open(field, side):
                self.beside[self.besides] = NEIGHBOUR[SIDES * field + side]
                self.besides += 1

    def best_beside(self, tile: i64) -> float:
        """The best place of a tile beside the field that was looked at."""
        best = 2 * UNKNOWN
        for n in range(self.besides):
            best = max(best, self.best_lay(self.beside[n], tile))
        return best

    def draw_worth(self, field: i64) -> float:
        """The mean over unseen tiles of the best place beside a field."""
        bag = self.state.stacks.bag
        tastes = self.tastes
        full = self.state.display_size(self.seat) == DISPLAY - 1
        failed = tastes.full_display if full else tastes.no_fit
        total = 0.0
        count: i64 = 0
        self.look_beside(field)
        for tile in range(self.state.turn % self.stride, TYPES, self.stride):
            copies = i64(bag[tile])
            if copies:
                best = self.best_beside(tile)
                total += float(copies) * (best if best > UNKNOWN else failed)
                count += copies
        return total / float(count) if count else failed

    def display_worth(self, field: i64) -> float:
        """The best that a tile of the display can do beside a field."""
        best = 2 * UNKNOWN
        self.look_beside(field)
        for place in range(DISPLAY * self.seat, DISPLAY * self.seat + DISPLAY):
            tile = i64(self.state.display[place])
            if tile < TYPES:
                best = max(best, self.best_beside(tile))
        return best

    def field_worth(self, field: i64) -> float:
        """What standing on a field at the end of a drive promises."""
        if field == CENTRE:
            gain = 0.0 if self.state.only_drives else self.exchange_worth()
            return gain if gain > 0.0 else self.tastes.idle
        if not self.state.board.has_open_line(field):
            return self.tastes.idle
        best = self.display_worth(field)
        if self.state.stacks.left > 0 and self.state.display_size(self.seat) < DISPLAY:
            best = max(best, self.draw_worth(field))
        return best if best > UNKNOWN else self.tastes.idle

    # ---- artefacts ------------------------------------------------------------------------

    def hand_worth(self, hand: vec[u8]) -> float:
        """Points, and a little for statues that have begun."""
        designs = self.state.agreement.designs_matter
        mixed, pure = statues(hand, 0, designs)
        points = 0.0
        for kind in range(KIND_COUNT):
            points += float(hand[kind])
        return points + MIXED * mixed + PURE * pure + self.tastes.begun * begun(hand, designs)

    def exchange_worth(self) -> float:
        """The best exchange on the centre field."""
        artefacts = self.state.artefacts
        start = KIND_COUNT * self.seat
        hand = artefacts.hands[start : start + KIND_COUNT]
        if artefacts.owned[self.seat] == 0:
            return 0.0
        now = self.hand_worth(hand)
        best = 0.0
        if self.state.can_exchange_hidden() and self.state.gold[self.seat] > 2:
            best = self.tastes.hidden
        for give in range(KIND_COUNT):
            if hand[give]:
                hand[give] -= 1
                for place in range(OPEN):
                    take = i64(artefacts.open[place])
                    hand[take] += 1
                    best = max(best, self.hand_worth(hand) - now)
                    hand[take] -= 1
                hand[give] += 1
        return best


def begun(hand: vec[u8], designs: bool) -> float:
    """How far the next statue has come: good parts and any parts that it already has."""
    total = 0.0
    for design in range(DESIGNS if designs else 1):
        fewest_good: i64 = BYTE
        fewest: i64 = BYTE
        good = NO_LETTERS[:]
        both = NO_LETTERS[:]
        for each in range(DESIGNS):
            for letter in range(LETTERS):
                if not designs or each == design:
                    place = 2 * (LETTERS * each + letter)
                    good[letter] += i64(hand[place])
                    both[letter] += i64(hand[place]) + i64(hand[place + 1])
        for letter in range(LETTERS):
            fewest_good = min(fewest_good, good[letter])
            fewest = min(fewest, both[letter])
        for letter in range(LETTERS):
            total += 0.5 if both[letter] > fewest else 0.0
            total += 0.3 if good[letter] > fewest_good else 0.0
    return total
