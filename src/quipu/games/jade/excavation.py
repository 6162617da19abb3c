"""Who gets how many artefacts in a dig: ranks, halves and what is done in a shortage."""

from __future__ import annotations


def ranked(strengths: list[int], mover: int) -> list[list[int]]:
    """J11.2, J11.3: the seats present, the strongest first; equal ones share a rank."""
    seats = len(strengths)
    order = [(mover + step) % seats for step in range(seats)]  # J11.11
    ranks: list[list[int]] = []
    for strength in sorted({strength for strength in strengths if strength > 0}, reverse=True):
        ranks.append([seat for seat in order if strengths[seat] == strength])
    return ranks


def dues(heads: int, ranks: int) -> list[int]:
    """J11.4: all for the first rank; J11.5: then halves, odd numbers raised; J11.7: as listed."""
    amounts: list[int] = []
    due = heads
    for _ in range(ranks):
        amounts.append(due)
        due = 0 if heads == 1 else (due + 1) // 2  # J11.6: a single head is for rank 1 only
    return amounts


def shares(heads: int, ranks: list[list[int]], heap: int) -> list[int]:
    """By rank and within it in turn order: what each seat really gets (J12.1, J12.7)."""
    amounts = dues(heads, len(ranks))  # J12.2: halved from dues, whatever is there
    due = [amounts[rank] for rank, seats in enumerate(ranks) for _ in seats]
    if sum(due) <= heap:
        return due
    got: list[int] = []
    for rank, seats in enumerate(ranks):
        each = min(amounts[rank], (heap - sum(got)) // len(seats))  # J12.3
        got += [each] * len(seats)
    return deal_singly(got, due, heap - sum(got))


def deal_singly(got: list[int], due: list[int], rest: int) -> list[int]:
    """J12.4: what still lies there goes round, one by one, nobody above his due."""
    while rest > 0:
        for place in range(len(got)):
            if rest > 0 and got[place] < due[place]:
                got[place] += 1
                rest -= 1
    return got
