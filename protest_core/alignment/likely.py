"""Likely translations of pronouns, from a data file for each language pair."""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import msgspec

from protest_core.languages.profiles import Forms, language_files, language_profile

# Log weight of each target form. The weights need not add up to one: they measure the evidence of a
# word that is in the sentence, not the probability that it occurs.
LikelyWeights = Mapping[str, float]
_OFTEN = math.log(0.25)
_SOMETIMES = math.log(0.05)
_SELDOM = math.log(0.01)  # preposition and pronoun in one word, with no preposition before it


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


@dataclass(frozen=True, slots=True)
class LikelyTranslations:
    """Contents of a language pair's file; all forms but the polite ones are case-folded."""

    prepositions: Forms
    source_determiners: Forms
    determiners: Forms
    polite: Forms
    often: Mapping[str, Forms]
    plain: Mapping[str, LikelyWeights]
    after_preposition: Mapping[str, LikelyWeights]

    def is_pronoun(self, folded: str) -> bool:
        return folded in self.plain

    def weights(self, pronoun: str, *, word_before: str | None) -> LikelyWeights:
        where = self.after_preposition if word_before in self.prepositions else self.plain
        return where[pronoun]


@cache
def likely_translations(source_language: str, target_language: str) -> LikelyTranslations | None:
    """Return the likely translations for a language pair, or `None` if there is no file for it."""
    source, target = (language_profile(code).code for code in (source_language, target_language))
    # Looked up among the existing files: codes come from suites and must not become paths.
    listed = {(path.stem, path.parent.name): path for path in language_files("from_*.toml")}
    path = listed.get((f"from_{source}", target))
    if path is None:
        return None
    file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    return LikelyTranslations(
        file.prepositions,
        file.source_determiners,
        file.determiners,
        file.polite,
        {pronoun: frozenset(likely.often) for pronoun, likely in file.pronouns.items()},
        {pronoun: _weights(likely, _SELDOM) for pronoun, likely in file.pronouns.items()},
        {pronoun: _weights(likely, _OFTEN) for pronoun, likely in file.pronouns.items()},
    )


def _weights(likely: _Translations, in_one_word: float) -> LikelyWeights:
    """Return the weight of each form; where a form is listed more than once, the best counts."""
    return (
        dict.fromkeys(likely.after_preposition, _SELDOM)
        | dict.fromkeys(likely.sometimes, _SOMETIMES)
        | (dict.fromkeys(likely.after_preposition, in_one_word) if in_one_word > _SELDOM else {})
        | dict.fromkeys(likely.often, _OFTEN)
    )
