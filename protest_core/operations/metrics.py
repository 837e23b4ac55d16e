"""What automatic metrics say about the systems of a project."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from protest_core import __version__
from protest_core.errors import RefusedError
from protest_core.metrics import (
    METRICS,
    Apt,
    AptChoices,
    Languages,
    Metric,
    Score,
)
from protest_core.operations.evaluation import EVERYTHING, Selection, check_known
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import Project, metric_languages
from protest_core.suite import SuiteDescription


@dataclass(frozen=True, slots=True)
class MetricTable:
    """One metric's score of each system; the signature says how and over what."""

    suite: SuiteDescription
    metric: str
    systems: Sequence[tuple[str, Score]]
    signature: str
    legend: str = ""


def project_metric_languages(*, project: Project) -> Languages:
    """What metrics know of the project's languages."""
    with project.reading() as snapshot:
        return metric_languages(snapshot.description())


def measure(
    *,
    project: Project,
    metrics: Sequence[Metric | str],
    shown: Selection = EVERYTHING,
    every: Collection[str] = (),
    progress: ProgressCallback = no_progress,
) -> tuple[MetricTable, ...]:
    """Over the suite's examples, or `every` source token of these forms, whatever their case."""
    with project.reading(progress) as snapshot:
        suite, reference = snapshot.suite(), snapshot.reference()
        chosen = metrics_named(metrics, metric_languages(suite.description))
        wanted = {category.id for category in shown.categories_of(snapshot)}
        if every and shown.categories:
            raise RefusedError(
                "Categories are those of examples, and not every pronoun is one. "
                "Leave the categories or the pronouns out."
            )
        scores: list[list[tuple[str, Score]]] = [[] for _ in chosen]
        systems = shown.systems_of(snapshot)
        for number, system in enumerate(systems):
            progress(number, len(systems), f"measuring {system.name}")
            texts = snapshot.metric_texts(
                suite, reference, system.id, categories=wanted, every=every
            )
            for metric, of_metric in zip(chosen, scores, strict=True):
                of_metric.append((system.name, metric.score(texts)))
    over = "|".join(measured_over(suite.description, shown, every))
    return tuple(
        MetricTable(
            suite.description, metric.name, found, f"{metric.signature}|{over}", metric.legend
        )
        for metric, found in zip(chosen, scores, strict=True)
    )


def metrics_named(metrics: Sequence[Metric | str], languages: Languages) -> list[Metric]:
    check_known("metric", [each for each in metrics if isinstance(each, str)], list(METRICS))
    return [METRICS[each](languages) if isinstance(each, str) else each for each in metrics]


def signature_of_metric(metric: Metric) -> str:
    """Also that of a metric by others begins with whose it is."""
    own, given = f"metric:{metric.name}", metric.signature
    return given if given.startswith(own) else f"{own}|{given}"


def measured_over(
    suite: SuiteDescription, shown: Selection, every: Collection[str]
) -> Iterator[str]:
    yield f"suite:{_quoted(suite.name)}@{_quoted(suite.version)}"
    yield f"systems:{_listed(shown.systems)}"
    yield f"categories:{_listed(shown.categories)}"
    yield f"pronouns:{','.join(sorted(map(_quoted, every))) if every else 'examples'}"
    yield f"protest:{__version__}"


def _listed(names: Collection[str]) -> str:
    return ",".join(sorted(map(_quoted, names))) or "all"


def _quoted(text: str) -> str:
    return quote(text, safe=" '") if not text.isalnum() else text


def apt_of_project(
    *,
    project: Project,
    choices: AptChoices,
    shown: Selection = EVERYTHING,
    every: Collection[str] = (),
    progress: ProgressCallback = no_progress,
) -> MetricTable:
    """APT with other weights, or without repair."""
    metric = Apt(project_metric_languages(project=project), choices)
    tables = measure(project=project, metrics=[metric], shown=shown, every=every, progress=progress)
    return tables[0]
