"""A built suite, the origin of its lines, and what was left out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from protest_core.errors import Problem
from protest_core.ids import ExampleId
from protest_core.languages.profiles import LanguageProfile
from protest_core.suite.model import (
    STANDARD_CATEGORIES,
    Category,
    Document,
    Example,
    SuiteDescription,
    TestSuite,
)
from protest_core.suite_build.inventory import Available, Inventory
from protest_core.text.translation import Translation
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class BuiltDocument:
    """A document of the suite, and how its sentences were grouped."""

    part: str
    name: str
    source_sentences: int
    target_sentences: int
    lines: int
    joined: int
    untranslated: int
    in_order: bool
    looks_shifted: bool


@dataclass(frozen=True, slots=True)
class SkippedDocument:
    """An unusable document; the problems say why."""

    part: str
    name: str
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class LineOrigin:
    """The sentences of a document, from 0, that make a line of the suite."""

    part: str
    document: str
    source_sentences: range
    target_sentences: range


@dataclass(frozen=True, slots=True)
class BuiltSuite:
    """The suite, with data on how it was made."""

    suite: TestSuite
    reference: Translation
    inventory: Inventory
    chosen: tuple[Available, ...]
    wanted: Mapping[str, int] | None
    seed: int
    documents: tuple[BuiltDocument, ...] = ()
    skipped: tuple[SkippedDocument, ...] = ()
    warnings: tuple[Problem, ...] = ()
    lines: tuple[LineOrigin, ...] = ()  # empty: the lines are those of the files
    kept: Path | None = None  # the previous directory, if it differs
    notes: tuple[Text, ...] = ()  # how texts were read

    @property
    def heads_to_check(self) -> int:
        return sum(bool(example.heads_to_check) for example in self.chosen)

    def with_kept(self, kept: Path | None) -> "BuiltSuite":
        return replace(self, kept=kept)


def with_reference_pronouns(
    examples: Sequence[Available], reference: Translation, profile: LanguageProfile
) -> tuple[Available, ...]:
    """Return the examples with the reference's pronouns, as far as they are aligned."""
    return tuple(
        replace(example, reference=_pronoun_in(reference, example, profile)) for example in examples
    )


def _pronoun_in(reference: Translation, example: Available, profile: LanguageProfile) -> str:
    """Return the pronoun; in a language without a profile every word counts as one."""
    words = reference.aligned_words(example.line, (example.token,))
    return " ".join(
        profile.bare(word).lower()
        for word in words
        if not profile.pronouns or profile.is_pronoun(word)
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
