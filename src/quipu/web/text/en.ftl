# The pages around the games.

## Lobby

lobby-title = Four board games, one table
lobby-about = Play against bots right away, or send your friends a link. No sign-up.
play-now = Play now
invite-friends = Invite friends
invite = Invite
watch = Watch
continue = Continue
your-turn-small = your turn
with-others = with { $others }
players = { $n } players
minutes = { $n } min
your-tables = Your other tables
open-tables = Open tables
running-tables = Games to watch
left-out-games = Games that could not be loaded
finished-tables = Your finished games
seats-free = { $n ->
    [0] full
    [one] one seat free
   *[other] { $n } seats free
}
look-in = View
rules-of = Rules: { $game }
stage-open = not started yet
stage-starting = about to start
stage-playing = in progress
stage-over = finished
theme = Light or dark
nobody-plays = No games right now
nobody-plays-about = Games appear here as soon as one starts. Bots are always ready.
to-lobby = To the lobby
modes = Choose a variant
table-lives = in progress
table-rests = no move for { $n } min
turn-number = Turn { $n }
bots = Bots
bots-are = Bots: { $level }
player-count = Players
players-exactly = { $n ->
    [one] 1 player
   *[other] { $n } players
}
change = Change
cancel = Cancel
back = Back
optional = optional
settings = Settings
skip-to-games = Skip to the games
skip-to-content = Skip to the content
first-title = Your first game: { $game }
first-about = How would you like to start? You can change your mind at any time.
first-learn = Learn first
first-learn-time = { $n ->
    [one] 1 minute, best for a first time
   *[other] { $n } minutes, best for a first time
}
first-learn-about = { $n ->
    [one] One short lesson on the real board. Stop whenever you like.
   *[other] { $n } short lessons on the real board. Stop whenever you like.
}
first-coach = Play with a coach
first-coach-time = A whole game
first-coach-about = The coach explains each decision when it comes up.
first-play = Just play
first-play-time = A whole game
first-play-about = Start right away. Hints and rules are one tap away.
first-setup = Your game
start-learning = Start learning
start-coach = Start with a coach
start-play = Start the game
change-name = You are { $name }. Change your name
settings-about = Changes are saved immediately, on this device.
settings-table = At the table
settings-pace-about = at new tables
settings-confirm = Ask before ending a turn with free moves left
settings-confirm-about = before your turn ends
settings-sound = Sound and animations
settings-sound-on = Sound
settings-volume = Volume
settings-motion = Animations
settings-motion-about = of pieces, cards and dice
motion-system = same as system
motion-reduced = reduced
settings-look = Language and display
theme-system = system
theme-light = light
theme-dark = dark
settings-theme = Theme
settings-text = Text size
text-percent = { $n } %
settings-sample = This is how text looks at the table: first to 10 points.
settings-notifications = Notifications
settings-call = When it’s my turn
settings-call-about = while a table is open in this browser
settings-profile = Name and devices
settings-data = Your data
settings-open = Open
settings-no-script = Sound, confirmations and notifications need JavaScript.
setting-on = on
setting-off = off

## Lessons and coach

learn = Learn
learn-title = Learn: { $game }
learn-about = Short lessons at a real table: do what is highlighted and see what happens. You can go back, have it shown to you, or start over at any time.
lessons = Lessons
lessons-minutes = { $n ->
    [one] one minute in all
   *[other] { $n } minutes in all
}
lesson-now = now
lesson-again = again
lesson-minute = 1 min
lesson-costs = It costs
lesson-have = you have it all
lesson-skip = Skip lesson
lesson-next = Next lesson
lesson-back = Back
lesson-show = Show me
lesson-on = Next
lesson-more = Show the whole text
lesson-others = The others are playing now. Watch what they do …
lesson-done = You have finished this lesson. Well done!
lesson-finished = Lesson complete
lesson-where = { $game }, lesson { $n } of { $all }
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = Positions from games between bots: find the best turn. Every answer has been proven by checking all possible rolls and draws.
puzzles-done = { $n } of { $all } solved
puzzle-number = Puzzle { $n }, { $game }
puzzle-hard = Difficulty: { $n } of 5
puzzle-level = Difficulty { $n }
puzzle-where = Turn { $turn }, you have { $n ->
        [one] 1 point
       *[other] { $n } points
    }
