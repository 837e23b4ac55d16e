"""Recompute published figures from published tables."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

from protest_core.files.problems import ProblemList
from protest_core.judgements.model import Label
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.meta_evaluation.correlation import correlate_columns
from protest_core.meta_evaluation.ranks import ranks
from protest_core.meta_evaluation.system_scores_file import FigureRows, read_figures
from protest_core.meta_evaluation.verdicts import JudgedVerdicts, VerdictCounts
from protest_core.metrics.apt import CASE_VERDICTS
from protest_core.metrics.model import Claim, MetricVerdict
from protest_core.resources import shipped
from protest_core.statistics.agreement import Confusion, cohen
from protest_core.statistics.proportions import Share

Margins = tuple[int, int, int]  # how often an annotator gave each label, in the order of `Label`
Computed = Iterator[tuple[str, float | None]]
_ALL = ""  # of the systems, or categories, that are printed together
_RIGHT = MetricVerdict("1-2", "identical or equivalent", Claim.RIGHT)
_WRONG = MetricVerdict("3", "different", Claim.WRONG)


def confusion_with(first: Margins, second: Margins, disagreements: int) -> Confusion[Label]:
    """Return a confusion matrix with these margins and this number of disagreements.

    There may be several; kappa is the same for all of them.
    """
    confusion = next(confusions_with(first, second, disagreements), None)
    if confusion is None:
        raise ValueError(
            f"Nobody gives labels {first} and {second}, and differs {disagreements} ×."
        )
    return confusion


def confusions_with(
    first: Margins, second: Margins, disagreements: int
) -> Iterator[Confusion[Label]]:
    """Yield all confusion matrices with these margins and this number of disagreements."""
    for one, other in product(range(disagreements + 1), repeat=2):
        rows = (one, other, disagreements - one - other)  # of the candidates on which they differ
        agreed = [margin - row for margin, row in zip(first, rows, strict=True)]
        columns = [margin - same for margin, same in zip(second, agreed, strict=True)]
        if min(*rows, *agreed, *columns) >= 0 and sum(columns) == disagreements:
            diagonal = {(label, label): count for label, count in zip(Label, agreed, strict=True)}
            for differing in _off_diagonal(rows, columns):
                yield {**diagonal, **differing}


def _off_diagonal(rows: tuple[int, int, int], columns: list[int]) -> Iterator[Confusion[Label]]:
    """Yield the cells off the diagonal; one of the six determines the others."""
    correct, incorrect, none = Label
    for corner in range(rows[0] + 1):
        below = columns[2] - (rows[0] - corner)
        cells = {
            (correct, incorrect): corner,
            (correct, none): rows[0] - corner,
            (incorrect, correct): rows[1] - below,
            (incorrect, none): below,
            (none, correct): columns[0] - (rows[1] - below),
            (none, incorrect): columns[1] - corner,
        }
        if min(cells.values()) >= 0:
            yield cells


def read_published(name: str) -> FigureRows:
    """Return a table that comes with the program."""
    problems = ProblemList()
    figures = read_figures(directory() / name, name, problems)
    problems.refuse_if_any(name)
    assert figures is not None  # noqa: S101 — or there would be a mistake
    return figures


def directory() -> Path:
    return shipped("testsuites") / "published"


def computed_figures() -> dict[str, float | None]:
    """Return the figures by their names in `expected.tsv`."""
    papers = (
        *(_answers, _kappas, _audit, _ranks, _averages, _metrics),
        *(_settings_of_apt, _apt_against_people, _cases),
    )
    return {name: value for paper in papers for name, value in paper()}


def _answers() -> Computed:
    """Yield how often each annotator gave each label, over all categories."""
    labels = read_published("hardmeier-guillou-2016-labels.tsv")
    for question in FIRST_TWO:
        for annotator in ("A", "B"):
            margins = _margins(labels, question, annotator)
            for label, count in zip(Label, margins, strict=True):
                yield f"answers/{question}/{annotator}/{label}", count


def _kappas() -> Computed:
    labels = read_published("hardmeier-guillou-2016-labels.tsv")
    differing = _numbers(
        read_published("hardmeier-guillou-2016-disagreements.tsv"), "disagreements"
    )
    for question in FIRST_TWO:
        margins = [_margins(labels, question, annotator) for annotator in ("A", "B")]
        found = cohen(confusion_with(margins[0], margins[1], round(differing[question.id])))
        yield f"kappa/n/{question}", found.n
        yield f"kappa/{question}", found.kappa


def _numbers(figures: FigureRows, column: str) -> dict[str, float]:
    """Return the numbers of a column, without empty rows."""
    return {name: each for name, each in figures.numbers(column).items() if each is not None}


def _margins(labels: FigureRows, question: Question, annotator: str) -> Margins:
    theirs = {
        row.name
        for row in labels.rows
        if (row.cells["question"], row.cells["annotator"]) == (question.id, annotator)
    }
    correct, incorrect, none = (
        round(sum(count for name, count in _numbers(labels, label).items() if name in theirs))
        for label in Label
    )
    return correct, incorrect, none


def _audit() -> Computed:
    audit = read_published("guillou-et-al-2018-audit.tsv")
    upheld, others = _numbers(audit, "upheld"), _numbers(audit, "not_upheld")
    for category, count in upheld.items():
        yield f"audit/{category}", _percent(count, count + others[category])
    all_upheld, audited = sum(upheld.values()), sum(upheld.values()) + sum(others.values())
    yield "audit/upheld", all_upheld
    yield "audit/n", audited
    yield "audit/all", _percent(all_upheld, audited)


def _ranks() -> Computed:
    """Yield the ranks of systems by each metric."""
    systems = read_published("guillou-et-al-2018-systems.tsv")
    for metric in ("bleu", "apt"):
        for system, rank in ranks(systems.numbers(metric)).items():
            yield f"rank/{metric}/{system}", rank


def _averages() -> Computed:
    systems = read_published("guillou-et-al-2018-systems.tsv")
    for column, examples in _numbers(
        read_published("guillou-et-al-2018-examples.tsv"), "examples"
    ).items():
        correct = _numbers(systems, column)
        yield f"average/{column}", sum(correct.values()) / len(correct)
        yield f"average_percent/{column}", _percent(sum(correct.values()), examples * len(correct))


def _metrics() -> Computed:
    systems = read_published("guillou-et-al-2018-systems.tsv")
    for metric in ("bleu", "apt"):
        (found,) = correlate_columns(systems, [metric], "pronouns").metrics
        yield f"pearson/{metric}", found.pearson.r
        yield f"pearson/{metric}/p", found.pearson.p


def _settings_of_apt() -> Computed:
    """Yield figures of APT's settings; the reference is a row like the systems."""
    systems = read_published("guillou-hardmeier-2018-systems.tsv")
    settings = [column for column in systems.columns if column != "people"]
    for setting in settings:
        (found,) = correlate_columns(systems, [setting], "people").metrics
        yield f"pearson/{setting}", found.pearson.r
        yield f"spearman/{setting}", found.spearman.r
    for pair in combinations(settings, 2):
        test = correlate_columns(systems, pair, "people").williams
        yield f"williams/{pair[0]}/{pair[1]}", test.p if test else None


