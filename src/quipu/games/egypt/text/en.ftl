# Ancient Egypt: the base game, with the help of the gods, and The Great Pyramid.

game-egypt = Ancient Egypt
game-egypt-about = Settle the land on the Nile: roll, trade, and build oxcarts, settlements and temple cities.
game-egypt-aim = to { $points_to_win } points
game-egypt-minutes = 75
game-egypt-mode = Base
game-egypt-line = The first player to reach 10 points wins
game-egypt-gods-mode = Gods
game-egypt-gods-line = Each god gives you a special power
game-egypt-pyramid-mode = Pyramid
game-egypt-pyramid-line = Build the pyramid together; the player who helps least is cursed
game-egypt-gods = Ancient Egypt with the Help of the Gods
game-egypt-gods-about = The same land, with a god at your side: each of the ten gives you a special power.
game-egypt-gods-aim = to { $points_to_win } points
game-egypt-pyramid = The Great Pyramid
game-egypt-pyramid-about = Cross the Nile on papyrus boats and build the pharaoh’s pyramid together: the player who builds least is cursed.
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
thing-nile-path = path across the Nile
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
thing-blessing = Pharaoh’s Blessing
thing-curse = Pharaoh’s Curse
thing-favour = Vizier’s Favour

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
explain-amun = Ask an opponent for a resource and give any card in return; then you may ask one more player.
with-god = with your god
founding-pyramid = Your first settlement must touch the Nile. Everyone starts under Pharaoh’s Curse: −1 point.
explain-wepwawet = Build an oxcart with any other card instead of the brick or the cattle.
explain-hapi = After a roll that gave you nothing, take a card of your choice.
explain-chons = Move one of your oxcarts that has a free end.
explain-isis = On a seven, keep all your cards; or take one if you have only a few.
explain-thot = Buy a development card, replace one card of its price, and choose from the top three.
explain-maat = Look at the hand of an opponent who is ahead of you and take a card.
explain-ptah = Return a face-up mercenary and build a settlement or temple city for less.
explain-hathor = Trade one resource 2:1 with the bank until the end of your turn.
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
phase-founding-route-you = place an oxcart next to it
phase-free-routes = places free oxcarts
phase-free-routes-you = place a free oxcart
phase-hapi-window = may use Hapi
phase-hapi-window-you = take a card with Hapi, or pass
phase-isis-window = may use Isis
phase-isis-window-you = use Isis, or pass
phase-amun-return = gives a card in return
phase-amun-return-you = give a card in return
phase-amun-again = may ask one more player
phase-amun-again-you = ask one more player, or stop
phase-thot-choice = chooses a card with Thot
phase-thot-choice-you = keep one of these cards
phase-maat-taking = takes a card with Maat
phase-maat-taking-you = take a card
phase-god-choice = keeps or exchanges a god
phase-god-choice-you = keep your god or exchange it

## What a coach says, once

coach-founding-route = Now place an oxcart next to your new settlement. It shows where you want to build next.
coach-main = Trade with the bank or the others first, then build: once you have built, you cannot trade any more this turn. Each button shows what it costs and what you still need.
coach-free-routes = Route building: place up to two oxcarts for free. They must connect to your own pieces.
coach-gods = Your god can help you once, and once more after you turn the card over. Its button says when and how.
coach-hapi-window = The roll gave you nothing, so Hapi can give you a card of your choice. You can also wait for a better moment.
coach-isis-window = A 7: Isis saves all your cards if you have too many, or gives you one if you do not. Use her or pass.
coach-amun-return = Amun got you the card you asked for. Now give any card in return.
coach-amun-again = With Amun you may ask one more player for the same kind. Or stop here.
coach-thot-choice = Thot shows you the top three cards. Keep one; the others are shuffled back.
coach-maat-taking = Maat shows you this hand. Take the card you like best.
coach-god-choice = After its first use, turn your god over and keep it, or exchange it for another. After its second use you must exchange it.
coach-pyramid = Build a boat on the Nile, then add stones to the pyramid. Players with the fewest stones are cursed and lose one point.

