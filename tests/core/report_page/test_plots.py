"""Plots: what is drawn of the figures, and that it can be read."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from protest_core.candidates.filter import OutcomeCounts
from protest_core.errors import RefusedError
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.meta_evaluation.ranks import by_rank
from protest_core.report_page.plots.audit import audit_plot, corrected_plot
from protest_core.report_page.plots.bars import bars_plot
from protest_core.report_page.plots.canvas import MOST_CATEGORIES
from protest_core.report_page.plots.grid import categories_plot
from protest_core.report_page.plots.palette import PAPER, Palette, contrast, mixed, readable_on
from protest_core.report_page.plots.regression import SystemPoint, regression_plot
from protest_core.report_page.plots.scores import scale, scores_plot
from protest_core.scores.model import ScoreTable
from protest_core.scores.strata import Estimates
from protest_core.statistics.correlation import regression
from protest_core.suite.model import SuiteDescription
from protest_core.tables.cells import whole_percent
from protest_core.tables.model import Kind
from tests.core.report_page.plotted import (
    CATEGORIES,
    DARK,
    INVENTED,
    LABELS,
    LONG,
    NEIGHBOURS,
    ODD,
    SUITE,
    audit,
    labelled,
    lines_of,
    outside,
    over_the_axes,
    overlapping,
    points,
    scores,
    texts_of,
)

PLOTS: dict[str, Callable[..., Figure]] = {
    "scores": lambda systems, **how: scores_plot(scores(systems), **how),
    "open scores": lambda systems, **how: scores_plot(scores(systems, still_open=9), **how),
    "antecedents": lambda systems, **how: scores_plot(
        scores(systems, suite=INVENTED), Question.ANTECEDENT, **how
    ),
    "categories": lambda systems, **how: categories_plot(scores(systems, still_open=9), **how),
    "audit": lambda systems, **how: audit_plot(audit(systems), **how),
    "corrected": lambda systems, **how: corrected_plot(audit(systems), **how),
    "regression": lambda systems, **how: regression_plot(
        points(systems), x_name="BLEU", y_name="correct, %", **how
    ),
    "bars": lambda systems, **how: bars_plot(
        by_rank({each: 60.5 - at for at, each in enumerate(systems)}),
        metric="bleu",
        kind=Kind.MEAN,
        **how,
    ),
}
BY_CATEGORY: dict[str, Callable[..., Figure]] = {
    "categories": lambda systems, categories, **how: categories_plot(
        scores(systems, still_open=9, categories=categories), **how
    ),
    "all right": lambda systems, categories, **how: categories_plot(
        with_each(scores(systems, categories=categories), OutcomeCounts(correct=40)), **how
    ),
    "antecedents": lambda systems, categories, **how: categories_plot(
        scores(systems, suite=INVENTED, categories=categories), Question.ANTECEDENT, **how
    ),
    "audit": lambda systems, categories, **how: audit_plot(
        audit(systems, categories=categories), **how
    ),
}
SHEETS = {"1-narrow": (ODD[:1], 3.6), "2": (ODD[:2], 6.3), "4-narrow": (ODD[:4], 3.6)}


@pytest.mark.parametrize(
    ("systems", "width"),
    [(ODD, 3.6), (ODD, 6.3), (LONG, 4.6), (LONG, 8.0), (ODD[:1], 3.6)],
    ids=["odd-narrow", "odd", "long-narrow", "long-wide", "one-narrow"],
)
@pytest.mark.parametrize("plot", PLOTS)
def test_nothing_that_is_written_overlaps_or_is_cut(
    plot: str, systems: tuple[str, ...], width: float
):
    figure = PLOTS[plot](systems, width=width)
    found = texts_of(figure)
    assert len(found) > 5
    assert overlapping(found) == []
    assert outside(figure, found) == []


def check_readable(figure: Figure) -> None:
    """Drawn as it is when it is saved; matplotlib's warnings are errors here."""
    found = texts_of(figure)
    assert overlapping(found) == []
    assert outside(figure, found) == []
    assert over_the_axes(figure) == []


def with_each(table: ScoreTable, counts: OutcomeCounts) -> ScoreTable:
    same = {question: dict.fromkeys(cells, counts) for question, cells in table.cells.items()}
    return replace(table, cells=same)


