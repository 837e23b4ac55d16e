"""Entries of CTXPRO's test sets, their languages, and the context of their segments."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unicodedata import normalize

import msgspec

from protest_core.errors import counted, name_of
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import read_lines
from protest_core.languages.profiles import language_profile
from protest_core.suite_build.json_entries import EntryFaults, read_entry, read_json

ENGLISH = "en"
_NEEDED_WORDS = ("src_segment", "ref_segment", "src_pronoun", "expected")
_BETWEEN_SENTENCES = "<eos>"  # in the files of contexts that CTXPRO has beside its test sets
Numbered = tuple[int, "CtxproEntry"]


class CtxproEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A segment with a pronoun; fields are named as in the file, with underscores for blanks."""

    src_segment: str
    ref_segment: str
    src_pronoun: str
    expected: str  # the form that a translation must have
    rule: str  # such as ACC.FORM.PLUR.MASC
    document_id: str | None = None
    segment_id: int | None = None
    ante_distance: int | None = None  # in segments; formality has no antecedents
    intrasegmental: bool | None = None
    src_ante_head: str | None = None
    src_ante_head_number: str | None = None
    src_ante_phrase: str | None = None
    src_ante_segment: str | None = None
    ref_ante_segment: str | None = None

    @property
    def is_intrasegmental(self) -> bool:
        return self.ante_distance == 0 if self.intrasegmental is None else self.intrasegmental


@dataclass(frozen=True, slots=True)
class CtxproEntries:
    """The valid entries with their numbers from 1, and the number of all."""

    valid: list[Numbered]
    number: int


@dataclass(frozen=True, slots=True)
class CtxproBlock:
    """A segment, the sentences before it, and its entries."""

    before: tuple[str, ...]
    entries: Sequence[Numbered]

    @property
    def name(self) -> str:
        """The place of the first entry in the subtitles, or its number in the file."""
        number, entry = self.entries[0]
        if entry.document_id is None or entry.segment_id is None:
            return f"{number:06}"
        return f"{entry.document_id}:{entry.segment_id}"


def read_ctxpro(path: Path, problems: ProblemList, faults: EntryFaults) -> CtxproEntries:
    """Read a test set of pronouns; invalid entries are among the faults."""
    name = path.name
    content = read_json(path, name, problems)
    if content is None:
        return CtxproEntries([], 0)
    if not isinstance(content, list):
        problems.add(name, "this is not a list of entries, as CTXPRO's files are")
        return CtxproEntries([], 0)
    if not content:
        problems.add(name, "there is no entry in the file")
    if content and all(map(_is_about_other_words, content)):
        problems.add(name, "this is CTXPRO's test set of verbs or nouns; it asks for no pronouns")
        return CtxproEntries([], 0)
    entries = []
    for number, each in enumerate(content, 1):
        if entry := _entry(each, f"entry {number}", faults):
            entries.append((number, entry))
    return CtxproEntries(entries, len(content))


def _is_about_other_words(entry: object) -> bool:
    return isinstance(entry, dict) and "expected" in entry and "src pronoun" not in entry


def _entry(each: object, where: str, faults: EntryFaults) -> CtxproEntry | None:
    fields = read_entry(each, CtxproEntry, where, faults)
    if fields is None:
        return None
    entry = CtxproEntry(**{name: _in_nfc(value) for name, value in fields.items()})
    mistakes = [
        f"{field.replace('_', ' ')} is empty"
        for field in _NEEDED_WORDS
        if not getattr(entry, field).strip()
    ]
    if entry.ante_distance is not None and entry.ante_distance < 0:
        mistakes.append(f"ante distance: {quoted(entry.ante_distance)} is less than 0")
    for mistake in mistakes:
        faults.add(where, mistake)
    return None if mistakes else entry


def _in_nfc(value: Any) -> Any:
    return normalize("NFC", value) if isinstance(value, str) else value


def languages_of(origins: Iterable[tuple[str | None, str | None]]) -> tuple[str, str] | None:
    """Return source and target language of entries, given by their document and source pronoun.

    A document such as `en-pl/2017/…` names the two languages in the order of the alphabet, and
    nothing in the file says which is the source. So English is the source if most pronouns are
    English; entries about other words have none, and are always from English.
    """
    pairs: Counter[frozenset[str]] = Counter()
    from_english: Counter[bool] = Counter()
    is_pronoun = language_profile(ENGLISH).is_pronoun
    kinds = Counter(((document or "").partition("/")[0], pronoun) for document, pronoun in origins)
    for (languages, pronoun), count in kinds.items():
        pairs[frozenset(_languages_in(languages))] += count
        from_english[pronoun is None or is_pronoun(pronoun)] += count
    if len(pairs) != 1:
        return None
    (pair,) = pairs
    others = sorted(pair - {ENGLISH})
    if len(others) != 1 or ENGLISH not in pair:
        return None
    first, second = ENGLISH, others[0]
    return (first, second) if from_english[True] > from_english[False] else (second, first)


def _languages_in(languages: str) -> Iterator[str]:
    pair = languages.split("-")
    return (each.replace("_", "-") for each in pair if len(pair) == 2 and each)


def read_contexts(
    path: Path, entries: CtxproEntries, problems: ProblemList, faults: EntryFaults
) -> dict[int, tuple[str, ...]]:
    """Return the sentences before the segment of each entry, by its number.

    The file has a line for each entry: sentences with `<eos>` between them, the segment the last.
    """
    name = name_of(path)
    lines = read_lines(path, name, problems).lines
    if lines and entries.number and len(lines) != entries.number:
        has = f"{counted(len(lines), 'line')}, and {faults.name} has {entries.number:,} entries"
        problems.add(name, has)
        return {}
    contexts = {}
    for number, entry in entries.valid if lines else ():
        *before, segment = (each.strip() for each in lines[number - 1].split(_BETWEEN_SENTENCES))
        if _letters(segment) == _letters(entry.src_segment):
            contexts[number] = tuple(before)
        else:
            faults.add(f"entry {number}", f"line {number} of {name} does not end in its segment")
    return contexts


def _letters(text: str) -> str:
    return "".join(text.split())


def same_letters(one: str, other: str) -> bool:
    """Return whether two texts are equal except for white space."""
    return _letters(one) == _letters(other)


def blocks_of(
    entries: Iterable[Numbered], contexts: dict[int, tuple[str, ...]]
) -> list[CtxproBlock]:
    """Return a block for each different text: entries that share theirs are in one."""
    of_text: dict[tuple[object, ...], list[Numbered]] = {}
    for number, entry in entries:
        text = (contexts.get(number, ()), entry.src_segment, entry.ref_segment)
        of_text.setdefault(text, []).append((number, entry))
    return [CtxproBlock(contexts.get(members[0][0], ()), members) for members in of_text.values()]
