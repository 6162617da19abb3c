"""Tournament: bots against each other over many deals, and everything that comes of it."""

from __future__ import annotations

import json
import platform
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, Final

from quipu.arena.contest import BadContest, Contest, Contestant, Named
from quipu.arena.figures import Board, Figures, study
from quipu.arena.folder import Folder
from quipu.arena.programs import Fault, ProgramBot
from quipu.arena.referee import SENT_OFF, Bench, Thought, play
from quipu.arena.working import Deal, Workforce
from quipu.core.refusal import IllegalAction
from quipu.registry import game as find_game

if TYPE_CHECKING:
    import polars

MOST_GAMES: Final = 1_000_000
MOST_SHOWN: Final = 8  # bots in a repr
MOST_DEALS: Final = (1 << 32) - 1
EARLIEST_STOP: Final = 30  # deals
LEAST_LOST: Final = 5  # seats, before a bot can be sent off
CHOICES: Final = ("shortest", "longest", "faults")
LIBRARIES: Final = ("joblib", "numpy", "openskill", "polars")

Progress = Callable[[int, int, int], None]  # games played, games planned, seats lost


@dataclass(repr=False)
class Tournament:
    """A contest, its games so far, and what they show."""

    contest: Contest
    versions: dict[str, str]
    lines: list[dict[str, Any]] = field(default_factory=list)
    thoughts: list[dict[str, Thought]] = field(default_factory=list)
    sent_off: dict[str, int] = field(default_factory=dict)  # bots, and after how many deals
    within: float | None = None
    planned: int = 0
    narrow: bool = False  # it stopped since all intervals were narrow enough
    records: dict[int, Path] = field(default_factory=dict)

    @cached_property
    def figures(self) -> Figures:
        """What the games show, each figure with its interval."""
        return study(self.contest.names, self.lines, self.thoughts)

    @cached_property
    def frame(self) -> polars.DataFrame:
        """A row for every seat of every game."""
        from quipu.arena.frames import frame

        return frame(self.lines)

    @property
    def lost(self) -> int:
        """How many seats were lost by a fault of their bot."""
        return sum(len(line["faults"]) for line in self.lines)

    def __repr__(self) -> str:
        """What was played and how often each bot won; `figures` has the intervals."""
        contest = self.contest
        head = f"<tournament of {contest.key}, {contest.seats} seats, seed {contest.seed}"
        wins: dict[str, float] = dict.fromkeys(contest.names, 0.0)
        seats: Counter[str] = Counter()
        for line in self.lines:
            seats.update(line["seats"])
            for seat in line["winners"]:
                wins[line["seats"][seat]] += 1 / len(line["winners"])
        names = sorted(contest.names, key=lambda name: -wins[name] / max(1, seats[name]))
        rows = [
            f"  {name}: {wins[name] / max(1, seats[name]):.1%} of {seats[name]} seats won"
            for name in names[:MOST_SHOWN]
        ]
        if len(names) > MOST_SHOWN:
            rows.append(f"  and {len(names) - MOST_SHOWN} more")
        return "\n".join([f"{head}: {len(self.lines)} of {self.planned} games>", *rows])

    def to_json(self) -> dict[str, Any]:
        """Everything but the single games."""
        return {
            "contest": self.contest.to_json(),
            "versions": self.versions,
            "planned_games": self.planned,
            "stopped_early": self.narrow,
            "within": self.within,
            "sent_off": self.sent_off,
            **self.figures.to_json(),
        }

    def report(self, lang: str = "en", command: str = "") -> str:
        """One page of HTML that needs nothing else."""
        from quipu.arena.report import page

        return page(self, lang, command)

    def save(self, folder: Path, lang: str = "en", command: str = "") -> None:
        """Parquet, figures and report; the lines are in the folder already."""
        self.frame.write_parquet(folder / "games.parquet")
        figures = json.dumps(self.to_json(), ensure_ascii=False, indent=1)
        (folder / "figures.json").write_text(figures + "\n", encoding="utf-8")
        (folder / "report.html").write_text(self.report(lang, command), encoding="utf-8")


