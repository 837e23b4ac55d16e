"""Counts of matches: the table system × category that an MT developer looks at first."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from protest_core.matching.match import Reason, Verdict
from protest_core.matching.policy import MatchingPolicy
from protest_core.suite import Category, SuiteDescription


@dataclass(frozen=True, slots=True)
class MatchGroup:
    """So many candidates of a system that are alike in all the table cares for."""

    system: str
    category: str
    verdict: Verdict
    reasons: tuple[Reason, ...]
    # An approval for which only words that are no pronouns are shared.
    on_other_words: bool
    count: int
    # An approval by what people verified, where the human reference alone would have referred.
    by_verified: bool = False


@dataclass(slots=True)
class Counts:
    """How many candidates, and what the automatic step said of them."""

    examples: int = 0
    approved: int = 0
    referred: int = 0
    approved_on_other_words: int = 0
    approved_by_verified: int = 0  # referrals that verified translations saved

    def add(self, group: MatchGroup) -> None:
        self.examples += group.count
        if group.verdict is Verdict.APPROVED:
            self.approved += group.count
            self.approved_on_other_words += group.count * group.on_other_words
            self.approved_by_verified += group.count * group.by_verified
        else:
            self.referred += group.count


@dataclass(slots=True)
class SystemCounts:
    """One system's row of the table."""

    name: str
    total: Counts = field(default_factory=Counts)
    categories: dict[str, Counts] = field(default_factory=dict)
    reasons: Counter[Reason] = field(default_factory=Counter)


def count_matches(systems: Iterable[str], groups: Iterable[MatchGroup]) -> tuple[SystemCounts, ...]:
    """Add the groups up, keeping the order of the systems; one without any group counts nothing."""
    table = {name: SystemCounts(name) for name in systems}
    for group in groups:
        row = table[group.system]
        row.total.add(group)
        row.categories.setdefault(group.category, Counts()).add(group)
        for reason in group.reasons:
            row.reasons[reason] += group.count
    return tuple(table.values())


@dataclass(frozen=True, slots=True)
class EvaluationTable:
    """System × category, with all one needs to know to get the same numbers again."""

    suite: SuiteDescription
    policy: MatchingPolicy
    categories: tuple[Category, ...]
    systems: tuple[SystemCounts, ...]
    signature: str
    outdated: int = 0  # approvals by verified translations that hold no more, if looked at