## What the coach adds where the panel already says the rule
tip-founding-route = Head for the next good crossing or a harbour. Others want them too.
tip-free-routes = Use them to reach a new building site, or work on the Longest Trade Route. It counts from five pieces on.
tip-hapi-window = Hapi helps only once on each side of his card. Use him when you are exactly one card short.
tip-isis-window = Isis is worth most when you have many cards. With only a few, save her for a later 7.
tip-amun-return = Give away the card you need least, but think about what the other player could build with it.
tip-amun-again = Ask again only if a second card of this kind helps you. Remember who collected one last.
tip-thot-choice = A victory point is safe; a mercenary counts towards the army. Keep what helps you next.
tip-maat-taking = Take what your next building needs. Or take what the other player needs to win.
tip-god-choice = Keep a god that fits your plan and use it again. Otherwise look at the available gods.

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
action-waive-oxcart = Skip the second oxcart
action-play-plenty = Play plenty: { $cards }
action-play-victory-point = Play a victory point
action-ask-amun = Ask { $seat } for { $card } with Amun
action-give-back = Give 1 { $card } in return
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
action-look-with-maat = Look at { $seat }’s cards with Maat
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
   *[other] Build a pyramid stone in place { $place }
}
action-swap-by-favour = Swap { $give } for { $take } with the Vizier’s Favour

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
kind-swap-by-favour = Swap with the Vizier’s Favour

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
event-route-waived = { $seat } skipped the second oxcart.
event-route-waived-you = You skipped the second oxcart.
event-plenty-taken = { $seat } took { $gained } from the bank.
event-plenty-taken-you = You took { $gained } from the bank.
event-monopoly-named = { $seat } claims all { $card }.
event-monopoly-named-you = You claim all { $card }.
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
    [one] { $seat } revealed { $count } victory point.
   *[other] { $seat } revealed { $count } victory points.
}
event-points-shown-you = { $count ->
    [one] You revealed { $count } victory point.
   *[other] You revealed { $count } victory points.
}
event-god-taken = { $god } joins { $seat }.
event-god-taken-you = { $god } joins you.
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
event-hand-seen = { $seat } looked at { $from }’s cards.
event-hand-seen-you = You looked at { $from }’s cards: { $cards }.
event-hand-seen-from-you = { $seat } looked at your cards.
event-rate-named = { $seat } trades { $card } 2:1 this turn.
event-rate-named-you = You trade { $card } 2:1 this turn.
event-blessed = { $seat } receives Pharaoh’s Blessing: 1 point.
event-blessed-you = You receive Pharaoh’s Blessing: 1 point.
event-cursed = { $seat } is under Pharaoh’s Curse: −1 point.
event-cursed-you = You are under Pharaoh’s Curse: −1 point.
event-favour-won = { $from ->
    [-1] { $seat } won the Vizier’s Favour.
   *[other] { $seat } took the Vizier’s Favour from { $from }.
}
event-favour-won-you = { $from ->
    [-1] You won the Vizier’s Favour.
   *[other] You took the Vizier’s Favour from { $from }.
}
event-favour-won-from-you = { $seat } took the Vizier’s Favour from you.
event-golden-revealed = { $seat } revealed a golden stone: the hand limit is { $number }.
event-golden-revealed-you = You revealed a golden stone: the hand limit is { $number }.
event-golden-placed = The golden stone was added to the pyramid.
event-swapped = { $seat } swapped { $paid } for { $gained } with the Vizier’s Favour.
event-swapped-you = You swapped { $paid } for { $gained } with the Vizier’s Favour.

## Marks on the way of a replay

milestone-favour-won = Vizier’s Favour
milestone-golden-revealed = Golden stone

