"""Codes and names of languages, as people write them."""

import pytest

from protest_core.errors import RefusedError
from protest_core.languages.iso639 import NAMES
from protest_core.languages.profiles import language_code, language_profile, languages


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("Spanish", "es"),
        (" german ", "de"),
        ("es", "es"),
        ("ES", "es"),
        ("pt_BR", "pt-BR"),
        ("deu", "deu"),
        ("tlh", "tlh"),  # Klingon has a code
        ("scottish gaelic", "gd"),
    ],
)
def test_a_language_is_known_by_code_and_by_name(written: str, code: str):
    assert language_code(written) == code


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("spansh", "Did you mean Spanish"),
        ("Asturian", "such as ast"),
        ("e s", "ISO 639"),
        ("xx", "ISO 639"),
        ("", "ISO 639"),
        ("../de", "No language is called"),
    ],
)
def test_what_is_neither_is_refused_with_the_nearest_names(written: str, message: str):
    with pytest.raises(RefusedError, match=message):
        language_code(written)


def test_names_of_the_table_are_those_of_the_profiles():
    assert len(set(NAMES.values())) == len(NAMES)
    for code in languages():
        assert NAMES.get(code, language_profile(code).name) == language_profile(code).name


def test_a_language_without_a_profile_has_its_name():
    assert language_profile("eo").name == "Esperanto"
    assert language_profile("eo-001").name == "Esperanto"
