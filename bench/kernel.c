/* The base game of Egypt in plain C: four seats, beginners' map, everybody at random.

   A yardstick for `make bench`: the same questions in the same order, the same luck, so that
   game n is game n of Quipu. The tables are written by kernel.py.

   kernel check FIRST LAST   prints seed, decisions, turns and points of each game
   kernel time SECONDS       prints decisions and games per second */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "kernel_tables.h"

enum { SEATS = 4, KINDS = 5, TITLES = 5, NOBODY = -1 };
enum { ROUTE, SETTLEMENT, CITY, CARD };
enum { SOLDIER, POINT, FREE_ROUTES, PLENTY, MONOPOLY };
enum { SETUP, DICE, DRAWS, THEFTS, STREAMS };
enum { BEFORE, MAIN, DISCARD, ROBBER, VICTIM, FREE, OVER };
enum {
    TO_ROLL, TO_DISCARD, TO_MOVE, TO_STEAL, TO_TRADE, TO_ROUTE, TO_SETTLE, TO_RAISE, TO_BUY,
    TO_SOLDIER, TO_FREE, TO_PLACE, TO_WAIVE, TO_PLENTY, TO_MONOPOLY, TO_END
};
enum { GOAL = 10, TURN_LIMIT = 2000, HAND_LIMIT = 7, ROUTE_MINIMUM = 5, ARMY_MINIMUM = 3 };

typedef uint64_t Set;

typedef struct {
    uint32_t seed[3];
    uint32_t words[STREAMS][4];
} Luck;

typedef struct {
    int bank[KINDS], hand[SEATS][KINDS], size[SEATS], rate[SEATS][KINDS], stock[SEATS][3];
    int deck[TITLES], held[SEATS][TITLES], fresh[TITLES], open[SEATS];
    int points[SEATS], length[SEATS];
    Set own[SEATS], cities[SEATS], touched[SEATS], built, closed;
    Set laid[SEATS][2], reach[SEATS][2], taken[2];
    int robber, route_holder, army_holder, active, turn, phase, back, left;
    int due[SEATS], picked[SEATS][KINDS];
    int trade_closed, card_played;
} Game;

static inline int lowest(Set set) { return __builtin_ctzll(set); }
static inline int count(Set set) { return __builtin_popcountll(set); }
static inline Set bit(int n) { return (Set)1 << n; }

/* ---- luck: sfc32, four streams, the dice seeded anew in every turn ---- */

static inline uint32_t word(uint32_t *w) {
    uint32_t out = w[0] + w[1] + w[3]++;
    w[0] = w[1] ^ (w[1] >> 9);
    w[1] = w[2] + (w[2] << 3);
    w[2] = ((w[2] << 21) | (w[2] >> 11)) + out;
    return out;
}

static void sow(Luck *luck, int stream, int turn) {
    uint32_t *w = luck->words[stream];
    memcpy(w, luck->seed, sizeof luck->seed);
    w[3] = (uint32_t)(turn * STREAMS + stream + 1);
    for (int n = 0; n < 16; n++) word(w);
}

static void start_luck(Luck *luck, uint64_t seed) {
    luck->seed[0] = (uint32_t)seed;
    luck->seed[1] = (uint32_t)(seed >> 32);
    luck->seed[2] = 0;
    for (int stream = 0; stream < STREAMS; stream++) sow(luck, stream, 0);
}

static inline int choose(Luck *luck, int stream, uint32_t n) {
    uint64_t product = (uint64_t)word(luck->words[stream]) * n;
    if ((uint32_t)product < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)product < floor) product = (uint64_t)word(luck->words[stream]) * n;
    }
    return (int)(product >> 32);
}

static int pick(Luck *luck, int stream, const int *bag, int kinds) {
    int total = 0, kind = 0;
    for (int n = 0; n < kinds; n++) total += bag[n];
    int left = choose(luck, stream, (uint32_t)total);
    while (left >= bag[kind]) left -= bag[kind++];
    return kind;
}

