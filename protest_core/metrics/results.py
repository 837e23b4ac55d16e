"""Results of metrics, measured once and kept."""

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from functools import cached_property

from protest_core.candidates.filter import CandidateFilter, NarrowedFilter
from protest_core.candidates.model import System
from protest_core.candidates.queries.people import (
    judged_systems,
    links_versions,
    outcomes_by_people,
)
from protest_core.candidates.queries.systems import list_systems
from protest_core.candidates.selection import Selection, rows_and_columns
from protest_core.db.memory import Memory
from protest_core.db.project import Project, at_one_moment
from protest_core.db.sqlite import moment_of
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError, counted
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.metrics.measure import (
    APT,
    METRICS,
    MetricTable,
    load_metric_texts,
    measured_over,
    metric_languages,
    metrics_named,
)
from protest_core.metrics.model import Claim, Languages, Metric, Score, Texts
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.model import suite_with_version
from protest_core.suite.model import TestSuite
from protest_core.suite.queries import load_description, load_reference, load_suite
from protest_core.text.translation import Translation


def systems_to_measure(*, project: Project, chosen: CandidateFilter) -> tuple[System, ...]:
    """Of which something is not known yet."""
    with project.reading() as tx:
        said = SaidByMetrics(tx)
        metrics, verdicts = metrics_named(list(METRICS), said.languages), said.metric(APT)
        categories = _categories(tx, chosen)
        return tuple(
            system
            for system in _systems(tx, chosen)
            if not said.has_scores(metrics, [system.id], categories)
            or not said.has_verdicts(verdicts, [system.id])
        )


def measure_ahead(
    *,
    project: Project,
    chosen: CandidateFilter,
    systems: Sequence[System],
    progress: ProgressCallback = no_progress,
) -> None:
    """All metrics of these systems, so that whoever asks for them can say how far that is."""
    with project.reading() as tx:
        said, categories = SaidByMetrics(tx), _categories(tx, chosen)
        metrics = metrics_named(list(METRICS), said.languages)
        for number, system in enumerate(systems):
            for metric in metrics:
                progress(number, len(systems), f"measuring {system.name} with {metric.name}")
                said.score(metric, system.id, categories)
            said.verdicts(said.metric(APT), {system.id})


