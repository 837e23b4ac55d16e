"""Comparisons and scores over documents: when, from what, and what is said of it."""

import json
from csv import DictReader, DictWriter
from dataclasses import replace
from shutil import copy

import pytest
from click.testing import CliRunner

from protest_core.cli.main import program
from protest_core.db.project import Project
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.questions import Question
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import pair_notes
from protest_core.scores.compute import score_table
from protest_core.scores.model import ComparedDocuments, ScoreSettings, SystemComparison, SystemPair
from protest_core.signatures.repeat import repeated
from protest_core.signatures.sign import Frame
from protest_core.statistics.differences import Difference
from protest_core.statistics.documents import Over
from protest_core.statistics.proportions import Interval
from protest_core.suite.model import SuiteDescription
from tests.builders.judged_project import write_judged

TEN_DOCUMENTS = "the signs of the differences in 10 documents are changed at random"
OF_TWO = "The examples are of 2 documents: the comparison holds for these texts"


@pytest.fixture(scope="module")
def demonstration(tmp_path_factory):
    """A judged study of ten documents."""
    folder = tmp_path_factory.mktemp("demo")
    result = CliRunner().invoke(program, ["demo", str(folder / "study"), "--judged"])
    assert result.exit_code == 0, result.output
    return folder / "study" / "judged-en-de.protest"


@pytest.fixture
def ten(demonstration):
    with Project.open_to_read(demonstration) as project:
        yield project