/* ---- cards ---- */

static inline void take(Game *g, int seat, int kind, int n) {
    g->bank[kind] -= n;
    g->hand[seat][kind] += n;
    g->size[seat] += n;
}

static inline int can_pay(const Game *g, int seat, int thing) {
    for (int kind = 0; kind < KINDS; kind++)
        if (g->hand[seat][kind] < COSTS[thing][kind]) return 0;
    return 1;
}

static void buy(Game *g, int seat, int thing) {
    for (int kind = 0; kind < KINDS; kind++) take(g, seat, kind, -COSTS[thing][kind]);
    g->trade_closed = 1;
}

static void harvest(Game *g, int number) {
    int claims[KINDS][SEATS] = {{0}}, sums[KINDS] = {0}, claimants[KINDS] = {0};
    for (int n = FIELD_STARTS[number]; n < FIELD_STARTS[number + 1]; n++) {
        int hex = FIELDS[n], kind = HEX_KINDS[hex];
        if (hex == g->robber || !(g->built & AROUND[hex])) continue;
        for (int seat = 0; seat < SEATS; seat++) {
            Set there = g->own[seat] & AROUND[hex];
            int claim = count(there) + count(there & g->cities[seat]);
            claimants[kind] += claim && !claims[kind][seat];
            claims[kind][seat] += claim;
            sums[kind] += claim;
        }
    }
    for (int kind = 0; kind < KINDS; kind++) {
        int stock = g->bank[kind];
        if (sums[kind] == 0 || (sums[kind] > stock && claimants[kind] > 1)) continue;
        for (int seat = 0; seat < SEATS; seat++) {
            int claim = claims[kind][seat];
            if (claim) take(g, seat, kind, claim < stock ? claim : stock);
        }
    }
}

/* ---- the board ---- */

static inline int has(const Set *paths, int path) { return paths[path >> 6] >> (path & 63) & 1; }
static inline void put(Set *paths, int path) { paths[path >> 6] |= bit(path & 63); }

static int longest_from(int corner, Set low, Set high, Set closed) {
    int best = 0;
    if (!((PATHS_AT[corner][0] & low) | (PATHS_AT[corner][1] & high))) return 0;
    for (int n = 0; n < 3; n++) {
        int path = CORNER_PATHS[corner][n];
        if (path < 0) continue;
        Set low_bit = path < 64 ? bit(path) : 0, high_bit = path < 64 ? 0 : bit(path - 64);
        if (!((low & low_bit) | (high & high_bit))) continue;
        int beyond = NEIGHBOURS[corner][n], length = 1;
        if (!(closed & bit(beyond)))
            length += longest_from(beyond, low & ~low_bit, high & ~high_bit, closed);
        if (length > best) best = length;
    }
    return best;
}

static int sides_at(const Game *g, int seat, int corner) {
    return count(PATHS_AT[corner][0] & g->laid[seat][0]) +
           count(PATHS_AT[corner][1] & g->laid[seat][1]);
}

static inline Set passage_closed(const Game *g, int seat) { return g->built & ~g->own[seat]; }

static void measure(Game *g, int seat) {
    int best = 0;
    Set corners = g->touched[seat], closed = passage_closed(g, seat);
    for (; corners; corners &= corners - 1) {
        int length = longest_from(lowest(corners), g->laid[seat][0], g->laid[seat][1], closed);
        if (length > best) best = length;
    }
    g->length[seat] = best;
}

static int leader(const int *counts, int least, int holder) {
    int most = least, first = NOBODY, tied = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        if (counts[seat] > most || (counts[seat] == most && first == NOBODY)) {
            most = counts[seat];
            first = seat;
            tied = 0;
        } else if (counts[seat] == most) {
            tied = 1;
        }
    }
    if (holder != NOBODY && counts[holder] == most) return holder;
    return tied ? NOBODY : first;
}

