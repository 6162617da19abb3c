# Words of the command.

## Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-examples = Examples
help-quipu = Quipu: board games with exact rules. Play in the terminal or the browser, look up rules, replay and verify games, and let bots play thousands of them.
help-more = Run quipu COMMAND --help for more; --debug shows tracebacks of errors. Start with: quipu play dice

about-serve = open the table in the browser
about-games = list the games, their players and options
about-play = play against bots, or with friends at one keyboard
about-rules = show the rules: all, one paragraph, or by search
about-replay = step through a stored game
about-verify = check that a record is valid and its luck was fair
about-draw = draw the board at any step of a stored game
about-sim = let bots play many games and print statistics
about-arena = run a tournament between bots, with ratings and a report
about-solve = compute what perfect play is worth
about-analyse = luck or skill? judge a game decision by decision
about-train = train a bot's weights from games between bots
about-puzzles = find new puzzles, or prove existing ones
about-bot = join a table on another server with a bot
about-backup = write all stored data to one file
about-restore = load a backup into an empty database
about-prune = remove tables that have not been used for a long time
about-admin = manage tables, people and bans
about-new = create a small game of your own that plays at once
about-check = check your own game against the contract of all games
about-tasks = with a file of this game: { $known }

help-any-help = Show this message and exit.
help-any-lang = Language: en, de or nl. Default: that of your system.
help-any-option = An option of the game; can be repeated. See: quipu games
help-any-plain = Describe the table in words instead of a map, for screen readers. Default with NO_COLOR or when the output is not a terminal.
help-any-search-jobs = Number of processes that search in parallel for hard, expert and analyses. Default: 1. The result does not change.

help-games = Lists the games with their players, a short description and their options: values, default and the paragraph of the rules. With the name of a game, shows everything about it.
help-games-game = A game, for example dice.
help-games-examples =
    quipu games
    quipu games dice-plus --lang de

help-play = Plays a game in the terminal. Every move is saved before you see it, so nothing is ever lost. Type help at the prompt to see what you can do.
help-play-game = A game, for example dice. Not needed with --resume.
help-play-seats = Who plays, separated by commas: easy, medium, hard or expert is a bot, any other word is a person. Default: me,greedy; me,greedy,greedy if three are needed.
help-play-seed = A number that determines all luck, to play the same game again. Without it the luck is secret until the end and can then be proved fair.
help-play-record = Where to save the game. Default: your data folder, named by date and time.
help-play-resume = Continue a stored game; last is the one you played last.
help-play-examples =
    quipu play dice
    quipu play dice --seats Ada,Ben,greedy --lang de
    quipu play dice-plus --option points_to_win=8
    quipu play --resume last

help-rules = Shows the rules of a game: all of them, a section, a paragraph, or every paragraph that contains certain words.
help-rules-game = A game, for example dice.
help-rules-what = An address such as D8 or D8.2, or words to search for.
help-rules-examples =
    quipu rules dice
    quipu rules dice D8.2
    quipu rules dice gold trade --lang nl

help-replay = Steps through a stored game: Enter or n goes forward, b goes back, a number jumps there, q quits.
help-replay-file = A record, as saved by quipu play.
help-replay-step = Show only this step; 0 is the start.
help-replay-seat = Whose view to show: a name, or the number of a seat, counted from 0.
help-replay-as-json = Print every step as one line of JSON.
help-replay-examples =
    quipu replay game.quipu
    quipu replay game.quipu --step 12 --seat greedy
    quipu replay game.quipu --json