puzzle-win = Win this turn
puzzle-win-about = You can win this turn, however the dice fall.
puzzle-chance = Best chance this turn
puzzle-chance-about = Find what gives you the best chance to win this turn.
puzzle-points = Most points this turn
puzzle-points-about = Find what brings you the most points this turn.
puzzle-mean = Most points on average
puzzle-mean-about = Find what brings you the most points this turn, on average.
puzzle-alone = Nobody will trade with you.
puzzle-unseen = The answer is the same whatever is hidden from you.
puzzle-tries = Your tries
puzzle-proof = Proof
puzzle-again = Try again
puzzle-show = Show the proof
puzzle-next = Next puzzle
puzzle-none = not won { $share }
puzzle-share = Share
puzzle-copied = Link copied
puzzle-play = Play on against bots
puzzle-begin = Try it
puzzles-all = All puzzles
puzzle-good = Solved
puzzle-better = Not the best yet
puzzle-board = The board of this puzzle
puzzle-solved = Solved on try { $n }. No other move is better, whatever the luck.
puzzle-solved-first = Solved on your first try. No other move is better, whatever the luck.
puzzle-seen = This is the proof. Try the puzzle again, or go on to the next one.
puzzle-not = There is something better. Try again, or see the proof.
puzzle-lost = Your answer could not be checked just now. Please try again.
puzzle-won = won { $share }
puzzle-open = open { $share }
puzzle-of = { $n } of { $all }
puzzle-mean-points = { $n } points
refusal-puzzle-alone = There is no trading in a puzzle: solve it with your own cards.
play-with-coach = Play with a coach
coach-on = With a coach
coach-off = Without a coach
coach-understood = Got it

## People

guest = Guest
you-title = You
your-name = Your name
your-name-about = The other players see it at the table. You can change it at any time.
your-games = Your games
save = Save
other-device = Another device
other-device-about = Enter a recovery code on another device to continue there with all your seats. Keep it to yourself.
make-code = Create a recovery code
code-once = Write it down: it is shown only once. Older codes stop working.
enter-code = Enter a recovery code
use-code = Use the code
code-wrong = That code is not valid. Please check it character by character.
welcome = Welcome

## Door, notices

door-title = Door code
door-about = This server is private. Ask the host for the code.
door-wrong = That is not the code. Please ask the host.
come-in = Come in
notice-no-table = No table here
notice-no-table-about = The link may be old, or a character is missing. Ask for a new one, or open a table of your own.
notice-no-game = Unknown game
notice-no-game-about = This server does not have that game.
notice-no-level = Unknown level
notice-no-level-about = Bots do not play this game at that level.
notice-no-page = Nothing here
notice-no-page-about = There is nothing at this address. Your tables are in the lobby.
notice-no-docs = No documentation here
notice-no-docs-about = The documentation has not been built on this server (“make docs”). The rules of every game are available all the same.
notice-form-old = This page was open too long
notice-form-old-about = Nothing was changed. Please go back, reload the page and try again.
notice-too-many = Too many attempts
notice-too-many-about = Please wait a little, then try again.
notice-too-many-tables = Enough tables for now
notice-too-many-tables-about = You, or others on your network, have opened a lot of tables in the last hour. They are all saved: continue at one of them, or try again in a few minutes.
notice-seat-taken = All seats are taken
notice-seat-taken-about = Somebody was faster. The host can free a seat, or you can open a table of your own.
notice-not-host = Only the host can do that
notice-not-host-about = Nothing was changed. Ask the player who opened the table.
notice-not-over = The game is still in progress
notice-not-over-about = This is available once the game is over.
notice-frozen = This game is on hold
notice-frozen-about = It was played with an older version of the rules and is kept as it was.
notice-damaged = This table cannot be shown
notice-damaged-about = Its record is damaged. The table is on hold and kept as it is; all other tables are unaffected.
notice-storage = One moment, please
notice-storage-about = The server cannot reach its database. Your games are safe and will resume automatically; please try again soon.
notice-table-closed = This table is closed
notice-table-closed-about = It was removed after a long time without a move, or the host has closed it to you. Games you finished are in your history.
notice-moved = You are playing on another device
notice-moved-about = Your tables have moved to the device where you entered your recovery code. They are all safe there.
notice-too-many-lines = Too many open tables
notice-too-many-lines-about = There are too many open tables on your network, or too many people are watching this one. Close some of them and come back; nothing at your tables is lost.
notice-no-replay = No replay here
notice-no-replay-about = The link may be old, or a character is missing.
notice-explore-over = The game is over at this point
notice-explore-over-about = Go back a few steps to a point where there is something to decide.
notice-explore-not = You cannot play on from here
notice-explore-not-about = It was played with rules or options that are no longer available for new games.

