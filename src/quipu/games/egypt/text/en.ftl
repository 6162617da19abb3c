# Ancient Egypt: the base game, with the help of the gods, and The Great Pyramid.

game-egypt = Ancient Egypt
game-egypt-about = Settle the land on the Nile: roll, trade, and build oxcarts, settlements and temple cities.
game-egypt-aim = to { $points_to_win } points
game-egypt-minutes = 75
game-egypt-mode = Base
game-egypt-line = The first to 10 points wins
game-egypt-gods-mode = Gods
game-egypt-gods-line = A god gives you an advantage of their own
game-egypt-pyramid-mode = Pyramid
game-egypt-pyramid-line = Build the pyramid together; the laziest is cursed
game-egypt-gods = Ancient Egypt with the Help of the Gods
game-egypt-gods-about = The same land, and a god at your side: each of the ten gives you an advantage of their own.
game-egypt-gods-aim = to { $points_to_win } points
game-egypt-pyramid = The Great Pyramid
game-egypt-pyramid-about = Cross the Nile on papyrus boats and build the pharaoh's pyramid together: whoever builds least is cursed.
game-egypt-pyramid-aim = to { $points_to_win } points

## Things

thing-brick = brick
thing-cattle = cattle
thing-grain = grain
thing-papyrus = papyrus
thing-stone = stone
thing-any = any resource

cards-brick = { $n } brick
cards-cattle = { $n } cattle
cards-grain = { $n } grain
cards-papyrus = { $n } papyrus
cards-stone = { $n } stone

thing-alluvial = alluvial land
thing-pasture = pasture
thing-fields = fields
thing-papyrus-grove = papyrus grove
thing-quarry = quarry
thing-desert = desert
thing-nile = Nile
thing-fork = fork of the Nile
thing-hex = hex
thing-crossing = crossing
thing-path = path
thing-nile-path = path over the Nile
thing-harbour = harbour
thing-oasis = oasis
thing-bank = bank
thing-deck = development cards
thing-site = building site
thing-die = die

thing-oxcart = oxcart
thing-settlement = settlement
thing-temple-city = temple city
thing-papyrus-boat = papyrus boat
thing-pyramid-stone = pyramid stone
thing-golden-stone = golden stone
thing-development-card = development card
thing-robber = robber
piece-oxcart = an oxcart
piece-settlement = a settlement
piece-temple-city = a temple city
piece-papyrus-boat = a papyrus boat
piece-pyramid-stone = a pyramid stone

thing-mercenary = mercenary
thing-route-building = route building
thing-plenty = plenty
thing-monopoly = monopoly
thing-victory-point = victory point
card-mercenary = a mercenary
card-victory-point = a victory point
cards-mercenary = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
}
cards-route-building = { $n } route building
cards-plenty = { $n } plenty
cards-monopoly = { $n } monopoly
cards-victory-point = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}

thing-longest-route = Longest Trade Route
thing-largest-army = Largest Mercenary Army
title-route = Longest Trade Route
title-army = Largest Mercenary Army
thing-blessing = Pharaoh's Blessing
thing-curse = Pharaoh's Curse
thing-favour = Vizier's Favour

thing-amun = Amun
thing-wepwawet = Wepwawet
thing-hapi = Hapi
thing-chons = Chons
thing-isis = Isis
thing-thot = Thot
thing-maat = Maat
thing-ptah = Ptah
thing-hathor = Hathor
thing-seth = Seth
thing-god = god
thing-side-a = side A
thing-side-b = side B

# what each god can do
explain-amun = Ask an opponent for a resource and give any card back; then you may ask one other.
with-god = with your god
founding-pyramid = Your first settlement must touch the Nile. All begin under Pharaoh's curse, worth −1 point.
explain-wepwawet = Build an oxcart with any other card in place of the brick or the cattle.
explain-hapi = After a roll that brought you nothing, take a card of your choice.
explain-chons = Move one of your oxcarts with a free end.
explain-isis = On a seven keep all your cards, or take one if you have few.
explain-thot = Buy a development card, replace one card of its price, and choose among the top three.
explain-maat = Look at the hand of an opponent who is ahead of you and take a card.
explain-ptah = Give up an open mercenary and build a settlement or a temple city for less.
explain-hathor = Trade one resource 2:1 with the bank until your turn ends.
explain-seth = Drive the robber back to the desert and take a card of the hex he leaves.

