"""Importing the anaphora test set of Bawden et al. (2018): two sentences, no positions."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path

from protest_core.building.categories import FORMS
from protest_core.building.changed_pronouns import changed_pronoun
from protest_core.building.contrastive import likeliest, matching_forms
from protest_core.formats.bawden import BawdenBlock, Variant, read_bawden
from protest_core.formats.json_entries import EntryFaults
from protest_core.formats.new_suite import check_can_be_made
from protest_core.formats.problems import ProblemList
from protest_core.languages.profile import language_profile
from protest_core.operations.suites.imported_suite import (
    FAULTY,
    TABLES,
    GrowingSuite,
    ImportedSuite,
    begin_suite,
    write_imported,
)
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.category import Category, Function
from protest_core.suite.testsuite import Tokens

_Tokenise = Callable[[str], Tokens]
_ORIGIN = ("block", "translation", "kind")
_LICENCE = "CC BY-NC-SA 4.0"
_CITATION = (
    "Bawden, Sennrich, Birch & Haddow (2018): Evaluating Discourse Phenomena in Neural "
    "Machine Translation. NAACL."
)
CATEGORY = Category(
    "bawden_anaphora",
    "anaphoric · antecedent in the sentence before, not annotated",
    Function.ANAPHORIC,
    antecedent_agrees=False,
)


class Variants(StrEnum):
    """Which of a block's translations become references, each with the source once more."""

    FIRST = "first"
    CORRECT = "correct"
    ALL = "all"


def import_bawden(
    *,
    file: Path,
    directory: Path,
    variants: Variants = Variants.FIRST,
    name: str = "",
    languages: tuple[str, str] = ("en", "fr"),
    skip_faulty: bool = False,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ImportedSuite:
    """Make the suite `directory`: each block a document of two lines.

    One faulty block or translation refuses all, unless faulty ones are to be skipped.
    """
    check_can_be_made(directory, TABLES, replace=replace)
    problems = ProblemList()
    faults = EntryFaults(file.name, skipped=skip_faulty)
    blocks = read_bawden(file, problems, faults)
    faulty = faults.settle(problems, f"The test set {file}", some_are_good=bool(blocks))
    grown, tokenise = begin_suite(directory, name, languages, citation=_CITATION, licence=_LICENCE)
    if faulty:
        grown.left_out[FAULTY] = faulty
    for number, block in enumerate(blocks):
        progress(number, len(blocks), "importing")
        for variant in _chosen(block, variants):
            _add(grown, tokenise, block, variant)
    return write_imported(
        grown,
        directory,
        origin_columns=_ORIGIN,
        warnings=tuple(problems.warnings),
        replace=replace,
        progress=progress,
    )


def _chosen(block: BawdenBlock, variants: Variants) -> Sequence[Variant]:
    """By default the first right one if there is any, else the very first."""
    correct = [each for each in block.variants if each.is_correct]
    match variants:
        case Variants.FIRST:
            return (correct or block.variants)[:1]
        case Variants.CORRECT:
            return correct
        case Variants.ALL:
            return block.variants


def _add(
    grown: GrowingSuite,
    tokenise: tuple[_Tokenise, _Tokenise],
    block: BawdenBlock,
    variant: Variant,
) -> None:
    one, other = tokenise
    before, source = map(one, block.source)
    reference = other(variant.translation[1])
    profile = language_profile(grown.description.target_language)
    changed = changed_pronoun(reference, other(variant.wrong[1]), profile.is_pronoun)
    known = [] if changed.place is None else [changed.place]
    forms = matching_forms([reference[at] for at in known], FORMS) or frozenset(FORMS)
    all_places = [at for at, word in enumerate(source) if word.lower() in FORMS]
    places = [at for at in all_places if source[at].lower() in forms] or all_places
    if not places:
        grown.left_out["the second sentence has neither it, they nor them"] += 1
        return
    first = grown.begin_document(f"{block.name}.{variant.number}")
    grown.add_line(before, other(variant.translation[0]))
    grown.add_line(source, reference)
    doubts = ["the sentence has several such pronouns" * (len(places) > 1), changed.doubt]
    token = likeliest(places, len(source), changed.place, len(reference))
    grown.add_example(
        CATEGORY,
        (first + 1, token),
        reference=tuple(known) or None,
        origin=(block.name, variant.number, "correct" if variant.is_correct else "semi-correct"),
        doubt="; ".join(filter(None, doubts)),
    )
