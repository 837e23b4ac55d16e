"""Which lines of which documents the entries of a contrastive test set need."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from protest_core.errors import printable
from protest_core.formats.contrapro import ContraProEntry
from protest_core.formats.json_entries import EntryFaults
from protest_core.formats.parallel_documents import ParallelDocuments
from protest_core.formats.problems import ProblemList

_OTHER_TEXTS = 0.1  # from this share of entries on that are not where they should be

_Numbered = tuple[int, ContraProEntry]


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of a document that belong together, from 0; `None` for a segment of its own."""

    document: str
    lines: range | None
    entries: tuple[_Numbered, ...]


def blocks_of(
    entries: Sequence[_Numbered],
    documents: ParallelDocuments | None,
    faults: EntryFaults,
    problems: ProblemList,
) -> list[Block]:
    """Without texts every segment is a document of its own."""
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
    _tell(others, len(entries), faults.name, problems)
    together = (_of_one_document(document, members) for document, members in of_document.items())
    return [*chain.from_iterable(together), *(_alone(*each) for each, _ in others)]


def _tell(
    others: Sequence[tuple[_Numbered, str]], entries: int, name: str, problems: ProblemList
) -> None:
    """Texts differ a little from copy to copy, and ContraPro's own script never noticed.

    So a few are no reason to refuse all; many say that these are other texts.
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
    """From one line before the earliest antecedent to the pronoun; joined where they meet."""
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