def _apt_against_people() -> Computed:
    table = verdicts_of_table_3(read_published("guillou-hardmeier-2018-disagreements.tsv"))
    for category in dict.fromkeys(category for _, category, _ in table.cells):
        yield f"disagreement/{category}", _in_percent(table.disagreement(category=category))
    everything = table.disagreement()
    yield "disagreement/n", everything.certain
    yield "disagreement/examples", everything.n
    yield "disagreement/all", _in_percent(everything)
    yield "disagreement/case_3", _in_percent(table.disagreement(verdict="3"))
    yield "disagreement/correct", table.judged().correct
    yield "disagreement/incorrect", table.judged().incorrect


def _cases() -> Computed:
    """Yield whole percentages of the judgements of each case."""
    table = verdicts_of_table_5(read_published("miculicich-werlen-popescu-belis-2017-cases.tsv"))
    judged = table.judged()
    yield "cases/n", judged.total
    for name, count in (
        ("correct", judged.correct),
        ("incorrect", judged.incorrect),
        ("bad_translation", judged.not_judgeable),
    ):
        yield f"cases/{name}", _percent(count, judged.total)


def _in_percent(share: Share) -> float | None:
    return None if share.low is None else 100 * share.low


def _percent(count: float, of: float) -> float | None:
    low = Share(round(of), round(count), round(count)).low
    return None if low is None else 100 * low


def verdicts_of_table_3(figures: FigureRows) -> VerdictCounts:
    """Return counts by category, from Guillou & Hardmeier 2018; cases 1 and 2 are merged there."""
    one, two, three = (_counts(figures, f"case{number}") for number in (1, 2, 3))
    correct, differing = _counts(figures, "correct"), _counts(figures, "disagreements")
    cells = {}
    for category, count in one.items():
        right, wrong = _split(
            count + two[category], three[category], correct[category], differing[category]
        )
        cells[_ALL, category, _RIGHT.key] = right
        cells[_ALL, category, _WRONG.key] = wrong
    return VerdictCounts((_RIGHT, _WRONG), cells)


def _split(
    right: int, wrong: int, correct: int, differing: int
) -> tuple[JudgedVerdicts, JudgedVerdicts]:
    """Return people's judgements by verdict, which margins and number of differences determine.

    The number `denied` of translations that are right by APT but rejected by people follows from
    this: `right - denied` and the other differences, which are wrong by APT, together are the
    translations that people judge correct.
    """
    denied = (right + differing - correct) // 2
    missed = differing - denied
    return JudgedVerdicts(right - denied, denied), JudgedVerdicts(missed, wrong - missed)


def verdicts_of_table_5(figures: FigureRows) -> VerdictCounts:
    """Return counts by case, from shares in whole percent in the APT paper."""
    correct, incorrect = _counts(figures, "correct"), _counts(figures, "incorrect")
    cells = {}
    for case, judgements in _counts(figures, "judgements").items():
        right, wrong = (round(judgements * each[case] / 100) for each in (correct, incorrect))
        cells[_ALL, _ALL, case] = JudgedVerdicts(right, wrong, judgements - right - wrong)
    return VerdictCounts(CASE_VERDICTS, cells)


def _counts(figures: FigureRows, column: str) -> dict[str, int]:
    """Return counts by row; a missing one would be an error in the tables that we ship."""
    numbers = figures.numbers(column)
    return {name: round(each) for name, each in numbers.items() if each is not None}
