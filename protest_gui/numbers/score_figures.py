"""The tables of scores, with the candidates that each number opens."""

from protest_core.judgements.outcome import Outcome, Question
from protest_core.scores.counted_candidates import CountedCell
from protest_core.scores.model import Average, ScoreTable, SystemScore
from protest_core.suite.model import Category
from protest_core.suite.report import short_labels
from protest_core.tables.cells import narrow_head
from protest_gui.numbers.results_words import (
    correct_of,
    outcome_head,
    percent_of,
    question_name,
    share_and_interval,
    short,
)
from protest_gui.translations import tr
from protest_gui.widgets.table_model import Figure, Figures, Heading

_NONE, _FEW = "·", "*"


Column = tuple[Question, Category | None]


def scores_figures(table: ScoreTable, question: Question, *, intervals: bool) -> Figures:
    """Systems down, categories across, as in Table 3 of the WMT 2018 paper."""
    columns = _columns(table, question)
    labels = short_labels(table.categories_of(question))
    rows = [
        [_figure(table, system, column, intervals=intervals) for column in columns]
        for system in table.ranked
    ]
    names = [_name(system) for system in table.ranked]
    if len(rows) > 1:
        rows.append([_average(table, column) for column in columns])
        names.append(Heading(tr("average"), numeric=False))
    return Figures([_heading(column, labels) for column in columns], rows, names)


def shown_with(question: Question) -> tuple[Question, ...]:
    return tuple(Question) if question is Question.PRONOUN else (question,)


def any_few(table: ScoreTable, question: Question) -> bool:
    """Whether some number is marked for being of too few."""
    return any(
        table.score(of, system, category.id if category else None).few
        for of, category in _columns(table, question)
        for system in table.systems
    )


def _columns(table: ScoreTable, question: Question) -> list[Column]:
    """The totals come first: where the window is narrow they are seen. With pronouns go the
    antecedents, as in the paper.
    """
    shown = [each for each in shown_with(question) if table.categories_of(each)]
    return [
        *((each, None) for each in shown),
        *((question, category) for category in table.categories_of(question)),
    ]


def _heading(column: Column, labels: dict[str, str]) -> Heading:
    question, category = column
    if category is None:
        return Heading(question_name(question))
    return Heading(narrow_head(labels[category.id]), hint=category.label)


def _name(system: str) -> Heading:
    return Heading(short(system), numeric=False, hint=system)


def _figure(table: ScoreTable, system: str, column: Column, *, intervals: bool) -> Figure:
    question, category = column
    score = table.score(question, system, category.id if category else None)
    if not score.n:
        nothing = tr("{0}: undefined. {1}").format(_place(system, column), score.undefined)
        return Figure(tr("undefined"), nothing)
    count, (share, between) = correct_of(score.share), share_and_interval(score)
    lines = [f"{count}{_FEW}" if score.few else count, share]
    if intervals:
        lines.append(between)
    spoken = _spoken(score, _place(system, column))
    cell = CountedCell(question, system, category.id if category else None)
    return Figure("\n".join(lines), spoken, cell)


def _place(system: str, column: Column) -> str:
    question, category = column
    return f"{system}, {category.label if category else question_name(question)}"


def _spoken(score: SystemScore, place: str) -> str:
    if score.undefined:
        what = tr("{0}: {1} correct, share undefined. {2}")
        return what.format(place, correct_of(score.share), score.undefined)
    said = tr("{0}: {1} correct, {2}, 95 % interval {3}").format(
        place, correct_of(score.share), *share_and_interval(score)
    )
    few = tr("fewer than ten: too few to say")
    return f"{said}; {few}" if score.few else said


def _average(table: ScoreTable, column: Column) -> Figure:
    question, category = column
    average = table.average(question, category.id if category else None)
    if average.certain is None or not average.share.n:
        return Figure(tr("undefined"))
    spoken = tr("all systems, {0}: on average {1} correct, {2}")
    place = category.label if category else question_name(question)
    count, share = _count(average), percent_of(average.share)
    cell = CountedCell(question, None, category.id if category else None)
    return Figure(f"{count}\n{share}", spoken.format(place, count, share), cell)


def _count(average: Average) -> str:
    one, other = f"{average.certain:.1f}", f"{average.possible:.1f}"
    return one if one == other else f"{one}–{other}"


def outcomes_figures(table: ScoreTable, question: Question) -> Figures:
    """What the program said, and what people said beside it or over it."""
    columns = [Heading(outcome_head(outcome)) for outcome in Outcome]
    rows = [
        [_outcome(table, question, system, outcome) for outcome in Outcome]
        for system in table.ranked
    ]
    return Figures(columns, rows, [_name(system) for system in table.ranked])


def _outcome(table: ScoreTable, question: Question, system: str, outcome: Outcome) -> Figure:
    count = getattr(table.score(question, system).counts, outcome.value)
    spoken = f"{system}, {outcome_head(outcome)}: {count:,}"
    cell = CountedCell(question, system, outcomes=frozenset({outcome}))
    return leading(count, spoken, cell)


def leading(count: int, spoken: str, cell: CountedCell) -> Figure:
    """Of nothing there is nothing to open."""
    return Figure(f"{count:,}", spoken, cell) if count else Figure(_NONE, spoken)
