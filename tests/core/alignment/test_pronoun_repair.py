import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.bidirectional_links import (
    Links,
    SentenceAlignment,
    as_pharaoh,
    from_pharaoh,
)
from protest_core.alignment.likely import likely_translations
from protest_core.alignment.pronoun_repair import repair_pronouns
from protest_core.languages.profiles import split_code
from protest_core.text.tokens import Tokens
from tests.core.alignment.strategies import PAIRS
from tests.properties import examples


def alignment_of(links: Links, source: Tokens, target: Tokens) -> SentenceAlignment:
    """Return an alignment as if both directions had found the same."""
    sources, targets = {j: i for i, j in links}, dict(links)
    return SentenceAlignment(
        as_pharaoh(links),
        tuple(sources.get(j) for j in range(len(target))),
        tuple(targets.get(i) for i in range(len(source))),
    )


def corrected(source: str, target: str, links: str, language: str = "de") -> str:
    """The links of `source`'s pronouns after mending, as words."""
    likely = likely_translations("en", language)
    assert likely is not None
    pair = (tuple(source.split()), tuple(target.split()))
    found = repair_pronouns(*pair, alignment_of(from_pharaoh(links), *pair), likely)
    pronouns = {i for i, token in enumerate(pair[0]) if likely.is_pronoun(token.lower())}
    return " ".join(f"{pair[0][i]}={pair[1][j]}" for i, j in sorted(found.links) if i in pronouns)


@pytest.mark.parametrize(
    ("source", "target", "links", "expected"),
    [
        # Unaligned: taken from the neighbourhood.
        ("I dare not open it", "ich wage nicht es zu öffnen", "1-1 2-2 3-5", "I=ich it=es"),
        # Aligned to a verb: the pronoun beside it is better.
        ("nobody will blame them", "niemand wird ihnen grollen", "0-0 1-1 2-3 3-3", "them=ihnen"),
        # Nothing there that could be it.
        ("It seems that many know", "Offenbar wissen viele", "0-0 3-2 4-1", ""),
        # Preposition and pronoun in one word.
        ("clean the filter with it", "säubern damit den Filter", "0-0 1-2 2-3", "it=damit"),
        # Polite address in an imperative is not "it".
        ("rinse it with water", "spülen Sie diese mit Wasser", "0-0 2-3 3-4", "it=diese"),
        # One word for each.
        ("they received them", "sie bekamen sie", "1-1", "they=sie them=sie"),
    ],
)
def test_pronouns_find_their_words(source: str, target: str, links: str, expected: str) -> None:
    assert corrected(source, target, links) == expected


@pytest.mark.parametrize(
    ("source", "target", "links", "language", "expected"),
    [
        ("I see it", "Я вижу её", "0-0 1-1", "ru", "I=Я it=её"),
        ("they came", "그들은 왔다", "1-1", "ko", "they=그들은"),
        ("and they came", "وهم جاؤوا", "2-1", "ar", "they=وهم"),
        ("we can 't outrun it", "nie możemy go wyprzedzić", "1-1 2-0 3-3", "pl", "it=go"),
    ],
)
def test_words_are_found_in_each_spelling_and_with_particles(
    source: str, target: str, links: str, language: str, expected: str
) -> None:
    assert corrected(source, target, links, language) == expected


@pytest.mark.parametrize(
    ("source", "target", "links", "language", "expected"),
    [
        ("it cares what it wants", "dba o to , czego chce", "1-0 2-2 4-5", "pl", ""),
        ("it did what it could", "сделал того , чего смог", "1-0 4-4", "ru", ""),
        ("it did what it could", "udělal to , co mohl", "1-0 4-4", "cs", ""),
        ("it did what it could", "зробив те , що зміг", "1-0 4-4", "uk", ""),
        ("I saw it , but who knows", "widziałem to , ale kto wie", "1-0 4-3 5-4", "pl", "it=to"),
    ],
)
def test_that_before_a_relative_is_no_pronoun(
    source: str, target: str, links: str, language: str, expected: str
) -> None:
    assert corrected(source, target, links, language) == expected


