"""The table of the automatic step as records: for JSON, and for the rows of CSV and TSV."""

from collections.abc import Iterable, Sequence

from protest_core.languages.profile import language_profile
from protest_core.matching.match import Reason
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.summary import Counts, EvaluationTable
from protest_core.reports.table import Cell


def tidy_columns(table: EvaluationTable) -> Sequence[str]:
    return ("system", "category", *_numbers(table, Counts()), "signature")


def tidy_rows(table: EvaluationTable) -> Iterable[Sequence[Cell]]:
    for system in table.systems:
        for category in table.categories:
            if counts := system.categories.get(category.id):
                numbers = _numbers(table, counts).values()
                yield (system.name, category.id, *numbers, table.signature)


def _numbers(table: EvaluationTable, counts: Counts) -> dict[str, int | None]:
    return {
        "examples": counts.examples,
        "approved": counts.approved,
        "referred": counts.referred,
        "approved_on_other_words": on_other_words(table, counts),
        **(_by_verified(counts) if table.policy.verified_translations else {}),
    }


def _by_verified(counts: Counts) -> dict[str, int]:
    """`referrals_saved` and `verified_judged` add up to all of them."""
    return {
        "approved_by_verified": counts.approved_by_verified,
        "referrals_saved": counts.referrals_saved,
        "verified_judged": counts.verified_judged,
        "verified_correct": counts.verified_correct,
        "verified_incorrect": counts.verified_incorrect,
    }


def policy_record(policy: MatchingPolicy) -> dict[str, object]:
    return {
        "pronoun_tokens": policy.pronoun_tokens.value,
        "antecedent_tokens": policy.antecedent_tokens.value,
        "more_ambiguous_forms": sorted(policy.more_ambiguous_forms),
        "verified_translations": policy.verified_translations,
    }


def evaluation_document(table: EvaluationTable) -> dict[str, object]:
    return {
        "suite": {
            "name": table.suite.name,
            "version": table.suite.version,
            "demonstration": table.suite.demonstration,
        },
        "policy": policy_record(table.policy),
        "systems": [
            {
                "name": system.name,
                **_numbers(table, system.total),
                "categories": {
                    category.id: _numbers(table, system.categories[category.id])
                    for category in table.categories
                    if category.id in system.categories
                },
                "reasons": {
                    reason.value: system.reasons[reason]
                    for reason in Reason
                    if system.reasons[reason]
                },
            }
            for system in table.systems
        ],
        "signature": table.signature,
    }


def on_other_words(table: EvaluationTable, counts: Counts) -> int | None:
    """Without a list of the language's pronouns every approval would seem to be one."""
    known = language_profile(table.suite.target_language).pronouns
    return counts.approved_on_other_words if known else None
