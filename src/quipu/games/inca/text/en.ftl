# Rise of the Inkas: three tribes, one after the other.

game-inca = Rise of the Inkas
game-inca-about = Lead three tribes, one after the other, to their height between the Pacific and the jungle.
game-inca-aim = three tribes
game-inca-minutes = 90

## Things

thing-wood = wood
thing-stone = stone
thing-wool = wool
thing-potato = potato
thing-ore = ore
thing-feathers = feathers
thing-coca = coca
thing-fish = fish

cards-wood = { $n } wood
cards-stone = { $n } stone
cards-wool = { $n } wool
cards-potato = { $n ->
    [one] { $n } potato
   *[other] { $n } potatoes
}
cards-ore = { $n } ore
cards-feathers = { $n } feathers
cards-coca = { $n } coca
cards-fish = { $n } fish

thing-forest = forest
thing-quarry = quarry
thing-pasture = pasture
thing-farmland = farmland
thing-mountains = mountains
thing-jungle = jungle
thing-plantation = jungle plantation
thing-fishing = fishing grounds
thing-ocean = open ocean
thing-frame = frame
thing-hex = hex
thing-crossing = crossing
thing-path = path
thing-deck = development cards
thing-bank = supply
thing-die = die

thing-road = road
thing-settlement = settlement
thing-city = city
thing-thicket = thicket
thing-culture-marker = culture marker
thing-culture-board = culture board
thing-development-card = development card
thing-robber = robber
piece-road = a road
piece-settlement = a settlement
piece-city = a city
ruin-settlement = overgrown settlement
ruin-city = overgrown city

thing-combat-arts = Combat Arts
thing-road-building = Road Building
thing-invention = Invention
thing-monopoly = Monopoly
cards-combat-arts = { $n } Combat Arts
cards-road-building = { $n } Road Building
cards-invention = { $n } Invention
cards-monopoly = { $n } Monopoly

thing-longest-route = Longest Trade Route
thing-mightiest-combat = Mightiest Combat Arts
title-route = Longest Trade Route
title-army = Mightiest Combat Arts

thing-red = red
thing-orange = orange
thing-blue = blue
thing-gray = gray

cost-road = 1 wood, 1 stone
cost-settlement = 1 wood, 1 stone, 1 wool, 1 potato
cost-city = 2 potatoes, 3 ore
cost-development-card = 1 wool, 1 potato, 1 ore

## Phases: after the name of the seat, or after "Your turn:"

phase-founding-route = places a road
phase-founding-route-you = place a road beside it
phase-free-routes = places free roads
phase-free-routes-you = place a free road
phase-combat-moving = moves the robber
phase-combat-moving-you = move the robber
phase-combat-stealing = may rob somebody
phase-combat-stealing-you = rob somebody, or nobody
phase-founding-tribe = founds a new tribe
phase-founding-tribe-you = found your next tribe: place its first settlement

## What a coach says, once

coach-founding-route = Now lay a road beside your new settlement. It shows where you want to build next.
coach-main = Trade and build in any order, as long as your cards allow. Each button shows what it costs and what you lack.
coach-tribes = Each settlement and each city sets a culture marker of your tribe. With the fourth the tribe declines, and you found the next one; the eleventh marker wins.
coach-free-routes = Road Building: place two roads without paying. They must join your own pieces.
coach-combat-moving = Combat Arts: move the robber to another land hex. Nobody gives cards away.
coach-combat-stealing = After Combat Arts you may rob somebody there. You need not.
coach-founding-tribe = Your tribe has declined: thicket covers its buildings, which go on paying. Place the first settlement of the next tribe wherever it glows.

## What the coach adds where the panel already says the rule
tip-founding-route = Head for the next good crossing. Others want to get there too.
tip-free-routes = Reach a new building site with them, or work on the longest route. It counts from three in a row.
tip-combat-moving = Free a good hex of your own first. Otherwise block the best hex of whoever is ahead.
tip-combat-stealing = A stolen card slows a rival and helps you. Peace now may win you a trade later.
tip-founding-tribe = Your ruins go on paying, so look for other kinds now. And for good numbers with free paths around them.

## Actions

