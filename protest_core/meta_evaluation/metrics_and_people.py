"""All metrics beside human counts, system by system, and their correlation."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.candidates.filter import OutcomeCounts
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.selection import check_whole
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.evaluation.compare import outdated_notes
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import Question
from protest_core.meta_evaluation.correlation import (
    FigureColumn,
    MetricCorrelation,
    MetricPair,
    all_pairs,
    correlation_with,
)
from protest_core.metrics.measure import (
    METRICS,
    metric_languages,
    metrics_named,
    notes_on_whole_texts,
    signature_of_metric,
)
from protest_core.metrics.model import Metric, Score, Texts
from protest_core.metrics.results import kept_scores, measured_snapshot
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL, load_groups, table_of
from protest_core.scores.model import ScoreSettings, SystemScore
from protest_core.scores.notes import left_out_notes
from protest_core.scores.strata import JudgedGroup
from protest_core.signatures.sign import Frame, check_question, frame
from protest_core.signatures.signature import TableKind, asked_of_outcomes
from protest_core.statistics.correlation import Correlation
from protest_core.statistics.proportions import Share
from protest_core.suite.queries import load_description
from protest_core.text.translation import Translation
from protest_core.translatable import Text

PEOPLE = "correct"
_NO_TEXTS = Texts((), Translation((), ()), Translation((), ()))
NOTHING_JUDGED = "People have judged nothing of this yet: there is nothing to correlate."
UNCORRELATED = Correlation(None, None, 0, NOTHING_JUDGED)
_JUDGED = frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})
_NOT_ESTIMATED = Text(
    "Metrics are correlated with this share, not with the corrected score, which orders systems in "
    "‘protest scores’: the order may differ."
)


@dataclass(frozen=True, slots=True)
class MetricsAndPeople:
    """The figures of all metrics by column and system, and people's shares by system.

    Unless `people_only`, what nobody judged counts as the automatic step says, as in scores.
    """

    frame: Frame
    people_only: bool
    shares: Mapping[str, Share]
    values: Mapping[str, Mapping[str, float | None]]
    correlations: tuple[MetricCorrelation, ...]
    pairs: tuple[MetricPair, ...]
    notes: tuple[str, ...]
    people: str = PEOPLE  # the name of people's column
    undecided: tuple[str, ...] = ()  # neither matched nor judged, so that anything may be true
    undefined: tuple[str, ...] = ()  # notes that say why a metric is undefined
    judged: bool = True  # `False`: no judgement counts, and there is nothing to correlate
    outdated: int = 0  # approvals by verified translations that are outdated, in the notes, too
    settings: ScoreSettings = USUAL

    @property
    def metrics(self) -> tuple[str, ...]:
        return tuple(self.values)

    def points(self, metric: str) -> tuple[tuple[str, float, float], ...]:
        """Return name, metric's figure and people's share of the systems that have both."""
        return tuple(
            (system, value, share)
            for system, value in self.values[metric].items()
            if value is not None
            and system not in self.frame.references
            and (share := self.share(system)) is not None
        )

    def share(self, system: str) -> float | None:
        """Return people's share of a system, for correlations with metrics."""
        return PeopleShares(self.shares, self.undecided, self.judged).of(system)


@dataclass(frozen=True, slots=True)
class PeopleShares:
    """People's share of each system.

    `undecided`: systems neither matched nor judged, of which nothing is known. `judged`: whether
    judgements count, not only the automatic step.
    """

    shares: Mapping[str, Share]
    undecided: tuple[str, ...]
    judged: bool
    notes: tuple[str, ...] = ()
    outdated: int = 0  # counted approvals that are outdated, in the notes, too

    def of(self, system: str) -> float | None:
        """Return the share that metrics can be correlated with."""
        is_counted = self.judged and system not in self.undecided
        return self.shares[system].low if is_counted else None


def metrics_and_people(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    metrics: Sequence[str] = (),
    people_only: bool = False,
    progress: ProgressCallback = no_progress,
) -> MetricsAndPeople:
    """Return all metrics, or those named, beside people, over the chosen examples.

    Metrics of whole texts are always computed over whole texts.
    """
    check_whole(settings.chosen)
    names = metrics or [*METRICS]
    with project.reading() as tx:
        check_question(tx, settings.asked(TableKind.METRICS))  # before anything is measured
    with measured_snapshot(project, settings.chosen, progress, metrics=names) as tx:
        groups = load_groups(tx, settings)
        chosen_metrics = metrics_named(names, metric_languages(load_description(tx)))
        of = _frame(tx, settings, chosen_metrics, people_only=people_only)
        systems = [each for each in list_systems(tx) if each.name in of.systems]
        ids = frozenset(each.id for each in of.categories)
        columns: dict[str, FigureColumn] = {}
        undefined: list[str] = []
        for metric in chosen_metrics:
            scores = kept_scores(tx, metric, systems, ids)
            columns[_column(metric, scores)] = {name: _own(each) for name, each in scores.items()}
            undefined += _undefined(metric, scores)
        people = people_shares(tx, groups, settings, people_only=people_only)
        return MetricsAndPeople(
            of,
            people_only,
            people.shares,
            columns,
            *_correlated(columns, people, of.references),
            (
                *people.notes,
                *_notes_on_references(of.references),
                *notes_on_whole_texts(chosen_metrics, settings.chosen.categories),
                *undefined,
            ),
            undecided=people.undecided,
            undefined=tuple(undefined),
            judged=people.judged,
            outdated=people.outdated,
            settings=settings,
        )


