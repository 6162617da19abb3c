# In the Realm of the Jade Goddess.

game-jade = In the Realm of the Jade Goddess
game-jade-about = Drive your jeep into the jungle, uncover a lost city and excavate its statues.
game-jade-aim = highest score wins
game-jade-minutes = 90

## Things

thing-tile = explorer tile
thing-stack = stack
thing-display = display
thing-cross = start cross
thing-centre = centre field
thing-field = field
thing-cell = undiscovered field
thing-jungle = jungle
thing-city = city
thing-part = city part
thing-district = district
thing-line = line
thing-open-line = open line
thing-jeep = jeep
thing-figure = figure
thing-archaeologist = archaeologist
thing-supply = supply
thing-gold = gold
thing-artefact = artefact
thing-heap = heap
thing-open = open artefacts
thing-statue = statue of the jade goddess
thing-design = design
thing-head = head
thing-coin = gold coin
thing-rack = rack
thing-red = red
thing-yellow = yellow
thing-blue = blue
thing-white = white

cards-gold = { $n } gold
cards-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
cards-artefact = { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacts
}
cards-archaeologist = { $n ->
    [one] { $n } archaeologist
   *[other] { $n } archaeologists
}
cards-head = { $n ->
    [one] { $n } head
   *[other] { $n } heads
}
cards-coin = { $n ->
    [one] { $n } gold coin
   *[other] { $n } gold coins
}

# tiles by id: J0 is all jungle; A has city on one side, B on two in a corner, S on two opposite, D on three
thing-j = jungle tile
thing-a = city tile A{ $n }
thing-b = city tile B{ $n }
thing-s = city tile S{ $n }
thing-d = city tile D{ $n }
tile-j = a jungle tile
drawn-j = a jungle tile
tiles-j = a jungle tile

# artefacts by id, such as 2C+ and 3A-: design, letter, how well preserved
thing-1a-plus = 1A (well preserved)
thing-1a-minus = 1A (badly preserved)
thing-1b-plus = 1B (well preserved)
thing-1b-minus = 1B (badly preserved)
thing-1c-plus = 1C (well preserved)
thing-1c-minus = 1C (badly preserved)
thing-1d-plus = 1D (well preserved)
thing-1d-minus = 1D (badly preserved)
thing-2a-plus = 2A (well preserved)
thing-2a-minus = 2A (badly preserved)
thing-2b-plus = 2B (well preserved)
thing-2b-minus = 2B (badly preserved)
thing-2c-plus = 2C (well preserved)
thing-2c-minus = 2C (badly preserved)
thing-2d-plus = 2D (well preserved)
thing-2d-minus = 2D (badly preserved)
thing-3a-plus = 3A (well preserved)
thing-3a-minus = 3A (badly preserved)
thing-3b-plus = 3B (well preserved)
thing-3b-minus = 3B (badly preserved)
thing-3c-plus = 3C (well preserved)
thing-3c-minus = 3C (badly preserved)
thing-3d-plus = 3D (well preserved)
thing-3d-minus = 3D (badly preserved)

# cells, east and south of the upper left corner
cell-at = ({ $x },{ $y })
cell-5-5 = ({ $x },{ $y }) in the centre

side-n = north
side-e = east
side-s = south
side-w = west

## Phases: after the name of the seat, or after "Your turn:"

phase-driving = drives
phase-driving-you = drive your jeep, or stay
phase-discovering = discovers
phase-discovering-you = draw a tile, or place one from your display
phase-fitting = places the tile
phase-fitting-you = place the tile you drew
phase-exchanging = may exchange artefacts
phase-exchanging-you = exchange artefacts, or pass
phase-returning = returns artefacts
phase-returning-you = return artefacts
phase-posting = may place or take back a figure
phase-posting-you = place a figure, take one back, or pass
phase-extending = may buy a bonus move
phase-extending-you = buy a bonus move, or end your turn
phase-over = game over

## What a coach says, once