thing-violet = violet
thing-turquoise = turquoise
thing-grey = grey
thing-red = red

cost-oxcart = 1 brick, 1 cattle
cost-settlement = 1 brick, 1 cattle, 1 grain, 1 papyrus
cost-temple-city = 2 grain, 3 stone
cost-development-card = 1 grain, 1 papyrus, 1 stone
cost-papyrus-boat = 1 cattle, 2 papyrus
cost-pyramid-stone = 1 cattle, 1 stone

## Phases: after the name of the seat, or after "Your turn:"

phase-founding-route = places an oxcart
phase-founding-route-you = place an oxcart beside it
phase-free-routes = places free oxcarts
phase-free-routes-you = place a free oxcart
phase-hapi-window = may ask Hapi
phase-hapi-window-you = take a card with Hapi, or pass
phase-isis-window = may ask Isis
phase-isis-window-you = use Isis, or pass
phase-amun-return = gives a card back
phase-amun-return-you = give a card back
phase-amun-again = may ask once more
phase-amun-again-you = ask one more player, or stop
phase-thot-choice = chooses a card with Thot
phase-thot-choice-you = keep one of these cards
phase-maat-taking = takes a card with Maat
phase-maat-taking-you = take a card
phase-god-choice = keeps or exchanges a god
phase-god-choice-you = keep your god, or exchange it

## What a coach says, once

coach-founding-route = Now lay an oxcart beside your new settlement. It shows where you want to build next.
coach-main = First trade with the bank or the others, then build; once you have built, trade is closed for this turn. Each button shows what it costs and what you lack.
coach-free-routes = Route building: place up to two oxcarts without paying. They must join your own pieces.
coach-gods = Your god can help you once, then once more from the other side. Its button says when and how.
coach-hapi-window = The roll brought you nothing, so Hapi may bring you a card of your choice. You may also wait for a better moment.
coach-isis-window = A 7: Isis saves all your cards if you hold too many, or brings you one if not. Use her, or pass.
coach-amun-return = Amun got you the card you asked for. Give any card back for it.
coach-amun-again = With Amun you may ask one other player for the same kind. Or stop here.
coach-thot-choice = Thot shows you the top three cards. Keep one; the others are shuffled back.
coach-maat-taking = Maat lets you see this hand. Take the card you like best.
coach-god-choice = After its first use a god is turned over and kept, or exchanged for another. After the second it must be exchanged.
coach-pyramid = Build a boat on the Nile, then set stones at the pyramid. Anyone with the fewest stones is cursed: one point less.

## What the coach adds where the panel already says the rule
tip-founding-route = Head for the next good crossing or a harbour. Others want to get there too.
tip-free-routes = Reach a new building site with them, or work on the longest route. It counts from five in a row.
tip-hapi-window = Hapi helps only once on each side of his card. Call him when you are exactly one card short.
tip-isis-window = Isis is worth most when you hold many cards. With few, keep her for a later 7.
tip-amun-return = Give away the card you need least. But think of what the other player could build with it.
tip-amun-again = Ask again only if a second card of this kind helps you. Remember who collected it last.
tip-thot-choice = A victory point is safe, a mercenary counts towards the army. Keep what helps you next.
tip-maat-taking = Take what your next building needs. Or take what the other player needs to win.
tip-god-choice = Keep a god that fits your plan, for a second use. Otherwise look at the open gods.

## Actions

