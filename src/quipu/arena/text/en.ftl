# Words of the arena's report.

title = Arena: { $game }
page-title = Quipu: arena report, { $game }

lead-best = { $bot } wins { $times } times its fair share ({ $low } to { $high }).
lead-next = { $bot } wins { $times } times its share.
lead-alone = { $bot } plays against itself.
lead-seat-more = The seat that wins most, { $seat }, wins { $points } more games in a hundred than its share.
lead-seats-even = No seat is better than another, as far as these games can tell.
lead-knowing = Every bot knew only what its seat may know.

fact-games = { $deals ->
    [one] games in one deal
   *[other] games in { $deals } deals
}
fact-bots = { $seats ->
    [one] bots, one at a table
   *[other] bots, { $seats } at a table
}
fact-limit = games ended by { $limit }
fact-no-limit = games need no limit
fact-length = { $unit }, median
fact-lost = seats lost by faults
fact-seed = seed { $seed }
fact-seed-about = same luck in every rotation

ratings = Ratings
ratings-sub = Plackett–Luce over whole rankings, by openskill; the mean is 1500, and 400 points are odds of ten to one. Each bar is a 95 % interval.
ratings-label = Ratings with 95 % intervals
ratings-none = There is nobody to compare with.
to = to

results = Results
results-sub = Wins of the games in which a bot sat, beside its fair share of the seats. Thinking time per decision.
column-bot = bot
column-games = games
column-wins = wins
column-share = win share
column-fair = of fair share
points-of = points of { $bot }, a seat
column-median = thinks
column-longest = longest
results-note = ± and ranges are 95 % intervals, here and on the whole page.

pairs = Who finishes ahead of whom
pairs-sub = Row before column, over the games in which both sat at the table; a draw counts half.
pairs-label = How often the row finishes ahead of the column
pairs-behind = always behind
pairs-ahead = always ahead

seats = Seat advantage
seats-sub = Share of wins by seat, with all bots rotated through all seats; 95 % intervals around the fair share, which is dotted.
seats-begin = Seat 0 begins.
seats-label = Share of wins by seat with 95 % intervals
seat = seat { $n }
fair-share = fair share

lengths = Length of games
lengths-sub = { $step ->
    [one] Number of games by { $unit }.
   *[other] Number of games by { $unit }; a bar holds { $step }.
}
lengths-label = Length of games
lengths-median = median { $value } ({ $low } to { $high })
lengths-most = eight of ten games: { $low } to { $high }
unit-decisions = decisions

endings = How the games ended
endings-sub = Share of all games, and what happened in one on average.
column-ending = ending
column-part = share
column-fact = in a game
column-mean = mean

faults = Lost seats
faults-none = No bot hung, crashed or tried what the rules forbid.
faults-sub = A bot that hangs, crashes or tries what the rules forbid loses its seat in that game: chance plays on for it, and it comes last.
fault-late = too late
fault-crashed = crashed
fault-malformed = not understood
fault-illegal = against the rules
fault-sent_off = sent off
column-fault = fault
column-seats = seats
column-example = for example
fault-at = game { $game }, after { $n ->
    [one] one decision
   *[other] { $n } decisions
}
sent-off = { $bot } had lost more than half of its seats after { $deals } deals and was sent off.

how = How this was measured
how-luck = Same luck for all
how-luck-about = Each deal is played once for every different rotation of its seats; board, dice by turn and decks come from the same streams. The seating order is drawn again for every deal.
how-knowing = Only what a seat may know
how-knowing-about = A bot gets its observation and its legal actions, never the position. Its choices are checked by the rules like anyone else’s.
how-intervals = Intervals
how-intervals-about = Between deals, not between games, since the games of a deal are alike: Wilson’s form for shares, Student’s t for { $deals } deals. One interval in twenty misses the truth.
how-stopped = Stopped early
how-stopped-about = Every win share is known to ± { $within } points of a hundred, as was asked; { $planned } games were planned.
how-again = The same again
how-again-about = Every game follows from the seed, whatever the number of jobs and the backend. { $versions }.
how-options = Options of the game
how-limit = Allowed for a decision: { $seconds } seconds.

file-none = One file, no scripts
compiled = compiled
pure = pure Python
