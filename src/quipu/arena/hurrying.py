"""Nobody at a table waits long for a bot. The rules know no clock, so it is looked at here."""

from __future__ import annotations

from time import monotonic
from typing import Final

from quipu.bots.bot import Bot

LONGEST: Final = 1.5  # seconds after which who searches answers with what it has found


def hurry(bot: Bot, seconds: float = LONGEST) -> None:
    """Its next decision is due from now on; one that is made in time stays what it is."""
    end = monotonic() + seconds
    bot.late = lambda: monotonic() > end
