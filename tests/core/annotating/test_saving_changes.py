"""Changes of a session that are saved elsewhere: one at a time, in order, none forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from protest_core.annotating.candidate_tags import candidate_tags
from protest_core.annotating.draft import Activity
from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.session import AnnotationSession
from protest_core.annotating.unsaved import (
    Failure,
    UnsavedChange,
    UnsavedJudgement,
    UnsavedLinks,
    UnsavedTag,
    UnsavedWork,
    save_copy,
)
from protest_core.candidates.filter import CandidateFilter
from protest_core.changes import ChangeSet
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.errors import ConflictError, DiskError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections
from tests.builders.own_tags import add_candidate_tag
from tests.builders.programs import add_program

YES, NO = Answer.YES, Answer.NO
PRONOUN = 0
LOCKED = DiskError("the file is locked")


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def session(project: Project, clock: Clock) -> AnnotationSession:
    evaluate(project=project)
    return later(project, clock)


def later(
    project: Project, clock: Clock | None = None, earlier: AnnotationSession | None = None
) -> AnnotationSession:
    return AnnotationSession(
        project,
        list_candidates(project=project, chosen=CandidateFilter()),
        "ada",
        save_at_once=False,
        earlier=earlier,
        activity=Activity(clock or Clock()),
    )


def next_of(session: AnnotationSession) -> UnsavedChange:
    change = session.next_unsaved()
    assert change is not None
    return change


def save_one(session: AnnotationSession) -> UnsavedChange:
    change = next_of(session)
    change.save(session.project)
    session.saved(change)
    return change


def stored(session: AnnotationSession) -> Judgement:
    return fetch(session.project, load_judgement, session.candidate_id, "ada")


def test_nothing_is_in_the_project_until_somebody_saves_it(session: AnnotationSession):
    session.answer("pronoun", NO)
    assert session.has_unsaved
    assert stored(session) == Judgement()
    change = next_of(session)
    assert change.save(session.project) == ChangeSet(judgements=(session.candidate_id,))
    assert session.has_unsaved  # nobody has reported it
    session.saved(change)
    assert not session.has_unsaved
    assert stored(session) == Judgement(NO)
    assert session.next_unsaved() is None


def test_links_come_first_then_judgements_tags_and_work(session: AnnotationSession, clock: Clock):
    session.answer("pronoun", NO)
    save_one(session)
    session.next()
    session.add_own_tag("paper")
    session.answer("pronoun", NO)
    session.correct_links({PRONOUN: [1]})
    session.previous()
    clock.now += 5
    session.pause()
    kinds = [type(save_one(session)) for _ in range(4)]
    assert kinds == [UnsavedLinks, UnsavedJudgement, UnsavedTag, UnsavedWork]
    assert session.next_unsaved() is None


def test_one_change_is_saved_at_a_time(session: AnnotationSession):
    session.answer("pronoun", NO)
    session.next()
    session.answer("pronoun", NO)
    first = next_of(session)
    assert session.next_unsaved() is None
    session.saved(first)
    assert next_of(session) != first


def test_what_was_said_after_a_save_began_stays_unsaved(session: AnnotationSession):
    session.answer("pronoun", NO)
    change = next_of(session)
    session.answer("pronoun", YES)
    change.save(session.project)
    session.saved(change)
    assert session.has_unsaved
    save_one(session)  # and nobody is asked whether it may overwrite our own
    assert stored(session) == session.judgement
    assert stored(session).pronoun is YES


def test_while_the_file_cannot_be_written_everything_stays_unsaved(session: AnnotationSession):
    session.correct_links({PRONOUN: []})
    session.answer("pronoun", NO)
    session.add_own_tag("paper")
    for _ in range(2):
        assert session.failed(next_of(session), LOCKED) is Failure.LATER
        assert session.failure == "the file is locked"
    for _ in range(3):
        save_one(session)
    assert (session.failure, session.has_unsaved) == ("", False)


def test_a_judgement_that_is_refused_waits_and_keeps_no_other_from_being_saved(
    session: AnnotationSession,
):
    session.answer("pronoun", NO)
    refused = next_of(session)
    assert session.failed(refused, RefusedError("not that")) is Failure.REFUSED
    assert session.next_unsaved() is None
    session.next()
    session.answer("pronoun", NO)
    save_one(session)
    assert session.failure == "not that"  # of the one that still waits
    session.try_again()
    assert save_one(session) == refused
    assert session.failure == ""


def test_a_judgement_that_is_refused_and_changed_is_tried_again(session: AnnotationSession):
    session.answer("pronoun", NO)
    session.failed(next_of(session), RefusedError("not that"))
    session.answer("pronoun", YES)
    save_one(session)
    assert stored(session).pronoun is YES


@pytest.fixture
def overtaken(session: AnnotationSession) -> AnnotationSession:
    """Somebody judged the same in another window."""
    session.answer("pronoun", NO)
    judge(
        project=session.project,
        candidate_id=session.candidate_id,
        annotator="ada",
        judgement=Judgement(YES, remark="theirs"),
    )
    change = next_of(session)
    with pytest.raises(ConflictError) as caught:
        change.save(session.project)
    assert session.failed(change, caught.value) is Failure.REFUSED
    assert session.overtaken == session.candidate_id
    return session


def test_of_two_judgements_ones_own_can_be_kept(overtaken: AnnotationSession):
    overtaken.keep_own(overtaken.candidate_id)
    overtaken.try_again()
    save_one(overtaken)
    assert stored(overtaken) == Judgement(NO)
    assert overtaken.overtaken is None


def test_or_the_other_one_be_taken(overtaken: AnnotationSession):
    overtaken.take_theirs(overtaken.candidate_id)
    assert overtaken.judgement.remark == "theirs"
    assert not overtaken.has_unsaved


def test_the_next_session_does_not_overwrite_it_unasked_either(overtaken: AnnotationSession):
    following = later(overtaken.project, earlier=overtaken)
    following.try_again()
    with pytest.raises(ConflictError):
        following.save_now()
    assert stored(following).remark == "theirs"
    assert following.overtaken == following.candidate_id
    following.keep_own(following.candidate_id)
    following.try_again()
    save_one(following)
    assert stored(following) == Judgement(NO)


@pytest.mark.parametrize("error", [RefusedError("no"), ZeroDivisionError()])
def test_links_that_are_refused_are_dropped_and_cannot_be_undone(
    session: AnnotationSession, error: Exception
):
    before = session.selectable
    session.correct_links({PRONOUN: []})
    assert session.failed(next_of(session), error) is Failure.DROPPED
    session.reload()
    assert session.selectable == before
    assert session.history.to_undo is None


def test_a_tag_that_is_refused_is_dropped(session: AnnotationSession):
    session.add_own_tag(" no tag ")
    change = next_of(session)
    with pytest.raises(RefusedError) as caught:
        change.save(session.project)
    assert session.failed(change, caught.value) is Failure.DROPPED
    assert session.own_tags == frozenset()
    assert session.history.to_undo is None


def test_work_without_a_judgement_that_cannot_be_saved_is_no_matter(
    session: AnnotationSession, clock: Clock
):
    session.answer("pronoun", NO)
    save_one(session)
    clock.now += 5
    session.pause()
    change = next_of(session)
    assert change == UnsavedWork("ada", {session.candidate_id: 5.0})
    assert session.failed(change, LOCKED) is Failure.UNIMPORTANT
    assert (session.failure, session.has_unsaved, session.next_unsaved()) == ("", False, None)
    session.more_above()
    session.pause()
    assert save_one(session) == change  # with the next pause


def test_work_since_a_save_began_is_saved_later(session: AnnotationSession, clock: Clock):
    clock.now += 6
    session.answer("pronoun", NO)
    change = next_of(session)
    clock.now += 2
    session.pause()
    session.saved(change)
    assert save_one(session) == UnsavedWork("ada", {session.candidate_id: 2.0})


def test_what_one_session_could_not_save_the_next_one_does(session: AnnotationSession):
    session.answer("pronoun", NO)
    session.add_own_tag("paper")
    under_way = next_of(session)
    following = later(session.project, earlier=session)
    assert following.next_unsaved() is None  # that of the earlier one is not at an end
    following.saved(under_way)
    assert isinstance(next_of(following), UnsavedTag)


def test_own_tags_and_judgements_are_undone_in_one_order(session: AnnotationSession):
    session.add_own_tag("paper")
    session.answer("pronoun", NO)
    session.next()
    session.add_own_tag("odd")
    session.undo()
    assert session.own_tags == frozenset()
    session.undo()
    assert session.navigator.position == 0
    assert (session.judgement, session.own_tags) == (Judgement(), {"paper"})
    session.undo()
    assert session.own_tags == frozenset()
    for _ in range(3):
        session.redo()
    session.save_now()
    assert candidate_tags(project=session.project, candidate_id=session.candidate_id) == ("odd",)
    session.go_to(0)
    assert session.own_tags == {"paper"}
    assert stored(session) == Judgement(NO)


def test_a_tag_that_goes_before_it_was_saved_does_not_come_later(session: AnnotationSession):
    session.add_own_tag("paper")
    session.failed(next_of(session), LOCKED)
    session.undo()
    session.save_now()
    assert candidate_tags(project=session.project, candidate_id=session.candidate_id) == ()


def test_a_tag_that_is_there_already_is_nothing_to_undo(session: AnnotationSession):
    here = session.candidate_id
    add_candidate_tag(project=session.project, candidate_id=here, tag="paper", added_by="eve")
    session.add_own_tag("paper")
    assert (session.history.to_undo, session.has_unsaved) == (None, False)


def test_a_copy_holds_everything_that_is_unsaved(
    overtaken: AnnotationSession, tmp_path: Path, clock: Clock
):
    overtaken.add_own_tag("paper")
    overtaken.next()
    clock.now += 11
    overtaken.answer("pronoun", NO)
    overtaken.correct_links({PRONOUN: []})
    path = tmp_path / "copy.protest"
    save_copy(project=overtaken.project, path=path, changes=overtaken.unsaved_changes())
    with Project.open(path) as copy:
        there = later(copy)
        assert (there.judgement, there.own_tags) == (Judgement(NO), {"paper"})
        there.next()
        assert (there.judgement, there.selectable) == (Judgement(NO), overtaken.selectable)
    assert stored(overtaken) == Judgement()  # the project itself is as it was


def test_in_a_copy_ones_own_links_take_precedence_and_so_does_the_answer_on_them(
    session: AnnotationSession, tmp_path: Path
):
    session.correct_links({PRONOUN: [1]})
    session.answer("pronoun", YES)
    assert session.judgement.tokens
    here = session.candidate_id
    correct_links(project=session.project, candidate_id=here, part=PRONOUN, tokens=[], author="ben")
    path = tmp_path / "copy.protest"
    changes = session.unsaved_changes()
    assert save_copy(project=session.project, path=path, changes=changes) == ()
    with Project.open(path) as copy:
        there = later(copy)
        assert there.selectable == session.selectable
        assert there.judgement == session.judgement
        made = list_link_corrections(project=copy, candidate_id=here)
        assert [each.author for each in made] == ["ben", "ada"]  # that of the other is on record


def test_what_the_copy_refuses_too_is_told_with_the_reason(
    session: AnnotationSession, tmp_path: Path
):
    add_program(session.project, "ada")
    session.add_own_tag("paper")
    session.answer("pronoun", NO)
    path = tmp_path / "copy.protest"
    changes = session.unsaved_changes()
    (left_out,) = save_copy(project=session.project, path=path, changes=changes)
    assert left_out.change in changes
    assert isinstance(left_out.change, UnsavedJudgement)
    assert "ada is a program" in left_out.why
    with Project.open(path) as copy:
        assert later(copy).own_tags == {"paper"}


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_saving_at_once_raises_why_not_and_tries_again_with_the_next_change(project: Project):
    project.close()
    with Project.open(project.path, patience=Patience(0.0, 0.0)) as impatient:
        everything = list_candidates(project=impatient, chosen=CandidateFilter())
        session = AnnotationSession(impatient, everything, "ada")
        with locked(project.path), pytest.raises(DiskError, match="another program"):
            session.answer("pronoun", NO)
        assert session.judgement == Judgement(NO)
        session.add_tag("odd")
        assert stored(session) == Judgement(NO, tags=frozenset({"odd"}))
