"""Journal: receives what happened, in the past tense, and tells each seat what it may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

SPECTATOR: Final = -1


def own(data: dict[str, object]) -> dict[str, object]:
    """A copy that the receiver may do with as it likes."""
    return {name: own_value(value) for name, value in data.items()}


def own_value(value: object) -> object:
    if isinstance(value, list):
        return [own_value(item) for item in value]
    return own(value) if isinstance(value, dict) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened: what all are told, and what only some are told besides.

    `value` and `expected` measure an event of chance, for the luck report.
    """

    def __init__(
        self,
        kind: str,
        data: dict[str, object],
        secret: dict[str, object] | None = None,
        knows: list[int] | None = None,
        only: bool = False,
        value: float = 0.0,
        expected: float = 0.0,
        opens: bool = False,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret: dict[str, object] = {} if secret is None else secret
        self.knows: list[int] = [] if knows is None else knows
        self.only = only  # seats that do not know the secret hear nothing at all
        self.value = value
        self.expected = expected
        self.opens = opens  # what somebody else had hidden is open to all with it

    def told(self, seat: i64) -> dict[str, object] | None:
        """The event as this seat hears it; None when it does not."""
        knows = int(seat) in self.knows
        if self.only and not knows:
            return None
        form: dict[str, object] = {"event": self.kind}
        form.update(own(self.data))
        if knows:
            form.update(own(self.secret))
        return form

    def reveals(self, actor: int) -> bool:
        """Whether somebody learned a secret; a private note of one's own act reveals nothing."""
        return self.opens or bool(self.secret) or (self.only and self.knows != [actor])


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """The silent journal: simulations pass it, and rules ask `listening` before they speak."""

    def __init__(self) -> None:
        self.listening = False

    def tell(self, event: Event) -> None:
        """Hear of something that happened."""


class Chronicle(Journal):
    """Keeps every event in order."""

    def __init__(self) -> None:
        super().__init__()
        self.listening = True
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)


SILENT: Final = Journal()
