"""Metric results of a project: measured once, when first needed, and kept in its file."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeVar, cast

from protest_core import __version__
from protest_core.candidates.filter import CandidateFilter, NotMeasuredError
from protest_core.candidates.model import System
from protest_core.candidates.queries.link_corrections import load_corrected_of_system
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.selection import check_names, rows_and_columns
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import DiskError, ProjectFileError, RefusedError
from protest_core.ids import ExampleId
from protest_core.judgements.outcome import Outcome
from protest_core.metrics.measure import (
    METRICS,
    MetricTable,
    is_of_whole_texts,
    load_compared_texts,
    load_metric_texts,
    measured_over,
    metric_languages,
    metrics_named,
    refuse_without_reference,
    unknown_metric,
)
from protest_core.metrics.model import Claim, Languages, Metric, PronounMetric, Score, Texts
from protest_core.metrics.queries import (
    KeptVerdict,
    MetricResult,
    count_statistics,
    examples_without_verdict,
    load_scores,
    load_signatures,
    save_result,
)
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.queries import load_description
from protest_core.translatable import Text

T = TypeVar("T")
_AGREEING = {Claim.RIGHT: Outcome.CORRECT, Claim.WRONG: Outcome.INCORRECT}


@dataclass(frozen=True, slots=True)
class Missing:
    """A measurement that is missing; `examples`: those without a result, `None` for all."""

    system: System
    metric: Metric
    examples: frozenset[ExampleId] | None = None


@contextmanager
def measured(
    project: Project,
    chosen: CandidateFilter,
    progress: ProgressCallback = no_progress,
    *,
    metrics: Collection[str] = (),
) -> Iterator[Tx]:
    """Open a transaction when all results that the filter or `metrics` need exist.

    Missing results are measured first; this can be stopped before each system and metric. No
    transaction is open while texts are measured, so that no judgement has to wait.
    """
    place = project
    while True:
        with place.reading(progress) as tx:
            if not missing_results(tx, chosen, metrics):
                yield tx
                return
        place = measure_missing(project, chosen, progress, metrics=metrics)


@contextmanager
def measured_snapshot(
    project: Project,
    chosen: CandidateFilter,
    progress: ProgressCallback = no_progress,
    *,
    metrics: Collection[str] = (),
) -> Iterator[Tx]:
    """Open such a transaction on a snapshot: nobody waits, no matter how long it takes."""
    place = project.kept_snapshot() or project
    while True:
        with place.snapshot(progress) as snapshot, snapshot.reading(progress) as tx:
            if not missing_results(tx, chosen, metrics):
                yield tx
                return
        place = measure_missing(project, chosen, progress, metrics=metrics)


def measure_missing(
    project: Project,
    chosen: CandidateFilter,
    progress: ProgressCallback = no_progress,
    *,
    metrics: Collection[str] = (),
) -> Project:
    """Measure missing results, and return the project that has all results.

    That is the given one or, if its file cannot be written now, a snapshot that it keeps.
    """
    with project.reading(progress) as tx:
        if not missing_results(tx, chosen, metrics):
            return project
    snapshot = project.kept_snapshot()
    can_be_written = snapshot is None and not project.read_only
    if can_be_written and _measure_into(project, chosen, metrics, progress):
        return project
    snapshot = snapshot or project.keep_snapshot(progress)
    _measure_into(snapshot, chosen, metrics, progress)
    return snapshot


def measuring(
    project: Project, ask: Callable[..., T], progress: ProgressCallback = no_progress
) -> T:
    """Call a function of a project, and again after measuring if its filter needs results."""
    try:
        return ask(project=project)
    except NotMeasuredError as error:
        return ask(project=measure_missing(project, error.chosen, progress))


def missing_results(
    tx: Tx, chosen: CandidateFilter, metrics: Collection[str] = ()
) -> tuple[Missing, ...]:
    """Return the missing results of the chosen systems, system by system."""
    against = () if chosen.against_metric is None else (chosen.against_metric,)
    if not metrics and not against:
        return ()
    refuse_without_reference(tx)
    languages = metric_languages(load_description(tx))
    asked = metrics_named(list(dict.fromkeys(metrics)), languages)
    asked += [pronoun_metric(each, languages) for each in against if each not in metrics]
    missing = [each for metric in asked for each in _missing_of(tx, metric, chosen)]
    return tuple(sorted(missing, key=lambda each: each.system.id))


def _missing_of(tx: Tx, metric: Metric, chosen: CandidateFilter) -> Iterator[Missing]:
    signatures, expected = load_signatures(tx, metric.name), _signature(metric)
    unknown = examples_without_verdict(tx, metric.name) if metric.verdicts else {}
    for system in list_systems(tx):
        if chosen.systems and system.name not in chosen.systems:
            continue
        if signatures.get(system.id) != expected:
            yield Missing(system, metric)
        elif system.id in unknown:
            yield Missing(system, metric, unknown[system.id])


def _signature(metric: Metric) -> str:
    """Return the signature with the program's version: others may have other rules and lists."""
    return f"{metric.signature}|protest:{__version__}"


