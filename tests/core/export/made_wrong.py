"""Sentences in which the pronoun stands between underscores, made wrong."""

from random import Random

from protest_core.export.wrong_translations.make import Contrast, Refusal, RightPronoun, make_wrong
from protest_core.languages.profiles import language_profile
from protest_core.suite.model import STANDARD_CATEGORIES
from protest_core.text.writing import Detokeniser

BY_ID = {category.id: category for category in STANDARD_CATEGORIES}
SUBJECT = "anaphoric_inter_subject_it"
OBJECT = "anaphoric_inter_non-subject_it"
THEY, EVENT, PLEONASTIC = "anaphoric_inter_they", "event_it", "pleonastic_it"
TU, VOUS, GENERIC = (
    "addressee_deictic_singular_you",
    "addressee_deictic_plural_you",
    "addressee_generic_you",
)


def right(sentence: str, category: str, used: tuple[str, ...] = ()) -> RightPronoun:
    """The pronoun is what stands between underscores."""
    tokens = tuple(sentence.split(" "))
    positions = tuple(place for place, token in enumerate(tokens) if token[0] == "_")
    return RightPronoun(tuple(t.strip("_") for t in tokens), positions, BY_ID[category], used)


def made(
    sentence: str,
    category: str,
    how: Contrast,
    *,
    language: str = "fr",
    used: tuple[str, ...] = (),
    seed: int = 0,
) -> str | Refusal:
    profile = language_profile(language)
    found = make_wrong(right(sentence, category, used), how, profile=profile, random=Random(seed))
    return found if isinstance(found, Refusal) else Detokeniser(language).text(found[1])


def replaced(sentence: str, category: str, **others) -> str | Refusal:
    return made(sentence, category, Contrast.SUBSTITUTION, **others)


def all_replaced(sentence: str, category: str, language: str) -> set[str | Refusal]:
    """Return all replacements, whatever chance decides."""
    return {replaced(sentence, category, language=language, seed=seed) for seed in range(20)}


def deleted(sentence: str, category: str, **others) -> str | Refusal:
    return made(sentence, category, Contrast.DELETION, **others)