static void award(Game *g, const int *counts, int least, int *holder) {
    int now = leader(counts, least, *holder);
    if (now == *holder) return;
    if (*holder != NOBODY) g->points[*holder] -= 2;
    if (now != NOBODY) g->points[now] += 2;
    *holder = now;
}

static inline Set anchors(const Game *g, int seat) {
    return (g->touched[seat] | g->own[seat]) & ~passage_closed(g, seat);
}

static inline void reach_from(Game *g, int seat, int corner) {
    if (anchors(g, seat) & bit(corner)) {
        g->reach[seat][0] |= PATHS_AT[corner][0];
        g->reach[seat][1] |= PATHS_AT[corner][1];
    }
}

static void find_reach(Game *g, int seat) {
    g->reach[seat][0] = g->reach[seat][1] = 0;
    for (Set set = anchors(g, seat); set; set &= set - 1) {
        g->reach[seat][0] |= PATHS_AT[lowest(set)][0];
        g->reach[seat][1] |= PATHS_AT[lowest(set)][1];
    }
}

static void lay(Game *g, int seat, int path) {
    g->stock[seat][ROUTE]--;
    put(g->taken, path);
    put(g->laid[seat], path);
    for (int n = 0; n < 2; n++) {
        g->touched[seat] |= bit(PATH_ENDS[path][n]);
        reach_from(g, seat, PATH_ENDS[path][n]);
    }
    int tip = NOBODY;
    for (int n = 0; n < 2; n++)
        if (sides_at(g, seat, PATH_ENDS[path][n]) == 1) tip = PATH_ENDS[path][n];
    if (tip == NOBODY) {
        measure(g, seat);
    } else {
        Set closed = passage_closed(g, seat);
        int length = longest_from(tip, g->laid[seat][0], g->laid[seat][1], closed);
        if (length > g->length[seat]) g->length[seat] = length;
    }
    award(g, g->length, ROUTE_MINIMUM, &g->route_holder);
}

static void settle(Game *g, int seat, int corner) {
    g->stock[seat][SETTLEMENT]--;
    g->own[seat] |= bit(corner);
    g->built |= bit(corner);
    g->closed |= NEAR[corner];
    g->points[seat]++;
    reach_from(g, seat, corner);
    int harbour = SERVED[corner];
    if (harbour >= 0) g->rate[seat][harbour] = 2;
    if (harbour == -1)
        for (int kind = 0; kind < KINDS; kind++)
            if (g->rate[seat][kind] > 3) g->rate[seat][kind] = 3;
    for (int other = 0; other < SEATS; other++) {
        if (other == seat || !(g->touched[other] & bit(corner))) continue;
        find_reach(g, other);
        if (sides_at(g, other, corner) > 1) measure(g, other);
    }
    award(g, g->length, ROUTE_MINIMUM, &g->route_holder);
}

/* ---- the course of a turn ---- */

static void check_victory(Game *g) {
    if (g->points[g->active] + g->held[g->active][POINT] >= GOAL) g->phase = OVER;
}

static void begin_turn(Game *g, int seat, Luck *luck) {
    g->active = seat;
    g->turn++;
    g->phase = BEFORE;
    g->trade_closed = g->card_played = 0;
    memset(g->fresh, 0, sizeof g->fresh);
    sow(luck, DICE, g->turn);
    check_victory(g);
}