action-place-start-oxcart = Place an oxcart on path { $path }
action-move-robber = Move the robber to hex { $hex }
action-accept-trade = Accept
action-trade-bank = Trade { $give } for { $take } with the bank
action-build-oxcart = Build an oxcart on path { $path }
action-build-temple-city = Build a temple city on crossing { $crossing }
action-play-mercenary = Play a mercenary
action-play-route-building = Play route building
action-place-free-oxcart = Place a free oxcart on path { $path }
action-waive-oxcart = Leave out the second oxcart
action-play-plenty = Play plenty: { $cards }
action-play-victory-point = Play a victory point
action-ask-amun = Ask { $seat } for { $card } with Amun
action-give-back = Give 1 { $card } back
action-stop-asking = Ask nobody else
action-build-with-wepwawet = Build an oxcart on path { $path } with Wepwawet for { $give }
action-take-with-hapi = Take 1 { $card } with Hapi
action-pass = Pass
action-move-with-chons = Move the oxcart from path { $oxcart } to path { $path } with Chons
action-use-isis = { $card ->
    [none] Keep all your cards with Isis
   *[other] Take 1 { $card } with Isis
}
action-buy-with-thot = Buy a card with Thot for { $give }
action-keep-card = Keep { $card }
action-look-with-maat = Look at the hand of { $seat } with Maat
action-take-with-maat = Take 1 { $card }
action-settle-with-ptah = Build a settlement on crossing { $crossing } with Ptah
action-raise-with-ptah = Build a temple city on crossing { $crossing } with Ptah
action-rate-with-hathor = Trade { $card } 2:1 with Hathor
action-drive-off-with-seth = Drive off the robber with Seth
action-keep-god = Keep the god
action-exchange-god = Exchange the god for { $god }
action-build-boat = Build a papyrus boat on path { $path }
action-build-stone = { $place ->
    [none] Build a pyramid stone
   *[other] Build a pyramid stone on place { $place }
}
action-swap-by-favour = Swap { $give } for { $take } by the Vizier's Favour

## Kinds of action, where there are many of one

kind-place-start-oxcart = Place an oxcart
kind-build-oxcart = Build an oxcart
kind-build-temple-city = Build a temple city
kind-place-free-oxcart = Place a free oxcart
kind-trade-bank = Trade with the bank
kind-play-plenty = Play plenty
kind-ask-amun = Ask with Amun
kind-build-with-wepwawet = Build an oxcart with Wepwawet
kind-take-with-hapi = Take a card with Hapi
kind-move-with-chons = Move an oxcart with Chons
kind-use-isis = Use Isis
kind-buy-with-thot = Buy a card with Thot
kind-settle-with-ptah = Build a settlement with Ptah
kind-raise-with-ptah = Build a temple city with Ptah
kind-rate-with-hathor = Trade 2:1 with Hathor
kind-exchange-god = Exchange the god
kind-build-boat = Build a papyrus boat
kind-build-stone = Build a pyramid stone
kind-swap-by-favour = Swap by the Vizier's Favour

## Events

