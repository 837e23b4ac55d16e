"""Forms of pronouns by person, number, gender, case and kind, as `[forms]` of a profile lists them.

A key is a person with or without a number, or a kind, and features after points: `3s.f.acc`,
`2.polite`, `dem.p`. Features that stand for one another are joined by a plus: `1s.acc+dat`. What a
key leaves out is unknown, or the same for all: `2` are the forms of *you* in English.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum

_KEY = re.compile(
    r"(?:(?P<person>[123])(?P<number>[sdp]?)|(?P<kind>[a-z]+))(?P<features>(?:\.[a-z+]+)*)"
)
_GENDERS = frozenset({"m", "f", "n", "c", "neutral"})
_CASES = frozenset({"nom", "acc", "dat", "gen", "ins", "loc", "abl", "prep"})
_OBJECT = _CASES - {"nom"}
# Of a pronoun that may stand for a thing: its translation has the gender of a noun.
_ANY_GENDER = frozenset({"n"})


class PronounKind(StrEnum):
    """The kinds of pronouns, as keys name them; `personal` has a person instead."""

    PERSONAL = "personal"
    POSSESSIVE = "poss"
    DEMONSTRATIVE = "dem"
    RELATIVE = "rel"
    REFLEXIVE = "refl"
    INDEFINITE = "indef"


class Fit(IntEnum):
    """Likelihood of a form as the translation of a pronoun, the least likely first."""

    NEVER = 0
    AFTER_PREPOSITION = 1  # preposition and pronoun in one word, or a form after prepositions
    SOMETIMES = 2
    OFTEN = 3


@dataclass(frozen=True, slots=True)
class Features:
    """Features of the forms under one key; an empty set or text stands for any."""

    kind: PronounKind
    person: str = ""
    number: str = ""
    genders: frozenset[str] = frozenset()
    cases: frozenset[str] = frozenset()
    polite: bool = False

    def fit(self, target: "Features") -> Fit:
        """Return how likely forms with the target's features translate a form with these."""
        if self.kind is PronounKind.POSSESSIVE:
            return Fit.SOMETIMES if target.kind is PronounKind.POSSESSIVE else Fit.NEVER
        if self.kind is not PronounKind.PERSONAL:
            return Fit.SOMETIMES if target.kind is self.kind else Fit.NEVER
        if target.kind is PronounKind.PERSONAL:
            return self._fit_of_person(target)
        if target.kind is PronounKind.REFLEXIVE:
            is_other = target.person and target.person != self.person
            return Fit.NEVER if is_other or self.cases == {"nom"} else Fit.SOMETIMES
        if target.kind is PronounKind.DEMONSTRATIVE:
            fits = self.person == "3" and self._agrees_in_number(target)
            return Fit.SOMETIMES if fits else Fit.NEVER
        # "they" and "you" may be anybody.
        fits = target.kind is PronounKind.INDEFINITE and (self.person == "2" or self.number == "p")
        return Fit.SOMETIMES if fits else Fit.NEVER

    def _fit_of_person(self, target: "Features") -> Fit:
        if self.person != target.person:
            return Fit.NEVER
        if target.cases == {"prep"}:
            return Fit.AFTER_PREPOSITION if self._agrees_in_number(target) else Fit.NEVER
        differences = [
            self._agrees_in_gender(target),
            self._fits_in_case(target),
            self._agrees_in_number(target),
        ].count(False)
        # A noun may be singular in one language and plural in the other; "I" is never "we".
        if differences > 1 or (self.person == "1" and not self._agrees_in_number(target)):
            return Fit.NEVER
        return Fit.SOMETIMES if differences else Fit.OFTEN

    def _agrees_in_number(self, target: "Features") -> bool:
        # A language without a dual has plurals instead.
        numbers = {self.number, target.number}
        return "" in numbers or len(numbers) == 1 or numbers == {"d", "p"}

    def _agrees_in_gender(self, target: "Features") -> bool:
        if "neutral" in target.genders:
            return "neutral" in self.genders
        any_fits = not self.genders or not target.genders or self.genders == _ANY_GENDER
        return any_fits or not self.genders.isdisjoint(target.genders)

    def _fits_in_case(self, target: "Features") -> bool:
        if not self.cases or not target.cases:
            return True
        # An object in the source may have any case but the nominative.
        fitting = _OBJECT if self.cases == {"acc"} else self.cases
        return not fitting.isdisjoint(target.cases)


FormFeatures = Mapping[str, tuple[Features, ...]]  # by form, in lower case


def features_of(key: str) -> Features:
    """Return the features that a key names, or raise a `ValueError` that names the mistake."""
    parts = _KEY.fullmatch(key)
    if parts is None:
        raise ValueError(f"‘{key}’ is no key of forms: write a person or a kind, such as 3s.f.acc")
    names = {name for group in parts["features"].split(".")[1:] for name in group.split("+")}
    kind = PronounKind.PERSONAL
    if parts["kind"]:
        kind = PronounKind(parts["kind"])
    elif PronounKind.REFLEXIVE in names:
        kind = PronounKind.REFLEXIVE
    number = (parts["number"] or "") or next(iter(names & {"s", "d", "p"}), "")
    unknown = names - _GENDERS - _CASES - {"polite", PronounKind.REFLEXIVE.value, "s", "d", "p"}
    if unknown:
        raise ValueError(f"‘{key}’: {', '.join(sorted(unknown))} is no feature of forms")
    return Features(
        kind,
        parts["person"] or "",
        number,
        frozenset(names & _GENDERS),
        frozenset(names & _CASES),
        polite="polite" in names,
    )


def features_of_forms(forms: Mapping[str, Iterable[str]]) -> FormFeatures:
    """Return the features of each form, from the lists by key."""
    by_form: dict[str, list[Features]] = {}
    for key, words in forms.items():
        features = features_of(key)
        for word in words:
            by_form.setdefault(word, []).append(features)
    return {word: tuple(features) for word, features in by_form.items()}


def best_fit(source: Iterable[Features], target: Iterable[Features]) -> Fit:
    """Return the best fit between any of the features of a pronoun and any of a form."""
    target = tuple(target)
    return max((mine.fit(theirs) for mine in source for theirs in target), default=Fit.NEVER)