## The operator

operator-title = Operator
operator-door = Operator code
operator-door-about = This page is for the people who run this server.
operator-wrong = That is not the code.
operator-place = This server
operator-well = All is well
operator-well-minutes = No problems for { $n ->
    [one] one minute
   *[other] { $n } minutes
}
operator-well-hours = No problems for { $n ->
    [one] one hour
   *[other] { $n } hours
}
operator-well-days = No problems for { $n ->
    [one] one day
   *[other] { $n } days
}
operator-about = { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $database }, version { $version }; only you can see this page
operator-tables = tables, { $days } { $days ->
    [one] correspondence game
   *[other] correspondence games
}
operator-lines = browsers connected
operator-acts = moves, { $views } views
operator-second = per second
operator-latency = 95 % from move to view
operator-memory = memory of all workers
operator-faults = errors since start-up
operator-curve = From move to view
operator-milliseconds = milliseconds, one hour, UTC
operator-hour = one hour, UTC
operator-bar = target: 95 % within 50 ms
operator-machine = Moves and load
operator-worker = Worker { $n }
operator-list = Tables
operator-list-about = busiest first; cards are never shown here
operator-table = Table
operator-game = Game
operator-seated = Seats
operator-watch = Watching
operator-steps = Steps
operator-view = View
operator-none = No games right now.
operator-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
operator-outside = { $n } external
operator-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
operator-days = correspondence
operator-crowd = crowded
operator-slow = slow bot
operator-idle = idle { $n } h
operator-log = Errors
operator-log-about = newest first, UTC
operator-quiet = Nothing has gone wrong.
operator-times = { $n } times
operator-thinkers = Bot processes
operator-from-outside = external bots
operator-busy = busy
operator-half = median
operator-allowed = limit
operator-own-clock = own clock

## Privacy

docs = Documentation
privacy = Privacy
privacy-what = We store your name, if you gave one, and for each game who sat where, what was played and what was said in the chat. There are no accounts, no e-mail addresses, no advertising and no third-party tracking.
privacy-cookies = Cookies: one is the key to your seats; the others store your language, theme, text size, animations, bot speed and door code. They are sent to nobody else. Sound, confirmations and notifications are stored in this browser only.
privacy-games = A game is a chain of moves with the names of its players. It cannot be changed afterwards, so everyone can check it. It is stored until the people who run this server remove old tables. If you open a saved game here, anyone who has its link can watch it; it is deleted with your data.
privacy-others = Anyone at your table or watching it can see your name, what you play and what you say. No other player sees your cards.
privacy-log = The server log records errors and when they happened. It contains no links, keys or cookies.
your-data = Your data
your-data-about = Everything stored about you, as a file.
your-data-export = Download
your-data-delete-about = Deleting removes your name, your key, what you said, and tables where you played against bots only. At tables with other people a bot takes over for you, and your name stays in the records of games that have started. This cannot be undone.
your-data-sure = Yes, delete everything about me.
your-data-unsure = Please tick the box first.
your-data-delete = Delete
your-data-none = Nothing is stored about you yet.

