"""Links are corrected in a batch as in a project; nothing is matched there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.annotating.session import AnnotationSession
from protest_core.batches.open_batch import Batch, batch_candidates, open_batch
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import Answer, State
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections, undo_correction
from tests.builders.small_batch import ANNA, write_batch
from tests.builders.two_systems import finder

PRONOUN, RAIN = 0, 3  # “It rains .” – “Es regnet .”, on line 4


def rain_of(batch: Batch) -> CandidateId:
    (found,) = (
        each
        for each in batch_candidates(batch=batch)
        if fetch(batch.project, load_candidate, each).example.id == RAIN
    )
    return found


def sitting_in(batch: Batch) -> AnnotationSession:
    return AnnotationSession(batch.project, [rain_of(batch)], ANNA)


@pytest.fixture
def batch(project: Project, tmp_path: Path) -> Iterator[Batch]:
    with open_batch(path=write_batch(project, tmp_path / "mail")) as batch:
        yield batch


@pytest.fixture
def sitting(batch: Batch) -> AnnotationSession:
    return sitting_in(batch)


def history(sitting: AnnotationSession) -> list[tuple[tuple[int, ...], str, bool]]:
    links = list_link_corrections(project=sitting.project, candidate_id=sitting.candidate_id)
    return [(each.tokens, each.author, each.ended_at is None) for each in links]


def test_the_real_word_is_chosen_and_judged(sitting):
    sitting.correct_links({PRONOUN: [1]})
    assert sitting.selectable == ((4, 1),)
    sitting.answer("pronoun", Answer.YES)
    assert (sitting.judgement.tokens, sitting.state) == ({(4, 1)}, State.DONE)
    assert history(sitting) == [((1,), ANNA, True)]


def test_nothing_is_matched_and_nothing_of_matching_is_shown(sitting):
    sitting.correct_links({PRONOUN: []})
    assert sitting.view.reasons is None
    assert fetch(sitting.project, load_reasons, sitting.candidate_id) is None


def test_where_nothing_is_linked_words_can_be_chosen(project: Project, tmp_path: Path):
    rain = finder(project)("one", RAIN)
    correct_links(project=project, candidate_id=rain, part=PRONOUN, tokens=[], author="Ada")
    with open_batch(path=write_batch(project, tmp_path / "mail")) as batch:
        sitting = sitting_in(batch)
        assert sitting.selectable == ()
        sitting.correct_links({PRONOUN: [0]})
        assert sitting.selectable == ((4, 0),)


def test_an_answer_about_other_words_becomes_a_contradiction_and_stays(sitting):
    sitting.answer("pronoun", Answer.YES)
    sitting.correct_links({PRONOUN: []})
    assert sitting.judgement.tokens == {(4, 0)}
    assert sitting.conflicts == (Conflict.TOKENS_NOT_HIGHLIGHTED,)
    assert sitting.counts[State.CONFLICT] == 1


def test_undo_and_redo_work_as_in_a_project(sitting):
    sitting.correct_links({PRONOUN: [1]})
    sitting.undo()
    assert sitting.selectable == ((4, 0),)
    sitting.redo()
    assert sitting.selectable == ((4, 1),)
    assert history(sitting) == [((1,), ANNA, False), ((1,), ANNA, True)]


def test_undo_brings_back_what_was_handed_out_though_nobody_says_whose_it_is(
    project: Project, tmp_path: Path
):
    rain = finder(project)("one", RAIN)
    correct_links(project=project, candidate_id=rain, part=PRONOUN, tokens=[1], author="Ada")
    with open_batch(path=write_batch(project, tmp_path / "mail")) as batch:
        sitting = sitting_in(batch)
        sitting.correct_links({PRONOUN: [2]})
        sitting.undo()
        assert sitting.selectable == ((4, 1),)
        sitting.redo()
        sitting.undo_correction(PRONOUN)  # the aligner's
        assert sitting.selectable == ((4, 0),)
        assert ("", True) not in {(author, held) for _, author, held in history(sitting)}


def test_one_finds_ones_own_correction_with_ones_name(project: Project, tmp_path: Path):
    rain = finder(project)("one", RAIN)
    correct_links(project=project, candidate_id=rain, part=PRONOUN, tokens=[2], author="Ada")
    correct_links(project=project, candidate_id=rain, part=PRONOUN, tokens=[1], author=ANNA)
    with open_batch(path=write_batch(project, tmp_path / "mail")) as batch:
        assert history(sitting_in(batch)) == [((2,), "", False), ((1,), ANNA, True)]


def test_handed_out_so_links_are_read_only(project: Project, tmp_path: Path):
    path = write_batch(project, tmp_path / "mail", corrects_links=False)
    with open_batch(path=path) as batch:
        assert not batch.corrects_links
        rain = rain_of(batch)
        with pytest.raises(RefusedError, match="incorrect_word_alignment"):
            correct_links(
                project=batch.project, candidate_id=rain, part=PRONOUN, tokens=[0], author=ANNA
            )
        with pytest.raises(RefusedError, match="incorrect_word_alignment"):
            undo_correction(project=batch.project, candidate_id=rain, part=PRONOUN)
        assert list_link_corrections(project=batch.project, candidate_id=rain) == ()


def test_nobody_else_corrects_links_in_a_batch_without_a_name(batch):
    with pytest.raises(RefusedError, match="No annotator can be called"):
        correct_links(
            project=batch.project,
            candidate_id=rain_of(batch),
            part=PRONOUN,
            tokens=[0],
            author="a\nb",
        )
