# Texts for all games.

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
turn-of = { $seat }’s turn
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

event-began = The game has started: { $seat } goes first.
event-began-you = The game has started: you go first.
event-ended = Game over: { $winners } won.
event-ended-you = Game over: you won!
event-ended-shared = Game over: { $winners } share the win.
event-ended-shared-you = Game over: you share the win with { $others }.
event-ended-nobody = Game over: nobody won.
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
    [one] { $seat } undid one move.
   *[other] { $seat } undid { $steps } moves.
}
event-undone-you = { $steps ->
    [one] You undid one move.
   *[other] You undid { $steps } moves.
}
event-agreed-end = Everyone agreed to end the game.
event-timeout = { $seat } ran out of time.
event-timeout-you = You ran out of time.

## Why not; $detail is "none" when there is nothing to add

refusal-with-rule = { $refusal } (rule { $rule })
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-stale = The game has moved on in the meantime. Please look again.
refusal-malformed = { $detail ->
    [none] This could not be understood.
   *[other] This could not be understood: { $detail }
}
refusal-unknown-action = { $detail ->
    [none] This game does not have that action.
   *[other] This game does not have that action: { $detail }
}
refusal-unknown-place = { $detail ->
    [none] That place does not exist.
   *[other] That place does not exist: { $detail }
}
refusal-unknown-game = { $detail ->
    [none] That game does not exist.
   *[other] That game does not exist: { $detail }
}
refusal-wrong-seats = { $detail ->
    [none] This variant cannot be played by that many players.
   *[other] This variant cannot be played by that many players: { $detail }
}
refusal-wrong-option = { $detail ->
    [none] That is not a value of this option.
   *[other] That is not a value of this option: { $detail }
}
refusal-no-such-seat = That seat does not exist.
refusal-other-game = This action belongs to another game.
refusal-nothing-to-undo = There is nothing to undo.
refusal-needs-consent = The others have to agree first; bots never do.
refusal-too-often = You have undone moves or changed seats too often. Make a move first.
refusal-luck-unfit = The luck recorded for this step does not match this action.

## How the game ended

reason-resigned = Everyone else resigned.
reason-agreed = Everyone agreed to end the game.

## Figures of the course of a game

fact-turns = turns
fact-rounds = rounds
## What every seat shows

explain-goal-name = How to win
explain-points-name = { $name }’s points
explain-points-unknown = Only the owner knows until the end.
explain-seat-ring = Ring: it is { $name }’s turn.
explain-seat-asked = Dashed ring: { $name } has to respond during another player’s turn.
explain-seat-waits = No ring: { $name } has nothing to do right now.

## What is missing of a price

short-of = { $n } { $thing } short
short-cards = { $n ->
    [one] { $n } card short
   *[other] { $n } cards short
}