def contest_of(
    game: str,
    bots: Sequence[str | Contestant],
    seed: int = 1,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    limit: float = 10.0,
) -> Contest:
    """A contest from plain words; as many seats as the game has, if nothing is said."""
    chosen = options or {}
    found = find_game(game)
    contestants = tuple(Named(bot) if isinstance(bot, str) else bot for bot in bots)
    for each in contestants:
        if isinstance(each, Named) and each.name not in found.bots():
            raise BadContest(f"{game} has no bot {each.name} (bots: {', '.join(found.bots())})")
    try:
        defaults = {option.name: option.default for option in found.options}
        full = seats if seats is not None else max(found.seat_counts(defaults))
        return Contest(game, contestants, full, seed, chosen, limit)
    except IllegalAction as error:
        raise BadContest(f"{game}: {error.refusal}") from None


def run(
    game: str,
    bots: Sequence[str | Contestant],
    games: int = 2000,
    seed: int = 1,
    *,
    seats: int | None = None,
    jobs: int = 1,
    backend: str = "loky",
    options: dict[str, object] | None = None,
    limit: float = 10.0,
    within: float | None = None,
    out: str | Path | None = None,
    records: Sequence[str | int] = CHOICES,
    progress: Progress | None = None,
) -> Tournament:
    """Hold a tournament of at least so many games, in whole deals.

    `within` ends it as soon as every win share is known to plus or minus so much (0.02 for two in a
    hundred). With a folder `out` it is kept, and goes on where it was stopped.
    """
    contest = contest_of(game, bots, seed, seats, options, limit)
    tournament, folder = prepare(contest, Path(out) if out is not None else None)
    hold(tournament, folder, games, within, jobs, backend, progress)
    if folder is not None:
        keep_records(tournament, folder, records)
        tournament.save(folder.path)
    return tournament


def prepare(contest: Contest, out: Path | None) -> tuple[Tournament, Folder | None]:
    """Try every bot once, then take up what the folder has."""
    versions = {"quipu": version("quipu"), "python": platform.python_version()}
    versions |= {name: version(name) for name in LIBRARIES}
    versions |= {f"bot {name}": each for name, each in try_out(contest).items() if each}
    tournament = Tournament(contest, versions)
    if out is None:
        return tournament, None
    folder = Folder(out, contest)
    for lines, thoughts in folder.open():
        tournament.lines += lines
        tournament.thoughts.append(thoughts)
    return tournament, folder


def try_out(contest: Contest) -> dict[str, str]:
    """Whether all contestants are there at all, and which versions they say they are."""
    found = {}
    for each in contest.contestants:
        try:
            bot = each.make(contest.game)
            if isinstance(bot, ProgramBot):
                with closing(bot):
                    bot.started()
        except Fault as fault:
            raise BadContest(f"{each.name}: {fault.detail or fault.kind}") from None
        except BadContest:
            raise
        except Exception as error:  # noqa: BLE001  # a class of somebody else
            raise BadContest(f"{each.name}: {type(error).__name__}: {error}") from None
        found[each.name] = str(getattr(bot, "version", ""))
    return found


# ---- holding it ---------------------------------------------------------------------------------


def hold(
    tournament: Tournament,
    folder: Folder | None,
    games: int,
    within: float | None,
    jobs: int,
    backend: str,
    progress: Progress | None = None,
) -> None:
    """Play in rounds; between them, and only there, look at who is sent off and whether to stop."""
    contest = tournament.contest
    total = deals_for(contest, games)
    tournament.within = within
    tournament.planned = sum(len(contest.rotations(deal)) for deal in range(total))
    off: frozenset[int] = frozenset()
    with Workforce(contest, jobs, backend) as workers:
        for look in looks(total):
            begun = range(len(tournament.thoughts), look)
            for deal in workers.play(begun, off):
                add(tournament, folder, deal)
                if progress is not None:
                    progress(len(tournament.lines), tournament.planned, tournament.lost)
            lines = [line for line in tournament.lines if line["deal"] < look]
            off = sent_off(tournament, lines, look, off)
            if within is not None and look >= EARLIEST_STOP and is_narrow(contest, lines, within):
                tournament.narrow = look < total
                break