coach-driving = Along white lines the jeep drives as far as you like; the first brown line ends the drive. From a field at the edge of the unknown you can discover.
coach-discovering = Lines lead into the unknown here: draw a tile from any stack, or place one from your display. A drawn tile that does not fit goes to your display.
coach-fitting = City must meet city, and jungle must meet jungle. Tap a highlighted place, turn the tile, then place it.
coach-exchanging = On the centre field you may exchange one artefact for a face-up one for free. Or pay 1 gold and draw hidden ones.
coach-returning = You drew hidden artefacts. Return the same number, whichever you like.
coach-posting = You may place archaeologists on the new tile: one is free, two cost 1 gold, three cost 2. When the district is complete, the players with the most there get the most.
coach-extending = For 1 gold you may make a second move this turn. Otherwise, end your turn.
coach-waiting = It is another player’s turn. When a district is completed, everyone with archaeologists in it gets a share.

## Actions

action-swap-tile = Swap { $tile } at stack { $stack }
action-drive = Drive to field { $cell }
action-stop = Stop here
action-draw-tile = Draw from stack { $stack }
action-lay-tile = Place { $tile } to the { $side }{ $turn ->
    [0] { "" }
    [1] , turned a quarter right
    [2] , turned by half
   *[other] , turned a quarter left
}
action-exchange-open = Exchange { $give } for { $take }
action-exchange-hidden = { $count ->
    [one] Exchange for 1 gold: draw { $count } artefact
   *[other] Exchange for 1 gold: draw { $count } artefacts
}
action-return-artefacts = { $kinds_count ->
    [0] Return nothing
   *[other] Return { $kinds }
}
action-set-figure = { $archaeologists ->
    [1] Place 1 archaeologist on
    [2] Place 2 archaeologists for 1 gold on
   *[other] Place { $archaeologists } archaeologists for 2 gold on
} { $part ->
    [0] the first
    [1] the second
   *[other] the third
} city part
action-take-back = Take back the figure on field { $cell }
action-pass = Pass
action-buy-bonus = Buy a bonus move for 1 gold
action-end-turn = End the turn

# a kind as a whole: the title of a form, or of many ways in a list
kind-swap-tile = Swap a tile
kind-drive = Drive the jeep
kind-draw-tile = Draw a tile
kind-lay-tile = Place a tile
kind-exchange-open = Exchange a face-up artefact
kind-exchange-hidden = Exchange hidden artefacts
kind-return-artefacts = Return artefacts
kind-set-figure = Place a figure
kind-take-back = Take back a figure

## Why a bot advises an act

because-district = { $sides ->
    [0] Completes a district with { $n ->
        [one] one artefact.
       *[other] { $n } artefacts.
    }
   *[other] A district with { $n ->
        [one] one artefact
       *[other] { $n } artefacts
    }, { $sides ->
        [one] one side open.
       *[other] { $sides } sides open.
    }
}
because-alone = Nobody else is there.
because-rivals = The strongest rival there has { $n }.
because-further = Leads deeper into the jungle.
because-discover = You can place a tile from there.
because-centre = There you can exchange artefacts.
because-statue = Gets you closer to a statue: { $thing }.

## Events

