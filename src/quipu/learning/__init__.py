"""Learning: lessons and puzzles that a game brings as data, played on its real rules."""

from __future__ import annotations

from quipu.learning.lesson import BadLesson, Lesson, Page, Step
from quipu.learning.puzzle import BadPuzzle, Puzzle, puzzles
from quipu.learning.shelf import lesson, lessons, study

__all__ = [
    "BadLesson",
    "BadPuzzle",
    "Lesson",
    "Page",
    "Puzzle",
    "Step",
    "lesson",
    "lessons",
    "puzzles",
    "study",
]