land-brick = the alluvial land
land-cattle = the pasture
land-grain = the fields
land-papyrus = the papyrus grove
land-stone = the quarry
event-robber-moved = { $land ->
    [none] { $seat } moved the robber to the desert.
   *[other] { $seat } moved the robber to { $land } ({ $number }).
}
event-robber-moved-you = { $land ->
    [none] You moved the robber to the desert.
   *[other] You moved the robber to { $land } ({ $number }).
}
event-accepted = { $seat } accepts.
event-accepted-you = You accept.
event-bank-traded = { $seat } traded { $paid } for { $gained } with the bank.
event-bank-traded-you = You traded { $paid } for { $gained } with the bank.
event-route-waived = { $seat } left out the second oxcart.
event-route-waived-you = You left out the second oxcart.
event-plenty-taken = { $seat } took { $gained } from the bank.
event-plenty-taken-you = You took { $gained } from the bank.
event-monopoly-named = { $seat } wants all { $card }.
event-monopoly-named-you = You want all { $card }.
event-title-won = { $from ->
    [-1] { $seat } won the { $title }.
   *[other] { $seat } took the { $title } from { $from }.
}
event-title-won-you = { $from ->
    [-1] You won the { $title }.
   *[other] You took the { $title } from { $from }.
}
event-title-won-from-you = { $seat } took the { $title } from you.
event-title-lost = { $seat } lost the { $title }.
event-title-lost-you = You lost the { $title }.
event-points-shown = { $count ->
    [one] { $seat } showed { $count } victory point.
   *[other] { $seat } showed { $count } victory points.
}
event-points-shown-you = { $count ->
    [one] You showed { $count } victory point.
   *[other] You showed { $count } victory points.
}
event-god-taken = { $god } comes to { $seat }.
event-god-taken-you = { $god } comes to you.
event-god-used = { $god } helped { $seat }.
event-god-used-you = { $god } helped you.
event-god-kept = { $seat } kept { $god }.
event-god-kept-you = You kept { $god }.
event-god-exchanged = { $seat } exchanged { $returned } for { $god }.
event-god-exchanged-you = You exchanged { $returned } for { $god }.
event-amun-asked = { $seat } asked { $to } for { $card }.
event-amun-asked-you = You asked { $to } for { $card }.
event-amun-asked-to-you = { $seat } asked you for { $card }.
event-had-none = { $seat } has no { $card }.
event-had-none-you = You have no { $card }.
event-asked-enough = { $seat } asked nobody else.
event-asked-enough-you = You asked nobody else.
event-card-taken = { $seat } took { $gained } from the bank.
event-card-taken-you = You took { $gained } from the bank.
event-passed = { $seat } passed.
event-passed-you = You passed.
event-oxcart-moved = { $seat } moved an oxcart from path { $oxcart } to path { $path }.
event-oxcart-moved-you = You moved an oxcart from path { $oxcart } to path { $path }.
event-deck-looked-at = { $count ->
    [one] { $seat } paid { $paid } and looked at { $count } card.
   *[other] { $seat } paid { $paid } and looked at { $count } cards.
}
event-deck-looked-at-you = You paid { $paid } and saw { $titles }.
event-deck-seen = The other cards were shuffled back.
event-deck-seen-you = You put back { $returned }; the deck was shuffled.
event-hand-seen = { $seat } looked at the hand of { $from }.
event-hand-seen-you = You looked at the hand of { $from }: { $cards }.
event-hand-seen-from-you = { $seat } looked at your hand.
event-rate-named = { $seat } trades { $card } 2:1 this turn.
event-rate-named-you = You trade { $card } 2:1 this turn.
event-blessed = { $seat } lies under Pharaoh's Blessing: 1 point.
event-blessed-you = You lie under Pharaoh's Blessing: 1 point.
event-cursed = { $seat } lies under Pharaoh's Curse: minus 1 point.
event-cursed-you = You lie under Pharaoh's Curse: minus 1 point.
event-favour-won = { $from ->
    [-1] { $seat } won the Vizier's Favour.
   *[other] { $seat } took the Vizier's Favour from { $from }.
}
event-favour-won-you = { $from ->
    [-1] You won the Vizier's Favour.
   *[other] You took the Vizier's Favour from { $from }.
}
event-favour-won-from-you = { $seat } took the Vizier's Favour from you.
event-golden-revealed = { $seat } revealed a golden stone: the hand limit is { $number }.
event-golden-revealed-you = You revealed a golden stone: the hand limit is { $number }.
event-golden-placed = The golden stone was built into the pyramid.
event-swapped = { $seat } swapped { $paid } for { $gained } by the Vizier's Favour.
event-swapped-you = You swapped { $paid } for { $gained } by the Vizier's Favour.

## Marks on the way of a replay

milestone-favour-won = Vizier’s favour
milestone-golden-revealed = Golden stone