def _notes_on_references(references: Collection[str]) -> Iterator[str]:
    if references:
        yield Text(
            "The reference, judged like a system, is in no rank or correlation: {0}."
        ).format(", ".join(sorted(references)))


def _column(metric: Metric, scores: Mapping[str, Score]) -> str:
    """Return the name of a metric's column, with its first figure if this has another name."""
    figure = next(iter(_any_score(metric, scores).figures))
    return metric.name if figure == metric.name else f"{metric.name} {figure}"


def _any_score(metric: Metric, scores: Mapping[str, Score]) -> Score:
    """Return any score, of an empty text if there are no systems: it only names a column."""
    return next(iter(scores.values())) if scores else metric.score(_NO_TEXTS)


def _own(score: Score) -> float | None:
    return next(iter(score.figures.values()))


def _undefined(metric: Metric, scores: Mapping[str, Score]) -> Iterator[str]:
    for system, score in scores.items():
        if _own(score) is None:
            yield f"{metric.name} of {system} is undefined: {score.undefined}"


def _correlated(
    columns: Mapping[str, FigureColumn], shares: PeopleShares, references: Collection[str] = ()
) -> tuple[tuple[MetricCorrelation, ...], tuple[MetricPair, ...]]:
    """Return the correlation of each metric with people, and the pairs of metrics."""
    if not shares.judged:
        return tuple(MetricCorrelation(each, UNCORRELATED, UNCORRELATED) for each in columns), ()
    people = {
        system: None if system in references else shares.of(system) for system in shares.shares
    }
    correlations = (correlation_with(name, each, people) for name, each in columns.items())
    return tuple(correlations), tuple(all_pairs(columns, people))


def _frame(
    tx: Tx, settings: ScoreSettings, metrics: Iterable[Metric], *, people_only: bool
) -> Frame:
    asked = asked_of_outcomes(TableKind.METRICS, settings.chosen, settings.annotators)
    of = frame(tx, replace(asked, not_judgeable=settings.not_judgeable))
    approvals = "left-out" if people_only else "correct"
    of_metrics = map(signature_of_metric, metrics)
    signature = "|".join((f"{of.signature}|approvals:{approvals}", *of_metrics))
    return replace(of, signature=signature)


def people_shares(
    tx: Tx,
    groups: Collection[JudgedGroup],
    settings: ScoreSettings,
    *,
    people_only: bool,
) -> PeopleShares:
    """Return people's shares.

    Unless `people_only`, what nobody judged counts as the automatic step says, as in scores.
    """
    table = table_of(tx, settings, groups)
    undecided = table.undecided
    judged = any(_by_people(group) in _JUDGED for group in groups)
    shares = {
        system: _by_people_alone(groups, system, settings)
        if people_only
        else table.score(Question.PRONOUN, system).share
        for system in table.frame.systems
    }
    decided = [group for group in groups if group.system not in undecided]
    outdated = 0 if people_only else table.outdated
    notes = [*_notes(decided, settings, people_only=people_only, judged=judged)]
    if not people_only and table.is_estimated(Question.PRONOUN):
        notes.append(_NOT_ESTIMATED)
    notes += outdated_notes(outdated)
    return PeopleShares(shares, undecided, judged, tuple(notes), outdated)


def _by_people(group: JudgedGroup) -> Outcome:
    return group.outcome_by_people(Question.PRONOUN)


def _by_people_alone(
    groups: Collection[JudgedGroup], system: str, settings: ScoreSettings
) -> Share:
    counts = OutcomeCounts()
    for group in groups:
        if group.system == system and _by_people(group) in _JUDGED:
            counts += OutcomeCounts.of(_by_people(group), group.count)
    return SystemScore(counts, settings.not_judgeable).share


def _notes(
    groups: Collection[JudgedGroup], settings: ScoreSettings, *, people_only: bool, judged: bool
) -> Iterator[str]:
    total = sum((group.counts(Question.PRONOUN) for group in groups), start=OutcomeCounts())
    yield from settings.annotators.notes()
    undecided = total.open + total.disputed
    if people_only:
        yield Text(
            "Only people's judgements count: %n candidates without one are left out.",
            "",
            total.approved + undecided + total.no_translation,
            one="Only people's judgements count: %n candidate without one is left out.",
        )
        return
    yield from left_out_notes(total.no_translation)
    if total.approved:
        yield Text(
            "Counted as correct: %n candidates that the automatic step approved and nobody judged.",
            "",
            total.approved,
            one="Counted as correct: %n candidate that the automatic step approved and nobody "
            "judged.",
        )
    if total.approved and judged:
        yield Text(
            "The automatic step compares with the reference as these metrics do, so its approvals "
            "raise the metrics' correlation with people."
        )
    if undecided:
        yield Text(
            "Counted as not correct: %n candidates still open or disputed.",
            "",
            undecided,
            one="Counted as not correct: %n candidate still open or disputed.",
        )