action-place-start-road = Place a road on path { $path }
action-move-robber = { $hex ->
    [none] Move the robber to the frame
   *[other] Move the robber to hex { $hex }
}
action-skip-theft = Steal nothing
action-accept-trade = Accept
action-trade-three = Trade { $give } for 1 { $take } with the supply
action-trade-two-goods = Trade { $give } for 1 { $take } with the supply
action-trade-goods-set = Trade feathers, coca and fish for { $take }
action-trade-by-route = Trade { $give } for 1 { $take } by the Longest Trade Route
action-build-road = Build a road on path { $path }
action-build-city = Build a city on crossing { $crossing }
action-play-combat-arts = Play Combat Arts
action-play-road-building = Play Road Building
action-place-free-road = Place a free road on path { $path }
action-play-invention = Play Invention: { $cards }
action-drive-robber-off = Drive the robber off
action-found-tribe = Found the new tribe on crossing { $crossing }

## Kinds of action, where there are many of one

kind-place-start-road = Place a road
kind-build-road = Build a road
kind-build-city = Build a city
kind-place-free-road = Place a free road
kind-trade-three = Trade three equal cards with the supply
kind-trade-two-goods = Trade two equal goods with the supply
kind-trade-goods-set = Trade feathers, coca and fish
kind-trade-by-route = Trade by the Longest Trade Route
kind-play-invention = Play Invention
kind-found-tribe = Found the new tribe

## Events

land-wood = the forest
land-stone = the quarry
land-wool = the pasture
land-potato = the farmland
land-ore = the mountains
event-robber-moved = { $land ->
    [none] { $seat } moved the robber to the frame.
   *[other] { $seat } moved the robber to { $land } ({ $number }).
}
event-robber-moved-you = { $land ->
    [none] You moved the robber to the frame.
   *[other] You moved the robber to { $land } ({ $number }).
}
event-theft-skipped = { $seat } stole nothing.
event-theft-skipped-you = You stole nothing.
event-accepted = { $seat } accepts.
event-accepted-you = You accept.
event-bank-traded = { $seat } traded { $paid } for { $gained } with the supply.
event-bank-traded-you = You traded { $paid } for { $gained } with the supply.
event-route-traded = { $seat } traded { $paid } for { $gained } by the Longest Trade Route.
event-route-traded-you = You traded { $paid } for { $gained } by the Longest Trade Route.
event-built-over = { $seat } built over an overgrown building of { $from }.
event-built-over-you = You built over an overgrown building of { $from }.
event-built-over-from-you = { $seat } built over one of your overgrown buildings.
event-built-anew = { $seat } built over an overgrown building of their own.
event-built-anew-you = You built over one of your own overgrown buildings.
event-plenty-taken = { $seat } took { $gained } from the supply.
event-plenty-taken-you = You took { $gained } from the supply.
event-monopoly-named = { $seat } claims { $card } from all others.
event-monopoly-named-you = You claim { $card } from all others.
event-robber-driven-off = { $seat } drove the robber off to the frame and took { $gained }.
event-robber-driven-off-you = You drove the robber off to the frame and took { $gained }.
event-title-won = { $from ->
    [-1] { $seat } now holds { $title }.
   *[other] { $seat } took { $title } from { $from }.
}
event-title-won-you = { $from ->
    [-1] You now hold { $title }.
   *[other] You took { $title } from { $from }.
}
event-title-won-from-you = { $seat } took { $title } from you.
event-title-lost = { $seat } gave up { $title }.
event-title-lost-you = You gave up { $title }.
event-tribe-declined = The { $tribe ->
    [1] first
   *[other] second
} tribe of { $seat } goes into decline.
event-tribe-declined-you = Your { $tribe ->
    [1] first
   *[other] second
} tribe goes into decline.
event-tribe-founded = { $seat } founded a { $tribe ->
    [2] second
   *[other] third
} tribe.
event-tribe-founded-you = You founded your { $tribe ->
    [2] second
   *[other] third
} tribe.
event-deck-entered = Deck 2 came into play: { $count } development cards can be bought now.

## Marks on the way of a replay

milestone-tribe-declined = A tribe declines
milestone-tribe-founded = A new tribe