## Room

new-table = New table
game = Game
seats = Seats
invited-not-here = free, for anyone with the link
plays-at-once = computer player
this-device = this device
is-here = is here
sits-here = not here right now
rename = Rename
give-to-bot = Give to a bot
open-seat = View
ask-to-leave = Ask for the seat back
who-joins = Who can join
private = private
open = open
private-about = Only people with a link can join.
open-about = Listed in the lobby; anyone can sit down.
door = Late joiners
locked = locked
unlocked = welcome
lock-about = When locked, nobody else can join, even with a link.
hints = Hints
hints-on = allowed
hints-off = not allowed
hints-about = Whether players may ask a bot for advice. Everyone sees who asked.
clock = Clock
clock-off = off
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
clock-about = The time each player has for a decision. When it is up, a bot decides for you, and the rest of that turn has to be quick. Undoing a move does not give you time back.
clock-off-about = Take all the time you like.
pace = Bot speed
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
pace-about = How long bots pause between moves. You can also change it during the game.
watching = Watching
watched = everyone
unwatched = unlisted
watched-about = Once it has started, the game is listed under Watch. Nobody there sees your cards.
unwatched-about = Only people who know the table’s address can watch.
watch-by-link = by link
watch-link-about = Only people with this link can watch; nobody else can find the table.
copy-watch-link = Copy the link for watching
one-link-one-seat = one link for all free seats
seat-links = One link per seat
seat-link = Seat { $n }
share = Share
share-link = Share the link
link-copied = Link copied
copy-link = Copy the link
link-about = Opens on any phone or computer. Nothing to install, no sign-up.
link-about-local = Works on this computer only. Open it to the local network so that others in your home can join.
open-network = Open to the local network
waiting-for-guest = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
no-free-seat = All seats are taken. Free one to invite somebody.
options-changed = { $n ->
    [0] all as in the rulebook
    [one] one changed
   *[other] { $n } changed
}
less = less
more = more
later = Save for later
start = Start
host-starts = The host starts the game
host-chooses = Only the host can change these.
sit-down = Sit down
stand-up = Leave the table
bots-fill = Bots take the free seats
wrong-count = This game needs a different number of players
invited-by = { $name } has saved you a seat.
invited-to-watch = You can watch { $name }’s game.
invited-full = All seats at { $name }’s table are taken. You can watch the game.
invited-locked = { $name } has locked the table. You can watch the game.
level = How well the bots play
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = random
bot-greedy = medium
bot-perfect = perfect
refusal-lesson-other = In a game you could do that. Here, follow the ring; “Show me” does it for you.
refusal-seat-taken = That seat is taken.
refusal-no-such-bot = That bot does not exist.
refusal-not-playing = No game is in progress.
refusal-foreign = This seat is not yours.
refusal-repeated = That has already been done.
refusal-no-order = You cannot set that up in advance right now.
refusal-too-fast = One thing at a time, please.
refusal-muted = The host has muted you at this table.
refusal-hints-off = Hints are not allowed at this table.
refusal-not-asked = You have nothing to decide right now.
refusal-other-hand = It is someone else’s turn on this device.
refusal-no-hint = No bot has a hint for this.
refusal-not-stored = The server could not save that. Nothing was changed; please try again.
refusal-unsure = The server does not know whether that was saved. Please check the table before you try again.
not-shown = Your move was saved, but this page could not show it. Please reload the page.

## Table

