"""`protest agreement` and `protest disagreements` as people type them."""

import csv
import io
import json
import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.agreement.compute import agreement
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.cli.options import TABLE_FORMATS
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.questions import FIRST_TWO, question_named
from tests.builders.fetch import fetch
from tests.core.cli.conftest import Run

AWKWARD = "A_B&C%#1"


@pytest.fixture
def file(project: Project) -> Path:
    """A project in which Ada says yes to example 3 and Ben says no."""
    number = fetch(project, find_candidate, "one", 3)
    ben = Judgement(Answer.NO, tags=frozenset({"odd"}), remark="why, “Es”?")
    ada = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))
    for annotator, said in (("Ada", ada), ("Ben", ben)):
        judge(project=project, candidate_id=number, annotator=annotator, judgement=said)
    return project.path


def rows(text: str, delimiter: str = ",") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text), delimiter=delimiter))


def test_the_figures_are_those_of_the_project(run: Run, judged_file: Path):
    document = json.loads(run("agreement", judged_file, "--format", "json").stdout)
    with Project.open(judged_file) as project:
        table = agreement(project=project)
    (found,) = document["tables"]
    for question in FIRST_TWO:
        *pairs, everybody = [each for each in found["rows"] if each["question"] == question.id]
        expected = [table.pair(question, pair) for pair in table.all_pairs]
        assert [each["kappa"] for each in pairs] == [each.agreement.kappa for each in expected]
        assert [each["overlap"] for each in pairs] == [each.overlap.mean for each in expected]
        assert everybody["alpha"] == table.group(question).alpha
    assert document["signature"] == table.frame.signature


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_a_tidy_table_holds_a_row_for_each_pair_and_category(run, judged_file, how, delimiter):
    found = rows(run("agreement", judged_file, "--by-category", "--format", how).stdout, delimiter)
    with Project.open(judged_file) as project:
        table = agreement(project=project)
    pairs = [row for row in found if row["annotator_1"]]
    assert len(pairs) == len(table.pairs)
    for row in pairs:
        pair = (row["annotator_1"], row["annotator_2"])
        expected = table.pair(question_named(row["question"]), pair, row["category"] or None)
        assert int(row["n"]) == expected.agreement.n
        assert float(row["kappa"]) == pytest.approx(expected.agreement.kappa, rel=1e-5)
        labels = [(one, other) for one in Label for other in Label]
        counts = [int(row[f"{one}_{other}"]) for one, other in labels]
        assert counts == [expected.confusion[each] for each in labels]
    assert len(found) - len(pairs) == len(table.groups)


@pytest.mark.usefixtures("terminal")
def test_all_that_is_asked_for_fits_a_terminal(run: Run, judged_file: Path):
    shown = run("agreement", judged_file, "--by-category", "--confusion").stdout
    *lines, signature = shown.rstrip("\n").split("\n")
    assert max(map(len, lines)) <= 80
    assert signature.startswith("table:agreement|suite:generated@sha256-")
    assert "annotator1 ↓  annotator2 →" in shown


def test_small_categories_are_marked_and_explained(run: Run, file: Path):
    shown = run("agreement", file).stdout
    assert re.search(r"Ada – Ben +1\* +1 +1 +0\.0 +0\.00", shown)
    assert "* Fewer than 10: too few to say." in shown


def test_undefined_kappa_is_explained(run: Run, file: Path, project: Project):
    number = fetch(project, find_candidate, "one", 3)
    judge(project=project, candidate_id=number, annotator="Ada", judgement=Judgement(Answer.NO))
    shown = run("agreement", file).stdout
    assert re.search(r"Ada – Ben +1\* +1 +1 +100\.0 +– +–", shown)
    assert "Pronouns, Ada and Ben: no kappa. All have the same label" in shown.replace("\n", " ")


@pytest.mark.parametrize(("how", "delimiter"), [("csv", ","), ("tsv", "\t")])
def test_a_carriage_return_in_a_remark_begins_no_row(run, file, how, delimiter):
    with Project.open(file) as project:
        number = fetch(project, find_candidate, "one", 3)
        ben = Judgement(Answer.NO, remark="one\rtwo")
        judge(project=project, candidate_id=number, annotator="Ben", judgement=ben)
    written = run("disagreements", file, "--format", how).stdout_bytes.decode()
    found = csv.DictReader(io.StringIO(written, newline=""), delimiter=delimiter)
    assert [row["remark"] for row in found] == ["", "one\rtwo"]