event-began = The game has started: { $seat } goes first. Face-up artefacts: { $open }.
event-began-you = The game has started: you go first. Face-up artefacts: { $open }.
event-turn-began = Turn { $turn }: { $seat }.
event-turn-began-you = Turn { $turn }: your turn.
event-tile-swapped = { $seat } put { $tile } under stack { $stack } and took { $drawn }.
event-tile-swapped-you = You put { $tile } under stack { $stack } and took { $drawn }.
event-drove = { $seat } drove to field { $cell }.
event-drove-you = You drove to field { $cell }.
event-stayed = { $seat } stayed on field { $cell }.
event-stayed-you = You stayed on field { $cell }.
event-stopped = { $seat } stopped.
event-stopped-you = You stopped.
event-tile-drawn = { $fits ->
    [true] { $seat } drew { $tile } from stack { $stack }: it fits here.
   *[false] { $seat } drew { $tile } from stack { $stack }: it does not fit here and goes to the display.
}
event-tile-drawn-you = { $fits ->
    [true] You drew { $tile } from stack { $stack }: it fits here.
   *[false] You drew { $tile } from stack { $stack }: it does not fit here and goes to your display.
}
event-tile-laid = { $seat } placed { $tile } on field { $cell } and drove onto it.
event-tile-laid-you = You placed { $tile } on field { $cell } and drove onto it.
event-exchanged-openly = { $seat } exchanged { $give } for the face-up { $take }.
event-exchanged-openly-you = You exchanged { $give } for the face-up { $take }.
event-exchanged-hidden = { $count ->
    [one] { $seat } paid 1 gold and drew { $count } hidden artefact.
   *[other] { $seat } paid 1 gold and drew { $count } hidden artefacts.
}
event-exchanged-hidden-you = You paid 1 gold and drew: { $kinds }.
event-artefacts-returned = { $count ->
    [0] { $seat } returned nothing.
    [one] { $seat } returned { $count } artefact.
   *[other] { $seat } returned { $count } artefacts.
}
event-artefacts-returned-you = { $kinds_count ->
    [0] You returned nothing.
   *[other] You returned: { $kinds }.
}
event-figure-set = { $archaeologists ->
    [one] { $seat } placed { $archaeologists } archaeologist on field { $cell }.
   *[other] { $seat } placed { $archaeologists } archaeologists on field { $cell } for { $gold } gold.
}
event-figure-set-you = { $archaeologists ->
    [one] You placed { $archaeologists } archaeologist on field { $cell }.
   *[other] You placed { $archaeologists } archaeologists on field { $cell } for { $gold } gold.
}
event-figure-taken-back = { $archaeologists ->
    [one] { $seat } took back { $archaeologists } archaeologist from field { $cell }.
   *[other] { $seat } took back { $archaeologists } archaeologists from field { $cell }.
}
event-figure-taken-back-you = { $archaeologists ->
    [one] You took back { $archaeologists } archaeologist from field { $cell }.
   *[other] You took back { $archaeologists } archaeologists from field { $cell }.
}
event-passed = { $seat } passed.
event-passed-you = You passed.
event-bonus-bought = { $seat } bought a bonus move for 1 gold.
event-bonus-bought-you = You bought a bonus move for 1 gold.
event-district-closed = { $cells_count ->
    [one] A district of { $cells_count } field is complete
   *[other] A district of { $cells_count } fields is complete
}: { $heads ->
    [0] no heads
    [one] { $heads } head
   *[other] { $heads } heads
} and { $coins ->
    [0] no gold coins.
    [one] { $coins } gold coin.
   *[other] { $coins } gold coins.
}
event-artefacts-found = { $seat } excavated { $count ->
    [0] no artefacts
    [one] { $count } artefact
   *[other] { $count } artefacts
} and { $gold ->
    [0] no gold.
   *[other] { $gold } gold.
}
event-artefacts-found-you = You excavated { $gold ->
    [0] no gold
   *[other] { $gold } gold
} and { $count ->
    [0] no artefacts.
   *[other] these artefacts: { $kinds }.
}
event-last-round = { $seat } drew the last tile: after this turn everyone has one more turn.
event-last-round-you = You drew the last tile: after this turn everyone has one more turn.

## Marks on the way of a replay

milestone-last-round = Last round

## Refusals, as the rules say them