connecting = Connecting …
menu = Menu
log-and-chat = Log and chat
log-begins = Start of the game
sound = Sound on or off
call-me = Notify me when it’s my turn
call-me-not = Stop notifying me
call-refused = Notifications are blocked in this browser.
sound-is-on = Sound is on
sound-is-off = Sound is off
theme-to-dark = Dark colours
theme-to-light = Light colours
let-bot-play = Let a bot play for me
play-myself = Take my seat back
on-this-device = On this device
on-this-device-about = Take turns on one device; a curtain hides the cards
name-of-seat = Name
one-more-here = Add a player on this device
curtain-hand-to = Hand it to { $name }
curtain-alone = The curtain opens only for { $name }.
curtain-put-away = { $last }’s cards are hidden again.
curtain-hold = I am { $name }: hold to open
curtain-let-go = Now let go
curtain-hold-about = Hold it for a second; an accidental tap does nothing.
curtain-again = Press again to open
curtain-since = Since your last turn, visible to everyone
curtain-or = Or somebody else first
curtain-pause = Pause, or leave the table
curtain-down = Close the curtain
curtain-nobody = Nobody on this device has to act. Press and hold your name to see your cards.
curtain-closed = The curtain is closed
unwatch = Hide from Watch
let-watch = Show under Watch
people-here = People
person-sits = at the table
person-watches = watching
person-gone = not here right now
person-muted = muted
person-removed = removed
remove = Remove
readmit = Let in again
nobody-else = Nobody else has joined yet.
nameless = { $n ->
    [one] One person is watching without a name. Set watching to “by link” to keep strangers out.
   *[other] { $n } people are watching without a name. Set watching to “by link” to keep strangers out.
}
to-table = To the table
to-result = See the result
zoom-in = Larger
zoom-out = Smaller
whole-board = Whole board
hand-and-actions = Your cards and actions
sheet-higher = Enlarge or shrink the panel
chat = Chat
say-something = Say something
send = Send
close = Close
rules-summary = Summary
rules-all = All rules
rules-all-numbered = All rules, numbered
rules-contents = Contents
rules-setup = Setup
rules-tags = Tags such as { $tag } open the exact rule.
turn-in-steps = { $n ->
    [4] Your turn in four steps
   *[other] Your turn in { $n } steps
}
learn-by-playing = Learn by playing
search-rules = Search the rules
rules-table = Table { $name }
chapter-before = Previous chapter
chapter-after = Next chapter
all-rules = All rules of this game
differences = What is different here
differences-about = Read these rules first, even if you know similar games: they are new or different here.
prices = Prices
reconnecting = Reconnecting …
reconnecting-about = Nothing is lost: your last move is saved and your seat is still yours.
on-its-way = Sending …
on-its-way-about = Your connection is slow. Your move is sent again until it arrives, and it counts only once.
try-now = Try now
resign-sure = Resign this game?
resign-about = A bot takes over for you if others are still playing.
go-on = Keep playing
tap-again = tap again
give = Give
want = Get
take = Take
ask = Ask
all = all
clear = Clear
turn-it = Turn
lay-it = Place it like this
your-offer = Your offer
you-get = You get
you-give = You give
you-have = you have
open-terms = open
what-they-ask = whatever they ask for
what-they-offer = whatever they offer
open-side = open to offers
counter-offer = Counter-offer
trade = Trade
your-trade = Your trade
tap-your-hand = tap your cards
tap-wanted = tap what you want
count-of = of
at-once = at once
bank-takes = The bank gives one for
ask-all = Ask everyone
repeat-offer = Repeat the last offer
mirror-offer = Turn it around
does-not-fit = This combination is not possible.
still-missing = Still to choose:
you-keep = You keep
after-it = You will have
you-watch = You are watching
nothing-to-do = Nothing to decide right now
show-rule = Rule
not-now = Not now
moved-on = Too late: the game has moved on
mute = Mute
unmute = Unmute
unfair-start = Warning: this deal does not match what the server committed to.
starting = Shaking the dice …
points-hidden = Points everyone can see + points on your hidden cards
end-anyway = End anyway
end-left = You can still do this for free:
among-others = { $text } and more
undo-bots = This cannot be undone: dice or hidden cards have been revealed since, and bots never agree to that.
undo-ask = Ask to undo
hint = Hint
hint-do = Do it
hint-not-now = Not now
hint-here = { $what }: here
hint-most = This is your best move right now.
hint-by = Rated by the { $level } bot. The longer the bar, the better.
hint-exact = Expected score, calculated exactly.
you-asked-hint = You asked for a hint.
hint-told = Everyone can see that you asked for a hint.
weighed = What was considered
weighed-about = using only what you can know
tag-bot = bot, { $level }
tag-away = away
tag-resigned = resigned
proposal-undo-named = { $name } asks to undo: { $what }
proposal-undo = { $name } asks to undo the last move.
proposal-end = { $name } suggests ending the game here.
found = { $n ->
    [0] Nothing found
    [one] One rule found
   *[other] { $n } rules found
}
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-wait = One moment, please.
phrase-sorry = Sorry!
phrase-again = Another game?
phrase-bye = Goodbye!
phrase-hint = asked for a hint.
phrase-explored = continues from a position of another game, so not all of its luck is new.

