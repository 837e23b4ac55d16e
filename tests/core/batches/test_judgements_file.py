"""Tables as files: read strictly, whatever program wrote them."""

import os
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from protest_core.batches.judgements_file import (
    JudgementInTable,
    may_be_judgements,
    read_judgement_table,
)
from protest_core.files import table_rows
from protest_core.files.delimited import read_records, write_delimited
from protest_core.files.problems import ProblemList
from protest_core.judgements.model import Answer, Judgement, JudgementRecord
from protest_core.tables.cells import items_text, split_items

HEAD = "system,example,pronoun"
_cells = st.text(st.characters(codec="utf-8") | st.sampled_from('\r\n\t",;= '), max_size=8)
NOT_READ = {
    "": "t: the file is empty",
    " \n": "t: the file is empty",
    HEAD: "t: the table has no rows",
    f"{HEAD}\n,,\n": "t: the table has no rows",
    "system,example,pronuon\none,3,no\n": "t:1: there is no column ‘pronoun’; is it ‘pronuon’?",
    "system,example,pronoun_words\none,3,es\n": "t:1: there is no column ‘pronoun’",
    f"{HEAD},system\none,3,no,two\n": "t:1: two columns are called ‘system’",
    f"{HEAD},System\none,3,no,two\n": "t:1: two columns are called ‘system’",
    '{"system":"one","example":3}': "t:1: there is no column ‘pronoun’",
    '{"system":"one","example":"3","pronoun":"no"}': (
        "t:1: example: Expected a whole number, got a text: ‘3’"
    ),
    '{"system":null,"example":3,"pronoun":"no"}': "t:1: system: it is empty",
    '{"system":"one","example":3,"pronoun":"no","tokens":"4:0"}': (
        "t:1: tokens: Expected a list, got a text: ‘4:0’"
    ),
    '{"system":"one","example":3,"pronoun":"no","tokens":[[4,-1]]}': (
        "t:1: tokens: ‘4:-1’ is not a word's place; both count from 0"
    ),
    '{"system":"one","example":3,"pronoun":"no","remark":"\\udc00"}': (
        "t:1: JSON is malformed: invalid utf-16 surrogate pair (byte 59)"
    ),
    '{"system":': "t:1: Input data was truncated",
    '{"a":' + "[" * 100_000: "t:1: lists or objects are nested too deeply",
}


def read(tmp_path: Path, content: str | bytes) -> tuple[list[JudgementInTable], list[str]]:
    """The rows, and all mistakes and warnings."""
    path = tmp_path / "t"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    problems = ProblemList()
    rows = [*read_judgement_table(path, "t", problems)]
    return rows, [str(each) for each in (*problems.mistakes, *problems.warnings)]


def remark(tmp_path: Path, content: str) -> str:
    ((row,), problems) = read(tmp_path, content)
    assert problems == []
    return row.judgement.remark


@given(
    st.lists(st.lists(_cells, min_size=2, max_size=2), max_size=5),
    st.sampled_from(",\t"),
)
@example([["a\r", "\r"], ["\r\n", '"']], ",")
def test_cells_that_are_written_are_read_as_they_were(rows, delimiter):
    problems = ProblemList()
    text = "".join(write_delimited([["a", "b"], *rows], delimiter))
    found = list(read_records(text, delimiter, "t", problems))
    assert [record.cells for record in found] == [["a", "b"], *rows]
    assert problems.mistakes == []
    assert [record.line for record in found[1:]] == [
        1 + "".join(write_delimited([["a", "b"], *rows[:number]], delimiter)).count("\n")
        for number in range(len(rows))
    ]


@given(st.text('ab," \\\n', max_size=200), st.sampled_from(",;\t"))
def test_any_text_is_read_to_its_end_with_rows_or_mistakes(text, delimiter):
    problems = ProblemList()
    rows = list(read_records(text, delimiter, "t", problems))
    lines = [row.line for row in rows] + [mistake.line or 0 for mistake in problems.mistakes]
    assert lines or not text
    assert all(1 <= line <= text.count("\n") + 1 for line in lines)


@given(st.lists(st.text("a \\,b", min_size=1, max_size=6)))
def test_words_with_blanks_and_backslashes_stay_apart_in_one_cell(words):
    assert split_items(items_text(words)) == words


def test_a_mistake_in_a_row_does_not_hide_the_next(tmp_path):
    rows, mistakes = read(tmp_path, f'{HEAD}\none,"1" ,no\none,two,no\n"one\none",2\none,3,yes\n')
    assert mistakes == [
        "t:2:8: ‘ ,no’ follows a closing quotation mark; inside of a cell write two of them",
        "t:3: example: ‘two’ is not a whole number",
        "t:4: 2 cells where the header has 3",
    ]
    assert [(row.line, row.example) for row in rows] == [(3, None), (6, 3)]


