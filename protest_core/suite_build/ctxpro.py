"""`suite import ctxpro`: the test sets of pronouns in CTXPRO, by gender, formality and animacy."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.files.problems import ProblemList
from protest_core.languages.profiles import LanguageProfile, language_profile
from protest_core.languages.units import units
from protest_core.progress import ProgressCallback, no_progress
from protest_core.suite.model import STANDARD_BY_ID, Antecedent, Category, Function
from protest_core.suite.new_directory import check_can_be_made
from protest_core.suite_build.contrastive import token_spans
from protest_core.suite_build.ctxpro_entries import (
    ENGLISH,
    CtxproBlock,
    CtxproEntry,
    blocks_of,
    languages_of,
    read_contexts,
    read_ctxpro,
    same_letters,
)
from protest_core.suite_build.files import ENTRIES
from protest_core.suite_build.import_common import (
    FAULTY,
    TABLES,
    TO_CHECK,
    ImportedSuite,
    NamedRows,
    SuiteBuilder,
    begin_suite,
    write_imported,
)
from protest_core.suite_build.json_entries import EntryFaults
from protest_core.tables.model import Cell
from protest_core.text.tokens import Tokens

_Tokenise = Callable[[str], Tokens]
_ORIGIN = ("entry", "document", "segment", "antecedent_distance", "rule", "expected")
_TO_CHECK = ("example", "entry", "line", "token", "why")
_CITATION = (
    "Wicks & Post (2023): Identifying Context-Dependent Translations for Evaluation Set "
    "Production. WMT."
)
_LICENCE = "Apache 2.0; the texts are subtitles from OpenSubtitles"
_NO_PRONOUN = "the source segment does not have the pronoun as a word"
_SEVERAL = f"the source segment has the pronoun several times: {TO_CHECK}"
_AGAIN = "another entry is about the same pronoun of the same segment"
_REACHES = {True: ("intra", "intra-sentential"), False: ("inter", "inter-sentential")}
_THEY = ("they", "them")
_PLURAL = "Plur"
_FORMALITY = {
    "INFORM": "informal",
    "FORM": "formal",
    "FORM+PLUR": "formal or plural",  # one form for both, as French vous
}
_NUMBERS = {"SING": "singular", "PLUR": "plural"}
_SUBJECT = "NOM"


@dataclass(frozen=True, slots=True)
class _Places:
    """The line and the example of each entry that has some."""

    lines: dict[int, int] = field(default_factory=dict)
    examples: dict[int, int] = field(default_factory=dict)

    def table(self, entries: int) -> NamedRows:
        """Return columns and rows of the table of all entries."""
        rows: list[tuple[Cell, ...]] = [
            (number, self.lines.get(number), self.examples.get(number))
            for number in range(1, entries + 1)
        ]
        return ("entry", "line", "example"), rows


def holds(word: str, expected: str, target: LanguageProfile) -> bool:
    """Return whether a word of the reference is the expected form, or has it inside: *verla*."""
    wanted = target.folded(expected)
    found = [unit.form for unit in units(word, target)]
    if target.spelling(wanted) in found:
        return True
    word = target.folded(word)
    return word == wanted or word.startswith(f"{wanted}-") or word.endswith(f"-{wanted}")


def import_ctxpro(
    *,
    file: Path,
    directory: Path,
    contexts: Path | None = None,
    name: str = "",
    languages: tuple[str, str] = ("", ""),
    skip_faulty: bool = False,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> ImportedSuite:
    """Make the suite `directory`; `contexts` has the sentences before each entry's segment.

    Languages that are not given are those of the file. Segments that are alike are one line. One
    faulty entry refuses the whole file, unless `skip_faulty` is set.
    """
    check_can_be_made(directory, (*TABLES, ENTRIES), replace=replace)
    problems = ProblemList()
    faults = EntryFaults(file.name, skipped=skip_faulty)
    entries = read_ctxpro(file, problems, faults)
    before = read_contexts(contexts, entries, problems, faults) if contexts else {}
    taken = [each for each in entries.valid if not contexts or each[0] in before]
    faulty = faults.settle(problems, f"The test set {file}", some_are_good=bool(taken))
    languages = _languages([entry for _, entry in taken], languages, file, problems)
    builder, tokenise = begin_suite(
        directory, name, languages, citation=_CITATION, licence=_LICENCE
    )
    if faulty:
        builder.left_out[FAULTY] = faulty
    blocks = blocks_of(taken, before)
    places = _Places()
    for number, block in enumerate(blocks):
        progress(number, len(blocks), "importing")
        _AddingBlock(builder, tokenise, block, places).add()
    return write_imported(
        builder,
        directory,
        origin_columns=_ORIGIN,
        to_check_columns=_TO_CHECK,
        more={ENTRIES: places.table(entries.number)},
        warnings=tuple(problems.warnings),
        replace=replace,
        progress=progress,
    )


def _languages(
    entries: Sequence[CtxproEntry], given: tuple[str, str], file: Path, problems: ProblemList
) -> tuple[str, str]:
    """Return the given languages; where one is missing, that of the entries."""
    found = languages_of((entry.document_id, entry.src_pronoun) for entry in entries)
    if found is None and not all(given):
        raise RefusedError(
            f"The documents named in {file.name} do not show which languages it is in. "
            "Name both: --source-language and --target."
        )
    source, target = (one or other for one, other in zip(given, found or given, strict=True))
    if found and (source, target) != found:
        pair = f"{found[0]} → {found[1]}"
        problems.warn(file.name, f"it looks like {pair}, and is imported as {source} → {target}")
    return source, target


@dataclass(frozen=True, slots=True)
class _AddingBlock:
    """Adds one block to a suite."""

    builder: SuiteBuilder
    tokenise: tuple[_Tokenise, _Tokenise]
    block: CtxproBlock
    places: _Places

    def add(self) -> None:
        source, reference = (
            tokenise(text) for tokenise, text in zip(self.tokenise, self._segment, strict=True)
        )
        placed = [
            (number, entry, token)
            for number, entry in self.block.entries
            if (token := self._pronoun(source, number, entry)) is not None
        ]
        if not placed:
            return
        line = self._add_lines(source, reference)
        examples: dict[int, int] = {}
        for number, entry, token in placed:
            self.places.lines[number] = line
            if token in examples:
                self.builder.left_out[_AGAIN] += 1
            else:
                self._example(number, entry, (line, token), reference)
                examples[token] = len(self.builder.examples)
            self.places.examples[number] = examples[token]

    @property
    def _segment(self) -> tuple[str, str]:
        entry = self.block.entries[0][1]
        return entry.src_segment, entry.ref_segment

    def _pronoun(self, source: Tokens, number: int, entry: CtxproEntry) -> int | None:
        """Return the position of the only pronoun; an entry with none, or several, is counted."""
        found = token_spans(source, entry.src_pronoun)
        if len(found) == 1:
            return found[0]
        self.builder.left_out[_SEVERAL if found else _NO_PRONOUN] += 1
        if found:
            why = f"{entry.src_pronoun} is there {len(found)} times: {entry.src_segment}"
            tokens = " ".join(map(str, found))
            self.builder.to_check.append(("", number, "", tokens, why))
        return None

    def _add_lines(self, source: Tokens, reference: Tokens) -> int:
        """Add the sentences before the segment and the segment; return the segment's line."""
        one, other = self.tokenise
        first = self.builder.begin_document(self.block.name)
        line = first + len(self.block.before)
        translated = dict(self._antecedents_translated(line))
        for at, text in enumerate(self.block.before, first):
            self.builder.add_line(one(text), other(translated.get(at, "")))
        self.builder.add_line(source, reference)
        return line

    def _antecedents_translated(self, line: int) -> Iterator[tuple[int, str]]:
        for _, entry in self.block.entries:
            if self._has_line_of_antecedent(entry) and entry.ref_ante_segment:
                yield line - (entry.ante_distance or 0), entry.ref_ante_segment

    def _has_line_of_antecedent(self, entry: CtxproEntry) -> bool:
        """Return whether the sentence before the segment in which the antecedent is was given."""
        distance = entry.ante_distance
        if entry.is_intrasegmental or not distance or distance > len(self.block.before):
            return False
        return same_letters(self.block.before[-distance], entry.src_ante_segment or "")

    def _example(
        self, number: int, entry: CtxproEntry, place: tuple[int, int], reference: Tokens
    ) -> None:
        target = language_profile(self.builder.description.target_language)
        found = [at for at, word in enumerate(reference) if holds(word, entry.expected, target)]
        antecedent = self._antecedent(entry, place)
        is_there = entry.is_intrasegmental or self._has_line_of_antecedent(entry)
        warnings = [
            f"the reference does not have {entry.expected} as a word" * (not found),
            f"the reference has {entry.expected} several times" * (len(found) > 1),
            "the antecedent was not found in its sentence" * (is_there and antecedent is None),
        ]
        self.builder.add_example(
            _category(entry, self.builder.description.source_language, antecedent),
            place,
            antecedents=(antecedent,) if antecedent else (),
            reference=(found[0],) if len(found) == 1 else None,
            origin=(
                number,
                entry.document_id,
                entry.segment_id,
                entry.ante_distance,
                entry.rule,
                entry.expected,
            ),
        )
        if why := "; ".join(filter(None, warnings)):
            example = self.builder.examples[-1].id
            self.builder.to_check.append((example, number, place[0], place[1], why))

    def _antecedent(self, entry: CtxproEntry, place: tuple[int, int]) -> Antecedent | None:
        """Return the antecedent, if it is in the text and was found in its sentence."""
        line, token = place
        if not entry.is_intrasegmental:
            if not self._has_line_of_antecedent(entry):
                return None
            line -= entry.ante_distance or 0
            token = -1
        words = self.builder.source[line].split(" ")
        phrase = self.tokenise[0](entry.src_ante_phrase or entry.src_ante_head or "")
        span = _nearest_span(words, phrase, before=token)
        if span is None:
            return None
        heads = token_spans(words[slice(*span)], entry.src_ante_head or "")
        heads = [span[0] + head for head in heads if span[0] + head != token]
        return Antecedent(line, *span, heads[-1] if heads else None)


