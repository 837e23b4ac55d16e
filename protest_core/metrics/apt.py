"""APT (Miculicich Werlen & Popescu-Belis 2017): accuracy of pronoun translation."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import ClassVar

from protest_core.errors import RefusedError
from protest_core.languages.profiles import Forms
from protest_core.metrics.model import (
    Claim,
    Detail,
    Languages,
    MetricVerdict,
    Occurrence,
    Score,
    Texts,
)
from protest_core.text.tokens import Positions, Tokens, tokens_of
from protest_core.text.translation import Translation, targets_of, translations_of
from protest_core.translatable import Text

NOTHING_COUNTED = "no pronoun is in any of the cases that count"


class Case(IntEnum):
    """A result of comparing the candidate's pronoun with the reference's."""

    IDENTICAL = 1
    EQUIVALENT = 2
    DIFFERENT = 3
    NOT_IN_CANDIDATE = 4
    NOT_IN_REFERENCE = 5
    IN_NEITHER = 6


@dataclass(frozen=True, slots=True)
class Weights:
    """The value of an occurrence of each case; cases without a weight are discarded."""

    of_case: tuple[tuple[Case, float], ...]

    def __post_init__(self) -> None:
        for case, weight in self.of_case:
            if not 0 <= weight <= 1:
                raise RefusedError(
                    Text("The weight of case {0} is {1:g}. Weights are from 0 to 1.").format(
                        case.value, weight
                    )
                )

    @property
    def cases(self) -> tuple[Case, ...]:
        return tuple(case for case, _ in self.of_case)

    def score(self, counts: Mapping[Case, float]) -> float | None:
        return apt_score(counts, self.cases, [weight for _, weight in self.of_case])

    def __str__(self) -> str:
        return ",".join(f"{case.value}={weight:g}" for case, weight in self.of_case)


# Guillou & Hardmeier 2018, section 6: cases 1 and 2 claim correct, 3 incorrect, others nothing.
_CLAIMS = {
    Case.IDENTICAL: Claim.RIGHT,
    Case.EQUIVALENT: Claim.RIGHT,
    Case.DIFFERENT: Claim.WRONG,
}
CASE_NAMES = {
    Case.IDENTICAL: Text("identical"),
    Case.EQUIVALENT: Text("equivalent"),
    Case.DIFFERENT: Text("different"),
    Case.NOT_IN_CANDIDATE: Text("not in candidate"),
    Case.NOT_IN_REFERENCE: Text("not in reference"),
    Case.IN_NEITHER: Text("in neither"),
}
CASE_VERDICTS = tuple(
    MetricVerdict(str(case.value), name, _CLAIMS.get(case, Claim.NONE))
    for case, name in CASE_NAMES.items()
)
assert set(CASE_NAMES) == set(Case)  # noqa: S101


def weights_with(
    *, equivalent: float = 0.5, in_neither: float = 0.0, without: Sequence[int] = ()
) -> Weights:
    """Return the paper's weights: 1 for identical, w2 and w6 (there 0, 0.5 or 1), 0 for others."""
    for case in without:
        if case not in set(Case):
            raise RefusedError(
                Text("There is no case {0}. The cases of APT are 1 to 6.").format(case)
            )
    given = {Case.IDENTICAL: 1.0, Case.EQUIVALENT: equivalent, Case.IN_NEITHER: in_neither}
    kept = [case for case in Case if case not in without]
    if not kept:
        raise RefusedError(Text("All six cases are left out. Leave one of them in."))
    return Weights(tuple((case, given.get(case, 0.0)) for case in kept))


@dataclass(frozen=True, slots=True)
class AptChoices:
    """The settings of APT.

    `repair`: as in section 2.3. `any_words`: words that are no pronouns are compared, too.
    """

    weights: Weights = field(default_factory=weights_with)
    repair: bool = True
    any_words: bool = False


USUAL = AptChoices()


class PronounForms:
    """The identical and equivalent forms of pronouns.

    Groups that share a form are not merged: `ce` for `il` and for `ça`, not `il` for `ça`.
    """

    def __init__(self, identical: Iterable[Forms] = (), equivalent: Iterable[Forms] = ()) -> None:
        self._standard: dict[str, str] = {}
        for group in identical:
            for form in group:
                self._standard.setdefault(form, min(group))
        self._equivalent = tuple(self.standard(group) for group in equivalent)

    def standard(self, forms: Collection[str]) -> Forms:
        """Return one form that represents all identical ones."""
        return frozenset(self._standard.get(form, form) for form in forms)

    def are_identical(self, one: Collection[str], other: Collection[str]) -> bool:
        """Return whether the two have a form in common."""
        return not self.standard(one).isdisjoint(self.standard(other))

    def are_equivalent(self, one: Collection[str], other: Collection[str]) -> bool:
        of_one, of_other = self.standard(one), self.standard(other)
        return any(of_one & group and of_other & group for group in self._equivalent)


