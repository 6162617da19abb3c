"""Journal and memory: who is told what of an event."""

from __future__ import annotations

import pytest

from pebbles.game import PebblesGame
from quipu import SPECTATOR, Chronicle, Event, FastLuck, Journal, Memory, Observation
from tests.support.games_under_test import spoil

STOLEN: dict[str, object] = {"seat": 0, "victim": 1}


@pytest.fixture
def pebbles() -> PebblesGame:
    return PebblesGame()


def test_all_are_told_the_open_part_and_some_the_secret() -> None:
    event = Event("stole", STOLEN, {"card": "grain"}, [0, 1])
    knowing = {"event": "stole", "seat": 0, "victim": 1, "card": "grain"}
    assert event.told(0) == event.told(1) == knowing
    for seat in (2, SPECTATOR):
        assert event.told(seat) == {"event": "stole", "seat": 0, "victim": 1}
    assert event.reveals(0)


def test_some_events_are_only_for_some() -> None:
    event = Event("discarded", {"seat": 1}, {"card": "ore"}, [1], only=True)
    assert event.told(1) == {"event": "discarded", "seat": 1, "card": "ore"}
    assert event.told(0) is None
    assert event.told(SPECTATOR) is None


def test_a_private_note_of_an_own_act_reveals_nothing() -> None:
    note = Event("marked", {"seat": 1}, None, [1], only=True)
    assert not note.reveals(1)
    assert note.reveals(0)
    assert Event("looked", {"seat": 1}, {"card": "ore"}, [1]).reveals(1)


def test_what_others_hid_may_be_open_to_all_with_an_event() -> None:
    event = Event("asked", {"seat": 0}, opens=True)
    assert event.reveals(0)
    assert event.told(SPECTATOR) == {"event": "asked", "seat": 0}


def test_an_event_without_secrets_is_for_all() -> None:
    event = Event("built", {"seat": 0}, value=1.0, expected=0.5)
    assert not event.reveals(0)
    assert event.told(SPECTATOR) == {"event": "built", "seat": 0}
    assert (event.value, event.expected) == (1.0, 0.5)


def test_what_is_told_shares_nothing_with_the_event() -> None:
    data: dict[str, object] = {"rows": [[1], [2]], "cards": {"ore": {"n": 1}}}
    event = Event("dealt", data, {"hand": [{"ore": [1]}]}, [0])
    first = event.told(0)
    spoilt = event.told(0)
    assert first is not None
    assert spoilt is not None
    for name in ("rows", "cards", "hand"):
        spoil(spoilt[name])
    assert event.told(0) == first
    assert first["rows"] == [[1], [2]]


def test_a_chronicle_listens_and_keeps_the_order() -> None:
    chronicle = Chronicle()
    for kind in ("began", "threw", "built"):
        chronicle.tell(Event(kind, {}))
    assert chronicle.listening
    assert [event.kind for event in chronicle.events] == ["began", "threw", "built"]


def test_the_plain_journal_is_silent() -> None:
    journal = Journal()
    journal.tell(Event("threw", {}))
    assert not journal.listening


class Counting(Journal):
    """A journal of the tests' own, not compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.listening = True
        self.kinds: list[str] = []

    def tell(self, event: Event) -> None:
        self.kinds.append(event.kind)


def test_any_journal_will_do(pebbles: PebblesGame) -> None:
    journal = Counting()
    pebbles.start(3, FastLuck(1), journal)
    assert journal.kinds == ["began", "drew", "drew", "drew"]


def test_a_plain_memory_remembers_nothing() -> None:
    memory = Memory(1, 3)
    memory.hear({"event": "stole", "card": "ore"})
    assert (int(memory.seat), int(memory.seats), memory.to_json()) == (1, 3, {})


def test_observations_are_compared_by_what_they_say() -> None:
    assert Observation(1) == Observation(1)
    assert Observation(1) != Observation(2)
    assert Observation(1) != {"seat": 1}
    assert hash(Observation(1)) == hash(Observation(1))
    assert Observation(SPECTATOR).to_json() == {"seat": -1}


def test_a_memory_keeps_what_was_seen_until_it_changes(pebbles: PebblesGame) -> None:
    looker, other = pebbles.memory(0, 3), pebbles.memory(2, 3)
    peeked = Event("peeked", {"seat": 0, "victim": 1}, {"token": 3}, [0])
    for memory in (looker, other):
        told = peeked.told(memory.seat)
        assert told is not None
        memory.hear(told)
    assert looker.to_json() == {"known": [0, 3, 0]}
    assert other.to_json() == {"known": [0, 0, 0]}
    looker.hear({"event": "swapped", "seat": 1})
    assert looker.to_json() == {"known": [0, 0, 0]}
