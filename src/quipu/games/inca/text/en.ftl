# Rise of the Inkas: three tribes, one after the other.

game-inca = Rise of the Inkas
game-inca-about = Lead three tribes to greatness, one after another, between the Pacific and the jungle.
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
thing-bank = bank
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
phase-founding-route-you = place a road next to it
phase-free-routes = places free roads
phase-free-routes-you = place a free road
phase-combat-moving = moves the robber
phase-combat-moving-you = move the robber
phase-combat-stealing = may rob a player
phase-combat-stealing-you = rob a player, or nobody
phase-founding-tribe = founds a new tribe
phase-founding-tribe-you = found your next tribe: place its first settlement

## What a coach says, once

coach-founding-route = Now place a road next to your new settlement. It shows where you want to build next.
coach-main = Trade and build in any order, as long as you have the cards. Each button shows what it costs and what you still need.
coach-tribes = Each settlement and each city earns a culture marker for your tribe. With the fourth, the tribe declines and you found the next one; the eleventh marker wins.
coach-free-routes = Road Building: place two roads for free. They must connect to your own pieces.
coach-combat-moving = Combat Arts: move the robber to another land hex. Nobody discards.
coach-combat-stealing = After Combat Arts you may rob a player there. You do not have to.
coach-founding-tribe = Your tribe has declined: thicket covers its buildings, which keep paying. Place the first settlement of the next tribe on a highlighted crossing.

## What the coach adds where the panel already says the rule
tip-founding-route = Head for the next good crossing. Others want it too.
tip-free-routes = Use them to reach a new building site, or work on the Longest Trade Route. It counts from three roads on.
tip-combat-moving = First free a good hex of your own. Otherwise block the leader’s best hex.
tip-combat-stealing = A stolen card slows a rival down and helps you. Staying friendly may win you a trade later.
tip-founding-tribe = Your overgrown buildings keep paying, so look for other resources now. And for good numbers with free paths.

## Actions

action-place-start-road = Place a road on path { $path }
action-move-robber = { $hex ->
    [none] Move the robber to the frame
   *[other] Move the robber to hex { $hex }
}
action-skip-theft = Steal nothing
action-accept-trade = Accept
action-trade-three = Trade { $give } for 1 { $take } with the bank
action-trade-two-goods = Trade { $give } for 1 { $take } with the bank
action-trade-goods-set = Trade feathers, coca and fish for { $take }
action-trade-by-route = Trade { $give } for 1 { $take } with the Longest Trade Route
action-build-road = Build a road on path { $path }
action-build-city = Build a city on crossing { $crossing }
action-play-combat-arts = Play Combat Arts
action-play-road-building = Play Road Building
action-place-free-road = Place a free road on path { $path }
action-play-invention = Play Invention: { $cards }
action-drive-robber-off = Drive off the robber
action-found-tribe = Found the new tribe on crossing { $crossing }

## Kinds of action, where there are many of one

kind-place-start-road = Place a road
kind-build-road = Build a road
kind-build-city = Build a city
kind-place-free-road = Place a free road
kind-trade-three = Trade three identical cards with the bank
kind-trade-two-goods = Trade two identical goods with the bank
kind-trade-goods-set = Trade feathers, coca and fish
kind-trade-by-route = Trade with the Longest Trade Route
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
event-bank-traded = { $seat } traded { $paid } for { $gained } with the bank.
event-bank-traded-you = You traded { $paid } for { $gained } with the bank.
event-route-traded = { $seat } traded { $paid } for { $gained } with the Longest Trade Route.
event-route-traded-you = You traded { $paid } for { $gained } with the Longest Trade Route.
event-built-over = { $seat } built over one of { $from }’s overgrown buildings.
event-built-over-you = You built over one of { $from }’s overgrown buildings.
event-built-over-from-you = { $seat } built over one of your overgrown buildings.
event-built-anew = { $seat } built over one of their own overgrown buildings.
event-built-anew-you = You built over one of your own overgrown buildings.
event-plenty-taken = { $seat } took { $gained } from the bank.
event-plenty-taken-you = You took { $gained } from the bank.
event-monopoly-named = { $seat } claims { $card } from everyone else.
event-monopoly-named-you = You claim { $card } from everyone else.
event-robber-driven-off = { $seat } drove the robber to the frame and took { $gained }.
event-robber-driven-off-you = You drove the robber to the frame and took { $gained }.
event-title-won = { $from ->
    [-1] { $seat } now has { $title }.
   *[other] { $seat } took { $title } from { $from }.
}
event-title-won-you = { $from ->
    [-1] You now have { $title }.
   *[other] You took { $title } from { $from }.
}
event-title-won-from-you = { $seat } took { $title } from you.
event-title-lost = { $seat } gave up { $title }.
event-title-lost-you = You gave up { $title }.
event-tribe-declined = { $seat }’s { $tribe ->
    [1] first
   *[other] second
} tribe declines.
event-tribe-declined-you = Your { $tribe ->
    [1] first
   *[other] second
} tribe declines.
event-tribe-founded = { $seat } founded a { $tribe ->
    [2] second
   *[other] third
} tribe.
event-tribe-founded-you = You founded your { $tribe ->
    [2] second
   *[other] third
} tribe.
event-deck-entered = The second deck is in play: { $count } development cards can be bought now.

