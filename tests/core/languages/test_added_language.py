"""A language is declared in one file: nothing else has to know of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.languages.profiles import FOLDERS, language_profile
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.matching.rules import Reason, TranslatedParts, match, rules_for
from protest_core.text.tokenisation_fit import tokeniser_for
from protest_core.text.tokeniser import plain_words
from protest_core.text.writing import Detokeniser, as_written

IXIAN = Path(__file__).parents[2] / "fixtures" / "languages"
TOKENS = ("D'", "ixa", "-lo", "?")


@pytest.fixture(autouse=True)
def _with_ixian(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("protest_core.languages.profiles.FOLDERS", [*FOLDERS, IXIAN])
    language_profile.cache_clear()
    as_written.cache_clear()
    yield
    language_profile.cache_clear()
    as_written.cache_clear()


def test_a_language_is_found_under_its_codes():
    assert language_profile("qix-IX").name == "Ixian"


def test_it_is_tokenised_and_written_by_its_rules():
    assert plain_words("qx")("ixa-lo?") == ["ixa", "-lo", "?"]
    assert tokeniser_for([" ".join(TOKENS)], "qx").tokenise("D'ixa-lo?") == TOKENS
    assert as_written(TOKENS, "qx").text == "D'ixa-lo\u202f?"
    assert Detokeniser("qx").text(TOKENS) == "D'ixa-lo?"


def test_matching_knows_its_pronouns_and_which_of_them_are_ambiguous():
    policy = MatchingPolicy(pronoun_tokens=PronounTokens.PRONOUNS)

    def reasons(pronoun: str) -> tuple[Reason, ...]:
        parts = TranslatedParts("", tuple(pronoun.split()), ())
        return match(parts, parts, rules=rules_for(policy, language_profile("qx"))).reasons

    assert reasons("na") == ()
    assert reasons("lo") == (Reason.AMBIGUOUS_FORM,)
    assert reasons("ixa") == (Reason.PRONOUN_DIFFERS,)
