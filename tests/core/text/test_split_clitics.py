"""Clitics are tokens of their own in texts that are marked so, and nobody else sees it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.languages.profiles import language_profile, split_code
from protest_core.languages.units import split_at_units, units
from protest_core.text.tokenisation_fit import tokeniser_for, usual_convention
from protest_core.text.tokeniser import AttachedPronouns, Tokeniser
from protest_core.text.tokens import tokens_of
from protest_core.text.writing import Detokeniser, as_tokens, as_written, is_joined

WORDS = (
    *("moverla", "Dámelo", "dios", "la", "+la", "+", "¿", "?", "ajuda-me", "dar-lhe-ia", "-me"),
    *(
        "l-am",
        "dă-mi-l",
        "glielo",
        "dell'averla",
        "وهو",
        "그녀에게",
        "x+la",
        "&apos;la",
        "1+2",
        '"',
    ),
)
TEXTS = st.lists(st.sampled_from(WORDS) | st.text(max_size=4), max_size=8).map(" ".join)
SPLIT = ("es+", "it+", "pt+", "ro+", "ar+", "ko+", "nl+", "xx+")


def tokenised(text: str, language: str) -> str:
    return " ".join(Tokeniser(language, usual_convention(language)).tokenise(text))


@pytest.mark.parametrize(
    ("language", "text", "tokens"),
    [
        ("es+", "¿Moverla? Dámelo, dios.", "¿ Mover +la ? Dá +me +lo , dios ."),
        ("es", "Moverla.", "Moverla ."),
        ("it+", "dell'averla, glielo, dirglielo", "dell' aver +la , glielo , dir +glie +lo"),
        ("pt+", "Ajuda-me, dele, sexta-feira", "Ajuda +-me , dele , sexta-feira"),
        ("pt+", "dar-lhe-ia", "dar +-lhe +-ia"),
        ("ro+", "l-am, dă-mi-l", "l- +am , dă +-mi +-l"),
        ("ar+", "وهو", "و +هو"),
        ("ko+", "그녀에게", "그녀 +에게"),
        ("es+", "1 +la x+la", "1 + la x + la"),  # what looks like a joiner is cut off as a sign
    ],
)
def test_clitics_are_split_where_units_are_found(language: str, text: str, tokens: str):
    assert tokenised(text, language) == tokens


@pytest.mark.parametrize("language", ["de", "fr", "en", "tr", "xx"])
def test_languages_without_clitics_have_nothing_to_split(language: str):
    assert split_code(language) == language
    text = "donne-le-moi geht's can't l'eau mover"
    assert tokenised(text, f"{language}+") == tokenised(text, language)


@given(TEXTS, st.sampled_from(SPLIT))
def test_plain_text_is_that_of_the_unsplit(text: str, language: str):
    whole, split = tokenised(text, language[:-1]), tokenised(text, language)
    assert language_profile(language).whole(split) == whole
    line = as_written(tokens_of(split), language)
    assert line.text == as_written(tokens_of(whole), language[:-1]).text
    ends = [0, *(end for _, end in line.spans)]
    assert len(line.spans) == len(tokens_of(split))
    assert all(start >= end for end, (start, _) in zip(ends, line.spans, strict=False))
    plain = Detokeniser(language).text(tokens_of(split))
    assert plain == Detokeniser(language[:-1]).text(tokens_of(whole))


def test_each_part_has_its_place_in_the_word():
    line = as_written(tokens_of("¡ Dá +me +lo !"), "es+")
    assert [line.text[slice(*span)] for span in line.spans] == ["¡", "Dá", "me", "lo", "!"]
    assert line.text == "¡Dámelo!"


def test_a_joiner_is_two_characters_in_a_text_that_is_not_marked():
    tokens = tokens_of("mover +la")
    assert as_written(tokens, "es").text == as_tokens(tokens).text == "mover +la"
    assert Detokeniser("es").text(tokens) == "mover +la"
    assert units("+la", language_profile("es")) == ()


def test_a_part_is_the_pronoun_that_it_writes():
    profile = language_profile("es+")
    assert profile.is_pronoun("+la")
    assert [unit.form for unit in units("+me", profile)] == ["me"]
    # People choose it by itself.
    assert not is_joined(1, tokens_of("mover +la"), "es+")


def test_an_empty_word_has_one_part():
    assert split_at_units("", language_profile("es")) == ("",)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "moverla Dámelo haciéndoos callaos"),
        ("it", "dirglielo andarsene averla dillo"),
        ("pt", "ajuda-me comprá-los dão-no disse-lho dar-lhe-ia comprá-la-emos"),
        ("ro", "l-am V-ați Ţi-am văzut-o nu-l mă-ntreb mi-l dă-mi-l"),
        ("nl", "heeft-ie"),
        ("ar", "وهو"),
        ("he", "והיא"),
        ("ko", "그녀에게"),
    ],
)
def test_the_parts_have_the_pronouns_of_the_word(language: str, words: str):
    whole, split = language_profile(language), language_profile(f"{language}+")
    for word in words.split():
        parts = split_at_units(word, whole)
        of_parts = [unit.form for part in parts for unit in units(part, split)]
        assert len(parts) > 1, word
        assert of_parts == [unit.form for unit in units(word, whole)], word


def test_the_way_of_a_marked_reference_is_found():
    reference = ["quiero mover +la", "¡ dá +me +lo !"]
    made = tokeniser_for(reference, "es+")
    assert made.convention.clitics is AttachedPronouns.SPLIT
    assert made.fit is not None
    assert made.fit.identical == 2
    assert made.tokenise("¡Dámelo!") == ("¡", "Dá", "+me", "+lo", "!")


def test_outputs_of_a_whole_reference_stay_whole():
    made = tokeniser_for(["quiero moverla", "¡ dámelo !"], "es")
    assert made.tokenise("¡Dámelo!") == ("¡", "Dámelo", "!")
