# The pages around the games.

## Lobby

lobby-title = Board games, one table
lobby-about = Play against bots at once, or send your friends a link. No sign-up.
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
finished-tables = Watch again
seats-free = { $n ->
    [0] full
    [one] one seat free
   *[other] { $n } seats free
}
look-in = Look in
rules-of = Rules: { $game }
stage-open = not begun yet
stage-starting = about to begin
stage-playing = running
stage-over = finished
theme = Light or dark
nobody-plays = Nobody plays just now
nobody-plays-about = Games stand here as soon as somebody plays. The bots are free at once.
to-lobby = To the lobby
modes = Choose a mode
name-question = What shall we call you?
name-question-about = Shown to those you play with. Or just start.
table-lives = being played
table-rests = quiet for { $n } min
turn-number = Turn { $n }

## Lessons and coach

learn = Learn
learn-title = Learn: { $game }
learn-about = Short lessons at a real table: do what is marked, and see what happens. You can go back, be shown, or begin again at any time.
lessons = Lessons
lessons-minutes = { $n ->
    [one] one minute in all
   *[other] { $n } minutes in all
}
lesson-now = now
lesson-again = again
lesson-minute = 1 min
lesson-of = Lesson { $n } of { $all }
lesson-costs = It costs
lesson-have = you have it all
lesson-skip = Skip lesson
lesson-next = Next lesson
lesson-back = Back
lesson-show = Show me
lesson-on = Go on
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = Positions from games between bots: find the best turn. Every answer is proved by going through all that luck can bring.
puzzles-done = { $n } of { $all } solved
puzzle-number = Puzzle { $n }, { $game }
puzzle-hard = Difficulty { $n } of 5
puzzle-win = Win this turn
puzzle-win-about = You can win in this turn, whatever luck brings.
puzzle-chance = Best chance this turn
puzzle-chance-about = Find what gives you the best chance to win in this very turn.
puzzle-points = Most points this turn
puzzle-points-about = Find what brings you the most points in this turn.
puzzle-mean = Most points on average
puzzle-mean-about = Find what brings you the most points in this turn, on average over all luck.
puzzle-alone = Nobody trades with you. In other deals that you cannot tell from this one the same was best.
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
puzzle-solved = Solved at try { $n }: nothing is better, whatever luck made of it.
puzzle-solved-first = Solved at the first try: nothing is better, whatever luck made of it.
puzzle-seen = This is the proof. Try the puzzle again or go on to the next.
puzzle-not = There is something better. Try again, or see the proof.
puzzle-lost = It could not be judged just now. Try it again.
puzzle-won = won { $share }
puzzle-open = open { $share }
puzzle-of = { $n } of { $all }
puzzle-mean-points = { $n } points
refusal-puzzle-alone = In a puzzle nobody trades: the turn is yours alone.
play-with-coach = Play with a coach
coach-on = With a coach
coach-off = Without a coach
coach-understood = Understood

## People

guest = Guest
you-title = You
your-name = Your name
your-name-about = So the others know who sits there. You can change it at any time.
save = Save
other-device = Another device
other-device-about = A recovery code moves you and your seats to another device. Keep it to yourself.
make-code = Make a recovery code
code-once = Write it down: it is shown only once, and an older one no longer works.
enter-code = Enter a recovery code
use-code = Use the code
code-wrong = No one has this code. Please compare it sign by sign.
welcome = Welcome

## Door, notices

door-title = Door code
door-about = This house is private. The host has the code for you.
door-wrong = That is not the code. Please ask the host.
come-in = Come in
notice-no-table = No table here
notice-no-table-about = The link may be old, or one letter is missing. Ask for a new one, or open a table of your own.
notice-no-game = No such game
notice-no-game-about = This server does not have that game.
notice-no-level = No such level
notice-no-level-about = Bots do not play this game at that level.
notice-no-page = Nothing here
notice-no-page-about = This address leads nowhere. Your tables are safe in the lobby.
notice-no-docs = The documentation is not here
notice-no-docs-about = It is made by “make docs”, and whoever runs this place has not done so. The rules of every game are here all the same.
notice-form-old = This page was open too long
notice-form-old-about = Nothing was changed. Please go back, reload and try again.
notice-too-many = Too many tries
notice-too-many-about = Please wait a little, then try again.
notice-too-many-tables = Enough tables for now
notice-too-many-tables-about = You, or others at your address, have opened very many tables within the hour. All of them are safe; go on at one of them, or try again in a few minutes.
notice-seat-taken = All seats are taken
notice-seat-taken-about = Somebody was faster. The host can make room, or you open a table of your own.
notice-not-host = Only the host can do that
notice-not-host-about = Nothing was changed. Ask whoever opened the table.
notice-not-over = The game goes on
notice-not-over-about = This is ready when the game is over.
notice-frozen = This game rests
notice-frozen-about = It was played by an older version of the rules and is kept as it was.
notice-damaged = This table cannot be shown
notice-damaged-about = Its record is damaged, so it rests and is kept as it is. All other tables go on.
notice-storage = One moment, please
notice-storage-about = The server cannot reach what it keeps. What was done at the tables is safe, and it goes on by itself; please try again soon.
notice-no-replay = No replay here
notice-no-replay-about = The link may be old, or one letter is missing.
notice-explore-over = The game is over here
notice-explore-over-about = Go back some steps; there is something to decide there.
notice-explore-not = This moment cannot be played on
notice-explore-not-about = It was played by rules or options that no new game is begun with.

