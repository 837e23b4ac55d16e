"""APT (Miculicich Werlen & Popescu-Belis 2017): is the reference's pronoun in the candidate?"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from protest_core.alignment.pharaoh import translations_of
from protest_core.alignment.translation import Translation
from protest_core.metrics.apt.cases import (
    CASE_NAMES,
    CASE_VERDICTS,
    NOTHING_COUNTED,
    Case,
    Weights,
    weights_with,
)
from protest_core.metrics.apt.forms import PronounForms
from protest_core.metrics.apt.repair import repaired
from protest_core.metrics.metric import (
    Detail,
    Languages,
    MetricVerdict,
    Occurrence,
    Score,
    Texts,
)
from protest_core.suite.example import Positions
from protest_core.suite.testsuite import Tokens, tokens_of


@dataclass(frozen=True, slots=True)
class AptChoices:
    """`repair`: as in section 2.3. `any_words`: also those beside a pronoun are compared."""

    weights: Weights = field(default_factory=weights_with)
    repair: bool = True
    any_words: bool = False


USUAL = AptChoices()


@dataclass(frozen=True)
class Apt:
    """What the languages' profiles say of pronouns is part of the result."""

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
        counts = Counter(Case(int(each.verdict)) for each in details)
        value = self.choices.weights.score(counts)
        why = "" if value is not None else f"{NOTHING_COUNTED.capitalize()}."
        of_cases = {_figure(case): counts[case] for case in Case}
        figures = {"apt": value, **of_cases, "pronouns": len(details)}
        return Score(figures, why, details, self._dropped)

    def _detail(self, texts: Texts, occurrence: Occurrence) -> Detail:
        pronoun = _folded(tokens_of(texts.source[occurrence.line])[occurrence.token])
        reference = self._words(texts.reference, occurrence, occurrence.reference, pronoun)
        candidate = self._words(texts.candidate, occurrence, occurrence.candidate, pronoun)
        case = self._case(reference, candidate)
        counts = case in self.choices.weights.cases
        return Detail(occurrence, reference, candidate, str(case.value), counts)

    def _words(
        self, text: Translation, at: Occurrence, by_hand: Positions | None, pronoun: str
    ) -> Tokens:
        """The pronouns among what is linked; where there is none, whatever is."""
        words = [*map(_folded, text.tokens(at.line))]
        links, pronouns = text.links[at.line], self.languages.target.pronouns
        positions = translations_of(links, (at.token,), by_hand)
        if self.choices.repair and by_hand is None:
            likely = self.languages.likely.get(pronoun, pronouns)
            found = repaired(links, at.token, words, likely=likely, pronouns=pronouns)
            # Of any words none is left out, where one of them is a pronoun.
            if not self._takes_any or pronouns.isdisjoint(words[each] for each in positions):
                positions = found
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
        """Also where nobody has told which words are pronouns."""
        return self.choices.any_words or not self.languages.target.pronouns

    @cached_property
    def _forms(self) -> PronounForms:
        target = self.languages.target
        return PronounForms(target.identical_forms, target.equivalent_forms)


def usual_apt(languages: Languages) -> Apt:
    return Apt(languages)


def _figure(case: Case) -> str:
    return f"case {case.value}"


def _folded(token: str) -> str:
    return token.lower().replace("’", "'")
