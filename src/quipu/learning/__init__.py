"""Learning: lessons and puzzles that a game brings as data, played on its real rules."""

from __future__ import annotations

from quipu.learning.lesson import BadLesson, Lesson, Page, Step
from quipu.learning.puzzle import BadPuzzle, Puzzle, puzzles
from quipu.learning.shelf import lesson, lessons, study
from quipu.learning.summary import BadSummary, Card, Picture, Summary, summary

__all__ = [
    "BadLesson",
    "BadPuzzle",
    "BadSummary",
    "Card",
    "Lesson",
    "Page",
    "Picture",
    "Puzzle",
    "Step",
    "Summary",
    "lesson",
    "lessons",
    "puzzles",
    "study",
    "summary",
]