static void start(Game *g, Luck *luck) {
    memset(g, 0, sizeof *g);
    for (int kind = 0; kind < KINDS; kind++) g->bank[kind] = SUPPLY[kind];
    for (int title = 0; title < TITLES; title++) g->deck[title] = DECK[title];
    g->robber = DESERT;
    g->route_holder = g->army_holder = NOBODY;
    for (int seat = 0; seat < SEATS; seat++) {
        for (int piece = 0; piece < 3; piece++) g->stock[seat][piece] = STOCK[piece];
        for (int kind = 0; kind < KINDS; kind++) g->rate[seat][kind] = 4;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        for (int n = 0; n < 2; n++) {
            settle(g, seat, START_CORNERS[seat][n]);
            lay(g, seat, START_PATHS[seat][n]);
        }
        for (int n = 0; n < 3; n++) {
            int hex = CORNER_HEXES[START_CORNERS[seat][1]][n];
            if (hex >= 0 && HEX_KINDS[hex] >= 0) take(g, seat, HEX_KINDS[hex], 1);
        }
    }
    begin_turn(g, 0, luck);
}

static Set victims(const Game *g) {
    Set found = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != g->active && g->size[seat] && g->own[seat] & AROUND[g->robber])
            found |= bit(seat);
    return found;
}

static void rob(Game *g, int victim, Luck *luck) {
    int kind = pick(luck, THEFTS, g->hand[victim], KINDS);
    take(g, victim, kind, -1);
    take(g, g->active, kind, 1);
}

/* ---- what is possible: a kind and a place in each number ---- */

static inline int write_paths(int *moves, int n, int kind, const Game *g, int seat) {
    if (g->stock[seat][ROUTE] == 0) return n;
    for (int half = 0; half < 2; half++)
        for (Set set = g->reach[seat][half] & ~g->taken[half]; set; set &= set - 1)
            moves[n++] = kind << 8 | (half * 64 + lowest(set));
    return n;
}

static inline int write_set(int *moves, int n, int kind, Set set) {
    for (; set; set &= set - 1) moves[n++] = kind << 8 | lowest(set);
    return n;
}

static int can_take_plenty(const Game *g, int one, int two, int stock) {
    if (g->bank[one] == 0 || g->bank[two] == 0) return 0;
    return !(one == two && g->bank[one] == 1 && stock > 1);
}

static int write_cards(int *moves, int n, const Game *g, int seat) {
    const int *held = g->held[seat];
    if (g->card_played) return n;
    if (held[SOLDIER] > g->fresh[SOLDIER]) moves[n++] = TO_SOLDIER << 8;
    if (held[FREE_ROUTES] > g->fresh[FREE_ROUTES] && g->stock[seat][ROUTE] &&
        ((g->reach[seat][0] & ~g->taken[0]) | (g->reach[seat][1] & ~g->taken[1])))
        moves[n++] = TO_FREE << 8;
    if (held[PLENTY] > g->fresh[PLENTY]) {
        int stock = 0;
        for (int kind = 0; kind < KINDS; kind++) stock += g->bank[kind];
        for (int one = 0; one < KINDS; one++)
            for (int two = one; two < KINDS; two++)
                if (can_take_plenty(g, one, two, stock))
                    moves[n++] = TO_PLENTY << 8 | one * KINDS | two << 5;
    }
    if (held[MONOPOLY] > g->fresh[MONOPOLY])
        for (int kind = 0; kind < KINDS; kind++) moves[n++] = TO_MONOPOLY << 8 | kind;
    return n;
}

static int write_main(int *moves, const Game *g, int seat) {
    int n = 0;
    if (g->size[seat] > 1) {
        if (!g->trade_closed)
            for (int give = 0; give < KINDS; give++)
                if (g->hand[seat][give] >= g->rate[seat][give])
                    for (int want = 0; want < KINDS; want++)
                        if (want != give && g->bank[want])
                            moves[n++] = TO_TRADE << 8 | give << 4 | want;
        if (can_pay(g, seat, ROUTE)) n = write_paths(moves, n, TO_ROUTE, g, seat);
        if (can_pay(g, seat, SETTLEMENT) && g->stock[seat][SETTLEMENT])
            n = write_set(moves, n, TO_SETTLE, g->touched[seat] & ~g->closed);
        if (can_pay(g, seat, CITY) && g->stock[seat][CITY])
            n = write_set(moves, n, TO_RAISE, g->own[seat] & ~g->cities[seat]);
        if (can_pay(g, seat, CARD)) {
            int deck = 0;
            for (int title = 0; title < TITLES; title++) deck += g->deck[title];
            if (deck) moves[n++] = TO_BUY << 8;
        }
    }
    n = write_cards(moves, n, g, seat);
    moves[n++] = TO_END << 8;
    return n;
}

