# The Dice Game and The Dice Game Plus.

game-dice = The Dice Game
game-dice-about = Six dice, three throws: build roads, knights, settlements and cities on your own island.
game-dice-aim = fifteen turns
game-dice-minutes = 20
game-dice-mode = Base
game-dice-line = 15 turns: whoever has the most points wins
game-dice-plus-mode = Plus
game-dice-plus-line = A race: the first to 10 points wins
game-dice-plus = The Dice Game Plus
game-dice-plus-about = The same island as a race: fight for the Largest Army and the Longest Trade Route, and be the first with 10 points.
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
phase-won = has won and plays the turn to its end
phase-won-you = you have won! End your turn, or build on
phase-over = game over

## What a coach says, once

coach-throwing = Throw the dice, up to three times in a turn. You build with what they show.
coach-throwing-again = Tap the dice you want to keep and throw the others again. Or stop if you have what you need.
coach-building = Build what glows, as long as your dice pay for it: each die pays once. Two gold make any one resource. Then end your turn.
coach-titles = Three knights make the Largest Army, the marked fifth road the Longest Trade Route: two points each. Anyone with more takes them from you.
coach-won = You have ten points: you win! You may still build with what is left, then end your turn.
coach-waiting = It is another player's turn. Everyone builds on their own sheet; nobody can touch yours.

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
action-use-joker = Use the { $joker }: turn { $give } to { $take }
action-trade-gold = Trade two gold for { $take }
action-build-road = Build { $road }
action-build-knight = Build { $knight }
action-build-settlement = Build { $settlement }
action-build-city = Build { $city }
action-end-turn = End the turn

## Why a bot advises an act

because-first-throw = All dice are thrown first.
because-all-again = Nothing among these dice is worth keeping.
because-keeps = Keeps { $cards }.
because-points = { $n ->
    [one] Brings 1 point.
   *[other] Brings { $n } points.
}
because-opens = Leads to: { $thing }.
because-makes = Makes the { $thing } that is missing.

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
event-joker-used = { $seat } used the { $joker } and turned { $give } to { $take }.
event-joker-used-you = You used the { $joker } and turned { $give } to { $take }.
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
event-won = { $seat } has won with { $points } points and plays the turn to its end.
event-won-you = You have won with { $points } points; the game ends with your turn.
event-scored = { $points ->
    [0] { $seat } built nothing: a cross in box { $box }, minus 2.
   *[other] { $seat } wrote { $points } in box { $box }.
}
event-scored-you = { $points ->
    [0] You built nothing: a cross in box { $box }, minus 2.
   *[other] You wrote { $points } in box { $box }.
}
event-crossed = { $seat } built nothing: a cross in box { $box }, minus 2.
event-crossed-you = You built nothing: a cross in box { $box }, minus 2.

## Refusals, as in section R of the rules

refusal-throw-first = Throw the dice first.
refusal-still-throwing = Finish throwing first: throw again or stop.
refusal-throwing-over = Throwing is over for this turn.
refusal-no-dice = Choose at least one die, or stop.
refusal-no-such-die = You do not have this die in this turn.
refusal-all-dice-first = The first throw takes all your dice.
refusal-no-such-symbol = Your sheet has no such place.
refusal-already-built = You have built this already.
refusal-lower-first = Build the lower number first.
refusal-road-not-connected = This road does not touch a road you have built.
refusal-no-road-there = None of your roads leads there.
refusal-cannot-pay = Your dice do not pay for this.
refusal-knight-not-built = You have not built the knight of this joker.
refusal-pair-not-complete = Both knights of this desert must be built first.
refusal-joker-used = This joker is crossed out.
refusal-joker-rests = This knight was built in this turn; its joker rests until your next turn.
refusal-wrong-resource = This joker does not give that resource.
refusal-same-face = The die shows that resource already.
refusal-face-not-there = None of your available dice shows that.
refusal-gold-for-gold = You cannot trade gold for gold.
refusal-too-little-gold = You need two gold.
refusal-gold-not-rolled = You need two gold that you rolled. Gold made by a joker cannot be traded.

## Options

option-extra-seats = More players
option-extra-seats-about = Five to eight can play too; each builds on a sheet of their own.
option-first-seat = First player
option-first-seat-about = Who takes the first turn: drawn by lot, or a seat you name.
option-first-seat-random = by lot
option-first-seat-number = seat { $n }
option-fresh-joker = Joker at once
option-fresh-joker-about = The joker of a knight may be used in the very turn the knight is built.
option-joker-gold = Trade gold from a joker
option-joker-gold-about = Gold made by a joker can be traded like gold you rolled.
option-dice-ramp = Dice build up
option-dice-ramp-about = The first three turns of the game have 3, 4 and 5 dice, all later ones 6; otherwise 6 from the start.
option-route-spurs = Branches of the route
option-route-spurs-about = Whether a branch at the tip makes your trade route longer.
option-route-spurs-never = never count
option-route-spurs-tip = count at the tip
option-points-to-win = Points to win
option-points-to-win-about = Whoever has this many points in their own turn wins.
option-victory-ends = End of the game
option-victory-ends-about = Whether whoever has won plays the turn to its end, or the game is over at once.
option-victory-ends-turn = with the turn
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

reason-turns = All turns were played.
reason-points = The points to win were reached.
reason-round-limit = The last round was played.

## The drawn sheet; $step is ready, first, second, build or won

draw-title = The Dice Game
# accessible name of the whole picture
draw-label = The Dice Game, sheet of { $name }
draw-label-plus = The Dice Game Plus, sheet of { $name }

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
draw-won-shared = Shared victory: { $names }
draw-done-alone = All { $turns } turns are played

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
draw-tray-keep = Keep which?
draw-throws-left = { $left ->
    [one] { $left } throw left
   *[other] { $left } throws left
}
draw-tray-build = Build
draw-dice-left = { $left ->
    [0] no die left
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

explain-road = Goes on from any road you have built and leads to settlements and cities.
explain-knight = Scores its number and brings you a joker; knights are built in order.
explain-settlement = Scores its number; a road must lead to it, and the lower numbers come first.
explain-city = Scores its number; a road must lead to it, and the lower numbers come first.
explain-joker = Turns one of your dice to its resource, once in the game.
explain-gold = Two gold dice buy one other resource: one is turned, the other is lost.
explain-army = Two points for whoever has built the most knights, three at least.
explain-route = Two points for the longest route; the marked road brings it first.
explain-goal = After fifteen turns the highest total wins; each turn without a build costs two points.
explain-goal-plus = A player who has { $n } points on their own turn wins.
explain-costs = Each unit of a price is one die that shows it.
explain-boxes = What was built in a turn is added up here.
explain-die = Pays for: { $things }.
name-costs = Building costs
name-boxes = Score
name-joker = Joker: { $gives }
now-built = { $n ->
    [0] Built.
   *[other] Built: { $n } points.
}
now-first = First comes: { $thing }.
now-next = { $n ->
    [0] Next in line: only the dice are missing.
   *[other] Next in line for { $n } points: only the dice are missing.
}
now-joker-used = Used.
now-gold-made = Made by a joker: it cannot be traded.
now-joker-ready = Ready to be used.
now-joker-rests = Rests until your next turn.
now-joker-missing = Comes with its knight.
blocked-not-your-turn = Not your turn
blocked-throw-first = Throw first
blocked-still-throwing = Still throwing
blocked-throwing-over = Throwing is over

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
shortcut-throw-dice = or at once: 1 3 4 throws these again, t 3 only this one, k 2 5 keeps these
dice-any = any
dice-built = built
dice-now = can be built now
dice-near = only dice are missing
dice-far = not yet