## Refusals, as in section R of the rules

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-decision-pending = Another decision has to be made first.
refusal-nothing-to-decide = There is nothing of that kind to decide now.
refusal-roll-first = Roll the dice first.
refusal-already-rolled = You have rolled already this turn.
refusal-trade-closed = You have built or bought something this turn, so trading is over.
refusal-offer-open = Close the open offer first.
refusal-offer-limit = You have made all offers allowed this turn.
refusal-no-offer = There is no open offer.
refusal-trade-not-active = Only the player whose turn it is can make offers.
refusal-trade-only-cards = Only resource cards can be traded.
refusal-trade-same-terms = A counter-offer must differ from the offer.
refusal-counter-off = Counter-offers are switched off in this game.
refusal-trade-side-limit = One side of an offer may not hold so many cards here.
refusal-unknown-place = There is no such place.
refusal-trade-gift = Each side must give at least one card.
refusal-trade-same-kind = The same resource cannot stand on both sides.
refusal-trade-not-held = You do not have these cards.
refusal-trade-too-many = Nobody asked has so many cards.
refusal-not-asked = This offer is not for you.
refusal-already-answered = You have answered this offer.
refusal-call-needs-proposal = This call can only be answered with a proposal.
refusal-answers-missing = Wait until all have answered.
refusal-partner-not-willing = That player has not agreed.
refusal-bank-too-few = You have too few cards of that kind for your rate.
refusal-bank-same-kind = Take a different resource from the one you give.
refusal-bank-empty = The bank has none of that resource.
refusal-cannot-pay = You cannot pay for this.
refusal-no-piece = You have no such piece left.
refusal-path-taken = That path is taken.
refusal-path-not-connected = That path does not touch your route or building.
refusal-path-blocked = Another player's building blocks the way.
refusal-crossing-taken = That crossing is taken.
refusal-crossing-not-connected = Your route does not reach that crossing.
refusal-too-close = A building stands too close.
refusal-not-your-settlement = You can only raise a settlement of your own.
refusal-founding-path = The oxcart must touch the settlement just placed.
refusal-deck-empty = There are no development cards left.
refusal-card-not-held = You do not have this card.
refusal-card-limit = You have played a card this turn.
refusal-card-new = You bought this card this turn.
refusal-card-no-effect = This card could do nothing now.
refusal-card-points = Victory point cards are not played.
refusal-discard-count = You must give exactly half of your cards, rounded down.
refusal-discard-not-held = You do not have these cards.
refusal-robber-stays = The robber must move to another hex.
refusal-victim-wrong = You cannot rob that player there.
refusal-god-not-yours = You do not have this god.
refusal-god-new = You took this god this turn.
refusal-god-used = This god has helped you and still rests.
refusal-god-wrong-time = This god cannot help now.
refusal-god-no-effect = This god could do nothing now.
refusal-god-must-exchange = After the second use you must exchange the god.
refusal-god-same = You cannot take back the god you return.
refusal-god-not-open = This god lies with another player.
refusal-god-payment = Only one card of the price may be replaced.
refusal-god-not-ahead = That player does not have more points than you.
refusal-god-no-mercenary = You have no open mercenary to give.
refusal-god-no-free-end = This oxcart has no free end.
refusal-nile-needs-boat = Only a boat can cross the Nile.
refusal-boat-needs-nile = A boat needs a path over the Nile.
refusal-found-at-nile = Your first settlement must touch a Nile hex.
refusal-no-boat-yet = You need a boat on the Nile first.
refusal-no-stone-left = All your pyramid stones are built.
refusal-stone-place = Use a free place of the lowest open level.
refusal-favour-not-yours = The Vizier favours someone else.
refusal-favour-used = You have used the Vizier's swap this turn.

## Options

