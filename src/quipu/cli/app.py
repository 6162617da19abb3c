"""The command as click sees it: commands loaded when they are called, help and faults spoken."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import click

from quipu.cli.voice import Fault, Voice, nearest, one_line

if TYPE_CHECKING:
    from quipu.plugins import Place

COMMANDS: Final = [
    "serve",
    "bot",
    "backup",
    "restore",
    "prune",
    "admin",
    "games",
    "play",
    "rules",
    "replay",
    "verify",
    "draw",
    "sim",
    "arena",
    "solve",
    "analyse",
    "train",
    "puzzles",
    "new",
    "check",
]
DEBUG: Final = "--debug"
BAD_INPUT: Final = 2
BROKEN: Final = 70
STOPPED: Final = 130
PIPE_CLOSED: Final = 141


class Spoken(click.Command):
    """A command whose help is a text: `help-<command>`, `help-<command>-<parameter>`."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        voice: Voice = ctx.obj
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, f"{voice.say('help-usage')} ")
        formatter.write_paragraph()
        formatter.write_text(self.text(voice, ""))
        self.format_options(ctx, formatter)
        formatter.write_paragraph()
        with formatter.section(voice.say("help-examples")):
            for line in self.text(voice, "-examples").splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")

    def text(self, voice: Voice, part: str) -> str:
        return voice.say(f"help-{self.name}{part}")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        voice: Voice = ctx.obj
        rows = []
        for parameter in self.get_params(ctx):
            part = f"-{str(parameter.name).replace('_', '-')}"
            if isinstance(parameter, click.Argument):
                rows.append((called(parameter), self.text(voice, part)))
            elif isinstance(parameter, click.Option):
                house = f"help-any-{parameter.opts[0].strip('-')}"
                key = f"help-{self.name}{part}"
                parameter.help = voice.say(voice.speak.first(key, house) or key)
                rows.append(parameter.get_help_record(ctx) or ("", ""))
        with formatter.section(voice.say("help-options")):
            formatter.write_dl(rows)


class App(click.Group):
    """The command itself; whatever goes wrong leaves by one door, as one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        from quipu.cli.tasks import games_with_tasks

        return [*COMMANDS, *games_with_tasks()]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            from quipu.cli.tasks import GameCommand, games_with_tasks
            from quipu.registry import game

            tasks = games_with_tasks().get(name)
            return GameCommand(game(name), tasks) if tasks is not None else None
        found = import_module(f"quipu.cli.{name}").command
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            known = self.list_commands(ctx)
            if args[0] not in known:
                close = nearest(args[0], known)
                raise Fault("no-such-command", word=args[0], close=close, known=", ".join(known))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from quipu.cli.tasks import games_with_tasks

        voice: Voice = ctx.obj
        formatter.write_text(voice.say("help-quipu"))
        formatter.write_paragraph()
        with formatter.section(voice.say("help-commands")):
            formatter.write_dl([(name, voice.say(f"about-{name}")) for name in COMMANDS])
            formatter.write_dl(
                [
                    (key, voice.say("about-tasks", known=", ".join(task.name for task in tasks)))
                    for key, tasks in games_with_tasks().items()
                ]
            )
        formatter.write_paragraph()
        formatter.write_text(voice.say("help-more"))

    def main(  # type: ignore[override]  # click offers more ways to call it
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> None:
        voice = Voice(os.environ)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        given = sys.argv[1:] if args is None else list(args)
        voice.debug = DEBUG in given or bool(os.environ.get("QUIPU_DEBUG"))
        given = [word for word in given if word != DEBUG]
        raise SystemExit(self.leave(given, prog_name or "quipu", voice))

    def leave(self, args: list[str], prog_name: str, voice: Voice) -> int:
        """Run it, and turn everything that can happen into an exit code and at most one line."""
        try:
            code = self.attempt(args, prog_name, voice)
            sys.stdout.flush()
        except BrokenPipeError:
            quieten()
            return PIPE_CLOSED
        except KeyboardInterrupt as stop:
            complain(str(stop) or voice.say("stopped"))
            return STOPPED
        except Fault as fault:
            complain(voice.fault(fault))
            return BAD_INPUT
        except click.ClickException as mistake:
            complain(usage_mistake(voice, mistake))
            return BAD_INPUT
        except OSError as error:
            complain(f"{error.strerror}: {error.filename}" if error.filename else str(error))
            return BAD_INPUT
        except Exception as error:  # noqa: BLE001  # a fault of ours is one line as well
            complain_of_bug(voice, error, args)
            return BROKEN
        return code

    def attempt(self, args: list[str], prog_name: str, voice: Voice) -> int:
        try:
            with self.make_context(prog_name, args, obj=voice) as ctx:
                self.invoke(ctx)
        except click.exceptions.Exit as leaving:
            return leaving.exit_code
        return 0


def complain_of_bug(voice: Voice, error: Exception, args: list[str]) -> None:
    """Say whose fault an unexpected error is: that of a third-party game, or that of Quipu."""
    from quipu.plugins import describe_failure, error_line
    from quipu.registry import plugin_of, third_party

    if voice.debug:
        from traceback import print_exception

        print_exception(error)
    left = plugin_of(error)
    if left is None and isinstance(error, NotImplementedError):  # a method that a game lacks
        named = [game for key, game in third_party().items() if key in args]
        left = describe_failure(named[0], error) if named else None
    if left is None:
        complain(voice.say("broken", error=error_line(error)))
    else:
        place = shown_place(left.place)
        complain(voice.say("broken-game", game=left.name, place=place, error=left.reason))


def shown_place(place: Place) -> str:
    """A file and its line, from the current folder if it is in there."""
    from pathlib import Path

    here = f"{Path.cwd()}{os.sep}"
    return str(place).removeprefix(here)


def usage_mistake(voice: Voice, mistake: click.ClickException) -> str:
    """What is wrong with the command line, in the language of the voice where click allows it."""
    if isinstance(mistake, click.NoSuchOption):
        close = (mistake.possibilities or ["none"])[0]
        return voice.say("no-such-switch", word=mistake.option_name, close=close)
    if isinstance(mistake, click.MissingParameter) and mistake.param is not None:
        return voice.say("missing", name=called(mistake.param))
    return mistake.format_message()


def called(parameter: click.Parameter) -> str:
    """An argument by its sign in the usage line, an option by its switch."""
    if isinstance(parameter, click.Option):
        return parameter.opts[0]
    return parameter.metavar or str(parameter.name).upper()


def complain(text: str) -> None:
    print(f"quipu: {one_line(text)}", file=sys.stderr)


def quieten() -> None:
    """Nobody reads any more: let the rest of the output go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if not wanted or ctx.resilient_parsing:
        return
    import platform

    import quipu

    how = "compiled" if quipu.COMPILED else "pure Python"
    click.echo(f"quipu {quipu.__version__} ({how}, Python {platform.python_version()})")
    ctx.exit()


@click.group(cls=App, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=version)
@click.pass_context
def app(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
