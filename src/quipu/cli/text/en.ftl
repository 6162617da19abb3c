# Words of the command.

## Help

help-usage = Usage:
help-options = What you can say
help-commands = Commands
help-examples = Examples
help-quipu = Quipu: board games as exact rules. Play them in the terminal, look rules up, replay and prove games, let bots play by the thousand.
help-more = quipu COMMAND --help tells more; with --debug a fault shows its traceback. Start with: quipu play dice

about-serve = open the table in the browser
about-games = what can be played, for how many, with which options
about-play = play a game here, against bots or with friends at one keyboard
about-rules = the rules, whole, by paragraph or by word
about-replay = go through a stored game, forward and back
about-verify = prove that a record is sound
about-draw = a picture of the board at any step of a stored game
about-sim = let bots play many games and see the figures
about-arena = hold a tournament of bots, with ratings and a report
about-solve = what perfect play is worth, computed exactly
about-analyse = was it luck or play? a game judged decision by decision
about-train = learn what a position is worth, from games between bots
about-puzzles = find turns worth thinking about, or prove those there are
about-bot = sit a bot down at a table elsewhere, by an invitation
about-backup = all that a house keeps, as one file
about-restore = put a backup into an empty database
about-prune = remove tables that nobody touched for long
about-admin = look after tables, people and bans
about-new = write a small game of your own that can be played at once
about-check = check a game of your own against the contract that all games keep
about-tasks = with a file of this game: { $known }

help-any-help = Show this and go.
help-any-lang = The language: en, de or nl; otherwise that of your system.
help-any-option = An option of the game; may be said several times. See: quipu games
help-any-plain = Words in lines instead of a map, for screen readers; also without a terminal or with NO_COLOR.
help-any-search-jobs = How many processes search at once for hard and expert, and for an analysis; 1 if you say nothing. What they find is the same.

help-games = Lists the games: for how many, one sentence, and the options with what they take, what they are by default and the paragraph of the rules. With the name of a game, everything about that one.
help-games-game = A game, such as dice.
help-games-examples =
    quipu games
    quipu games dice-plus --lang de

help-play = Plays a game in the terminal. Every step is on the disk before you see it, so that nothing is lost, whatever happens. At the prompt, help lists what you can type.
help-play-game = A game, such as dice. Not needed with --resume.
help-play-seats = Who plays, with commas: the name of a bot (easy, medium, hard, expert) makes a bot, any other word is a person. By default me,greedy; me,greedy,greedy where three are needed.
help-play-seed = A number from which all luck follows: the same game again. Without it luck is secret until the end, and can then be proved fair.
help-play-record = Where the game is kept. By default under your data folder, named by date and time.
help-play-resume = Go on with a stored game; last means the one you played last.
help-play-examples =
    quipu play dice
    quipu play dice --seats Ada,Ben,greedy --lang de
    quipu play dice-plus --option points_to_win=8
    quipu play --resume last

help-rules = Shows the rules of a game: all of them, a section, a paragraph, or every paragraph that speaks of some words.
help-rules-game = A game, such as dice.
help-rules-what = An address such as D8 or D8.2, or words to search for.
help-rules-examples =
    quipu rules dice
    quipu rules dice D8.2
    quipu rules dice gold trade --lang nl

help-replay = Goes through a stored game step by step: Enter or n goes forward, b back, a number jumps there, q leaves.
help-replay-file = A record, as quipu play keeps it.
help-replay-step = Show only this step; 0 is the start.
help-replay-seat = Through whose eyes: a name, or the number of a seat, counted from 0.
help-replay-as-json = Print every step as one line of JSON.
help-replay-examples =
    quipu replay game.quipu
    quipu replay game.quipu --step 12 --seat greedy
    quipu replay game.quipu --json

help-serve = Starts the server and opens the page: play against bots at once, or invite friends by a link. Without options it is for this machine only, and everything is kept in your data folder. QUIPU_HOST, QUIPU_PORT and so on mean the same as the options.
help-serve-host = The address to listen at; 0.0.0.0 opens it to your network.
help-serve-port = The port; 0 takes any free one.
help-serve-database = Where tables are kept: a file, or the address of a database.
help-serve-workers = How many processes serve; more than one needs PostgreSQL.
help-serve-no-browser = Do not open the page.
help-serve-door-code = A word of at least 8 characters that visitors must know.
help-serve-operator-code = A word that opens the operator's page and the metrics; at least 12 signs.
help-serve-trusted-proxy = A proxy whose forwarded headers are believed; may be given several times.
help-serve-examples =
    quipu serve
    quipu serve --host 0.0.0.0 --port 8080 --door-code llama-llama
