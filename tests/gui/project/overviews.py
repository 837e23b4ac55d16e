"""Overviews small enough to know by heart."""

from protest_core.matching.match import Reason
from protest_core.store.overview_values import Counts, FilterChoices, Overview
from protest_core.suite.category import Category, Function
from protest_core.suite.testsuite import SuiteDescription

THEY = Category("they", "anaphoric · intra-sentential · they", Function.ANAPHORIC, True)
EVENT = Category("event_it", "event · it", Function.EVENT, False)
SUITE = SuiteDescription("Kästner", "en", "de")
# No two figures that could be taken for one another are the same.
OVERVIEW = Overview(
    SUITE,
    ("ash", "größe"),
    (THEY, EVENT),
    {
        ("ash", "they"): Counts(31, 4, 2, 0, 11, 0),
        ("ash", "event_it"): Counts(7, 0, 0, 3, 5, 8),
        ("größe", "they"): Counts(1234),
        ("größe", "event_it"): Counts(),
    },
)
NO_SYSTEMS = Overview(SUITE, (), (THEY, EVENT), {})
CHOICES = FilterChoices(
    systems=("ash", "größe"),
    categories=(THEY, EVENT),
    reasons=(Reason.PRONOUN_DIFFERS, Reason.AMBIGUOUS_FORM),
    tags=("odd", "ärger"),
    annotators=("Ada", "Ben"),
)