help-serve = Starts the server and opens it in your browser: play against bots, or invite friends with a link. By default it is reachable from this computer only, and everything is stored in your data folder. Environment variables such as QUIPU_HOST and QUIPU_PORT mean the same as the options.
help-serve-host = The address to listen on; 0.0.0.0 opens it to your network.
help-serve-port = The port; 0 chooses a free one.
help-serve-database = Where to store tables: a file, or a PostgreSQL address.
help-serve-workers = Number of server processes; more than one needs PostgreSQL.
help-serve-no-browser = Do not open the browser.
help-serve-door-code = A code of at least 8 characters that visitors must enter.
help-serve-operator-code = A code of at least 12 characters for the operator page and the metrics.
help-serve-trusted-proxy = A proxy whose forwarded headers are trusted; can be repeated.
help-serve-examples =
    quipu serve
    quipu serve --host 0.0.0.0 --port 8080 --door-code llama-llama
serve-ready = Quipu is running at { $address }
serve-stop = Press Ctrl-C to stop; every game is saved.
serve-needs = the server needs additional packages: pip install 'quipu[server]' ({ $module } is missing)
serve-cannot = the server cannot start: { $reason }

help-bot = Follows an invitation link to a table and plays there until the game is over. The bot receives only what its seat may know. If the connection breaks, it reconnects.
help-bot-bot = A bot of that game (greedy, easy, medium, hard or expert), or your own as file.py:Class.
help-bot-join = The invitation link.
help-bot-seed = A number that determines the bot's own luck.
help-bot-examples =
    quipu bot greedy --join http://127.0.0.1:8787/j/abcdefgh
bot-sits = Playing at { $table }
bot-ended = The game is over.
bot-not-invited = this link does not lead to a free seat: { $link }
bot-unknown = that game has no bot called { $bot }
bot-lost = the bot gave too many wrong answers and lost its seat: { $table }
bot-gone = the table can no longer be reached: { $table }

help-backup = Writes all stored data to one file while the server is running. The file contains the secrets of games in progress: protect it like the database.
help-backup-file = The file to write.
help-backup-database = The server's database: a file, or a PostgreSQL address.
help-backup-examples =
    quipu backup house.backup
    quipu backup house.backup --database postgresql://quipu@localhost/quipu
backup-done = { $rows } rows written to { $file }.

help-restore = Loads a backup into an empty database, also from an older version or another kind of database.
help-restore-file = A file written by quipu backup.
help-restore-database = The empty database: a file, or a PostgreSQL address.
help-restore-examples =
    quipu restore house.backup --database new.sqlite
restore-done = { $rows } rows restored.

help-prune = Removes tables that have not been used for this many days, with their records and chat, uploaded records of the same age, and people who are at no table any more.
help-prune-days = How many days without any activity.
help-prune-dry-run = Only print how many there are.
help-prune-database = The server's database: a file, or a PostgreSQL address.
help-prune-examples =
    quipu prune --days 365 --dry-run
    quipu prune --days 365
prune-progress = { $tables } of { $of } tables and { $people } people removed so far
prune-done = { $tables } tables and { $people } people removed.
prune-would = { $tables } tables and { $people } people would be removed.
house-cannot = that is not possible: { $reason }

help-verify = Checks a record: that no line was changed, that every step follows the rules, that the luck is what the table committed to before the game, and, if you give it, that a hash published earlier belongs to this record.
help-verify-file = A record, as saved by quipu play.
help-verify-head = A hash that was published during the game.
help-verify-as-json = Print the result as JSON.
help-verify-examples =
    quipu verify game.quipu
    quipu verify game.quipu --json

help-draw = Draws the board of a stored game as SVG or PNG, depending on the file name.
help-draw-file = A record, as saved by quipu play.
help-draw-step = The step to draw; 0 is the start. Default: the last one.
help-draw-out = The picture: a file name ending in .svg or .png.
help-draw-seat = Whose view to draw: a name, or the number of a seat, counted from 0.
help-draw-narrow = Use the layout for phones.
help-draw-moving = All steps up to this one, as an animated SVG.
help-draw-scale = Scale factor of a PNG, from 0.1 to 8.
help-draw-examples =
    quipu draw game.quipu --out board.svg
    quipu draw game.quipu --step 40 --out board.png --scale 2 --lang de