## Refusals, as in section R of the rules

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-decision-pending = Finish the current choice first.
refusal-nothing-to-decide = There is nothing like that to decide right now.
refusal-roll-first = Roll the dice first.
refusal-already-rolled = You have already rolled this turn.
refusal-trade-closed = You have already built or bought something, so you cannot trade any more this turn.
refusal-offer-open = Finish or withdraw the open offer first.
refusal-offer-limit = You have made all the offers you may make this turn.
refusal-no-offer = There is no open offer.
refusal-trade-not-active = Only the player whose turn it is can make offers.
refusal-trade-only-cards = Only resource cards can be traded.
refusal-trade-same-terms = That is the same trade: just accept it.
refusal-counter-off = Counter-offers are not allowed at this table.
refusal-trade-side-limit = That is too many cards on one side.
refusal-unknown-place = There is no such place on the board.
refusal-trade-gift = Each side must give at least one card.
refusal-trade-same-kind = You cannot trade a resource for the same resource.
refusal-trade-not-held = You do not have these cards.
refusal-trade-too-many = None of the players you are asking has that many cards.
refusal-not-asked = This offer is not for you.
refusal-already-answered = You have already answered this offer.
refusal-call-needs-proposal = You can only answer this request with a proposal, or decline it.
refusal-answers-missing = Wait until everyone has answered.
refusal-partner-not-willing = That player has not agreed.
refusal-bank-too-few = You do not have enough cards of that kind for your rate.
refusal-bank-same-kind = Take a different resource than the one you give.
refusal-bank-empty = The bank has none of that resource.
refusal-cannot-pay = You do not have the cards to pay for that.
refusal-no-piece = You have none of these pieces left.
refusal-path-taken = That path is taken.
refusal-path-not-connected = That path does not connect to your route or buildings.
refusal-path-blocked = Another player’s building blocks the way.
refusal-crossing-taken = That crossing is taken.
refusal-crossing-not-connected = Your route does not reach that crossing.
refusal-too-close = There is a building on a neighbouring crossing.
refusal-not-your-settlement = You can only upgrade one of your own settlements.
refusal-founding-path = The oxcart must touch the settlement you just placed.
refusal-deck-empty = There are no development cards left.
refusal-card-not-held = You do not have this card.
refusal-card-limit = You have already played a development card this turn.
refusal-card-new = You only bought this card this turn.
refusal-card-no-effect = This card would have no effect right now.
refusal-card-points = Victory point cards are not played.
refusal-discard-count = You must discard exactly half of your cards, rounded down.
refusal-discard-not-held = You do not have these cards.
refusal-robber-stays = The robber must move to another hex.
refusal-victim-wrong = You cannot rob that player there.
refusal-god-not-yours = You do not have this god.
refusal-god-new = You only took this god this turn.
refusal-god-used = This god has already helped you and is still resting.
refusal-god-wrong-time = This god cannot help you now.
refusal-god-no-effect = This god would have no effect right now.
refusal-god-must-exchange = After the second use you must exchange the god.
refusal-god-same = You cannot take the god you are giving back.
refusal-god-not-open = Another player has this god.
refusal-god-payment = You may replace only one card of the price.
refusal-god-not-ahead = That player does not have more points than you.
refusal-god-no-mercenary = You have no face-up mercenary to return.
refusal-god-no-free-end = This oxcart has no free end.
refusal-nile-needs-boat = Only a boat can cross the Nile.
refusal-boat-needs-nile = A boat needs a path across the Nile.
refusal-found-at-nile = Your first settlement must touch a Nile hex.
refusal-no-boat-yet = You need a boat on the Nile first.
refusal-no-stone-left = You have built all your pyramid stones.
refusal-stone-place = Choose a free place on the lowest open level.
refusal-favour-not-yours = Another player has the Vizier’s Favour.
refusal-favour-used = You have already used the Vizier’s swap this turn.

## Options

option-map-fixed = fixed
option-phases = Trade and build
option-phases-about = Whether building or buying something ends trading for this turn.
option-phases-separate = trade first, then build
option-phases-merged = in any order
option-bank-shortage = Bank shortage
option-bank-shortage-about = What happens when the bank does not have enough cards for the only player who is due them.
option-bank-shortage-sole-takes-rest = that player takes the rest
option-bank-shortage-sole_takes_rest = { option-bank-shortage-sole-takes-rest }
option-bank-shortage-nobody = nobody gets any
option-harbours = Harbours
option-harbours-about = Whether the harbours are as printed or shuffled.
option-harbours-printed = as printed
option-harbours-shuffled = shuffled
option-points-to-win = Points to win
option-points-to-win-about = A player who has this many points on their own turn wins at once.
option-god-rest = Resting time of a god
option-god-rest-about = How long a god rests after you use it and turn it over.
option-god-rest-own-turn = until the end of your own turn
option-god-rest-own_turn = { option-god-rest-own-turn }
option-god-rest-any-turn = until the end of the current turn
option-god-rest-any_turn = { option-god-rest-any-turn }
option-favour-time = Vizier’s swap
option-favour-time-about = When the owner of the Vizier’s Favour may swap a card.
option-favour-time-turn = throughout your own turn
option-favour-time-after-roll = only after the roll
option-favour-time-after_roll = { option-favour-time-after-roll }
option-golden-numbers = Numbers on golden stones
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

