"""What players read, in their language; Fluent itself is loaded with the first speaker."""

from __future__ import annotations

from quipu.texts.describing import (
    describe_action,
    describe_event,
    describe_refusal,
    event_sentence,
    is_thing,
    thing_name,
    things,
)
from quipu.texts.speaking import (
    LANGUAGES,
    BrokenText,
    MissingText,
    Speak,
    UnknownLanguage,
    sentence_list,
    speaker,
)

__all__ = [
    "LANGUAGES",
    "BrokenText",
    "MissingText",
    "Speak",
    "UnknownLanguage",
    "describe_action",
    "describe_event",
    "describe_refusal",
    "event_sentence",
    "is_thing",
    "sentence_list",
    "speaker",
    "thing_name",
    "things",
]
