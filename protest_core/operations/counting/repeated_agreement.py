"""What a table of agreement was made from, read from its signature."""

from collections.abc import Collection
from dataclasses import dataclass

from protest_core.judgement.outcome import Question
from protest_core.operations.counting.agreement import categories_among, people_among
from protest_core.operations.signatures.signature import (
    Counted,
    check_repeatable,
    differences,
    signature_of,
)
from protest_core.operations.signatures.signature_reading import parse_signature
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project

_KINDS = (Counted.GIVEN, Counted.JUDGED)
AGREEMENT = frozenset({TableKind.AGREEMENT, TableKind.CONSISTENCY})


@dataclass(frozen=True, slots=True)
class RepeatedAgreement:
    """As `agreement` takes them; `notes`: what may make numbers differ.

    Earlier signatures say of no table that it is theirs. `questions`: all where there is none.
    """

    annotators: tuple[str, ...]
    chosen: CandidateFilter
    judged_only: bool
    notes: tuple[str, ...]
    table: TableKind | None = None
    questions: tuple[Question, ...] = ()


def agreement_settings_of(
    *, project: Project, signature: str, tables: Collection[TableKind] = AGREEMENT
) -> RepeatedAgreement:
    """Or a `RefusedError`: it cannot be read, or is of another suite, matching or table."""
    found = parse_signature(signature)
    with project.reading() as tx:
        check_repeatable(tx, found, tables)
        people_among(tx, found.annotators)
        categories_among(tx, found.chosen)
        now = signature_of(tx, chosen=found.chosen)
    return RepeatedAgreement(
        found.annotators,
        found.chosen,
        found.judgements is Counted.JUDGED,
        tuple(differences(found, now, _KINDS)),
        found.table,
        found.questions,
    )
