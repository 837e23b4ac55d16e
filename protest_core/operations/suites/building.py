"""Building a suite from an annotated corpus."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from protest_core.building.account import BuiltDocument, BuiltSuite, LineOrigin
from protest_core.building.available import take_inventory
from protest_core.building.categories import NOTHING_ELSE, AlsoTaken
from protest_core.building.grouping import ROUNDS, Grouping, group_sentences
from protest_core.building.placing import (
    PlacedDocument,
    first_lines,
    source_lines,
    target_lines,
)
from protest_core.errors import printable
from protest_core.formats.built_suite import check_suite_can_be_made
from protest_core.formats.description import check_description
from protest_core.formats.group_choice import groups_that_fit_nothing, read_taken_groups
from protest_core.formats.mmax2.corpus import CorpusPart
from protest_core.operations.suites.corpus_texts import SOURCE_LANGUAGE, CorpusTexts, DocumentTexts
from protest_core.operations.suites.finishing_suite import SuiteTexts, finish_suite
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.testsuite import Document, SuiteDescription

_CITATION = "Lapshinova-Koltunski, Hardmeier & Krielke (2018): ParCorFull"


@dataclass(frozen=True, slots=True)
class BuildChoices:
    """What a suite is to be made of."""

    target_language: str
    parts: tuple[str, ...] = ()  # none: all that are there
    name: str = ""
    wanted: Mapping[str, int] | None = None  # by category; `None`: everything
    seed: int = 1
    also: AlsoTaken = NOTHING_ELSE
    groups: Path | None = None  # proposals of an earlier build, with some taken


def build_from_parcorfull(
    *,
    root: Path,
    directory: Path,
    choices: BuildChoices,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> BuiltSuite:
    """Make the suite `directory` from ParCorFull or a corpus in its form.

    Documents that cannot be used are skipped and told; the rest goes on.
    """
    check_suite_can_be_made(directory, replace=replace)
    check_description(_description(choices, (), directory))
    taken = read_taken_groups(choices.groups) if choices.groups else {}
    reader = CorpusTexts(root, choices.parts, choices.target_language, progress)
    documents, built = _grouped(reader.read(), progress, several_parts=len(reader.parts) > 1)
    inventory = take_inventory(documents, also=choices.also, taken_groups=taken)
    not_fitting = (
        groups_that_fit_nothing(choices.groups, taken, inventory) if choices.groups else ()
    )
    texts = SuiteTexts(
        _description(choices, reader.parts, directory),
        tuple(Document(document.name, document.first_line) for document in documents),
        source_lines(documents),
        target_lines(documents),
        built=tuple(built),
        skipped=tuple(reader.skipped),
        warnings=(*reader.warnings, *not_fitting),
        lines=tuple(chain.from_iterable(map(_lines, documents))),
    )
    return finish_suite(
        texts,
        inventory,
        directory=directory,
        wanted=choices.wanted,
        seed=choices.seed,
        replace=replace,
        progress=progress,
    )


def _description(
    choices: BuildChoices, parts: Sequence[CorpusPart], directory: Path
) -> SuiteDescription:
    names = ", ".join(part.name for part in parts)
    return SuiteDescription(
        name=choices.name or printable(directory.resolve().name),
        source_language=SOURCE_LANGUAGE,
        target_language=choices.target_language,
        citation=_CITATION,
        description=f"Built from {printable(names)}. Reference alignment is automatic.",
    )


def _grouped(
    texts: Sequence[DocumentTexts], progress: ProgressCallback, *, several_parts: bool
) -> tuple[list[PlacedDocument], list[BuiltDocument]]:
    steps = len(texts) * ROUNDS
    groupings = group_sentences(
        [each.sentences for each in texts],
        look=lambda number: progress(number, steps, "bringing sentences together"),
    )
    starts = first_lines([grouping.groups for grouping in groupings])
    placed = []
    for each, grouping, start in zip(texts, groupings, starts, strict=True):
        name = printable(f"{each.part}/" * several_parts + each.source.name)
        placed.append(
            PlacedDocument(name, each.part, each.source, each.target, grouping.groups, start)
        )
    built = [_built(each, grouping) for each, grouping in zip(texts, groupings, strict=True)]
    return placed, built


def _lines(document: PlacedDocument) -> Iterator[LineOrigin]:
    for group in document.groups:
        yield LineOrigin(document.part, document.source.name, group.source, group.target)


def _built(texts: DocumentTexts, grouping: Grouping) -> BuiltDocument:
    return BuiltDocument(
        texts.part,
        texts.source.name,
        texts.source.sentences,
        texts.target.sentences,
        len(grouping.groups),
        grouping.joined,
        grouping.untranslated,
        grouping.in_order,
        grouping.looks_shifted,
    )