option-map-fixed = fixed
option-phases = Trade and build
option-phases-about = Whether the first thing you build or buy ends your trading for this turn.
option-phases-separate = first trade, then build
option-phases-merged = freely mixed
option-bank-shortage = Shortage in the bank
option-bank-shortage-about = What happens if the bank has too few cards for the only player who should get them.
option-bank-shortage-sole-takes-rest = that player takes the rest
option-bank-shortage-sole_takes_rest = { option-bank-shortage-sole-takes-rest }
option-bank-shortage-nobody = nobody gets any
option-harbours = Harbours
option-harbours-about = Whether the harbours lie as printed or are shuffled over their places.
option-harbours-printed = as printed
option-harbours-shuffled = shuffled
option-points-to-win = Points to win
option-points-to-win-about = Whoever has this many points in their own turn wins at once.
option-god-rest = Rest of a god
option-god-rest-about = How long a god turned to its second side rests after helping.
option-god-rest-own-turn = until your own turn ends
option-god-rest-own_turn = { option-god-rest-own-turn }
option-god-rest-any-turn = until any turn ends
option-god-rest-any_turn = { option-god-rest-any-turn }
option-favour-time = Vizier's swap
option-favour-time-about = When whoever has the Vizier's Favour may swap a card.
option-favour-time-turn = throughout your own turn
option-favour-time-after-roll = after the roll only
option-favour-time-after_roll = { option-favour-time-after-roll }
option-golden-numbers = Golden numbers
option-golden-numbers-about = The hand limits on the twelve golden stones, each from 6 to 9.
option-golden-numbers-666777888999 = three of each
option-golden-numbers-666666666666 = always 6
option-golden-numbers-999999999999 = always 9

## Points by source

source-settlements = Settlements
source-temple-city = Temple cities
source-temple_city = { source-temple-city }
source-route = Longest Trade Route
source-army = Largest Mercenary Army
source-cards = Victory point cards
source-pharaoh = Pharaoh

## How the game ended

reason-points = The points to win were reached.
reason-pyramid = The building of the pyramid is over.

## The drawn board

# accessible name of the whole picture
draw-label-egypt = Ancient Egypt, the board
draw-label-egypt-gods = Ancient Egypt with the Help of the Gods, the board
draw-label-egypt-pyramid = The Great Pyramid, board and building site

# places and pieces; $land is a terrain, $number its chip
dealer = Bank
draw-harbour-any = 3:1 harbour
draw-harbour = 2:1 harbour for { $card }
draw-golden-stone = golden stone
draw-bank = Bank
draw-bank-stock = Bank, { $card }: { $n }

# the building site; $level is 1 to 4
draw-pyramid = The Great Pyramid
draw-pyramid-level = { $level ->
    [1] first level
    [2] second level
    [3] third level
   *[other] capstone
}, { $left ->
    [one] { $left } place free
   *[other] { $left } places free
}
draw-pyramid-done = the pyramid is complete
draw-golden-left = golden stones
draw-golden-limit = hand limit
draw-golden-left-label = { $n ->
    [one] { $n } golden stone left
   *[other] { $n } golden stones left
}
draw-golden-limit-label = Last golden stone: hand limit { $n }

# gods; $side is A or B
draw-open-gods = Open gods
draw-gods-held = Gods in play
draw-open-god = { $god }, open
draw-god-of = { $god }, side { $side }, with { $name }

# what can be done at a place; $place lists the lands around it: "quarry 10, fields 12 and 3:1 harbour"
draw-do-build-temple-city = Temple city: { $place }
draw-do-settle-with-ptah = Settlement with Ptah: { $place }
draw-do-raise-with-ptah = Temple city with Ptah: { $place }
draw-do-place-start-oxcart = Oxcart: { $place }
draw-do-build-oxcart = Oxcart: { $place }
draw-do-place-free-oxcart = Free oxcart: { $place }
draw-do-build-boat = Papyrus boat: { $place }
draw-do-build-with-wepwawet = Oxcart with Wepwawet: { $place }
draw-do-lift-with-chons = Move this oxcart with Chons: { $place }
draw-do-move-with-chons = Move the oxcart here with Chons: { $place }
draw-do-build-stone = Pyramid stone here
draw-do-exchange-god = Take { $god }

# the own hand
draw-do-give-back = Give 1 { $card } back
draw-do-trade-bank = Trade { $card } with the bank
draw-do-swap-by-favour = Swap 1 { $card } by the Vizier's Favour
draw-do-play-mercenary = Play a mercenary
draw-do-play-route-building = Play route building
draw-do-play-plenty = Play plenty

## What the page shows beside the board

