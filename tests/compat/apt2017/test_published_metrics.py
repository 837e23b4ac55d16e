"""Results of the published programs as printed: undefined figures say why."""

import csv
import io
import json
import re

import pytest

from protest_compat.apt2017.linked_words import LinkedText
from protest_compat.apt2017.model import AptSettings, Lists
from protest_compat.apt2017.program import published_apt_report
from protest_compat.apt2017.score import PublishedApt, run_apt
from protest_compat.autoprf2010.counting import (
    Corpus,
    DocumentStart,
    PublishedAutoPrf,
    count_autoprf,
)
from protest_compat.autoprf2010.program import published_autoprf_report
from protest_core.files.problems import ProblemList
from protest_core.tables.formats import render, table_formats

ZERO = "Precision and recall are 0, so F1 is undefined."
NOTHING = "Neither ‘it’ nor ‘they’ is linked to a word, or only in the reference"
SOURCE = (("it", "They"), ("it",), ("x",))
STARTS = [DocumentStart(0, "first"), DocumentStart(1, "second"), DocumentStart(2, "third")]


def autoprf(reference, candidate, starts=()) -> PublishedAutoPrf:
    """Words by source token."""
    return count_autoprf(Corpus(SOURCE, reference), Corpus(SOURCE, candidate), starts)


def shown_autoprf(result: PublishedAutoPrf, how: str) -> str:
    return "".join(render(published_autoprf_report(result), how))


def printed_autoprf(result: PublishedAutoPrf, how: str) -> str:
    """Return it in one line, without comments and quotation marks of LaTeX."""
    lines = shown_autoprf(result, how).splitlines()
    text = " ".join(line for line in lines if not line.startswith("%"))
    return " ".join(re.sub("[`']", "’", text).replace("‘", "’").split())


FOUND = autoprf({0: ["il"], 1: ["ils"], 2: []}, {0: ["il"], 1: ["elles"], 2: ["x"]})
IN_DOCUMENTS = autoprf({0: ["il"], 1: ["ils"]}, {0: ["il"], 1: ["ils"], 2: ["x"]}, STARTS)


@pytest.mark.parametrize("how", ["text", "latex"])
def test_in_print_a_sentence_says_why_a_share_is_undefined(how):
    assert f"they: {ZERO}" in printed_autoprf(FOUND, how)
    nothing = autoprf({0: ["il"]}, {})
    assert f"TOTAL: {NOTHING}".replace("‘", "’") in printed_autoprf(nothing, how)
    whole = autoprf({0: ["il"]}, {0: ["il"]})
    assert "undefined" not in printed_autoprf(whole, how)


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_rows_say_why_a_share_is_undefined(how, delimiter):
    shown = shown_autoprf(FOUND, how)
    rows = {row["pronoun"]: row for row in csv.DictReader(io.StringIO(shown), delimiter=delimiter)}
    assert (rows["they"]["f1"], rows["they"]["undefined"]) == ("undefined", ZERO)
    assert (rows["it"]["f1"], rows["it"]["undefined"]) == ("0.666667", "")


def test_json_says_why_a_share_is_undefined_and_has_numbers_as_numbers():
    def rows(result, pronoun: str) -> list[dict]:
        (table,) = json.loads(shown_autoprf(result, "json"))["tables"]
        return [each for each in table["rows"] if each["pronoun"] == pronoun]

    assert rows(IN_DOCUMENTS, "it")[0]["undefined"] == ""
    assert rows(FOUND, "they")[0]["undefined"] == ZERO
    _all, first, second, third = rows(IN_DOCUMENTS, "TOTAL")
    assert (first["recall"], first["matches"]) == (1.0, 2)
    assert (second["recall"], third["recall"]) == ("undefined", "undefined")
    assert "No word is linked in the reference" in second["undefined"]
    assert third["undefined"].startswith(NOTHING)


def test_rows_have_the_total_of_each_document():
    rows = csv.DictReader(io.StringIO(shown_autoprf(IN_DOCUMENTS, "csv")))
    totals = [
        (row["document"], row["matches"], row["recall"])
        for row in rows
        if row["pronoun"] == "TOTAL"
    ]
    assert totals == [
        ("", "2", "1"),
        ("first", "2", "1"),
        ("second", "0", "undefined"),
        ("third", "0", "undefined"),
    ]


@pytest.mark.parametrize("how", ["text", "latex"])
def test_recall_by_document_says_why_it_is_undefined(how):
    assert "Recall is undefined where" in printed_autoprf(IN_DOCUMENTS, how)
    known = autoprf({0: ["il"]}, {0: ["il"]}, STARTS[:1])
    assert "Recall is undefined" not in printed_autoprf(known, how)


def apt(pronoun: str, *, case: int = 1) -> PublishedApt:
    text = LinkedText("text", ["il"], "links", ["0-0"])
    lists = Lists(source_words=frozenset([pronoun]))
    return run_apt(["it"], text, text, lists, AptSettings((case,), (1.0,)), ProblemList())


def test_the_score_is_in_print_in_latex():
    lines = "".join(render(published_apt_report(apt("it")), "latex")).splitlines()
    assert any("APT as published: 1.0000." in line for line in lines if not line.startswith("%"))


@pytest.mark.parametrize("how", table_formats())
@pytest.mark.parametrize(
    ("result", "why"),
    [
        (apt("they"), "No source pronoun was found, so the score is undefined."),
        (apt("it", case=2), "No pronoun is in any of the cases that count, so the score is"),
    ],
)
def test_an_apt_score_that_is_undefined_says_why_in_every_format(how, result, why):
    lines = "".join(render(published_apt_report(result), how)).splitlines()
    assert why in " ".join(line for line in lines if not line.startswith("%"))
