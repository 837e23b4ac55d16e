"""`protest autoprf --stem`: the published AutoPRF program's files in, its numbers out."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import Problem, RefusedError, name_of
from protest_core.formats.autoprf_files import Stem, read_corpus, read_starts
from protest_core.formats.problems import ProblemList, quoted
from protest_core.metrics.published_autoprf import (
    Corpus,
    DocumentStart,
    PublishedAutoPrf,
    count_autoprf,
)


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
) -> AutoPrfRun:
    """Or an `InputError` with all places at which the program would have stopped."""
    found = []
    for path in (reference, candidate):
        if not path.name:
            raise RefusedError(
                f"{quoted(path)} is a directory, and no beginning of files' names. "
                f"For reference.{source_language} give ‘reference’."
            )
        problems = ProblemList()
        stem = Stem(path, source_language, target_language)
        found.append(read_corpus(stem, problems))
        problems.refuse_if_any(path.name)
    problems = ProblemList()
    of_reference, of_candidate = found
    _compare(of_reference, of_candidate, candidate.name, problems)
    starts: Sequence[DocumentStart] = ()
    if documents is not None:
        starts = read_starts(documents, len(of_reference.source), problems)
    problems.refuse_if_any(name_of(documents or candidate))
    return AutoPrfRun(count_autoprf(of_reference, of_candidate, starts), problems.warnings)


def _compare(reference: Corpus, candidate: Corpus, name: str, problems: ProblemList) -> None:
    """Only how many source tokens there are is looked at."""
    one, other = (sum(map(len, corpus.source)) for corpus in (reference, candidate))
    if one != other:
        message = f"the source has {other:,} tokens, and the reference's has {one:,}"
        problems.add(name, f"{message}; both must be translations of the same text")
