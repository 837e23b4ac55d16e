"""Likely translations of pronouns: from a list for the language pair, or from both profiles."""

import math
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

import msgspec

from protest_core.languages.forms import Features, Fit, PronounKind, best_fit
from protest_core.languages.profiles import (
    Forms,
    LanguageProfile,
    language_files,
    language_profile,
    whole_code,
)
from protest_core.languages.units import looked_up, units

# Log weight of each target form. The weights need not add up to one: they measure the evidence of a
# word that is in the sentence, not the probability that it occurs.
LikelyWeights = Mapping[str, float]
_OFTEN = math.log(0.25)
_SOMETIMES = math.log(0.05)
_SELDOM = math.log(0.01)  # preposition and pronoun in one word, with no preposition before it
# No word translates the pronoun; in languages that drop subjects this is common.
NOTHING = -4.2
_NOTHING_IF_DROPPED = -4.2
_ARTICLE = "article"
_DETERMINERS = (_ARTICLE, "determiner", "possessive_determiner")
_REMEMBERED = 50_000  # words of a text


class _Translations(msgspec.Struct, forbid_unknown_fields=True):
    often: tuple[str, ...]
    sometimes: tuple[str, ...] = ()
    after_preposition: tuple[str, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    prepositions: Forms
    source_determiners: Forms
    determiners: Forms
    polite: Forms
    pronouns: dict[str, _Translations]


def no_parts(_folded: str) -> tuple[str, ...]:
    """Return the pronouns in a word of a language in which pronouns are words."""
    return ()


@dataclass(frozen=True, slots=True)
class LikelyTranslations:
    """Likely translations of a language pair; all forms but the polite ones are case-folded."""

    source: LanguageProfile
    target: LanguageProfile
    prepositions: Forms
    source_determiners: Forms
    determiners: Forms
    polite: Forms
    often: Mapping[str, Forms]
    plain: Mapping[str, LikelyWeights]
    after_preposition: Mapping[str, LikelyWeights]
    nothing: float = NOTHING  # the weight of no translation
    # The pronouns in a target word that is none itself: *me* and *lo* in *dámelo*.
    parts_of: Callable[[str], tuple[str, ...]] = no_parts

    def source_word(self, token: str) -> str:
        """Return a word of the source as it is looked up here."""
        return looked_up(token, self.source)

    def target_word(self, token: str) -> str:
        """Return a word of the target as it is looked up here."""
        return looked_up(token, self.target)

    def is_pronoun(self, folded: str) -> bool:
        return folded in self.plain

    def weights(self, pronoun: str, *, word_before: str | None) -> LikelyWeights:
        where = self.after_preposition if word_before in self.prepositions else self.plain
        return where[pronoun]

    def weight_of(self, folded: str, weights: LikelyWeights) -> float | None:
        """Return the weight of a target word: its own, or the best of the pronouns in it."""
        if folded in weights:
            return weights[folded]
        parts = (weights[part] for part in self.parts_of(folded) if part in weights)
        return max(parts, default=None)


@cache
def likely_translations(source_language: str, target_language: str) -> LikelyTranslations | None:
    """Return the likely translations for a language pair, or `None` if nothing is known of one.

    A list that people made for the pair takes precedence over forms of the two profiles.
    """
    source, target = language_profile(source_language), language_profile(target_language)
    # Looked up among the existing files: codes come from suites and must not become paths.
    listed = {(path.stem, path.parent.name): path for path in language_files("from_*.toml")}
    path = listed.get((f"from_{source.code}", whole_code(target.code)))
    if path is None:
        return _of_profiles(source, target) if source.forms and target.pronouns else None
    file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    return LikelyTranslations(
        source,
        target,
        file.prepositions,
        file.source_determiners,
        file.determiners,
        file.polite,
        {pronoun: frozenset(likely.often) for pronoun, likely in file.pronouns.items()},
        {pronoun: _weights(likely, _SELDOM) for pronoun, likely in file.pronouns.items()},
        {pronoun: _weights(likely, _OFTEN) for pronoun, likely in file.pronouns.items()},
    )


def _of_profiles(source: LanguageProfile, target: LanguageProfile) -> LikelyTranslations:
    """Return the target forms that fit each personal pronoun of the source language.

    Forms that are mostly articles (*la*) or negations are left out: their links are not ours to
    repair.
    """
    other_words = source.articles | source.homographs_of(_ARTICLE) | source.negations
    pronouns = {
        form: features
        for form, features in source.features.items()
        if form not in other_words and any(each.kind is PronounKind.PERSONAL for each in features)
    }
    likely = {form: _that_fit(features, target) for form, features in pronouns.items()}
    determiners = (target.homographs_of(kind) for kind in _DETERMINERS)
    return LikelyTranslations(
        source,
        target,
        source.prepositions,
        source.determiners,
        target.determiners.union(*determiners),
        frozenset(),
        {form: frozenset(of.often) for form, of in likely.items()},
        {form: _weights(of, _SELDOM) for form, of in likely.items()},
        {form: _weights(of, _OFTEN) for form, of in likely.items()},
        nothing=_NOTHING_IF_DROPPED if "subject" in target.drops else NOTHING,
        parts_of=_parts_in(target),
    )


def _parts_in(target: LanguageProfile) -> Callable[[str], tuple[str, ...]]:
    """Return a function from a word of this language to the pronouns in it."""

    @lru_cache(maxsize=_REMEMBERED)
    def parts_of(folded: str) -> tuple[str, ...]:
        if folded in target.pronouns:
            return ()
        return tuple(unit.form for unit in units(folded, target))

    return parts_of


def _that_fit(pronoun: Iterable[Features], target: LanguageProfile) -> _Translations:
    by_fit: dict[Fit, list[str]] = {fit: [] for fit in Fit}
    for form in target.pronouns:
        # Of a form whose features are unknown, nothing speaks against it.
        features = target.features.get(form)
        fit = Fit.SOMETIMES if features is None else best_fit(pronoun, features)
        by_fit[fit].append(form)
    for form, parts in target.contractions.items():
        fit = max(best_fit(pronoun, target.features.get(part, ())) for part in parts)
        # A preposition and a pronoun, or two pronouns.
        limit = Fit.SOMETIMES if parts[0] in target.features else Fit.AFTER_PREPOSITION
        by_fit[min(fit, limit)].append(form)
    return _Translations(
        tuple(by_fit[Fit.OFTEN]),
        tuple(by_fit[Fit.SOMETIMES]),
        tuple(by_fit[Fit.AFTER_PREPOSITION]),
    )


def _weights(likely: _Translations, in_one_word: float) -> LikelyWeights:
    """Return the weight of each form; where a form is listed more than once, the best counts."""
    return (
        dict.fromkeys(likely.after_preposition, _SELDOM)
        | dict.fromkeys(likely.sometimes, _SOMETIMES)
        | (dict.fromkeys(likely.after_preposition, in_one_word) if in_one_word > _SELDOM else {})
        | dict.fromkeys(likely.often, _OFTEN)
    )