# Each plot with each label, and both with each sheet: all three with each other take three times as
# long and differ from these only in what is drawn beside the label.
LABELLED = [
    pytest.param(plot, label, *SHEETS[sheet], id=f"{plot}-{label}-{sheet}")
    for (at, plot), (place, label) in product(enumerate(BY_CATEGORY), enumerate(LABELS))
    for sheet in [[*SHEETS][(at + place) % len(SHEETS)]]
]


@pytest.mark.parametrize(("plot", "label", "systems", "width"), LABELLED)
def test_a_long_label_of_a_category_cuts_and_covers_nothing(
    plot: str, label: str, systems: tuple[str, ...], width: float
):
    check_readable(BY_CATEGORY[plot](systems, labelled(LABELS[label]), width=width))


@pytest.mark.parametrize(
    ("suite", "width"), [(INVENTED, 3.6), (SUITE, 6.3)], ids=["invented-narrow", ""]
)
@pytest.mark.parametrize("counts", [OutcomeCounts(3, 0, 2, 0, 4), OutcomeCounts(9, 9, 9, 0, 9)])
@pytest.mark.parametrize("systems", [ODD[:1], ODD, NEIGHBOURS], ids=["1", "5", "long"])
def test_every_number_has_room_in_its_cell(
    systems: tuple[str, ...], counts: OutcomeCounts, suite: SuiteDescription, width: float
):
    table = scores(systems, suite=suite, categories=labelled(LABELS["57"]))
    figure = categories_plot(with_each(table, counts), width=width)
    texts_of(figure)
    (axes,) = figure.axes
    cells = [each.get_window_extent() for each in axes.patches if isinstance(each, Rectangle)]
    assert len(cells) == len(axes.texts) > 10
    for cell, text in zip(cells, axes.texts, strict=True):
        place = text.get_window_extent()
        assert cell.y0 + 3 < place.y0 < place.y1 < cell.y1 - 3
        assert cell.x0 <= place.x0 < place.x1 <= cell.x1


@pytest.mark.parametrize("width", [3.6, 6.3])
@pytest.mark.parametrize("plot", BY_CATEGORY)
def test_many_categories_cut_and_cover_nothing(plot: str, width: float):
    categories = labelled(LABELS["57"], further=20)
    check_readable(BY_CATEGORY[plot](NEIGHBOURS, categories, width=width))


@pytest.mark.parametrize("plot", sorted(BY_CATEGORY.keys() - {"antecedents"}))
def test_of_very_many_categories_the_largest_are_drawn_and_the_rest_counted(plot: str):
    categories = labelled(LABELS["57"], further=MOST_CATEGORIES)
    more, few = (BY_CATEGORY[plot](ODD[:2], these) for these in (categories, CATEGORIES))
    written = " ".join(text for text, _ in texts_of(more)).replace("\n", " ")
    assert f"The {MOST_CATEGORIES} largest of " in written
    assert " categories; the table has all." in written
    assert not any("largest" in text for text, _ in texts_of(few))
    check_readable(more)


def test_the_categories_drawn_are_those_with_most_candidates():
    categories = labelled("own ", further=MOST_CATEGORIES)
    table = scores(("one",), categories=categories)
    large = {each.id for each in categories[-MOST_CATEGORIES:]}
    cells = {
        question: {
            (system, id_): OutcomeCounts(correct=20 if id_ in large else 10)
            for system, id_ in of_question
        }
        for question, of_question in table.cells.items()
    }
    figure = categories_plot(replace(table, cells=cells))
    drawn = [tick.get_text() for tick in figure.axes[0].get_xticklabels()]
    assert drawn == [f"own {at}" for at in range(MOST_CATEGORIES)]


@pytest.mark.parametrize("width", [3.6, 6.3])
@pytest.mark.parametrize("plot", PLOTS)
def test_a_long_name_of_a_system_covers_no_neighbour(plot: str, width: float):
    check_readable(PLOTS[plot](NEIGHBOURS, width=width))


@pytest.mark.parametrize("width", [3.6, 6.3])
@pytest.mark.parametrize("label", LABELS)
def test_long_names_of_columns_cut_and_cover_nothing(label: str, width: float):
    name = LABELS[label]
    check_readable(regression_plot(points(LONG), x_name=name, y_name=f"{name}, %", width=width))


