"""ParCorFull itself, where it is there: the counts of the design, and what the corpus is like."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.files.problems import ProblemList
from protest_core.suite_build.annotation import AnnotatedText
from protest_core.suite_build.categorise import AlsoTaken, ReasonLeftOut
from protest_core.suite_build.find_examples import find_examples
from protest_core.suite_build.mmax2_corpus import find_parts
from protest_core.suite_build.mmax2_text import read_annotated_text
from protest_core.suite_build.sentence_groups import Grouping, group_sentences

ROOT = Path(__file__).parents[4] / "shared" / "data" / "parcorfull"

pytestmark = pytest.mark.skipif(not ROOT.is_dir(), reason="the corpus is not here")

# As shared/design/parcorfull.md counts: of the plural pronouns only they.
COUNTS = {
    "DiscoMT": {
        "anaphoric_intra_subject_it": 107,
        "anaphoric_intra_non-subject_it": 84,
        "anaphoric_inter_subject_it": 154,
        "anaphoric_inter_non-subject_it": 55,
        "anaphoric_intra_they": 96,
        "anaphoric_inter_they": 112,
        "anaphoric_singular_they": 32,
        "event_it": 102,
        "pleonastic_it": 126,
    },
    "news": {
        "anaphoric_intra_subject_it": 18,
        "anaphoric_intra_non-subject_it": 3,
        "anaphoric_inter_subject_it": 24,
        "anaphoric_inter_non-subject_it": 3,
        "anaphoric_intra_they": 15,
        "anaphoric_inter_they": 18,
        "event_it": 4,
        "pleonastic_it": 12,
    },
}
# What comes in addition by counting them as well, as the rules for categories say.
THEM = {
    "DiscoMT": {
        "anaphoric_intra_they": 50,
        "anaphoric_inter_they": 35,
        "anaphoric_singular_they": 3,
    },
    "news": {"anaphoric_intra_they": 4, "anaphoric_inter_they": 6},
}


def english_texts(part_name: str) -> Iterator[AnnotatedText]:
    (part,) = find_parts(ROOT, (part_name,))
    for document in part.documents("en"):
        text = read_annotated_text(part.language_folder("en"), document, "EN", ProblemList())
        assert text
        yield text


@pytest.mark.parametrize("part_name", ["DiscoMT", "news"])
def test_the_counts_are_those_of_the_design(part_name: str):
    counts: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for text in english_texts(part_name):
        for example in find_examples(text, AlsoTaken(implicit_antecedents=True)).examples:
            counts[example.form == "them"][example.category] += 1
    assert counts[False] == COUNTS[part_name]
    assert counts[True] == THEM[part_name]


@pytest.mark.parametrize(("part_name", "count"), [("DiscoMT", 12), ("news", 1)])
def test_antecedents_that_a_label_denies_are_left_out_and_nothing_else(part_name: str, count: int):
    left_out: list[ReasonLeftOut] = []
    missing = 0
    for text in english_texts(part_name):
        found = find_examples(text)
        left_out += [each.reason for each in found.left_out]
        missing -= len(found.examples)
        missing += len(find_examples(text, AlsoTaken(implicit_antecedents=True)).examples)
    assert left_out.count(ReasonLeftOut.IMPLICIT_ANTECEDENT) == missing == count


def grouped(document: str, language: str) -> Grouping:
    (part,) = find_parts(ROOT, ("DiscoMT",))
    texts = []
    for code in ("en", language):
        text = read_annotated_text(part.language_folder(code), document, code, ProblemList())
        assert text
        texts.append([text.tokens(text.sentence(number)) for number in range(text.sentences)])
    (grouping,) = group_sentences([(texts[0], texts[1])])
    return grouping


def test_as_many_french_sentences_are_seen_to_shift_all_the_same():
    grouping = grouped("000_1756", "fr")
    assert not grouping.in_order
    # Read by eye: the first shift ends after these, the second one begins before those.
    assert [(group.source.start, group.target.start) for group in grouping.groups[78:80]] == [
        (78, 79),
        (79, 80),
    ]
    assert (grouping.groups[150].source.start, grouping.groups[150].target.start) == (151, 151)


def test_german_sentences_are_taken_in_order():
    assert grouped("000_1756", "de").in_order
