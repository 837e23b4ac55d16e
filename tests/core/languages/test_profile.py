import pytest

from protest_core.languages.forms import features_of
from protest_core.languages.profiles import language_profile, languages, with_word_groups


@pytest.mark.parametrize("code", ["de", "DE", "de-AT", "de_DE", "deu", "ger"])
def test_german_is_found_under_the_codes_people_write(code: str):
    assert language_profile(code).name == "German"


@pytest.mark.parametrize("code", languages())
def test_each_language_is_found_under_all_its_codes_and_has_a_name(code: str):
    profile = language_profile(code)
    assert profile.code == code
    assert profile.name != code
    assert all(language_profile(other) is profile for other in profile.other_codes)


def test_german_ships_with_sie_as_its_only_ambiguous_form():
    assert language_profile("de").ambiguous_forms == {"sie"}
    assert not language_profile("fr").ambiguous_forms


def test_an_unknown_language_has_an_empty_profile_under_its_own_code():
    profile = language_profile("tlh")
    assert (profile.code, profile.name) == ("tlh", "tlh")
    assert not profile.pronouns
    assert not profile.ambiguous_forms


@pytest.mark.parametrize("token", ["c'", "C'", "c’", "Il", "-t-elle", "ça"])
def test_french_pronouns_are_known_whatever_case_and_apostrophe(token: str):
    assert language_profile("fr").is_pronoun(token)


@pytest.mark.parametrize("token", ["a", "faut", "maison", ""])
def test_other_french_words_are_no_pronouns(token: str):
    assert not language_profile("fr").is_pronoun(token)


def test_french_equivalents_are_those_of_the_apt_paper():
    profile = language_profile("fr")
    identical = [{form for form in group if "-" not in form} for group in profile.identical_forms]
    assert [group for group in identical if len(group) > 1] == [{"ce", "c'"}, {"ça", "ç'", "cela"}]
    assert set(profile.equivalent_forms) == {frozenset({"ce", "il"}), frozenset({"ce", "ça"})}


def test_a_french_form_after_the_verb_is_identical_to_the_one_before_it():
    profile = language_profile("fr")
    after = {form for form in profile.pronouns if form.startswith("-")}
    assert len(after) > 20
    for form in after:
        [group] = [group for group in profile.identical_forms if form in group]
        assert form.removeprefix("-t-").removeprefix("-") in group


@pytest.mark.parametrize("code", languages())
def test_no_form_is_in_two_groups_of_identical_ones(code: str):
    groups = language_profile(code).identical_forms
    assert len(frozenset().union(*groups)) == sum(map(len, groups))


@pytest.mark.parametrize("code", languages())
def test_profiles_are_lower_case_and_name_only_forms_they_list(code: str):
    profile = language_profile(code)
    groups = [profile.ambiguous_forms, profile.familiar_address, profile.polite_address]
    groups.append(profile.articles)
    for group in [*groups, *profile.identical_forms, *profile.equivalent_forms]:
        assert group <= profile.pronouns
    assert all(form == form.lower() and "’" not in form for form in profile.pronouns)


@pytest.mark.parametrize(
    ("code", "expected"), [("ar", True), ("he-IL", True), ("FAS", True), ("de", False), ("tr", 0)]
)
def test_the_direction_of_writing_is_known_without_a_profile(code: str, expected: bool):
    assert language_profile(code).right_to_left == expected


def test_lists_that_a_profile_names_are_in_their_places():
    for profile in map(language_profile, languages()):
        for entry in profile.wrong_forms:
            words = [*entry.of, *entry.forms, *(entry.become or ()), *entry.after, *entry.before]
            assert not [word for word in words if word.startswith("<")]


def test_forms_and_homographs_share_lists():
    profile = language_profile("pl")
    possessives = {
        form for form, features in profile.features.items() if features_of("poss") in features
    }
    assert profile.homographs["possessive_determiner"] == possessives
    assert "moja" in possessives


def test_a_list_that_is_not_there_is_a_mistake():
    entry = {"of": ["event"], "forms": ["<some>"]}
    assert with_word_groups({"wrong_forms": [entry], "word_groups": {"some": ["it"]}}) == {
        "wrong_forms": [{"of": ["event"], "forms": ["it"]}],
        "articles": [],
    }
    with pytest.raises(KeyError):
        with_word_groups({"wrong_forms": [entry]})
