"""What is told of approvals by verified translations: what they save, and how right they are."""

from collections.abc import Iterator

from protest_core.errors import counted
from protest_core.matching.summary import Counts, EvaluationTable


def saved_in_words(counts: Counts) -> str:
    saved = counts.referrals_saved
    return counted(saved, "referral") if saved else "no referral"


def judged_in_words(counts: Counts) -> str:
    """Nothing, where people have judged none of them."""
    if not counts.verified_judged:
        return ""
    others = counts.verified_judged - counts.verified_correct - counts.verified_incorrect
    rest = f", {others:,} disputed or not judgeable" if others else ""
    return (
        f"Of the approvals by them people have judged {counts.verified_judged:,}: "
        f"{counts.verified_correct:,} correct, {counts.verified_incorrect:,} incorrect{rest}."
    )


def saving_notes(table: EvaluationTable) -> Iterator[str]:
    """What the human reference alone would have referred, system by system."""
    if not table.policy.verified_translations:
        return
    approving = [system for system in table.systems if system.total.approved_by_verified]
    for system in approving:
        yield f"{system.name}: {_note(system.total)}"
    if len(approving) > 1 and table.total.verified_judged:
        yield f"All systems: {_note(table.total)}"
    if not approving:
        yield "No referral was saved by verified translations."


def _note(counts: Counts) -> str:
    saved = f"{saved_in_words(counts)} saved by verified translations."
    return f"{saved} {judged_in_words(counts)}".rstrip()
