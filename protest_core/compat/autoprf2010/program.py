"""`autoprf --stem`: the published AutoPRF program's files in, its numbers out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core import __version__
from protest_core.compat.autoprf2010.counting import (
    Corpus,
    DocumentStart,
    PublishedAutoPrf,
    count_autoprf,
)
from protest_core.compat.autoprf2010.files import Stem, read_corpus, read_starts
from protest_core.errors import Problem, RefusedError, counted, name_of, names_apart
from protest_core.files.atomic import check_not_read
from protest_core.files.problems import ProblemList, quoted
from protest_core.tables.before.cells import UNDEFINED
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.render import written

if TYPE_CHECKING:
    from protest_core.compat.autoprf2010.counting import PronounCounts


@dataclass(frozen=True, slots=True)
class AutoPrfRun:
    """What came out, and what is odd about the files."""

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
    """Or an `InputError` with all places at which the program would have stopped.

    `table` is a file that the caller is going to write, which is to be another one.
    """
    names = names_apart([reference, candidate])
    stems = [
        Stem(path, source_language, target_language, _named(path, names[path], source_language))
        for path in (reference, candidate)
    ]
    starts_file = [] if documents is None else [documents]
    check_not_read([table], [*(path for stem in stems for path in stem.files), *starts_file])
    found, warnings = [], list[Problem]()
    for stem in stems:
        problems = ProblemList()
        found.append(read_corpus(stem, problems))
        problems.refuse_if_any(stem.path.name)
        warnings += problems.warnings
    problems = ProblemList()
    of_reference, of_candidate = found
    _compare(found, [stem.shown(stem.source) for stem in stems], problems)
    starts: Sequence[DocumentStart] = ()
    if documents is not None:
        starts = read_starts(documents, len(of_reference.source), problems)
    problems.refuse_if_any(name_of(documents or candidate))
    told = dict.fromkeys([*warnings, *problems.warnings])  # both may be the same files
    return AutoPrfRun(count_autoprf(of_reference, of_candidate, starts), tuple(told))


def _named(path: Path, name: str, language: str) -> str:
    if path.name:
        return name
    raise RefusedError(
        f"{quoted(path)} is a directory, and no beginning of files' names. "
        f"For reference.{language} give ‘reference’."
    )


def _compare(corpora: Sequence[Corpus], names: Sequence[str], problems: ProblemList) -> None:
    """The program looks at how many source tokens there are, and not at what they are."""
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
    """With the number of their line."""
    return ((number, word) for number, line in enumerate(corpus.source, 1) for word in line)


_TOTAL = "TOTAL"


_SIGNATURE = f"metric:autoprf-published|numbers:single|protest:{__version__}"


_NAMES = ("pronoun", "precision", "recall", "f1", "matches", "reference", "candidate")


_COLUMNS = tuple(Column(name, numeric=name != "pronoun") for name in _NAMES)


def write_published_autoprf(
    result: "PublishedAutoPrf", how: Format, *, width: int = 80
) -> Iterable[str]:
    """By pronoun and in total, then recall by document."""
    of_all = {**result.pronouns, _TOTAL: result.total}
    rows = list(_rows(of_all))
    below = [f"{name}: {why}" for name, *_, why in rows if why]
    shown = Table("AutoPRF as published", _COLUMNS, [row[:-1] for row in rows], below)
    by_document = [_by_document(result)] if result.documents else []
    tidy = [("", *row) for row in rows]
    for document, by_pronoun in result.documents:
        tidy += [(document, *row) for row in _rows(_with_total(by_pronoun))]
    return written(
        # A terminal shows what came last; on paper one reads from above.
        [shown, *by_document] if how is Format.LATEX else [*by_document, shown],
        Table("", (Column("document"), *_COLUMNS, Column(UNDEFINED)), tidy),
        {
            "pronouns": {name: _record(counts) for name, counts in of_all.items()},
            "documents": [
                _document_record(document, _with_total(by_pronoun))
                for document, by_pronoun in result.documents
            ],
        },
        _SIGNATURE,
        how,
        width,
    )


def _with_total(by_pronoun: "Mapping[str, PronounCounts]") -> "dict[str, PronounCounts]":
    from protest_core.compat.autoprf2010.counting import PronounCounts

    return {**by_pronoun, _TOTAL: sum(by_pronoun.values(), PronounCounts())}


def _rows(of_pronouns: "Mapping[str, PronounCounts]") -> Iterator[tuple[Cell, ...]]:
    for name, counts in of_pronouns.items():
        shares = map(_share, (counts.precision, counts.recall, counts.f1))
        numbers = counts.matches, counts.reference, counts.candidate
        yield name, *shares, *numbers, counts.undefined


def _by_document(result: "PublishedAutoPrf") -> Table:
    names = list(result.pronouns)
    columns = [Column("document"), *(Column(name, numeric=True) for name in (*names, "recall"))]
    rows: list[tuple[Cell, ...]] = []
    for document, by_pronoun in result.documents:
        parts = [_part(by_pronoun.get(name)) for name in names]
        rows.append((document, *parts, _share(_with_total(by_pronoun)[_TOTAL].recall)))
    below = []
    if any(row[-1] == UNDEFINED for row in rows):
        below.append(
            "Recall is undefined where no word of the reference is linked to a document's pronouns."
        )
    return Table("Recall by document", tuple(columns), rows, below)


def _part(counts: "PronounCounts | None") -> str:
    """Matches of what the reference has, as the program prints them."""
    if counts is None or not counts.reference:
        return "-/-"
    return f"{counts.matches}/{counts.reference}"


def _share(value: float | None) -> str:
    from protest_core.compat.autoprf2010.counting import four_digits

    return UNDEFINED if value is None else four_digits(value)


def _document_record(name: str, by_pronoun: "Mapping[str, PronounCounts]") -> Mapping[str, object]:
    records = {pronoun: _record(counts) for pronoun, counts in by_pronoun.items()}
    total = records.pop(_TOTAL)
    return {"name": name, "pronouns": records, "total": total, "recall": total["recall"]}


def _record(counts: "PronounCounts") -> Mapping[str, object]:
    shares = {"precision": counts.precision, "recall": counts.recall, "f1": counts.f1}
    return {
        **{name: UNDEFINED if value is None else value for name, value in shares.items()},
        "matches": counts.matches,
        "reference": counts.reference,
        "candidate": counts.candidate,
        "undefined": counts.undefined,
    }
