# What the settlers games say alike; a game says the rest, or the same in its own words.

## Phases: after the name of the seat, or after "Your turn:"

phase-founding-settlement = places a settlement
phase-founding-settlement-you = place a settlement
phase-before-roll = rolls the dice
phase-before-roll-you = roll the dice
phase-main = trades and builds
phase-main-you = trade, build, or end your turn
phase-discarding = { $n ->
   *[one] discards half
    [other] discard half
}
phase-discarding-you = discard half of your cards
phase-moving-robber = moves the robber
phase-moving-robber-you = move the robber
phase-stealing = chooses a player to rob
phase-stealing-you = choose a player to rob
discard-title = Discard { $n } of your { $all } cards
about-discard = On a 7, every player with too many cards returns half of them, rounded down, to the bank.
phase-offering = { $n ->
   *[one] is considering the offer
    [other] are considering the offer
}
phase-offering-you = choose a trading partner
phase-offering-alone = nobody can trade on these terms: withdraw your offer
phase-offering-asked = answer the offer
phase-over = game over

## What a coach says, once

coach-founding-settlement = Choose a crossing: the more dots the numbers around it have, the more often it pays. It must be at least two paths away from every other building.
coach-before-roll = Every turn begins with the dice. Each hex with that number pays everyone who has a building beside it.
coach-discarding = A 7: any player with too many cards, usually more than 7, discards half of them. Tap the cards you can spare.
coach-moving-robber = Move the robber to another hex. It pays nothing while he is there, and you may take a card from a player who has a building on it.
coach-stealing = Choose a player to rob. You draw one card from their hand without seeing it.
coach-offering = You are offered a trade: accept it, decline it, or make a counter-offer. No cards are exchanged until both of you agree.
coach-waiting = It is another player’s turn. Watch the dice: you get cards on every turn, not only on your own.

## What the coach adds where the panel already says the rule
tip-founding-settlement = 6 and 8 come up most often. Choose different kinds of hex: you will have to trade for whatever you lack.
tip-moving-robber = A hex with 6 or 8 hurts most. Slow down the leader, and spare your own hexes.
tip-stealing = Rob the leader, or a player who has just collected what you need. The card is drawn at random.

## Actions

action-place-start-settlement = Place a settlement on { thing-crossing } { $crossing }
action-roll = Roll the dice
action-discard = Discard { $give }
action-discard-card = Discard 1 { $card }
action-steal-from = Rob { $seat }
action-offer-trade = { $to ->
    [-1] Offer everyone { $give } for { $want }
   *[other] Offer { $to } { $give } for { $want }
}
action-call-for-proposals = { $to ->
    [-1] Ask everyone for proposals
   *[other] Ask { $to } for proposals
}{ $give ->
    [none] { "" }
   *[other] , giving { $give }
}{ $want ->
    [none] { "" }
   *[other] , wanting { $want }
}
action-decline-trade = Decline
action-counter-trade = Propose { $give } for { $want }
action-choose-partner = Trade with { $seat }
action-withdraw-trade = Withdraw the offer
action-build-settlement = Build a settlement on { thing-crossing } { $crossing }
action-buy-card = Buy a development card
action-play-monopoly = Play monopoly: { $card }
action-end-turn = End the turn

## What can be composed: titles of forms

opening-offer-trade = Offer a trade
opening-call-for-proposals = Ask for proposals
opening-counter-trade = Make a proposal
opening-discard = Discard cards
order-close = Trade with the first to accept
order-decline = Decline all offers this turn

## Kinds of action, where there are many of one

kind-place-start-settlement = Place a settlement
kind-discard-card = Discard a card
kind-move-robber = Move the robber
kind-steal-from = Rob a player
kind-choose-partner = Choose a trading partner
kind-build-settlement = Build a settlement
kind-play-monopoly = Play monopoly

## Why a bot advises an act

