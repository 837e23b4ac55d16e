"""`protest autoprf --stem`: the published AutoPRF program's files in, its numbers out."""

from collections.abc import Sequence
from pathlib import Path

from protest_core.formats.autoprf_files import Stem, read_corpus, read_starts
from protest_core.formats.problems import ProblemList
from protest_core.metrics.published_autoprf import (
    Corpus,
    DocumentStart,
    PublishedAutoPrf,
    count_autoprf,
)


def autoprf_from_stems(
    *,
    reference: Path,
    candidate: Path,
    documents: Path | None = None,
    source_language: str = "en",
    target_language: str = "fr",
) -> PublishedAutoPrf:
    """Or an `InputError` with all places at which the program would have stopped."""
    found = []
    for path in (reference, candidate):
        problems = ProblemList()
        stem = Stem(path, source_language, target_language)
        found.append(read_corpus(stem, problems))
        problems.refuse_if_any(path.name)
    problems = ProblemList()
    of_reference, of_candidate = found
    _compare(of_reference, of_candidate, candidate.name, problems)
    starts: Sequence[DocumentStart] = ()
    if documents is not None:
        starts = read_starts(documents, problems)
    problems.refuse_if_any((documents or candidate).name)
    return count_autoprf(of_reference, of_candidate, starts)


def _compare(reference: Corpus, candidate: Corpus, name: str, problems: ProblemList) -> None:
    """Only how many source tokens there are is looked at."""
    one, other = (sum(map(len, corpus.source)) for corpus in (reference, candidate))
    if one != other:
        message = f"the source has {other:,} tokens, and the reference's has {one:,}"
        problems.add(name, f"{message}; both must be translations of the same text")
