"""What metrics are given: a system's texts, and the pronouns in question."""

from collections.abc import Collection, Iterable, Iterator

from protest_core.aligning.likely import likely_translations
from protest_core.alignment.translation import Translation
from protest_core.ids import SystemId
from protest_core.languages.profile import language_profile
from protest_core.metrics.metric import Languages, Occurrence, Texts
from protest_core.store.mended_links import load_mended_of_system
from protest_core.store.systems import load_translation
from protest_core.store.transactions import Tx
from protest_core.suite.example import CorrectedReference, Example
from protest_core.suite.testsuite import SuiteDescription, TestSuite

_AS_ALIGNED = CorrectedReference()


def metric_languages(suite: SuiteDescription) -> Languages:
    """What metrics know of the suite's languages."""
    codes = suite.source_language, suite.target_language
    likely = likely_translations(*codes)
    forms = {} if likely is None else {word: frozenset(of) for word, of in likely.plain.items()}
    source, target = map(language_profile, codes)
    return Languages(source, target, forms)


def load_metric_texts(
    tx: Tx,
    suite: TestSuite,
    reference: Translation,
    system_id: SystemId,
    *,
    categories: Collection[str],
    every: Collection[str] = (),
) -> Texts:
    """The examples of these categories, or `every` source token of these forms."""
    mended = load_mended_of_system(tx, system_id)
    examples = [
        _occurrence(example, mended.get(example.id, _AS_ALIGNED))
        for example in suite.examples
        if every or example.category.id in categories
    ]
    occurrences = _of_forms(suite.source, every, examples) if every else examples
    translation = load_translation(tx, system_id)
    return Texts(suite.source, reference, translation, tuple(occurrences))


def _occurrence(example: Example, candidate: CorrectedReference) -> Occurrence:
    by_hand = example.correction.pronoun, candidate.pronoun
    return Occurrence(example.line, example.token, example.id, *by_hand)


def _of_forms(
    source: Iterable[str], every: Collection[str], examples: Iterable[Occurrence]
) -> Iterator[Occurrence]:
    """Each token once, also where it is in several examples."""
    known = {(each.line, each.token): each for each in examples}
    for place in _places(source, every):
        yield known.get(place) or Occurrence(*place)


def _places(source: Iterable[str], every: Collection[str]) -> Iterator[tuple[int, int]]:
    forms = {form.lower() for form in every}
    for line, sentence in enumerate(source):
        for token, word in enumerate(sentence.lower().split(" ")):
            if word in forms:
                yield line, token
