"""Tokens are shown as people write text, and each is found again in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.languages.profiles import languages
from protest_core.text.tokens import tokens_of
from protest_core.text.writing import WrittenLine, as_tokens, as_written, is_joined

NARROW = "\u202f"
LANGUAGES = (*languages(), "fra", "fr-CA", "ar", "tlh", "")
SIGNS = (
    *("``", "''", '"', "'", "’", "‘", "“", "”", "„", "‚", "«", "»", "‹", "›", "`"),
    *("@-@", "@,@", "-", "-LRB-", ")", "(", ".", ",", ":", "?!", "...", "%", "$", "5", ""),
    *("n't", "'s", "&apos;t", "l'", "l", "d&apos;", "-t-il", "homme", "gon", "na", "你", "？"),
)
TOKENS = st.lists(
    st.sampled_from(SIGNS) | st.text(st.characters(exclude_characters=" "), max_size=5), max_size=12
).map(tuple)


def written(language: str, tokens: str) -> str:
    return as_written(tuple(tokens.split(" ")), language).text.replace(NARROW, "_")


@pytest.mark.parametrize(
    ("language", "tokens", "expected"),
    [
        ("en", "`` How did n't you ? '' he said .", "“How didn't you?” he said."),
        ("en", "I do n't , ca n't and don &apos;t ; we 've", "I don't, can't and don't; we've"),
        ("en", "you can 't , I don ' t , O ' Brien 's", "you can't, I don't, O'Brien's"),
        ("en", 'He said : " yes " ( " no " ) !', 'He said: "yes" ("no")!'),
        ("en", "the boys ' books , U.S. 's", "the boys' books, U.S.'s"),
        ("en", "a well @-@ known 10 % of $ 5 or 10,000", "a well-known 10% of $5 or 10,000"),
        ("en", "I 'm gon na go -LRB- soon -RRB- ?!", "I'm gonna go (soon)?!"),
        ("en", "R &amp; D &lt; &#91; 1 &#93;", "R & D < [1]"),
        ("fr", "n' est -ce pas l' homme ?", "n'est-ce pas l'homme_?"),
        ("fr", "Y a -t-il , y a - t - il , va-t'en", "Y a-t-il, y a-t-il, va-t'en"),
        ("fr", "« Oui » , dit -elle : « Ah ! »", "«_Oui_», dit-elle_: «_Ah_!_»"),
        ("fr", "Quoi ? ! ( oui ; 50 % ) ...", "Quoi_?! (oui_; 50_%)..."),
        ("fr", "l &apos; eau d&apos; ici J’ ai", "l'eau d'ici J’ai"),
        ("de", "„ Gut “ , sagte er : „ so “ .", "„Gut“, sagte er: „so“."),
        ("de", "Wie geht 's ? »Ja« , » nein « .", "Wie geht's? »Ja«, »nein«."),
        ("de", "`` So '' ist es ...", "„So“ ist es ..."),
        ("it", "l' uomo , un po' di « pane »", "l'uomo, un po' di «pane»"),
        ("zh", "我 喜欢 iPhone 15 。 你 呢 ？", "我喜欢iPhone 15。你呢？"),
        ("ar", "هل هي هنا ؟ نعم ، هي .", "هل هي هنا؟ نعم، هي."),
        ("tlh", "a , b ! « c » “ d ” ( e ) n't x", "a, b! «c» “d” (e) n't x"),
        ("fra", "l' eau !", "l'eau_!"),
        ("en_GB", "do n't", "don't"),
    ],
)  # fmt: skip
def test_text_is_shown_as_people_write_it(language: str, tokens: str, expected: str):
    assert written(language, tokens) == expected


@pytest.mark.parametrize(
    ("language", "tokens"),
    [
        ("en", 'so " he'),  # opening or closing?
        ("de", "so “ er"),
        ("en", "saw 'em and ' then ' so"),
        ("en", "2 : 1"),
        ("en", "well - known / read – this"),
        ("tlh", "l' eau 's -t-il 10 %"),
        ("de", "auf - und ab"),
        ("xx", "a » b"),
    ],
)
def test_in_doubt_the_blank_stays(language: str, tokens: str):
    assert written(language, tokens) == tokens


def test_a_decimal_that_may_be_two_numbers_is_not_made_one():
    assert written("en", "3 . 5 and 10 , 000") == "3. 5 and 10, 000"


def check(line: WrittenLine, count: int) -> None:
    """Tokens stand in their order with nothing but blanks between."""
    assert len(line.spans) == count
    end = 0
    for number, (start, stop) in enumerate(line.spans):
        assert line.text[end:start] in (("",) if not number else ("", " ", NARROW))
        assert start <= stop
        end = stop
    assert end == len(line.text)


@given(TOKENS, st.sampled_from(LANGUAGES))
def test_every_token_is_there_in_order_and_nothing_is_lost(tokens: tuple[str, ...], language: str):
    line, alone = as_written(tokens, language), as_tokens(tokens)
    check(line, len(tokens))
    check(alone, len(tokens))
    assert [alone.text[slice(*span)] for span in alone.spans] == list(tokens)
    for token, span in zip(tokens, line.spans, strict=True):
        # The same way each token is written alone: never otherwise, whatever stands beside it.
        assert line.text[slice(*span)] == as_written((token,), language).text
        if token.isalnum():
            assert line.text[slice(*span)] == token


@given(TOKENS)
def test_tokens_are_shown_with_single_blanks(tokens: tuple[str, ...]):
    assert as_tokens(tokens).text == " ".join(tokens)


@pytest.mark.parametrize(
    ("text", "language", "joined"),
    [
        ("pour quelqu' un dans", "fr", [2]),
        ("je l' ai vu .", "fr", [2]),
        ("l' alcool humain .", "fr", [1]),
        ("I do n't know .", "en", [2]),
        ("à lui .", "fr", []),  # a sign belongs to no word
        ("彼 は それ", "ja", []),  # where no blanks are written, nobody can tell
    ],
)
def test_the_parts_of_one_written_word_are_joined(text: str, language: str, joined: list[int]):
    tokens = tokens_of(text)
    assert [at for at in range(len(tokens)) if is_joined(at, tokens, language)] == joined
