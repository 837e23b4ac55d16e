"""Which lines of which documents the entries of a contrastive test set need."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protest_core.errors import printable
from protest_core.formats.contrapro import ContraProEntry
from protest_core.formats.parallel_documents import ParallelDocuments
from protest_core.formats.problems import ProblemList


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of a document that belong together, from 0; `None` for a segment of its own."""

    document: str
    lines: range | None
    entries: tuple[tuple[int, ContraProEntry], ...]


def blocks_of(
    entries: Sequence[tuple[int, ContraProEntry]],
    documents: ParallelDocuments | None,
    name: str,
    problems: ProblemList,
) -> list[Block]:
    """Without texts every segment is a document of its own."""
    if documents is None:
        return [Block(f"{number:06}", None, ((number, entry),)) for number, entry in entries]
    of_document: defaultdict[str, list[tuple[int, ContraProEntry]]] = defaultdict(list)
    for number, entry in entries:
        if entry.document_id is None or entry.segment_id is None:
            problems.add(name, f"entry {number}: no document id or no segment id to look up")
        elif _is_there(number, entry, documents, name, problems):
            of_document[entry.document_id].append((number, entry))
    return [
        block
        for document, members in of_document.items()
        for block in _of_one_document(document, members)
    ]


def _is_there(
    number: int,
    entry: ContraProEntry,
    documents: ParallelDocuments,
    name: str,
    problems: ProblemList,
) -> bool:
    lines = documents.lines(entry.document_id or "")
    if lines is None:
        return False
    at = (entry.segment_id or 0) - 1
    shown = printable(entry.document_id or "")
    if at >= len(lines[0]):
        mistake = f"segment {at + 1} is not in {shown}, which has {len(lines[0]):,} lines"
    elif _letters(lines[0][at]) != _letters(entry.src_segment):
        mistake = f"line {at + 1} of {shown} is not its src segment"
    else:
        return True
    problems.add(name, f"entry {number}: {mistake}")
    return False


def _letters(text: str) -> str:
    return "".join(text.split())


def _of_one_document(
    document: str, members: Sequence[tuple[int, ContraProEntry]]
) -> Iterator[Block]:
    """From one line before the earliest antecedent to the pronoun; joined where they meet."""
    stretches: list[tuple[int, int, list[tuple[int, ContraProEntry]]]] = []
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
