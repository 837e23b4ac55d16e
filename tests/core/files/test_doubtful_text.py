"""HTML entities, and text that was not tokenised."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.files.doubtful_text import decoded_entities, warn_of_doubtful_text
from protest_core.files.problems import ProblemList
from protest_core.loading.create_project import check_suite
from tests.small_suite import FILES, write_suite


@pytest.mark.parametrize(
    ("text", "characters"),
    [
        ("&quot;It&#39;s here,&quot; she said.", '"It\'s here," she said.'),
        ("R&amp;D &lt;i&gt;", "R&D <i>"),
        ("&amp;quot;twice&amp;quot;", '"twice"'),
        ("caf&eacute; &#xE9; &#233;", "café é é"),
        ("Q&A; AT&T; R&D, &lt without an end, &nosuchname;", None),
    ],
)
def test_entities_become_characters_and_nothing_else_does(text: str, characters: str | None):
    assert decoded_entities(text, Counter()) == (characters or text)


def test_each_entity_is_counted():
    counts: Counter[str] = Counter()
    decoded_entities("&quot;a&quot; &amp; b", counts)
    assert counts == {"&quot;": 2, "&amp;": 1}


@given(st.text(st.sampled_from("&;#x3amplt quo9"), max_size=30))
def test_what_was_decoded_has_no_entity_left(text: str):
    once = decoded_entities(text, Counter())
    assert decoded_entities(once, Counter()) == once


def warnings(*lines: str) -> list[str]:
    problems = ProblemList()
    warn_of_doubtful_text(lines, "source.txt", problems)
    return list(map(str, problems.warnings))


@pytest.mark.parametrize("line", ["& quot ; It is", "&quot; It is", "It &apos;s", "it &# 39 ; s"])
def test_an_entity_in_a_suite_is_told_also_where_it_was_tokenised_apart(line: str):
    (told,) = warnings("A & B ; C .", line)
    assert told.startswith("source.txt:2: HTML entities: ")


def test_words_with_signs_on_them_look_untokenised():
    (told,) = warnings("It is late.", "Come, it rains!", "Why ?")
    assert told.startswith("source.txt:1: the text looks untokenised: 3 words such as ‘late.’")


@pytest.mark.parametrize(
    "lines",
    [
        ["Mr. Lamp , it is 5 p.m.", "He is here .", "Dr. Lamp etc. came ."],
        ["It is late", "It rains", "Come", "They laughed"],
        ["No .", "Yes ,", "He came, saw and went .", "Well ?"],
    ],
)
def test_abbreviations_and_a_slip_do_not_look_untokenised(lines: list[str]):
    assert warnings(*lines) == []


def test_suite_check_looks_at_source_reference_and_systems(tmp_path: Path):
    raw = FILES["reference.txt"].replace(" .", ".")
    links = "\n".join("" for _ in range(7)) + "\n"
    changes = {"reference_txt": raw, "reference_align": links, "systems__one_txt": raw}
    source = FILES["source.txt"].replace("It rains .", "It &amp; rains .")
    suite = write_suite(tmp_path / "suite", source_txt=source, **changes)
    told = "\n".join(map(str, check_suite(directory=suite).warnings))
    assert "source.txt:5: HTML entities: 1, such as ‘&amp;’" in told
    assert "reference.txt:1: the text looks untokenised" in told
    assert "systems/one.txt:1: the text looks untokenised" in told
    assert "2 antecedents aligned to nothing or to punctuation only" in told
