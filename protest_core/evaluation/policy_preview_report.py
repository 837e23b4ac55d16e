"""The preview of a matching policy as a report."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from protest_core.candidates.filter import CandidateQuery
from protest_core.db.project import Project
from protest_core.evaluation.policy_preview import Moved, PolicyPreview, SystemPreview
from protest_core.ids import CandidateId
from protest_core.matching.rules import REASON_SENTENCES, Reason, Verdict
from protest_core.suite.report_frame import NO_SYSTEM, report_on
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

# The columns in their order, with their texts.
_HEADS = {
    Verdict.REFERRED: (Text("Approved →\nreferred"), "approved_to_referred"),
    Verdict.APPROVED: (Text("Referred →\napproved"), "referred_to_approved"),
}
_MOVES = {
    Verdict.REFERRED: Text("{0}: approved now, referred then"),
    Verdict.APPROVED: Text("{0}: referred now, approved then"),
}


@dataclass(frozen=True, slots=True)
class _PreviewRow:
    """A system, or all of them."""

    name: str
    systems: tuple[SystemPreview, ...]
    is_total: bool = False

    def total(self, count: str) -> int:
        return sum(getattr(each, count) for each in self.systems)

    def moved(self, to: Verdict) -> list[Moved]:
        return [each for system in self.systems for each in system.moved if each.to is to]


def policy_preview_report(preview: PolicyPreview) -> Report:
    """Return what would change, by system and by reason; each number opens its candidates."""
    by_system, by_reason = changes_by_system(preview), changes_by_reason(preview)
    return report_on(
        preview.suite,
        Text("Preview of the matching policy"),
        [by_system, *([by_reason] if by_reason.rows else ())],
        [by_system, by_reason],
        heading=[
            Text("Matching now: {0}.").format(preview.now.in_words()),
            Text("Matching then: {0}.").format(preview.then.in_words()),
        ],
        notes=[*preview_notes(preview)],
        empty="" if preview.systems else NO_SYSTEM,
    )


def preview_notes(preview: PolicyPreview) -> Iterator[str]:
    """Yield the notes needed to read the counts."""
    matched = [each for each in preview.systems if each.matched]
    if matched and not preview.moved:
        yield Text("No verdict would change.")
    if len(matched) < len(preview.systems):
        names = ", ".join(each.name for each in preview.systems if not each.matched)
        yield Text("Not matched with the reference yet: {0}.").format(names)


def changes_by_system(preview: PolicyPreview) -> Table[_PreviewRow]:
    """Return a row for each system, and one for all if there are several."""
    rows = [_PreviewRow(each.name, (each,)) for each in preview.systems]
    total = [_PreviewRow(Text("total"), preview.systems, is_total=True)] if len(rows) > 1 else []
    system: Column[_PreviewRow] = Column(Text("System"), "", Kind.NAME, lambda row: row.name)
    name: Column[_PreviewRow] = Column(
        "", "system", Kind.NAME, lambda row: None if row.is_total else row.name
    )
    examples: Column[_PreviewRow] = Column(
        Text("Examples"), "examples", Kind.COUNT, lambda row: row.total("examples")
    )
    now: Column[_PreviewRow] = Column(
        Text("Approved\nnow"), "approved_now", Kind.COUNT, lambda row: row.total("approved")
    )
    then: Column[_PreviewRow] = Column(
        Text("Approved\nthen"), "approved_then", Kind.COUNT, lambda row: row.total("would_approve")
    )
    return Table(
        "policy-preview",
        Text("What would change"),
        (system, name, examples, now, then, *map(_moved_column, _HEADS)),
        [*rows, *total],
        summing=len(total),
    )


def _moved_column(to: Verdict) -> Column[_PreviewRow]:
    head, key = _HEADS[to]
    return Column(
        head,
        key,
        Kind.COUNT,
        lambda row: len(row.moved(to)),
        opens=lambda row: _query(_MOVES[to].format(row.name), row.moved(to)),
    )


def changes_by_reason(preview: PolicyPreview) -> Table[Reason]:
    """Return a row for each reason of a referral that would come or go."""
    moved = preview.moved
    sentence: Column[Reason] = Column(Text("Reason"), value=REASON_SENTENCES.__getitem__)
    key: Column[Reason] = Column("", "reason", Kind.NAME, lambda reason: reason.value)
    return Table(
        "policy-preview-reasons",
        Text("Why they would be referred, or were (there may be several reasons)"),
        (sentence, key, *(_reason_column(to, moved) for to in _HEADS)),
        [each for each in Reason if any(each in of.reasons for of in moved)],
    )


def _reason_column(to: Verdict, moved: Iterable[Moved]) -> Column[Reason]:
    head, key = _HEADS[to]
    candidates_by_reason = {
        reason: [each for each in moved if each.to is to and reason in each.reasons]
        for reason in Reason
    }
    return Column(
        head,
        key,
        Kind.COUNT,
        lambda reason: len(candidates_by_reason[reason]),
        opens=lambda reason: _query(
            _MOVES[to].format(REASON_SENTENCES[reason]), candidates_by_reason[reason]
        ),
    )


def _query(of: str, moved: list[Moved]) -> CandidateQuery | None:
    return CandidateQuery(of, partial(_ids, [each.id for each in moved])) if moved else None


def _ids(candidates: list[CandidateId], project: Project) -> list[CandidateId]:  # noqa: ARG001
    """Return the candidates of the preview, regardless of their verdicts by now."""
    return candidates
