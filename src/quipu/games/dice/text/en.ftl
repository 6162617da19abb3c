# The Dice Game and The Dice Game Plus.

game-dice = The Dice Game
game-dice-about = Six dice, three throws: build roads, knights, settlements and cities on your own island.
game-dice-aim = fifteen turns
game-dice-minutes = 20
game-dice-mode = Base
game-dice-line = 15 turns; the player with the most points wins
game-dice-plus-mode = Plus
game-dice-plus-line = A race: the first player to reach 10 points wins
game-dice-plus = The Dice Game Plus
game-dice-plus-about = The same island as a race: fight for the Largest Army and the Longest Trade Route, and be the first to reach 10 points.
game-dice-plus-aim = to { $points_to_win } points

## Things

thing-brick = brick
thing-wood = wood
thing-wool = wool
thing-grain = grain
thing-ore = ore
thing-gold = gold
thing-any = any resource

cards-brick = { $n } brick
cards-wood = { $n } wood
cards-wool = { $n } wool
cards-grain = { $n } grain
cards-ore = { $n } ore
cards-gold = { $n } gold

thing-road = road
thing-knight = knight
thing-settlement = settlement
thing-city = city
thing-joker = joker
thing-die = die
thing-sheet = sheet
thing-cross = cross
thing-start-road = start road

# by id: START, R0, S3, C7, K1 on the base sheet; P0, P1, PS1, PC1, PK1 on the Plus sheet
thing-start = start road
thing-p0 = start road
thing-r = road { $n }
thing-p = road { $n }
thing-s = settlement { $n }
thing-ps = settlement { $n }
thing-c = city { $n }
thing-pc = city { $n }
thing-k = knight { $n }
thing-pk = knight { $n }
thing-north = north desert
thing-middle = middle desert

title-army = Largest Army
title-route = Longest Trade Route

joker-k = joker of knight { $n }
joker-brick = brick joker
joker-wood = wood joker
joker-wool = wool joker
joker-grain = grain joker
joker-ore = ore joker
joker-north = joker of the north desert
joker-middle = joker of the middle desert

cost-road = 1 brick, 1 wood
cost-knight = 1 wool, 1 grain, 1 ore
cost-settlement = 1 brick, 1 wood, 1 wool, 1 grain
cost-city = 2 grain, 3 ore

## Phases: after the name of the seat, or after "Your turn:"

phase-throwing = throws the dice
phase-throwing-you = throw the dice
phase-building = builds
phase-building-you = build, or end your turn
phase-won = has won and is finishing the turn
phase-won-you = you have won! End your turn, or build on
phase-over = game over

## What a coach says, once

coach-throwing = Throw the dice, up to three times in a turn. You build with what they show.
coach-throwing-again = Tap the dice you want to keep and throw the others again. Or stop if you have what you need.
coach-building = Build anything that is highlighted, as long as your dice pay for it: each die pays once. Two gold buy any one resource. Then end your turn.
coach-titles = Three knights earn the Largest Army, the marked fifth road the Longest Trade Route: two points each. A player who gets ahead of you takes them.
coach-won = You have ten points: you win! You may still build with your remaining dice; then end your turn.
coach-waiting = It is another player’s turn. Everyone builds on their own sheet; nobody can touch yours.

## Actions

each-dice = { $nth }
action-throw-dice = { $dice_count ->
    [1] Throw die { $dice }
    [6] Throw all six dice
   *[other] Throw dice { $dice }
}
throw-all-again = { $n ->
    [6] Keep none, throw all six again
   *[other] Keep none, throw all again
}
action-stop-throwing = Stop throwing
action-use-joker = Use the { $joker }: turn { $give } into { $take }
action-trade-gold = Trade two gold for { $take }
action-build-road = Build { $road }
action-build-knight = Build { $knight }
action-build-settlement = Build { $settlement }
action-build-city = Build { $city }
action-end-turn = End the turn

## Why a bot advises an act

because-first-throw = The first throw uses all dice.
because-all-again = None of these dice is worth keeping.
because-keeps = Keeps { $cards }.
because-points = { $n ->
    [one] Scores 1 point.
   *[other] Scores { $n } points.
}
because-opens = Leads to: { $thing }.
because-makes = Gets you the { $thing } you need.

## Events

