"""Tables to draw, made by hand, and how to look at what was drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import Question
from protest_core.report_page.plots.canvas import drawing
from protest_core.report_page.plots.palette import Palette
from protest_core.report_page.plots.regression import SystemPoint
from protest_core.scores.audit import AuditCounts, AuditTable
from protest_core.scores.model import ScoreSettings, ScoreTable
from protest_core.signatures.sign import Frame
from protest_core.suite.model import STANDARD_CATEGORIES, Category, SuiteDescription
from tests.core.scores.hand_made_estimates import estimates_of

SUITE = SuiteDescription("small", "en", "de", version="2")
INVENTED = SuiteDescription("small", "en", "de", version="2", demonstration=True)
SIGNATURE = "suite:small@2|systems:all|seed:1"
CATEGORIES = STANDARD_CATEGORIES
DARK = Palette(
    *("#16191D", "#E7EAED", "#A6AFB9", "#3A414A", "#6CC0F2", "#345370", "#E8833A"),
    *("#16191D", "#6CC0F2"),
)
# As people name systems, and as nobody should.
ODD = ("A_B&C%#1", "$x$ and $y$", r"\alpha {b} ~^", "größe <b>", "系统")
LONG = tuple(
    f"university-of-somewhere.{number}.primary-ensemble_with_backtranslation-{number}"
    for number in range(20)
)
# Labels are whatever a suite says; of a suite's own category nothing is left out.
LABELS = {
    "25": "a label of our own, of 25.",
    "30": "generic nouns taken up by those",
    "57": "<img src=x onerror=alert(2)> {odd} & 100% \\frac_ ^^ ~ 57",
    "one word": "Donaudampfschifffahrtsgesellschaft" * 3,
    "wide": "W" * 100,
    "wide and far": "照応詞" * 30,
}
NEIGHBOURS = ("a", "Long_" * 20, "b", "W" * 100)


def labelled(label: str, *, further: int = 0) -> tuple[Category, ...]:
    """The usual categories, and some of a suite's own."""
    own = (replace(CATEGORIES[-1], id=f"own_{at}", label=f"{label}{at}") for at in range(further))
    return (*CATEGORIES, replace(CATEGORIES[0], id="own", label=label), *own)


def scores(
    systems: Sequence[str] = ODD,
    *,
    still_open: int = 0,
    n: int = 40,
    suite: SuiteDescription = SUITE,
    categories: tuple[Category, ...] = CATEGORIES,
) -> ScoreTable:
    """Each system is a little better than the one before, in every category."""
    cells = {
        (system, category.id): OutcomeCounts(
            approved=at % 10, correct=5, incorrect=n - 5 - at % 10 - still_open, open=still_open
        )
        for at, system in enumerate(systems)
        for category in categories
    }
    of_antecedents = {
        (system, each): counts
        for (system, each), counts in cells.items()
        if each in {category.id for category in categories if category.antecedent_agrees}
    }
    settings = ScoreSettings(CandidateFilter(), NotJudgeable.INCORRECT)
    by_question = {Question.PRONOUN: cells, Question.ANTECEDENT: of_antecedents}
    return ScoreTable(Frame(suite, tuple(systems), categories, SIGNATURE), settings, by_question)


def audit(
    systems: Sequence[str] = ODD,
    *,
    judged: int = 12,
    categories: tuple[Category, ...] = CATEGORIES,
) -> AuditTable:
    """Return an audit: of twenty approvals a cell some are judged, and all but two upheld.

    Of forty referred candidates each system has a little more right than the one before.
    """
    table = scores(systems, n=60, categories=categories)
    upheld = max(judged - 2, 0)
    counts = AuditCounts(20, upheld, judged - upheld)
    places = {
        (system, each.id): at % 10 for at, system in enumerate(systems) for each in categories
    }
    cells = {
        place: OutcomeCounts(20 - judged, upheld + 5 + more, judged - upheld + 35 - more)
        for place, more in places.items()
    }
    drawn = dict.fromkeys(places, OutcomeCounts(0, counts.upheld, counts.not_upheld))
    by_question = {**table.cells, Question.PRONOUN: cells}
    estimates = estimates_of(by_question, {Question.PRONOUN: drawn})
    return AuditTable(
        replace(table, cells=by_question, estimates=estimates),
        dict.fromkeys(places, counts),
        table.frame,
        {place: 20 + 5 + more for place, more in places.items()},
    )


def points(systems: Sequence[str] = ODD) -> list[SystemPoint]:
    return [
        SystemPoint(system, 20 + at + at % 3, 50 + at / 2 + at % 4)
        for at, system in enumerate(systems)
    ]


def texts_of(figure: Figure) -> list[tuple[str, Bbox]]:
    """Return the texts as they are seen, with their places in pixels, which nobody looks at."""
    canvas = FigureCanvasAgg(figure)
    with drawing():
        figure.draw_without_rendering()
        beyond = set(_beyond_the_axes(figure))
        written = [each for each in figure.findobj(Text) if each.get_visible() and each.get_text()]
        shown = [each for each in written if each not in beyond]
        renderer = canvas.get_renderer()
        # Of the words alone: a line that leads to them is no part of what is written.
        places = [(each, Text.get_window_extent(each, renderer)) for each in shown]
    return [(each.get_text().replace(r"\$", "$"), place) for each, place in places if place.width]


def _beyond_the_axes(figure: Figure) -> Iterable[Text]:
    """Ticks that matplotlib has thought of and does not draw."""
    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            low, high = sorted(axis.get_view_interval())
            for tick in axis.get_major_ticks():
                if not low - 1e-9 <= tick.get_loc() <= high + 1e-9:
                    yield from (tick.label1, tick.label2)


def lines_of(figure: Figure, *, label: str) -> list:
    """Return all lines that the sign in the legend stands for."""
    lines = figure.axes[0].get_lines()
    (named,) = [line for line in lines if line.get_label() == label]
    look = (named.get_linewidth(), named.get_color(), named.get_marker())
    return [
        line
        for line in lines
        if (line.get_linewidth(), line.get_color(), line.get_marker()) == look
    ]


def overlapping(places: Iterable[tuple[str, Bbox]]) -> list[tuple[str, str]]:
    """Return texts that overlap by more than a hair: letters have room round them."""
    all_places = list(places)
    return [
        (one, other)
        for at, (one, place) in enumerate(all_places)
        for other, second in all_places[at + 1 :]
        if place.x0 < second.x1 - 1
        and second.x0 < place.x1 - 1
        and place.y0 < second.y1 - 1
        and second.y0 < place.y1 - 1
    ]


def outside(figure: Figure, places: Iterable[tuple[str, Bbox]]) -> list[str]:
    page = figure.bbox
    return [
        text
        for text, place in places
        if place.x0 < -1 or place.y0 < -1 or place.x1 > page.x1 + 1 or place.y1 > page.y1 + 1
    ]


def over_the_axes(figure: Figure) -> list[str]:
    """Return the texts that are over the axes instead of above or below them."""
    (axes,) = figure.axes
    own = {*axes.findobj(Text)}
    place = axes.get_window_extent()
    around = (each for each in figure.findobj(Text) if each not in own and each.get_text())
    return [each.get_text() for each in around if each.get_window_extent().overlaps(place)]
