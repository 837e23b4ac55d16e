"""The suite that comes out, with what a person should know and look at."""

from collections.abc import Sequence
from dataclasses import replace

from protest_core.alignment.translation import Translation
from protest_core.building.available import Available
from protest_core.ids import ExampleId
from protest_core.languages.profile import LanguageProfile
from protest_core.suite.category import STANDARD_CATEGORIES, Category
from protest_core.suite.example import Example
from protest_core.suite.testsuite import Document, SuiteDescription, TestSuite


def with_reference_pronouns(
    examples: Sequence[Available], reference: Translation, profile: LanguageProfile
) -> tuple[Available, ...]:
    """What the reference uses for each, as far as it is aligned and a pronoun."""
    return tuple(
        replace(example, reference=_pronoun_in(reference, example, profile)) for example in examples
    )


def _pronoun_in(reference: Translation, example: Available, profile: LanguageProfile) -> str:
    """Of a language without a profile every word counts as a pronoun."""
    words = reference.aligned_words(example.line, (example.token,))
    return " ".join(
        word.lower() for word in words if not profile.pronouns or profile.is_pronoun(word)
    )


def suite_of(
    description: SuiteDescription,
    documents: Sequence[Document],
    source: Sequence[str],
    chosen: Sequence[Available],
    categories: Sequence[Category] = STANDARD_CATEGORIES,
) -> TestSuite:
    by_id = {category.id: category for category in categories}
    examples = tuple(_example(each, by_id[each.category]) for each in chosen)
    return TestSuite(description, tuple(categories), tuple(documents), tuple(source), examples)


def _example(example: Available, category: Category) -> Example:
    return Example(
        ExampleId(example.number),
        category,
        example.line,
        example.token,
        example.antecedents,
    )
