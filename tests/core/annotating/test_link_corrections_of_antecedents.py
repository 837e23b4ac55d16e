"""Several antecedents, each with its own words: settling one says nothing of another."""

from pathlib import Path

import pytest

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.annotating.candidate_view import view_candidate
from protest_core.annotating.link_corrections import others_with_antecedent
from protest_core.candidates.filter import CandidateFilter, Links
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.queries.summary import load_summary
from protest_core.ids import CandidateId, ExampleId
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, undo_correction
from tests.builders.shared_antecedents import EXAMPLES, GUESTS, LAMP
from tests.builders.small_suite import write_suite, write_system

PRONOUN = 0
UNLINKED = AlignmentWarning.ANTECEDENT_UNLINKED
DISPUTED = AlignmentWarning.PRONOUN_DISPUTED


@pytest.fixture
def suite_directory(tmp_path: Path) -> Path:
    return write_suite(tmp_path / "suite", examples_jsonl=EXAMPLES)


@pytest.fixture
def they(project: Project, tmp_path: Path) -> CandidateId:
    """Two antecedents, and the aligner is unsure about some of them and about the pronoun."""
    load_systems(project=project, outputs=[SystemOutput("two", *write_system(tmp_path, "two"))])
    evaluate(project=project)
    with project.changing() as tx:
        save_warnings(tx, "one", {ExampleId(2): [DISPUTED, UNLINKED]})
    found = of_example(project, 2)
    assert warnings(project, found) == (DISPUTED, UNLINKED)
    return found


def of_example(project: Project, example: int) -> CandidateId:
    return fetch(project, find_candidate, "one", ExampleId(example))


def warnings(project: Project, candidate: CandidateId) -> tuple[AlignmentWarning, ...]:
    return view_candidate(project=project, candidate_id=candidate, annotator="Ada").warnings


def save_correction(project: Project, candidate: CandidateId, part: int, *tokens: int) -> None:
    correct_links(project=project, candidate_id=candidate, part=part, tokens=tokens, author="Ada")


def unsure(project: Project) -> list[CandidateId]:
    return list(list_candidates(project=project, chosen=CandidateFilter(links=Links.UNSURE)))


def test_one_antecedent_settles_nothing_about_another(project: Project, they: CandidateId):
    save_correction(project, they, LAMP, 2)
    assert warnings(project, they) == (DISPUTED, UNLINKED)
    save_correction(project, they, PRONOUN, 0)
    assert warnings(project, they) == (UNLINKED,)
    assert unsure(project) == [they]
    assert sum(fetch(project, load_summary).unsure.values()) == 1
    save_correction(project, they, GUESTS, 1)
    assert warnings(project, they) == ()
    assert unsure(project) == []
    assert not fetch(project, load_summary).unsure


@pytest.mark.parametrize("part", [LAMP, GUESTS])
def test_antecedents_settle_nothing_about_the_pronoun(
    project: Project, they: CandidateId, part: int
):
    save_correction(project, they, part)
    save_correction(project, they, LAMP + GUESTS - part)
    assert warnings(project, they) == (DISPUTED,)


def test_what_is_taken_back_is_in_doubt_again(project: Project, they: CandidateId):
    save_correction(project, they, LAMP, 2)
    save_correction(project, they, GUESTS, 1)
    undo_correction(project=project, candidate_id=they, part=GUESTS)
    assert warnings(project, they) == (DISPUTED, UNLINKED)


def test_the_other_examples_of_an_antecedent_are_those_that_have_to_agree_with_it(
    project: Project, they: CandidateId
):
    it = of_example(project, 1)
    others = others_with_antecedent(project=project, part_of=(it, 1))
    assert others == {(they, LAMP): None}
    save_correction(project, it, 1, 1)
    found = others_with_antecedent(project=project, part_of=(they, LAMP))
    assert [(part_of, link and link.tokens) for part_of, link in found.items()] == [((it, 1), (1,))]
    assert others_with_antecedent(project=project, part_of=(they, GUESTS)) == {}
    assert others_with_antecedent(project=project, part_of=(they, PRONOUN)) == {}
