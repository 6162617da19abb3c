# What the settlers games say alike; a game says the rest, or the same in its own words.

## Phases: after the name of the seat, or after "Your turn:"

phase-founding-settlement = founds a settlement
phase-founding-settlement-you = place a settlement
phase-before-roll = rolls the dice
phase-before-roll-you = roll the dice
phase-main = trades and builds
phase-main-you = trade, build, or end your turn
phase-discarding = { $n ->
   *[one] gives back half
    [other] give back half
}
phase-discarding-you = give back half of your cards
phase-moving-robber = moves the robber
phase-moving-robber-you = move the robber
phase-stealing = chooses whom to rob
phase-stealing-you = choose whom to rob
discard-title = Give back { $n } of your { $all } cards
about-discard = Any player who holds too many cards on a 7 gives half of them, rounded down, to the bank.
phase-offering = { $n ->
   *[one] thinks about the offer
    [other] think about the offer
}
phase-offering-you = choose a partner
phase-offering-alone = nobody can trade on these terms: withdraw your offer
phase-offering-asked = answer the offer
phase-over = game over

## What a coach says, once

coach-founding-settlement = Choose a crossing: the more dots the numbers around it have, the more often it pays. Two paths must lie between it and every other building.
coach-before-roll = Every turn begins with the dice. Fields with that number pay everyone who lives beside them.
coach-discarding = A 7: anyone with too many cards, usually more than 7, gives half of them back. Tap the cards you can spare.
coach-moving-robber = Move the robber to another hex: it pays nothing while he stands there. You may take a card from someone who lives there.
coach-stealing = Choose whom you rob. You draw one card from that hand without seeing it.
coach-offering = A trade is offered: accept it, decline it, or make another offer. Nothing changes hands before both agree.
coach-waiting = It is another player's turn. Watch the dice: you get cards on every turn, not only on your own.

## What the coach adds where the panel already says the rule
tip-founding-settlement = 6 and 8 come up most often. Choose different kinds of hexes: what you lack, you have to trade for.
tip-moving-robber = A hex with 6 or 8 hurts most. Slow down whoever is ahead, and spare your own hexes.
tip-stealing = Rob whoever is ahead, or whoever just collected what you need. Chance decides which card it is.

## Actions

action-place-start-settlement = Place a settlement on { thing-crossing } { $crossing }
action-roll = Roll the dice
action-discard = Give back { $give }
action-discard-card = Give back 1 { $card }
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
opening-discard = Give back cards
order-close = Trade with the first who accepts
order-decline = Decline all offers of this turn

## Kinds of action, where there are many of one

kind-place-start-settlement = Place a settlement
kind-discard-card = Give back a card
kind-move-robber = Move the robber
kind-steal-from = Rob somebody
kind-choose-partner = Choose a partner
kind-build-settlement = Build a settlement
kind-play-monopoly = Play a monopoly

## Why a bot advises an act

because-sheaf = { $card } on { $number }
because-new = Brings { $card } on { $number }, which you lack.
because-more = Brings more { $card } on { $number }.
because-harbour = { $kind ->
    [any] Opens a harbour for everything.
   *[other] Opens the harbour for { $card }.
}
because-ahead = { $names } can no longer settle here.
because-nobody = Blocks nobody.
because-leads = { $steps ->
    [0] Leads to a free site with { $sheaves }.
   *[other] Leads towards a free site with { $sheaves }.
}
because-longer = Makes your trade route longer.
because-stops = Blocks { $card } on { $number } for { $names }.
because-own-field = It stops your own { $card } on { $number }.
because-harmless = It stops nobody there.
because-leader = { $name } leads with { $n } points.
because-holds = { $name } holds { $n ->
    [one] one card.
   *[other] { $n } cards.
}
because-pays = Then you can pay for: { $thing }.
because-rare = No hex of yours yields { $card }.
because-nearer = Brings you nearer to your next building.
because-least = You need these cards least.
because-keep = Keeping your cards promises more than anything you can do now.
because-frees = Sends the robber away from your { $card } on { $number }.
because-army = It brings you to { $n } cards for the army.
because-deck = Nothing else that you can pay for promises more; { $n ->
    [one] one card is left.
   *[other] { $n } cards are left.
}

## Events