## Marks on the way of a replay

milestone-tribe-declined = A tribe declines
milestone-tribe-founded = A new tribe

## Refusals, as in the rules

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-already-answered = You have already answered.
refusal-not-asked = You have nothing to decide right now.
refusal-roll-first = Roll the dice first.
refusal-already-rolled = You have already rolled this turn.
refusal-offer-open = Finish or withdraw the open offer first.
refusal-decision-pending = Finish the current choice first.
refusal-cannot-pay = You do not have the cards to pay for that.
refusal-unknown-place = There is no such place on the board.
refusal-no-road-piece = You have no roads left.
refusal-no-path = There is no path here, so no road can be built.
refusal-path-taken = There is already a road on this path.
refusal-road-at-ruin = A road cannot continue from an overgrown building.
refusal-road-blocked = Another player’s building blocks the way.
refusal-road-not-connected = The road must connect to one of your own roads or active buildings.
refusal-road-not-at-settlement = The road must touch the settlement you just placed.
refusal-site-occupied = There is already a building here.
refusal-too-close = There is a building on a neighbouring crossing.
refusal-no-own-road = None of your roads leads here.
refusal-in-decline = An overgrown building cannot be upgraded.
refusal-no-own-settlement = A city can only replace one of your own settlements.
refusal-city-limit = This tribe already has its city.
refusal-deck-empty = There are no development cards left to buy right now.
refusal-card-not-held = You do not have this card.
refusal-card-too-new = You only bought this card this turn.
refusal-card-limit = You have already played a development card this turn.
refusal-no-road-possible = You cannot build a road anywhere right now.
refusal-supply-empty = The bank does not have these cards.
refusal-not-equal-cards = The cards you pay with must all be of one kind.
refusal-not-goods = You can only pay for this trade with trade goods.
refusal-same-kind-back = You must take a different kind than you pay.
refusal-resources-only = You can only take resources here.
refusal-route-not-held = You do not have the Longest Trade Route.
refusal-route-used = You have already used the Longest Trade Route this turn.
refusal-combat-not-held = You do not have the Mightiest Combat Arts.
refusal-combat-used = You have already used the Mightiest Combat Arts this turn.
refusal-robber-not-near = The robber is not next to one of your buildings.
refusal-robber-must-move = The robber must move to another hex.
refusal-robber-not-here = The robber may only stand on a resource hex.
refusal-not-a-victim = You cannot steal from this player.
refusal-theft-required = You must steal a card.
refusal-discard-count = You must discard exactly half of your cards, rounded down.
refusal-discard-not-held = You can only discard cards that you have.
refusal-offer-limit = You have made all the offers you may make this turn.
refusal-only-cards = Only resource and goods cards can be traded.
refusal-trade-no-partner = You can only trade with another player, and only when it is your turn or theirs.
refusal-trade-empty-side = Both sides must give at least one card.
refusal-trade-same-kind = You cannot trade a kind for the same kind.
refusal-trade-too-many = That is too many cards on one side.
refusal-trade-not-held = You do not have these cards.
refusal-trade-hand-too-small = The other player does not have that many cards.
refusal-trade-same-terms = That is the same trade: just accept it.
refusal-trade-nothing-to-accept = You can only answer a request for proposals with a proposal, or decline it.
refusal-counter-off = Counter-offers are not allowed at this table.
refusal-not-a-partner = This player neither accepted nor made a counter-offer.
refusal-found-free-site-exists = You may build over an overgrown building only if no crossing is free.
refusal-found-not-own-ruin = No crossing is free: build over one of your own overgrown buildings.
refusal-found-occupied = The new tribe must start on a free crossing.
refusal-found-too-close = Too close to another building; overgrown ones count, too.
refusal-found-reserved = Another player’s road leads here.
refusal-needs-printed-board = The printed start needs the printed board.

## Options