help-sim = Lets bots play many games and prints how well each one did. The same seed gives the same result with any number of jobs. Ctrl-C stops and prints the results so far.
help-sim-game = A game, for example dice.
help-sim-games = Number of games. Default: 1000.
help-sim-bots = Bots, separated by commas, one per seat. Default: greedy,random; if the game has no greedy, its last bot.
help-sim-jobs = Number of parallel processes.
help-sim-seed = A number that determines all luck. Default: 1.
help-sim-out = Write each game to this file as a line of JSON.
help-sim-examples =
    quipu sim dice --games 100000 --bots greedy,random --jobs 2
    quipu sim dice-plus --bots greedy,greedy,random --out games.jsonl
    quipu sim egypt --games 20 --bots expert,hard,hard --search-jobs 2

help-arena = Runs a tournament between bots: every deal is played once for each rotation of the seats, with the same luck. A tournament that was stopped continues with the same command. Its folder contains the games as JSON lines and Parquet, selected records, and a report for the browser.
help-arena-game = A game, for example egypt.
help-arena-bots = Bots, separated by commas. Default: greedy,random; if the game has no greedy, its last bot.
help-arena-coded = Your own bot in Python, as package.module:Class or file.py:Class; can be repeated.
help-arena-programs = Your own bot as a program that reads and writes JSON lines; can be repeated.
help-arena-games = Minimum number of games, in whole deals. Default: 2000.
help-arena-seats = Number of seats. Default: as many as the game has.
help-arena-seed = A number that determines all luck. Default: 1.
help-arena-jobs = Number of parallel processes.
help-arena-backend = How to distribute the work: loky on this computer, ray or dask on a cluster.
help-arena-within = Stop early once every win share is known to within this many percentage points.
help-arena-limit = How many seconds your own bot may think about one decision. Default: 10.
help-arena-records = Which games to save as records: shortest, longest, faults, numbers of games, or none.
help-arena-out = The tournament folder. Default: named after game and seed.
help-arena-examples =
    quipu arena egypt --bots greedy,random --games 2000 --seed 1 --jobs 2
    quipu arena dice --python mine=my_bot.py:Careful --within 2
    quipu arena jade --program other='node bot.js' --limit 5
    quipu arena inca --games 100000 --jobs 64 --backend ray

help-solve = Computes what perfect play is worth, for a game that can be solved: the expected score, the best possible score, and how likely every score is. Takes a few minutes.
help-solve-game = A game that can be solved: dice.
help-solve-table = Write the value of every sheet for every number of remaining turns to this file, as used by the bot perfect.
help-solve-as-json = Print everything as one line of JSON.
help-solve-examples =
    quipu solve dice
    quipu solve dice --option fresh_joker=true --json

help-analyse = Judges a game decision by decision from its record, using only what the player could know: the chance to win with the move played and with the best alternative, and how lucky each player was. Takes seconds to minutes. The same record gives the same figures.
help-analyse-file = The record of a game.
help-analyse-worlds = Number of imagined worlds in which each move is tried. Default: 24. More is slower and more precise.
help-analyse-plot = Write the chances of all players over the game to this SVG file.
help-analyse-as-json = Print everything as one line of JSON.
help-analyse-examples =
    quipu analyse game.quipu
    quipu analyse game.quipu --worlds 100 --plot chances.svg
    quipu analyse game.quipu --worlds 200 --search-jobs 2

help-train = Learns from games between bots how much each feature of a position is worth, and writes the weights to a file. The same numbers give the same file with any number of jobs. Ctrl-C stops; the same command continues.
help-train-game = A game, for example egypt.
help-train-generations = Number of generations. Default: 30.
help-train-games = Games per generation. Default: 200.
help-train-seed = A number that determines all games. Default: 1.
help-train-jobs = Number of parallel processes.
help-train-out = The file. Default: GAME.weights.json in the current folder. An existing file is continued.
help-train-examples =
    quipu train egypt --jobs 2
    quipu train inca --generations 50 --out inca.weights.json
