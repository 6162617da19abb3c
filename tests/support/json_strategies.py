"""JSON of every sort, for whatever reads JSON, and valid JSON with one thing changed."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

HUGE = [2**31, 2**32, 2**62, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400]


def leaves(words: list[str]) -> st.SearchStrategy[Any]:
    """Single values, some of them words of the game."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-2, 20),
        st.integers(),
        st.sampled_from(HUGE),
        st.floats(),
        st.text(max_size=6),
        st.sampled_from(words),
    )


def anything(words: list[str]) -> st.SearchStrategy[Any]:
    names = st.one_of(st.sampled_from(words), st.text(max_size=4))
    return st.recursive(
        leaves(words),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
        max_leaves=8,
    )


@st.composite
def one_thing_changed(draw: st.DrawFn, forms: list[Any], words: list[str]) -> Any:
    """One of the forms, in which something else stands somewhere, or nothing, or it twice."""
    form = copy.deepcopy(draw(st.sampled_from(forms)))
    place = form
    while True:
        names: list[Any] = [*place] if isinstance(place, dict) else [*range(len(place))]
        if not names:
            return form
        name = draw(st.sampled_from(names))
        if not isinstance(place[name], dict | list) or draw(st.integers(0, 3)) == 0:
            break
        place = place[name]
    how = draw(st.integers(0, 9))
    if how == 0:
        del place[name]
    elif how == 1 and isinstance(place, list):
        place.insert(name, place[name])
    else:
        place[name] = draw(anything(words))
    return form


def nested(depth: int) -> Any:
    data: Any = 1
    for _ in range(depth):
        data = [data]
    return data


def words_of(data: object) -> set[str]:
    """All names and words in some JSON."""
    if isinstance(data, dict):
        return set(data) | {word for value in data.values() for word in words_of(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_of(value)}
    return {data} if isinstance(data, str) else set()
