"""What automatic metrics say about the systems of a project."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from protest_core import __version__
from protest_core.aligning.likely import likely_translations
from protest_core.errors import RefusedError
from protest_core.languages import language_profile
from protest_core.metrics import (
    METRICS,
    Apt,
    AptChoices,
    Languages,
    Metric,
    Occurrence,
    Score,
    Texts,
)
from protest_core.operations.evaluation import EVERYTHING, Selection, check_known
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import Project, Snapshot, System
from protest_core.suite import CorrectedReference, SuiteDescription, TestSuite


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
        return _languages(snapshot.description())


def _languages(suite: SuiteDescription) -> Languages:
    codes = suite.source_language, suite.target_language
    likely = likely_translations(*codes)
    forms = {} if likely is None else {word: frozenset(of) for word, of in likely.plain.items()}
    source, target = map(language_profile, codes)
    return Languages(source, target, forms)


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
        suite = snapshot.suite()
        chosen = _metrics(metrics, _languages(suite.description))
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
            texts = _texts(snapshot, suite, system, wanted, every)
            for metric, of_metric in zip(chosen, scores, strict=True):
                of_metric.append((system.name, metric.score(texts)))
    over = "|".join(_over(suite.description, shown, every))
    return tuple(
        MetricTable(
            suite.description, metric.name, found, f"{metric.signature}|{over}", metric.legend
        )
        for metric, found in zip(chosen, scores, strict=True)
    )


def _metrics(metrics: Sequence[Metric | str], languages: Languages) -> list[Metric]:
    check_known("metric", [each for each in metrics if isinstance(each, str)], list(METRICS))
    return [METRICS[each](languages) if isinstance(each, str) else each for each in metrics]


def _texts(
    snapshot: Snapshot,
    suite: TestSuite,
    system: System,
    wanted: Collection[str],
    every: Collection[str],
) -> Texts:
    mended = snapshot.mended_of_system(system.id)
    by_hand = {}
    for example in suite.examples:
        if every or example.category.id in wanted:
            candidate = mended.get(example.id, CorrectedReference())
            by_hand[example.line, example.token] = Occurrence(
                example.line,
                example.token,
                example.id,
                example.correction.pronoun,
                candidate.pronoun,
            )
    places = _places(suite.source, every) if every else by_hand
    occurrences = (by_hand.get(place) or Occurrence(*place) for place in places)
    translation = snapshot.translation(system.id)
    return Texts(suite.source, snapshot.reference(), translation, tuple(occurrences))


def _places(source: Iterable[str], every: Collection[str]) -> Iterator[tuple[int, int]]:
    forms = {form.lower() for form in every}
    for line, sentence in enumerate(source):
        for token, word in enumerate(sentence.lower().split(" ")):
            if word in forms:
                yield line, token


def _over(suite: SuiteDescription, shown: Selection, every: Collection[str]) -> Iterator[str]:
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