serve-ready = Quipu is at { $address }
serve-stop = Ctrl-C stops it; every game is kept.
serve-needs = the server needs more: pip install 'quipu[server]' ({ $module } is missing)
serve-cannot = the server cannot start: { $reason }

help-bot = Follows an invitation to a table, as a guest does, and plays there until the game is over. It is told what its seat may know and nothing else; a line that breaks is opened again.
help-bot-bot = The name of a bot of that game: greedy, easy, medium, hard, expert.
help-bot-join = The link of the invitation.
help-bot-seed = A number from which the bot's own luck follows.
help-bot-examples =
    quipu bot greedy --join http://127.0.0.1:8787/j/abcdefgh
bot-sits = It sits at { $table }
bot-ended = The game is over.
bot-not-invited = nobody can sit down by this link: { $link }
bot-unknown = no bot of that game is called { $bot }
bot-lost = it answered wrongly too often and lost its seat: { $table }
bot-gone = the table cannot be reached any more: { $table }

help-backup = Writes all that a house keeps into one file, while it goes on. The file holds the secrets of running games; keep it as you keep the database.
help-backup-file = The file to write.
help-backup-database = The database of the house: a file, or the address of a PostgreSQL.
help-backup-examples =
    quipu backup house.backup
    quipu backup house.backup --database postgresql://quipu@localhost/quipu
backup-done = { $rows } rows are in { $file }.

help-restore = Puts a backup into an empty database, also one of an older version or of another kind.
help-restore-file = A file that quipu backup wrote.
help-restore-database = The empty database: a file, or the address of a PostgreSQL.
help-restore-examples =
    quipu restore house.backup --database new.sqlite
restore-done = { $rows } rows are back.

help-prune = Removes tables that nobody has touched for so many days, with their records and their chat, records that were brought as long ago, and people who are at no table any more.
help-prune-days = For how many days nothing has happened there.
help-prune-dry-run = Only say how many there are.
help-prune-database = The database of the house: a file, or the address of a PostgreSQL.
help-prune-examples =
    quipu prune --days 365 --dry-run
    quipu prune --days 365
prune-progress = { $tables } of { $of } tables and { $people } people removed so far
prune-done = { $tables } tables and { $people } people were removed.
prune-would = { $tables } tables and { $people } people would be removed.
house-cannot = this cannot be done: { $reason }

help-verify = Checks a record: that no line was changed, that every step follows the rules, that luck was what the table had committed to before the game, and, if you have it, that a hash published earlier belongs to it.
help-verify-file = A record, as quipu play keeps it.
help-verify-head = A hash that was published while the game ran.
help-verify-as-json = Print the verdict as JSON.
help-verify-examples =
    quipu verify game.quipu
    quipu verify game.quipu --json

help-draw = Draws the board of a stored game as SVG or PNG, as the name of the picture ends.
help-draw-file = A record, as quipu play keeps it.
help-draw-step = The step to draw; 0 is the start, otherwise the last one.
help-draw-out = The picture: a name that ends in .svg or .png.
help-draw-seat = Through whose eyes: a name, or the number of a seat, counted from 0.
help-draw-narrow = As on a phone.
help-draw-moving = All steps up to this one, as an SVG that plays by itself.
help-draw-scale = How much larger a PNG is, from 0.1 to 8.
help-draw-examples =
    quipu draw game.quipu --out board.svg
    quipu draw game.quipu --step 40 --out board.png --scale 2 --lang de

help-sim = Lets bots play many games and says how well each did. The same seed gives the same result with any number of jobs. Ctrl-C stops it and shows what is done so far.
help-sim-game = A game, such as dice.
help-sim-games = How many games; 1000 if you say nothing.
help-sim-bots = Who plays, with commas, a seat each. By default greedy,random; if the game has no greedy, its last bot takes that seat.
help-sim-jobs = How many processes work at once.
help-sim-seed = A number from which all luck follows; 1 if you say nothing.
help-sim-out = Write every game as one line of JSON into this file.
help-sim-examples =
    quipu sim dice --games 100000 --bots greedy,random --jobs 2
    quipu sim dice-plus --bots greedy,greedy,random --out games.jsonl
    quipu sim egypt --games 20 --bots expert,hard,hard --search-jobs 2

