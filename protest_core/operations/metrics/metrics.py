"""What automatic metrics say about the systems of a project."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed

from protest_core import __version__
from protest_core.errors import RefusedError
from protest_core.metrics.apt.apt import Apt, AptChoices
from protest_core.metrics.metric import Languages, Metric, Score, Texts
from protest_core.metrics.registry import METRICS
from protest_core.operations.signatures.signature import escaped, listed, suite_with_version
from protest_core.operations.systems.evaluation import EVERYTHING, Selection, check_known
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.metric_texts import load_metric_texts, metric_languages
from protest_core.store.moment import at_one_moment
from protest_core.store.project import Project
from protest_core.store.suites import load_description, load_reference, load_suite
from protest_core.suite.testsuite import SuiteDescription


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
    with project.reading() as tx:
        return metric_languages(load_description(tx))


def measure(
    *,
    project: Project,
    metrics: Sequence[Metric | str],
    shown: Selection = EVERYTHING,
    every: Collection[str] = (),
    progress: ProgressCallback = no_progress,
) -> tuple[MetricTable, ...]:
    """Over the suite's examples, or `every` source token of these forms, whatever their case."""
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        suite, reference = load_suite(tx), load_reference(tx)
        suite_is = suite_with_version(tx)
        chosen = metrics_named(metrics, metric_languages(suite.description))
        wanted = {category.id for category in shown.categories_of(tx)}
        if every and shown.categories:
            raise RefusedError(
                "Categories are those of examples, and not every pronoun is one. "
                "Leave the categories or the pronouns out."
            )
        missing = _told_missing(suite.source, every)
        scores: list[list[tuple[str, Score]]] = [[] for _ in chosen]
        systems = shown.systems_of(tx)
        for number, system in enumerate(systems):
            texts = load_metric_texts(
                tx, suite, reference, system.id, categories=wanted, every=every
            )
            for metric, of_metric in zip(chosen, scores, strict=True):
                progress(number, len(systems), f"measuring {system.name} with {metric.name}")
                of_metric.append((system.name, _measured(metric, texts, missing)))
    return tuple(
        MetricTable(
            suite.description,
            metric.name,
            found,
            "|".join((metric.signature, *measured_over(suite_is, metric, shown, every))),
            metric.legend if _is_of_whole_texts(metric) else f"{metric.legend} {missing}".strip(),
        )
        for metric, found in zip(chosen, scores, strict=True)
    )


def _told_missing(source: Collection[str], every: Collection[str]) -> str:
    """Forms that no token of the source has are likely to be a slip."""
    if not every:
        return ""
    known = {token for sentence in source for token in sentence.lower().split(" ")}
    missing = sorted(f"‘{form}’" for form in every if form.lower() not in known)
    return f"The source has no token {' or '.join(missing)}." if missing else ""


def _measured(metric: Metric, texts: Texts, missing: str) -> Score:
    """Where there is nothing to look at, cases and links are not the reason."""
    score = metric.score(texts)
    if not missing or texts.occurrences or _is_of_whole_texts(metric):
        return score
    return with_changed(score, undefined=missing)


def metrics_named(metrics: Sequence[Metric | str], languages: Languages) -> list[Metric]:
    check_known("metric", [each for each in metrics if isinstance(each, str)], list(METRICS))
    return [METRICS[each](languages) if isinstance(each, str) else each for each in metrics]


def signature_of_metric(metric: Metric) -> str:
    """Also that of a metric by others begins with whose it is."""
    own, given = f"metric:{metric.name}", metric.signature
    named = given if given.startswith(own) else f"{own}|{given}"
    return f"{named}|{_WHOLE_TEXTS}" if _is_of_whole_texts(metric) else named


_WHOLE_TEXTS = "over:whole-texts"


def _is_of_whole_texts(metric: Metric) -> bool:
    """It says nothing of single pronouns, and so nothing of categories."""
    return not metric.verdicts


def notes_on_whole_texts(metrics: Collection[Metric], categories: Collection[str]) -> Iterator[str]:
    whole = [metric.name for metric in metrics if _is_of_whole_texts(metric)]
    if whole and categories:
        yield f"Over the whole texts, whatever categories are chosen: {', '.join(whole)}."


def measured_over(
    suite: str, metric: Metric, shown: Selection, every: Collection[str]
) -> Iterator[str]:
    """`suite`: with its version."""
    yield f"suite:{suite}"
    yield f"systems:{listed(shown.systems)}"
    if _is_of_whole_texts(metric):
        yield _WHOLE_TEXTS
    else:
        yield f"categories:{listed(shown.categories)}"
        yield f"pronouns:{listed(every, 'examples')}"
    yield f"protest:{escaped(__version__)}"


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