help-puzzles = Finds positions in games between bots in which one move is provably best this turn, and writes them as puzzles, one per line. With check it proves the existing puzzles of a game again.
help-puzzles-do = find searches for new puzzles, check proves the existing ones.
help-puzzles-game = A game, for example egypt.
help-puzzles-count = Number of puzzles. Default: 10.
help-puzzles-games = Maximum number of games to search. Default: 200.
help-puzzles-seed = The first game. Default: 1.
help-puzzles-out = The output file. Default: print them.
help-puzzles-examples =
    quipu puzzles find egypt --count 5
    quipu puzzles check dice

help-new = Creates a package with a small game that plays at once: one Python file, its rules and its texts. CONTRIBUTING.md continues from there.
help-new-game = The name of your game in lower case; a folder of that name is created.
help-new-folder = Where to create the folder. Default: the current folder.
help-new-examples =
    quipu new heap
    quipu new heap --in ~/games
new-made = { $folder } contains a game that can be played. Next steps:
    cd { $folder }
    pip install -e .
    quipu check { $game }
    quipu play { $game }
new-bad-name = the name of a game consists of lower-case letters, digits and _, not “{ $name }”
new-exists = { $folder } already exists
new-taken = a game or package called { $name } already exists

help-check = Plays an installed game at random, with every number of seats and every option, and checks the contract that all games keep: rules, knowledge, records, texts, bots, numbers for learners. Every finding names your file and line, the rule, and what happened instead. The exit code is 1 if a rule is broken; advice does not count.
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
check-advice = { $game } can be played: { $rules } rules checked, { $advice ->
    [one] one piece of advice
   *[other] { $advice } pieces of advice
}.
check-broken = { $game } breaks { $faults ->
    [one] one rule
   *[other] { $faults } rules
} of the { $rules } that were checked.
check-stopped = The other rules depend on this one and were not checked.

help-tasks-task = What to do: { $known }.
help-tasks-file = The file, in JSON.

## Faults; $close is "none" when nothing is close

stopped = stopped
stopped-after = { $n ->
    [one] stopped after one game
   *[other] stopped after { $n } games
}
broken = internal error: { $error } (--debug shows the traceback)
broken-game = error in the game { $game } at { $place }: { $error } (quipu check { $game } says more, --debug shows the traceback)
left-out = the game { $game } could not be loaded: { $place }: { $reason }
no-such-command = there is no command { $word }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (commands: { $known })
no-such-switch = there is no option { $word }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
}
no-such-task = there is no task { $word }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (tasks: { $known })
missing = { $name } is missing
not-in-range = { $option } takes a number from { $low } to { $high }, not { $value }
no-file-name = a file needs a name
no-such-language = there are no texts for { $lang } (languages: { $known })
not-solved = { $game } cannot be solved exactly
not-trained = { $game } has nothing to learn
other-training = { $file } is from another training
find-or-check = expected find or check, not { $said }
bad-puzzle = { $why }
which-game = which game? For example: quipu play dice (quipu games lists them)
no-such-game = there is no game { $game }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (games: { $known })
bad-name = { $option } takes names of 1 to { $most } letters, separated by commas, not “{ $word }”
too-many-seats = { $n } seats are too many
no-such-bot = { $game } has no bot { $bot }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
} (bots: { $known })
option-form = an option has the form NAME=VALUE, not “{ $pair }”
option-twice = the option { $name } was given twice
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
not-text = { $file }, line { $line }: not text, so not a record
foreign-file = { $file } is not a valid record: { $reason }
no-json = { $file } is not JSON: { $reason }
bad-line = { $file }, line { $line }: { $reason }
no-start = { $file }: the game has no start
file-exists = { $file } already exists; Quipu never overwrites a game
unwritable = { $file } cannot be written: { $reason }
being-played = { $file } is being played in another window
nothing-to-resume = there is no unfinished game in { $folder }
no-such-to-resume = there is no unfinished game of { $game } in { $folder }
game-finished = the game in { $file } is over (quipu replay shows it)
no-key = { $file } can be replayed but not continued: its secret { $secret } is missing
bad-key = { $secret } is not the secret of a game
no-such-bot-now = { $file } was played with a bot { $bot } that does not exist here
not-with-resume = { $option } cannot be used with --resume: a game continues as it began
jobs-of-one-sort = use --jobs for many games or --search-jobs for one at a time, not both
another-game = { $file } is a game of { $game }, not of { $wanted }
no-such-paragraph = the rules of { $game } have no paragraph { $address }
no-hits = no paragraph of { $game } contains: { $words }
no-ledger = { $game } comes without rules
no-such-step = there is no step { $step } (0 to { $most })
no-hash = a published hash has 64 hexadecimal digits, not: { $head }
no-such-format = { $file }: the name of a picture must end in { $known }
no-drawing = { $game } has no drawing of its board
no-renderer = { $reason }

