"""What people are told of texts that were tokenised and aligned here."""

from collections.abc import Iterator, Sequence

from protest_core.errors import printable, with_all_escaped
from protest_core.suite.testsuite import TestSuite
from protest_core.tokenising.fitting import TokenisationFit


def fit_sentence(fit: TokenisationFit) -> str:
    """How like the reference the outputs are tokenised, with the first place where they are not."""
    drawn = "that were looked at " if fit.sentences < fit.lines else ""
    told = (
        f"tokenised like the reference ({fit.convention}): {fit.identical:,} of "
        f"{fit.sentences:,} reference lines {drawn}come out as they are"
    )
    if not fit.examples:
        return told
    first = fit.examples[0]
    ours, theirs = _first_difference(first.tokens, first.reference)
    ours, theirs = with_all_escaped(ours), with_all_escaped(theirs)
    return f"{told}; line {first.line + 1} has ‘{theirs}’ for our ‘{ours}’"


def _first_difference(ours: Sequence[str], theirs: Sequence[str]) -> tuple[str, str]:
    """Up to where both go on alike."""
    at = next(
        (n for n, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one != other),
        min(len(ours), len(theirs)),
    )
    return " ".join(ours[at : at + 3]), " ".join(theirs[at : at + 3])


def missing_text(name: str, suite: TestSuite, sentences: Sequence[str]) -> Iterator[str]:
    """Systems that translated only what the examples need are no mistake, but may be one."""
    missing = {number for number, line in enumerate(suite.source) if line and not sentences[number]}
    if missing:
        without = sum(each.line in missing for each in suite.examples)
        lines = f"{printable(name)} has no text for {len(missing):,} of {len(sentences):,} lines"
        yield f"{lines}; {without:,} of {len(suite.examples):,} examples stand there"


def doubts_sentence(name: str, doubted: int, examples: int) -> str:
    aligned = f"{printable(name)} was aligned here"
    if not doubted:
        return f"{aligned}; the aligner is sure of all examples"
    return f"{aligned}; the aligner is unsure about {doubted:,} of {examples:,} examples"
