"""The converted contents of a 1.1 file, before any of it is written."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from protest_compat.protest11.corpora import (
    CleanTexts,
    Corpora,
    ReferenceChoice,
    choose_corpora,
    in_our_order,
    read_categories,
    read_texts,
    unique_names,
)
from protest_compat.protest11.examples import (
    Aligned,
    Examples,
    align,
    read_examples,
    with_reference,
)
from protest_compat.protest11.judgements import (
    MASTER_ANNOTATOR,
    ConvertedJudgement,
    JudgementReader,
)
from protest_compat.protest11.rows import Protest11
from protest_compat.protest11.tasks import OldTasks, read_tasks
from protest_core.candidates.translated_parts import highlighted, parts_of
from protest_core.files.problems import ProblemList
from protest_core.ids import ExampleId
from protest_core.judgements.model import Highlights
from protest_core.names import annotator_name_mistake
from protest_core.suite.model import Category, Document, Example
from protest_core.text.translation import Translation


@dataclass(frozen=True, slots=True)
class ConvertedContents:
    """A file's content, converted."""

    old: Protest11
    corpora: Corpora
    texts: CleanTexts
    categories: tuple[Category, ...]
    documents: tuple[Document, ...]
    examples: tuple[Example, ...]
    targets: Mapping[int, tuple[str, ExampleId]]  # system and example by the old candidate
    reference: Translation
    systems: Mapping[str, Translation]
    annotators: Mapping[int, str]
    judgements: tuple[ConvertedJudgement, ...]
    tasks: OldTasks


def read_contents(
    old: Protest11, choice: ReferenceChoice, problems: ProblemList
) -> ConvertedContents:
    corpora = choose_corpora(old, choice, problems)
    texts = read_texts(old, corpora.used, problems)
    source = texts.of(corpora.source)
    _warn_of_other_sources(corpora, texts, problems)
    categories = read_categories(old, problems)
    contents_of_examples = read_examples(old, source, categories, problems)
    reference, systems = _translations(old, corpora, texts, contents_of_examples, problems)
    examples = {
        key: with_reference(each, reference) for key, each in contents_of_examples.by_id.items()
    }
    targets = _targets(old, corpora, contents_of_examples.of_candidate)
    _warn_of_missing_candidates(corpora, targets, examples, problems)
    annotators = _annotators(old, problems)
    reader = JudgementReader(
        targets, annotators, examples, _highlights(targets, examples, systems), problems
    )
    judgements = tuple(reader.read(old))
    return ConvertedContents(
        old=old,
        corpora=corpora,
        texts=texts,
        categories=in_our_order(categories),
        documents=_documents(old, corpora.source, texts.lines, examples.values(), problems),
        examples=tuple(examples.values()),
        targets=targets,
        reference=reference.translation if reference else Translation.empty(texts.lines),
        systems=systems,
        annotators=annotators,
        judgements=judgements,
        tasks=read_tasks(old, targets, problems),
    )


def _translations(
    old: Protest11, corpora: Corpora, texts: CleanTexts, examples: Examples, problems: ProblemList
) -> tuple[Aligned | None, dict[str, Translation]]:
    def aligned(corpus: int) -> Aligned:
        return align(old, corpus, texts.of(corpus), examples, problems)

    _warn_of_unused_corpora(old, corpora, problems)
    reference = None if corpora.reference is None else aligned(corpora.reference)
    return reference, {
        name: aligned(corpus).translation for name, corpus in corpora.systems.items()
    }


def _warn_of_unused_corpora(old: Protest11, corpora: Corpora, problems: ProblemList) -> None:
    names = {row.id: row.name for row in old.corpora}
    with_text = {row.corpus for row in old.sentences}
    for number in sorted((names.keys() | with_text) - corpora.used):
        what = f"{names[number]} has" if number in names else "it has no name and"
        problems.warn(f"corpus {number}", f"{what} no examples; it is not used")
    for number in sorted(corpora.used - names.keys()):
        problems.warn(f"corpus {number}", "is used, and nothing says what it is")
    known = corpora.used
    for row in old.translations:
        if row.tgtcorpus not in known:
            problems.warn(
                f"translations {row.id}", f"corpus {row.tgtcorpus} has no examples; it is not used"
            )


