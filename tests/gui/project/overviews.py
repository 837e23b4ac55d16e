"""Overviews small enough to know by heart."""

from protest_core.candidates.filter import Distance, FilterChoices, OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.matching.rules import Reason
from protest_core.suite.model import Category, Function, SuiteDescription

THEY = Category("they", "anaphoric · intra-sentential · they", Function.ANAPHORIC, True)
EVENT = Category("event_it", "event · it", Function.EVENT, False)
SUITE = SuiteDescription("Kästner", "en", "de")
# No two figures that could be taken for one another are the same.
OVERVIEW = Overview(
    SUITE,
    ("ash", "größe"),
    (THEY, EVENT),
    {
        ("ash", "they"): OutcomeCounts(31, 4, 2, 0, 11, 0),
        ("ash", "event_it"): OutcomeCounts(7, 0, 0, 3, 5, 8),
        ("größe", "they"): OutcomeCounts(1234),
        ("größe", "event_it"): OutcomeCounts(),
    },
)
NO_SYSTEMS = Overview(SUITE, (), (THEY, EVENT), {})
CHOICES = FilterChoices(
    systems=("ash", "größe"),
    categories=(THEY, EVENT),
    reasons=(Reason.PRONOUN_DIFFERS, Reason.AMBIGUOUS_FORM),
    tags=("odd", "ärger"),
    distances=(Distance.ONE,),
    annotators={"Ada": AnnotatorKind.PERSON, "gpt": AnnotatorKind.PROGRAM},
    metrics={"apt": "APT", "autoprf": "AutoPRF"},
)
