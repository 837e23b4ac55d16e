"""Files and documents of ContraPro, and the lines that its entries need."""

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from protest_core.errors import InputError, counted, printable
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.suspicious_text import EntityDecoder, entity_mistake
from protest_core.files.text import read_lines
from protest_core.suite_build.json_entries import EntryFaults, read_entry, read_json

_OTHER_TEXTS = 0.1  # from this share of misplaced entries on, the texts must be different ones
Lines = tuple[list[str], list[str]]
_NEEDED_WORDS = ("src_segment", "ref_segment", "src_pronoun", "ref_pronoun")


class ContraProEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A segment with a pronoun; fields are named as in the file, with underscores for blanks."""

    src_segment: str
    ref_segment: str
    src_pronoun: str
    ref_pronoun: str
    ante_distance: int
    document_id: str | None = None
    segment_id: int | None = None  # its line in the document, from 1
    intrasegmental: bool | None = None
    src_ante_head: str | None = None
    src_ante_phrase: str | None = None
    errors: list[Any] = []


_Numbered = tuple[int, ContraProEntry]


@dataclass(frozen=True, slots=True)
class Block:
    """Consecutive lines of a document, from 0; `None` for a single segment."""

    document: str
    lines: range | None
    entries: tuple[_Numbered, ...]


@dataclass
class ParallelDocuments:
    """Texts with the same number of lines in two languages, anywhere below a directory."""

    directory: Path
    source_language: str
    target_language: str
    entities: EntityDecoder = field(init=False, default_factory=EntityDecoder)
    _files: Mapping[str, Path] = field(init=False)
    _read: dict[str, Lines | str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        if not self.directory.is_dir():
            shown = printable(str(self.directory))
            raise InputError(f"There is no directory {shown}. Check the path.")
        self._files = {
            name: Path(folder) / name
            for folder, _, names in os.walk(self.directory)
            for name in names
        }

    def lines(self, document: str) -> Lines | str:
        """Return the lines of a document, named by its target-language file, or why there are none.

        HTML entities in them are decoded.
        """
        if document not in self._read:
            self._read[document] = self._lines(document)
        return self._read[document]

    def _lines(self, document: str) -> Lines | str:
        stem = document.removesuffix(f".{self.target_language}")
        names = (f"{stem}.{self.source_language}", f"{stem}.{self.target_language}")
        missing = [quoted(name) for name in names if name not in self._files]
        if missing:
            are = "file {} is" if len(missing) == 1 else "files {} are"
            return f"the {are.format(' and '.join(missing))} not in the directory of texts"
        problems = ProblemList()
        source, target = (read_lines(self._files[name], name, problems).lines for name in names)
        source, target = (list(map(self.entities.decoded, lines)) for lines in (source, target))
        for name, lines in zip(names, (source, target), strict=True):
            for number, line in enumerate(lines, 1):
                if mistake := entity_mistake(line):
                    problems.add(name, mistake, line=number)
        if problems.mistakes:
            return str(problems.mistakes[0])
        if len(source) != len(target):
            counts = f"{counted(len(source), 'line')} and {len(target):,}"
            return f"{quoted(stem)} has {counts} in the two languages; they must have as many"
        return source, target


def blocks_of(
    entries: Sequence[_Numbered],
    documents: ParallelDocuments | None,
    faults: EntryFaults,
    problems: ProblemList,
) -> list[Block]:
    """Return the blocks; without texts every segment is a document of its own."""
    if documents is None:
        return [_alone(number, entry) for number, entry in entries]
    of_document: defaultdict[str, list[_Numbered]] = defaultdict(list)
    others: list[tuple[_Numbered, str]] = []
    for number, entry in entries:
        if entry.document_id is None or entry.segment_id is None:
            faults.add(f"entry {number}", "no document id or no segment id to look up")
            continue
        lines = documents.lines(entry.document_id)
        if isinstance(lines, str):
            faults.add(f"entry {number}", lines)
        elif mistake := _mistake(entry, lines[0]):
            others.append(((number, entry), mistake))
        else:
            of_document[entry.document_id].append((number, entry))
    _add_misplaced(others, len(entries), faults.name, problems)
    together = (_of_one_document(document, members) for document, members in of_document.items())
    return [*chain.from_iterable(together), *(_alone(*each) for each, _ in others)]


def _add_misplaced(
    others: Sequence[tuple[_Numbered, str]], entries: int, name: str, problems: ProblemList
) -> None:
    """Report misplaced entries; a few do not refuse everything, many mean different texts.

    Texts differ slightly between copies, which ContraPro's own script does not notice.
    """
    few = len(others) <= _OTHER_TEXTS * entries
    for (number, _), mistake in others:
        if few:
            problems.warn(name, f"entry {number}: {mistake}, so it is taken without context")
        else:
            problems.add(name, f"entry {number}: {mistake}")


def _alone(number: int, entry: ContraProEntry) -> Block:
    return Block(f"{number:06}", None, ((number, entry),))


def _mistake(entry: ContraProEntry, lines: Sequence[str]) -> str | None:
    at = (entry.segment_id or 0) - 1
    shown = printable(entry.document_id or "")
    if at >= len(lines):
        return f"segment {at + 1} is not in {shown}, which has {len(lines):,} lines"
    if _letters(lines[at]) != _letters(entry.src_segment):
        return f"line {at + 1} of {shown} is not its src segment"
    return None


def _letters(text: str) -> str:
    return "".join(text.split())


def _of_one_document(document: str, members: Sequence[_Numbered]) -> Iterator[Block]:
    """Yield blocks from a line before the first antecedent to the pronoun, joined if they meet."""
    stretches: list[tuple[int, int, list[_Numbered]]] = []
    for number, entry in sorted(members, key=lambda member: (_first(member[1]), member[0])):
        start, end = _first(entry), entry.segment_id or 1
        if stretches and start <= stretches[-1][1]:
            before, last, together = stretches[-1]
            stretches[-1] = (before, max(last, end), [*together, (number, entry)])
        else:
            stretches.append((start, end, [(number, entry)]))
    for start, end, together in stretches:
        yield Block(document, range(start, end), tuple(together))


def _first(entry: ContraProEntry) -> int:
    return max(0, (entry.segment_id or 1) - 1 - entry.ante_distance - 1)


def read_contrapro(
    path: Path, problems: ProblemList, faults: EntryFaults
) -> list[tuple[int, ContraProEntry]]:
    """Return valid entries with their number from 1; the others are among the faults."""
    name = path.name
    content = read_json(path, name, problems)
    if content is None:
        return []
    if not isinstance(content, list):
        problems.add(name, "this is not a list of entries, as ContraPro's file is")
        return []
    if not content:
        problems.add(name, "there is no entry in the file")
    entries = []
    for number, each in enumerate(content, 1):
        entry = _entry(each, f"entry {number}", faults)
        if entry:
            entries.append((number, entry))
    return entries


def _entry(each: object, where: str, faults: EntryFaults) -> ContraProEntry | None:
    fields = read_entry(each, ContraProEntry, where, faults)
    if fields is None:
        return None
    entry = ContraProEntry(**fields)
    mistakes = [
        f"{field.replace('_', ' ')} is empty"
        for field in _NEEDED_WORDS
        if not getattr(entry, field).strip()
    ]
    if entry.ante_distance < 0:
        mistakes.append(f"ante distance: {quoted(entry.ante_distance)} is less than 0")
    if entry.segment_id is not None and entry.segment_id < 1:
        mistakes.append(f"segment id: {quoted(entry.segment_id)} is less than 1")
    for mistake in mistakes:
        faults.add(where, mistake)
    return None if mistakes else entry


def contrastive_texts(entry: ContraProEntry) -> list[str]:
    """Return the reference with wrong pronouns; errors not in this form are skipped."""
    return [
        each["contrastive"]
        for each in entry.errors
        if isinstance(each, dict) and isinstance(each.get("contrastive"), str)
    ]