@pytest.mark.parametrize("command", ["agreement", "disagreements"])
def test_annotators_are_named_with_commas_or_one_by_one(run: Run, judged_file: Path, command):
    names = ("annotator1", "annotator3")
    one = run(command, judged_file, "--annotators", ", ".join(names))
    other = run(command, judged_file, "--annotator", names[0], "--annotator", names[1])
    assert one.stdout == other.stdout
    assert "annotator2" not in one.stdout
    assert "|annotators:annotator1,annotator3|" in one.stdout
    assert "annotator2" in run(command, judged_file).stdout
    unknown = run(command, judged_file, "--annotators", "annotator1,Dora", code=1)
    assert "The project has no annotator ‘Dora’." in unknown.stderr


def test_systems_and_categories_narrow_what_is_compared(run: Run, judged_file: Path):
    chosen = ("--system", "system2", "--category", "event_it", "--format", "json")
    document = json.loads(run("agreement", judged_file, *chosen).stdout)
    assert {each["question"] for each in document["tables"][0]["rows"]} == {"pronoun"}
    assert "|systems:system2|categories:event_it|" in document["signature"]


def test_systems_and_categories_narrow_the_list_of_disagreements(run: Run, judged_file: Path):
    def found(*chosen: str) -> list[tuple[str, str]]:
        document = json.loads(run("disagreements", judged_file, *chosen, "--format", "json").stdout)
        return [(each["system"], each["category"]) for each in document["tables"][0]["rows"]]

    everywhere = found()
    system, category = everywhere[0]
    here = found("--system", system, "--category", category)
    assert here == [each for each in everywhere if each == (system, category)]
    assert len(here) < len(everywhere)


def test_consistency_tells_who_judged_what_differently(run: Run, judged_file: Path):
    document = json.loads(run("agreement", judged_file, "--consistency", "--format", "json").stdout)
    counts, different = (table["rows"] for table in document["tables"])
    assert all(each["pairs"] == each["same"] + each["different"] for each in counts)
    groups = defaultdict(list)
    for each in different:
        groups[each["annotator"], each["question"], each["example"]].append(each["label"])
    assert groups
    assert all(len(set(labels)) > 1 for labels in groups.values())
    found = rows(run("agreement", judged_file, "--consistency", "--format", "csv").stdout)
    assert [int(row["different"]) for row in found] == [each["different"] for each in counts]
    shown = run("agreement", judged_file, "--consistency").stdout
    assert "annotator1 differently, pronouns:" in shown


def test_a_project_without_judgements_says_so(run: Run, project_file: Path):
    assert "nothing to compare" in run("agreement", project_file).stdout
    assert "nothing to compare" in run("disagreements", project_file).stdout
    assert "Nobody has judged" in run("agreement", project_file, "--consistency").stdout


def test_a_disagreement_is_told_with_words_answers_tags_and_remark(run: Run, file: Path):
    assert run("disagreements", file).stdout.split("\n")[2:8] == [
        "People differ on 1 of 1 candidate.",
        "",
        "one · example 3 · pleonastic · it",
        "  It → Es",
        "  Ada: pronoun yes · selected: Es",
        "  Ben: pronoun no · tags: odd · remark: “why, “Es”?”",
    ]
    (ada, ben) = rows(run("disagreements", file, "--format", "csv").stdout)
    assert (ada["system"], ada["example"], ada["source"], ada["target"]) == ("one", "3", "It", "Es")
    assert (ada["pronoun"], ada["antecedent"], ada["selected"]) == ("correct", "", "Es")
    assert (ben["pronoun"], ben["tags"], ben["remark"]) == ("incorrect", "odd", "why, “Es”?")
    (table,) = json.loads(run("disagreements", file, "--format", "json").stdout)["tables"]
    assert [each["differ_on"] for each in table["rows"]] == [["pronoun"], ["pronoun"]]
    assert [each["pronoun"] for each in table["rows"]] == ["correct", "incorrect"]


def test_the_question_of_a_disagreement_can_be_chosen(run: Run, file: Path):
    assert "differ on 1 of 1" in run("disagreements", file, "--question", "pronoun").stdout
    assert "nothing to compare" in run("disagreements", file, "--question", "antecedent").stdout