def test_line_ends_in_a_cell_are_kept_unless_all_were_changed(tmp_path):
    row = 'one,3,no,"a\r\nb\nc"'
    assert remark(tmp_path, f"{HEAD},remark\n{row}\n") == "a\r\nb\nc"
    assert remark(tmp_path, f"{HEAD},remark\r\n{row}\r\n") == "a\nb\nc"


def test_text_is_not_composed_and_names_are(tmp_path):
    ((row,), _) = read(tmp_path, f"{HEAD},remark,annotator\none,3,no,e\u0301,e\u0301\n")
    assert (row.judgement.remark, row.annotator) == ("e\u0301", "é")


def test_a_line_of_json_says_the_same_as_a_row(tmp_path):
    record = (
        '{"system":"one","example":3,"pronoun":"yes","antecedent":"no","tokens":[[4,0],[4,1]],'
        '"tags":["a b"],"remark":"x\\ny","made_at":"2026-01-01T00:00:00Z","seconds":3,"words":7,'
        '"annotator":"Ada","guidelines":"v","category":"c","line":4,"token":0,"state":"?"}'
    )
    row = (
        "system,example,pronoun,antecedent,tokens,tags,remark,made_at,seconds,words,annotator,"
        "guidelines,category,line,token,state\n"
        'one,3,yes,no,4:0  4:1,a\\ b,"x\ny",2026-01-01T00:00:00Z,3,7,Ada,v,c,4,0,?\n'
    )
    ((of_json,), no_problems) = read(tmp_path, record)
    ((of_row,), none_either) = read(tmp_path, row)
    assert no_problems == none_either == []
    said = Judgement(Answer.YES, Answer.NO, frozenset({(4, 0), (4, 1)}), frozenset({"a b"}), "x\ny")
    time = "2026-01-01T00:00:00.000000+00:00"
    made = JudgementRecord(said, guidelines="v", made_at=time, seconds=3.0)
    assert of_json == JudgementInTable(1, "one", 3, "Ada", made, "c", 4, 0)
    assert of_row == JudgementInTable(2, "one", 3, "Ada", made, "c", 4, 0)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_a_header_may_be_in_capitals(tmp_path, delimiter):
    text = "System,EXAMPLE,Pronoun,Words\nOne,3,yes,w\n".replace(",", delimiter)
    ((row,), problems) = read(tmp_path, text)
    assert problems == []
    assert (row.system, row.example, row.judgement.pronoun) == ("One", 3, Answer.YES)


@pytest.mark.parametrize("content", NOT_READ, ids=range(len(NOT_READ)))
def test_what_cannot_be_read_is_named(tmp_path, content):
    assert NOT_READ[content] in read(tmp_path, content)[1]


def test_what_is_not_utf_8_is_named_by_line_and_column_and_nothing_else_of_it(tmp_path):
    content = f"{HEAD}\none,3,no\n".encode() + b"\xc3\xa4n\xe4,x,no\none,x,no\n"
    assert read(tmp_path, content)[1] == [
        "t:3:3: not UTF-8: byte 0xE4; save the file as UTF-8",
        "t:4: example: ‘x’ is not a whole number",
    ]


@pytest.mark.parametrize(
    ("content", "mistake"),
    [
        (HEAD.encode("utf-16"), "t: the file is UTF-16, not UTF-8; save it as UTF-8"),
        (b"PK\x03\x04", "t: this is a spreadsheet, not a table as text; save it as CSV in UTF-8"),
    ],
)
def test_files_of_other_kinds_are_called_what_they_are(tmp_path, content, mistake):
    assert read(tmp_path, content) == ([], [mistake])


def test_a_file_that_is_not_there_and_one_that_is_too_large_are_told(tmp_path, monkeypatch):
    problems = ProblemList()
    assert [*read_judgement_table(tmp_path / "no", "no", problems)] == []
    assert [str(each) for each in problems.mistakes] == ["no: the file is missing"]
    monkeypatch.setattr(table_rows, "LARGEST_FILE", 10)
    assert read(tmp_path, HEAD) == ([], ["t: the file is larger than 10 bytes"])


def test_unknown_columns_are_told_once_and_left_out(tmp_path):
    line = '{"system":"one","example":3,"pronoun":"no","remrak":"It is wrong."}\n'
    rows, found = read(tmp_path, 2 * line)
    assert len(rows) == 2
    assert found == ["t:1: ‘remrak’ is not known here and is left out; did you mean remark?"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
@pytest.mark.parametrize("ending", ["csv", "tsv", "jsonl"])
def test_a_pipe_is_not_opened_to_see_whether_it_has_judgements(tmp_path: Path, ending: str):
    pipe = tmp_path / f"judgements.{ending}"
    os.mkfifo(pipe)
    held = os.open(pipe, os.O_RDWR)  # it holds a line: whoever opens it fails here, and never waits
    try:
        os.write(held, f"{HEAD}\n".encode())
        assert not may_be_judgements(pipe)
    finally:
        os.close(held)