def add(tournament: Tournament, folder: Folder | None, deal: Deal) -> None:
    lines, thoughts, records = deal
    lines = [{"game": len(tournament.lines) + n, **line} for n, line in enumerate(lines)]
    with undisturbed():
        if folder is not None:
            for number, record in records.items():
                path = folder.keep_record(lines[number]["game"], record)
                tournament.records[lines[number]["game"]] = path
            folder.add(lines, thoughts)
        tournament.lines += lines
        tournament.thoughts.append(thoughts)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until what is written is counted as well."""
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came and callable(before):
            before(came[0], None)


def deals_for(contest: Contest, games: int) -> int:
    """The fewest whole deals with at least so many games."""
    count = deals = 0
    while count < games:
        count += len(contest.rotations(deals))
        deals += 1
    return deals


def looks(total: int) -> Iterator[int]:
    """After how many deals one looks: 2, 4, 8, 16, 32, then a quarter more each time."""
    look = 2
    while look < total:
        yield look
        look = look * 2 if look < 32 else look + look // 4
    yield total


def is_narrow(contest: Contest, lines: list[dict[str, Any]], within: float) -> bool:
    board = Board(contest.names, lines)
    seen = [bot for bot in range(len(contest.names)) if board.held(bot).any()]
    return all(board.win_share(bot).half <= within for bot in seen)


def sent_off(
    tournament: Tournament, lines: list[dict[str, Any]], look: int, off: frozenset[int]
) -> frozenset[int]:
    """Who has lost more than half of its seats: the others shall not wait for it for ever."""
    held = Counter(name for line in lines for name in line["seats"])
    lost = Counter(fault["bot"] for line in lines for fault in line["faults"])
    names = tournament.contest.names
    found = set(off)
    for bot, name in enumerate(names):
        if bot not in off and lost[name] >= LEAST_LOST and 2 * lost[name] > held[name]:
            found.add(bot)
            tournament.sent_off[name] = look
    return frozenset(found)


# ---- records ------------------------------------------------------------------------------------


def keep_records(tournament: Tournament, folder: Folder, chosen: Sequence[str | int]) -> None:
    """Play chosen games again, this time with a record; those with faults were kept at once."""
    fact = tournament.figures.length.fact
    by_length = sorted(
        tournament.lines, key=lambda line: line["facts"].get(fact, sum(line["decisions"]))
    )
    wanted = {each for each in chosen if isinstance(each, int)}
    wanted |= {by_length[0]["game"]} if "shortest" in chosen else set()
    wanted |= {by_length[-1]["game"]} if "longest" in chosen else set()
    if "faults" in chosen:
        faulty = (line["game"] for line in tournament.lines if line["faults"])
        wanted |= {game for game in faulty if game < len(tournament.lines)}
    bench = Bench(tournament.contest)
    for game in sorted(wanted):
        if game < len(tournament.lines) and game not in tournament.records:
            record = again(tournament, bench, tournament.lines[game])
            if record:
                tournament.records[game] = folder.keep_record(game, record)
    bench.close()


def again(tournament: Tournament, bench: Bench, line: dict[str, Any]) -> str:
    """The record of a game, if it comes out the same once more; a program need not."""
    contest = tournament.contest
    seatings = contest.rotations(line["deal"])
    seating = next(each for each in seatings if each.rotation == line["rotation"])
    names = {fault["bot"] for fault in line["faults"] if fault["fault"] == SENT_OFF}
    off = frozenset(contest.names.index(name) for name in names)
    played = play(bench, seating, True, off)
    with suppress(KeyError):
        if {"game": line["game"], **played.line} == line:
            return played.record
    return ""