## Refusals, as in the rules

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-already-answered = You have already answered.
refusal-not-asked = You have nothing to decide at the moment.
refusal-roll-first = You must roll the dice first.
refusal-already-rolled = You have already rolled this turn.
refusal-offer-open = Finish or withdraw the open offer first.
refusal-decision-pending = Another decision must be finished first.
refusal-cannot-pay = You do not have the cards to pay for this.
refusal-unknown-place = There is no such place on the board.
refusal-no-road-piece = You have no road left.
refusal-no-path = There is no path here, so no road can be built.
refusal-path-taken = There is already a road on this path.
refusal-road-at-ruin = No road may continue from a building in decline.
refusal-road-blocked = Another player's building blocks the way here.
refusal-road-not-connected = The road must join one of your own roads or active buildings.
refusal-road-not-at-settlement = The road must touch the settlement you just placed.
refusal-site-occupied = There is already a building here.
refusal-too-close = A neighbouring crossing holds a building.
refusal-no-own-road = None of your roads leads here.
refusal-in-decline = A building in decline cannot be upgraded.
refusal-no-own-settlement = A city can only replace one of your own settlements.
refusal-city-limit = This tribe already has its city.
refusal-deck-empty = There are no development cards to buy now.
refusal-card-not-held = You do not have this card.
refusal-card-too-new = You bought this card in this turn.
refusal-card-limit = You have already played a development card this turn.
refusal-no-road-possible = You cannot build any road now.
refusal-supply-empty = The supply does not have these cards.
refusal-not-equal-cards = The cards you pay must be of one kind.
refusal-not-goods = This trade needs trade goods.
refusal-same-kind-back = You must take another kind than you pay.
refusal-resources-only = Only resources may be taken here.
refusal-route-not-held = You do not hold Longest Trade Route.
refusal-route-used = You have already used Longest Trade Route this turn.
refusal-combat-not-held = You do not hold Mightiest Combat Arts.
refusal-combat-used = You have already used Mightiest Combat Arts this turn.
refusal-robber-not-near = The robber is not next to one of your buildings.
refusal-robber-must-move = The robber must move to another hex.
refusal-robber-not-here = The robber may only stand on a resource hex.
refusal-not-a-victim = You cannot steal from this player.
refusal-theft-required = You must steal a card.
refusal-discard-count = You must discard exactly half of your cards, rounded down.
refusal-discard-not-held = You can only discard cards that you hold.
refusal-offer-limit = You have made all your offers for this turn.
refusal-only-cards = Only resource and goods cards can be traded.
refusal-trade-no-partner = You can only trade with another player, and only if one of you has the turn.
refusal-trade-empty-side = Both sides must give at least one card.
refusal-trade-same-kind = The same kind cannot be on both sides.
refusal-trade-too-many = There are too many cards on one side.
refusal-trade-not-held = You do not hold these cards.
refusal-trade-hand-too-small = The other side does not have that many cards.
refusal-trade-same-terms = This is the same exchange; accept it instead.
refusal-trade-nothing-to-accept = A call can only be answered with a proposal or a refusal.
refusal-counter-off = Counter-offers are switched off at this table.
refusal-not-a-partner = This player did not accept and made no counter-offer.
refusal-found-free-site-exists = You may replace a ruin only if no free place is left.
refusal-found-not-own-ruin = No free place is left: replace one of your own ruins.
refusal-found-occupied = The new tribe must begin on a free crossing.
refusal-found-too-close = Too close to another building; ruins count as well.
refusal-found-reserved = Another player's road leads here.
refusal-needs-printed-board = The printed start needs the printed board.

## Options

option-map-about = Whether the landscapes lie as printed or are shuffled.
option-founding = Start
option-founding-about = Whether the first settlements stand as printed, which needs the printed board, or are placed freely.
option-founding-printed = as printed
option-founding-free = free
option-three-goods-take = Three different goods bring
option-three-goods-take-about = What you may take for feathers, coca and fish together.
option-three-goods-take-any = any two cards
option-three-goods-take-resources = two resources
option-own-ruin-breaks-route = Own ruins break the route
option-own-ruin-breaks-route-about = Whether a building of your own that is overgrown interrupts your trade route.
option-robber-to-frame = Robber to the frame
option-robber-to-frame-about = Whether the robber may also be moved to the frame, where nobody is robbed.
option-combat-theft = Stealing with Combat Arts
option-combat-theft-about = Whether you may decline to steal after Combat Arts.
option-combat-theft-may = you may
option-combat-theft-must = you must
option-invention-goods = Goods by Invention
option-invention-goods-about = Whether Invention may bring trade goods, too.
option-monopoly-max = Limit of Monopoly
option-monopoly-max-about = How many cards each of the others hands over at most.
option-monopoly-max-all = all of them

## Points by source

source-tribe-1 = First tribe
source-tribe-2 = Second tribe
source-tribe-3 = Third tribe
source-tribe_1 = { source-tribe-1 }
source-tribe_2 = { source-tribe-2 }
source-tribe_3 = { source-tribe-3 }

## How the game ended

reason-points = The third tribe is complete.

## The drawn board

