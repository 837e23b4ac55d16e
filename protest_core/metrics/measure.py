"""Measure a project with any metric; `METRICS` lists them all."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_changed

from protest_core import __version__
from protest_core.alignment.likely import likely_translations
from protest_core.candidates.filter import EVERYTHING, CandidateFilter
from protest_core.candidates.queries.link_corrections import load_corrected_of_system
from protest_core.candidates.queries.systems import load_translation
from protest_core.candidates.selection import whole_categories
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.ids import SystemId
from protest_core.languages.profiles import language_profile
from protest_core.metrics.apt import Apt, AptChoices, usual_apt
from protest_core.metrics.autoprf import AutoPrf
from protest_core.metrics.bleu_chrf import Bleu, ChrF
from protest_core.metrics.model import Languages, Metric, Occurrence, Score, Texts
from protest_core.progress import ProgressCallback, no_progress
from protest_core.signatures.queries import data_digest
from protest_core.signatures.sign import suite_with_version
from protest_core.signatures.signature import escaped, listed
from protest_core.suite.model import (
    AS_ALIGNED,
    CorrectedReference,
    Example,
    SuiteDescription,
    TestSuite,
)
from protest_core.suite.queries import load_description, load_reference, load_suite
from protest_core.text.translation import Translation
from protest_core.translatable import Text

METRICS: dict[str, Callable[[Languages], Metric]] = {
    Apt.name: usual_apt,
    AutoPrf.name: lambda _: AutoPrf(),
    Bleu.name: lambda _: Bleu(),
    ChrF.name: lambda _: ChrF(),
}
APT = "apt"
NEED_REFERENCE = Text("Metrics compare systems with a reference, and this suite has none.")
_WHOLE_TEXTS = "over:whole-texts"


@dataclass(frozen=True, slots=True)
class MetricTable:
    """One metric's score of each system, with its signature."""

    suite: SuiteDescription
    metric: str
    systems: Sequence[tuple[str, Score]]
    signature: str
    legend: str = ""
    references: frozenset[str] = frozenset()  # systems marked as the reference
    of_whole_texts: bool = False  # a category does not change its figures


def project_metric_languages(*, project: Project) -> Languages:
    """Return the language data that metrics use for this project."""
    with project.reading() as tx:
        return metric_languages(load_description(tx))


def measure(
    *,
    project: Project,
    metrics: Sequence[Metric | str],
    chosen: CandidateFilter = EVERYTHING,
    every: Collection[str] = (),
    progress: ProgressCallback = no_progress,
) -> tuple[MetricTable, ...]:
    """Return the scores by each metric over the suite's examples, or over tokens of some forms.

    `every`: measure all source tokens of these forms, ignoring case.
    """
    with project.snapshot(progress) as snapshot, snapshot.reading() as tx:
        suite, reference = load_compared_texts(tx)
        chosen_metrics = metrics_named(metrics, metric_languages(suite.description))
        systems, categories = whole_categories(tx, chosen)
        wanted = {category.id for category in categories}
        if every and chosen.categories:
            raise RefusedError(
                Text(
                    "Categories are those of examples, and not every pronoun is one. Leave the "
                    "categories or the pronouns out."
                )
            )
        missing = _missing_sentence(suite.source, every)
        over = {
            metric.name: [*measured_over(tx, metric, chosen, every)] for metric in chosen_metrics
        }
        scores: list[list[tuple[str, Score]]] = [[] for _ in chosen_metrics]
        for number, system in enumerate(systems):
            texts = load_metric_texts(
                tx, suite, reference, system.id, categories=wanted, every=every
            )
            for metric, of_metric in zip(chosen_metrics, scores, strict=True):
                progress(
                    number,
                    len(systems),
                    Text("measuring {0} with {1}").format(system.name, metric.name),
                )
                of_metric.append((system.name, _measured(metric, texts, missing)))
    return tuple(
        MetricTable(
            suite.description,
            metric.name,
            of_metric,
            "|".join((metric.signature, *over[metric.name])),
            metric.legend if is_of_whole_texts(metric) else f"{metric.legend} {missing}".strip(),
            frozenset(each.name for each in systems if each.is_reference),
            is_of_whole_texts(metric),
        )
        for metric, of_metric in zip(chosen_metrics, scores, strict=True)
    )


def _missing_sentence(source: Collection[str], every: Collection[str]) -> str:
    """Return a sentence on forms that do not occur in the source, which are probably mistyped."""
    if not every:
        return ""
    known = {token for sentence in source for token in sentence.lower().split(" ")}
    missing = sorted(f"‘{form}’" for form in every if form.lower() not in known)
    return f"The source has no token {' or '.join(missing)}." if missing else ""


def _measured(metric: Metric, texts: Texts, missing: str) -> Score:
    """Return the score; if no pronoun was found, the reason is the forms, not cases or links."""
    score = metric.score(texts)
    if not missing or texts.occurrences or is_of_whole_texts(metric):
        return score
    return with_changed(score, undefined=missing)


