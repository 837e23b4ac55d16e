"""Documents in two languages, and their sentences grouped into the lines of a suite."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from protest_core.errors import printable
from protest_core.progress import ProgressCallback
from protest_core.suite_build.annotation import AnnotatedText
from protest_core.suite_build.built_suite import BuiltDocument, LineOrigin
from protest_core.suite_build.find_examples import PlacedDocument, first_lines
from protest_core.suite_build.sentence_groups import ROUNDS, Grouping, Sentences, group_sentences


@dataclass(frozen=True, slots=True)
class DocumentTexts:
    """A document in both languages."""

    part: str
    source: AnnotatedText
    target: AnnotatedText

    @property
    def sentences(self) -> tuple[Sentences, Sentences]:
        return _sentences(self.source), _sentences(self.target)


def group_documents(
    texts: Sequence[DocumentTexts], progress: ProgressCallback, *, several_parts: bool
) -> tuple[list[PlacedDocument], list[BuiltDocument]]:
    """Bring the sentences of each document together, and give its groups lines of the suite."""
    steps = len(texts) * ROUNDS
    groupings = group_sentences(
        [each.sentences for each in texts],
        look=lambda number: progress(number, steps, "bringing sentences together"),
    )
    starts = first_lines([grouping.groups for grouping in groupings])
    placed = []
    for text, grouping, start in zip(texts, groupings, starts, strict=True):
        name = printable(f"{text.part}/" * several_parts + text.source.name)
        placed.append(
            PlacedDocument(name, text.part, text.source, text.target, grouping.groups, start)
        )
    built = [_built(each, grouping) for each, grouping in zip(texts, groupings, strict=True)]
    return placed, built


def line_origins(documents: Iterable[PlacedDocument]) -> tuple[LineOrigin, ...]:
    """Return the sentences of each line of the suite."""
    return tuple(
        LineOrigin(document.part, document.source.name, group.source, group.target)
        for document in documents
        for group in document.groups
    )


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


def _sentences(text: AnnotatedText) -> Sentences:
    return [text.tokens(text.sentence(number)) for number in range(text.sentences)]
