"""What a table of agreement was made from, read from its signature."""

from dataclasses import dataclass

from protest_core.operations.agreement import categories_among, people_among
from protest_core.operations.signature import (
    Counted,
    check_repeatable,
    differences,
    signature_of,
)
from protest_core.operations.signature_reading import parse_signature
from protest_core.store import CandidateFilter, Project

_KINDS = (Counted.GIVEN, Counted.JUDGED)


@dataclass(frozen=True, slots=True)
class RepeatedAgreement:
    """As `agreement` takes them; `notes`: what may make numbers differ."""

    annotators: tuple[str, ...]
    chosen: CandidateFilter
    judged_only: bool
    notes: tuple[str, ...]


def agreement_settings_of(*, project: Project, signature: str) -> RepeatedAgreement:
    """Or a `RefusedError`: it cannot be read, or is of another suite or another matching."""
    found = parse_signature(signature)
    with project.reading() as snapshot:
        check_repeatable(snapshot, found)
        people_among(snapshot, found.annotators)
        categories_among(snapshot, found.chosen)
        now = signature_of(snapshot, chosen=found.chosen)
    return RepeatedAgreement(
        found.annotators,
        found.chosen,
        found.judgements is Counted.JUDGED,
        tuple(differences(found, now, _KINDS)),
    )
