# Pebbles.

game-pebbles = Pebbles
game-pebbles-about = Take pebbles, hide your token, and guess what the others hide.

action-take-pebble = Take pebble { $pebble }
action-grab-pebbles = Grab the pebbles { $pebbles }
action-mark-pebble = Mark pebble { $pebble }
action-peek = Look at the token of { $victim }
action-swap-token = Swap your token
action-answer = Say { $answer }
action-withdraw-answer = Withdraw your answer

answer-even = even
answer-odd = odd
answers-even = even
answers-odd = odd

event-drew = { $seat } drew a token.
event-took = { $seat } took pebble { $pebble }.
event-grabbed = { $kept ->
    [true] { $seat } grabbed the pebbles { $pebbles }.
   *[other] { $seat } grabbed the pebbles { $pebbles }, and they were lost.
}
event-marked = { $seat } marked pebble { $pebble }.
event-peeked = { $seat } looked at the token of { $victim }.
event-swapped = { $seat } swapped the token.
event-answered = { $seat } answered.
event-withdrew = { $seat } withdrew the answer.
event-shown = The tokens are { $tokens }; the answers were { $answers }.

refusal-not-in-heap = This pebble is not in the heap.
refusal-two-or-three = Grab two or three pebbles.
refusal-one-act = You have looked or swapped in this turn.
refusal-own-token = Look at the token of another player.
refusal-marked = You have marked a pebble before.
refusal-heap-not-empty = The heap is not empty.
refusal-answered = You have answered.
refusal-not-answered = You have not answered.

option-first-seat = First player
option-first-seat-about = Who takes the first turn: drawn by lot, or a seat you name.
option-first-seat-random = by lot
option-heap = Pebbles in the heap
option-heap-about = How many pebbles lie in the heap at the start.

source-pebbles = Pebbles
source-mark = Mark
source-token = Token
source-answer = Answer

phase-taking = takes from the heap
phase-taking-you = take from the heap
phase-answering = answers
phase-answering-you = odd or even?
phase-over = everything is shown

coach-taking = Take one pebble out of the heap, or grab several and dare the die. Before that you may peek or swap your token.
coach-answering = The heap is empty. Say whether all tokens together are odd or even: a right answer is worth two points.

kind-take-pebble = Take a pebble
kind-mark-pebble = Mark a pebble
kind-peek = Look at a token
kind-answer = Answer
opening-grab-pebbles = Grab two or three

thing-pebble = pebble
thing-token = token
thing-mark = mark
explain-pebble = One point each; a grab of two or three is lost when the die shows 1 or 2.
explain-token = Hidden, and worth its value at the end; before you take you may look at one or swap yours.
explain-mark = Once in the game, in secret: one more point if you take that pebble yourself.
fact-token = token { $n }
fact-heap = { $n ->
    [one] 1 pebble in the heap
   *[other] { $n } pebbles in the heap
}

draw-label = Pebbles: the heap and the tokens
draw-pebble = Pebble { $pebble }
draw-take = Take pebble { $pebble }
draw-seat = { $name }: { $n ->
    [one] 1 pebble
   *[other] { $n } pebbles
}
show-heap = In the heap
show-hidden = token hidden

reason-heap = The heap is empty.
