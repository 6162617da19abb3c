"""`quipu replay`: a stored game step by step, forward and back, or as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from quipu.cli.app import Spoken
from quipu.cli.frames import Film, Frame, read_film
from quipu.cli.parameters import (
    file_argument,
    lang_option,
    plain_option,
    seat_option,
    step_option,
)
from quipu.cli.voice import Fault, Voice


@click.command("replay", cls=Spoken)
@file_argument
@step_option
@seat_option
@click.option("--json", "as_json", is_flag=True)
@lang_option
@plain_option
@click.pass_obj
def command(voice: Voice, file: Path, step: int | None, seat: str | None, as_json: bool) -> None:
    film = read_film(file, seat)
    if as_json:
        print_json(film, step)
    elif step is not None:
        film.at(step)
        Projector(voice, film, step).show()
    else:
        Projector(voice, film, 0).run()


def print_json(film: Film, step: int | None) -> None:
    """One object to a line; nothing else is printed."""
    for number in range(len(film.frames)) if step is None else [step]:
        print(json.dumps(frame_json(film, film.at(number)), ensure_ascii=False))
    sys.stdout.flush()


def frame_json(film: Film, frame: Frame) -> dict[str, Any]:
    form: dict[str, Any] = {"knot": frame.knot["knot"], "seat": frame.knot.get("seat")}
    if "table" in frame.knot:
        form["table"] = frame.knot["table"]
    form["action"] = frame.knot.get("action")
    form["told"] = frame.told
    form["points"] = [frame.state.points(seat) for seat in range(len(film.names))]
    if film.seat < 0:
        form["position"] = film.game.position(frame.state)
    else:
        form["view"] = frame.view.to_json()
    return form


class Projector:
    """Shows one frame at a time."""

    def __init__(self, voice: Voice, film: Film, step: int) -> None:
        self.voice = voice
        self.film = film
        self.step = step

    def run(self) -> None:
        self.show()
        while True:
            try:
                typed = self.ask()
            except EOFError:
                return
            if typed == "q":
                return
            self.go(typed)

    def ask(self) -> str:
        prompt = f"{self.step}/{len(self.film.frames) - 1} {self.voice.say('replay-prompt')}> "
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def go(self, typed: str) -> None:
        moves = {"": 1, "n": 1, "b": -1}
        try:
            if typed in moves:
                self.turn_to(self.step + moves[typed])
            elif typed.isdecimal() and len(typed) < 8:
                self.turn_to(int(typed))
            else:
                raise Fault("replay-what", word=typed)
        except Fault as fault:
            self.voice.console.print(Text(f"  {self.voice.fault(fault)}"))

    def turn_to(self, step: int) -> None:
        self.film.at(step)
        self.step = step
        self.show()

    def show(self) -> None:
        from quipu.terminal.scene import Scene, shown

        voice, film, frame = self.voice, self.film, self.film.at(self.step)
        scene = Scene(
            frame.view,
            frame.state.legal(film.seat) if film.seat >= 0 else [],
            voice.of(film.game),
            film.names,
            voice.console.width,
            voice.plain,
        )
        most = len(film.frames) - 1
        voice.console.print(Text(voice.say("replay-step", step=self.step, most=most), "bold"))
        for sentence in filter(None, map(self.sentence, frame.told)):
            voice.console.print(Text(f"  {sentence}"))
        voice.console.print(shown(film.game, scene))

    def sentence(self, told: dict[str, object]) -> str:
        from quipu.texts import event_sentence

        film = self.film
        return event_sentence(self.voice.of(film.game), told, film.names, film.seat)
