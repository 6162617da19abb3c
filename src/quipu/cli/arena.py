"""`quipu arena`: a tournament of bots that can be stopped, taken up again and shown."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.choosing import (
    find_game,
    read_bots,
    read_options,
    split_words,
    usual_bots,
)
from quipu.cli.parameters import file_name, lang_option, option_option, real, whole
from quipu.cli.voice import Fault, Voice

if TYPE_CHECKING:
    from quipu.arena.contest import Contest, Contestant
    from quipu.arena.folder import Folder
    from quipu.arena.tournament import Tournament
    from quipu.core.game import Game

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 4096
LARGEST_SEED: Final = 2**48 - 1
BACKENDS: Final = ("loky", "ray", "dask")
RECORDS: Final = ("shortest", "longest", "faults", "none")


@click.command("arena", cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--bots", default="", metavar="NAMES")
@click.option("--python", "coded", multiple=True, metavar="NAME=MODULE:CLASS")
@click.option("--program", "programs", multiple=True, metavar="NAME=COMMAND")
@click.option("--games", callback=whole(1, MOST_GAMES), default="2000", metavar="N")
@click.option("--seats", callback=whole(1, 64), metavar="N")
@click.option("--seed", callback=whole(0, LARGEST_SEED), default="1", metavar="N")
@click.option("--jobs", callback=whole(1, MOST_JOBS), default="1", metavar="N")
@click.option("--backend", default="loky", metavar="NAME")
@click.option("--within", callback=real(0.0, 50.0), default="0", metavar="PERCENT")
@click.option("--limit", callback=real(0.001, 86400.0), default="10", metavar="SECONDS")
@click.option("--records", default="shortest,longest,faults", metavar="WORDS")
@option_option
@click.option("--out", callback=file_name, metavar="FOLDER")
@lang_option
@click.pass_obj
def command(voice: Voice, /, **said: Any) -> None:
    try:
        from quipu.arena.contest import BadContest
        from quipu.arena.tournament import keep_records, prepare
    except ImportError as error:
        raise Fault("arena-needs", module=str(error.name)) from None

    game = find_game(said["game"])
    chosen = read_records(said["records"])
    if said["backend"] not in BACKENDS:
        raise Fault("no-such-backend", backend=said["backend"], known=", ".join(BACKENDS))
    path = said["out"] or Path(f"arena-{game.key}-{said['seed']}")
    if path.exists() and not path.is_dir():
        raise Fault("no-folder", file=str(path))
    try:
        tournament, folder = prepare(read_contest(voice, game, said), path)
        assert folder is not None
        done = hold(voice, tournament, folder, said)
        if tournament.lines:
            keep_records(tournament, folder, chosen)
            tournament.save(path, voice.lang, command_line())
            show(voice, tournament, path)
    except BadContest as error:
        raise Fault("arena-cannot", reason=str(error)) from None
    if not done:
        raise KeyboardInterrupt(voice.say("stopped-after", n=len(tournament.lines)))


# ---- reading ------------------------------------------------------------------------------------


def read_contest(voice: Voice, game: Game, said: dict[str, Any]) -> Contest:
    from quipu.arena.contest import Coded, Named, Program
    from quipu.arena.tournament import contest_of

    bots: list[str | Contestant] = [
        Named(name) for name in read_bots(game, said["bots"] or usual_bots(game))
    ]
    bots += [Coded(*read_pair("--python", pair)) for pair in said["coded"]]
    bots += [Program(*read_command(pair)) for pair in said["programs"]]
    defaults = {option.name: option.default for option in game.options}
    seats = said["seats"] or max(game.seat_counts(defaults))
    agreed = read_options(voice, game, said["options"], seats)
    picked: dict[str, object] = {
        name: agreed[name] for name in {pair.partition("=")[0] for pair in said["options"]}
    }
    return contest_of(game.key, bots, said["seed"], seats, picked, said["limit"])


def read_pair(option: str, pair: str) -> tuple[str, str]:
    name, is_pair, what = pair.partition("=")
    if not is_pair or not what.strip():
        raise Fault("bot-form", option=option, pair=pair)
    return split_words(name, option)[0], what


def read_command(pair: str) -> tuple[str, str]:
    """The name of a program and its words, whose quotes end."""
    name, command = read_pair("--program", pair)
    try:
        shlex.split(command)
    except ValueError:
        raise Fault("bot-form", option="--program", pair=pair) from None
    return name, command


def read_records(text: str) -> list[str | int]:
    """Words and numbers of games."""
    found: list[str | int] = []
    for word in split_words(text, "--records"):
        if word.isascii() and word.isdecimal() and len(word) < 10:
            found.append(int(word))
        elif word in RECORDS:
            found.append(word)
        else:
            raise Fault("no-such-record", word=word, known=", ".join(RECORDS))
    return found


def command_line() -> str:
    """What was typed, for the report."""
    words = sys.argv[1:]
    return shlex.join(["quipu", *words]) if words[:1] == ["arena"] else ""


# ---- holding ------------------------------------------------------------------------------------


def hold(voice: Voice, tournament: Tournament, folder: Folder, said: dict[str, Any]) -> bool:
    """Play until all is done or somebody stops it; whether all was done."""
    from quipu.arena.tournament import hold as hold_it
    from quipu.cli.sim import progress_bar

    within = said["within"] / 100 or None
    with progress_bar(voice) as bar:
        task = bar.add_task("", total=None, completed=len(tournament.lines))

        def progress(played: int, planned: int, lost: int) -> None:
            bar.update(task, completed=played, total=planned)

        how = (said["jobs"], said["backend"])
        try:
            hold_it(tournament, folder, said["games"], within, *how, progress)
        except KeyboardInterrupt:
            return False
    return True


# ---- showing ------------------------------------------------------------------------------------


def show(voice: Voice, tournament: Tournament, path: Path) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    from quipu.arena.report import Page

    figures, page, say = tournament.figures, Page(tournament, voice.lang), voice.say
    contest = tournament.contest
    title = say("sim-title", game=contest.key, games=figures.games, seed=str(contest.seed))
    voice.console.print(Text(title, "bold"))
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("bot", "rating", "wins", "fair", "thinks"):
        grid.add_column(say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for each in figures.standings:
        rating, think = each.rating, each.thinking
        grid.add_row(
            Text(each.name, "bold"),
            f"{page.number(rating.value, '0')} ({page.ranged(rating, '0')})" if rating else "–",
            f"{page.percent(each.win_share.value)} ({page.ranged(each.win_share, '0.0', 100)})",
            f"{page.number(each.of_fair.value, '0.00')} ×",
            page.seconds(think.median.value) if think else "–",
        )
    voice.console.print(grid)
    notes(voice, tournament)
    voice.console.print(Text(say("arena-report", file=str(path / "report.html")), "cyan"))


def notes(voice: Voice, tournament: Tournament) -> None:
    """What a reader of the figures has to know."""
    from rich.text import Text

    lost = {each.name: each.lost for each in tournament.figures.standings if each.lost}
    for name, faults in lost.items():
        kinds = ", ".join(f"{kind} {count}" for kind, count in faults.items())
        line = voice.say("arena-lost", bot=name, n=sum(faults.values()), kinds=kinds)
        voice.console.print(Text(line, "yellow"))
    for name, deals in tournament.sent_off.items():
        voice.console.print(Text(voice.say("arena-sent-off", bot=name, deals=deals), "yellow"))
    if tournament.narrow:
        voice.console.print(Text(voice.say("arena-narrow", n=tournament.planned), "dim"))
