"""Reading MMAX2 files as they are, quirks included."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.files.problems import ProblemList
from protest_core.suite_build.annotation import AnnotatedText
from protest_core.suite_build.mmax2_corpus import find_parts
from protest_core.suite_build.mmax2_text import SpanError, read_annotated_text, read_span
from tests.core.suite_build.mmax2_files import phrase, pronoun, write_document, write_small_corpus

POSITIONS = {f"word_{number}": number - 1 for number in range(1, 21)}
_parts = st.tuples(st.integers(1, 20), st.integers(1, 20))


def read(folder: Path) -> tuple[AnnotatedText | None, list[str]]:
    problems = ProblemList()
    text = read_annotated_text(folder, "one", "EN", problems)
    return text, [str(problem) for problem in (*problems.mistakes, *problems.warnings)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    marks = [phrase("1..2", 1), pronoun(4, 1, position="subject")]
    write_document(tmp_path, "one", ["the lamp", ". It broke"], marks)
    return tmp_path


def coref(folder: Path) -> Path:
    return folder / "Markables" / "one_coref_level.xml"


@pytest.mark.parametrize(
    ("span", "words"),
    [
        ("word_3", (2,)),
        ("word_3..word_5", (2, 3, 4)),
        ("word_9,word_3..word_5", (2, 3, 4, 8)),
        ("word_3..word_5,word_4..word_6", (2, 3, 4, 5)),
        ("word_5..word_3", (2, 3, 4)),
        ("word_3, word_5", (2, 4)),
    ],
)
def test_spans_are_sorted_and_have_each_word_once(span: str, words: tuple[int, ...]):
    assert read_span(span, POSITIONS) == words


@pytest.mark.parametrize("span", ["", "word_99", "word_3..word_999999999999", "word_3..", ",", "3"])
def test_a_span_that_names_no_word_is_a_mistake(span: str):
    with pytest.raises(SpanError):
        read_span(span, POSITIONS)


@given(st.lists(_parts, min_size=1, max_size=6))
def test_a_span_is_the_union_of_its_parts(parts: list[tuple[int, int]]):
    span = ",".join(f"word_{min(part)}..word_{max(part)}" for part in parts)
    wanted = {number - 1 for part in parts for number in range(min(part), max(part) + 1)}
    assert read_span(span, POSITIONS) == tuple(sorted(wanted))


def test_sentences_are_sorted_and_texts_are_utf_8_whatever_the_header_says(tmp_path: Path):
    write_document(tmp_path, "one", ["Schöne Grüße !", "Ça va ?", "👍🏽 שלום"])
    text, problems = read(tmp_path)
    assert text
    assert not problems
    assert text.sentence_starts == (0, 3, 6)
    assert text.tokens(text.sentence(2)) == ("👍🏽", "שלום")
    assert text.words[0] == "Schöne"


def test_words_with_blanks_or_nothing_inside_stay_one_token(tmp_path: Path):
    write_document(tmp_path, "one", ["a b c"])
    words = tmp_path / "Basedata" / "one_words.xml"
    content = words.read_text(encoding="utf-8")
    content = content.replace(">a<", ">10 000<").replace(">b<", "><").replace(">c<", ">R&amp;D<")
    words.write_text(content, encoding="utf-8")
    text, _ = read(tmp_path)
    assert text
    assert text.words == ("10\u00a0000", "␣", "R&D")


def test_unresolved_conflicts_are_called_by_their_name(folder: Path):
    content = coref(folder).read_text(encoding="utf-8")
    conflict = "<<<<<<< HEAD:x\n<markable/>\n=======\n>>>>>>> d1eaa94:x\n</markables>"
    coref(folder).write_text(content.replace("</markables>", conflict), encoding="utf-8")
    text, problems = read(folder)
    assert text is None
    (problem,) = problems
    assert problem.startswith("EN/Markables/one_coref_level.xml:6: unresolved version-control")
    assert "3 conflict markers" in problem


def test_a_file_that_declares_entities_is_refused(folder: Path):
    bomb = '<!DOCTYPE markables [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>'
    lines = coref(folder).read_text(encoding="utf-8").splitlines()
    coref(folder).write_text("\n".join([lines[0], bomb, *lines[2:]]), encoding="utf-8")
    text, (problem,) = read(folder)
    assert text is None
    assert "entity" in problem


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"<markables><markable></markables>", "not XML: mismatched tag"),
        (b"<markables>\xff</markables>", "not UTF-8: byte 0xFF"),
    ],
)
def test_spoilt_files_are_named_with_what_is_wrong(folder: Path, content: bytes, words: str):
    coref(folder).write_bytes(content)
    text, (problem,) = read(folder)
    assert text is None
    assert problem.startswith("EN/Markables/one_coref_level.xml")
    assert words in problem


def test_all_missing_files_are_named_in_one_run(tmp_path: Path, folder: Path):
    coref(folder).unlink()
    (folder / "Markables" / "one_sentence_level.xml").unlink()
    text, problems = read(folder)
    assert text is None
    assert len(problems) == 2


def test_a_markable_with_a_wrong_span_is_told_and_left_out(tmp_path: Path):
    marks = [phrase("1..99", 1), phrase("1", 2)]
    write_document(tmp_path, "one", ["the lamp"], marks)
    text, (problem,) = read(tmp_path)
    assert text
    assert [markable.chain for markable in text.markables] == ["set_2"]
    assert "‘word_99’" in problem
    assert "one_coref_level.xml:4" in problem


def test_words_without_a_sentence_go_with_the_one_before(tmp_path: Path):
    write_document(tmp_path, "one", ["a b c", "d e"])
    sentences = tmp_path / "Markables" / "one_sentence_level.xml"
    content = sentences.read_text(encoding="utf-8")
    sentences.write_text(content.replace("word_1..word_3", "word_1..word_2"), encoding="utf-8")
    text, (problem,) = read(tmp_path)
    assert text
    assert text.sentence_starts == (0, 3)
    assert "1 word in no sentence" in problem


def test_two_words_of_one_id_are_a_mistake(folder: Path):
    words = folder / "Basedata" / "one_words.xml"
    content = words.read_text(encoding="utf-8").replace('"word_2"', '"word_1"')
    words.write_text(content, encoding="utf-8")
    text, (problem,) = read(folder)
    assert text is None
    assert "‘word_1’ is there twice" in problem


def test_what_lies_beside_the_documents_is_none(tmp_path: Path):
    root = write_small_corpus(tmp_path)
    english = root / "Talks" / "EN"
    for name in ("one.mmax.bak", "two.mmax.disabled", "one_checks.mmax", ".three.mmax", "x.txt"):
        (english / name).write_text("", encoding="utf-8")
    (part,) = find_parts(root)
    assert part.documents("en") == ("one",)


@pytest.mark.parametrize("inside", ["", "corpus"])
def test_parts_are_found_in_a_checkout_and_in_whatever_capitals(tmp_path: Path, inside: str):
    write_small_corpus(tmp_path / inside)
    (part,) = find_parts(tmp_path, ("talks",))
    assert part.name == "Talks"
    assert part.documents("De") == ("one",)


def test_the_folder_of_a_part_will_do_as_well(tmp_path: Path):
    (part,) = find_parts(write_small_corpus(tmp_path) / "Talks")
    assert part.name == "Talks"


def test_folders_may_be_written_in_small_letters(tmp_path: Path):
    folder = write_small_corpus(tmp_path) / "Talks" / "EN"
    (folder / "Markables").rename(folder / "markables")
    text, problems = read(folder)
    assert text
    assert not problems


def test_a_document_may_name_words_that_are_called_otherwise(folder: Path):
    for path in [*folder.glob("*/one_*")]:
        path.rename(path.with_name(path.name.replace("one_", "001_")))
    project = "<mmax_project><words>001_words.xml</words></mmax_project>"
    (folder / "one.mmax").write_text(project, encoding="utf-8")
    text, problems = read(folder)
    assert text
    assert not problems