@pytest.mark.parametrize("plot", sorted(PLOTS.keys() - {"audit"}))
def test_names_of_systems_are_shown_as_they_are(plot: str):
    written = [text for text, _ in texts_of(PLOTS[plot](ODD))]
    for name in ODD:
        assert any(name in text for text in written), name


def test_of_a_very_long_name_the_middle_is_left_out():
    written = [text.replace("\n", "") for text, _ in texts_of(scores_plot(scores(["ab" * 100])))]
    (name,) = [text for text in written if text.startswith("abab")]
    assert "…" in name
    assert name.endswith("abab")
    assert len(name) < 90


def test_the_best_system_is_at_the_top_with_its_interval():
    table = scores(("worse", "better"))
    figure = scores_plot(table)
    assert [tick.get_text() for tick in figure.axes[0].get_yticklabels()] == ["better", "worse"]
    (dots,) = lines_of(figure, label="share of correct ones")
    shares = [table.score(Question.PRONOUN, name).share for name in ("better", "worse")]
    assert list(dots.get_xdata()) == [100 * share.low for share in shares]
    assert figure.axes[0].yaxis_inverted()
    intervals = [list(line.get_xdata()) for line in lines_of(figure, label="95 %, new examples")]
    assert intervals == [[100 * s.interval.low, 100 * s.interval.high] for s in shares]


def test_what_is_open_is_seen_as_a_span_from_all_wrong_to_all_right():
    table = scores(("one",), still_open=10)
    figure = scores_plot(table)
    (span,) = lines_of(figure, label="from every open candidate wrong to all right")
    share = table.score(Question.PRONOUN, "one").share
    assert list(span.get_xdata()) == [100 * share.low, 100 * share.high]
    assert share.low < share.high
    assert "share of correct ones" not in {text for text, _ in texts_of(figure)}


@pytest.mark.parametrize(("lowest", "begins"), [(0.12, 0), (0.25, 0), (0.52, 50)])
def test_a_scale_that_begins_near_zero_begins_at_zero(lowest: float, begins: int):
    axes = Figure().subplots()
    scale(axes, [lowest, 0.95])
    assert axes.get_xticks()[0] == begins


def test_few_are_said_to_be_too_few():
    few = {text for text, _ in texts_of(scores_plot(scores(("one",), n=40)))}
    assert not any("too few" in text for text in few)
    table = scores(("one",), categories=CATEGORIES[:1])
    first = CATEGORIES[0].id
    small = replace(
        table,
        cells={
            q: {("one", first): scores(("one",), n=9).cells[q]["one", first]} for q in FIRST_TWO
        },
    )
    assert any("n = 9: too few to say" in text for text, _ in texts_of(scores_plot(small)))
    written = [text for text, _ in texts_of(categories_plot(small))]
    assert any(text.endswith("*") for text in written)
    assert any("* Fewer than ten: too few to say." in text for text in written)


@pytest.mark.parametrize(
    ("correct", "of", "says"), [(5, 8, "63"), (1, 8, "13"), (57, 200, "29"), (3, 7, "43")]
)
def test_a_half_in_a_cell_goes_up_as_in_the_table_beside_it(correct: int, of: int, says: str):
    table = scores(("one",), categories=CATEGORIES[:1])
    counts = OutcomeCounts(correct=correct, incorrect=of - correct)
    written = [text for text, _ in texts_of(categories_plot(with_each(table, counts)))]
    assert says in written


def test_every_cell_says_its_share_and_is_the_darker_the_higher_it_is():
    table = scores(("one", "two"))
    figure = categories_plot(table)
    cells = [each for each in figure.axes[0].patches if isinstance(each, Rectangle)]
    assert len(cells) == 2 * len(CATEGORIES)
    assert table.score(Question.PRONOUN, "one", CATEGORIES[0].id).share.low == 0.125
    assert {"13", "15"} <= {text for text, _ in texts_of(figure)}
    assert sum(cells[0].get_facecolor()[:3]) < sum(cells[-1].get_facecolor()[:3])  # best first