@pytest.mark.parametrize(
    ("source", "target", "links", "expected"),
    [
        ("they are not dangerous", "nie są niebezpieczne", "1-1 2-0 3-2", ""),
        ("they aren 't dangerous", "nie są niebezpieczne", "1-1 3-2", ""),
        ("look at them", "spójrz na nie", "0-0 1-1", "them=nie"),
        ("nobody believes in them", "nikt w nie nie wierzy", "0-0 1-4 2-1", "them=nie"),
    ],
)
def test_polish_nie_is_a_pronoun_after_prepositions_only(
    source: str, target: str, links: str, expected: str
) -> None:
    assert corrected(source, target, links, "pl") == expected


def test_two_pronouns_take_two_places() -> None:
    likely = likely_translations("en", "de")
    assert likely is not None
    pair = (("they", "received", "them"), ("sie", "bekamen", "sie"))
    found = repair_pronouns(*pair, alignment_of(frozenset({(1, 1)}), *pair), likely)
    assert found.links == {(0, 0), (1, 1), (2, 2)}


@pytest.mark.parametrize(
    ("source", "target", "links", "expected"),
    [
        ("I cannot move it", "no puedo moverla", "1-1 2-2", "it=moverla"),
        ("give it to him", "dámelo", "0-0", "it=dámelo"),
        ("give it to me", "dámelo", "0-0", "it=dámelo me=dámelo"),
        ("God knows it", "Dios lo sabe", "0-0 1-2", "it=lo"),
        ("God helps you", "Dios ayuda", "0-0 1-1", ""),
    ],
)
def test_pronouns_inside_words_are_found(
    source: str, target: str, links: str, expected: str
) -> None:
    assert corrected(source, target, links, "es") == expected


def test_an_article_is_no_pronoun() -> None:
    source, target = "It eats the bread today", "heute isst man die Brote"
    assert "It=die" not in corrected(source, target, "1-1 2-3 3-4 4-0")


@pytest.mark.parametrize(
    ("source", "target", "links", "language", "expected"),
    [
        (
            "I sent them on their way",
            "Li mandai per la loro strada",
            "1-1 2-3 3-2 4-4 5-5",
            "it",
            "Li",
        ),
        ("see what it is", "veja o que é", "0-0 1-2 3-3", "pt", ""),
        ("it is mine", "es la mía", "1-0 2-2", "es", ""),
        # The end of a verb is no article.
        ("show it to them", "mostrar +la loro", "0-0", split_code("it"), "+la loro"),
    ],
)
def test_an_article_is_known_by_the_next_word(
    source: str, target: str, links: str, language: str, expected: str
) -> None:
    made = corrected(source, target, links, language).split()
    assert [each.split("=")[1] for each in made if each.startswith(("it", "them"))] == (
        expected.split()
    )


def test_a_noun_for_a_pronoun_comes_with_its_determiner() -> None:
    made = corrected("They use it now", "Ils utilisent cet argent", "0-0 1-1 2-3", "fr")
    assert made == "They=Ils it=cet it=argent"


@given(PAIRS.filter(bool), st.data(), st.sampled_from(["de", "fr", "es", "ro"]))
@examples(200)
def test_mending_stays_inside_and_touches_pronouns_only(
    pairs: list[tuple[Tokens, Tokens]], data: st.DataObject, language: str
) -> None:
    likely = likely_translations("en", language)
    assert likely is not None
    source, target = pairs[0]
    everywhere = [(i, j) for i in range(len(source)) for j in range(len(target))]
    links = (
        frozenset(data.draw(st.sets(st.sampled_from(everywhere)))) if everywhere else frozenset()
    )
    before = alignment_of(links, source, target)
    after = repair_pronouns(source, target, before, likely)
    assert after.links <= set(everywhere)
    untouched = {i for i, token in enumerate(source) if not likely.is_pronoun(token.lower())}
    assert {link for link in after.links if link[0] in untouched} == {
        link for link in before.links if link[0] in untouched
    }
    assert (after.sources, after.targets) == (before.sources, before.targets)
