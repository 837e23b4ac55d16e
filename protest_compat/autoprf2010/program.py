"""`autoprf --stem`: read the published AutoPRF program's files and compute its numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_compat.autoprf2010.counting import (
    Corpus,
    DocumentStart,
    PronounCounts,
    PublishedAutoPrf,
    count_autoprf,
    four_digits,
)
from protest_compat.autoprf2010.files import Stem, read_corpus, read_starts
from protest_core import __version__
from protest_core.errors import Problem, RefusedError, counted, distinct_names, name_of
from protest_core.files.atomic import check_not_read
from protest_core.files.problems import ProblemList, quoted
from protest_core.tables.model import UNDEFINED, Column, Kind, Report, Table

_TOTAL = "TOTAL"
_SIGNATURE = f"metric:autoprf-published|numbers:single|protest:{__version__}"
_Counted = tuple[str, str, PronounCounts]  # document, empty for all; pronoun; its counts
_DOCUMENT: Column[_Counted] = Column("", "document", Kind.NAME, lambda row: row[0])
_Document = tuple[str, Mapping[str, PronounCounts]]


@dataclass(frozen=True, slots=True)
class AutoPrfRun:
    """The results, and warnings about the files."""

    result: PublishedAutoPrf
    warnings: Sequence[Problem]


def autoprf_from_stems(
    *,
    reference: Path,
    candidate: Path,
    documents: Path | None = None,
    source_language: str = "en",
    target_language: str = "fr",
    table: Path | None = None,
) -> AutoPrfRun:
    """Return the results, or raise all places where the program would crash.

    `table` is a file that the caller is going to write, which must be a different one.
    """
    names = distinct_names([reference, candidate])
    stems = [
        Stem(path, source_language, target_language, _named(path, names[path], source_language))
        for path in (reference, candidate)
    ]
    starts_file = [] if documents is None else [documents]
    check_not_read([table], [*(path for stem in stems for path in stem.files), *starts_file])
    corpora, warnings = [], list[Problem]()
    for stem in stems:
        problems = ProblemList()
        corpora.append(read_corpus(stem, problems))
        problems.refuse_if_any(stem.path.name)
        warnings += problems.warnings
    problems = ProblemList()
    of_reference, of_candidate = corpora
    _compare(corpora, [stem.shown(stem.source) for stem in stems], problems)
    starts: Sequence[DocumentStart] = ()
    if documents is not None:
        starts = read_starts(documents, len(of_reference.source), problems)
    problems.refuse_if_any(name_of(documents or candidate))
    distinct = dict.fromkeys([*warnings, *problems.warnings])  # both may be the same files
    return AutoPrfRun(count_autoprf(of_reference, of_candidate, starts), tuple(distinct))


def _named(path: Path, name: str, language: str) -> str:
    if path.name:
        return name
    raise RefusedError(
        f"{quoted(path)} is a directory, and no beginning of files' names. "
        f"For reference.{language} give ‘reference’."
    )


def _compare(corpora: Sequence[Corpus], names: Sequence[str], problems: ProblemList) -> None:
    """Compare the source texts: the program only checks their number of tokens."""
    of_reference, of_candidate = ([*_words(corpus)] for corpus in corpora)
    if len(of_reference) != len(of_candidate):
        counts = f"{counted(len(of_candidate), 'token')}, and {names[0]} has {len(of_reference):,}"
        problems.add(names[1], f"{counts}; both must be translations of the same text")
        return
    differing = [
        (line, word, other)
        for (_, other), (line, word) in zip(of_reference, of_candidate, strict=True)
        if word != other
    ]
    if differing:
        line, word, other = differing[0]
        differ = "word differs" if len(differing) == 1 else "words differ"
        what = f"{len(differing):,} {differ} from {names[0]}, whose pronouns are counted"
        first = f"the first is {quoted(word)} for {quoted(other)}"
        problems.warn(names[1], f"{what}; {first}", line=line)


def _words(corpus: Corpus) -> Iterator[tuple[int, str]]:
    """Yield the words with the numbers of their lines."""
    return ((number, word) for number, line in enumerate(corpus.source, 1) for word in line)


def published_autoprf_report(result: PublishedAutoPrf) -> Report:
    """Return recall by document and then, where a terminal's view ends, the totals by pronoun."""
    rows = [("", name, counts) for name, counts in _with_total(result.pronouns).items()]
    of_documents = [
        (document, name, counts)
        for document, by_pronoun in result.documents
        for name, counts in _with_total(by_pronoun).items()
    ]
    below = [f"{name}: {counts.undefined}" for _, name, counts in rows if counts.undefined]
    title = "AutoPRF as published"
    return Report(
        title,
        [
            *([_by_document(result)] if result.documents else []),
            Table("autoprf", title, _SHOWN, rows, below, summing=1),
        ],
        [Table("autoprf", title, _RECORD, [*rows, *of_documents])],
        signature=_SIGNATURE,
    )


def _with_total(by_pronoun: Mapping[str, PronounCounts]) -> dict[str, PronounCounts]:
    return {**by_pronoun, _TOTAL: sum(by_pronoun.values(), PronounCounts())}


def _share(
    key: str, value: Callable[[PronounCounts], float | None]
) -> tuple[Column[_Counted], ...]:
    """Return columns of a share, for people as the program prints it."""

    def exact(row: _Counted) -> float | str:
        return UNDEFINED if (share := value(row[2])) is None else share

    def shown(row: _Counted) -> str:
        return UNDEFINED if (share := value(row[2])) is None else four_digits(share)

    return Column(key, "", Kind.SCORE, shown), Column("", key, Kind.SCORE, exact)


_SHOWN: tuple[Column[_Counted], ...] = (
    Column("pronoun", "pronoun", Kind.NAME, lambda row: row[1]),
    *_share("precision", lambda counts: counts.precision),
    *_share("recall", lambda counts: counts.recall),
    *_share("f1", lambda counts: counts.f1),
    Column("matches", "matches", Kind.COUNT, lambda row: row[2].matches),
    Column("reference", "reference", Kind.COUNT, lambda row: row[2].reference),
    Column("candidate", "candidate", Kind.COUNT, lambda row: row[2].candidate),
    Column("", UNDEFINED, value=lambda row: row[2].undefined),
)
_RECORD = (_DOCUMENT, *_SHOWN)


def _by_document(result: PublishedAutoPrf) -> Table[_Document]:
    """Return matches of the reference's words, as the program prints them."""
    columns: list[Column[_Document]] = [
        Column("document", "document", Kind.NAME, lambda row: row[0]),
        *(_matches(name) for name in result.pronouns),
        Column("recall", "recall", Kind.SCORE, _recall),
    ]
    why = "Recall is undefined where no word of the reference is linked to a document's pronouns."
    undefined = any(_recall(document) == UNDEFINED for document in result.documents)
    return Table(
        *("documents", "Recall by document", columns, result.documents, [why] if undefined else [])
    )


def _matches(pronoun: str) -> Column[_Document]:
    def matches(row: _Document) -> str:
        counts = row[1].get(pronoun)
        return f"{counts.matches}/{counts.reference}" if counts and counts.reference else "-/-"

    return Column(pronoun, pronoun, Kind.COUNT, matches)


def _recall(document: _Document) -> str:
    recall = _with_total(document[1])[_TOTAL].recall
    return UNDEFINED if recall is None else four_digits(recall)
