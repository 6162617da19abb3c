"""What the commands for a house's database share: where it is, and how its faults are said."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from types import ModuleType
from typing import Any

from quipu.cli.voice import Fault


def at_house(
    database: str | None,
    do: Callable[[Any, str], Coroutine[Any, Any, Any]],
    alone: bool = False,
) -> Any:
    """Do something at a database; `alone`, only if no server keeps its tables in that file."""
    try:
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        from quipu.server.config import from_environment
        from quipu.server.db import backup
        from quipu.server.db.engine import SQLITE, without_password
        from quipu.server.run import held_alone
    except ImportError as error:
        raise Fault("serve-needs", module=str(error.name)) from None
    settings = from_environment({"database": database}, os.environ)
    module: ModuleType = backup
    held = None
    try:
        url = settings.url()
        if alone and url.startswith(SQLITE):
            held = held_alone(url.removeprefix(SQLITE))
        return asyncio.run(do(module, url))
    except ImportError as error:
        raise Fault("serve-needs", module=str(error.name)) from None
    except (ValueError, OSError, SQLAlchemyError, CommandError) as error:
        told = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        where = without_password(settings.database)
        reason = str(told).splitlines()[0] if str(told) else type(error).__name__
        raise Fault("house-cannot", reason=f"{where}: {reason}" if where else reason) from None
    finally:
        if held is not None:
            held.close()