because-sheaf = { $card } on { $number }
because-new = Gives you { $card } on { $number }, which you do not have yet.
because-more = Gives you more { $card } on { $number }.
because-harbour = { $kind ->
    [any] Gives you a harbour for everything.
   *[other] Gives you the harbour for { $card }.
}
because-ahead = { $names } can no longer settle here.
because-nobody = Gets in nobody’s way.
because-leads = { $steps ->
    [0] Leads to a free site with { $sheaves }.
   *[other] Leads towards a free site with { $sheaves }.
}
because-longer = Makes your trade route longer.
because-stops = Blocks { $card } on { $number } for { $names }.
because-own-field = It also blocks your own { $card } on { $number }.
because-harmless = There the robber blocks nobody.
because-leader = { $name } leads with { $n } points.
because-holds = { $name } holds { $n ->
    [one] one card.
   *[other] { $n } cards.
}
because-pays = Then you can afford: { $thing }.
because-rare = None of your hexes yields { $card }.
because-nearer = Brings you closer to your next building.
because-least = You need these cards least.
because-keep = Keeping your cards is better than anything you can do now.
because-frees = Sends the robber away from your { $card } on { $number }.
because-army = Gives you { $n } cards for the army.
because-deck = Nothing else that you can afford is better; { $n ->
    [one] one card is left.
   *[other] { $n } cards are left.
}

## Events

event-start-rolled = Who goes first? { $seat } rolled { $dice }.
event-start-rolled-you = Who goes first? You rolled { $dice }.
event-placed = { $seat } placed { $piece }.
event-placed-you = You placed { $piece }.
event-start-cards = { $seat } starts with { $gained }.
event-start-cards-you = You start with { $gained }.
event-turn-began = Turn { $turn }: { $seat }.
event-turn-began-you = Turn { $turn }: your turn.
event-rolled = { $seat } rolled { $dice }.
event-rolled-you = You rolled { $dice }.
event-yielded = { $gained_count ->
    [0] { "" }
   *[other] { $seat } received { $gained }.
}
event-yielded-you = You received { $gained }.
event-discard-picked = Somebody has chosen cards to discard.
event-discard-picked-you = You have chosen { $cards } to discard.
event-discarded = { $seat } discarded { $paid }.
event-discarded-you = You discarded { $paid }.
event-stole = { $seat } stole a card from { $from }.
event-stole-you = You stole 1 { $card } from { $from }.
event-stole-from-you = { $seat } stole 1 { $card } from you.
event-offered = { $to ->
    [-1] { $seat } offers everyone { $give } for { $want }.
   *[other] { $seat } offers { $to } { $give } for { $want }.
}
event-offered-you = { $to ->
    [-1] You offer everyone { $give } for { $want }.
   *[other] You offer { $to } { $give } for { $want }.
}
event-offered-to-you = { $seat } offers you { $give } for { $want }.
event-called = { $to ->
    [-1] { $seat } asks everyone for proposals
   *[other] { $seat } asks { $to } for proposals
}{ $give ->
    [none] { "" }
   *[other] , giving { $give }
}{ $want ->
    [none] { "" }
   *[other] , wanting { $want }
}.
event-called-you = { $to ->
    [-1] You ask everyone for proposals
   *[other] You ask { $to } for proposals
}{ $give ->
    [none] { "" }
   *[other] , giving { $give }
}{ $want ->
    [none] { "" }
   *[other] , wanting { $want }
}.
event-called-to-you = { $seat } asks you for a proposal{ $give ->
    [none] { "" }
   *[other] , giving { $give }
}{ $want ->
    [none] { "" }
   *[other] , wanting { $want }
}.
event-answered = { $seat } has answered.
event-answered-you = You have answered.
event-declined = { $seat } declines.
event-declined-you = You decline.
event-countered = { $seat } proposes { $give } for { $want }.
event-countered-you = You propose { $give } for { $want }.
event-traded = { $seat } gave { $give } to { $to } for { $take }.
event-traded-you = You gave { $give } to { $to } for { $take }.
event-traded-to-you = { $seat } gave you { $give } for { $take }.
event-withdrawn = { $seat } withdrew the offer.
event-withdrawn-you = You withdrew the offer.
event-built = { $seat } built { $piece } for { $paid }.
event-built-you = You built { $piece } for { $paid }.
event-card-bought = { $seat } got a development card.
event-card-bought-you = You got a development card: { $card }.
event-card-played = { $seat } played { $card }.
event-card-played-you = You played { $card }.
event-handed = { $seat } gave { $cards } to { $to }.
event-handed-you = You gave { $cards } to { $to }.
event-handed-to-you = { $seat } gave you { $cards }.

## A turn in few words: what came of a roll, all trades in one line

strip-got = You got { $cards }
strip-nothing = You got nothing
strip-nobody = Nobody got anything
fold-offers = { $offers ->
    [one] 1 offer
   *[other] { $offers } offers
}
fold-trades = , { $deals ->
    [0] none accepted
    [one] 1 trade:
   *[other] { $deals } trades:
}

## Options