## Playing

greeting = Type a number, or help. Every move is saved.
person-not-bot = { $name } is a person here. If you meant the bot, it is called { $bot }.
resumed = { $n ->
    [0] The game continues from the start.
    [one] The game continues after one move. Before:
   *[other] The game continues after { $n } moves. Before:
}
saved = The game is saved. Continue with:
    quipu play --resume { $file }
enter = Enter
hand-over = It is { $name }’s turn. Give { $name } the keyboard, then press Enter.
secret-board = The others’ boards are secret in this game.
several-ways = { $what } … ({ $n } options)
choose-line = Which? (a number; Enter goes back)
choose-numbers = Numbers from 1 to { $most }, please, not “{ $word }”.
compose-subset = { $things }
    Which ones? Choose { $least } to { $most } by number, or type k and numbers for all but those. Enter goes back.
compose-give = You can give: { $cards }
    What do you give? For example: { $example }
compose-want = You can ask for: { $cards }
    What do you want?
compose-take = You can take: { $cards }
    What do you take?
side-give = what you give
side-want = what you want
compose-to = To whom? { $people }; Enter for all.
cannot-compose = This cannot be entered here; type it in its text form, starting with { $kind }.
count-cards = Number of cards to name here: { $n }.
no-such-card = There is no { $word } here ({ $known }).
shortcut = Several numbers choose those; k and numbers choose all but those; t and a number chooses one.
not-understood = “{ $word }” was not understood; help lists what you can type.
order-on = in force
order-off = not in force
no-orders = There is nothing to automate right now.
no-such-order = “{ $word }” is not an automatic answer; there are: { $known }.
no-such-entry = There is no { $n } in the list (1 to { $most }).
nothing-to-undo = You have not done anything yet that could be undone.
no-undo = { $free ->
    [0] This cannot be undone: the last move involved luck, revealed something or ended the turn.
    [one] Only one move can be undone; the one before involved luck, revealed something or ended the turn.
   *[other] Only { $free } moves can be undone; the one before involved luck, revealed something or ended the turn.
}
undo-consent = { $n ->
    [one] This undoes: { $what }. Does everyone agree? (y/n)
   *[other] This undoes { $n } moves, back to: { $what }. Does everyone agree? (y/n)
}
yes-words = y yes
advice = { $bot } would: { $action }   [{ $form }]
hint-worths = Expected score of each choice:
hint-worths-more = { $n } more: ? all
hint-rules = r { $rule } shows a rule; the text in the middle can be typed as it is.
more-hits = … and { $n } more
log-earlier = … { $n } earlier; log all shows them
help-prompt =
    3 – do number 3 of the list
    build_road R3 – do it by its text form
    ? – a hint: what a bot would do, and the rules of what you can do
    r D8.2 – look up a rule; r settlement searches; r alone lists the sections
    o – automatic answers, such as declining all offers this turn; o decline switches it on or off
    u – undo the last move, u 3 the last three
    b – show the board again, b greedy that of another player
    log – what has happened so far
    save – where the game is saved
    l de – continue in German (en, de, nl)
    q – quit; the game is saved