def metrics_named(metrics: Sequence[Metric | str], languages: Languages) -> list[Metric]:
    for each in metrics:
        if isinstance(each, str) and each not in METRICS:
            raise unknown_metric(each, METRICS)
    return [METRICS[each](languages) if isinstance(each, str) else each for each in metrics]


def unknown_metric(name: str, known: Iterable[str]) -> RefusedError:
    return RefusedError(
        Text("No metric is called ‘{0}’. There are: {1}.").format(name, ", ".join(known))
    )


def signature_of_metric(metric: Metric) -> str:
    """Return the metric's signature, always beginning with its name, even of a third party's."""
    own, given = f"metric:{metric.name}", metric.signature
    named = given if given.startswith(own) else f"{own}|{given}"
    return f"{named}|{_WHOLE_TEXTS}" if is_of_whole_texts(metric) else named


def is_of_whole_texts(metric: Metric) -> bool:
    """Return whether the metric has no verdicts on single pronouns, and so none by category."""
    return not metric.verdicts


def notes_on_whole_texts(metrics: Collection[Metric], categories: Collection[str]) -> Iterator[str]:
    whole = [metric.name for metric in metrics if is_of_whole_texts(metric)]
    if whole and categories:
        yield f"Over the whole texts, whatever categories are chosen: {', '.join(whole)}."


def measured_over(
    tx: Tx, metric: Metric, chosen: CandidateFilter, every: Collection[str]
) -> Iterator[str]:
    """Yield the parts of a signature on the categories or forms that were measured."""
    of_project, categories = whole_categories(tx, chosen)
    systems = [each.name for each in of_project]
    yield f"suite:{suite_with_version(tx)}"
    yield f"systems:{listed(systems)}"
    if is_of_whole_texts(metric):
        yield _WHOLE_TEXTS
    else:
        yield f"categories:{listed(each.id for each in categories)}"
        yield f"pronouns:{listed(every, 'examples')}"
    yield f"data:{data_digest(tx, systems)}"
    yield f"protest:{escaped(__version__)}"


def apt_of_project(
    *,
    project: Project,
    choices: AptChoices,
    chosen: CandidateFilter = EVERYTHING,
    every: Collection[str] = (),
    progress: ProgressCallback = no_progress,
) -> MetricTable:
    """Return APT with other weights, or without repair."""
    metric = Apt(project_metric_languages(project=project), choices)
    tables = measure(
        project=project, metrics=[metric], chosen=chosen, every=every, progress=progress
    )
    return tables[0]


def metric_languages(suite: SuiteDescription) -> Languages:
    """Return the language data that metrics use for this suite."""
    codes = suite.source_language, suite.target_language
    likely = likely_translations(*codes)
    forms = {} if likely is None else {word: frozenset(of) for word, of in likely.plain.items()}
    source, target = map(language_profile, codes)
    return Languages(source, target, forms)


def load_compared_texts(tx: Tx) -> tuple[TestSuite, Translation]:
    """Return the suite and the reference, which every metric needs."""
    refuse_without_reference(tx)
    return load_suite(tx), load_reference(tx)


def refuse_without_reference(tx: Tx) -> None:
    if load_description(tx).without_reference:
        raise RefusedError(
            Text("{0} Read what people judged (protest scores).").format(NEED_REFERENCE)
        )


def load_metric_texts(
    tx: Tx,
    suite: TestSuite,
    reference: Translation,
    system_id: SystemId,
    *,
    categories: Collection[str],
    every: Collection[str] = (),
) -> Texts:
    """Return the texts with the examples of these categories, or all tokens of these forms."""
    corrected = load_corrected_of_system(tx, system_id)
    examples = [
        _occurrence(example, corrected.get(example.id, AS_ALIGNED))
        for example in suite.examples
        if every or example.category.id in categories
    ]
    occurrences = _of_forms(suite.source, every, examples) if every else examples
    translation = load_translation(tx, system_id)
    target = language_profile(suite.description.target_language)
    return Texts(suite.source, reference, translation, tuple(occurrences), target)


def _occurrence(example: Example, candidate: CorrectedReference) -> Occurrence:
    by_hand = example.correction.pronoun, candidate.pronoun
    return Occurrence(example.line, example.token, example.id, *by_hand)


def _of_forms(
    source: Iterable[str], every: Collection[str], examples: Iterable[Occurrence]
) -> Iterator[Occurrence]:
    """Yield each token once, even if it is in several examples."""
    known = {(each.line, each.token): each for each in examples}
    for place in _places(source, every):
        yield known.get(place) or Occurrence(*place)


def _places(source: Iterable[str], every: Collection[str]) -> Iterator[tuple[int, int]]:
    forms = {form.lower() for form in every}
    for line, sentence in enumerate(source):
        for token, word in enumerate(sentence.lower().split(" ")):
            if word in forms:
                yield line, token
