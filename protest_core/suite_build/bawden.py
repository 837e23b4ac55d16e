"""`suite import bawden`: the discourse test sets of Bawden et al. (2018)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from protest_core.files.problems import ProblemList, quoted
from protest_core.languages.profiles import language_profile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import Category, Function
from protest_core.suite.new_directory import check_can_be_made
from protest_core.suite_build.categorise import FORMS
from protest_core.suite_build.contrastive import changed_pronoun, likeliest, matching_forms
from protest_core.suite_build.import_common import (
    FAULTY,
    TABLES,
    ImportedSuite,
    SuiteBuilder,
    begin_suite,
    write_imported,
)
from protest_core.suite_build.json_entries import EntryFaults, read_entry, read_json
from protest_core.text.tokens import Tokens

Two = tuple[str, str]  # the previous sentence, and the one with the pronoun
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


@dataclass(frozen=True, slots=True)
class Variant:
    """A correct translation, and the same translation with the pronoun of another antecedent."""

    number: int  # in its block, from 1
    translation: Two
    wrong: Two
    is_correct: bool  # or only semi-correct: another antecedent than in the source


@dataclass(frozen=True, slots=True)
class BawdenBlock:
    name: str
    source: Two
    variants: tuple[Variant, ...]


class _Block(msgspec.Struct):
    src: tuple[str, str]
    trg: list[Any]


class _Variant(msgspec.Struct):
    incorrect: tuple[str, str]
    correct: tuple[str, str] | None = None
    semi_correct: tuple[str, str] | None = None


class Variants(StrEnum):
    """The translations of a block that become references, each with the source again."""

    FIRST = "first"
    CORRECT = "correct"
    ALL = "all"


def read_bawden(path: Path, problems: ProblemList, faults: EntryFaults) -> list[BawdenBlock]:
    """Return valid blocks in the order of their numbers; the others are among the faults."""
    name = path.name
    content = read_json(path, name, problems)
    if content is None:
        return []
    if not isinstance(content, dict):
        problems.add(name, "this is not a table of numbered blocks, as the anaphora test set is")
        return []
    if not content:
        problems.add(name, "there is no block in the file")
    if any(isinstance(block, dict) and "examples" in block for block in content.values()):
        problems.add(name, "this is the test set of lexical choice; it asks for no pronouns")
        return []
    blocks = [_block(key, content[key], faults) for key in sorted(content, key=_order)]
    return [block for block in blocks if block]


def _order(key: str) -> tuple[int, int, str]:
    """Return a sort key: numbers by size, other names after them."""
    number = key.isascii() and key.isdigit() and len(key) < 18
    return (0, int(key), "") if number else (1, 0, key)


def _block(key: str, block: object, faults: EntryFaults) -> BawdenBlock | None:
    where = f"block {quoted(key)}"
    fields = read_entry(block, _Block, where, faults)
    if fields is None:
        return None
    variants = [
        _variant(each, number, f"{where}, translation {number}", faults)
        for number, each in enumerate(fields["trg"], 1)
    ]
    if not variants:
        faults.add(where, "there is no translation")
    good = tuple(variant for variant in variants if variant)
    return BawdenBlock(key, fields["src"], good) if good else None


def _variant(each: object, number: int, where: str, faults: EntryFaults) -> Variant | None:
    fields = read_entry(each, _Variant, where, faults)
    if fields is None:
        return None
    right = fields.get("correct") or fields.get("semi_correct")
    if right is None:
        faults.add(where, "there is neither ‘correct’ nor ‘semi-correct’")
        return None
    return Variant(number, right, fields["incorrect"], is_correct=bool(fields.get("correct")))


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
    """Make the suite `directory`: each block becomes a document of two lines.

    One faulty block or translation refuses all, unless `skip_faulty` is set.
    """
    check_can_be_made(directory, TABLES, replace=replace)
    problems = ProblemList()
    faults = EntryFaults(file.name, skipped=skip_faulty)
    blocks = read_bawden(file, problems, faults)
    faulty = faults.settle(problems, f"The test set {file}", some_are_good=bool(blocks))
    builder, tokenise = begin_suite(
        directory, name, languages, citation=_CITATION, licence=_LICENCE
    )
    if faulty:
        builder.left_out[FAULTY] = faulty
    for number, block in enumerate(blocks):
        progress(number, len(blocks), "importing")
        for variant in _chosen(block, variants):
            _add(builder, tokenise, block, variant)
    return write_imported(
        builder,
        directory,
        origin_columns=_ORIGIN,
        warnings=tuple(problems.warnings),
        replace=replace,
        progress=progress,
    )


def _chosen(block: BawdenBlock, variants: Variants) -> Sequence[Variant]:
    """Return the variants to use; by default the first correct one, else the very first."""
    correct = [each for each in block.variants if each.is_correct]
    match variants:
        case Variants.FIRST:
            return (correct or block.variants)[:1]
        case Variants.CORRECT:
            return correct
        case Variants.ALL:
            return block.variants


def _add(
    builder: SuiteBuilder,
    tokenise: tuple[_Tokenise, _Tokenise],
    block: BawdenBlock,
    variant: Variant,
) -> None:
    one, other = tokenise
    before, source = map(one, block.source)
    reference = other(variant.translation[1])
    profile = language_profile(builder.description.target_language)
    changed = changed_pronoun(reference, other(variant.wrong[1]), profile.is_pronoun)
    known = [] if changed.place is None else [changed.place]
    forms = matching_forms([reference[at] for at in known], FORMS) or frozenset(FORMS)
    all_places = [at for at, word in enumerate(source) if word.lower() in FORMS]
    places = [at for at in all_places if source[at].lower() in forms] or all_places
    if not places:
        builder.left_out["the second sentence has neither it, they nor them"] += 1
        return
    first = builder.begin_document(f"{block.name}.{variant.number}")
    builder.add_line(before, other(variant.translation[0]))
    builder.add_line(source, reference)
    warnings = ["the sentence has several such pronouns" * (len(places) > 1), changed.warning]
    token = likeliest(places, len(source), changed.place, len(reference))
    builder.add_example(
        CATEGORY,
        (first + 1, token),
        reference=tuple(known) or None,
        origin=(block.name, variant.number, "correct" if variant.is_correct else "semi-correct"),
        warning="; ".join(filter(None, warnings)),
    )
