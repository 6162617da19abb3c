"""Whether numbers are as even as chance would have them."""

from __future__ import annotations

# 99.9 % of fair samples lie below, by degrees of freedom
CHI_SQUARE = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 9: 27.88, 35: 66.62, 99: 148.2}


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((got - want) ** 2 / want for got, want in zip(counts, expected, strict=True))


def assert_even(values: list[int], n: int) -> None:
    counts = [values.count(value) for value in range(n)]
    assert sum(counts) == len(values)
    assert chi_square(counts, [len(values) / n] * n) < CHI_SQUARE[n - 1]
