"""The numbers of a regression plot: whose point each belongs to can be seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from matplotlib.figure import Figure
from matplotlib.text import Annotation, Text

from protest_core.errors import RefusedError
from protest_core.meta_evaluation.system_scores_file import FigureRows
from protest_core.report_page.plots.point_labels import Spot, numbers_beside
from protest_core.report_page.plots.regression import SystemPoint, regression_plot
from protest_core.reproduce.figures import read_published
from tests.core.report_page.plotted import overlapping, texts_of
from tests.properties import examples

WMT: FigureRows = read_published("guillou-et-al-2018-systems.tsv")
POINT = 72  # to the inch
ROOM = 300.0, 200.0
PLACES = st.tuples(st.floats(5, 295), st.floats(5, 195))
CROWDED = st.tuples(st.floats(140, 160), st.floats(90, 110))


@dataclass(frozen=True)
class Number:
    """A number in a plot, in points of type, as drawn."""

    text: str
    middle: tuple[float, float]
    own: tuple[float, float]
    has_line: bool


def wmt_2018(metric: str) -> list[SystemPoint]:
    ours, theirs = WMT.numbers(metric), WMT.numbers("pronouns")
    both = ((name, ours[name], theirs[name]) for name in ours)
    return [SystemPoint(name, x, y) for name, x, y in both if x is not None and y is not None]


def numbers_of(figure: Figure) -> list[Number]:
    texts_of(figure)  # which draws it
    (axes,) = figure.axes
    found = []
    for each in axes.texts:
        if isinstance(each, Annotation):
            box = Text.get_window_extent(each)
            own = axes.transData.transform(each.xy)
            middle = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
            scale = POINT / figure.dpi
            places = [(x * scale, y * scale) for x, y in (middle, own)]
            found.append(Number(each.get_text(), *places, each.arrow_patch is not None))
    return found


def check_each_is_at_its_own(numbers: Sequence[Number]) -> None:
    for number in numbers:
        if not number.has_line:
            others = [each.own for each in numbers if dist(each.own, number.own) > 1]
            nearest = min((dist(number.middle, each) for each in others), default=1000)
            assert dist(number.middle, number.own) < min(nearest - 1, 15), number


@pytest.mark.parametrize("width", [3.6, 4.6, 6.3, 8.0])
@pytest.mark.parametrize("metric", ["bleu", "apt"])
def test_each_number_of_wmt_2018_is_nearest_its_own_point_or_a_line_leads_to_it(
    metric: str, width: float
):
    points = wmt_2018(metric)
    figure = regression_plot(points, x_name=metric, y_name="pronouns", width=width)
    numbers = numbers_of(figure)
    assert [each.text for each in numbers] == [str(n + 1) for n in range(len(points))]
    check_each_is_at_its_own(numbers)
    assert overlapping(texts_of(figure)) == []


def test_lines_are_for_the_crowded_alone():
    """Half of the 16 systems stand by themselves."""
    figure = regression_plot(wmt_2018("bleu"), x_name="bleu", y_name="pronouns")
    assert sum(each.has_line for each in numbers_of(figure)) <= 6
    few = [SystemPoint("a", 1, 40), SystemPoint("b", 2, 60), SystemPoint("c", 3, 45)]
    numbers = numbers_of(regression_plot(few, x_name="BLEU", y_name="correct"))
    assert [each.has_line for each in numbers] == [False] * 3


def test_a_number_covers_no_point():
    for number in (
        numbers := numbers_of(regression_plot(wmt_2018("bleu"), x_name="b", y_name="p"))
    ):
        assert min(dist(number.middle, each.own) for each in numbers) > 4, number


@examples(25)
@given(st.lists(PLACES | CROWDED, min_size=1, max_size=30))
@example([(100.0, 100.0)] * 30)
@example([(5.0, 5.0), (5.0, 6.5), (6.5, 5.0)])
def test_however_points_stand_a_number_without_a_line_is_nearest_its_own(
    places: list[tuple[float, float]],
):
    found = [*numbers_beside(places, ROOM)]
    assert len(found) == len(places)
    check_each_is_at_its_own(
        [
            Number(str(n), (x + spot.across, y + spot.up), (x, y), spot.has_line)
            for n, ((x, y), spot) in enumerate(zip(places, found, strict=True), start=1)
        ]
    )


def test_two_systems_with_the_same_figures_have_both_numbers_at_their_point():
    one, other = numbers_beside([(100.0, 100.0)] * 2, ROOM)
    assert not one.has_line
    assert not other.has_line
    assert one != other


def test_hundreds_of_points_are_numbered_without_a_search():
    found = [*numbers_beside([(100.0, 100.0)] * 1_000, ROOM)]
    assert found == [Spot(0, 9)] * 1_000


@pytest.mark.parametrize("largest", [1.7e308, -1e150])
def test_numbers_that_nothing_can_draw_are_refused(largest: float):
    points = [SystemPoint("a", 1, 2), SystemPoint("b", largest, 3), SystemPoint("c", 5, 1)]
    with pytest.raises(RefusedError, match=r"is too large to be drawn\. Write it in another unit"):
        regression_plot(points, x_name="a", y_name="b")


def test_small_numbers_are_drawn():
    points = [SystemPoint("a", 1e-320, 2), SystemPoint("b", 0, 3e99), SystemPoint("c", 5e-320, 1)]
    assert len(numbers_of(regression_plot(points, x_name="a", y_name="b"))) == 3