option-map = Map
option-map-about = Whether the land and the starting positions are fixed, or set up by chance and choice.
option-map-beginner = for beginners
option-map-variable = variable
option-first-seat = First player
option-first-seat-about = Who takes the first turn: the player with the highest roll, or a seat you choose.
option-first-seat-random = highest roll
option-first-seat-number = seat { $n }
option-offers-per-turn = Offers per turn
option-offers-per-turn-about = How many offers a player may make in one turn.
option-offers-per-turn-0 = no trading with players
option-offers-per-turn-unlimited = no limit
option-trade-side-max = Cards per side
option-trade-side-max-about = How many cards each side of an offer may contain.
option-trade-side-max-0 = no limit
option-counter-offers = Counter-offers
option-counter-offers-about = Whether players may answer an offer with a counter-offer.
option-turn-limit = Turn limit
option-turn-limit-about = After this many turns the player with the most points wins.
option-turn-limit-0 = no limit

## How the game ended

reason-turn-limit = The turn limit was reached.

## The drawn board

draw-hex = { $land } { $number }
draw-robber = Robber: { $place }
draw-piece-of = { $name }’s { $thing }
draw-die = Die: { $face }
draw-do-place-start-settlement = Settlement: { $place }
draw-do-build-settlement = Settlement: { $place }
# $names are the others with buildings there, $count how many
draw-do-move-robber = { $count ->
    [0] Robber: { $place }
   *[other] Robber: { $place }, blocking { $names }
}
draw-do-steal-from = Rob { $name }
draw-hand = Your cards
draw-choice = Cards to choose from
draw-hand-card = { $card }: { $n }
draw-dev-card = { $card }: { $n }
draw-do-discard-card = Discard 1 { $card }
draw-do-play-monopoly = Play monopoly
draw-new = new
draw-costs = Building costs
draw-seat-things = { $name }’s special cards

## What the page shows beside the board

button-build-settlement = Settle
button-buy-card = Card
button-end-turn = End turn
fact-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
fact-cards = { $n ->
    [one] 1 development card
   *[other] { $n } development cards
}
fact-length = { $n ->
    [one] a route of length 1
   *[other] a route of length { $n }
}
fact-deck = { $n ->
    [one] 1 development card left
   *[other] { $n } development cards left
}

## An open offer

offers-you = { $name } offers you a trade
offers-others = { $name } offers a trade
calls-you = { $name } asks for proposals
answer-missing = is thinking
answer-given = has answered
answer-accepted = accepts
answer-declined = declines
answer-countered = proposes

## What things do, and how it stands with them

explain-hex-yields = On a roll of { $number }, each settlement beside it gets 1 { $card } and each { $city } 2.
explain-hex-nothing = Yields nothing.
explain-crossing = A free crossing. A building here would collect from the hexes around it.
explain-card = Comes from: { $lands }.
explain-dice = Their sum decides which hexes pay. On a seven none does: players with too many cards discard half, and the robber moves.
explain-count-hand-name = Hand
explain-count-hand = How many cards each player has; which ones they are stays hidden.
explain-count-cards-name = Development cards
explain-count-cards = Bought but not played yet; nobody else can see them.
name-crossing = Crossing { $n }
name-dice = Dice
now-hex-robbed = The robber is here: this hex pays nothing.
now-rolls = On { $n } of 36 rolls.
now-rolls-pay = { $n } of 36 rolls pay here.
now-card = You have { $n }. { $rate } of them buy one other card.
now-dice = The sum { $sum } comes up on { $n } of 36 rolls.
now-title = { $new ->
    [0] You have { $n }.
   *[other] You have { $n }; cards bought this turn cannot be played until your next.
}
now-hand-limit = On a seven, every player with more than { $n } cards discards half of them.
now-longest-route = { $name ->
    [none] Nobody has it.
   *[other] { $name } has it: length { $n }.
} Your route: { $mine }.

## Why something cannot be done, in a few words

blocked-not-your-turn = Not your turn
blocked-decision-pending = Decide first
blocked-offer-open = Offer open
blocked-roll-first = Roll first
blocked-deck-empty = No cards left
blocked-too-close = Nowhere to build


## In a terminal

column-points = points
column-hand = cards
column-cards = development
column-open = open
column-places = buildings, * city
column-ruins = buildings, * city, ( ) in decline
supply = Bank
deck-left = development cards:
your-cards = Your cards
show-choose = { $place } you can choose
milestone-seven = First 7
listed-yields = Yields
listed-rates = Trade with the bank