event-start-rolled = Who begins? { $seat } rolled { $dice }.
event-start-rolled-you = Who begins? You rolled { $dice }.
event-placed = { $seat } placed { $piece }.
event-placed-you = You placed { $piece }.
event-start-cards = { $seat } begins with { $gained }.
event-start-cards-you = You begin with { $gained }.
event-turn-began = Turn { $turn }: { $seat }.
event-turn-began-you = Turn { $turn } is yours.
event-rolled = { $seat } rolled { $dice }.
event-rolled-you = You rolled { $dice }.
event-yielded = { $gained_count ->
    [0] { "" }
   *[other] { $seat } received { $gained }.
}
event-yielded-you = You received { $gained }.
event-discard-picked = Somebody has chosen cards to give back.
event-discard-picked-you = You have chosen { $cards } to give back.
event-discarded = { $seat } gave back { $paid }.
event-discarded-you = You gave back { $paid }.
event-stole = { $seat } took a card from { $from }.
event-stole-you = You took 1 { $card } from { $from }.
event-stole-from-you = { $seat } took 1 { $card } from you.
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
event-withdrawn = { $seat } closed the offer.
event-withdrawn-you = You closed the offer.
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
option-map-about = Whether land and starting pieces are fixed or come by chance and choice.
option-map-beginner = for beginners
option-map-variable = variable
option-first-seat = First player
option-first-seat-about = Who takes the first turn: the highest roll, or a seat you name.
option-first-seat-random = highest roll
option-first-seat-number = seat { $n }
option-offers-per-turn = Offers per turn
option-offers-per-turn-about = How many offers you may make to the others in one turn.
option-offers-per-turn-0 = no trade with players
option-offers-per-turn-unlimited = no limit
option-trade-side-max = Cards per side
option-trade-side-max-about = How many cards one side of an offer may hold.
option-trade-side-max-0 = no limit
option-counter-offers = Counter-offers
option-counter-offers-about = Whether an offer may be answered with a proposal.
option-turn-limit = Turn limit
option-turn-limit-about = After this many turns the player with the most points wins.
option-turn-limit-0 = no limit

## How the game ended

reason-turn-limit = The last turn was played.

## The drawn board

draw-hex = { $land } { $number }
draw-robber = Robber: { $place }
draw-piece-of = { $thing } of { $name }
draw-die = Die: { $face }
draw-do-place-start-settlement = Settlement: { $place }
draw-do-build-settlement = Settlement: { $place }
# $names are the others with buildings there, $count how many
draw-do-move-robber = { $count ->
    [0] Robber: { $place }
   *[other] Robber: { $place }, with { $names }
}
draw-do-steal-from = Rob { $name }
draw-hand = Your hand
draw-choice = Cards to choose from
draw-hand-card = { $card }: { $n }
draw-dev-card = { $card }: { $n }
draw-do-discard-card = Give back 1 { $card }
draw-do-play-monopoly = Play monopoly
draw-new = new
draw-costs = Building costs
draw-seat-things = Special cards of { $name }

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
    [one] a route of 1 piece
   *[other] a route of { $n } pieces
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

explain-hex-yields = Whenever { $number } is rolled, each settlement at it takes 1 { $card }, each { $city } 2.
explain-hex-nothing = Yields nothing.
explain-crossing = A free crossing. A building here would draw on what lies around it.
explain-card = Comes from: { $lands }.
explain-dice = Their sum says which hexes yield. On a seven none does: large hands lose half, and the robber moves.
explain-count-hand-name = Hand
explain-count-hand = How many cards each holds; which ones stays hidden.
explain-count-cards-name = Development cards
explain-count-cards = Bought and not yet played; nobody else sees them.
name-crossing = Crossing { $n }
name-dice = Dice
now-hex-robbed = The robber stands here: nothing is paid.
now-rolls = In { $n } of 36 rolls.
now-rolls-pay = { $n } of 36 rolls pay here.
now-card = You hold { $n }. { $rate } of them buy one other card.
now-dice = The sum { $sum } comes in { $n } of 36 rolls.
now-title = { $new ->
    [0] You hold { $n }.
   *[other] You hold { $n }; what was bought in this turn rests until the next.
}
now-hand-limit = On a seven, anyone with more than { $n } cards loses half of them.
now-longest-route = { $name ->
    [none] Nobody has it.
   *[other] With { $name }: { $n } pieces.
} Your route: { $mine }.

## Why something cannot be done, in a few words

blocked-not-your-turn = Not your turn
blocked-decision-pending = First decide
blocked-offer-open = Offer open
blocked-roll-first = Roll first
blocked-deck-empty = No cards left
blocked-too-close = No site in reach


## In a terminal

column-points = points
column-hand = cards
column-cards = development
column-open = open
column-places = buildings, * city
column-ruins = buildings, * city, ( ) in decline
supply = Supply
deck-left = development cards:
your-cards = Your cards
show-choose = { $place } that you can choose
milestone-seven = First 7
listed-yields = Yields
listed-rates = Trade with the bank
