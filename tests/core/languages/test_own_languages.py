"""Languages of users: read strictly, known by the digest of their text."""

import tomllib
from dataclasses import fields
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.languages.own import LARGEST, mistakes_in, own_text, register
from protest_core.languages.profiles import (
    Clitics,
    LanguageProfile,
    WritingRules,
    language_profile,
    plain_code,
)
from protest_core.languages.units import units

KLINGON = """\
code = "tlh"
name = "Klingon"
ambiguous_forms = ["chah"]

[forms]
"3s" = ["ghah", "oh"]
"3p" = ["chah"]
"""


def test_a_profile_is_known_by_code_and_digest():
    key = register(KLINGON)
    profile = language_profile(key)
    assert (plain_code(key), profile.name, profile.code) == ("tlh", "Klingon", key)
    assert profile.pronouns == {"ghah", "oh", "chah"}
    assert own_text(key) == KLINGON
    assert register(KLINGON) == key


def test_two_profiles_of_one_language_live_side_by_side():
    one, other = register(KLINGON), register(KLINGON.replace('"oh"', '"jih"'))
    assert plain_code(one) == plain_code(other)
    assert language_profile(one).pronouns != language_profile(other).pronouns


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('name = "Klingon"', "", None, "‘name’ is missing"),
        ('code = "tlh"', 'code = "TLH!"', 1, "is no code of a language"),
        ("ambiguous_forms", "ambigous_forms", 3, "did you mean ambiguous_forms"),
        ('"3s" =', '"3x" =', 6, "is no key of forms"),
        ('["ghah", "oh"]', '"ghah"', 6, "is a list of words"),
        ("[forms]", "[froms]", 5, "‘froms’ is not known"),
        ('["chah"]\n\n', "7\n\n", 3, "a list"),
        ('"Klingon"', r'"Kling\u001bon"', 2, "invisible characters"),
        ('"oh"]', '"oh "]', 6, "‘oh ’ has a blank in it"),
        ('"oh"]', '"oh", ""]', 6, "‘’ is no word"),
        ("[forms]", '[writing]\nafter_word = "(a+)+"\n[forms]', 6, "patterns"),
        ("[forms]", '[clitics]\nhost_patterns = ["x"]\n[forms]', 6, "patterns"),
        ("[forms]", '[clitics]\nshape = "(a+)+"\n[forms]', 6, "patterns"),
        ("[forms]", "[clitics]\nmost = 50\n[forms]", 6, "from 1 to 3"),
        ("[forms]", 'articles = ["<small>"]\n[forms]', None, "small"),
        ('"oh"', '""', 6, "is no word"),
        ("]", "", None, "not TOML"),
        ('"oh"', '"Oh"', 6, "write ‘oh’"),
        ("[forms]", 'fold = [["a", "aa"]]\n[forms]', 5, "is longer than ‘a’"),
        ("[forms]", 'fold = [["", "a"]]\n[forms]', 5, "is longer than"),
        ("[forms]", 'small_letters = ["I"]\n[forms]', 5, "a list of pairs"),
        ('["chah"]', '["chahh"]', 3, "‘chahh’ is ambiguous, but listed as no pronoun"),
    ],
)
def test_mistakes_are_named_with_their_line(old: str, new: str, line: int | None, message: str):
    mistakes = mistakes_in(KLINGON.replace(old, new, 1))
    assert mistakes
    assert message in mistakes[0].message
    assert mistakes[0].line == line


def test_a_profile_without_pronouns_is_none():
    (mistake,) = mistakes_in('code = "tlh"\nname = "Klingon"\n')
    assert "no pronoun is listed" in mistake.message


def test_a_profile_has_a_limit():
    (mistake,) = mistakes_in(KLINGON + "# " + "x" * LARGEST)
    assert "characters" in mistake.message


@given(st.data())
def test_what_is_damaged_is_refused_or_read(data: st.DataObject):
    """Change one place: the result has mistakes, or can be registered; nothing else happens."""
    at = data.draw(st.integers(0, len(KLINGON) - 1))
    instead = data.draw(st.text(max_size=8))
    width = data.draw(st.integers(0, 12))
    text = KLINGON[:at] + instead + KLINGON[at + width :]
    if not mistakes_in(text):
        assert language_profile(register(text)).pronouns


@given(
    st.dictionaries(
        st.sampled_from([*tomllib.loads(KLINGON), "pronouns", "drops", "clitics", "homographs"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(st.text(max_size=5), inner, max_size=3)
            ),
            max_leaves=6,
        ),
    )
)
def test_values_of_any_type_are_refused_or_read(values: dict):
    import tomli_w

    def without_none(value):
        if isinstance(value, dict):
            return {key: without_none(each) for key, each in value.items() if each is not None}
        if isinstance(value, list):
            return [without_none(each) for each in value if each is not None]
        return value

    text = tomli_w.dumps(without_none(values))
    if not mistakes_in(text):
        assert language_profile(register(text)).pronouns


def test_no_regular_expression_can_be_written_by_a_user():
    """Take the keys from the types, so that a new one is not forgotten."""
    for table, kind in (("writing", WritingRules), ("clitics", Clitics)):
        for field in fields(kind):
            if "Pattern" in str(field.type):
                text = KLINGON.replace("[forms]", f"[{table}]\n{field.name} = ['x']\n[forms]")
                assert "patterns" in mistakes_in(text)[0].message, field.name
    assert not [each.name for each in fields(LanguageProfile) if "Pattern" in str(each.type)]


def test_a_profile_cannot_make_cutting_words_take_for_ever():
    """Give it as many ways to cut a word as it may have: the longest word is soon done with."""
    enclitics = ", ".join(f'"{"a" * length}"' for length in range(1, 100))
    text = KLINGON.replace(
        "[forms]", f'[clitics]\nwritten = "joined"\nmost = 3\nenclitics = [{enclitics}]\n[forms]'
    )
    profile = language_profile(register(text))
    before = process_time()
    assert units("a" * 60, profile) == units("a" * 100_000, profile) == ()
    assert process_time() - before < 2
