"""What every game has to explain: its seats, their marks, numbers and points, and the goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quipu.presenting.looking import Looking
from quipu.presenting.shown import Count, Explanation, Fact, Prompt

if TYPE_CHECKING:
    from quipu.presenting.presenter import Presenter


def explained_seats(shown: Presenter[Any], looking: Looking[Any]) -> list[Explanation]:
    """The row of each seat: whose it is, its points, each of its numbers; then the goal."""
    prompt, everybody = shown.prompt(looking), range(looking.seats)
    counts = [shown.counts(looking, seat) for seat in everybody]
    goal, paragraph = shown.goal(looking)
    found = [_seat(looking, prompt, seat, counts[seat]) for seat in everybody]
    found += [_points(shown, looking, seat, goal, paragraph) for seat in everybody]
    for number, each in enumerate(counts[0]):
        if each.key and looking.speak.has(f"explain-count-{each.key.replace('_', '-')}"):
            found.append(_count(shown, looking, [counts[seat][number] for seat in everybody]))
    if goal:
        name = looking.speak("explain-goal-name")
        found.append(Explanation("goal", name, goal, "", paragraph, None, ["goal"]))
    return found


def _seat(looking: Looking[Any], prompt: Prompt, seat: int, counts: Sequence[Count]) -> Explanation:
    """Who has the turn has a ring, who is asked in another's turn a dashed mark."""
    asked = seat in prompt.seats
    has_turn = asked if prompt.owner < 0 else bool(prompt.seats) and seat == prompt.owner
    mark = "ring" if has_turn else "asked" if asked else "waits"
    name, speak = looking.names[seat], looking.speak
    return Explanation(
        thing="seat",
        name=name,
        text=speak(f"explain-seat-{mark}", name=name),
        now=prompt.words if asked and not prompt.you else "",
        paragraph="",
        picture=None,
        at=[f"seat@{seat}", f"other-{seat}"],
        facts=[Fact(each.name, None, each.picture) for each in counts],
    )


def _points(
    shown: Presenter[Any], looking: Looking[Any], seat: int, goal: str, paragraph: str
) -> Explanation:
    speak, points = looking.speak, shown.points(looking)[seat]
    known = "none" if points is None else points
    return Explanation(
        thing="points",
        name=speak("explain-points-name", name=looking.names[seat]),
        text=speak("explain-points-unknown") if points is None else speak("points", n=known),
        now=goal,
        paragraph=paragraph,
        picture=None,
        at=[f"points@{seat}"],
        facts=shown.scored(looking, seat),
    )


def _count(shown: Presenter[Any], looking: Looking[Any], counts: Sequence[Count]) -> Explanation:
    """A number that every seat has, side by side."""
    key, speak = counts[0].key, looking.speak
    words = key.replace("_", "-")
    rows = [f"{key}@{seat}" for seat in range(looking.seats)]
    return Explanation(
        thing=f"count_{key}",
        name=speak(f"explain-count-{words}-name"),
        text=speak(f"explain-count-{words}"),
        now=shown.now(looking, f"count_{key}"),
        paragraph=shown.counting.get(key, ""),
        picture=counts[0].picture,
        at=[*rows, *shown.shown_at(looking, f"count_{key}")],
        facts=[
            Fact(looking.names[seat], each.n, each.picture, seat)
            for seat, each in enumerate(counts)
        ],
    )


def capital(words: str) -> str:
    """A name as the first word of a line."""
    return words[:1].upper() + words[1:]