help-arena = Holds a tournament of bots: every deal is played once for each rotation of the seats, with the same luck. A tournament that was stopped or killed goes on with the same command, to the same end. Its folder gets the games as JSON lines and Parquet, chosen records and a report to open in a browser.
help-arena-game = A game, such as egypt.
help-arena-bots = Bots of the game, with commas. By default greedy,random; if the game has no greedy, its last bot takes that seat.
help-arena-coded = A bot of your own in Python, as package.module:Class or file.py:Class; may be said several times.
help-arena-programs = A bot of your own as a program that speaks JSON lines; may be said several times.
help-arena-games = At least so many games, in whole deals; 2000 if you say nothing.
help-arena-seats = How many seats; as many as the game has if you say nothing.
help-arena-seed = A number from which all luck follows; 1 if you say nothing.
help-arena-jobs = How many processes work at once.
help-arena-backend = Who shares the work: loky for this machine, ray or dask for a cluster.
help-arena-within = Stop early as soon as every win share is known to ± so many points of a hundred.
help-arena-limit = How many seconds a bot of your own may think about one decision; 10 if you say nothing.
help-arena-records = Which games to keep as records: shortest, longest, faults, numbers of games, or none.
help-arena-out = The folder of the tournament; by default one named after game and seed.
help-arena-examples =
    quipu arena egypt --bots greedy,random --games 2000 --seed 1 --jobs 2
    quipu arena dice --python mine=my_bot.py:Careful --within 2
    quipu arena jade --program other='node bot.js' --limit 5
    quipu arena inca --games 100000 --jobs 64 --backend ray

help-solve = Computes what perfect play is worth, exactly, for a game that can be solved: the mean of the best play, the best total there is, and how likely every total is. Takes some minutes.
help-solve-game = A game that can be solved: dice.
help-solve-table = Write the value of every sheet with every number of turns left to this file, as the bot perfect plays by it.
help-solve-as-json = Print everything as one line of JSON.
help-solve-examples =
    quipu solve dice
    quipu solve dice --option fresh_joker=true --json

help-analyse = Judges a game from its record, decision by decision, by what the seat could know: how likely it was to win with the act that was played and with the best other one, and what luck gave to everybody against expectation. Takes from seconds to minutes. The same record gives the same figures.
help-analyse-file = The record of a game.
help-analyse-worlds = In how many imagined worlds each act is tried; 24 if you say nothing. More is slower and more certain.
help-analyse-plot = Write the chances of all seats over the game to this file, as SVG.
help-analyse-as-json = Print everything as one line of JSON.
help-analyse-examples =
    quipu analyse game.quipu
    quipu analyse game.quipu --worlds 100 --plot chances.svg
    quipu analyse game.quipu --worlds 200 --search-jobs 2

help-train = Learns from games that bots play with each other how much each merit of a position promises, and writes the weights to a file. The same numbers give the same file with any number of jobs. Ctrl-C stops it; the same command goes on.
help-train-game = A game, such as egypt.
help-train-generations = Train up to so many generations; 30 if you say nothing.
help-train-games = Games in each generation; 200 if you say nothing.
help-train-seed = A number from which all games follow; 1 if you say nothing.
help-train-jobs = How many processes play.
help-train-out = The file. By default GAME.weights.json here; a file that is there already is gone on with.
help-train-examples =
    quipu train egypt --jobs 2
    quipu train inca --generations 50 --out inca.weights.json
help-puzzles = Finds positions in games between bots in which one act is best in the turn, by exact search over all luck, and writes them as puzzles, a line each. With check it proves those that a game brings once more.
help-puzzles-do = find looks for new puzzles, check proves those of the game.
help-puzzles-game = A game, such as egypt.
help-puzzles-count = So many puzzles; 10 if you say nothing.
help-puzzles-games = Look through so many games at most; 200 if you say nothing.
help-puzzles-seed = The first game; 1 if you say nothing.
help-puzzles-out = The file; without it they are printed.
help-puzzles-examples =
    quipu puzzles find egypt --count 5
    quipu puzzles check dice

