"""Counts of matches: the table system × category that an MT developer looks at first."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from protest_core.judgement.outcome import Outcome
from protest_core.matching.match import Reason, Verdict
from protest_core.matching.policy import MatchingPolicy
from protest_core.suite.category import Category
from protest_core.suite.testsuite import SuiteDescription


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
    # What people say of such an approval itself; `None` where nobody has judged it.
    judged: Outcome | None = None


@dataclass(slots=True)
class Counts:
    """How many candidates, and what the automatic step said of them.

    Of the approvals by verified translations some may have been judged as well, mostly while they
    were referred: what people say of these tells how far verified translations can be trusted.
    """

    examples: int = 0
    approved: int = 0
    referred: int = 0
    approved_on_other_words: int = 0
    approved_by_verified: int = 0
    verified_judged: int = 0  # of these, what people have judged themselves
    verified_correct: int = 0
    verified_incorrect: int = 0

    def add(self, group: MatchGroup) -> None:
        self.examples += group.count
        if group.verdict is Verdict.APPROVED:
            self.approved += group.count
            self.approved_on_other_words += group.count * group.on_other_words
            self._add_verified(group.count * group.by_verified, group.judged)
        else:
            self.referred += group.count

    def _add_verified(self, count: int, judged: Outcome | None) -> None:
        self.approved_by_verified += count
        self.verified_judged += count * (judged is not None)
        self.verified_correct += count * (judged is Outcome.CORRECT)
        self.verified_incorrect += count * (judged is Outcome.INCORRECT)

    @property
    def referrals_saved(self) -> int:
        """What nobody has to judge any more; what was judged already spares nobody anything."""
        return self.approved_by_verified - self.verified_judged

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(
            *(getattr(self, each.name) + getattr(other, each.name) for each in fields(Counts))
        )


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

    @property
    def total(self) -> Counts:
        """Of all systems that are shown."""
        return sum((system.total for system in self.systems), start=Counts())
