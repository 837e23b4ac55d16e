"""The automatic step candidate by candidate, as a report."""

import json
from collections.abc import Iterable, Iterator, Sequence

from protest_core.alignment.warnings import DOUBT_SENTENCES, Doubt
from protest_core.matching.rules import REASON_SENTENCES, REFERENCE, CandidateMatch, Match, Verdict
from protest_core.tables.before.latex import as_latex, latex_comment
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import paragraph
from protest_core.text.tokens import Tokens


def write_details(
    candidates: Iterable[CandidateMatch], how: Format, *, note: str = "", width: int = 80
) -> Iterable[str]:
    """In pieces, as the candidates come: the whole need never be in memory.

    The note (see `note_for`) stands above text and, as a comment, above LaTeX; the other formats
    have no place for it.
    """
    match how:
        case Format.TEXT:
            if note:
                yield paragraph(note, width) + "\n"
            for candidate in candidates:
                yield _paragraph(candidate, width)
        case Format.JSON:
            yield from _json_list(candidates)
        case Format.CSV | Format.TSV:
            rows = map(_row, candidates)
            yield from as_delimited(_FIELDS, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            if note:
                yield latex_comment(note)
            columns = tuple(Column(field.replace("_", " ")) for field in _FIELDS)
            yield as_latex(Table("Candidates", columns, [_row(each) for each in candidates]))


_FIELDS = (
    "system",
    "example",
    "category",
    "verdict",
    "reasons",
    "pronoun",
    "reference_pronoun",
    "antecedents",
    "reference_antecedents",
    "shared",
    "matched",
    "doubts",
)


def _record(candidate: CandidateMatch) -> dict[str, object]:
    match = candidate.match
    # Only where the program aligned the words itself is there anything to doubt.
    doubts = {"doubts": candidate.doubts} if candidate.doubts else {}
    return {
        "system": candidate.system,
        "example": candidate.example.id,
        "category": candidate.example.category.id,
        "verdict": match.verdict.value,
        "reasons": [reason.value for reason in match.reasons],
        "pronoun": match.candidate.pronoun,
        "reference_pronoun": match.reference.pronoun,
        "antecedents": match.candidate.antecedents,
        "reference_antecedents": match.reference.antecedents,
        "shared": match.shared,
        "matched": match.matched,
        **doubts,
    }


def _json_list(candidates: Iterable[CandidateMatch]) -> Iterable[str]:
    before = "[\n"
    for candidate in candidates:
        yield before + json.dumps(_record(candidate), ensure_ascii=False)
        before = ",\n"
    yield "\n]\n" if before == ",\n" else "[]\n"


def _row(candidate: CandidateMatch) -> Sequence[Cell]:
    """Lists become text: tokens with blanks between them, antecedents with bars."""
    match = candidate.match
    return (
        candidate.system,
        candidate.example.id,
        candidate.example.category.id,
        match.verdict.value,
        " ".join(match.reasons),
        " ".join(match.candidate.pronoun),
        " ".join(match.reference.pronoun),
        _antecedents(match.candidate.antecedents),
        _antecedents(match.reference.antecedents),
        " ".join(match.shared),
        match.matched,
        " ".join(candidate.doubts),
    )


def _antecedents(antecedents: Sequence[Tokens]) -> str:
    return " | ".join(map(" ".join, antecedents))


def _paragraph(candidate: CandidateMatch, width: int) -> str:
    match, example = candidate.match, candidate.example
    head = f"{candidate.system} · example {example.id} · {example.category.label}"
    lines = [head, *(f"  {line}" for line in _findings(match))]
    if candidate.doubts:
        why = "; ".join(DOUBT_SENTENCES[Doubt(each)] for each in candidate.doubts)
        lines.append(f"  links: {why}")
    return "".join(paragraph(line, width, indent="    ") for line in lines) + "\n"


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