static int write_moves(int *moves, const Game *g, int seat) {
    int n = 0;
    switch (g->phase) {
    case MAIN:
        return write_main(moves, g, seat);
    case BEFORE:
        moves[n++] = TO_ROLL << 8;
        return write_cards(moves, n, g, seat);
    case DISCARD:
        for (int kind = 0; kind < KINDS; kind++)
            if (g->hand[seat][kind] > g->picked[seat][kind]) moves[n++] = TO_DISCARD << 8 | kind;
        return n;
    case ROBBER:
        for (int hex = 0; hex < HEXES; hex++)
            if (hex != g->robber) moves[n++] = TO_MOVE << 8 | hex;
        return n;
    case VICTIM:
        return write_set(moves, n, TO_STEAL, victims(g));
    default:
        n = write_paths(moves, n, TO_PLACE, g, seat);
        if (g->left == 1) moves[n++] = TO_WAIVE << 8;
        return n;
    }
}

static int deciding(const Game *g) {
    if (g->phase == DISCARD)
        for (int seat = 0; seat < SEATS; seat++)
            if (g->due[seat]) return seat;
    return g->active;
}

/* ---- what is done ---- */

static void roll(Game *g, Luck *luck) {
    int number = choose(luck, DICE, 6) + 1;
    number += choose(luck, DICE, 6) + 1;
    harvest(g, number);
    if (number != 7) {
        g->phase = MAIN;
        return;
    }
    g->phase = ROBBER;
    g->back = MAIN;
    for (int seat = 0; seat < SEATS; seat++) {
        g->due[seat] = g->size[seat] > HAND_LIMIT ? g->size[seat] / 2 : 0;
        if (g->due[seat]) g->phase = DISCARD;
    }
    memset(g->picked, 0, sizeof g->picked);
}

static void discard(Game *g, int seat, int kind) {
    g->picked[seat][kind]++;
    g->due[seat]--;
    for (int other = 0; other < SEATS; other++)
        if (g->due[other]) return;
    for (int other = 0; other < SEATS; other++)
        for (int each = 0; each < KINDS; each++) take(g, other, each, -g->picked[other][each]);
    g->phase = ROBBER;
}

static void move_robber(Game *g, int hex, Luck *luck) {
    g->robber = hex;
    Set found = victims(g);
    if (count(found) > 1) {
        g->phase = VICTIM;
        return;
    }
    g->phase = g->back;
    if (found) rob(g, lowest(found), luck);
}

static void place_free(Game *g, int seat, int path) {
    lay(g, seat, path);
    int open = ((g->reach[seat][0] & ~g->taken[0]) | (g->reach[seat][1] & ~g->taken[1])) != 0;
    g->left--;
    if (g->left == 0 || g->stock[seat][ROUTE] == 0 || !open) g->phase = g->back;
    check_victory(g);
}

static void plenty(Game *g, int seat, int one, int two) {
    int stock = 0;
    for (int kind = 0; kind < KINDS; kind++) stock += g->bank[kind];
    g->card_played = 1;
    g->held[seat][PLENTY]--;
    take(g, seat, one, 1);
    if (stock > 1) take(g, seat, two, 1);
}

static void monopoly(Game *g, int seat, int kind) {
    g->card_played = 1;
    g->held[seat][MONOPOLY]--;
    for (int other = 0; other < SEATS; other++) {
        int n = g->hand[other][kind];
        if (other == seat) continue;
        take(g, other, kind, -n);
        take(g, seat, kind, n);
    }
}