@dataclass(frozen=True)
class Apt:
    """APT; its result depends on the languages' lists of pronouns."""

    name: ClassVar[str] = "apt"
    verdicts: ClassVar[tuple[MetricVerdict, ...]] = CASE_VERDICTS
    languages: Languages
    choices: AptChoices = USUAL

    @property
    def signature(self) -> str:
        choices = self.choices
        languages = f"{self.languages.source.code}-{self.languages.target.code}"
        repair, words = "yes" if choices.repair else "no", "any" if self._takes_any else "pronouns"
        return (
            f"metric:apt|languages:{languages}|weights:{choices.weights}|repair:{repair}|"
            f"words:{words}"
        )

    @property
    def legend(self) -> str:
        names = (f"{case.value} {name}" for case, name in CASE_NAMES.items())
        brackets = " Numbers in brackets are left out of the score." if self._dropped else ""
        return f"Cases: {', '.join(names)}.{brackets}"

    def score(self, texts: Texts) -> Score:
        details = tuple(self._detail(texts, each) for each in texts.occurrences)
        return replace(self.score_of(Counter(each.statistics for each in details)), details=details)

    def score_of(self, counts: Mapping[str, int]) -> Score:
        """Return the score from the number of pronouns in each case."""
        of_case = {case: counts.get(str(case.value), 0) for case in Case}
        value = self.choices.weights.score(of_case)
        why = "" if value is not None else f"{NOTHING_COUNTED.capitalize()}."
        figures = {_figure(case): count for case, count in of_case.items()}
        total = sum(of_case.values())
        return Score({"apt": value, **figures, "pronouns": total}, why, dropped=self._dropped)

    def _detail(self, texts: Texts, occurrence: Occurrence) -> Detail:
        word = tokens_of(texts.source[occurrence.line])[occurrence.token]
        pronoun = self.languages.source.folded(word)
        reference = self._words(texts.reference, occurrence, occurrence.reference, pronoun)
        candidate = self._words(texts.candidate, occurrence, occurrence.candidate, pronoun)
        case = self._case(reference, candidate)
        key, counts = str(case.value), case in self.choices.weights.cases
        return Detail(occurrence, reference, candidate, key, counts, statistics=key)

    def _words(
        self, text: Translation, at: Occurrence, by_hand: Positions | None, pronoun: str
    ) -> Tokens:
        """Return the pronouns among the linked words or, if there are none, all linked words."""
        words = [*map(self.languages.target.folded, text.tokens(at.line))]
        links, pronouns = text.links[at.line], self.languages.target.pronouns
        positions = translations_of(links, (at.token,), by_hand)
        if self.choices.repair and by_hand is None:
            likely = self.languages.likely.get(pronoun, pronouns)
            repaired_positions = repaired(links, at.token, words, likely=likely, pronouns=pronouns)
            # If all words count and one of them is a pronoun, repair must not leave out the others.
            if not self._takes_any or pronouns.isdisjoint(words[each] for each in positions):
                positions = repaired_positions
        linked = tuple(words[position] for position in positions)
        if self._takes_any:
            return linked
        return tuple(word for word in linked if word in pronouns) or linked

    def _case(self, reference: Collection[str], candidate: Collection[str]) -> Case:
        if not reference:
            return Case.NOT_IN_REFERENCE if candidate else Case.IN_NEITHER
        if not candidate:
            return Case.NOT_IN_CANDIDATE
        if self._forms.are_identical(reference, candidate):
            return Case.IDENTICAL
        are_equivalent = self._forms.are_equivalent(reference, candidate)
        return Case.EQUIVALENT if are_equivalent else Case.DIFFERENT

    @property
    def _dropped(self) -> tuple[str, ...]:
        return tuple(_figure(case) for case in Case if case not in self.choices.weights.cases)

    @property
    def _takes_any(self) -> bool:
        """Return whether all words count, as they do if no pronouns of the language are known."""
        return self.choices.any_words or not self.languages.target.pronouns

    @cached_property
    def _forms(self) -> PronounForms:
        target = self.languages.target
        return PronounForms(target.identical_forms, target.equivalent_forms)


def usual_apt(languages: Languages) -> Apt:
    return Apt(languages)


def _figure(case: Case) -> str:
    return f"case {case.value}"


def apt_score(
    counts: Mapping[Case, float], cases: Sequence[Case], weights: Sequence[float]
) -> float | None:
    """Return the score by the formula of section 2.4; undefined if none of the cases occurs."""
    total = sum(counts.get(case, 0) for case in cases)
    if not total:
        return None
    credit = zip(cases, weights, strict=True)
    return sum(weight * counts.get(case, 0) for case, weight in credit) / total


def repaired(
    links: str, token: int, words: Sequence[str], *, likely: Forms, pronouns: Forms
) -> Positions:
    """Return the positions that translate the pronoun; `words` and `likely` words are folded.

    If the pronoun is unlinked, or only linked to words that are no pronouns, the result is the
    likely translation closest to the middle of the neighbours' translations. If it is linked to
    several words, the result is the pronouns among them.
    """
    positions = targets_of(links, (token,))
    among = tuple(position for position in positions if words[position] in pronouns)
    if among:
        return tuple(each for each in among if words[each] in likely) or among
    window = window_around(markers(links, token), len(words))
    candidates = [position for position in window if words[position] in likely]
    return (closest(candidates, window),) if candidates else positions


def markers(links: str, token: int) -> Positions:
    """Return the words that the neighbours are linked to (step 1)."""
    return targets_of(links, [each for each in (token - 1, token + 1) if each >= 0])


def window_around(markers_: Positions, length: int) -> range:
    """Return these words with one more on each side (step 2); none if no neighbour is linked."""
    if not markers_:
        return range(0)
    return range(max(markers_[0] - 1, 0), min(markers_[-1] + 2, length))


def closest(candidates: Sequence[int], window: range) -> int:
    """Return the candidate that is closest to the middle, the first of two (step 4)."""
    return min(candidates, key=lambda each: abs(2 * each - window.start - (window.stop - 1)))
