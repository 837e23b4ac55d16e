"""The table of `protest quick`: how much of each pronoun was approved, by system."""

from protest_core.evaluation.model import EvaluationTable
from protest_core.evaluation.report import (
    APPROVED,
    EXAMPLES,
    REFERRED,
    SHARE,
    SHOWN_SYSTEM,
    SYSTEM,
    EvaluationRow,
    kept_apart,
    notes_on_no_translation,
)
from protest_core.languages.profiles import language_profile
from protest_core.matching.rules import Reason
from protest_core.suite.model import Category
from protest_core.suite.report_frame import report_on
from protest_core.suite_build.raw_text import pronoun_of
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.translatable import Text

_PRONOUN: Column[EvaluationRow] = Column(
    Text("Pronoun"),
    "pronoun",
    Kind.NAME,
    lambda row: pronoun_of(row.category) if row.category else Text("all"),
)
_DROPPED: Column[EvaluationRow] = Column(
    Text("dropped in both"),
    "dropped_in_both",
    Kind.COUNT,
    lambda row: row.counts.dropped_in_both,
    opens=lambda row: row.query({Reason.DROPPED_IN_BOTH}) if row.counts.dropped_in_both else None,
    hint=Text("Referred: neither the system nor the reference has a pronoun"),
)
_COLUMNS: tuple[Column[EvaluationRow], ...] = (
    SHOWN_SYSTEM,
    SYSTEM,
    _PRONOUN,
    EXAMPLES,
    APPROVED,
    SHARE,
    REFERRED,
)


def quick_report(table: EvaluationTable) -> Report:
    """Return the report: a row for each system and pronoun, and one for all its pronouns."""
    pronouns: list[Category | None] = [*table.frame.categories]
    if len(pronouns) > 1:
        pronouns.append(None)
    rows = [
        EvaluationRow(table, system, pronoun) for system in table.systems for pronoun in pronouns
    ]
    drops = language_profile(table.frame.suite.target_language).drops
    columns = (*_COLUMNS, *([_DROPPED] if drops else []), *kept_apart(table))
    by_pronoun = Table("quick", Text("Pronouns that match the reference"), columns, rows)
    return report_on(
        table.frame.suite,
        "Quick comparison",
        [by_pronoun],
        [by_pronoun],
        caveats=[Text("Matching: {0}.").format(table.policy.setting_in_words("pronoun_tokens"))],
        notes=[
            Text("Approved: the system translates the pronoun as the reference does."),
            Text(
                "Referred is no error: another pronoun, noun or construction may be as good. "
                "People decide."
            ),
            Text(
                "The pronouns were found by their forms: they are not sorted by function, and "
                "antecedents are not compared."
            ),
            *notes_on_no_translation(table),
        ],
        signature=table.frame.signature,
    )
