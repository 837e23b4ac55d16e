"""Reads contrastive JSON in the form of ContraPro (Müller et al. 2018, WMT)."""

from pathlib import Path
from typing import Any

import msgspec

from protest_core.formats.json_entries import EntryFaults, read_entry, read_json
from protest_core.formats.problems import ProblemList, quoted

_NEEDED_WORDS = ("src_segment", "ref_segment", "src_pronoun", "ref_pronoun")


class ContraProEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A segment with a pronoun; fields are named as in the file, with underscores for blanks."""

    src_segment: str
    ref_segment: str
    src_pronoun: str
    ref_pronoun: str
    ante_distance: int
    document_id: str | None = None
    segment_id: int | None = None  # the line in its document, from 1
    intrasegmental: bool | None = None
    src_ante_head: str | None = None
    src_ante_phrase: str | None = None
    errors: list[Any] = []


def read_contrapro(
    path: Path, problems: ProblemList, faults: EntryFaults
) -> list[tuple[int, ContraProEntry]]:
    """Good entries with their number from 1; the others are among the faults."""
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
    """The reference with wrong pronouns; what is not in this form is passed over."""
    return [
        each["contrastive"]
        for each in entry.errors
        if isinstance(each, dict) and isinstance(each.get("contrastive"), str)
    ]