## The operator

operator-title = Operator
operator-door = Operator's code
operator-door-about = This page is for whoever runs this place.
operator-wrong = That is not the code.
operator-place = This place
operator-well = All is well
operator-well-minutes = All well for { $n ->
    [one] one minute
   *[other] { $n } minutes
}
operator-well-hours = All well for { $n ->
    [one] one hour
   *[other] { $n } hours
}
operator-well-days = All well for { $n ->
    [one] one day
   *[other] { $n } days
}
operator-about = { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $database }, version { $version }; only you can see this page
operator-tables = tables, { $days } { $days ->
    [one] plays
   *[other] play
} for days
operator-lines = browsers connected
operator-acts = acts, { $views } views
operator-second = a second
operator-latency = 95 % from act to view
operator-memory = memory of all workers
operator-faults = faults since the start
operator-curve = From act to view
operator-milliseconds = milliseconds, one hour, UTC
operator-hour = one hour, UTC
operator-bar = our bar: 95 % within 50 ms
operator-machine = Acts and machine
operator-worker = Worker { $n }
operator-list = Tables
operator-list-about = busiest first, hands are never shown here
operator-table = Table
operator-game = Game
operator-seated = Seats
operator-watch = Watch
operator-steps = Steps
operator-view = View
operator-none = Nobody plays just now.
operator-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
operator-outside = { $n } from outside
operator-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
operator-days = days
operator-crowd = crowd
operator-slow = slow bot
operator-idle = idle { $n } h
operator-log = Faults
operator-log-about = newest first, UTC
operator-quiet = Nothing has gone wrong.
operator-times = { $n } times
operator-thinkers = Thinkers
operator-from-outside = from outside
operator-busy = busy
operator-half = median
operator-allowed = allowed
operator-own-clock = own clock

## Privacy

docs = Documentation
privacy = Privacy
privacy-what = This place keeps a name, if you gave one, and for each game who sat where, what was done and what was said. There is no account, no address, no advertisement and no counting by others.
privacy-cookies = Cookies: one is the key to your seats, one each remembers language, theme and door. They go to nobody else.
privacy-games = A game is a chain of steps with the names of its players; it cannot be changed afterwards, so that everybody can check it. It stays until whoever runs this place removes old tables. A record that you bring can be watched by all who have its link; it goes with your data.
privacy-others = Who sits at your table or may watch it sees your name, what you do and what you say. No other player sees your hand.
privacy-log = The log of this place holds faults with their time. Links, keys and cookies are left out.
your-data = Your data
your-data-about = Everything that is kept about you, as a file.
your-data-export = Download
your-data-delete-about = Deleting removes your name, your key, what you said, and tables at which nobody but you and bots sat. At tables with others a bot goes on for you, and your name stays in the records of games that have begun. It cannot be undone.
your-data-sure = Yes, delete everything about me.
your-data-unsure = Please tick the box first.
your-data-delete = Delete
your-data-none = Nothing is kept about you: you have not changed anything here yet.

## Room