@pytest.fixture
def two(tmp_path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        yield project


def compared(project, over=None, **settings) -> SystemComparison:
    return compare_systems(project=project, settings=ScoreSettings(over=over, **settings))


def notes(comparison) -> str:
    return "\n".join(map(str, pair_notes(comparison)))


def test_with_six_documents_and_more_pairs_are_compared_over_these(ten):
    found = compared(ten)
    assert found.documents.over is Over.DOCUMENTS
    assert TEN_DOCUMENTS in notes(found)
    assert "|over:documents+all|" in found.frame.signature


def test_with_fewer_they_are_compared_over_examples_and_it_is_said_of_which_texts(two):
    found = compared(two)
    assert found.documents.over is Over.EXAMPLES
    assert OF_TWO in notes(found)
    assert "McNemar" in notes(found)
    assert "|over:examples|" in found.frame.signature


def test_either_can_be_asked_for(ten, two):
    asked = notes(compared(ten, Over.EXAMPLES))
    assert "With ‘--over documents’ the test is over 10 documents" in asked
    few = compared(two, Over.DOCUMENTS)
    assert "the differences in 2 documents" in notes(few)
    assert "gets down to .05" in notes(few)
    assert all(pair.difference.p >= 0.5 for pair in few.tested)


@pytest.mark.parametrize("excluded", NotJudgeable)
def test_differences_are_the_same_over_documents_and_over_examples(ten, excluded):
    by_documents, by_examples = (
        {
            (pair.first, pair.second): (pair.difference.low, pair.difference.high)
            for pair in compared(ten, over, not_judgeable=excluded).tested
        }
        for over in Over
    )
    assert by_documents.keys() == by_examples.keys() != set()
    for pair, difference in by_documents.items():
        assert difference == pytest.approx(by_examples[pair], abs=1e-9)


def test_documents_are_those_of_the_examples_that_are_chosen(ten):
    found = compared(ten)
    assert sum(found.documents.sizes.values()) == 72
    assert found.documents.number == 10


@pytest.mark.parametrize("over", Over)
def test_a_signature_compares_again_over_the_same(ten, over):
    found = compared(ten, over)
    asked = repeated(project=ten, signature=found.frame.signature, command="protest scores").asked
    settings = ScoreSettings.of(asked)
    assert settings.over is over
    (question,) = asked.questions
    again = compare_systems(project=ten, settings=settings, question=question)
    assert (again.frame.signature, again.pairs) == (found.frame.signature, found.pairs)


def test_a_signature_from_before_is_over_examples(ten):
    """Version 0.1 and the first of 0.2 knew no others."""
    signature = compared(ten, Over.EXAMPLES).frame.signature.replace("|over:examples", "")
    asked = repeated(project=ten, signature=signature, command="protest scores").asked
    assert ScoreSettings.of(asked).over is Over.EXAMPLES
    of_scores = score_table(project=ten, settings=ScoreSettings(over=Over.EXAMPLES)).frame.signature
    assert "over:" not in of_scores


def test_scores_have_an_interval_for_other_texts_beside_that_of_these_candidates(ten):
    table = score_table(project=ten)
    assert table.over_documents
    for system in table.frame.systems:
        these = table.estimate(Question.PRONOUN, system).interval
        others = table.for_texts(Question.PRONOUN, system)
        assert these is not None
        assert others is not None
        assert others.width > these.width
    assert "|over:documents|" in table.frame.signature


def test_over_examples_and_with_few_documents_scores_have_none(ten, two):
    for project, over in ((ten, Over.EXAMPLES), (two, None), (two, Over.DOCUMENTS)):
        table = score_table(project=project, settings=ScoreSettings(over=over))
        assert not table.over_documents
        assert table.for_texts(Question.PRONOUN, table.frame.systems[0]) is None


def test_the_commands_show_it(demonstration):
    def run(*arguments):
        result = CliRunner().invoke(program, [arguments[0], str(demonstration), *arguments[1:]])
        assert result.exit_code == 0, result.output
        return result.stdout

    for command in ("scores", "audit"):
        tables = {
            each["name"]: each["rows"]
            for each in json.loads(run(command, "--format", "json"))["tables"]
        }
        rows = tables["systems" if command == "scores" else "corrected"]
        assert all(row["texts_interval_low"] < row["corrected_interval_low"] for row in rows)
        assert "like these" in run(command)
        assert "like these" in run(command, "--format", "latex")
        assert "like these" not in run(command, "--over", "examples")
    assert TEN_DOCUMENTS in " ".join(run("scores", "--pairs").split())
    assert "McNemar" in run("scores", "--pairs", "--over", "examples")


def comparison_of(sizes, pairs=1) -> SystemComparison:
    difference = Difference(0.1, 0.1, Interval(-0.1, 0.3), 0.2)
    return SystemComparison(
        Frame(SuiteDescription("s", "en", "de")),
        Question.PRONOUN,
        tuple(SystemPair("a", f"b{at}", 100, 100, difference=difference) for at in range(pairs)),
        (),
        documents=ComparedDocuments(dict(enumerate(sizes)), Over.DOCUMENTS),
    )


def test_only_where_something_is_estimated_the_test_is_said_to_allow_for_it():
    estimated = "Unjudged candidates are estimated"
    assert estimated not in notes(comparison_of([10] * 8))
    assert estimated in notes(replace(comparison_of([10] * 8), missing=1))


def test_with_everything_judged_texts_like_these_are_explained_too(demonstration, tmp_path):
    def run(*words):
        result = CliRunner().invoke(program, [*map(str, words)])
        assert result.exit_code == 0, result.output
        return result.stdout

    project, judged = tmp_path / "all.protest", tmp_path / "judged.csv"
    copy(demonstration.with_name("demo-en-de.protest"), project)
    with judged.open("w", encoding="utf-8", newline="") as file:
        writer = DictWriter(
            file, ("system", "example", "pronoun", "antecedent"), extrasaction="ignore"
        )
        writer.writeheader()
        for row in DictReader(run("candidates", project).splitlines()):
            asked = row["category"].startswith("anaphoric")
            writer.writerow(row | {"pronoun": "no", "antecedent": "no" if asked else ""})
    run("judgements", "import", project, judged, "--annotator", "Ann")
    for command, *options in (["scores"], ["audit", "--corrected"]):
        shown = " ".join(run(command, project, *options).split())
        assert "95 %, texts like these: of the corrected score" in shown


@pytest.mark.parametrize("documents", [1, 5])
def test_with_fewer_than_six_documents_no_number_of_systems_is_said_to_help(documents):
    found = comparison_of([10] * documents, 3)
    found = replace(found, documents=replace(found.documents, over=Over.DOCUMENTS))
    assert "however few systems are compared: it takes 6." in notes(found)
    assert "With ‘--over examples’ the comparison holds for th" in notes(found)
    assert "compare fewer systems" not in notes(found)


def test_a_document_with_more_than_half_of_the_examples_is_named():
    of_one = notes(comparison_of([60, *[5] * 8]))
    assert "0 holds 60.0 % of the examples: all 9 documents tell as much as 2.6" in of_one
    assert "holds" not in notes(comparison_of([50, 50, *[5] * 8]))


@pytest.mark.parametrize(
    ("documents", "pairs", "said"),
    [(6, 1, False), (6, 2, True), (9, 10, False), (9, 13, True), (13, 120, False), (12, 120, True)],
)
def test_where_no_p_can_get_down_to_5_percent_it_is_said(documents, pairs, said):
    found = notes(comparison_of([10] * documents, pairs))
    assert ("gets down to .05" in found) is said
