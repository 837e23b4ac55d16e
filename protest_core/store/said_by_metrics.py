"""What metrics say of systems and candidates: measured once, kept while texts and links stay."""

from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property

from protest_core.alignment.translation import Translation
from protest_core.errors import RefusedError, counted
from protest_core.ids import ExampleId, SystemId
from protest_core.metrics.metric import Languages, Metric, Score, Texts
from protest_core.metrics.registry import METRICS
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.memory import Memory
from protest_core.store.metric_texts import load_metric_texts, metric_languages
from protest_core.store.people import links_versions
from protest_core.store.suites import load_description, load_reference, load_suite
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx
from protest_core.store.values import System
from protest_core.suite.testsuite import TestSuite

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
