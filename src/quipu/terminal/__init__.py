"""What a game may bring for a terminal: a view of its table, in signs and in words, and tasks."""

from __future__ import annotations

from quipu.terminal.canvas import Canvas
from quipu.terminal.scene import Scene, Terminal, terminal_of
from quipu.terminal.tasks import Task, Told, tasks_of

__all__ = ["Canvas", "Scene", "Task", "Terminal", "Told", "tasks_of", "terminal_of"]