total = Total
winner-one = { $names } wins.
winner-many = { $names } share the win.
winner-nobody = Nobody wins.
record-lies = Record: { $file }
record-sound = Verified: the chain and luck of all { $n } entries are valid, and every step is legal.
record-head = Head: { $head }

## Replaying and verifying

replay-step = Step { $step } of { $most }
replay-prompt = (Enter, b, number, q)
replay-what = “{ $word }” was not understood: Enter or n goes forward, b back, a number jumps, q quits.
verify-sound = { $n ->
    [one] The record is valid: one entry, { $end }.
   *[other] The record is valid: { $n } entries, { $end }.
}
verify-finished = the game is finished
verify-running = the game is not finished
verify-chain = chain: no line was changed, added or removed
verify-legal = rules: every step is legal
verify-luck = luck: it is what the table committed to
verify-luck-not = luck: not checked, the key is revealed when the game ends
verify-chosen = luck: not drawn; the header contains a script or a position
verify-seeded = luck: it comes from a seed in the header, which somebody may have picked
verify-head = published hash: it belongs to this record
verify-head-not = published hash: not checked, none was given (--head)
drawn = Step { $step } drawn: { $file }
drawn-moving = { $steps ->
    [one] One step drawn
   *[other] { $steps } steps drawn
} as an animation: { $file }

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
spread-of = { $bot }’s points
sim-one-bot = { $bot } plays all { $seats } seats, so it wins every game. Name different bots to compare them.
sim-endings = How the games ended
column-share = share (95 %)
sim-facts = In a game
column-average = mean (95 %)
sim-sources = { $bot }’s points by source
column-mean-short = mean
solve-title = { $game }, perfect play for the highest expected score
solve-mean = expected score
solve-best = best possible score
solve-deviation = standard deviation
solve-quartiles = quartiles
solve-missing = too unlikely to compute

analyse-title = { $game }: chances to win
analyse-costliest = The costliest decisions
analyse-none = No decision was clearly a mistake.
analyse-decision = { $knot }. { $name }: { $action } ({ $after }); better: { $better } ({ $before })
trained = { $file }: { $n } generations, mean surprise { $surprise }
puzzles-found = { $file }: { $n } puzzles
puzzles-hold = { $n } puzzles proved again
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
} through errors ({ $kinds }).
arena-sent-off = { $bot } had lost more than half of its seats after { $deals } deals and was excluded.
arena-narrow = Stopped early: all win shares are known precisely enough; { $n } games were planned.
arena-cannot = { $reason }
arena-needs = the arena needs additional packages: pip install 'quipu[arena]' ({ $module } is missing)
no-such-backend = there is no backend { $backend } (backends: { $known })
no-folder = { $file } is not a folder
bot-form = { $option } takes NAME=…, not { $pair }
no-such-record = --records takes numbers of games and { $known }, not { $word }

help-admin = Manages one server. table ID and person ID show what is stored; reports and log list reports and what moderators did; ban and unban take a person's number or a range of addresses; settle takes the number of a report; announce shows a message to everyone (without a message it ends it); drain takes the name of a host. Servers react within seconds.
help-admin-action = table, person, reports, log, settle, ban, unban, announce or drain.
help-admin-what = Which one.
help-admin-days = For how many days. Default: permanently.
help-admin-reason = Why, for the log.
help-admin-database = The server's database: a file, or a PostgreSQL address.
help-admin-examples =
    quipu admin ban 12 --days 7 --reason "insults"
    quipu admin ban 203.0.113.0/24
    quipu admin announce "Restart at 20:00, nothing is lost"
    quipu admin drain host1
admin-done = Done.
admin-none = Nothing found.
admin-asked = Asked. Within seconds /health of that host says draining; if it does not, check its QUIPU_NAME.