button-build-oxcart = Oxcart
button-build-temple-city = Temple
button-build-boat = Boat
button-build-stone = Stone
fact-open = { $n ->
    [one] 1 mercenary played
   *[other] { $n } mercenaries played
}

## What things do, and how it stands with them

explain-oxcart = Lengthens your trade route by one path and leads to new sites.
explain-settlement = Worth 1 point; takes 1 card from each hex around it whose number is rolled.
explain-temple-city = Replaces a settlement: worth 2 points, and takes 2 cards where it took 1.
explain-development-card = The top card of the deck, for you alone to see until you play it.
explain-mercenary = Moves the robber and takes a card from somebody beside him; it stays open and counts for the army.
explain-victory-point = Worth 1 point; it is never played and stays hidden until the end.
explain-route-building = Place up to two oxcarts free of charge.
explain-plenty = Take two cards of your choice from the bank.
explain-monopoly = Name a resource: everybody else gives you all cards of it.
explain-longest-route = Two points for the longest trade route, of at least five pieces.
explain-largest-army = Two points for the most open mercenaries, at least three.
explain-robber = His hex yields nothing; a seven or a mercenary moves him.
explain-bank = Takes four equal cards for one of your choice, fewer with a harbour.
explain-papyrus-boat = Crosses the Nile, and lets you build pyramid stones.
explain-pyramid-stone = Built into the pyramid: whoever has built the fewest lies under the curse.
explain-golden-stone = Shown on a seven: its number is the hand limit of this roll.
explain-blessing = One point more, while somebody has built fewer stones than you.
explain-curse = One point less, while nobody has built fewer stones than you.
explain-favour = Once a turn swap a card with the bank, and keep up to nine cards on a seven.
explain-harbour-any = Any three equal cards buy one card of another kind from the bank.
explain-harbour = Two { $card } buy any one other card from the bank.
explain-goal = A player who has { $n } points on their own turn wins, hidden point cards included.
explain-goal-pyramid = A player who has { $n } points on their own turn wins. When the pyramid or the golden stones are complete, the player with the most points wins.
explain-count-open-name = Open mercenaries
explain-count-open = Played ones lie open; three of them and more than anybody else are the largest army.
explain-count-length-name = Longest route
explain-count-length = Pieces in one unbroken trail; five of them and more than anybody else are the Longest Trade Route.
now-hand-limit-pyramid = { $n ->
    [0] A seven turns up a golden stone; its number is the hand limit, nine for whoever has the favour.
   *[other] The last golden stone showed { $n }; the next seven turns up another. Nine for whoever has the favour.
}
now-god-open = Open: whoever exchanges a god may take it.
now-god = With { $name }, side { $side }.
now-god-side-a = After its use it is turned over or exchanged.
now-god-side-b = After its use it must be exchanged.
now-golden = { $n ->
    [0] { $left } left; none was shown yet.
   *[other] { $left } left; the last one showed { $n }.
}
now-site = { $n } places are free.
now-favour = { $name ->
    [none] Nobody has it yet.
   *[other] With { $name }, who built the latest stone.
}
now-largest-army = { $name ->
    [none] Nobody has it.
   *[other] With { $name }: { $n }.
} Your open mercenaries: { $mine }.
now-harbour = { $n ->
    [0] You trade here.
    [one] You trade here: your { $card } would buy 1 card now.
   *[other] You trade here: your { $card } would buy { $n } cards now.
}

## Why something cannot be done, in a few words

blocked-nothing-to-decide = Not now
blocked-no-piece = None left
blocked-path-taken = No path in reach
blocked-path-not-connected = No path in reach
blocked-path-blocked = No path in reach
blocked-crossing-taken = No site in reach
blocked-crossing-not-connected = No site in reach
blocked-not-your-settlement = No settlement yet
blocked-nile-needs-boat = No path in reach
blocked-boat-needs-nile = No Nile in reach
blocked-no-boat-yet = Boat first
blocked-no-stone-left = None left
blocked-stone-place = No place free
