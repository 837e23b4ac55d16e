"""The pronoun of a French translation that the wrong translation has otherwise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.languages.profiles import language_profile
from protest_core.suite_build.contrastive import ChangedPronoun, changed_pronoun

FRENCH = language_profile("fr").is_pronoun
_FORMS = ("il", "elle", "le", "la", "les", "l'", "meilleur", "meilleure", "va", ",", "-la")
_words = st.lists(st.sampled_from(_FORMS))


def found(right: str, wrong: str) -> ChangedPronoun:
    return changed_pronoun(right.split(), wrong.split(), FRENCH)


@pytest.mark.parametrize(
    ("right", "wrong", "pronoun"),
    [
        ("Elle dort .", "Il dort .", "Elle"),
        ("Elle était la plus haute .", "Il était le plus haut .", "Elle"),
        ("Elle est la meilleure .", "Il est le meilleur .", "Elle"),
        ("Ce sont les mêmes , elles le savent .", "Ce sont les mêmes , ils le savent .", "elles"),
        ("A -t-elle mangé ?", "A -t-il mangé ?", "-t-elle"),
        ("Pose -la là .", "Pose -le là .", "-la"),
        ("Je la leur donne .", "Je le leur donne .", "la"),
    ],
)
def test_an_article_is_no_pronoun(right: str, wrong: str, pronoun: str):
    changed = found(right, wrong)
    assert changed.place is not None
    assert right.split()[changed.place] == pronoun
    assert changed.warning == ""


@pytest.mark.parametrize(
    ("right", "wrong", "pronoun"),
    [
        ("Il les a vendues hier .", "Il les a vendus hier .", "les"),
        ("Il l' a vendue .", "Il l' a vendu .", "l'"),
        ("Il les range toutes seules .", "Il les range tous seuls .", "les"),
    ],
)
def test_what_a_participle_agrees_with_is_the_pronoun_and_to_be_looked_at(
    right: str, wrong: str, pronoun: str
):
    changed = found(right, wrong)
    assert changed.place is not None
    assert right.split()[changed.place] == pronoun
    assert "agrees" in changed.warning


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("C' est le mien .", "C' est la mienne ."),
        ("C' est le même .", "C' est la même ."),
        ("Ce sont les miens .", "Ce sont les miennes ."),
        ("Est -ce le grand ?", "Est -ce la grande ?"),
        ("Ça va .", "Ça va ."),
        ("", "Elle"),
    ],
)
def test_without_another_pronoun_there_is_none_and_that_is_told(right: str, wrong: str):
    assert found(right, wrong) == ChangedPronoun(None, "no other pronoun in the wrong translation")


def test_of_several_the_first_is_taken_and_that_is_told():
    changed = found("Ils sont là , ils chantent .", "Elles sont là , elles chantent .")
    assert (changed.place, changed.warning[:7]) == (0, "several")


@given(_words, _words)
def test_a_place_is_in_the_sentence_and_never_an_article_before_its_noun(
    right: list[str], wrong: list[str]
):
    changed = changed_pronoun(right, wrong, FRENCH)
    assert changed.place is None or FRENCH(right[changed.place])
    assert changed.place is not None or changed.warning
