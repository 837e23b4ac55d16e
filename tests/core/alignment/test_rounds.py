import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.training import Pair, comparisons, training_rounds


def lines(count: int, length: int) -> list[Pair]:
    return [(("a",) * length, ("b",) * length)] * count


@pytest.mark.parametrize("length", [1, 12, 50])
@pytest.mark.parametrize("count", [300, 5_000])
def test_the_aligner_knows_best_how_often(count: int, length: int) -> None:
    assert training_rounds(lines(count, length)) is None


@pytest.mark.parametrize("count", [0, 1, 299])
@pytest.mark.parametrize("length", [1, 12, 50])
def test_few_lines_do_not_get_thousands_of_rounds(count: int, length: int) -> None:
    assert training_rounds(lines(count, length)) == (72, 72, 288)


@pytest.mark.parametrize(("count", "length"), [(4, 500), (40, 500), (400, 500), (1, 1_000)])
def test_long_lines_cost_no_more_than_their_words_in_lines_of_fifty(
    count: int, length: int
) -> None:
    long, usual = lines(count, length), lines(count * length // 50, 50)
    cost, most = (comparisons(each, training_rounds(each)) for each in (long, usual))
    assert cost == pytest.approx(most, rel=0.1)


def test_a_long_line_among_many_usual_ones_changes_nothing() -> None:
    assert training_rounds([*lines(1_000, 15), *lines(1, 500)]) is None


@given(st.lists(st.tuples(st.integers(0, 1_024), st.integers(0, 1_024)), max_size=50))
def test_every_text_is_gone_over_a_few_times_and_none_more_often_than_usual(
    lengths: list[tuple[int, int]],
) -> None:
    pairs: list[Pair] = [(("a",) * one, ("b",) * other) for one, other in lengths]
    found = training_rounds(pairs)
    assert found is not None
    assert all(2 <= each <= usual for each, usual in zip(found, (72, 72, 288), strict=True))