static void play_soldier(Game *g, int seat) {
    g->card_played = 1;
    g->held[seat][SOLDIER]--;
    g->open[seat]++;
    award(g, g->open, ARMY_MINIMUM, &g->army_holder);
    g->back = g->phase;
    g->phase = ROBBER;
    check_victory(g);
}

static void buy_card(Game *g, int seat, Luck *luck) {
    buy(g, seat, CARD);
    int title = pick(luck, DRAWS, g->deck, TITLES);
    g->deck[title]--;
    g->held[seat][title]++;
    g->fresh[title]++;
    check_victory(g);
}

static void apply(Game *g, int seat, int move, Luck *luck) {
    int where = move & 255;
    switch (move >> 8) {
    case TO_ROLL:
        roll(g, luck);
        break;
    case TO_DISCARD:
        discard(g, seat, where);
        break;
    case TO_MOVE:
        move_robber(g, where, luck);
        break;
    case TO_STEAL:
        g->phase = g->back;
        rob(g, where, luck);
        break;
    case TO_TRADE:
        take(g, seat, where >> 4, -g->rate[seat][where >> 4]);
        take(g, seat, where & 15, 1);
        break;
    case TO_ROUTE:
        buy(g, seat, ROUTE);
        lay(g, seat, where);
        check_victory(g);
        break;
    case TO_SETTLE:
        buy(g, seat, SETTLEMENT);
        settle(g, seat, where);
        check_victory(g);
        break;
    case TO_RAISE:
        buy(g, seat, CITY);
        g->stock[seat][SETTLEMENT]++;
        g->stock[seat][CITY]--;
        g->cities[seat] |= bit(where);
        g->points[seat]++;
        check_victory(g);
        break;
    case TO_BUY:
        buy_card(g, seat, luck);
        break;
    case TO_SOLDIER:
        play_soldier(g, seat);
        break;
    case TO_FREE:
        g->card_played = 1;
        g->held[seat][FREE_ROUTES]--;
        g->left = 2;
        g->back = g->phase;
        g->phase = FREE;
        break;
    case TO_PLACE:
        place_free(g, seat, where);
        break;
    case TO_WAIVE:
        g->phase = g->back;
        break;
    case TO_PLENTY:
        plenty(g, seat, (where & 31) / KINDS, where >> 5);
        break;
    case TO_MONOPOLY:
        monopoly(g, seat, where);
        break;
    default:
        if (g->turn == TURN_LIMIT) g->phase = OVER;
        else begin_turn(g, (g->active + 1) % SEATS, luck);
    }
}

static long play(Game *g, uint64_t seed) {
    int moves[512];
    long made = 0;
    Luck luck;
    start_luck(&luck, seed);
    for (start(g, &luck); g->phase != OVER; made++) {
        int seat = deciding(g);
        int n = write_moves(moves, g, seat);
        apply(g, seat, moves[choose(&luck, SETUP, (uint32_t)n)], &luck);
    }
    return made;
}

int main(int argc, char **argv) {
    Game game;
    if (argc == 4 && !strcmp(argv[1], "check")) {
        for (long seed = atol(argv[2]); seed < atol(argv[3]); seed++) {
            long made = play(&game, (uint64_t)seed);
            printf("%ld %ld %d", seed, made, game.turn);
            for (int seat = 0; seat < SEATS; seat++)
                printf(" %d", game.points[seat] + game.held[seat][POINT]);
            printf("\n");
        }
        return 0;
    }
    if (argc != 3 || strcmp(argv[1], "time")) return 2;
    long decisions = 0, games = 0;
    double seconds = atof(argv[2]), passed = 0;
    clock_t began = clock();
    while (passed < seconds) {
        for (int n = 0; n < 100; n++) decisions += play(&game, (uint64_t)games++);
        passed = (double)(clock() - began) / CLOCKS_PER_SEC;
    }
    printf("{\"decisions\": %f, \"games\": %f}\n", decisions / passed, games / passed);
    return 0;
}
