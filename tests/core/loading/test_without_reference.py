"""Projects without a reference: everything is referred until people have judged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.annotating.candidate_view import view_candidate, view_reference
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.db.project import Project
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.match_project import candidate_matches, evaluate
from protest_core.export.wrong_translations.make import Contrast
from protest_core.export.wrong_translations.pairs import contrast_pairs
from protest_core.files.problems import ProblemList
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.create_project import check_suite
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.rules import Reason
from protest_core.metrics.measure import METRICS, measure
from protest_core.report_page.gather import project_report
from protest_core.report_page.html.document import write_report_html
from protest_core.suite.directory import read_suite_directory, write_suite_directory
from protest_core.suite.draft import SuiteDraft
from protest_core.suite.queries import load_description
from protest_core.suite.saving import open_suite
from protest_core.suite.view import SuiteViewer
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.small_batch import write_batch
from tests.builders.small_suite import FILES, write_suite
from tests.builders.without_reference import CHANGES, write_project

RAIN = 3
RIGHT = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))


@pytest.fixture
def without(tmp_path: Path) -> Iterator[Project]:
    with Project.open(write_project(tmp_path)) as project:
        yield project


def test_a_suite_says_that_it_has_no_reference(tmp_path: Path):
    directory = write_suite(tmp_path / "s", **CHANGES)
    checked = check_suite(directory=directory)
    assert checked.suite.without_reference
    assert not checked.warnings


def test_a_suite_that_does_not_say_so_is_refused(tmp_path: Path):
    directory = write_suite(tmp_path / "s", reference_txt=None, reference_align=None)
    with pytest.raises(InputError, match="write without_reference = true here"):
        check_suite(directory=directory)


@pytest.mark.parametrize("left", ["reference_txt", "reference_align"])
def test_a_reference_that_should_not_be_there_is_refused(tmp_path: Path, left: str):
    name = left.replace("_", ".")
    directory = write_suite(tmp_path / "s", **{**CHANGES, left: FILES[name]})
    with pytest.raises(InputError, match=f"{name}: suite.toml says without_reference"):
        check_suite(directory=directory)


def test_words_of_a_missing_reference_cannot_be_set_by_hand(tmp_path: Path):
    examples = FILES["examples.jsonl"].replace(
        '"line":4,"token":0}', '"line":4,"token":0,"reference":{"pronoun":[0]}}'
    )
    directory = write_suite(tmp_path / "s", **CHANGES, examples_jsonl=examples)
    with pytest.raises(InputError, match="reference"):
        check_suite(directory=directory)


def test_a_suite_is_written_as_it_was_read(tmp_path: Path):
    directory = write_suite(tmp_path / "s", **CHANGES)
    contents = read_suite_directory(directory, ProblemList())
    write_suite_directory(contents, tmp_path / "again")
    assert not (tmp_path / "again" / "reference.txt").exists()
    assert read_suite_directory(tmp_path / "again", ProblemList()) == contents


def test_no_example_of_it_is_doubtful_for_its_links(tmp_path: Path):
    opened = open_suite(directory=write_suite(tmp_path / "s", **CHANGES))
    viewer = SuiteViewer(SuiteDraft(opened.contents))
    assert not any(map(viewer.warnings, opened.contents.suite.examples))


def test_everything_is_referred_for_one_reason(without: Project):
    assert fetch(without, load_description).without_reference
    found = [*candidate_matches(project=without)]
    assert len(found) == 10
    assert {each.match.reasons for each in found} == {(Reason.NO_REFERENCE,)}
    assert {each.match.matched for each in found} == {None}


def test_a_project_with_a_reference_has_one(project: Project):
    assert not fetch(project, load_description).without_reference


def test_a_translation_that_people_call_correct_becomes_a_reference(without: Project):
    say(without, ("one", RAIN), RIGHT)
    evaluate(project=without, change={"verified_translations": True})
    matched = {
        (each.system, each.example.id): each.match.matched
        for each in candidate_matches(project=without)
    }
    assert matched["two", RAIN] == "one"
    assert [key for key, by in matched.items() if by] == [("two", RAIN)]


def test_raw_outputs_are_tokenised_as_is_usual(without: Project, tmp_path: Path):
    text = tmp_path / "raw.txt"
    text.write_text("\n".join(["Es ist, wie es ist."] * 7) + "\n", encoding="utf-8")
    output = SystemOutput("raw", text, None, tokenised=False)
    notes = load_systems(project=without, outputs=[output]).notes
    assert any("because there is no reference that shows how" in each for each in notes)


def test_an_output_in_another_language_is_still_noticed(without: Project, tmp_path: Path):
    line = "Nous savons que la lampe est là et que les gens ne la voient pas dans la nuit noire ."
    text = tmp_path / "french.txt"
    text.write_text("\n".join([" ".join([line] * 3)] * 7) + "\n", encoding="utf-8")
    with pytest.raises(InputError, match="looks more like French than German"):
        load_systems(project=without, outputs=[SystemOutput("french", text, None, tokenised=False)])


@pytest.mark.parametrize("name", METRICS)
def test_metrics_are_refused(without: Project, name: str):
    with pytest.raises(RefusedError, match="this suite has none"):
        measure(project=without, metrics=[name])


def test_a_report_says_why_it_has_no_metrics(without: Project):
    report = project_report(project=without)
    page = "".join(write_report_html(report))
    assert "There is no reference" in page
    assert page.count("Metrics compare systems with a reference, and this suite has none.") == 2


def test_annotators_cannot_ask_for_it(without: Project, tmp_path: Path):
    candidate = 1
    view = view_candidate(project=without, candidate_id=candidate, annotator="Ada")
    with pytest.raises(RefusedError, match="do not see the reference"):
        view_reference(project=without, view=view)
    with pytest.raises(RefusedError, match="do not see the reference"):
        write_batch(without, tmp_path / "mail", with_reference=True)


def test_batches_are_handed_out_as_usual(tmp_path: Path):
    with Project.open(write_project(tmp_path, "one")) as project:
        path = write_batch(project, tmp_path / "mail")
    with open_batch(path=path) as batch:
        assert len(batch_candidates(batch=batch)) == 5


def test_verified_translations_give_contrast_pairs(without: Project):
    say(without, ("one", RAIN), RIGHT)
    pairs = contrast_pairs(project=without, hows=[*Contrast])
    assert pairs.verified == 1
