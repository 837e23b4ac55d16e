"""Merges as tables, and what somebody said in words."""

import csv
import io
import json

import pytest

from protest_core.batches.merge_rules import MergeRecord
from protest_core.batches.report import merges_report
from protest_core.judgements.guidelines import guidelines_for, parse_guidelines
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.questions import FIRST_TWO
from protest_core.judgements.wording import describe_judgement, local_time
from protest_core.suite.model import SuiteDescription
from protest_core.tables.formats import render
from tests.builders.further_questions import FORMS, REGISTER

SUITE = SuiteDescription("small", "en", "de", demonstration=True)
MERGES = (
    MergeRecord(
        *(1, "b", "Ann", "a_b.protestbatch", "2026-01-02T03:04:05+00:00", "me"),
        {"new": 3, "conflict": 1},
        None,
    ),
    MergeRecord(
        *(2, None, "Ben", "t.tsv", "old", "you"), {"changed": 2}, "2026-01-03T03:04:05+00:00"
    ),
)


def written(how: str) -> str:
    return "".join(render(merges_report(SUITE, MERGES), how))


@pytest.mark.parametrize(
    ("judgement", "words", "expected"),
    [
        (Judgement(), (), "nothing: it was taken back"),
        (Judgement(Answer.NO), (), "pronoun no"),
        (
            Judgement(Answer.YES, Answer.NO, tags=frozenset({"b", "a"})),
            ("die", "Lampe"),
            "pronoun yes, antecedent no · selected: die Lampe · tags: a, b",
        ),
        (Judgement(remark="two\nlines"), (), "remark: “two lines”"),
    ],
)
def test_a_judgement_is_one_line_of_words(judgement, words, expected):
    assert describe_judgement(judgement, words, ()) == expected


def test_further_answers_are_told_in_the_words_of_the_guidelines_or_else_by_their_ids():
    further = parse_guidelines(REGISTER + FORMS, guidelines_for("en", "de")).further
    made = {("forms", "sie"), ("forms", "er"), ("register", "no"), ("tone", "high")}
    said = Judgement(Answer.NO, tags=frozenset({"odd"}), further=frozenset(made))
    text = "pronoun no · Register: Does not · Forms: er + sie · tone: high · tags: odd"
    assert describe_judgement(said, (), (*FIRST_TWO, *further)) == text


def test_a_long_remark_is_cut_with_a_sign():
    text = describe_judgement(Judgement(remark="word " * 200), (), ())
    assert text.endswith(" …”")
    assert len(text) < 320


def test_a_long_remark_without_blanks_shows_its_beginning():
    text = describe_judgement(Judgement(remark="word" * 200), (), ())
    assert text.startswith("remark: “wordword")
    assert text.endswith("wo …”")
    assert 290 < len(text) < 320


@pytest.mark.parametrize("blank", ["", " "])
def test_of_two_long_remarks_it_is_shown_where_they_differ(blank):
    same, rest = f"word{blank}" * 400, f"rest{blank}" * 400
    for one, other in (("ONE", "OTHER"), ("ONE", ""), ("", "OTHER")):
        first, second = same + one + rest, same + other + rest
        text = describe_judgement(Judgement(remark=first), (), (), beside=second)
        assert text.startswith(f"remark: “word{blank}word")
        assert one in text
        assert f"word{blank}{one}rest" in text
        assert len(text) < 320


def test_the_end_of_a_remark_that_goes_on_beside_it_is_shown():
    text = describe_judgement(
        Judgement(remark="x" * 400 + "END"), (), (), beside="x" * 400 + "END and more"
    )
    assert text.endswith("xEND”")


def test_nothing_that_moves_the_cursor_comes_through():
    text = describe_judgement(
        Judgement(Answer.NO, tags=frozenset({"\u202e"}), remark="\x1b[2J"), ("\x07",), ()
    )
    assert text.isprintable()
    assert local_time("\x1b") == "\\x1b"


def test_a_time_is_told_to_the_minute_and_an_odd_one_as_it_is():
    assert len(local_time("2026-01-02T03:04:05+00:00")) == len("2026-01-02 03:04")
    assert local_time("yesterday") == "yesterday"


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_programs_get_a_row_for_each_merge(how, delimiter):
    first, second = csv.DictReader(io.StringIO(written(how)), delimiter=delimiter)
    assert first == {
        "id": "1",
        "merged_at": "2026-01-02T03:04:05+00:00",
        "merged_by": "me",
        "file": "a_b.protestbatch",
        "annotator": "Ann",
        "annotator_kind": "person",
        "new": "3",
        "changed": "0",
        "withdrawn": "0",
        "unchanged": "0",
        "conflict": "1",
        "links": "0",
        "link_conflicts": "0",
        "undone_at": "",
    }
    assert second["undone_at"] == "2026-01-03T03:04:05+00:00"


def test_json_has_numbers_and_nothing_where_nothing_was_undone():
    first, second = json.loads(written("json"))["tables"][0]["rows"]
    assert (first["id"], first["new"], first["undone_at"]) == (1, 3, None)
    assert second["changed"] == 2


def test_people_get_a_table_that_fits_a_terminal():
    text = written("text")
    assert max(map(len, text.splitlines())) <= 80
    heads = [line.split() for line in text.splitlines()]
    assert ["Id", "When", "By", "File", "Annotator", "Judgements", "Undone"] in heads
    assert "3 new, 1 in" in text
    assert "2 changed" in text
    assert "a\\_b.protestbatch & Ann & 3 new, 1 in conflict & " in written("latex")