event-turn-began = { $dice ->
    [6] { $seat } began turn { $round }.
   *[other] { $seat } began turn { $round } with { $dice } dice.
}
event-turn-began-you = { $dice ->
    [6] You began turn { $round }.
   *[other] You began turn { $round } with { $dice } dice.
}
event-threw = { $seat } threw { $faces } (throw { $throws }).
event-threw-you = You threw { $faces } (throw { $throws }).
event-stopped = { $seat } stopped throwing.
event-stopped-you = You stopped throwing.
event-joker-used = { $seat } used the { $joker } and turned { $give } into { $take }.
event-joker-used-you = You used the { $joker } and turned { $give } into { $take }.
event-gold-traded = { $seat } traded two gold for { $take }.
event-gold-traded-you = You traded two gold for { $take }.
event-built = { $points ->
    [0] { $seat } built { $symbol }.
    [one] { $seat } built { $symbol }: { $points } point.
   *[other] { $seat } built { $symbol }: { $points } points.
}
event-built-you = { $points ->
    [0] You built { $symbol }.
    [one] You built { $symbol }: { $points } point.
   *[other] You built { $symbol }: { $points } points.
}
event-title-won = { $from ->
    [-1] { $seat } won the { $title }.
   *[other] { $seat } took the { $title } from { $from }.
}
event-title-won-you = { $from ->
    [-1] You won the { $title }.
   *[other] You took the { $title } from { $from }.
}
event-title-won-from-you = { $seat } took the { $title } from you.
event-won = { $seat } has won with { $points } points and is finishing the turn.
event-won-you = You have won with { $points } points; the game ends after your turn.
event-scored = { $points ->
    [0] { $seat } built nothing: a cross in box { $box }, −2 points.
   *[other] { $seat } scored { $points } in box { $box }.
}
event-scored-you = { $points ->
    [0] You built nothing: a cross in box { $box }, −2 points.
   *[other] You scored { $points } in box { $box }.
}
event-crossed = { $seat } built nothing: a cross in box { $box }, −2 points.
event-crossed-you = You built nothing: a cross in box { $box }, −2 points.

## Refusals, as in section R of the rules

refusal-throw-first = Throw the dice first.
refusal-still-throwing = Throw again or stop throwing first.
refusal-throwing-over = You cannot throw any more this turn.
refusal-no-dice = Choose at least one die, or stop.
refusal-no-such-die = You do not have this die this turn.
refusal-all-dice-first = The first throw uses all your dice.
refusal-no-such-symbol = Your sheet does not have that place.
refusal-already-built = You have already built this.
refusal-lower-first = Build the lower number first.
refusal-road-not-connected = This road does not connect to a road you have built.
refusal-no-road-there = None of your roads leads there.
refusal-cannot-pay = Your dice do not pay for this.
refusal-knight-not-built = You have not built the knight of this joker yet.
refusal-pair-not-complete = Both knights of this desert must be built first.
refusal-joker-used = This joker has already been used.
refusal-joker-rests = You built this knight this turn; its joker can be used from your next turn on.
refusal-wrong-resource = This joker does not give that resource.
refusal-same-face = The die already shows that resource.
refusal-face-not-there = None of your available dice shows that.
refusal-gold-for-gold = You cannot trade gold for gold.
refusal-too-little-gold = You need two gold.
refusal-gold-not-rolled = You need two gold that you threw. Gold from a joker cannot be traded.

## Options

option-extra-seats = More players
option-extra-seats-about = Up to eight can play; each player builds on their own sheet.
option-first-seat = First player
option-first-seat-about = Who takes the first turn: drawn by lot, or a seat you choose.
option-first-seat-random = by lot
option-first-seat-number = seat { $n }
option-fresh-joker = Use jokers at once
option-fresh-joker-about = A knight’s joker may be used in the same turn in which the knight is built.
option-joker-gold = Trade gold from a joker
option-joker-gold-about = Gold from a joker can be traded like gold you threw.
option-dice-ramp = Start with fewer dice
option-dice-ramp-about = The first three turns of the game are played with 3, 4 and 5 dice, all later ones with 6.
option-route-spurs = Branches of the route
option-route-spurs-about = Whether a branch at the tip makes your trade route longer.
option-route-spurs-never = never count
option-route-spurs-tip = count at the tip
option-points-to-win = Points to win
option-points-to-win-about = A player who has this many points on their own turn wins.
option-victory-ends = End of the game
option-victory-ends-about = Whether the winner finishes the turn or the game ends at once.
option-victory-ends-turn = after the turn
option-victory-ends-at-once = at once
option-victory-ends-at_once = { option-victory-ends-at-once }
option-round-limit = Round limit
option-round-limit-about = After this many full rounds the player with the most points wins.
option-round-limit-0 = no limit

## Points by source

source-roads = Roads
source-knights = Knights
source-settlements = Settlements
source-cities = Cities
source-crosses = Crosses
source-army = Largest Army
source-route = Longest Trade Route

## How the game ended

reason-turns = All turns have been played.
reason-points = The winning score was reached.
reason-round-limit = The round limit was reached.

## The drawn sheet; $step is ready, first, second, build or won

draw-title = The Dice Game
# accessible name of the whole picture
draw-label = The Dice Game, { $name }’s sheet
draw-label-plus = The Dice Game Plus, { $name }’s sheet

