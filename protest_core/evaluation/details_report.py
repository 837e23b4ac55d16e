"""The automatic step candidate by candidate, as a report."""

from collections.abc import Iterable, Iterator

from protest_core.alignment.warnings import WARNING_SENTENCES, AlignmentWarning
from protest_core.evaluation.model import EvaluationTable
from protest_core.matching.rules import REASON_SENTENCES, REFERENCE, CandidateMatch, Match, Verdict
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.text.tokens import Tokens

_COLUMNS: tuple[Column[CandidateMatch], ...] = (
    Column("system", "system", Kind.NAME, lambda each: each.system),
    Column("example", "example", Kind.TEXT, lambda each: each.example.id),
    Column("category", "category", Kind.NAME, lambda each: each.example.category.id),
    Column("verdict", "verdict", Kind.NAME, lambda each: each.match.verdict.value),
    Column("reasons", "reasons", Kind.TEXT, lambda each: [*map(str, each.match.reasons)]),
    Column("pronoun", "pronoun", Kind.TEXT, lambda each: each.match.candidate.pronoun),
    Column(
        "reference pronoun",
        "reference_pronoun",
        Kind.TEXT,
        lambda each: each.match.reference.pronoun,
    ),
    Column(
        "antecedents",
        "antecedents",
        Kind.TEXT,
        lambda each: each.match.candidate.antecedents,
    ),
    Column(
        "reference antecedents",
        "reference_antecedents",
        Kind.TEXT,
        lambda each: each.match.reference.antecedents,
    ),
    Column("shared", "shared", Kind.TEXT, lambda each: each.match.shared),
    Column("matched", "matched", Kind.NAME, lambda each: each.match.matched),
    Column("alignment warnings", "alignment_warnings", Kind.TEXT, lambda each: each.warnings),
)


def details_report(table: EvaluationTable, candidates: Iterable[CandidateMatch]) -> Report:
    """Return a row for each candidate, streamed: they are never all in memory.

    `table`: the counts, with suite and policy.
    """
    details = Table("candidates", "Candidates", _COLUMNS, candidates, lines=_lines(candidates))
    caveats = [f"Matching: {table.policy}."]
    return report_on(table.frame.suite, "Candidates", [details], [details], caveats=caveats)


def _lines(candidates: Iterable[CandidateMatch]) -> Iterator[str]:
    for number, candidate in enumerate(candidates):
        if number:
            yield ""
        example = candidate.example
        yield f"{candidate.system} · example {example.id} · {example.category.label}"
        yield from (f"  {line}" for line in _findings(candidate.match))
        if candidate.warnings:
            why = "; ".join(
                WARNING_SENTENCES[AlignmentWarning(each)] for each in candidate.warnings
            )
            yield f"  links: {why}"


def _findings(match: Match) -> Iterator[str]:
    if match.verdict is Verdict.REFERRED:
        why = "; ".join(REASON_SENTENCES[reason] for reason in match.reasons)
    else:
        why = f"shares {' '.join(match.shared)} with {_whom(match)}"
    yield f"{match.verdict.value}: {why}"
    yield f"pronoun: {_side_by_side(match.candidate.pronoun, match.reference.pronoun)}"
    for pair in zip(match.candidate.antecedents, match.reference.antecedents, strict=True):
        yield f"antecedent: {_side_by_side(*pair)}"


def _whom(match: Match) -> str:
    if match.matched == REFERENCE:
        return REFERENCE
    return f"the verified translation of {match.matched}"


def _side_by_side(candidate: Tokens, reference: Tokens) -> str:
    return (
        f"{' '.join(candidate) or '(nothing)'}  ‖ reference: {' '.join(reference) or '(nothing)'}"
    )
