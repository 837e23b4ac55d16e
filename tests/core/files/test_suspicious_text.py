"""HTML entities, and text that was not tokenised."""

from html import escape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.files.problems import ProblemList
from protest_core.files.suspicious_text import EntityDecoder, warn_of_suspicious_text
from protest_core.loading.create_project import check_suite
from tests.builders.small_suite import FILES, write_suite


@pytest.mark.parametrize(
    ("text", "characters"),
    [
        ("&quot;It&#39;s here,&quot; she said.", '"It\'s here," she said.'),
        ("R&amp;D &lt;i&gt;", "R&D <i>"),
        ("&amp;quot;once&amp;quot;", "&quot;once&quot;"),
        ("caf&eacute; &#xE9; &#233;", "café é é"),
        ("Q&A; AT&T; R&D, &lt without an end, &nosuchname; &#0; &#x1b; &#xd800;", None),
    ],
)
def test_entities_become_characters_and_nothing_else_does(text: str, characters: str | None):
    assert EntityDecoder().decoded(text) == (characters or text)


def test_entities_are_counted_and_what_is_left_is_named():
    decoder, problems = EntityDecoder(), ProblemList()
    decoder.decoded("&quot;a&quot; &amp; b &foo; &amp;quot;")
    decoder.report("x.json", problems)
    assert [each.message for each in problems.warnings] == [
        "HTML entities decoded: 4 (‘&quot;’ 2, ‘&amp;’ 2)",
        "HTML entities that were encoded twice, and decoded once: 1 (‘&quot;’ 1)",
        "left as they are, since HTML has no such entities: 1 (‘&foo;’ 1)",
    ]


@given(st.text(st.sampled_from("&;#x3amplt quo9"), max_size=30))
def test_what_was_encoded_once_is_decoded_once(text: str):
    assert EntityDecoder().decoded(escape(text)) == text


def warnings(*lines: str) -> list[str]:
    problems = ProblemList()
    warn_of_suspicious_text(lines, "source.txt", problems)
    return list(map(str, problems.warnings))


@pytest.mark.parametrize("line", ["& quot ; It is", "&quot; It is", "It &apos;s", "it &# 39 ; s"])
def test_an_entity_in_a_suite_is_told_also_where_it_was_tokenised_apart(line: str):
    (messages,) = warnings("A & B ; C .", line)
    assert messages.startswith("source.txt:2: HTML entities: ")


@pytest.mark.parametrize("entity", ["&foo;", "&#0;"])
def test_an_entity_that_html_does_not_have_is_told(entity: str):
    (messages,) = warnings("A & B ; C .", f"It {entity} is")
    assert messages.startswith(f"source.txt:2: no entity of HTML: ‘{entity}’, ")


def test_words_with_signs_on_them_look_untokenised():
    (messages,) = warnings("It is late.", "Come, it rains!", "Why ?")
    assert messages.startswith("source.txt:1: the text looks untokenised: 3 words such as ‘late.’")


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
    message = "\n".join(map(str, check_suite(directory=suite).warnings))
    assert "source.txt:5: HTML entities: 1, such as ‘&amp;’" in message
    assert "reference.txt:1: the text looks untokenised" in message
    assert "systems/one.txt:1: the text looks untokenised" in message
    assert "2 antecedents aligned to nothing or to punctuation only" in message