# accessible name of the whole picture
draw-label = Rise of the Inkas, the board

draw-frame = the frame
draw-supply = Supply
draw-supply-stock = Supply, { $card }: { $n }
draw-deck = Development cards: { $n } left
draw-deck-aside = The second pile, { $n } cards, waits until everyone has founded a second tribe

# the culture board of a seat; $n of 11 markers; $tribe 1 to 3
draw-culture = { $name }: { $n } of 11 culture markers, { $tribe ->
    [1] first tribe
    [2] second tribe
   *[other] third tribe
}
draw-culture-count = { $n } / 11
draw-hand-of = { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
draw-hidden-of = { $n ->
    [one] { $n } hidden development card, back { $back }
   *[other] { $n } hidden development cards, back { $back }
}
draw-combat-of = { $n } Combat Arts, face up
draw-holds = { $name } holds { $title }
draw-free-title = { $title }: nobody holds it

# what can be done at a place; $place lists the lands around it: "quarry 8, mountains 11 and fishing grounds 3"
draw-do-build-city = City: { $place }
draw-do-overbuild = Settlement over a ruin: { $place }
draw-do-found-tribe = First settlement of the new tribe: { $place }
draw-do-place-start-road = Road: { $place }
draw-do-build-road = Road: { $place }
draw-do-place-free-road = Free road: { $place }
draw-do-drive-robber-off = Drive the robber off to the frame
draw-do-trade-goods-set = Trade feathers, coca and fish for two cards
draw-do-trade-by-route = Trade two cards by the Longest Trade Route
draw-do-buy-card = Buy a development card

# the own hand
draw-do-trade-three = Trade { $card } with the supply
draw-do-trade-two-goods = Trade { $card } with the supply
draw-do-play-combat-arts = Play Combat Arts
draw-do-play-road-building = Play Road Building
draw-do-play-invention = Play Invention

## What the page shows beside the board

button-build-road = Road
button-build-city = City
fact-open = { $n ->
    [one] 1 Combat Arts card face up
   *[other] { $n } Combat Arts cards face up
}

## What things do, and how it stands with them

explain-road = Lengthens your trade route by one path and leads to new sites.
explain-settlement = Brings a culture marker, and 1 card from each hex around it whose number is rolled.
explain-city = Replaces a settlement: one more culture marker, and 2 cards where it took 1; one for each tribe.
explain-development-card = The top card of the pile, for you alone to see until you play it.
explain-combat-arts = Moves the robber, and you may take a card from somebody beside him; it stays open and raises your hand limit.
explain-road-building = Build two roads free of charge.
explain-invention = Take any two cards from the supply.
explain-monopoly = Name a kind: everybody else gives you cards of it, up to two each.
explain-longest-route = Once a turn its holder trades any two cards for one of another kind.
explain-mightiest-combat = Once a turn its holder may drive the robber from a hex beside one of their own buildings and take a card of that hex.
explain-culture-marker = One for each settlement and one more for a city: when a tribe has all of its markers, it declines and the next begins.
explain-thicket = Covers the buildings of a tribe in decline. They still yield, but anybody whose road leads there may build over them.
explain-robber = His hex yields nothing; a seven or Combat Arts moves him.
explain-bank = Takes three equal cards for one of another kind, two equal goods for one, or one of each good for two.
explain-goal = Whoever places the third marker of the third tribe, the eleventh of all, wins at once.
explain-count-open-name = Combat Arts face up
explain-count-open = Each raises the hand limit by one; two of them and more than anybody else are the Mightiest Combat Arts.
explain-count-length-name = Longest route
explain-count-length = Roads in one unbroken line; three of them and more than anybody else are the Longest Trade Route.
fact-tribe = { $n ->
    [1] First tribe, of { $goal }
    [2] Second tribe, of { $goal }
   *[other] Third tribe, of { $goal }
}
now-mightiest-combat = { $name ->
    [none] Nobody has it.
   *[other] With { $name }: { $n }.
} Your open cards: { $mine }.

## Why something cannot be done, in a few words

blocked-not-asked = Not now
blocked-no-road-piece = None left
blocked-no-path = No path in reach
blocked-path-taken = No path in reach
blocked-road-at-ruin = No path in reach
blocked-road-blocked = No path in reach
blocked-road-not-connected = No path in reach
blocked-site-occupied = No site in reach
blocked-no-own-road = No site in reach
blocked-in-decline = No settlement yet
blocked-no-own-settlement = No settlement yet
blocked-city-limit = City is built
