"""Bring the sentences of an output into the lines of the source, document by document."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from protest_core.candidates.origin import Merged
from protest_core.errors import counted
from protest_core.files.input_text import InputText
from protest_core.files.paths import shown_path
from protest_core.files.problems import ProblemList, quoted
from protest_core.languages.profiles import language_profile
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.directory import read_documents
from protest_core.suite.model import TestSuite
from protest_core.suite_build.sentence_alignment import Bead
from protest_core.suite_build.sentence_groups import can_be_grouped, pair_sentences
from protest_core.translatable import Text

_WORD = re.compile(r"\w+|[^\w\s]")
_SIGN = re.compile(r"\w|[^\w\s]")
_MOST_LEARNT_FROM = 20_000  # lines: more would not make the lexicon better
_LONGEST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class ArrangedText:
    """A text with as many lines as the source; `merged`: groups whose text is on the first line."""

    lines: list[str]
    merged: Merged = ()
    note: Text | None = None


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    place: int  # the line of the file


@dataclass(frozen=True, slots=True)
class _OutputDocument:
    """A document of the suite, and the sentences of the output for it."""

    first_line: int
    source: Sequence[str]
    sentences: Sequence[_Sentence]


@dataclass(slots=True)
class _Arranging:
    """Lines that are being filled, and what happened to the sentences."""

    lines: list[str]
    merged: list[tuple[int, int]] = field(default_factory=list)
    joined: int = 0  # lines that got several sentences
    untranslated: int = 0
    dropped: list[_Sentence] = field(default_factory=list)

    def add(self, document: _OutputDocument, bead: Bead) -> None:
        sentences = document.sentences[bead.target.start : bead.target.stop]
        if not bead.source:
            self.dropped += sentences
            return
        first, stop = (document.first_line + end for end in (bead.source.start, bead.source.stop))
        self.lines[first] = " ".join(each.text for each in sentences)
        self.untranslated += 0 if sentences else len(bead.source)
        self.joined += len(sentences) > 1
        if sentences and stop - first > 1:
            self.merged.append((first, stop))


def arrange_by_document(
    text: InputText,
    name: str,
    suite: TestSuite,
    reference: Sequence[str],
    problems: ProblemList,
    *,
    documents: Path | None = None,
    progress: ProgressCallback = no_progress,
) -> ArrangedText:
    """Return the text in the lines of the source; errors are added to the list.

    `documents`: a table with the first line of each document in the text. Without one, the file
    names its documents, or blank lines separate them.
    """
    if not text.whole:
        return ArrangedText([])
    there = _documents_of(text, name, suite, documents, problems)
    if not there:
        return ArrangedText([])
    pairs = [_in_words(each, suite) for each in there]
    for each, pair in zip(there, pairs, strict=True):
        if not can_be_grouped(*pair):
            place = each.sentences[0].place if each.sentences else None
            lines = f"{counted(len(each.sentences), 'line')} for {len(each.source):,} of the source"
            message = f"this document is too long to be aligned: {lines}; divide it (--documents)"
            problems.add(name, message, line=place)
            return ArrangedText([])
    doing = Text("aligning sentences")
    beads = pair_sentences(
        pairs,
        translated=_translated(suite, reference),
        look=lambda number: progress(number, len(pairs), doing),
    )
    arranging = _Arranging([""] * len(suite.source))
    for document, of_document in zip(there, beads, strict=True):
        for bead in of_document:
            arranging.add(document, bead)
    for left in arranging.dropped:
        shown = quoted(left.text[:_LONGEST_SHOWN])
        problems.warn(name, f"this translates no line and is left out: {shown}", line=left.place)
    merged = tuple(sorted(arranging.merged))
    return ArrangedText(arranging.lines, merged, _note(arranging, name, suite, there))


def looks_divided(text: InputText, suite: TestSuite) -> bool:
    """Return whether the text has the documents of the suite, so that it could be arranged."""
    blocks = _named_blocks(text) if text.documents else _separated_blocks(text)
    return len(blocks) == len(suite.documents) and (len(blocks) > 1 or not text.documents)


def _note(
    arranging: _Arranging, name: str, suite: TestSuite, documents: Sequence[_OutputDocument]
) -> Text:
    pointers = {line for first, stop in arranging.merged for line in range(first + 1, stop)}
    affected = sum(not pointers.isdisjoint(each.compared_lines) for each in suite.examples)
    sentences = sum(len(each.sentences) for each in documents)
    return Text(
        "{0}: {1} aligned with {2:,} lines of the source in {3}. Lines with several sentences: "
        "{4:,}; merged with the line before: {5:,} (examples referred for that: {6:,}); without a "
        "sentence: {7:,}. Sentences left out: {8:,}"
    ).format(
        name,
        Text("%n sentences", "", sentences, one="%n sentence"),
        len(suite.source),
        Text("%n documents", "", len(documents), one="%n document"),
        arranging.joined,
        len(pointers),
        affected,
        arranging.untranslated,
        len(arranging.dropped),
    )


def _documents_of(
    text: InputText, name: str, suite: TestSuite, table: Path | None, problems: ProblemList
) -> list[_OutputDocument]:
    """Return the documents of the suite with their sentences: by name, or else in order."""
    if table is not None:
        file = shown_path(table)
        known = problems.number
        rows = read_documents(table, problems, lines_of_source=len(text.lines), name=file)
        if problems.number > known:
            return []
        blocks = _blocks(text, [(each.name, each.first_line) for each in rows])
    else:
        blocks = _named_blocks(text) if text.documents else _separated_blocks(text)
        if len(suite.documents) == 1 and not text.documents:
            blocks = [("", [sentence for _, block in blocks for sentence in block])]
    names = [each.name for each in suite.documents]
    by_name = dict(blocks)
    if len(by_name) != len(blocks) or not by_name.keys() <= set(names):
        if len(blocks) != len(names):
            problems.add(name, _other_documents(len(blocks), len(names)))
            return []
        by_name = {called: block for called, (_, block) in zip(names, blocks, strict=True)}
    ends = [*(each.first_line for each in suite.documents[1:]), len(suite.source)]
    return [
        _OutputDocument(
            each.first_line, suite.source[each.first_line : end], by_name.get(each.name, ())
        )
        for each, end in zip(suite.documents, ends, strict=True)
    ]


def _other_documents(found: int, wanted: int) -> str:
    return (
        f"{counted(found, 'document')} where the suite has {wanted:,}; separate them by blank "
        "lines, or list the first line of each in a table (--documents)"
    )


def _named_blocks(text: InputText) -> list[tuple[str, list[_Sentence]]]:
    return _blocks(text, [(each.name, each.first_line) for each in text.documents])


def _blocks(
    text: InputText, documents: Sequence[tuple[str, int]]
) -> list[tuple[str, list[_Sentence]]]:
    ends = [*(first for _, first in documents[1:]), len(text.lines)]
    return [
        (name, [*_sentences(text, range(first, end))])
        for (name, first), end in zip(documents, ends, strict=True)
    ]


def _separated_blocks(text: InputText) -> list[tuple[str, list[_Sentence]]]:
    """Return the texts between blank lines."""
    numbered = enumerate(map(str.strip, text.lines))
    blocks = (
        [number for number, _ in block]
        for has_text, block in groupby(numbered, lambda each: bool(each[1]))
        if has_text
    )
    return [
        (str(number), [*_sentences(text, range(lines[0], lines[-1] + 1))])
        for number, lines in enumerate(blocks)
    ]


def _sentences(text: InputText, lines: range) -> Iterator[_Sentence]:
    """Yield the lines that have a text."""
    for line in lines:
        if written := text.lines[line].strip():
            yield _Sentence(written, text.places[line] if text.places else line + 1)


def _in_words(
    document: _OutputDocument, suite: TestSuite
) -> tuple[list[list[str]], list[list[str]]]:
    source, target = _finders(suite)
    return (
        [source.findall(line) for line in document.source],
        [target.findall(each.text) for each in document.sentences],
    )


def _translated(
    suite: TestSuite, reference: Sequence[str]
) -> list[tuple[Sequence[str], Sequence[str]]]:
    """Return lines of source and reference in words, from all over the suite."""
    source, target = _finders(suite)
    step = max(1, len(suite.source) // _MOST_LEARNT_FROM)
    pairs = zip(suite.source[::step], reference[::step], strict=False)
    return [(source.findall(one), target.findall(other)) for one, other in pairs if one and other]


def _finders(suite: TestSuite) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the patterns of words; where no blanks separate them, of single signs."""
    about = suite.description
    source, target = (
        _WORD if language_profile(code).writing.blanks else _SIGN
        for code in (about.source_language, about.target_language)
    )
    return source, target
