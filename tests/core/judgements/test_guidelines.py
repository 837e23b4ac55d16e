import pytest

from protest_core.judgements.guidelines import guidelines_for
from protest_core.judgements.model import Tag
from protest_core.suite.model import STANDARD_CATEGORIES

CATEGORIES = {category.id: category for category in STANDARD_CATEGORIES}


def tag_names(target: str, category: str) -> set[str]:
    tags = guidelines_for("en", target).tags_for(CATEGORIES[category])
    return {tag.name for tag in tags}


GENERAL = {
    "bad_translation",
    "incorrect_word_alignment",
    "noncompositional_translation",
    "desc_vs_presc",
}
POLITENESS = {"politeness_tu", "politeness_vous", "politeness_unknown"}


@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_tags_are_those_of_the_category(target: str):
    assert tag_names(target, "event_it") == GENERAL
    assert tag_names(target, "anaphoric_intra_they") == {*GENERAL, "ant_unsure"}


def test_politeness_is_for_one_french_addressee_only():
    assert tag_names("fr", "addressee_deictic_singular_you") == GENERAL | POLITENESS
    assert tag_names("fr", "addressee_deictic_plural_you") == GENERAL
    assert tag_names("de", "addressee_deictic_singular_you") == GENERAL


@pytest.mark.parametrize(
    ("target", "version"), [("de-AT", "en-de 1"), ("FR", "en-fr 1"), ("../de", "default 1")]
)
def test_guidelines_are_found_by_language_pair(target: str, version: str):
    assert guidelines_for("en_GB", target).version == version


@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_every_standard_tag_is_explained_in_a_sentence(target: str):
    guidelines = guidelines_for("en", target)
    assert {tag.name for tag in guidelines.tags} <= set(Tag)
    assert all(tag.explanation.endswith((".", ").")) for tag in guidelines.tags)
    assert guidelines.help.startswith("# What you decide")
    assert guidelines.questions.pronoun.endswith("?")
