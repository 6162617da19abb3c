# Words of the house, for all games.

## Languages, each in its own words

language = Language
language-en = English
language-de = Deutsch
language-nl = Nederlands

## People

seat = Seat
seat-number = seat { $n }
player = Player
you = you
bot = Bot
spectator = watching
spectators = { $n ->
    [0] nobody watching
    [one] one spectator
   *[other] { $n } spectators
}

## Counting

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
counted = { $n } { $thing }
nothing = nothing
turn-number = turn { $n }
round-number = round { $n }

## Whose turn

your-turn = Your turn
your-answer = Your answer
turn-of = { $seat } to play
waiting-for = Waiting for { $seats }
game-over = Game over

## Things to do at a table

undo = Undo
resign = Resign
offer-end = Suggest ending the game
agree = Agree
decline = Decline
confirm = Confirm
cancel = Cancel
rematch = Rematch
replay = Replay
rules = Rules
log = Log
options = Options
yes = yes
no = no
on = on
off = off

## What happened at the table

event-began = The game began: { $seat } goes first.
event-began-you = The game began: you go first.
event-ended = The game ended: { $winners } won.
event-ended-you = The game ended: you won!
event-ended-shared = The game ended: { $winners } share the victory.
event-ended-shared-you = The game ended: you share the victory with { $others }.
event-ended-nobody = The game ended without a winner.
event-resigned = { $seat } resigned.
event-resigned-you = You resigned.
event-taken-over = A bot took over for { $seat }.
event-taken-over-you = A bot took over for you.
event-returned = { $seat } came back.
event-returned-you = You came back.
event-takeover = { event-taken-over }
event-takeover-you = { event-taken-over-you }
event-return = { event-returned }
event-return-you = { event-returned-you }
event-undone = { $steps ->
    [one] { $seat } took back one step.
   *[other] { $seat } took back { $steps } steps.
}
event-undone-you = { $steps ->
    [one] You took back one step.
   *[other] You took back { $steps } steps.
}
event-agreed-end = Everyone agreed to end the game.
event-timeout = { $seat } ran out of time.
event-timeout-you = You ran out of time.

## Why not; $detail is "none" when there is nothing to add

refusal-with-rule = { $refusal } (rule { $rule })
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-stale = The table has moved on in the meantime. Please look again.
refusal-malformed = { $detail ->
    [none] This cannot be read.
   *[other] This cannot be read: { $detail }
}
refusal-unknown-action = { $detail ->
    [none] This game has no such action.
   *[other] This game has no such action: { $detail }
}
refusal-unknown-place = { $detail ->
    [none] There is no such place.
   *[other] There is no such place: { $detail }
}
refusal-unknown-game = { $detail ->
    [none] There is no such game.
   *[other] There is no such game: { $detail }
}
refusal-wrong-seats = { $detail ->
    [none] This variant is not for that number of players.
   *[other] This variant is not for that number of players: { $detail }
}
refusal-wrong-option = { $detail ->
    [none] This option does not have that value.
   *[other] This option does not have that value: { $detail }
}
refusal-no-such-seat = There is no such seat.
refusal-other-game = This action belongs to another game.
refusal-nothing-to-undo = There is nothing to take back.
refusal-needs-consent = The others have to agree to this first; bots never do.
refusal-too-often = You have undone moves or changed seats too often. Play on first.
refusal-luck-unfit = The luck written down for this step does not fit this act.

## How the game ended

reason-resigned = Everyone else resigned.
reason-agreed = Everyone agreed to end the game.

## Figures of the course of a game

fact-turns = turns
fact-rounds = rounds
## What every seat shows

explain-goal-name = How to win
explain-points-name = Points of { $name }
explain-points-unknown = Known to the owner alone until the end.
explain-seat-ring = The ring: it is the turn of { $name }.
explain-seat-asked = Dashed ring: { $name } has to answer in someone else's turn.
explain-seat-waits = No ring: { $name } has nothing to do right now.

## What is missing of a price

short-of = { $n } { $thing } short
short-cards = { $n ->
    [one] { $n } card short
   *[other] { $n } cards short
}
