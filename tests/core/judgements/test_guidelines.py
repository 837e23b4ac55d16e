import re

import pytest
from msgspec import structs

from protest_core.judgements.guidelines import guidelines_for, guidelines_in
from protest_core.judgements.model import Tag
from protest_core.suite.model import STANDARD_CATEGORIES

CATEGORIES = {category.id: category for category in STANDARD_CATEGORIES}
GENERAL = {
    "bad_translation",
    "incorrect_word_alignment",
    "noncompositional_translation",
    "desc_vs_presc",
}
POLITENESS = {"politeness_tu", "politeness_vous", "politeness_unknown"}


def tag_names(target: str, category: str) -> set[str]:
    tags = guidelines_for("en", target).tags_for(CATEGORIES[category])
    return {tag.name for tag in tags}


@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_tags_are_those_of_the_category(target: str):
    assert tag_names(target, "event_it") == GENERAL
    assert tag_names(target, "anaphoric_intra_they") == {*GENERAL, "ant_unsure"}


def test_politeness_is_for_one_french_addressee_only():
    assert tag_names("fr", "addressee_deictic_singular_you") == GENERAL | POLITENESS
    assert tag_names("fr", "addressee_deictic_plural_you") == GENERAL
    assert tag_names("de", "addressee_deictic_singular_you") == GENERAL


@pytest.mark.parametrize(
    ("target", "pair"), [("de-AT", "en-de"), ("FR", "en-fr"), ("../de", "default")]
)
def test_guidelines_are_found_by_language_pair(target: str, pair: str):
    assert guidelines_for("en_GB", target).version.rpartition(" ")[0] == pair


@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_every_standard_tag_is_explained_in_a_sentence(target: str):
    guidelines = guidelines_for("en", target)
    assert {tag.name for tag in guidelines.tags} <= set(Tag)
    assert all(tag.explanation.endswith((".", ").")) for tag in guidelines.tags)
    assert guidelines.help.startswith("# What you decide")
    assert guidelines.questions.pronoun.endswith("?")


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_guidelines_in_another_language_say_the_same(target: str, language: str):
    english = guidelines_for("en", target)
    other = guidelines_in(english, language)
    assert other.version == english.version
    assert other.help != english.help
    assert [(tag.name, tag.functions, tag.categories) for tag in other.tags] == [
        (tag.name, tag.functions, tag.categories) for tag in english.tags
    ]
    assert [outline(line) for line in other.help.splitlines()] == [
        outline(line) for line in english.help.splitlines()
    ]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_wrong_links_are_corrected_and_tagged_only_where_that_is_forbidden(target, language):
    guidelines = guidelines_in(guidelines_for("en", target), language)
    (section,) = (each for each in guidelines.help.split("\n# ") if "`B`" in each)
    correct, tag = (section.index(each) for each in ("`B`", "`incorrect_word_alignment`"))
    assert correct < tag
    (standard,) = (each for each in guidelines.tags if each.name == "incorrect_word_alignment")
    assert "(B)" in standard.explanation


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("target", ["de", "fr", "tlh"])
def test_a_batch_with_the_first_guidelines_shows_them_in_each_language(target: str, language: str):
    today = guidelines_for("en", target)
    first = structs.replace(today, version=f"{today.version.rpartition(' ')[0]} 1")
    theirs = guidelines_in(first, language)
    assert theirs.version == first.version
    assert theirs.help != guidelines_in(today, language).help
    assert "`B`" not in theirs.help


def outline(line: str) -> str:
    """Return the kind of a line: a heading, an entry of a list, text, or nothing."""
    return re.sub(r"[^-#0-9].*", "", line)


def test_guidelines_that_we_do_not_have_in_a_language_stay_as_they_are():
    english = guidelines_for("en", "de")
    assert guidelines_in(english, "eo") is english
    assert guidelines_in(english, "../de") is english
    own = structs.replace(english, version="ours 3")
    assert guidelines_in(own, "de") is own
