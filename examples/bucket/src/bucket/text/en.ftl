game-bucket = Bucket
game-bucket-about = Pour your hidden cards into one bucket and do not let it spill.

action-pour = Pour { $value }
kind-pour = Pour a card

event-dealt = { $seat } was dealt three cards.
event-dealt-you = You were dealt { $hand }.
event-poured = { $seat } poured { $value }; the bucket holds { $bucket }.
event-spilled = { $seat } poured { $value }, and the bucket spilled.

refusal-not-in-hand = You do not have that card.

option-size = Size of the bucket
option-size-about = How much the bucket holds before it spills.

source-poured = Poured
source-spilled = Spilled
reason-hands-empty = All cards are poured.

phase-pouring = pours a card
phase-pouring-you = pour a card
phase-over = all cards are poured

draw-bucket = The bucket holds { $n } of { $size }
draw-pour = Pour { $value }
draw-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