# one line under the title
draw-turn-own = Turn { $turn } of { $turns }, { $step ->
    [ready] throw the dice
    [first] first throw
    [second] second throw
   *[build] time to build
}
draw-turn-other = { $name }, turn { $turn } of { $turns }, { $step ->
    [ready] about to throw
    [first] first throw
    [second] second throw
   *[build] building
}
draw-plus-own = Turn { $turn } with { $dice } dice, { $step ->
    [ready] throw the dice
    [first] first throw
    [second] second throw
    [won] you have won
   *[build] time to build
}
draw-plus-other = { $name }, turn { $turn } with { $dice } dice, { $step ->
    [ready] about to throw
    [first] first throw
    [second] second throw
    [won] has won
   *[build] building
}
draw-won-own = You win!
draw-won-other = { $name } wins
draw-won-shared = Shared win: { $names }
draw-done-alone = All { $turns } turns have been played

# headings, as short as possible
draw-costs = Costs
draw-turns = Turns
draw-titles = Titles
draw-points = Points
draw-others = The others
# in the box of the running turn, at most 5 letters
draw-now = now
draw-total = Total
draw-points-of = { $points } of { $goal }

# legend, at most about 30 letters
draw-ink = built, in ink
draw-pencil = can be built now, pencilled
draw-sepia = not yet
# chances on slips beside symbols, at most 6 letters
draw-sure = sure
draw-percent = { $n } %
draw-hardly = < 1 %
draw-marked = this road starts the trade route

# title fields of Plus: name at most about 20 letters, note at most about 22
draw-army = Largest Army
draw-route = Longest Route
draw-army-free = free, from 3 knights
draw-army-own = you, { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
draw-army-other = { $name }, { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
draw-route-free = free, marked road
draw-route-own = you, length { $count }
draw-route-other = { $name }, length { $count }

# beside the tray, two short lines of at most about 18 letters
draw-tray-ready = Throw the dice
draw-tray-ready-note = up to 3 throws
draw-tray-keep = Which to keep?
draw-throws-left = { $left ->
    [one] { $left } throw left
   *[other] { $left } throws left
}
draw-tray-build = Build
draw-dice-left = { $left ->
    [0] no dice left
    [one] { $left } die left
   *[other] { $left } dice left
}
draw-tray-won = You have won
draw-tray-over = Game over
# small label on a lost gold die
draw-lost = lost

# spoken names of what can be chosen in the picture (builds and throws use action-... of the game)
draw-keep-die = Keep die { $number }: { $face }
draw-use-joker = Use the joker for { $joker }
draw-trade-gold = Trade two gold for another resource

## What things do, and why something cannot be done, in a few words

explain-road = Connects to any road you have built and leads to settlements and cities.
explain-knight = Scores its number and gives you a joker; knights are built in order.
explain-settlement = Scores its number. A road must lead to it, and lower numbers come first.
explain-city = Scores its number. A road must lead to it, and lower numbers come first.
explain-joker = Turns one of your dice into its resource, once per game.
explain-gold = Two gold dice buy one other resource: one is turned, the other is used up.
explain-army = Two points for the player with the most knights, at least three.
explain-route = Two points for the longest trade route; the player who first builds the marked road gets them first.
explain-goal = After fifteen turns the highest score wins. Each turn in which you build nothing costs two points.
explain-goal-plus = A player who has { $n } points on their own turn wins.
explain-costs = You pay for each resource with a die that shows it.
explain-boxes = The points you score in each turn are added up here.
explain-die = Pays for: { $things }.
name-costs = Building costs
name-boxes = Score
name-joker = Joker: { $gives }
now-built = { $n ->
    [0] Built.
    [one] Built: 1 point.
   *[other] Built: { $n } points.
}
now-first = Build this first: { $thing }.
now-next = { $n ->
    [0] Next to build: you only need the dice.
    [one] Next to build, for 1 point: you only need the dice.
   *[other] Next to build, for { $n } points: you only need the dice.
}
now-joker-used = Used.
now-gold-made = Made by a joker: it cannot be traded.
now-joker-ready = Ready to use.
now-joker-rests = Can be used from your next turn on.
now-joker-missing = Comes with its knight.
blocked-not-your-turn = Not your turn
blocked-throw-first = Throw first
blocked-still-throwing = Throwing not done
blocked-throwing-over = No throws left

## In a terminal

kind-throw-dice = Throw some dice again
kind-stop-throwing = Stop throwing
kind-use-joker = Use a joker
kind-trade-gold = Trade two gold
kind-build-road = Build a road
kind-build-knight = Build a knight
kind-build-settlement = Build a settlement
kind-build-city = Build a city
kind-end-turn = End the turn
compose-throw-dice = Which dice do you throw again? 1 3 4 throws these, k 2 5 keeps these; Enter goes back.
shortcut-throw-dice = or directly: 1 3 4 throws these again, t 3 only this one, k 2 5 keeps these
dice-any = any
dice-built = built
dice-now = can be built now
dice-near = you only need the dice
dice-far = not yet