def _warn_of_other_sources(corpora: Corpora, texts: CleanTexts, problems: ProblemList) -> None:
    source = texts.of(corpora.source)
    for other in sorted(corpora.sources - {corpora.source}):
        for line, (ours, theirs) in enumerate(zip(source, texts.of(other), strict=True)):
            if ours != theirs:
                problems.warn(
                    f"corpus {other}",
                    f"line {line} is not as in corpus {corpora.source}, whose text is used",
                )


def _targets(
    old: Protest11, corpora: Corpora, of_candidate: Mapping[int, ExampleId]
) -> dict[int, tuple[str, ExampleId]]:
    names = {corpus: name for name, corpus in corpora.systems.items()}
    return {
        row.id: (names[row.tgtcorpus], of_candidate[row.id])
        for row in old.pro_candidates
        if row.id in of_candidate and row.tgtcorpus in names
    }


def _warn_of_missing_candidates(
    corpora: Corpora,
    targets: Mapping[int, tuple[str, ExampleId]],
    examples: Mapping[ExampleId, Example],
    problems: ProblemList,
) -> None:
    """Report missing candidates: every system has every example once in our projects."""
    first: dict[tuple[str, ExampleId], int] = {}
    for number, target in targets.items():
        if target in first:
            problems.warn(
                f"pro_candidates {number}",
                f"is the same as candidate {first[target]}; what was said of both is united",
            )
        first.setdefault(target, number)
    for name in corpora.systems:
        if missing := [key for key in examples if (name, key) not in first]:
            numbers = ", ".join(map(str, missing[:20])) + (", …" if len(missing) > 20 else "")
            problems.warn(
                f"system {name}",
                f"examples {numbers} are not among its candidates in the file; in the project they "
                "are, without any translation of the pronoun",
            )


def _annotators(old: Protest11, problems: ProblemList) -> dict[int, str]:
    """Return all annotators, also those only referred to; the original's researcher has no row."""
    named = {row.id: row.name for row in old.annotators}
    mentioned = {row.annotator_id for row in old.annotations + old.tag_annotations}
    mentioned |= {row.annotator_id for row in old.token_annotations if row.annotator_id is not None}
    for number in sorted(mentioned - named.keys()):
        named[number] = "MASTER" if number == MASTER_ANNOTATOR else ""
        if number != MASTER_ANNOTATOR:
            problems.warn(f"annotator {number}", "judged, and nothing says who it is")
    settings = old.settings
    if settings.get("annotator_id", "").isdecimal() and int(settings["annotator_id"]) not in named:
        named[int(settings["annotator_id"])] = settings.get("annotator_name", "")
    return unique_names(named.items(), "annotator", annotator_name_mistake, problems)


def _highlights(
    targets: Mapping[int, tuple[str, ExampleId]],
    examples: Mapping[ExampleId, Example],
    systems: Mapping[str, Translation],
) -> dict[tuple[str, ExampleId], Highlights]:
    highlights = {}
    for name, example_id in targets.values():
        parts = parts_of(examples[example_id], systems[name])
        highlights[name, example_id] = highlighted(parts)
    return highlights


def _documents(
    old: Protest11,
    source: int,
    lines: int,
    examples: Iterable[Example],
    problems: ProblemList,
) -> tuple[Document, ...]:
    """Return the documents.

    The original never read its boundaries; ours must not separate a pronoun from an antecedent.
    """
    rows = [row for row in old.documents if row.corpus == source]
    starts = {row.start for row in rows if 0 <= row.start < lines}
    ends = {row.end + 1 for row in rows} | {0}
    if not rows:
        problems.warn("documents", "the source has none; all of it is taken for one document")
    elif len(starts) < len(rows) or 0 not in starts or starts - ends:
        problems.warn("documents", "those of the source overlap or leave gaps; their starts count")
    for example in examples:
        between = starts & set(range(min(example.lines) + 1, max(example.lines) + 1))
        if between:
            problems.warn(
                f"example {example.id}",
                "an antecedent is in another document than the pronoun; the boundary at line "
                f"{', '.join(map(str, sorted(between)))} is left out",
            )
            starts -= between
    return tuple(
        Document(f"document {number}", start)
        for number, start in enumerate(sorted(starts | {0}), start=1)
    )
