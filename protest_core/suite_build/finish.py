"""The last steps of building a suite: link the reference, choose examples, write."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.alignment.align_texts import LanguagePair, align_pairs
from protest_core.errors import Problem, RefusedError
from protest_core.files.problems import ProblemList
from protest_core.languages.profiles import language_profile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import STANDARD_CATEGORIES, Category, Document, SuiteDescription
from protest_core.suite.toml_file import read_own_categories
from protest_core.suite_build.built_suite import (
    BuiltDocument,
    BuiltSuite,
    LineOrigin,
    SkippedDocument,
    suite_of,
    with_reference_pronouns,
)
from protest_core.suite_build.files import write_built_suite
from protest_core.suite_build.inventory import Inventory
from protest_core.suite_build.selection import PRESETS, choose, read_category_numbers
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import Translation


@dataclass(frozen=True, slots=True)
class SuiteTexts:
    """A suite's texts before its examples are chosen."""

    description: SuiteDescription
    documents: tuple[Document, ...]
    source: tuple[str, ...]
    reference: tuple[str, ...]
    links: tuple[str, ...] | None = None  # `None`: to be aligned
    categories: tuple[Category, ...] = STANDARD_CATEGORIES
    built: tuple[BuiltDocument, ...] = ()
    skipped: tuple[SkippedDocument, ...] = ()
    warnings: tuple[Problem, ...] = ()
    lines: tuple[LineOrigin, ...] = ()


def category_numbers(
    *,
    per_category: Sequence[str] = (),
    like: str | None = None,
    own: Path | None = None,
    more: Iterable[Category] = (),
) -> Mapping[str, int] | None:
    """Return how many examples are wanted: as in a known suite, `category=number`, or from files.

    Later entries replace earlier ones. `None` if nothing was specified: then all are used. `own`
    defines further categories, as `more` are; its errors are reported when the suite is built.
    """
    if not per_category and like is None:
        return None
    base = PRESETS[like] if like else {}
    known = read_own_categories(own, ProblemList())
    known.by_id.update((category.id, category) for category in more)
    return {**base, **read_category_numbers(per_category, known)}


def finish_suite(
    texts: SuiteTexts,
    inventory: Inventory,
    *,
    directory: Path,
    wanted: Mapping[str, int] | None,
    seed: int,
    replace: bool,
    progress: ProgressCallback,
) -> BuiltSuite:
    """Choose examples after the reference is aligned: its pronouns are to be balanced."""
    reference = Translation(texts.reference, _links(texts, progress))
    profile = language_profile(texts.description.target_language)
    examples = with_reference_pronouns(inventory.examples, reference, profile)
    chosen = choose(examples, wanted, seed=seed)
    if not chosen:
        raise RefusedError(
            "There is no example to make a suite of. Look at the numbers that you asked for."
            if examples
            else _no_pronoun(inventory)
        )
    suite = suite_of(texts.description, texts.documents, texts.source, chosen, texts.categories)
    built = BuiltSuite(
        suite,
        reference,
        inventory.with_examples(examples),
        chosen,
        wanted,
        seed,
        texts.built,
        texts.skipped,
        texts.warnings,
        texts.lines,
    )
    progress(1, 1, "writing the suite")
    kept = write_built_suite(built, directory, replace=replace)
    return built.with_kept(kept)


def _no_pronoun(inventory: Inventory) -> str:
    """Return that nothing can be made, and why pronouns that are there were left out."""
    sentence = "There is no pronoun in the text that an example could be made of."
    reasons = [
        f"{reason.value} ({sum(forms.values()):,})" for reason, forms in inventory.left_out.items()
    ]
    return f"{sentence} Left out: {'; '.join(reasons)}." if reasons else sentence


def _links(texts: SuiteTexts, progress: ProgressCallback) -> tuple[str, ...]:
    if texts.links is not None:
        return texts.links
    return link_reference(
        texts.source,
        texts.reference,
        source_language=texts.description.source_language,
        target_language=texts.description.target_language,
        progress=progress,
    )


def link_reference(
    source: Sequence[str],
    reference: Sequence[str],
    *,
    source_language: str,
    target_language: str,
    progress: ProgressCallback = no_progress,
) -> tuple[str, ...]:
    """Return links for each line, learnt from these lines alone. They should be checked by hand."""
    pairs = [
        (tokens_of(one), tokens_of(other)) for one, other in zip(source, reference, strict=True)
    ]
    languages = LanguagePair(source_language, target_language)
    return tuple(each.text for each in align_pairs(pairs, languages=languages, progress=progress))