def _nearest_span(
    words: Sequence[str], phrase: Sequence[str], *, before: int
) -> tuple[int, int] | None:
    """Return the last occurrence of a phrase before a token, or the first one after it.

    Letters are compared instead of words: a phrase alone may be tokenised otherwise than in its
    sentence. A negative `before` stands for the end.
    """
    wanted = "".join(phrase).casefold()
    folded = [word.casefold() for word in words]
    starts = [0, *accumulate(map(len, folded))]
    text = "".join(folded)
    spans = []
    for start, offset in enumerate(starts[:-1]):
        stop = offset + len(wanted)
        if not wanted or not text.startswith(wanted, offset):
            continue
        end = bisect_left(starts, stop)
        ends_a_word = starts[end] == stop or not text[stop].isalnum()
        if ends_a_word and (start, end) != (before, before + 1):
            spans.append((start, end))
    if not spans:
        return None
    earlier = [span for span in spans if before < 0 or span[0] < before]
    return earlier[-1] if earlier else spans[0]


def _category(entry: CtxproEntry, source_language: str, antecedent: Antecedent | None) -> Category:
    if entry.ante_distance is None and entry.intrasegmental is None:
        return _addressee(entry.rule)
    is_english = source_language.partition("-")[0] == ENGLISH
    kind, label = _form(entry) if is_english else _position(entry)
    if antecedent is None:
        return Category(
            f"ctxpro_{kind}_alone",
            f"anaphoric · {label}, antecedent not in the text",
            Function.ANAPHORIC,
            antecedent_agrees=False,
        )
    reach, in_words = _REACHES[entry.is_intrasegmental]
    # English they with a plural antecedent is a category of the standard. The position of it is
    # not in the file, and they with a singular noun may be singular they or a group.
    standard = STANDARD_BY_ID.get(f"anaphoric_{reach}_{kind}")
    if standard and entry.src_ante_head_number == _PLURAL:
        return standard
    return Category(
        f"{'ctxpro' if is_english else 'anaphoric'}_{reach}_{kind}",
        f"anaphoric · {in_words} · {label}{', antecedent not plural' * bool(standard)}",
        Function.ANAPHORIC,
        antecedent_agrees=True,
    )


def _form(entry: CtxproEntry) -> tuple[str, str]:
    """Return the English pronoun, in ids and in labels."""
    form = entry.src_pronoun.lower()
    form = "they" if form in _THEY else form
    return form, form


def _position(entry: CtxproEntry) -> tuple[str, str]:
    """Return what the rule says of a pronoun of another language, as ACC.FEM.SING, in the same way.

    Only there it describes the source.
    """
    case, *others = entry.rule.split(".")
    position = "subject" if case == _SUBJECT else "non-subject"
    number = next((_NUMBERS[each] for each in others if each in _NUMBERS), "")
    return f"{position}_{number}".rstrip("_"), f"{number} {position} pronoun".lstrip()


def _addressee(rule: str) -> Category:
    """Return the category by formality and number.

    Those of the standard tell generic from deictic you, which the file does not.
    """
    parts = rule.split(".")
    words = [
        *(_FORMALITY[part] for part in parts if part in _FORMALITY),
        *(_NUMBERS[part] for part in parts if part in _NUMBERS),
    ]
    name = "_".join(["ctxpro", *words, "you"]).replace(" ", "_")
    label = f"addressee · {' '.join([*words, 'you'])}"
    return Category(name, label, Function.ADDRESSEE, antecedent_agrees=False)