@pytest.mark.parametrize("palette", [PAPER, DARK], ids=["paper", "dark"])
def test_numbers_in_cells_can_be_read_on_every_ground(palette: Palette):
    for percent in range(101):
        ground = mixed(palette.nothing, palette.everything, percent / 100)
        assert contrast(readable_on(ground), ground) >= 4.5


@pytest.mark.parametrize("palette", [PAPER, DARK], ids=["paper", "dark"])
def test_text_and_signs_stand_out_from_the_ground(palette: Palette):
    for colour in (palette.text, palette.muted):
        assert contrast(colour, palette.ground) >= 4.5
    for colour in (palette.mark, palette.beside):
        assert contrast(colour, palette.ground) >= 3


def test_the_audit_has_all_categories_and_their_total():
    figure = audit_plot(audit())
    assert len(figure.axes[0].get_yticklabels()) == len(CATEGORIES) + 1
    written = [text for text, _ in texts_of(figure)]
    assert "50 of 60, 83.3" in written  # of each category: five systems, twelve audited of each


def test_categories_that_nobody_audited_are_left_out_of_the_audit():
    table = audit(("one",))
    first, second = CATEGORIES[:2]
    none = dict.fromkeys(table.cells, type(table.cells["one", first.id])(approved=20))
    some = none | {("one", second.id): table.cells["one", second.id]}
    assert len(audit_plot(replace(table, cells=some)).axes[0].get_yticklabels()) == 2


def test_the_corrected_score_differs_from_the_other_in_shape_and_place():
    table = audit(("one",))
    figure = corrected_plot(table)
    (corrected,) = lines_of(figure, label="corrected")
    (before,) = lines_of(figure, label="as approved and judged")
    found = table.corrected("one")
    # Of each category 10 of 12 approvals were upheld, of twenty; and 5 of 40 referred are right.
    assert list(corrected.get_xdata()) == [pytest.approx(100 * (20 * 10 / 12 + 5) / 60)]
    assert before.get_xdata()[0] == pytest.approx(100 * found.score.low)
    assert corrected.get_marker() != before.get_marker()
    assert corrected.get_ydata()[0] != before.get_ydata()[0]


def test_line_and_band_are_those_of_the_regression():
    shown = points(LONG)
    figure = regression_plot(shown, x_name="BLEU", y_name="correct")
    band = regression([each.x for each in shown], [each.y for each in shown])
    assert band is not None
    (line,) = lines_of(figure, label="least squares")
    for x, y in zip(line.get_xdata(), line.get_ydata(), strict=True):
        assert y == pytest.approx(band.at(x)[0])
    (edge,) = [each.get_paths()[0].vertices for each in figure.axes[0].collections]
    for x in (line.get_xdata()[0], line.get_xdata()[30]):
        ends = {round(y, 6) for at, y in edge if at == x}
        assert {round(y, 6) for y in band.at(x)[1:]} <= ends


def test_a_wide_band_is_cut_before_the_points_become_a_line():
    few = [SystemPoint("a", 1, 40), SystemPoint("b", 2, 60), SystemPoint("c", 3, 45)]
    figure = regression_plot(few, x_name="BLEU", y_name="correct")
    band = regression([1, 2, 3], [40, 60, 45])
    assert band is not None
    assert band.at(1)[2] > 200
    low, high = figure.axes[0].get_ylim()
    assert (low, high) == (pytest.approx(20), pytest.approx(80))


def test_a_narrow_band_is_shown_in_full():
    many = [SystemPoint(str(x), x, 2 * x + x % 2) for x in range(20)]
    figure = regression_plot(many, x_name="BLEU", y_name="correct")
    low, high = figure.axes[0].get_ylim()
    (edge,) = [each.get_paths()[0].vertices for each in figure.axes[0].collections]
    assert low < min(y for _, y in edge)
    assert high > max(y for _, y in edge)


def test_two_systems_have_a_plot_without_a_line():
    figure = regression_plot(points(ODD[:2]), x_name="BLEU", y_name="correct")
    assert [text for text, _ in texts_of(figure) if "r =" in text] == []
    assert not figure.axes[0].collections