new-table = New table
game = Game
seats = Seats
invited-not-here = whoever has the link
plays-at-once = plays at once
this-device = this device
is-here = is here
sits-here = sits here
rename = Rename
give-to-bot = Give to a bot
open-seat = Look
ask-to-leave = Ask to leave
who-joins = Who joins
private = private
open = open
private-about = Only people with the link.
open-about = The table stands in the lobby; anybody may sit down.
door = Door
locked = locked
unlocked = unlocked
lock-about = Locked, nobody else may sit down, not even with a link.
hints = Hints
hints-on = allowed
hints-off = not allowed
hints-about = Whether a bot may be asked what it would do. Everybody sees who asked.
clock = Clock
clock-off = off
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
clock-about = The time each of you has for a decision. When it is over, a bot decides for you, and the rest of that turn goes quickly. Taking back wins no time.
clock-off-about = Take all the time you like.
pace = Pace of the bots
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
pace-about = How long bots wait between two steps. It can be changed while you play, too.
watching = Watching
watched = everybody
unwatched = by address
watched-about = Once it runs, the game stands under Watch. Nobody there sees your hands.
unwatched-about = Only people with the address of the table can watch.
watch-by-link = by link
watch-link-about = Only those you give this link can watch; nobody else finds the table.
copy-watch-link = Copy the link for watching
one-link-one-seat = one link, one seat
copy-link = Copy the link
link-about = Opens on any phone or computer. Nothing to install, no sign-up.
link-about-local = Works on this machine. Open the network so that others in your home can join.
open-network = Open to the local network
waiting-for-guest = Waiting for a guest
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
host-starts = The host starts
sit-down = Sit down
stand-up = Leave the table
bots-fill = Free seats go to bots
wrong-count = This game needs another number of seats
invited-by = { $name } keeps a seat for you.
invited-to-watch = { $name } lets you watch this game.
level = How well the bots play
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = by chance
bot-greedy = medium
bot-perfect = perfect
refusal-lesson-other = You may do that in a game. Here we do what is marked; "Show me" does it for you.
refusal-seat-taken = That seat is taken.
refusal-no-such-bot = There is no such bot.
refusal-not-playing = The game is not running.
refusal-foreign = This seat is not yours.
refusal-repeated = That was done already.
refusal-no-order = That cannot be ordered now.
refusal-too-fast = One thing at a time, please.
refusal-muted = The host has muted you at this table.
refusal-hints-off = Hints are not allowed at this table.
refusal-not-asked = It is not your turn to decide.
refusal-other-hand = Somebody else at this device is asked now.
refusal-no-hint = No bot can say anything here.
refusal-not-stored = The server could not keep that. Nothing was changed; please try again.

## Table

connecting = Connecting …
menu = Menu
log-and-chat = Log and chat
log-begins = The start
sound = Sound on or off
call-me = Tell me when I am asked
call-me-not = No longer tell me
call-refused = This browser does not let the page call you.
let-bot-play = Let a bot play for me
play-myself = Play myself again
on-this-device = On this device
on-this-device-about = Beside you: the curtain hides each hand from the others
name-of-seat = Name
one-more-here = One more on this device
curtain-hand-to = Hand it to { $name }
curtain-alone = The curtain opens for { $name } alone.
curtain-put-away = { $last }: those cards are put away.
curtain-hold = I am { $name }: hold to open
curtain-hold-about = Hold it for a second; a chance touch does nothing.
curtain-again = Once more to open
curtain-since = Since your last turn, for all to see
curtain-or = Or first
curtain-pause = Pause, or leave the table
curtain-down = Let the curtain fall
curtain-nobody = Nobody at this device is asked. Hold your name to look at your cards.
curtain-closed = The curtain is down
unwatch = Hide from Watch
let-watch = Show under Watch
people-here = People
person-sits = sits at the table
person-watches = watches
person-gone = not here just now
person-muted = muted
person-removed = removed
remove = Remove
readmit = Let in again
nobody-else = Nobody else has been here.
nameless = { $n ->
    [one] One person watches without a name. By link, nobody watches whom you do not know.
   *[other] { $n } people watch without a name. By link, nobody watches whom you do not know.
}
to-table = To the table
to-result = See the result
zoom-in = Larger
zoom-out = Smaller
hand-and-actions = Your hand and actions
sheet-higher = Sheet higher or lower
chat = Chat
say-something = Say something
send = Send
close = Close
search-rules = Search the rules
rules-table = Table { $name }
chapter-before = Chapter before
chapter-after = Next chapter
all-rules = All rules of this game
differences = What is special here
differences-about = The rules to read first, also for those who know games like it: they are new or different here.
prices = Prices
reconnecting = Reconnecting …
reconnecting-about = Nothing is lost: your last step is safe, and your seat is kept.
on-its-way = On its way …
on-its-way-about = The line is slow. Your step is sent again until it is answered, and happens once.
try-now = Try now
resign-sure = Give up this game?
resign-about = A bot plays on for you if others are still in the game.
go-on = Go on playing
tap-again = tap again
give = Give
want = Want
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
open-side = whatever you propose
counter-offer = Counter-offer
trade = Trade
your-trade = Your trade
tap-your-hand = tap your hand
tap-wanted = tap a kind
count-of = of
at-once = at once
bank-takes = For one the bank takes
ask-all = Ask all
repeat-offer = Repeat the last offer
mirror-offer = Turn it around
does-not-fit = These do not go together.
still-missing = Still to choose:
you-keep = You keep
after-it = Then you hold
you-watch = You are watching
nothing-to-do = Nothing to decide just now
show-rule = Rule
not-now = Not now
moved-on = The table moved on first
mute = Mute
unmute = Unmute
unfair-start = The start does not hold what the server promised.
starting = Shaking the dice …
undo-ask = Ask the others to take back
hint = Hint
hint-do = Do it
hint-not-now = Not now
hint-here = { $what }: here
hint-most = It promises most of all you can do now.
hint-by = As the { $level } bot weighs it; the longer the bar, the better.
hint-exact = The total to be expected, exactly.
hint-told = All see that you asked.
weighed = What was weighed
weighed-about = from what you can know
tag-bot = bot, { $level }
tag-away = away
tag-resigned = resigned
proposal-undo = { $name } would like to take a step back.
proposal-end = { $name } suggests to end the game here.
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
phrase-again = Again?
phrase-bye = Goodbye!
phrase-hint = asked for a hint.
phrase-explored = plays on from a moment of another game; not all of this luck is drawn.

