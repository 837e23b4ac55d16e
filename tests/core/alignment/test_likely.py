import pytest

from protest_core.alignment.likely import LikelyTranslations, likely_translations
from protest_core.languages.profiles import folded, language_profile

PAIRS = pytest.mark.parametrize(("source", "target"), [("en", "de"), ("en", "fr")])


def likely(source: str, target: str) -> LikelyTranslations:
    found = likely_translations(source, target)
    assert found is not None
    return found


@PAIRS
def test_forms_are_written_as_they_are_looked_up(source: str, target: str) -> None:
    known = likely(source, target)
    forms = {form for weights in known.after_preposition.values() for form in weights}
    looked_up = forms | set(known.plain) | known.prepositions | known.determiners
    assert {folded(form) for form in looked_up} == looked_up


@PAIRS
def test_the_pronouns_of_the_categories_are_there(source: str, target: str) -> None:
    assert {"it", "they", "them", "you"} <= set(likely(source, target).plain)


@PAIRS
def test_often_means_pronouns_of_the_language_profile(source: str, target: str) -> None:
    """Possessives are excepted, which "her" may be as well."""
    profile = language_profile(target)
    often = {form for forms in likely(source, target).often.values() for form in forms}
    possessives = {"ihre", "ihren", "ihrem", "sa", "son", "ses"}
    assert {form for form in often if not profile.is_pronoun(form)} <= possessives


def test_other_codes_of_a_language_find_the_same() -> None:
    assert likely_translations("eng", "de-AT") == likely("en", "de")


def test_there_is_none_for_other_languages() -> None:
    assert likely_translations("en", "ca") is None
    assert likely_translations("../likely/en", "de") is None


def test_prepositions_make_pronominal_adverbs_likely() -> None:
    german = likely("en", "de")
    after, alone = (german.weights("it", word_before=word)["damit"] for word in ("with", "when"))
    assert after > alone