## Replay

replay = Replay
replay-of = Replay: { $game }
whose-eyes = Point of view
eyes-open = everything
eyes-all = all cards are face up
eyes-known = cards as this player knew them
points = Points
outlook = Outlook
outlook-about = A rough estimate of each player’s chances, based on expected points.
analysis-ask = Was it luck?
analysis-about = Every decision is compared with its alternatives, using only what that player knew at the time; luck is compared with the average. This takes a minute or two; you can keep watching meanwhile.
analysis-waiting = Other games are being analysed first.
analysis-working = { $done } of { $of } steps analysed.
analysis-stopped = Analysed up to step { $done } of { $of }; the rest would have taken too long.
analysis-failed = This game could not be analysed. You can try again.
analysis-enough = A lot of games are being analysed right now. Please try again later.
analysis-better = Better: { $what }
analysis-decided = { $name }, step { $n }: { $what }
analysis-gave = gave away { $n } through clear mistakes
chance-to-win = Chance to win
chance-at = from what each player could know, % at step { $n }
costliest = Costliest decisions
costliest-about = chance to win given away
costliest-none = No clear mistakes.
costliest-how = Judged by what the player could know at the time; the luck that followed does not count.
luck-title = Luck
luck-expected = compared with the average
luck-note = Chance to win gained or lost through luck: each roll and draw compared with its average.
explore-about = Play on from here against bots, in the seat you are viewing. The new game is marked as continued from a position.
explore-here = Play on from here
share-moment = Share this moment
opens-at = opens at step { $n }
position = Position
as-film = Animation
embed = Embed in a page
step = step
step-n = Step { $n }
step-of = of { $n }, turn { $turn }
next-mark = next highlight
to-first = To the start
to-last = To the end
step-back = One step back
step-on = One step forward
play = Play
pause = Pause
win = Win
not-drawn = This game started from a chosen position, or with chosen luck.
verdict-not = Not verified
verdict-fits = From a file
verdict-fits-about = This game comes from a file. Its rolls and draws match the key in the file, but only the server it was played on can show that the key was fixed before the game.
verdict-unproven-about = This game comes from a file without its luck key. Its rolls and draws could be made up.
verdict-seed-about = This game comes from a file. Its luck comes from a seed, which somebody may have picked.
verdict-script-about = This game comes from a file, and its luck was chosen.
verdict-position-about = This game comes from a file and started from a chosen position.
verdict-no-end = The game is unfinished.
upload = Open a saved game
upload-about = A file saved by Quipu, up to 2 MB. It is checked line by line; only people with its link can watch it.
upload-file = Choose a file
upload-none = No file chosen
upload-show = Open
upload-empty = Please choose a file first.
upload-long = This record is too long.
upload-no-text = That is not a text file.
upload-no-game = This server does not have that game.
upload-bad = Line { $line } is damaged: { $reason }.

## Result

you-win = You win with { $n ->
        [one] 1 point
       *[other] { $n } points
    }