reason-points = The winning score was reached.
reason-pyramid = The pyramid is finished.

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
draw-open-gods = Available gods
draw-gods-held = Gods in play
draw-open-god = { $god }, available
draw-god-of = { $name }’s god { $god }, side { $side }

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

# your own hand
draw-do-give-back = Give 1 { $card } in return
draw-do-trade-bank = Trade { $card } with the bank
draw-do-swap-by-favour = Swap 1 { $card } with the Vizier’s Favour
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
explain-settlement = Worth 1 point; gets 1 card from each hex around it whose number is rolled.
explain-temple-city = Replaces a settlement: worth 2 points, and gets 2 cards instead of 1.
explain-development-card = The top card of the deck; only you can see it until you play it.
explain-mercenary = Moves the robber and steals a card from a player next to him. It stays face up and counts towards the army.
explain-victory-point = Worth 1 point; it is never played and stays hidden until the end.
explain-route-building = Place up to two oxcarts for free.
explain-plenty = Take any two cards from the bank.
explain-monopoly = Name a resource: every other player gives you all their cards of it.
explain-longest-route = Two points for the longest trade route, at least five pieces long.
explain-largest-army = Two points for the most face-up mercenaries, at least three.
explain-robber = His hex pays nothing. A seven or a mercenary moves him.
explain-bank = Takes four identical cards for one of your choice, fewer with a harbour.
explain-papyrus-boat = Crosses the Nile, and lets you build pyramid stones.
explain-pyramid-stone = Added to the pyramid: the players who have built fewest are cursed.
explain-golden-stone = Revealed on a seven: its number is the hand limit for this roll.
explain-blessing = One extra point while somebody has built fewer stones than you.
explain-curse = One point less, while nobody has built fewer stones than you.
explain-favour = Once per turn, swap a card with the bank; and keep up to nine cards on a seven.
explain-harbour-any = Any three identical cards buy one other card from the bank.
explain-harbour = Two { $card } buy any other card from the bank.
explain-goal = A player who has { $n } points on their own turn wins; hidden victory point cards count.
explain-goal-pyramid = A player who has { $n } points on their own turn wins. If the pyramid is finished or the golden stones run out, the player with the most points wins.
explain-count-open-name = Face-up mercenaries
explain-count-open = Played mercenaries stay face up. With at least three, and more than anyone else, you have the Largest Mercenary Army.
explain-count-length-name = Longest route
explain-count-length = Pieces in one unbroken line. With at least five, and more than anyone else, you have the Longest Trade Route.
now-hand-limit-pyramid = { $n ->
    [0] A seven reveals a golden stone; its number is the hand limit. With the Vizier’s Favour it is nine.
   *[other] The last golden stone showed { $n }; the next seven reveals another. With the Vizier’s Favour the hand limit is nine.
}
now-god-open = Available: a player who exchanges a god may take it.
now-god = { $name } has it, side { $side } up.
now-god-side-a = After use, it is turned over or exchanged.
now-god-side-b = After use, it must be exchanged.
now-golden = { $n ->
    [0] { $left } left; none has been revealed yet.
   *[other] { $left } left; the last one showed { $n }.
}
now-site = { $n } places are free.
now-favour = { $name ->
    [none] Nobody has it yet.
   *[other] { $name } has it for building the latest stone.
}
now-largest-army = { $name ->
    [none] Nobody has it.
   *[other] { $name } has it: { $n }.
} Your face-up mercenaries: { $mine }.
now-harbour = { $n ->
    [0] You use this harbour.
    [one] You use this harbour: your { $card } would buy 1 card now.
   *[other] You use this harbour: your { $card } would buy { $n } cards now.
}

## Why something cannot be done, in a few words

blocked-nothing-to-decide = Not now
blocked-no-piece = None left
blocked-path-taken = No path free
blocked-path-not-connected = No path free
blocked-path-blocked = No path free
blocked-crossing-taken = Nowhere to build
blocked-crossing-not-connected = Nowhere to build
blocked-not-your-settlement = No settlement yet
blocked-nile-needs-boat = No path free
blocked-boat-needs-nile = No Nile path free
blocked-no-boat-yet = Boat first
blocked-no-stone-left = None left
blocked-stone-place = No place free
