"""The pronouns in a word, whichever way a language attaches them."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.languages.profiles import Clitics, LanguageProfile, language_profile, languages
from protest_core.languages.units import units

JOINED = LanguageProfile(
    code="xx",
    name="Joined",
    pronouns=frozenset({"la", "lo", "me", "se", "él"}),
    forms={"3s.acc": ("la", "lo"), "1s": ("me",), "3.refl": ("se",)},
    contractions={"dél": ("de", "él"), "melo": ("me", "lo")},
    clitics=Clitics(
        written="joined",
        enclitics=("la", "lo", "me", "se"),
        most=2,
        host_words=frozenset({"mover", "da", "dá"}),
        host_patterns=(re.compile(".*iéndo"),),
        not_clitic=frozenset({"dala"}),
    ),
)
HYPHEN = LanguageProfile(
    code="yy",
    name="Hyphens",
    pronouns=frozenset({"o", "-o", "-lo", "me", "-me", "lhe", "-lhe", "-lho"}),
    identical_forms=(
        frozenset({"o", "-o", "-lo"}),
        frozenset({"me", "-me"}),
        frozenset({"lhe", "-lhe"}),
    ),
    contractions={"-lho": ("-lhe", "-o")},
    clitics=Clitics(
        written="hyphen",
        enclitics=("-lho", "-lhe", "-lo", "-me", "-o"),
        inside=frozenset({"-ia", "-emos"}),
    ),
)
PREFIXED = LanguageProfile(
    code="zz",
    name="Prefixes and particles",
    pronouns=frozenset({"huwa"}),
    clitics=Clitics(written="joined", prefixes=("wa", "fa"), particles=("ga", "")),
)


def forms(word: str, profile: LanguageProfile) -> list[tuple[str, str]]:
    """Return each unit with the part of the word that it is."""
    return [(unit.form, word[unit.start : unit.end]) for unit in units(word, profile)]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("La", [("la", "La")]),
        ("moverla", [("la", "la")]),
        ("Dámelo", [("me", "me"), ("lo", "lo")]),
        ("moviéndose", [("se", "se")]),
        ("dél", [("él", "dél")]),
        ("dala", []),  # looks like `da` with `la`
        ("escala", []),  # `esca` is no verb
        ("mover", []),
        ("lala", []),
        ("moverlamelo", []),  # three are too many
        ("", []),
    ],
)
def test_pronouns_are_found_where_they_are_joined_to_verbs(word: str, found: list):
    assert forms(word, JOINED) == found


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("ajuda-me", [("me", "-me")]),
        ("comprá-lo", [("o", "-lo")]),
        ("dar-lho-ia", [("lhe", "-lho"), ("o", "-lho")]),
        ("sexta-feira", []),
        ("dar-ia", []),
        ("-me", [("me", "-me")]),
        ("guarda-me-x", []),
    ],
)
def test_pronouns_are_found_behind_hyphens(word: str, found: list):
    assert forms(word, HYPHEN) == found


def test_pronouns_are_found_without_prefixes_and_particles():
    assert forms("wahuwa", PREFIXED) == [("huwa", "huwa")]
    assert forms("huwaga", PREFIXED) == [("huwa", "huwa")]
    assert forms("lahuwa", PREFIXED) == []


def test_spellings_are_read_as_one():
    profile = replace(PREFIXED, pronouns=frozenset({"ее"}), fold=(("ё", "е"),), drop_marks=True)
    assert forms("Её", profile) == [("ее", "Её")]
    assert forms("ее\u0301", profile) == [("ее", "ее\u0301")]


@given(
    st.text(max_size=20),
    st.sampled_from([JOINED, HYPHEN, PREFIXED, *map(language_profile, languages())]),
)
def test_units_lie_in_the_word_in_their_order(word: str, profile: LanguageProfile):
    found = units(word, profile)
    assert all(0 <= unit.start < unit.end <= len(word) for unit in found)
    assert [unit.start for unit in found] == sorted(unit.start for unit in found)