refusal-unknown-place = That does not exist in this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-must-lay = The tile you drew fits here, so you must place it.
refusal-must-return = Return artefacts first.
refusal-must-discover = Your jeep is at an open line: you must discover.
refusal-not-after-jungle = You may stop only after placing a jungle tile.
refusal-wrong-phase = You cannot do that right now.
refusal-undiscovered = Nobody has discovered this field yet.
refusal-out-of-reach = Your jeep cannot get there: any number of white lines, then at most one brown line.
refusal-field-taken = There is already another jeep on that field.
refusal-must-reduce = With three tiles in your display you must go where one of them fits.
refusal-display-full = With three tiles in your display you may not draw.
refusal-stack-empty = This stack is empty.
refusal-not-in-display = This tile is not in your display.
refusal-not-the-drawn-tile = You must place the tile you drew.
refusal-off-board = Tiles may not be placed outside the playing area.
refusal-no-open-line = There is no open line on this side.
refusal-does-not-fit = Jungle must meet jungle, and city must meet city.
refusal-display-not-full = You may swap a tile only with three tiles in your display.
refusal-tile-fits = One of your three tiles still fits somewhere.
refusal-swapped-already = Only one swap per move.
refusal-not-owned = You do not have this artefact.
refusal-not-open = This artefact is not face up.
refusal-same-kind = Both artefacts are the same.
refusal-too-many = You do not have enough artefacts for that.
refusal-heap-too-small = There are not enough hidden artefacts.
refusal-wrong-number = Return as many as you drew.
refusal-no-city = You have not placed a city tile in this move.
refusal-no-such-part = The tile does not have that part.
refusal-no-figure = You do not have that figure in your supply.
refusal-not-your-figure = You have no figure there.
refusal-cannot-pay = You do not have enough gold.
refusal-bonus-used = Only one bonus move per turn.

## Options

option-designs-matter = Designs must match
option-designs-matter-about = Only four parts of one design make a statue.
option-display-duty = Three tiles in the display
option-display-duty-about = Whether you must drive where one of your three display tiles fits.
option-display-duty-strict = you must place one
option-display-duty-lenient = you may not draw
option-swap-scope = Swapping a tile
option-swap-scope-about = When you may swap one of the three tiles in your display before driving.
option-swap-scope-board = if none fits anywhere
option-swap-scope-reach = if none fits within reach
option-further-step = After a jungle tile
option-further-step-about = Whether you must discover if you drive on after placing a jungle tile.
option-further-step-duty = you must discover where you can
option-further-step-free = you may drive on and stop
option-stuck-exchange = Exchange with a blocked display
option-stuck-exchange-about = Even if none of the three tiles in your display fits within reach, you may exchange artefacts on the centre field.
option-hidden-return = Hidden exchange
option-hidden-return-about = How many artefacts you return after drawing hidden ones.
option-hidden-return-same = as many as drawn
option-hidden-return-free = zero to two
option-hidden-draw = Drawing hidden artefacts
option-hidden-draw-about = How many hidden artefacts you may draw, two at most.
option-hidden-draw-heap = as many as are hidden
option-hidden-draw-owned = as many as you have
option-first-seat = First player
option-first-seat-about = Who takes the first turn: drawn by lot, or a seat you choose.
option-first-seat-random = by lot
option-first-seat-number = seat { $n }
option-show-gold = Show gold
option-show-gold-about = Everyone can see how much gold the others have.
option-standstill = Standstill
option-standstill-about = An extra ending that is not in the rulebook: the game is over after this many rounds in which nobody draws or places a tile.
option-standstill-0 = never

## Points by source

source-artefacts = Artefacts
source-mixed-statues = Statues
source-mixed_statues = { source-mixed-statues }
source-pure-statues = Well preserved statues
source-pure_statues = { source-pure-statues }

## How the game ended

reason-tiles = The last tile was drawn and the last round played.
reason-artefacts = The last hidden artefact was found.
reason-standstill = Nobody drew or placed a tile for many rounds.

fact-tiles-laid = tiles placed
fact-districts-closed = districts completed
fact-artefacts-dug = artefacts excavated

## The drawn board; $name is a player, $place a cell as cell-at says it

