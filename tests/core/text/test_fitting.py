from pathlib import Path

import pytest

from protest_core.text.tokenisation_fit import tokeniser_for
from protest_core.text.tokeniser import Apostrophes, Hyphens, Quotes

SUITES = Path(__file__).parents[3] / "testsuites"
CORPUS = Path(__file__).parents[4] / "shared" / "data" / "mt"


def lines_of(suite: str, file: str) -> list[str]:
    return (SUITES / suite / file).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("suite", "file", "language"),
    [
        ("demo-en-de", "reference.txt", "de"),
        ("demo-en-fr", "reference.txt", "fr"),
        ("demo-en-de", "source.txt", "en"),
    ],
)
def test_every_line_of_the_demonstration_suites_comes_out_as_it_is(
    suite: str, file: str, language: str
) -> None:
    lines = lines_of(suite, file)
    fit = tokeniser_for(lines, language).fit
    assert fit is not None
    assert (fit.identical, fit.sentences) == (len(lines), len(lines))


@pytest.mark.parametrize(
    ("line", "apostrophes"),
    [
        ("that 's what I can 't do", Apostrophes.BEFORE),
        ("that 's what I ca n't do", Apostrophes.TREEBANK),
        ("that's what I can't do", Apostrophes.WHOLE),
        ("that ' s what I can ' t do", Apostrophes.ALONE),
    ],
)
def test_the_way_of_a_reference_with_apostrophes_is_found(
    line: str, apostrophes: Apostrophes
) -> None:
    made = tokeniser_for([line], "en")
    assert made.convention.apostrophes is apostrophes
    assert " ".join(made.tokenise("That's what I can't do")) == line.replace("that", "That")


@pytest.mark.parametrize(
    ("line", "hyphens"),
    [
        ("laissez -la sous-estimé", Hyphens.PRONOUNS_BEFORE),
        ("laissez - la sous-estimé", Hyphens.PRONOUNS_ALONE),
        ("laissez @-@ la sous @-@ estimé", Hyphens.MARKED),
        ("laissez - la sous - estimé", Hyphens.ALONE),
        ("laissez-la sous-estimé", Hyphens.WHOLE),
    ],
)
def test_the_way_of_a_reference_with_hyphens_is_found(line: str, hyphens: Hyphens) -> None:
    made = tokeniser_for([line], "fr")
    assert made.convention.hyphens is hyphens
    assert " ".join(made.tokenise("laissez-la sous-estimé")) == line


def test_the_treebanks_quotes_are_found() -> None:
    assert tokeniser_for(["`` So '' , he said ."], "en").convention.quotes is Quotes.TREEBANK


def test_the_references_only_apostrophe_is_taken_over() -> None:
    assert tokeniser_for(["l’ eau"], "fr").tokenise("l'eau") == ("l’", "eau")


def test_words_against_the_rule_are_learnt_from_the_reference() -> None:
    made = tokeniser_for(["l' eau", "qu' il", "aujourd'hui"], "fr")
    assert made.tokenise("Aujourd'hui l'air") == ("Aujourd'hui", "l'", "air")


def test_what_cannot_be_met_is_shown() -> None:
    fit = tokeniser_for(["so . . what", "fine ."], "en").fit
    assert fit is not None
    assert (fit.sentences, fit.identical) == (2, 1)
    (difference,) = fit.examples
    assert (difference.line, difference.reference) == (0, ("so", ".", ".", "what"))
    assert difference.tokens != difference.reference


def test_without_a_reference_text_is_tokenised_as_usual() -> None:
    made = tokeniser_for(["", ""], "fr")
    assert made.fit is None
    assert made.tokenise("l'eau") == ("l'", "eau")


@pytest.mark.skipif(not CORPUS.is_dir(), reason="needs ../shared/data/mt")
def test_real_text_comes_out_as_its_tokenised_copy() -> None:
    """The French of DiscoMT is there raw and in ParCorFull's tokens."""
    from tests.core.alignment.gold import discomt_tokens

    tokens = discomt_tokens("fr")
    raw = (CORPUS / "discomt.raw.fr").read_text(encoding="utf-8").split("\n")
    made = tokeniser_for([" ".join(line) for line in tokens], "fr")
    same = sum(made.tokenise(line) == right for line, right in zip(raw, tokens, strict=False))
    assert same / len(tokens) > 0.95  # sacremoses alone: 0.89


def test_of_a_long_reference_a_part_is_looked_at_and_that_is_known():
    fit = tokeniser_for(["Es regnet ."] * 5_000, "de").fit
    assert (fit.lines, fit.identical == fit.sentences) == (5_000, True)
    assert 500 <= fit.sentences < fit.lines
