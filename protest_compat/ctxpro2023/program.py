"""`protest ctxpro`: read a test set of CTXPRO and outputs, and compute its published score."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from operator import itemgetter
from pathlib import Path

import msgspec

from protest_compat.apt_autoprf_files import lines_of, read_unchanged
from protest_compat.ctxpro2023.score import RuleCount, Split, counts_of
from protest_core import __version__
from protest_core.errors import Problem, RefusedError, counted, distinct_names
from protest_core.extras import Extra, require
from protest_core.files.atomic import check_not_read
from protest_core.files.problems import ProblemList, quoted
from protest_core.suite_build.ctxpro_entries import languages_of
from protest_core.suite_build.json_entries import EntryFaults, read_bytes, read_entry, read_json
from protest_core.tables.model import UNDEFINED, Column, Kind, Report, Table

_TITLE = "CTXPRO as published"
_SPLITTER = "sentence-splitter"
_Row = tuple[str, str, RuleCount]  # output; rule, empty for all; its counts
_EXPECTED_SHOWN = 3


class ScoredEntry(msgspec.Struct, frozen=True, rename=lambda name: name.replace("_", " ")):
    """The fields of an entry that the score needs; test sets of verbs and nouns have them, too."""

    expected: str
    rule: str
    src_pronoun: str | None = None
    document_id: str | None = None


@dataclass(frozen=True, slots=True)
class CtxproRun:
    """The counts of each output by rule, and warnings about the files."""

    outputs: Mapping[str, Mapping[str, RuleCount]]
    language: str
    splitter: str
    warnings: Sequence[Problem]


def score_outputs(
    *,
    file: Path,
    outputs: Sequence[tuple[str, Path]],
    language: str = "",
    table: Path | None = None,
) -> CtxproRun:
    """Score texts with a line for each entry of the test set, or raise with every error.

    An output without a name is called as its file is.
    Without a language, that of the test set is taken. `table` is a file that the caller is going to
    write, which must be a different one.
    """
    check_not_read([table], [file, *(path for _, path in outputs)])
    problems = ProblemList()
    entries = _read_entries(file, problems)
    language = language or _target_language(entries, file)
    split = splitter(language)
    names = distinct_names(path for _, path in outputs)
    texts: dict[str, list[str]] = {}
    for given, path in outputs:
        name = given or names[path]
        if name in texts:
            problems.add(quoted(name), "two outputs have this name; give each its own")
        texts[name] = _read_output(path, name, len(entries), problems)
    problems.refuse_if_any("The outputs")
    expected = [(entry.rule, entry.expected) for entry in entries]
    counts = {name: counts_of(expected, lines, split) for name, lines in texts.items()}
    return CtxproRun(counts, language, version(_SPLITTER), problems.warnings)


def splitter(language: str) -> Split:
    """Return CTXPRO's function that splits a text into sentences."""
    require(Extra.CTXPRO)
    from sentence_splitter import SentenceSplitter, SentenceSplitterException

    try:
        split: Split = SentenceSplitter(language=language.partition("-")[0]).split
    except SentenceSplitterException:
        raise RefusedError(
            f"{_SPLITTER} has no rules for the language {quoted(language)}. "
            "Name one that it has: --target."
        ) from None
    return split


def _read_entries(file: Path, problems: ProblemList) -> list[ScoredEntry]:
    """Read the entries as they are: HTML entities are not decoded, as the program does not."""
    raw = read_bytes(file, file.name, problems)
    try:
        entries = msgspec.json.decode(raw or b"", type=list[ScoredEntry])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        entries = []
        _report_faults(file, problems)
    if not entries:
        problems.add(file.name, "there is no entry in the file")
    problems.refuse_if_any(f"The test set {file}")
    return entries


