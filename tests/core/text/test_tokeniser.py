import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from protest_core.languages.profiles import languages
from protest_core.text.tokeniser import Apostrophes, Convention, Hyphens, Quotes, Tokeniser
from tests.properties import examples

FAMILY = "👨‍👩‍👧"
HARD = st.sampled_from(
    [
        *("it's", "l’eau", "laissez-la", '"', "``", "-", "--", "'", "...", "@-@", "&amp;", "<a>"),
        *(FAMILY, "👍🏽", "e\u0301", "שלום", "\u200f", "नमस्ते", "ꞌ", "ꞋꞜ'x"),
        *("\u00a0", "\u2028", "\x85", "\x00"),
    ]
)
LINES = st.lists(HARD | st.text(max_size=6), max_size=8).flatmap(
    lambda parts: st.sampled_from(["", " "]).map(lambda blank: blank.join(parts))
)
CONVENTIONS = st.builds(
    Convention,
    st.sampled_from(Apostrophes),
    st.sampled_from(Hyphens),
    st.sampled_from(Quotes),
    st.sampled_from([None, "'", "’"]),
    st.just(frozenset({"-la", "-t-il", "-il"})),
    st.just(frozenset({"aujourd'hui"})),
)


def tokeniser(apostrophes: Apostrophes, language: str = "fr", **other: object) -> Tokeniser:
    return Tokeniser(language, Convention(apostrophes, **other))  # type: ignore[arg-type]


@given(LINES, CONVENTIONS, st.sampled_from([*languages(), "ar", "xx", ""]))
@examples(200)
@example("ꞌꞋꜧꜦꝍ it's l’eau", Convention(Apostrophes.ALONE), "en")
@example("a \u0301'b", Convention(Apostrophes.BEFORE), "en")
def test_whatever_the_line_tokens_hold_text_and_no_blanks(
    line: str, convention: Convention, language: str
) -> None:
    for token in Tokeniser(language, convention).tokenise(line):
        assert token
        assert not any(character.isspace() for character in token)
        assert unicodedata.is_normalized("NFC", token)


@given(LINES, CONVENTIONS)
@examples(100)
def test_a_line_is_tokenised_the_same_way_each_time(line: str, convention: Convention) -> None:
    made = Tokeniser("de", convention)
    assert made.tokenise(line) == made.tokenise(line)


@pytest.mark.parametrize("line", ["", " ", "\t", "\u2028", "\x00\x1f"])
def test_a_line_without_text_has_no_tokens(line: str) -> None:
    assert tokeniser(Apostrophes.AFTER).tokenise(line) == ()


@pytest.mark.parametrize(
    ("apostrophes", "tokens"),
    [
        (Apostrophes.AFTER, ("l'", "eau")),
        (Apostrophes.BEFORE, ("l", "'eau")),
        (Apostrophes.ALONE, ("l", "'", "eau")),
        (Apostrophes.WHOLE, ("l'eau",)),
    ],
)
def test_apostrophes_go_by_convention(apostrophes: Apostrophes, tokens: tuple[str, ...]) -> None:
    assert tokeniser(apostrophes).tokenise("l'eau") == tokens


def test_the_treebank_splits_not_off_and_can_from_not() -> None:
    made = tokeniser(Apostrophes.TREEBANK, "en").tokenise("I can't, don't, cannot: John's!")
    assert made == ("I", "ca", "n't", ",", "do", "n't", ",", "can", "not", ":", "John", "'s", "!")


@pytest.mark.parametrize(
    ("hyphens", "tokens"),
    [
        (Hyphens.WHOLE, "laissez-la sous-estimé a-t-il"),
        (Hyphens.PRONOUNS_BEFORE, "laissez -la sous-estimé a -t-il"),
        (Hyphens.PRONOUNS_ALONE, "laissez - la sous-estimé a - t - il"),
        (Hyphens.ALONE, "laissez - la sous - estimé a - t - il"),
        (Hyphens.MARKED, "laissez @-@ la sous @-@ estimé a @-@ t @-@ il"),
    ],
)
def test_hyphens_go_by_convention(hyphens: Hyphens, tokens: str) -> None:
    made = tokeniser(
        Apostrophes.AFTER, hyphens=hyphens, hyphenated=frozenset({"-la", "-il", "-t-il"})
    )
    assert " ".join(made.tokenise("laissez-la sous-estimé a-t-il")) == tokens


def test_quotes_open_and_close_in_turn_in_the_treebank() -> None:
    made = tokeniser(Apostrophes.BEFORE, "en", quotes=Quotes.TREEBANK)
    assert " ".join(made.tokenise('"So", he "said".')) == "`` So '' , he `` said '' ."


def test_the_references_apostrophe_replaces_others() -> None:
    assert tokeniser(Apostrophes.AFTER, apostrophe="'").tokenise("qu’il") == ("qu'", "il")


def test_words_that_the_reference_keeps_whole_stay_whole() -> None:
    made = tokeniser(Apostrophes.AFTER, whole_words=frozenset({"aujourd'hui"}))
    assert made.tokenise("Aujourd'hui l'eau") == ("Aujourd'hui", "l'", "eau")


def test_emoji_in_parts_and_letters_with_marks_are_not_cut() -> None:
    made = tokeniser(Apostrophes.AFTER, "en").tokenise(f"So {FAMILY} or 👍🏽, x\u0303 too.")
    assert made == ("So", FAMILY, "or", "👍🏽", ",", "x\u0303", "too", ".")


@pytest.mark.parametrize(
    ("hyphens", "tokens"),
    [
        (Hyphens.PRONOUNS_BEFORE, "donnez -la -moi"),
        (Hyphens.PRONOUNS_ALONE, "donnez - la - moi"),
    ],
)
def test_two_pronouns_may_hang_on_a_verb(hyphens: Hyphens, tokens: str) -> None:
    made = tokeniser(Apostrophes.AFTER, hyphens=hyphens, hyphenated=frozenset({"-la", "-moi"}))
    assert " ".join(made.tokenise("donnez-la-moi")) == tokens
