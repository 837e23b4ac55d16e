from collections.abc import Sequence

import pytest

from protest_core.alignment.align_texts import LanguagePair, ParallelText, align_pairs, align_text
from protest_core.alignment.train_and_align import ALL_AIDS, AlignmentAid
from protest_core.progress import Cancelled
from protest_core.text.tokens import tokens_of
from protest_core.text.translation import Translation, links_are_good

SOURCE = ("it rains", "I saw them", "", "she opened it")
REFERENCE = Translation(
    ("es regnet", "ich sah sie", "", "sie öffnete es"),
    ("0-0 1-1", "0-0 1-1 2-2", "", "0-0 1-1 2-2"),
)
SYSTEM = ("es regnet", "ich sah ihn", "", "sie öffnete ihn")
OTHER = ("Regen", "sie sah ich", "wie", "")
GERMAN = LanguagePair("en", "de")


def good(source: Sequence[str], translation: Translation) -> bool:
    return all(
        links_are_good(links, len(tokens_of(one)), len(tokens_of(other)))
        for one, other, links in zip(source, translation.sentences, translation.links, strict=True)
    )


@pytest.mark.parametrize("sentences", [SYSTEM, OTHER])
def test_a_system_gets_its_own_sentences_with_good_links(sentences: Sequence[str]) -> None:
    made = align_text(SOURCE, sentences, languages=GERMAN, reference=REFERENCE)
    assert made.translation.sentences == sentences
    assert good(SOURCE, made.translation)
    assert [each.text for each in made.alignments] == list(made.translation.links)


def test_the_same_texts_get_the_same_links_again() -> None:
    first, second = (
        align_text(SOURCE, SYSTEM, languages=GERMAN, reference=REFERENCE) for _ in range(2)
    )
    assert first == second


def test_what_is_known_of_the_reference_is_used() -> None:
    """These words stand nowhere else; only the links tell which is which."""
    source = ("alpha beta",) * 5
    crossed = Translation(("eins zwei",) * 5, ("0-1 1-0",) * 5)
    helps = ALL_AIDS - {AlignmentAid.SAME_LINES}
    made = align_text(source, crossed.sentences, languages=GERMAN, reference=crossed, helps=helps)
    assert made.translation.links == crossed.links


def test_parallel_text_is_learnt_from() -> None:
    parallel = ParallelText(["alpha", "beta"] * 20, ["eins", "zwei"] * 20)
    made = align_text(("alpha beta",), ("zwei eins",), languages=GERMAN, parallel=[parallel])
    assert made.translation.links == ("0-1 1-0",)


def test_languages_we_know_nothing_of_are_aligned_all_the_same() -> None:
    made = align_text(SOURCE, SYSTEM, languages=LanguagePair("xx", "yy"))
    assert good(SOURCE, made.translation)


def test_a_translation_of_another_length_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="zip"):
        align_text(SOURCE, ("zu kurz",), languages=GERMAN)


def test_the_look_at_pronouns_can_be_stopped() -> None:
    def stop(done: int, total: int, doing: str) -> None:
        if doing == "looking at pronouns":
            raise Cancelled

    with pytest.raises(Cancelled):
        align_text(SOURCE, SYSTEM, languages=GERMAN, progress=stop)


def test_without_mending_the_aligner_has_the_last_word() -> None:
    pairs = [(("It", "seems", "so"), ("Offenbar", "ist", "es", "so"))]
    extra = [(("it",), ("offenbar",))] * 30
    alone = align_pairs(
        pairs, languages=GERMAN, extra=extra, helps=ALL_AIDS - {AlignmentAid.REPAIR}
    )
    corrected = align_pairs(pairs, languages=GERMAN, extra=extra)
    assert (0, 0) in alone[0].links
    assert {j for i, j in corrected[0].links if i == 0} == {2}