help-new = Writes a package with a small game that can be played at once: one Python file, its rules and its texts. CONTRIBUTING.md goes on from there.
help-new-game = The name of your game, in small letters: a folder of that name is made.
help-new-folder = Where the folder is made; here if you say nothing.
help-new-examples =
    quipu new heap
    quipu new heap --in ~/games
new-made = { $folder } holds a game that can be played. Go on with:
    cd { $folder }
    pip install -e .
    quipu check { $game }
    quipu play { $game }
new-bad-name = a game is named by a word of small letters, digits and _, not “{ $name }”
new-exists = { $folder } exists already
new-taken = there is a game or a package called { $name } already

help-check = Plays an installed game at random, for every number of seats and every option, and checks the contract that all games keep: rules, knowledge, records, texts, bots, numbers for learners. Every finding names your file and line, the rule, and what happened instead. The exit code is 1 if a rule is broken; advice alone does not count.
help-check-game = An installed game.
help-check-as-json = Print every finding as one line of JSON.
help-check-examples =
    quipu check heap
    quipu check heap --json
    quipu check heap --debug
check-rule = Rule: { $sentence }
check-found = { $kind ->
    [advice] Advice
   *[fault] Found
} ({ $case }): { $message }
check-kept = { $game } keeps all { $rules } rules.
check-advice = { $game } can be played: { $rules } rules were checked, { $advice ->
    [one] one piece of advice
   *[other] { $advice } pieces of advice
}.
check-broken = { $game } breaks { $faults ->
    [one] one rule
   *[other] { $faults } rules
} of the { $rules } that were checked.
check-stopped = The other rules need this one and were not checked.

help-tasks-task = What to do: { $known }.
help-tasks-file = The file, in JSON.

## Faults; $close is "none" when nothing is close

