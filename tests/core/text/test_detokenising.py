"""Tokens written as people write them: what comes out is tokenised to the same again."""

from pathlib import Path

import pytest

from protest_core.demo import demonstration_suites
from protest_core.text.tokenisation_fit import tokeniser_for
from protest_core.text.writing import Detokeniser, detokeniser_for


@pytest.mark.parametrize(
    ("language", "tokens", "written"),
    [
        ("fr", "« Qu' est -ce que c' est ? » , dit -il ; « l' eau , 50 % ! »",
         "« Qu'est-ce que c'est ? », dit-il ; « l'eau, 50 % ! »"),
        ("fr", "J’ ai vu l’ homme d’ ici .", "J’ai vu l’homme d’ici."),
        ("fr", "l ' eau d ' ici", "l'eau d'ici"),
        ("fr", "Y a -t-il un porte @-@ avions ?", "Y a-t-il un porte-avions ?"),
        ("fr", "Laissez -la , grand-mère .", "Laissez-la, grand-mère."),
        ("en", 'He said : " it \'s John \'s , I ca n\'t ! " ( well )',
         'He said: "it\'s John\'s, I can\'t!" (well)'),
        ("en", "“ Well ” , he said , “ yes ” .", "“Well”, he said, “yes”."),
        ("en", "the students ' `` books ''", "the students' \"books\""),
        ("de", "„ Das ist gut “ , sagte er .", "„Das ist gut“, sagte er."),
        ("de", "Wie geht 's ?", "Wie geht's?"),
        ("en", "I saw 'em and they 'd gone .", "I saw 'em and they'd gone."),
        ("de", "- Was ist das ?", "- Was ist das?"),
        ("en", "", ""),
    ],
)  # fmt: skip
def test_text_is_written_as_people_write_it(language: str, tokens: str, written: str):
    assert Detokeniser(language).text(tuple(tokens.split())) == written


def test_a_hyphen_alone_joins_where_no_word_keeps_its_own():
    tokens = ("well", "-", "known")
    assert detokeniser_for(["a well - known word"], "en").text(tokens) == "well-known"
    assert detokeniser_for(["a well-known word"], "en").text(tokens) == "well - known"


def test_what_looks_like_an_entity_stays_as_it_is():
    assert Detokeniser("en").text(("R", "&amp;", "D")) == "R &amp; D"


@pytest.mark.parametrize("suite", demonstration_suites(), ids=lambda suite: suite.name)
@pytest.mark.parametrize(("file", "side"), [("source.txt", 0), ("reference.txt", 1)])
def test_every_demonstration_sentence_comes_back_from_its_tokens(suite: Path, file: str, side: int):
    language = suite.name.split("-")[1:][side]
    lines = (suite / file).read_text(encoding="utf-8").splitlines()
    detokeniser, tokeniser = detokeniser_for(lines, language), tokeniser_for(lines, language)
    for line in lines:
        tokens = tuple(line.split(" "))
        assert tokeniser.tokenise(detokeniser.text(tokens)) == tokens
