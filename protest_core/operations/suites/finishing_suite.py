"""The last steps of making a suite: link the reference, choose examples, write the directory."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.alignment.translation import Translation
from protest_core.building.account import BuiltDocument, BuiltSuite, LineOrigin, SkippedDocument
from protest_core.building.available import Inventory
from protest_core.building.built import suite_of, with_reference_pronouns
from protest_core.building.selection import PRESETS, choose
from protest_core.errors import Problem, RefusedError
from protest_core.formats.built_suite import write_built_suite
from protest_core.formats.category_numbers import read_category_numbers
from protest_core.formats.description import read_own_categories
from protest_core.formats.problems import ProblemList
from protest_core.languages.profile import language_profile
from protest_core.operations.suites.reference_links import link_reference
from protest_core.progress import ProgressCallback
from protest_core.suite.category import STANDARD_CATEGORIES, Category
from protest_core.suite.testsuite import Document, SuiteDescription


@dataclass(frozen=True, slots=True)
class SuiteTexts:
    """What a suite is made of before its examples are chosen."""

    description: SuiteDescription
    documents: tuple[Document, ...]
    source: tuple[str, ...]
    reference: tuple[str, ...]
    links: tuple[str, ...] | None = None  # `None`: to be made
    categories: tuple[Category, ...] = STANDARD_CATEGORIES
    built: tuple[BuiltDocument, ...] = ()
    skipped: tuple[SkippedDocument, ...] = ()
    warnings: tuple[Problem, ...] = ()
    lines: tuple[LineOrigin, ...] = ()


def category_numbers(
    *, per_category: Sequence[str] = (), like: str | None = None, own: Path | None = None
) -> Mapping[str, int] | None:
    """How many examples are wanted: like a known suite, changed by `category=number` or files.

    `None` if nothing was said: then everything is wanted. `own` defines further categories; its
    mistakes are told where the suite is built.
    """
    if not per_category and like is None:
        return None
    base = PRESETS[like] if like else {}
    known = read_own_categories(own, ProblemList())
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
    """Choose after the reference is linked: the pronouns that it uses are to be balanced."""
    reference = Translation(texts.reference, _links(texts, progress))
    profile = language_profile(texts.description.target_language)
    examples = with_reference_pronouns(inventory.examples, reference, profile)
    chosen = choose(examples, wanted, seed=seed)
    if not chosen:
        raise RefusedError(
            "There is no example to make a suite of. Look at the numbers that you asked for."
            if examples
            else "There is no pronoun in the text that an example could be made of."
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
