"""Learning: lessons that a game brings as data, each a short story played on its real rules."""

from __future__ import annotations

from quipu.learning.lesson import BadLesson, Lesson, Page, Step
from quipu.learning.shelf import lesson, lessons

__all__ = ["BadLesson", "Lesson", "Page", "Step", "lesson", "lessons"]
