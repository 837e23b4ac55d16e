"""Counts of annotators' labels, the candidates that they open, and the published table."""

from pathlib import Path

from protest_core.agreement.answers import answers, answers_report, answers_table
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.questions import FIRST_TWO, Question
from tests.builders.further_questions import judge_further
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.core.agreement.annotation_study import PEOPLE, published_margins, write_study
from tests.core.tables.reports import cells, check_counts_open_as_many, heads


def test_the_published_table_of_two_annotators_comes_out(tmp_path: Path):
    with Project.open(write_study(tmp_path)) as project:
        table = answers(project=project)
        check_counts_open_as_many(project, answers_report(table))
    for question in FIRST_TWO:
        for category, margins in published_margins(question).items():
            for annotator, margin in zip(PEOPLE, margins, strict=True):
                found = table.labels[question, category, annotator]
                assert tuple(found[label] for label in Label) == margin
    *_, everything = cells(answers_table(table, Question.PRONOUN))
    assert everything == ["all", "116", "93", "19", "4", "83", "29", "4"]


def test_what_is_neither_correct_nor_incorrect_is_counted_with_the_reason(project: Project, find):
    bad = Judgement(tags=frozenset({"bad_translation"}))
    for example, judgement in ((1, Judgement(Answer.YES)), (2, bad)):
        say(project, find("one", example), judgement, "Ada")
    records = {each["category"]: each for each in records_of(project)}
    assert (records[None]["correct"], records[None]["none"]) == (1, 1)
    assert records[None]["left_open"] == 0  # it was judged


def records_of(project: Project) -> list[dict]:
    (table,) = answers_report(answers(project=project)).records
    return [each for each in table.records() if each["question"] == "pronoun"]


def test_signs_are_words_in_records_and_for_screen_readers(project: Project, find):
    say(project, find("one", 1), Judgement(Answer.YES), "Ada")
    table = answers_table(answers(project=project), Question.PRONOUN)
    assert heads(table)[2:] == ["Ada\n✓", "Ada\n✗", "Ada\n?"]
    *_, everything = table.rows
    spoken = [column.spoken(everything) for column in table.shown if column.spoken]
    assert spoken == ["all, Ada, correct: 1", "all, Ada, incorrect: 0", "all, Ada, none: 0"]
    assert {"correct", "incorrect", "none"} <= {*records_of(project)[0]}


def test_the_numbers_that_people_see_are_in_the_records(tmp_path: Path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        report = answers_report(answers(project=project))
    (records,) = report.records
    found = {
        (each["question"], each["category"], each["annotator"]): each for each in records.records()
    }
    signs = dict(zip("✓✗?", Label, strict=True))
    for table in report.tables:
        for row in table.rows:
            for column in table.shown[2:]:
                annotator, sign = column.head.split("\n")
                record = found[row.question.id, row.category, annotator]
                assert record[signs[sign]] == column.value(row)
                assert record["candidates"] == table.shown[1].value(row)


def test_further_questions_are_counted_by_their_choices(two_systems: Project):
    judge_further(two_systems)
    table = answers(project=two_systems)
    report = answers_report(table)
    assert check_counts_open_as_many(two_systems, report)
    shown = {each.name: each for each in report.tables}
    assert heads(shown["answers-register"])[2:6] == [
        "Ada\nFits",
        "Ada\nDoes not",
        "Ada\nUnsure",
        "Ada\n?",
    ]
    *_, everything = cells(shown["answers-register"])
    assert everything == ["all", "3", *("2", "1", "0", "0"), *("0", "2", "1", "0")]
    assert shown["answers-register"].below == [
        "? none of these: not judgeable, not answered, or given and not judged yet."
    ]


def test_of_choices_that_were_made_together_each_is_counted(two_systems: Project):
    judge_further(two_systems)
    report = answers_report(answers(project=two_systems))
    (table,) = (each for each in report.tables if each.name == "answers-forms")
    *_, everything = cells(table)
    assert everything == ["all", "2", *("2", "1", "0", "0"), *("2", "0", "0", "0")]
    assert "each is counted" in table.below[-1]


def test_labels_of_further_questions_have_columns_of_their_own(two_systems: Project):
    judge_further(two_systems)
    (table,) = answers_report(answers(project=two_systems)).records
    (pronouns, register) = (
        next(
            each
            for each in table.records()
            if (each["question"], each["category"], each["annotator"]) == (question, None, "Ada")
        )
        for question in ("pronoun", "register")
    )
    assert (pronouns["incorrect"], pronouns["label_yes"]) == (3, None)
    assert (register["incorrect"], register["label_yes"], register["none"]) == (None, 2, 0)