@pytest.mark.parametrize(
    "options", [("agreement",), ("agreement", "--consistency"), ("disagreements",)]
)
@pytest.mark.parametrize("how", TABLE_FORMATS)
def test_every_format_carries_the_signature(run: Run, judged_file: Path, options, how):
    command, *more = options
    output = run(command, judged_file, *more, "--format", how).stdout
    assert "|annotators:all|judgements:judged" in output


@pytest.mark.parametrize("command", ["agreement", "disagreements"])
def test_names_that_mean_something_to_latex_come_through(run: Run, judged_file: Path, command):
    with closing(sqlite3.connect(judged_file)) as database:
        database.execute("UPDATE system SET name = ? WHERE name = 'system1'", (AWKWARD,))
        database.execute("UPDATE annotator SET name = ? WHERE name = 'annotator1'", (AWKWARD,))
        database.commit()
    output = run(command, judged_file, "--format", "latex").stdout
    body = "".join(line for line in output.splitlines() if not line.startswith("%"))
    assert r"A\_B\&C\%\#1" in body
    assert AWKWARD not in body


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--given",),
        ("--annotators", "annotator1,annotator3", "--system", "system2"),
        ("--consistency", "--category", "pleonastic_it"),
    ],
)
def test_a_signature_makes_the_table_again(run: Run, judged_file: Path, options):
    table = run("agreement", judged_file, *options).stdout
    more = [each for each in options if each == "--consistency"]
    signature = table.rstrip("\n").split("\n")[-1]
    again = run("agreement", judged_file, "--signature", signature, *more)
    assert again.stdout == table
    assert again.stderr == ""
    assert bool(options) is (table != run("agreement", judged_file).stdout)


def test_a_signature_of_consistency_makes_that_again_by_itself(run: Run, judged_file: Path):
    table = run("agreement", judged_file, "--consistency").stdout
    signature = table.rstrip("\n").split("\n")[-1]
    assert run("agreement", judged_file, "--signature", signature).stdout == table
    of_agreement = run("agreement", judged_file).stdout.rstrip("\n").split("\n")[-1]
    both = run("agreement", judged_file, "--consistency", "--signature", of_agreement, code=2)
    assert "leave --consistency out" in both.stderr


@pytest.mark.parametrize("options", [(), ("--question", "pronoun", "--system", "system2")])
def test_a_signature_makes_the_list_of_disagreements_again(run: Run, judged_file: Path, options):
    found = run("disagreements", judged_file, *options).stdout
    signature = found.rstrip("\n").split("\n")[-1]
    assert run("disagreements", judged_file, "--signature", signature).stdout == found
    assert ("question:pronoun|" in signature) is bool(options)
    refused = run("agreement", judged_file, "--signature", signature, code=1)
    assert "‘protest disagreements’ takes it" in refused.stderr
    both = run(
        "disagreements", judged_file, "--signature", signature, "--system", "system1", code=2
    )
    assert "leave the other options out" in both.stderr


def test_beside_a_signature_nothing_else_is_chosen(run: Run, judged_file: Path):
    signature = run("agreement", judged_file).stdout.rstrip("\n").split("\n")[-1]
    refused = run("agreement", judged_file, "--signature", signature, "--given", code=2)
    assert "leave the other options out" in refused.stderr


def test_of_another_table_or_another_suite_a_signature_is_told_or_refused(
    run: Run, judged_file: Path
):
    of_scores = run("scores", judged_file).stdout.rstrip("\n").split("\n")[-1]
    refused = run("agreement", judged_file, "--signature", of_scores, code=1)
    assert "is of a table of scores. ‘protest scores’ takes it." in refused.stderr
    before_there_were_tables = of_scores.removeprefix("table:scores|")
    result = run("agreement", judged_file, "--signature", before_there_were_tables)
    assert "note: the signature is of another kind of table" in result.stderr
    other = before_there_were_tables.replace("suite:generated@", "suite:other@")
    refused = run("agreement", judged_file, "--signature", other, code=1)
    assert "is of the suite other" in refused.stderr


def test_a_list_of_nobody_is_refused(run: Run, file: Path):
    assert "has no name" in run("agreement", file, "--annotators", ",", code=2).stderr