stopped = stopped
stopped-after = { $n ->
    [one] stopped after one game
   *[other] stopped after { $n } games
}
broken = something is broken in Quipu itself: { $error } (--debug shows where)
broken-game = the game { $game } is broken at { $place }: { $error } (quipu check { $game } tells more, --debug shows the traceback)
left-out = the game { $game } cannot be loaded and is left out: { $place }: { $reason }
no-such-command = there is no command { $word }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (commands: { $known })
no-such-switch = there is no option { $word }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
}
no-such-task = there is nothing called { $word } to do{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (there is: { $known })
missing = { $name } is missing
not-in-range = { $option } takes a number from { $low } to { $high }, not { $value }
no-file-name = a file needs a name
no-such-language = there are no texts in { $lang } (languages: { $known })
not-solved = { $game } cannot be solved exactly
not-trained = { $game } has nothing to learn
other-training = { $file } is from another training
find-or-check = say find or check, not { $said }
bad-puzzle = { $why }
which-game = which game? Say for example: quipu play dice (quipu games lists them)
no-such-game = there is no game { $game }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (games: { $known })
bad-name = { $option } takes names of 1 to { $most } letters with commas between them, not “{ $word }”
too-many-seats = { $n } seats are too many
no-such-bot = { $game } has no bot { $bot }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (bots: { $known })
option-form = an option is said as NAME=VALUE, not “{ $pair }”
option-twice = the option { $name } is said twice
no-such-option = { $game } has no option { $name }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (options: { $known })
bad-value = the option { $name } takes { $values }, not { $value } ({ $paragraph })
bad-options = these options do not go together: { $why } ({ $paragraph })
values-bool = true or false
values-range = { $low } to { $high }
values-seat = random or the number of a seat
wrong-seats = { $game } is for { $counts } seats, not { $n } ({ $paragraph }){ $remedy ->
    [none] {""}
   *[other] ; with --option { $remedy } it is
}
no-such-seat = there is no seat { $seat } (0 to { $most }, or by name: { $names })
file-too-large = { $file } is too large for a record
no-such-file = there is no file { $file }
is-a-folder = { $file } is a folder
unreadable = { $file } cannot be read: { $reason }
empty-file = { $file } is empty
not-text = { $file }, line { $line }: this is not text, so not a record
foreign-file = { $file } is not a sound record: { $reason }
no-json = { $file } is not JSON: { $reason }
bad-line = { $file }, line { $line }: { $reason }
no-start = { $file }: the game has no start
file-exists = { $file } exists already; nothing is ever written over a game
unwritable = { $file } cannot be written: { $reason }
being-played = { $file } is being played in another window
nothing-to-resume = there is no unfinished game in { $folder }
no-such-to-resume = there is no unfinished game of { $game } in { $folder }
game-finished = the game in { $file } is over (quipu replay shows it)
no-key = { $file } can be replayed but not continued: its secret { $secret } is missing
bad-key = { $secret } is not the secret of a game
no-such-bot-now = { $file } was played with a bot { $bot } that does not exist here
not-with-resume = { $option } cannot be said with --resume: a game goes on as it began
jobs-of-one-sort = say --jobs for many games or --search-jobs for one at a time, not both
another-game = { $file } is a game of { $game }, not of { $wanted }
no-such-paragraph = the rules of { $game } have no paragraph { $address }
no-hits = no paragraph of { $game } speaks of: { $words }
no-ledger = { $game } comes without a rule ledger
no-such-step = there is no step { $step } (0 to { $most })
no-hash = a published head has 64 hexadecimal digits, not: { $head }
no-such-format = { $file }: a picture ends in { $known }
no-drawing = { $game } draws no board
no-renderer = { $reason }

## Playing

greeting = Type a number, or help. Everything is saved as you go.
person-not-bot = { $name } is a person here. If you meant the bot, it is called { $bot }.
resumed = { $n ->
    [0] The game goes on from its start.
    [one] The game goes on after one step. Before:
   *[other] The game goes on after { $n } steps. Before:
}
saved = The game is saved. Go on with:
    quipu play --resume { $file }
enter = Enter
hand-over = It is { $name }’s turn. Give { $name } the keyboard, then press Enter.
secret-board = The others’ boards are secret in this game.
several-ways = { $what } … ({ $n } ways)
choose-line = Which? (a number; Enter goes back)
choose-numbers = Numbers from 1 to { $most }, please, not “{ $word }”.
compose-subset = { $things }
    Which ones? { $least } to { $most } of them, by number; k and numbers for all but those; Enter goes back.
compose-give = You can give: { $cards }
    What do you give? For example: { $example }
compose-want = You can ask for: { $cards }
    What do you want?
compose-take = You can take: { $cards }
    What do you take?
side-give = what you give
side-want = what you want
compose-to = To whom? { $people }; Enter for all.
cannot-compose = This cannot be put together here; type it in its text form, beginning with { $kind }.
count-cards = Number of cards to name here: { $n }.
no-such-card = There is no { $word } here ({ $known }).
shortcut = Several numbers choose those; k and numbers choose all but those; t and a number chooses one.
not-understood = “{ $word }” means nothing here; help lists what you can type.
order-on = in force
order-off = not in force
no-orders = There is nothing to order now.
no-such-order = “{ $word }” is no order; there are: { $known }.
no-such-entry = There is no { $n } in the list (1 to { $most }).
nothing-to-undo = You have done nothing yet that could be taken back.
no-undo = { $free ->
    [0] This cannot be taken back: the last step showed luck, told somebody something or passed the turn on.
    [one] Only one step can be taken back; the one before showed luck, told somebody something or passed the turn on.
   *[other] Only { $free } steps can be taken back; the one before showed luck, told somebody something or passed the turn on.
}
undo-consent = { $n ->
    [one] This takes back: { $what }. Do all others agree? (y/n)
   *[other] This takes back { $n } steps, as far as: { $what }. Do all others agree? (y/n)
}
yes-words = y yes
advice = { $bot } would: { $action }   [{ $form }]
hint-worths = Expected total of every choice:
hint-worths-more = { $n } more: ? all
hint-rules = r { $rule } shows a rule; what stands in the middle can be typed as it is.
more-hits = … and { $n } more
log-earlier = … { $n } earlier; log all shows them
help-prompt =
    3 – do number 3 of the list
    build_road R3 – do it by its text form
    ? – a hint: what a bot would do, and the rules of what you can do
    r D8.2 – look a rule up; r settlement searches; r alone lists the sections
    o – standing orders, such as declining all offers of a turn; o decline gives or ends one
    u – take the last step back, u 3 the last three
    b – the board again, b greedy that of another
    log – what happened so far
    save – where the game is kept
    l de – go on in German (en, de, nl)
    q – quit; the game is saved
total = Total
winner-one = { $names } wins.
winner-many = { $names } win together.
winner-nobody = Nobody wins.
record-lies = Record: { $file }
record-sound = Verified: chain and luck of all { $n } knots fit, and every step is legal.
record-head = Head: { $head }

## Replaying and verifying

replay-step = Step { $step } of { $most }
replay-prompt = (Enter, b, number, q)
replay-what = “{ $word }” means nothing here: Enter or n goes forward, b back, a number jumps, q leaves.
verify-sound = { $n ->
    [one] The record is sound: one knot, { $end }.
   *[other] The record is sound: { $n } knots, { $end }.
}
verify-finished = the game is finished
verify-running = the game is not finished
verify-chain = chain: no line was changed, added or taken out
verify-legal = rules: every step is legal
verify-luck = luck: it is what the table had committed to
verify-luck-not = luck: not checked, its key is shown when the game ends
verify-chosen = luck: it was not drawn, a script or a position stands in the header
verify-seeded = luck: it follows from a seed in the header, which somebody may have picked
verify-head = published head: it belongs to this cord
verify-head-not = published head: not checked, none was given (--head)
drawn = Step { $step } drawn: { $file }
drawn-moving = { $steps ->
    [one] One step drawn
   *[other] { $steps } steps drawn
} as a moving picture: { $file }

## Games

for-seats = for { $counts }
column-option = option
column-takes = takes
column-default = default
column-paragraph = rule
details-bots = Bots
details-kinds = Actions
details-rules = Rules
details-play = Play

## Simulations

speed = { $n } games/s
sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
column-bot = bot
column-games = games
column-mean = mean points (95 %)
column-wins = wins (95 %)
column-range = min / median / max
spread-of = Points of { $bot }
sim-one-bot = { $bot } plays all { $seats } seats, so it wins every game. Name different bots to compare them.
sim-endings = How the games ended
column-share = share (95 %)
sim-facts = In a game
column-average = mean (95 %)
sim-sources = Points of { $bot } by source
column-mean-short = mean
solve-title = { $game }, played perfectly by expected total
solve-mean = expected total
solve-best = best total that can be reached
solve-deviation = standard deviation
solve-quartiles = quartiles
solve-missing = too unlikely to be followed

analyse-title = { $game }: chances to win
analyse-costliest = The costliest decisions
analyse-none = No decision was clearly worse than another one.
analyse-decision = { $knot }. { $name }: { $action } ({ $after }); better: { $better } ({ $before })
trained = { $file }: { $n } generations, mean surprise { $surprise }
puzzles-found = { $file }: { $n } puzzles
puzzles-hold = { $n } puzzles hold
column-luck = by luck
column-mistakes = by mistakes
column-end = at the end
column-seat = seat
column-total = total
column-chance = chance
column-at-least = at least this
sim-limit = { $n ->
    [one] One game was ended by { $limit }.
   *[other] { $n } games were ended by { $limit }.
}
sim-no-limit = No game was ended by { $limit }.

## The arena

column-rating = rating (95 %)
column-fair = of fair share
column-thinks = thinks
arena-report = Report: { $file }
arena-lost = { $bot } lost { $n ->
    [one] one seat
   *[other] { $n } seats
} by faults ({ $kinds }).
arena-sent-off = { $bot } had lost more than half of its seats after { $deals } deals and was sent off.
arena-narrow = Stopped early, since all win shares are known as asked; { $n } games were planned.
arena-cannot = { $reason }
arena-needs = the arena needs more: pip install 'quipu[arena]' ({ $module } is missing)
no-such-backend = there is no backend { $backend } (backends: { $known })
no-folder = { $file } is no folder
bot-form = { $option } takes NAME=…, not { $pair }
no-such-record = --records takes numbers of games and { $known }, not { $word }

help-admin = Looks after one server: table ID and person ID show what is stored, reports and log list reports and what moderators did; ban and unban take a person's number or a range of addresses, settle a report's number, announce words for everybody (none: end it), drain the name of a host. Servers take it up within seconds.
help-admin-action = table, person, reports, log, settle, ban, unban, announce or drain.
help-admin-what = What it is about.
help-admin-days = For how many days; without it for good.
help-admin-reason = Why, for the log.
help-admin-database = The database of the server: a file, or the address of a PostgreSQL.
help-admin-examples =
    quipu admin ban 12 --days 7 --reason "insults"
    quipu admin ban 203.0.113.0/24
    quipu admin announce "Restart at 20:00, nothing is lost"
    quipu admin drain host1
admin-done = Done.
admin-none = Nothing like that is stored.