def _report_faults(file: Path, problems: ProblemList) -> None:
    """Raise all errors of a file that could not be read at once."""
    problems.refuse_if_any(f"The test set {file}")  # it is not read once more
    content = read_json(file, file.name, problems)
    problems.refuse_if_any(f"The test set {file}")
    if not isinstance(content, list):
        problems.add(file.name, "this is not a list of entries, as CTXPRO's files are")
        return
    faults = EntryFaults(file.name, skipped=False)
    for number, each in enumerate(content, 1):
        read_entry(each, ScoredEntry, f"entry {number}", faults)
    faults.settle(problems, f"The test set {file}", some_are_good=False)


def _target_language(entries: Iterable[ScoredEntry], file: Path) -> str:
    languages = languages_of((entry.document_id, entry.src_pronoun) for entry in entries)
    if languages is None:
        raise RefusedError(
            f"The documents named in {file.name} do not show which language it is translated to. "
            "Name it: --target."
        )
    return languages[1]


def _read_output(path: Path, name: str, entries: int, problems: ProblemList) -> list[str]:
    mistakes = len(problems.mistakes)
    text = read_unchanged(path, name, problems)
    lines = lines_of(text)
    if len(problems.mistakes) == mistakes and len(lines) != entries:
        have = f"the test set has {entries:,} entries"
        problems.add(name, f"{counted(len(lines), 'line')}, and {have}; it needs a line for each")
    if text.startswith("\ufeff"):
        problems.warn(name, "CTXPRO takes the byte order mark for a part of the first word", line=1)
    return lines


def ctxpro_report(run: CtxproRun) -> Report:
    """Return the shares of outputs, and of rules; records have both in one table."""
    totals = [(name, "", _total(by_rule.values())) for name, by_rule in run.outputs.items()]
    of_rules = [
        (name, rule, count)
        for name, by_rule in run.outputs.items()
        for rule, count in by_rule.items()
    ]
    shown = Table("ctxpro", _TITLE, _SHOWN, totals)
    return Report(
        _TITLE,
        [shown, _by_rule(run)],
        [Table("ctxpro", _TITLE, _RECORD, [*totals, *of_rules])],
        signature=(
            f"metric:ctxpro-published|numbers:single|language:{run.language}"
            f"|splitter:{_SPLITTER} {run.splitter}|protest:{__version__}"
        ),
    )


def _total(counts: Iterable[RuleCount]) -> RuleCount:
    total = RuleCount()
    for count in counts:
        total.entries += count.entries
        total.passed += count.passed
        total.expected |= count.expected
    return total


def _share(count: RuleCount) -> float | str:
    return UNDEFINED if count.share is None else count.share


_SHOWN: tuple[Column[_Row], ...] = (
    Column("output", "output", Kind.NAME, itemgetter(0)),
    Column("entries", "entries", Kind.COUNT, lambda row: row[2].entries),
    Column("passed", "passed", Kind.COUNT, lambda row: row[2].passed),
    Column("share", "share", Kind.PERCENT, lambda row: _share(row[2])),
)
_RECORD: tuple[Column[_Row], ...] = (
    _SHOWN[0],
    Column("", "rule", Kind.NAME, itemgetter(1)),
    Column("", "expected", Kind.TEXT, lambda row: " ".join(row[2].expected)),
    *_SHOWN[1:],
)


def _by_rule(run: CtxproRun) -> Table[tuple[str, RuleCount]]:
    first = next(iter(run.outputs.values()))
    columns: list[Column[tuple[str, RuleCount]]] = [
        Column("rule", value=itemgetter(0)),
        Column("expected", value=lambda row: _listed(row[1].expected)),
        Column("entries", "", Kind.COUNT, lambda row: row[1].entries),
        *(_share_of(name, by_rule) for name, by_rule in run.outputs.items()),
    ]
    return Table("by-rule", "By rule", columns, [*first.items()])


def _share_of(name: str, by_rule: Mapping[str, RuleCount]) -> Column[tuple[str, RuleCount]]:
    return Column(name, "", Kind.PERCENT, lambda row: _share(by_rule[row[0]]))


def _listed(forms: Iterable[str]) -> str:
    forms = list(forms)
    return ", ".join(forms[:_EXPECTED_SHOWN]) + ", …" * (len(forms) > _EXPECTED_SHOWN)