@pytest.mark.parametrize(
    ("suite", "caveat"),
    [
        (INVENTED, "Invented for demonstration"),
        (replace(SUITE, target_language="eo"), "Nothing is known of the pronouns of Esperanto"),
    ],
)
def test_caveats_of_the_suite_are_below_its_plots(suite: SuiteDescription, caveat: str):
    for plot in (scores_plot, categories_plot):
        written = [text for text, _ in texts_of(plot(scores(suite=suite)))]
        assert any(caveat in text for text in written)
        written = [text for text, _ in texts_of(plot(scores()))]
        assert not any(caveat in text for text in written)


@pytest.mark.parametrize(
    ("draw", "why"),
    [
        (lambda: scores_plot(scores(())), "no system is loaded"),
        (lambda: categories_plot(scores(())), "no system is loaded"),
        (lambda: audit_plot(audit(judged=0)), "nobody has judged any approved candidate"),
        (lambda: corrected_plot(audit(judged=0)), "nobody has judged any approved candidate"),
        (lambda: regression_plot([], x_name="a", y_name="b"), "no system has both"),
    ],
)
def test_where_there_is_nothing_to_draw_it_is_said(draw: Callable[[], Figure], why: str):
    with pytest.raises(RefusedError, match=f"nothing to draw: {why}"):
        draw()


def test_the_best_three_bars_are_marked_by_colour_and_in_bold():
    systems = by_rank({"a": 1.0, "b": 4.0, "c": 2.0, "d": 3.0, "e": None})
    assert [(each.system, each.rank) for each in systems] == [
        ("b", 1),
        ("d", 2),
        ("c", 3),
        ("a", 4),
    ]
    (axes,) = bars_plot(systems, metric="bleu", kind=Kind.MEAN).axes
    bold = [each.get_text() for each in axes.texts if each.get_fontweight() == "bold"]
    assert bold == ["4.0 (1)", "3.0 (2)", "2.0 (3)"]
    bars = sorted(
        (bar.get_width(), bar.get_facecolor()) for bars in axes.containers for bar in bars
    )
    assert [width for width, _ in bars] == [1.0, 2.0, 3.0, 4.0]
    assert len({colour for _, colour in bars[1:]}) == 1
    assert bars[0][1] != bars[1][1]


def test_of_three_systems_none_is_marked():
    (axes,) = bars_plot(by_rank({"a": 1.0, "b": 4.0}), metric="bleu", kind=Kind.MEAN).axes
    assert not [each for each in axes.texts if each.get_fontweight() == "bold"]


def test_where_there_are_estimates_the_first_plot_and_the_grid_show_them():
    table = audit(("worse", "better")).scores
    figure = scores_plot(table)
    assert table.is_estimated(Question.PRONOUN)
    found = [table.headline(Question.PRONOUN, each) for each in table.ranked]
    (dots,) = lines_of(figure, label="estimate")
    assert list(dots.get_xdata()) == [100 * each.low for each in found]
    intervals = lines_of(figure, label="95 %, these candidates")
    assert [list(line.get_xdata()) for line in intervals] == [
        [100 * each.interval.low, 100 * each.interval.high] for each in found
    ]
    cell = table.headline(Question.PRONOUN, table.ranked[0], CATEGORIES[0].id)
    written = [text for text, _ in texts_of(categories_plot(table))]
    assert whole_percent(cell.low) in written
    assert any("The darker a cell, the larger its share" in text for text in written)


def test_a_system_without_an_estimate_among_others_is_drawn_as_a_range_and_named_so():
    table = audit(("known", "unknown")).scores
    judged = table.estimates.strata[Question.PRONOUN]
    nobody = {
        place: replace(each, right=0, wrong=0, chance=0.0)
        if (place.system, place.verdict) == ("unknown", "approved")
        else each
        for place, each in judged.items()
    }
    table = replace(table, estimates=Estimates({Question.PRONOUN: nobody}))
    assert table.ranked == ("known", "unknown")
    figure = scores_plot(table)
    (bar,) = lines_of(figure, label="no estimate: every open candidate wrong to all right")
    share = table.score(Question.PRONOUN, "unknown").share
    assert list(bar.get_xdata()) == [100 * share.low, 100 * share.high]
    written = [text for text, _ in texts_of(categories_plot(table))]
    assert any(text.startswith("(") for text in written)
    assert any(
        text.startswith("The darker") and "In brackets: no estimate" in text for text in written
    )