draw-label = In the Realm of the Jade Goddess, the jungle and the forgotten city
draw-jeep = { $name }’s jeep on field { $place }
draw-figure = { $n ->
    [one] { $n } archaeologist of { $name } on field { $place }
   *[other] { $n } archaeologists of { $name } on field { $place }
}
# a district that is dug, or about to be; $fields is the number of its fields
draw-district-closed = Complete district of { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
draw-district-closing = Just completed, about to be excavated: { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}, { $coins ->
    [one] { $coins } gold coin
   *[other] { $coins } gold coins
}

# beside the board: captions of a few words

draw-stacks = Stacks
draw-stacks-left = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
draw-stack = { $n ->
    [0] Stack { $stack }, empty
    [one] Stack { $stack }, { $n } tile
   *[other] Stack { $stack }, { $n } tiles
}
draw-last-round = last round
draw-drawn-label = Just drawn: { $tile }
draw-open = Face-up artefacts
draw-open-label = Face up: { $kind }
draw-heap = { $n } hidden
draw-display = Your display
draw-rack = Your rack
draw-display-size = { $n } of 3
draw-display-label = In { $name }’s display: { $tile }
# $n is the size of the figure
draw-supply-label = { $name }’s supply: { $n ->
    [one] { $count } of { $n } archaeologist
   *[other] { $count } of { $n } archaeologists
}
draw-free = free
draw-cost = { $n } gold
draw-own-label = On your rack: { $kind }
draw-hand-label = { $n ->
    [one] { $name }: { $n } artefact
   *[other] { $name }: { $n } artefacts
}
draw-gold = { $n } gold
draw-missing = Still missing: { $letter }
draw-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draw-statues = { $n ->
    [0] no statue yet
    [one] { $n } statue
   *[other] { $n } statues
}
draw-winner = winner

# what can be done at a place

draw-do-drive = Drive to { $place }
draw-do-stay = Stay on { $place }
draw-do-draw = Draw from stack { $stack }
# $n is in how many ways
draw-do-lay = { $n ->
    [one] Place a tile on { $place }
   *[other] Place a tile on { $place }: { $n } ways
}
draw-do-swap = Swap { $tile }
draw-do-take = Take { $kind } and give one of your own
draw-do-hidden = Exchange hidden artefacts for 1 gold
draw-do-return = Return { $kind }
# $part counts the city parts of the tile from 1, $parts is how many there are
draw-do-set = { $parts ->
    [one] Place a figure here
   *[other] Place a figure on city part { $part } of { $parts }
}
draw-do-take-back = { $n ->
    [one] Take back { $n } archaeologist from { $place }
   *[other] Take back { $n } archaeologists from { $place }
}
fact-hand-sizes = { $n ->
    [one] 1 artefact
   *[other] { $n } artefacts
}

## Files of printed parts

tiles-no-object = the file is not a JSON object
tiles-field-missing = the field “{ $name }” is missing
tiles-field-unknown = the field “{ $name }” is not known
tiles-field-wrong = “{ $name }” is { $value }, not { $due }
tiles-types = “tiles” is not a list of 1 to { $most } types
tiles-id-twice = tile { $tile }: this id is used twice
tiles-sum = there are { $n } tiles, not { $due } (J1.1)
tiles-heads = the tiles show { $n } heads, more than { $most }
tiles-coins = the tiles show { $n } coins, more than { $most }
tiles-type-fields = tile type { $number }: it must have exactly the fields id, count, sides and parts
tiles-type-id = tile type { $number }: its id { $value } is not a word of letters and digits
tiles-type-count = tile { $tile }: its count { $value } is not a number from 1 to { $most }
tiles-type-sides = tile { $tile }: its sides { $value } are not four letters J or C, in the order N E S W
tiles-type-parts = tile { $tile }: its parts are not a list of 0 to { $most } (J1.3)
tiles-part-form = tile { $tile }, part { $part }: { $value } is not a list of sides, heads, coins
tiles-part-sides = tile { $tile }, part { $part }: the sides in { $value } are not letters of N E S W
tiles-part-symbols = tile { $tile }, part { $part }: heads and coins in { $value } are not numbers from 0 (J1.4)
tiles-side-jungle = tile { $tile }: side { $side } is jungle, but a part names it (J1.3)
tiles-side-free = tile { $tile }: side { $side } is city, but no part names it (J1.3)
tiles-side-twice = tile { $tile }: side { $side } is city, but it is named twice (J1.3)
tiles-stacks = “stacks” is not a list of { $due } heights (J2.3)
tiles-stack-height = “stacks” is { $value }, but every height is a number from 1
tiles-stack-sum = the stacks hold { $n } tiles, not { $due } (J2.3)
tiles-cross = “cross” is not a list
tiles-cross-form = cross field { $field }: it is not a list of x, y and four letters J or C, in the order N E S W
tiles-cross-cell = cross field { $field }: x and y are not numbers from 0 to { $most }
tiles-cross-place = cross field { $field }: it lies neither in the middle row nor in the middle column (J2.2)
tiles-cross-city = cross field { $field }: it has more than one city side (J1.6)
tiles-cross-taken = cross field { $field }: there is already a field there
tiles-cross-sum = the cross has { $n } fields, not { $due } (J1.5)
tiles-cross-disagrees = cross: { $one } and { $other } do not match where they touch (J5.5)
tiles-artefacts = “artefacts” is not an object
tiles-kind-missing = artefacts: { $kind } is missing
tiles-kind-unknown = artefacts: the kind “{ $kind }” is not known
tiles-kind-count = artefacts: { $kind } has { $value } copies, which is not a number from 0
tiles-artefact-sum = there are { $n } artefacts, not { $due } (J1.7)

tiles-held-tiles = { $n } tiles of { $types } types: { $bare } without city, { $one } with one city side, { $two } with two, { $three } with three, { $four } with four
tiles-held-symbols = { $heads } heads and { $coins } coins on { $parts } city parts
tiles-held-stacks = six stacks of { $heights } tiles
tiles-held-cross = a start cross of { $n } fields, { $city } of them with a city part
tiles-held-artefacts = { $n } artefacts of { $kinds } kinds: { $good } well and { $bad } badly preserved

## What things do, and how it stands with them

explain-jeep = Drives along white lines as far as you like; the first brown line ends the drive.
explain-tile = Placed at an open line next to your jeep: jungle must meet jungle, and city must meet city.
explain-display = Tiles that did not fit. With three of them you may not draw and must place one where you can.
explain-archaeologist = You may place one on the city you just placed; two cost 1 gold, three cost 2.
explain-district = Once it is complete, it is excavated: the player with the most archaeologists there gets one artefact per head.
explain-artefact = Worth 1 point at the end, and one part of a statue.
explain-statue = One each of A, B, C and D: 3 extra points, or 5 if all four are well preserved.
explain-gold = Pays for larger figures, a hidden exchange or a bonus move; it scores no points.
explain-centre = If you stop here, you may exchange artefacts: one for a face-up one, or up to two hidden ones for 1 gold.
explain-cell = No tile here yet. A tile fits if jungle meets jungle and city meets city on every side.
explain-jungle = Jungle separates districts and belongs to none.
explain-goal = The player with the most points from artefacts and statues wins. Ties: more artefacts, then more gold.
explain-count-hand-sizes-name = Artefacts
explain-count-hand-sizes = How many each player has excavated; which ones they are stays hidden until the end.
fact-district = { $sides ->
    [0] Complete: { $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    [one] { $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, one side open
   *[other] { $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $sides } sides open
}
fact-tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
fact-artefacts-left = { $n ->
    [one] 1 artefact hidden
   *[other] { $n } artefacts hidden
}

## In a terminal

jade-legend = ═ through the city, ◇ separate city parts, 1–3 archaeologists
jade-choose = fields you can choose
task-check-tiles = Checks a file of tiles, start cross and artefacts that you read off a real copy of the jade game. It prints one line for each mistake, or a summary of the file if it is correct. The page formats.md of the game describes the file.
task-check-tiles-right = { $file } is correct:
