"""Bots of the Egyptian games; greedy belongs here."""

from __future__ import annotations

from quipu.bots.bot import Bot, RandomBot

NAMES = ["random"]


def make_bot(name: str) -> Bot:
    return RandomBot()
