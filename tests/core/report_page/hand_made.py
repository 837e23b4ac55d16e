"""A table and two candidates small enough to check by eye."""

from collections import Counter

from protest_core.evaluation.model import EvaluationTable, MatchCounts, SystemCounts
from protest_core.ids import ExampleId
from protest_core.matching.policy import MatchingPolicy
from protest_core.matching.rules import CandidateMatch, Match, Reason, TranslatedParts
from protest_core.signatures.sign import Frame
from protest_core.suite.model import STANDARD_CATEGORIES, Example, SuiteDescription

BY_ID = {category.id: category for category in STANDARD_CATEGORIES}
SUITE = SuiteDescription("Kästner", "en", "de", version="1.2", demonstration=True)
INVENTED = "Invented for demonstration: the figures say nothing about any real system."
MATCHING = "pronouns share any token; antecedents by head where given, else span"

SIGNATURE = "table:evaluation|suite:Kästner@1.2|systems:all|categories:all|protest:1"
_THEY, _EVENT = BY_ID["anaphoric_intra_they"], BY_ID["event_it"]
APPROVED = CandidateMatch(
    "ash",
    Example(ExampleId(3), _EVENT, line=0, token=0),
    Match(
        TranslatedParts("ash", ("Das", "hat")),
        TranslatedParts("reference", ("Hat", "das")),
        ("das", "hat"),
        "reference",
        (),
    ),
)
REFERRED = CandidateMatch(
    "ash",
    Example(ExampleId(12), _THEY, line=1, token=2),
    Match(
        TranslatedParts("ash", (), (("die", "Gäste"), ())),
        TranslatedParts("reference", ("sie",), (("den", "Gästen"), ("Bücher",))),
        (),
        None,
        (
            Reason.PRONOUN_UNTRANSLATED,
            Reason.ANTECEDENT_UNTRANSLATED,
            Reason.ANTECEDENT_DIFFERS,
        ),
    ),
)


def system(name: str, they: MatchCounts, event: MatchCounts, **reasons: int) -> SystemCounts:
    both = (they, event)
    total = MatchCounts(
        sum(counts.examples for counts in both),
        sum(counts.approved for counts in both),
        sum(counts.referred for counts in both),
        sum(counts.approved_on_other_words for counts in both),
    )
    given = Counter({Reason(reason): count for reason, count in reasons.items()})
    return SystemCounts(name, total, {_THEY.id: they, _EVENT.id: event}, given)


# No two figures that could be taken for one another are the same.
THREE = (
    system(
        "ash", MatchCounts(7, 5, 2, 1), MatchCounts(4, 4, 0), pronoun_differs=2, ambiguous_form=1
    ),
    system(
        "beech", MatchCounts(7, 1, 6), MatchCounts(4, 1, 3), pronoun_differs=8, antecedent_differs=5
    ),
    system("größe", MatchCounts(7, 7, 0), MatchCounts(4, 4, 0)),
)


def table(
    systems: tuple[SystemCounts, ...] = THREE, suite: SuiteDescription = SUITE
) -> EvaluationTable:
    of = Frame(suite, tuple(each.name for each in systems), (_THEY, _EVENT), SIGNATURE)
    return EvaluationTable(of, MatchingPolicy(), systems)
