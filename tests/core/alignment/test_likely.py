import pytest

from protest_core.alignment.likely import LikelyTranslations, likely_translations
from protest_core.languages.profiles import folded, language_profile, languages

DERIVED = [code for code in languages() if language_profile(code).has_units and code != "en"]
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


@pytest.mark.parametrize("target", DERIVED)
def test_forms_from_profiles_are_written_as_they_are_looked_up(target: str) -> None:
    known = likely("en", target)
    forms = {form for weights in known.after_preposition.values() for form in weights}
    looked_up = forms | known.determiners
    assert {form for form in looked_up if known.target_word(form) != form} == set()


@pytest.mark.parametrize("target", DERIVED)
def test_the_pronouns_of_the_categories_have_likely_translations(target: str) -> None:
    often = likely("en", target).often
    assert all(often[pronoun] for pronoun in ("it", "they", "them", "you"))


@pytest.mark.parametrize(
    ("source", "target", "pronoun", "often"),
    [
        ("de", "es", "sie", {"ella", "ellas", "ellos", "la", "las", "los", "usted", "ustedes"}),
        ("de", "ru", "ihm", {"ему", "нему"}),
        ("fr", "es", "elle", {"ella"}),
        ("fr", "pl", "-t-il", {"on"}),
        ("ru", "en", "его", {"him", "it"}),
    ],
)
def test_sources_other_than_english_have_likely_translations(
    source: str, target: str, pronoun: str, often: set[str]
) -> None:
    assert often <= likely(source, target).often[pronoun]


@pytest.mark.parametrize(("source", "article"), [("es", "la"), ("fr", "les"), ("fr", "l'")])
def test_articles_in_the_source_are_not_repaired(source: str, article: str) -> None:
    assert not likely(source, "en").is_pronoun(article)


def test_a_form_that_is_mostly_a_negation_is_not_repaired() -> None:
    known = likely("en", "pl")
    assert not known.is_pronoun("'t")  # can 't see it
    assert known.is_pronoun("'em")