def metrics_of_project(
    *, project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> tuple[MetricTable, ...]:
    """As `measure` over the suite's examples, without what is said of single pronouns."""
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        metrics = metrics_named(list(METRICS), SaidByMetrics(tx).languages)
        tables = []
        for number, metric in enumerate(metrics):
            progress(number, len(metrics), f"measuring with {metric.name}")
            tables.append(_table(tx, metric, chosen))
        return tuple(tables)


def _table(tx: Tx, metric: Metric, chosen: CandidateFilter) -> MetricTable:
    suite, said = load_description(tx), SaidByMetrics(tx)
    categories = _categories(tx, chosen)
    shown = Selection(chosen.systems, chosen.categories)
    over = measured_over(suite_with_version(tx), metric, shown, ())
    return MetricTable(
        suite,
        metric.name,
        [
            (system.name, said.score(metric, system.id, categories))
            for system in _systems(tx, chosen)
        ],
        "|".join((metric.signature, *over)),
        metric.legend,
    )


def _systems(tx: Tx, chosen: CandidateFilter) -> list[System]:
    names, _ = rows_and_columns(tx, chosen)
    return [each for each in list_systems(tx) if each.name in names]


def _categories(tx: Tx, chosen: CandidateFilter) -> frozenset[str]:
    _, categories = rows_and_columns(tx, chosen)
    return frozenset(each.id for each in categories)


@contextmanager
def reading_chosen(
    project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> Iterator[Tx]:
    """From the file, but from a copy of it where something is to be measured: nobody waits."""
    with project.reading(progress) as tx:
        if _is_looked_up(tx, chosen):
            yield tx
            return
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        said = SaidByMetrics(tx)
        metric = said.metric(str(chosen.against_metric))
        said.verdicts(metric, judged_systems(tx), progress)
        yield tx


def _is_looked_up(tx: Tx, chosen: CandidateFilter) -> bool:
    if chosen.against_metric is None:
        return True
    said = SaidByMetrics(tx)
    return said.has_verdicts(said.metric(chosen.against_metric), judged_systems(tx))


_DIFFERENT = {Claim.RIGHT: Outcome.INCORRECT, Claim.WRONG: Outcome.CORRECT}


_EVERYTHING = CandidateFilter()


def narrowed(tx: Tx, chosen: CandidateFilter) -> CandidateFilter:
    """The same filter, with the candidates looked up that only a metric can tell."""
    if chosen.against_metric is None or isinstance(chosen, NarrowedFilter):
        return chosen
    name, (connection, moment) = chosen.against_metric, moment_of(tx.connection())
    among = Memory.of(tx).kept(
        ("against", name, connection),
        made_from=moment,
        make=lambda: _disagreeing(tx, name),
    )
    conditions = {each.name: getattr(chosen, each.name) for each in fields(CandidateFilter)}
    return NarrowedFilter(**conditions, among=among)


def _disagreeing(tx: Tx, name: str) -> tuple[CandidateId, ...]:
    """By the outcome that everybody together has told, whoever else is asked for."""
    by_metrics = SaidByMetrics(tx)
    metric = by_metrics.metric(name)
    claims = {each.key: each.claim for each in metric.verdicts}
    judged = [*outcomes_by_people(tx, _EVERYTHING, judged=True)]
    keys = by_metrics.verdicts(metric, {each.system_id for each in judged})
    return tuple(
        each.id
        for each in judged
        if _DIFFERENT.get(claims[keys[each.system_id][each.example_id]]) is each.outcome
    )


VerdictKeys = Mapping[ExampleId, str]  # of what is said of each example's pronoun


def metrics_with_verdicts(languages: Languages) -> tuple[str, ...]:
    """Those that say something of single pronouns."""
    return tuple(name for name, of in METRICS.items() if of(languages).verdicts)


class SaidByMetrics:
    """Of a project at one moment; texts are only loaded where something has to be measured."""

    def __init__(self, tx: Tx) -> None:
        self._tx = tx
        self._memory = Memory.of(tx)
        self._versions = links_versions(tx)
        self.languages = metric_languages(load_description(tx))

    @cached_property
    def _suite(self) -> TestSuite:
        return load_suite(self._tx)

    @cached_property
    def _reference(self) -> Translation:
        return load_reference(self._tx)

    @cached_property
    def _systems(self) -> tuple[System, ...]:
        return list_systems(self._tx)

    def metric(self, metric: Metric | str) -> Metric:
        """One with verdicts, or a `RefusedError`."""
        others = metrics_with_verdicts(self.languages)
        named = f"There are: {', '.join(others)}."
        if isinstance(metric, str):
            if metric not in METRICS:
                raise RefusedError(f"No metric is called ‘{metric}’. {named}")
            metric = METRICS[metric](self.languages)
        if not metric.verdicts:
            raise RefusedError(
                f"The metric {metric.name} measures whole texts and says nothing of single "
                f"pronouns. Take one that does. {named}"
            )
        return metric

    def verdicts(
        self, metric: Metric, wanted: Collection[SystemId], progress: ProgressCallback = no_progress
    ) -> dict[SystemId, VerdictKeys]:
        """By system; of all examples, whatever is chosen of them."""
        systems = [each for each in self._systems if each.id in wanted]
        found: dict[SystemId, VerdictKeys] = {}
        for number, system in enumerate(systems):
            progress(number, len(systems), f"measuring {system.name}")
            found[system.id] = self._verdicts(metric, system.id)
        return found

    def has_verdicts(self, metric: Metric, wanted: Iterable[SystemId]) -> bool:
        """Whether nothing of it has to be measured."""
        return all(
            self._memory.has(_of_verdicts(metric, system), made_from=version)
            for system in wanted
            if (version := self._versions.get(system))
        )

    def has_scores(
        self, metrics: Iterable[Metric], wanted: Collection[SystemId], categories: frozenset[str]
    ) -> bool:
        return all(
            self._memory.has(_of_score(metric, system, categories), made_from=version)
            for metric in metrics
            for system in wanted
            if (version := self._versions.get(system))
        )

    def _verdicts(self, metric: Metric, system: SystemId) -> VerdictKeys:
        def measured() -> VerdictKeys:
            categories = {each.category.id for each in self._suite.examples}
            texts = self._texts(system, categories)
            details = metric.score(texts).details
            keys = {
                ExampleId(each.occurrence.example): each.verdict
                for each in details
                if each.occurrence.example is not None
            }
            _check_verdicts(metric, texts, keys)
            return keys

        what = _of_verdicts(metric, system)
        return self._memory.kept(what, made_from=self._versions[system], make=measured)

    def score(self, metric: Metric, system: SystemId, categories: frozenset[str]) -> Score:
        """Over the examples of these categories, without details."""

        def measured() -> Score:
            return replace(metric.score(self._texts(system, categories)), details=())

        what = _of_score(metric, system, categories)
        return self._memory.kept(what, made_from=self._versions[system], make=measured)

    def _texts(self, system: SystemId, categories: Collection[str]) -> Texts:
        suite, reference = self._suite, self._reference
        return load_metric_texts(self._tx, suite, reference, system, categories=categories)


def _check_verdicts(metric: Metric, texts: Texts, keys: VerdictKeys) -> None:
    """Of a metric by others nobody knows whether it keeps to what every metric is."""
    listed = [each.key for each in metric.verdicts]
    others = sorted(set(keys.values()) - set(listed))
    if others:
        raise RefusedError(
            f"The metric {metric.name} says ‘{others[0]}’ of a pronoun, and its verdicts are "
            f"{', '.join(f'‘{each}’' for each in listed)}. List in `verdicts` all that it may say."
        )
    left_out = {each.example for each in texts.occurrences if each.example is not None} - {*keys}
    if left_out:
        raise RefusedError(
            f"The metric {metric.name} says nothing of {counted(len(left_out), 'example')}. "
            "Let it give a detail for each pronoun that it is asked for."
        )


def _of_verdicts(metric: Metric, system: SystemId) -> Hashable:
    return "verdicts", metric.signature, system


def _of_score(metric: Metric, system: SystemId, categories: frozenset[str]) -> Hashable:
    return "score", metric.signature, system, categories