name-wins = { $name } wins with { $n ->
        [one] 1 point
       *[other] { $n } points
    }
names-share-win = { $names } share the win with { $n ->
        [one] 1 point
       *[other] { $n } points
    }
pill-wins = { $name } wins
pill-you-win = you win
pill-shared = a shared win
decided-by = Decisive in round { $round }: { $source }.
own-ahead = { $n ->
        [0] Level on points with { $name }.
        [one] 1 point ahead of { $name }.
       *[other] { $n } points ahead of { $name }.
    }
own-behind = You are { $place }, { $n ->
        [one] 1 point
       *[other] { $n } points
    } behind.
own-level = You are { $place }, level on points.
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
place-5 = fifth
place-6 = sixth
place-7 = seventh
place-8 = eighth
see-board = See the board
full-result = Full result
ending-stays = This stays open until you leave the table.
ending-show = Show the result
rematch-wanted = { $name } wants a rematch
rematch-yours = You asked for a rematch
rematch-joined = { $names } joined.
rematch-nobody = Nobody has joined yet.
rematch-if-nothing = It starts when everyone has joined. If you do nothing, { $name } can start with a bot in your seat.
rematch-waiting = You are in. It starts when everyone has joined.
rematch-begun = The next game has started.
rematch-begun-without = The next game has started, with a bot in your seat.
rematch-join = Join
rematch-not-now = Not now
rematch-has-joined = { $name } has joined
rematch-not-joined = { $name } has not joined yet
steps-played = { $n ->
        [one] 1 move.
       *[other] { $n } moves.
    }
to-rematch = To the next game
last-board = Final board
download = Download
points-by-source = Points by source
segment-is-source = { $n ->
        [one] one notch = one point
       *[other] one notch = { $n } points
    }
the-race = The race
points-by-step = points by round
race-start = start
chance-title = Rolls and draws
chance-about = { $n } in all, compared with the expected number
chance-stray = expected. About { $n } of 100 fair games deviate more than this one.
stats = Stats
stats-so-far = { $n } so far; lines: expected
stats-stray = About { $n } of 100 fair games deviate more at this point.
stats-none = Too few rolls and draws to show yet.
stats-cards = Cards from rolls
stats-all = all
stats-bank = In the bank
stats-bank-about = public information
luck = Luck
luck-about = compared with the average
expected = expected
fair-dice = Fair luck
checks-passed = all checks passed
checks-failed = the record failed its checks
check-chain = Chain
check-chain-about = { $n } entries, each linked to the one before.
check-head = Last move
check-head-about = The last move this browser saw is in the record.
check-luck = Luck
check-luck-about = The key matches what the server committed to before the first draw; every draw was recomputed.
luck-key = Key

## Keys

skip-to-acts = Skip to cards and actions
keys = Keys
key-first = Roll, or the main action
key-end = End the turn
key-explain = Explain what is on the board (arrow keys)
keys-about = Tab moves through everything; on the board, the arrow keys move from place to place, and Enter works like a click.

## Moderation

announcement = From the people who run this server
report = Report somebody
report-about = Your report goes to the people who run this server. Nobody at the table sees it.
report-whom = Who is it about?
report-nobody = nobody in particular
report-why = What happened?
report-send = Send the report
report-back = Back to the table
notice-reported = Thank you
notice-reported-about = Your report was sent to the people who run this server.
notice-banned = You cannot play on this server
notice-banned-about = The people who run this server have banned you. You can still download or delete your data under Privacy.
operator-reports = Reports
operator-report = { $by } about { $about }, table { $table }
operator-settle = Mark as done
operator-ban = Ban
operator-ban-days = How long
operator-days-of-ban = { $n ->
    [one] 1 day
   *[other] { $n } days
}
operator-no-reports = No open reports.
privacy-reports = If somebody reports you or you are banned, the report and the ban are stored with your number and the reason. If this server keeps an access log, each request is stored with its time and page, without your address or name.
