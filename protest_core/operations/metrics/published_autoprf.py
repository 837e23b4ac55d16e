"""`protest autoprf --stem`: the published AutoPRF program's files in, its numbers out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import Problem, RefusedError, counted, name_of, names_apart
from protest_core.formats.autoprf_files import Stem, read_corpus, read_starts
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_autoprf.counting import (
    Corpus,
    DocumentStart,
    PublishedAutoPrf,
    count_autoprf,
)
from protest_core.operations.apart import check_not_read


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