def _measure_into(
    project: Project,
    chosen: CandidateFilter,
    metrics: Collection[str],
    progress: ProgressCallback,
) -> bool:
    """Measure and save missing results; return whether all of them could be written.

    Results written before a failure stay.
    """
    done, total = 0, 1

    def look(_done: int, _total: int, doing: str) -> None:
        # How much of the file is read says nothing of how much is measured.
        progress(done, total, doing)

    while True:  # repeated until no link is corrected while measuring
        with project.snapshot(look) as copy, copy.reading(look) as tx:
            missing = missing_results(tx, chosen, metrics)
            if not missing:
                return True
            suite, reference = load_compared_texts(tx)
        categories = {each.category.id for each in suite.examples}
        done, total = 0, len(missing)
        for system, group in groupby(missing, key=lambda each: each.system):
            with project.reading(progress) as tx:
                texts = load_metric_texts(tx, suite, reference, system.id, categories=categories)
                corrected = load_corrected_of_system(tx, system.id)
            for gap in group:
                doing = Text("measuring {0} with {1}").format(system.name, gap.metric.name)
                progress(done, total, doing)
                result = _measured(gap, texts)
                done += 1
                try:
                    with project.changing() as tx:
                        save_result(tx, system, corrected, result)
                except (DiskError, ProjectFileError):
                    return False


def _measured(missing: Missing, texts: Texts) -> MetricResult:
    metric, wanted = missing.metric, missing.examples
    if not metric.verdicts:
        return MetricResult(metric.name, _signature(metric), metric.score(texts))
    if wanted is not None:
        some = (each for each in texts.occurrences if each.example in wanted)
        texts = replace(texts, occurrences=tuple(some))
    claims = {each.key: _AGREEING.get(each.claim) for each in metric.verdicts}
    verdicts = {
        ExampleId(each.occurrence.example): each
        for each in metric.score(texts).details
        if each.occurrence.example is not None
    }
    _check_verdicts(metric, texts, {number: each.verdict for number, each in verdicts.items()})
    return MetricResult(
        metric.name,
        _signature(metric),
        verdicts=tuple(
            KeptVerdict(number, each.verdict, claims[each.verdict], each.statistics)
            for number, each in verdicts.items()
        ),
        anew=wanted is None,
    )


def _check_verdicts(metric: Metric, texts: Texts, keys: dict[ExampleId, str]) -> None:
    """Refuse verdicts that the metric does not list: a third party's may break the protocol."""
    listed = [each.key for each in metric.verdicts]
    others = sorted(set(keys.values()) - set(listed))
    if others:
        raise RefusedError(
            Text(
                "The metric {0} says ‘{1}’ of a pronoun, and its verdicts are {2}. List in "
                "`verdicts` all that it may say."
            ).format(metric.name, others[0], ", ".join(f"‘{each}’" for each in listed))
        )
    left_out = {each.example for each in texts.occurrences if each.example is not None} - {*keys}
    if left_out:
        raise RefusedError(
            Text(
                "The metric {0} says nothing of {1}. Let it give a detail for each pronoun that "
                "it is asked for."
            ).format(metric.name, Text("%n examples", "", len(left_out), one="%n example"))
        )


def metrics_with_verdicts(languages: Languages) -> tuple[str, ...]:
    """Return the metrics that have verdicts on single pronouns."""
    return tuple(name for name, of in METRICS.items() if of(languages).verdicts)


def pronoun_metric(name: str, languages: Languages) -> PronounMetric:
    """Return the metric of this name, refusing those without verdicts on single pronouns."""
    known = metrics_with_verdicts(languages)
    if name not in METRICS:
        raise unknown_metric(name, known)
    metric = METRICS[name](languages)
    if not metric.verdicts:
        raise RefusedError(
            Text(
                "The metric {0} measures whole texts and says nothing of single pronouns. Take "
                "one that does. There are: {1}."
            ).format(name, ", ".join(known))
        )
    return cast("PronounMetric", metric)


def kept_scores(
    tx: Tx, metric: Metric, systems: Sequence[System], categories: Collection[str]
) -> dict[str, Score]:
    """Return the scores of systems that have been measured, over the examples of these categories.

    A metric of whole texts ignores categories.
    """
    if not metric.verdicts:
        scores = load_scores(tx, metric.name)
        return {each.name: scores[each.id] for each in systems}
    counts = count_statistics(tx, metric.name, categories)
    score_of = cast("PronounMetric", metric).score_of
    return {each.name: score_of(counts.get(each.id, {})) for each in systems}


def metrics_of_project(
    *,
    project: Project,
    chosen: CandidateFilter,
    metrics: Sequence[str] = (),
    progress: ProgressCallback = no_progress,
) -> tuple[MetricTable, ...]:
    """Return the result of `measure`, by default for all metrics, without details of pronouns."""
    names = metrics or [*METRICS]
    with project.reading() as tx:
        check_names(tx, chosen)  # check names before anything is measured
    with measured(project, chosen, progress, metrics=names) as tx:
        found = metrics_named(names, metric_languages(load_description(tx)))
        return tuple(_table(tx, each, chosen) for each in found)


def _table(tx: Tx, metric: Metric, chosen: CandidateFilter) -> MetricTable:
    names, categories = rows_and_columns(tx, chosen)
    systems = [each for each in list_systems(tx) if each.name in names]
    scores = kept_scores(tx, metric, systems, {each.id for each in categories})
    over = measured_over(tx, metric, chosen, ())
    return MetricTable(
        load_description(tx),
        metric.name,
        [*scores.items()],
        "|".join((metric.signature, *over)),
        metric.legend,
        frozenset(each.name for each in systems if each.is_reference),
        is_of_whole_texts(metric),
    )
