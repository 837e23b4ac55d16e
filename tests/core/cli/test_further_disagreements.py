"""Disagreements on a question of the guidelines: listed, counted, signed and repeated."""

import csv
import io

import pytest

from protest_core.agreement.disagreements import disagreement_counts, disagreements
from protest_core.agreement.disagreements_report import (
    disagreement_counts_report,
    disagreements_report,
)
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.notebooks import disagreement_counts_of, disagreements_of
from protest_core.tables.formats import render
from protest_core.tables.model import Report
from tests.builders.further_questions import FORMS, REGISTER, ask, judge_further
from tests.core.cli.conftest import Run
from tests.core.tables.reports import heads


@pytest.fixture
def differing(two_systems: Project) -> Project:
    judge_further(two_systems)
    return two_systems


def examples(found) -> list[int]:
    return [each.candidate.example.id for each in found.cases]


def test_further_questions_are_compared_with_the_first_two_and_alone(differing: Project):
    assert examples(disagreements(project=differing)) == [1, 2, 4]
    assert examples(disagreements(project=differing, questions=["register"])) == [1, 4]
    assert examples(disagreements(project=differing, questions=["forms"])) == [2]
    assert examples(disagreements(project=differing, questions=["pronoun"])) == []


def test_candidates_stay_in_order_where_no_question_is_asked_of_all(differing: Project):
    version, _, register = REGISTER.partition("\n\n")
    ask(differing, version.replace("with register", "forms first") + FORMS + register)
    assert examples(disagreements(project=differing, questions=["forms", "register"])) == [1, 2, 4]


def test_counts_are_of_what_is_listed(differing: Project):
    table = disagreement_counts(project=differing)
    counts = {
        question.id: (table.total(question).compared, table.total(question).different)
        for question in table.questions
    }
    assert counts == {"pronoun": (3, 0), "register": (3, 2), "forms": (2, 1)}
    report = disagreement_counts_report(table)
    (shown,) = report.tables
    narrow = "".join(render(report, "text", width=60)).splitlines()
    assert len([line for line in narrow if line.startswith("Category")]) == 2  # two blocks
    asked = ("Pronouns", "Register", "Forms")
    assert heads(shown) == ["Category", *(head for each in asked for head in (each, "differ", "%"))]


def written(report: Report, how: str) -> str:
    return "".join(render(report, how))


def test_answers_and_labels_are_shown_to_people_and_to_programs(differing: Project):
    report = disagreements_report(disagreements(project=differing, questions=["forms"]))
    shown = written(report, "text")
    assert "  Ada: pronoun no · Register: Does not · Forms: er + sie\n" in shown
    rows = [*csv.DictReader(io.StringIO(written(report, "csv")))]
    assert [
        (row["annotator"], row["register"], row["forms"], row["differ_on"]) for row in rows
    ] == [
        ("Ada", "no", "er+sie", "forms"),
        ("Ben", "no", "er", "forms"),
    ]


def test_the_signature_makes_the_list_and_the_counts_again(differing: Project, run: Run):
    for options in ((), ("--by-category",)):
        first = run("disagreements", differing.path, "--question", "register", *options).stdout
        (signature,) = (line for line in first.splitlines() if line.startswith("table:"))
        assert "|question:register|" in signature
        again = run("disagreements", differing.path, "--signature", signature, *options)
        assert (again.stdout, again.stderr) == (first, "")


def test_a_signature_of_all_questions_names_none(differing: Project, run: Run):
    first = run("disagreements", differing.path).stdout
    (signature,) = (line for line in first.splitlines() if line.startswith("table:"))
    assert "question" not in signature
    assert run("disagreements", differing.path, "--signature", signature).stdout == first


def test_a_question_that_the_project_does_not_ask_is_refused(differing: Project, run: Run):
    with pytest.raises(RefusedError, match="no question ‘tone’"):
        disagreements(project=differing, questions=["tone"])
    text = disagreements(project=differing, questions=["register"]).frame.signature
    result = run(
        "disagreements", differing.path, "--signature", text.replace("register", "tone"), code=1
    )
    assert (
        "The signature is of the question ‘tone’, which this project does not ask" in result.stderr
    )


def test_answers_of_other_versions_of_the_guidelines_are_told_of(differing: Project, run: Run):
    signature = disagreements(project=differing, questions=["register"]).frame.signature
    ask(differing, (REGISTER + FORMS).replace("with register", "another"))
    again = run("disagreements", differing.path, "--signature", signature)
    assert "the guidelines have changed since the signature" in again.stderr


def test_notebooks_ask_for_questions_by_their_ids(differing: Project):
    frame = disagreements_of(differing, questions=["forms"]).frame()
    assert [*frame["forms"]] == ["er+sie", "er"]
    counts = disagreement_counts_of(differing, questions=["forms"]).frame()
    assert {*counts["question"]} == {"forms"}
