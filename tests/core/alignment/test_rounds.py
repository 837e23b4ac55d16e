import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.training import Pair, comparisons, training_rounds


def lines(count: int, length: int) -> list[Pair]:
    return [(("a",) * length, ("b",) * length)] * count


@pytest.mark.parametrize("length", [1, 12, 50])
@pytest.mark.parametrize(
    ("count", "rounds"),
    [(0, (18, 18, 72)), (1, (18, 18, 72)), (300, (18, 18, 72)), (5_000, (4, 4, 18))],
)
def test_the_more_text_the_fewer_rounds_and_a_little_text_gets_no_thousands(
    count: int, length: int, rounds: tuple[int, int, int]
) -> None:
    assert training_rounds(lines(count, length)) == rounds


@pytest.mark.parametrize(("count", "length"), [(4, 500), (40, 500), (20, 250), (200, 150)])
def test_long_lines_cost_no_more_than_their_words_in_lines_of_fifty(
    count: int, length: int
) -> None:
    long, usual = lines(count, length), lines(count * length // 50, 50)
    cost, most = (comparisons(each, training_rounds(each)) for each in (long, usual))
    assert cost == pytest.approx(most, rel=0.1)


def test_a_long_line_among_many_usual_ones_changes_nothing() -> None:
    usual = training_rounds(lines(1_001, 15))
    assert training_rounds([*lines(1_000, 15), *lines(1, 500)]) == usual


@given(st.lists(st.tuples(st.integers(0, 1_024), st.integers(0, 1_024)), max_size=50))
def test_every_text_is_gone_over_a_few_times_and_none_more_often_than_usual(
    lengths: list[tuple[int, int]],
) -> None:
    pairs: list[Pair] = [(("a",) * one, ("b",) * other) for one, other in lengths]
    found = training_rounds(pairs)
    assert all(2 <= each <= usual for each, usual in zip(found, (18, 18, 72), strict=True))