## Replay

replay = Replay
replay-of = Replay: { $game }
whose-eyes = Through whose eyes
eyes-open = open
eyes-all = all hands lie open
eyes-known = hands as that seat knew them
points = Points
outlook = Outlook
outlook-about = What a position promises by points that may be expected, shared out among all; a rough measure.
analysis-ask = Was it luck?
analysis-about = Every decision is compared with others by what its seat could know then, and all luck with what was to be expected. It takes a minute or two, and you may go on watching.
analysis-waiting = It begins as soon as the games before it are judged.
analysis-working = { $done } of { $of } steps are judged.
analysis-stopped = Judged up to step { $done } of { $of }; the rest would have taken too long.
analysis-failed = This game could not be judged. You may try it again.
analysis-enough = Very many games are being judged. Please ask again later.
analysis-better = Better: { $what }
analysis-decided = { $name }, step { $n }: { $what }
analysis-gave = gave away { $n } by clear mistakes
chance-to-win = Chance to win
chance-at = as each seat could know, % at step { $n }
costliest = Costliest decisions
costliest-about = win chance given away
costliest-none = Nothing that was played was clearly a mistake.
costliest-how = Judged from what that seat could know then; the luck that followed does not count.
luck-title = Luck
luck-expected = against expectation
luck-note = What luck gave and took in all, as chance to win: what came of each throw and draw, less the mean of what could have come.
explore-about = Play on from here against bots, in the seat whose eyes you use. Such a game says that its luck was not all drawn.
explore-here = Play on from here
share-moment = Share this moment
opens-at = opens at step { $n }
position = Position
as-film = Moving picture
embed = Embed in a page
step = step
step-n = Step { $n }
step-of = of { $n }, turn { $turn }
next-mark = next mark
to-first = To the start
to-last = To the end
step-back = One step back
step-on = One step on
play = Play
pause = Pause
win = Won
not-drawn = This game began at a chosen position, or with chosen luck.
upload = Bring a record
upload-about = A file that Quipu wrote, of up to 2 MB. It is checked line by line; whoever gets its link can watch it, nobody else.
upload-file = Record
upload-show = Show it
upload-empty = There is no file.
upload-long = This record is too long.
upload-no-text = This is no text, so it is no record.
upload-no-game = This server does not have that game.
upload-bad = Line { $line } is not as it should be: { $reason }.

## Result

you-win = You win with { $n } points
name-wins = { $name } wins with { $n } points
shared-win = A shared victory
steps-played = { $n } knots on the cord.
to-rematch = To the next game
last-board = Last board
download = Download
points-by-source = Points by source
segment-is-source = one notch is one point
the-race = The race
points-by-step = points by round
race-start = start
ahead-of = { $n } ahead of { $name }; { $rounds } rounds.
chance-title = Chance
chance-about = { $n } draws, against what was to be expected
chance-stray = expected. Of 100 fair games about { $n } stray further than this one.
luck = Luck
luck-about = against expectation
expected = expected
fair-dice = Fair dice
checks-passed = all checks passed
checks-failed = the record does not hold
check-chain = Chain
check-chain-about = { $n } knots, each holds the one before it.
check-head = Published head
check-head-about = The last knot this browser was told of is in the cord.
check-luck = Luck
check-luck-about = The key fits what was promised before the first draw; every draw was computed anew.
luck-key = Key

## Keys

skip-to-acts = Skip to hand and actions
keys = Keys
key-first = Roll, or what comes first
key-end = End the turn
key-explain = Explain what lies there: walk with arrows
keys-about = Tab walks through everything; on the board the arrow keys go from place to place, Enter does what a click would do.