option-map-about = Whether the landscapes are as printed or shuffled.
option-founding = Start
option-founding-about = Whether the first settlements are as printed (needs the printed board) or placed freely.
option-founding-printed = as printed
option-founding-free = free
option-three-goods-take = Three different goods buy
option-three-goods-take-about = What you may take for feathers, coca and fish together.
option-three-goods-take-any = any two cards
option-three-goods-take-resources = two resources
option-own-ruin-breaks-route = Own thicket breaks the route
option-own-ruin-breaks-route-about = Whether your own overgrown building breaks your trade route.
option-robber-to-frame = Robber to the frame
option-robber-to-frame-about = Whether the robber may also be moved to the frame, where nobody is robbed.
option-combat-theft = Stealing with Combat Arts
option-combat-theft-about = Whether you may choose not to steal after Combat Arts.
option-combat-theft-may = you may
option-combat-theft-must = you must
option-invention-goods = Trade goods from Invention
option-invention-goods-about = Whether Invention can also give you trade goods.
option-monopoly-max = Monopoly limit
option-monopoly-max-about = The most cards each other player has to hand over.
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
draw-supply = Bank
draw-supply-stock = Bank, { $card }: { $n }
draw-deck = Development cards: { $n } left
draw-deck-aside = The second deck, { $n } cards, comes into play once everyone has founded a second tribe

# the culture board of a seat; $n of 11 markers; $tribe 1 to 3
draw-culture = { $name }: { $n } of 11 culture markers, { $tribe ->
    [1] first tribe
    [2] second tribe
   *[other] third tribe
}
draw-culture-count = { $n } / 11
draw-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
draw-hidden-of = { $n ->
    [one] { $n } hidden development card, back { $back }
   *[other] { $n } hidden development cards, back { $back }
}
draw-combat-of = { $n } Combat Arts, face up
draw-holds = { $name } has { $title }
draw-free-title = { $title }: nobody has it

# what can be done at a place; $place lists the lands around it: "quarry 8, mountains 11 and fishing grounds 3"
draw-do-build-city = City: { $place }
draw-do-overbuild = Settlement over thicket: { $place }
draw-do-found-tribe = First settlement of the new tribe: { $place }
draw-do-place-start-road = Road: { $place }
draw-do-build-road = Road: { $place }
draw-do-place-free-road = Free road: { $place }
draw-do-drive-robber-off = Drive the robber to the frame
draw-do-trade-goods-set = Trade feathers, coca and fish for two cards
draw-do-trade-by-route = Trade two cards with the Longest Trade Route
draw-do-buy-card = Buy a development card

# your own hand
draw-do-trade-three = Trade { $card } with the bank
draw-do-trade-two-goods = Trade { $card } with the bank
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
explain-settlement = Earns a culture marker, and 1 card from each hex around it whose number is rolled.
explain-city = Replaces a settlement: one more culture marker, and 2 cards instead of 1. One per tribe.
explain-development-card = The top card of the deck; only you can see it until you play it.
explain-combat-arts = Moves the robber, and you may steal a card from a player next to him. It stays face up and raises your hand limit.
explain-road-building = Build two roads for free.
explain-invention = Take any two cards from the bank.
explain-monopoly = Name a kind: every other player gives you up to two cards of it.
explain-longest-route = Once per turn its owner may trade any two cards for one of another kind.
explain-mightiest-combat = Once per turn its owner may drive the robber off a hex next to one of their own buildings and take a card of that hex.
explain-culture-marker = One for each settlement and one more for a city. When a tribe has all its markers, it declines and the next one begins.
explain-thicket = Covers the buildings of a tribe in decline. They still pay, but any player whose road leads there may build over them.
explain-robber = His hex pays nothing. A seven or Combat Arts moves him.
explain-bank = Takes three identical cards for one of another kind, two identical trade goods for one card, or one of each good for two cards.
explain-goal = The first player to place the third marker of the third tribe, the eleventh in all, wins at once.
explain-count-open-name = Combat Arts face up
explain-count-open = Each raises the hand limit by one. With at least two, and more than anyone else, you have the Mightiest Combat Arts.
explain-count-length-name = Longest route
explain-count-length = Roads in one unbroken line. With at least three, and more than anyone else, you have the Longest Trade Route.
fact-tribe = { $n ->
    [1] First tribe, of { $goal }
    [2] Second tribe, of { $goal }
   *[other] Third tribe, of { $goal }
}
now-mightiest-combat = { $name ->
    [none] Nobody has it.
   *[other] { $name } has it: { $n }.
} Your face-up cards: { $mine }.

## Why something cannot be done, in a few words

blocked-not-asked = Not now
blocked-no-road-piece = None left
blocked-no-path = No path free
blocked-path-taken = No path free
blocked-road-at-ruin = No path free
blocked-road-blocked = No path free
blocked-road-not-connected = No path free
blocked-site-occupied = Nowhere to build
blocked-no-own-road = Nowhere to build
blocked-in-decline = No settlement yet
blocked-no-own-settlement = No settlement yet
blocked-city-limit = City already built
