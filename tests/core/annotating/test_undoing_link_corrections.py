"""Corrected links are taken back and done again in one order with what is said."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.annotating.judge_candidate import change_options, judge
from protest_core.annotating.session import AnnotationSession
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import ConflictError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates, states_of
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.guidelines import ProjectOptions
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.load import load_judgement
from protest_core.matching.rules import Reason
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links, list_link_corrections
from tests.builders.shared_antecedents import EXAMPLES, GUESTS, LAMP
from tests.builders.small_suite import write_suite
from tests.properties import examples

YES, NO = Answer.YES, Answer.NO
PRONOUN, RAIN = 0, 2  # “It rains .” – “Es regnet .”, on line 4
Act = Callable[[AnnotationSession], object]
ACTS: dict[str, Act] = {
    "pronoun yes": lambda each: each.answer("pronoun", YES),
    "antecedent yes": lambda each: each.answer("antecedent", YES),
    "pronoun no": lambda each: each.answer("pronoun", NO),
    "word": lambda each: each.toggle(each.selectable[-1]) if each.selectable else None,
    "remark": lambda each: each.write_remark(each.judgement.remark + "x"),
    "clear": lambda each: each.clear(),
    "mend to a word": lambda each: each.correct_links({0: [1]}),
    "mend to nothing": lambda each: each.correct_links({0: []}),
    "mend all": lambda each: each.correct_links({n: [0, 1] for n in range(len(each.view.parts))}),
    "mend the lamp": lambda each: (
        each.correct_links({1: [1]}, everywhere=[1]) if len(each.view.parts) > 1 else None
    ),
    "as aligned": lambda each: each.undo_correction(0),
    "next": lambda each: each.next(),
    "previous": lambda each: each.previous(),
    "undo": lambda each: each.undo(),
    "redo": lambda each: each.redo(),
}


@pytest.fixture
def suite_directory(tmp_path: Path) -> Path:
    return write_suite(tmp_path / "suite", examples_jsonl=EXAMPLES)


@pytest.fixture
def sitting(project: Project) -> AnnotationSession:
    evaluate(project=project)
    return fresh(project)


@pytest.fixture
def rain(sitting: AnnotationSession) -> AnnotationSession:
    sitting.go_to(RAIN)
    assert sitting.selectable == ((4, 0),)
    assert not sitting.history.to_undo
    return sitting


def fresh(project: Project, person: str = "ada") -> AnnotationSession:
    return AnnotationSession(
        project, list_candidates(project=project, chosen=CandidateFilter()), person
    )


def held(project: Project) -> list[object]:
    """Return all that undoing restores: links with authors, their consequences, judgements."""
    found: list[object] = []
    for candidate in list_candidates(project=project, chosen=CandidateFilter()):
        links = list_link_corrections(project=project, candidate_id=candidate)
        in_force = [each for each in links if each.ended_at is None]
        found.append(sorted(in_force, key=lambda each: each.part))
        found.append(fetch(project, load_reasons, candidate))
        found.append(fetch(project, load_judgement, candidate, "ada"))
        found.append(states_of(project=project, annotator="ada").get(candidate, State.NEW))
    return found


def history(project: Project, candidate: CandidateId) -> list[tuple[tuple[int, ...], str]]:
    links = list_link_corrections(project=project, candidate_id=candidate)
    return [(each.tokens, each.author) for each in links]


def test_what_was_done_last_is_taken_back_first(rain: AnnotationSession):
    rain.answer("pronoun", YES)
    rain.correct_links({PRONOUN: [1]})
    rain.undo()
    assert rain.selectable == ((4, 0),)
    assert rain.view.reasons == ()
    assert fetch(rain.project, load_judgement, rain.candidate_id, "ada").pronoun is YES
    rain.undo()
    assert rain.judgement == Judgement()
    rain.redo()
    rain.redo()
    assert rain.selectable == ((4, 1),)
    assert rain.view.reasons == (Reason.PRONOUN_DIFFERS,)
    assert rain.conflicts == (Conflict.PRONOUN_YES_BUT_NO_TOKENS,)


def test_nothing_is_deleted_by_undoing(rain: AnnotationSession):
    rain.correct_links({PRONOUN: [1]})
    rain.correct_links({PRONOUN: []})
    rain.undo()
    assert history(rain.project, rain.candidate_id) == [((1,), "ada"), ((), "ada"), ((1,), "ada")]
    rain.undo()
    links = list_link_corrections(project=rain.project, candidate_id=rain.candidate_id)
    assert len(links) == 3
    assert all(each.ended_at for each in links)


def test_anothers_words_are_theirs_again_once_they_are_back(rain: AnnotationSession):
    rain.correct_links({PRONOUN: [1]})
    before = rain.view.corrected
    other = fresh(rain.project, "ben")
    other.go_to(RAIN)
    other.correct_links({PRONOUN: []})
    other.undo()
    assert other.view.corrected == before
    assert other.view.corrected[0].author == "ada"


def test_as_aligned_is_taken_back_to_the_words_that_were_set(rain: AnnotationSession):
    rain.correct_links({PRONOUN: [1]})
    rain.undo_correction(PRONOUN)
    assert rain.selectable == ((4, 0),)
    rain.undo()
    assert rain.selectable == ((4, 1),)
    rain.undo()
    rain.undo_correction(PRONOUN)  # nobody has set it any more
    assert not rain.history.to_undo


def test_words_that_mending_made_a_judgement_let_go_of_are_selected_again(rain: AnnotationSession):
    rain.answer("pronoun", YES)
    assert rain.judgement.tokens == {(4, 0)}
    rain.correct_links({PRONOUN: [1]})
    rain.write_remark("x")
    assert rain.judgement.tokens == frozenset()
    rain.undo()
    rain.undo()
    assert rain.judgement.tokens == {(4, 0)}
    assert rain.state is State.DONE
    assert states_of(project=rain.project, annotator="ada")[rain.candidate_id] is State.DONE


def test_undo_goes_back_to_where_links_were_corrected(rain: AnnotationSession):
    rain.correct_links({PRONOUN: []})
    rain.go_to(0)
    rain.answer("pronoun", NO)
    rain.undo()
    rain.undo()
    assert rain.navigator.position == RAIN
    assert rain.view.corrected == ()


def test_saying_something_new_forgets_a_mending_that_was_taken_back(rain: AnnotationSession):
    rain.correct_links({PRONOUN: []})
    rain.undo()
    rain.answer("pronoun", NO)
    assert not rain.history.to_redo


def test_what_somebody_corrected_meanwhile_stays_and_the_step_is_passed_over(
    rain: AnnotationSession,
):
    rain.answer("pronoun", YES)
    rain.correct_links({PRONOUN: [1]})
    correct_links(
        project=rain.project,
        candidate_id=rain.candidate_id,
        part=PRONOUN,
        tokens=[2],
        author="Ben",
    )
    with pytest.raises(ConflictError, match="That correction stays"):
        rain.undo()
    assert rain.selectable == ((4, 2),)
    assert not rain.history.to_redo
    rain.undo()
    assert rain.judgement == Judgement()
    assert not rain.history.to_undo


def test_links_that_somebody_else_corrected_since_they_were_seen_are_not_overwritten(
    rain: AnnotationSession,
):
    correct_links(
        project=rain.project, candidate_id=rain.candidate_id, part=0, tokens=[2], author="Ben"
    )
    with pytest.raises(ConflictError):
        rain.correct_links({PRONOUN: [1]})
    assert history(rain.project, rain.candidate_id) == [((2,), "Ben")]
    assert not rain.history.to_undo
    rain.correct_links({PRONOUN: [1]})  # now that they are seen
    assert rain.view.corrected[0].author == "ada"


def test_what_is_refused_is_nothing_to_take_back(rain: AnnotationSession):
    with pytest.raises(RefusedError):
        rain.correct_links({PRONOUN: [99]})
    assert rain.selectable == ((4, 0),)
    assert not rain.history.to_undo


def test_mending_is_seen_before_it_is_in_the_project(project: Project, sitting: AnnotationSession):
    late = AnnotationSession(
        project, sitting.navigator.candidates, "ada", save_at_once=False, at=RAIN
    )
    late.correct_links({PRONOUN: [1]})
    assert late.selectable == ((4, 1),)
    late.answer("pronoun", YES)
    assert late.judgement.tokens == {(4, 1)}
    late.undo()
    late.undo()
    assert late.selectable == ((4, 0),)
    there, back = late.unsaved_corrections
    assert back == there.reversed
    assert list_link_corrections(project=project, candidate_id=late.candidate_id) == ()


class TestUnderWay:
    """Links that are corrected here, and not in the project yet."""

    @pytest.fixture
    def late(self, sitting: AnnotationSession) -> AnnotationSession:
        """Nothing is saved until `settle` is called."""
        return self.later(sitting)

    def later(self, sitting: AnnotationSession, **more) -> AnnotationSession:
        everything = sitting.navigator.candidates
        return AnnotationSession(sitting.project, everything, "ada", save_at_once=False, **more)

    def settle(self, late: AnnotationSession) -> None:
        while late.unsaved_corrections:
            change = late.next_unsaved()
            assert change is not None
            change.save(late.project)
            late.saved(change)
        late.reload()

    def test_they_are_there_after_going_away_and_back(self, late: AnnotationSession):
        late.go_to(RAIN)
        late.correct_links({PRONOUN: [1]})
        late.next()
        late.previous()
        assert late.selectable == ((4, 1),)
        late.correct_links({PRONOUN: []})
        self.settle(late)
        assert history(late.project, late.candidate_id) == [((1,), "ada"), ((), "ada")]
        assert late.selectable == ()
        assert not late.unsaved_corrections

    def test_reading_anew_keeps_them_and_what_follows(self, late: AnnotationSession):
        late.go_to(RAIN)
        judge(
            project=late.project,
            candidate_id=late.candidate_id,
            annotator="ada",
            judgement=Judgement(YES, tokens=frozenset({(4, 0)})),
        )
        late.reload()
        assert late.counts[State.DONE] == 1
        late.correct_links({PRONOUN: []})
        late.reload()
        assert late.selectable == ()
        assert late.counts[State.CONFLICT] == 1
        self.settle(late)
        assert late.counts[State.CONFLICT] == 1

    def test_they_hold_in_the_other_examples_too(self, late: AnnotationSession):
        late.correct_links({LAMP: []}, everywhere=[LAMP])
        late.next()
        assert late.view.link_correction(LAMP) is not None
        late.correct_links({LAMP: [1]})
        late.previous()
        late.correct_links({LAMP: [0]}, everywhere=[LAMP])
        late.undo()
        late.next()
        assert late.view.target_highlights.antecedent >= {(0, 1)}
        self.settle(late)
        numbers = [len(history(late.project, each)) for each in late.navigator.candidates]
        assert numbers == [3, 4, 0, 0]
        assert late.view.target_highlights.antecedent >= {(0, 1)}

    def test_what_could_not_be_corrected_is_not_there_any_more(self, late: AnnotationSession):
        late.go_to(RAIN)
        late.correct_links({PRONOUN: [1]})
        change = late.next_unsaved()
        assert change is not None
        late.failed(change, RefusedError("not these"))
        late.reload()
        assert late.selectable == ((4, 0),)

    def test_the_next_sitting_goes_on_with_them(
        self, sitting: AnnotationSession, late: AnnotationSession
    ):
        late.go_to(RAIN)
        late.correct_links({PRONOUN: [1]})
        following = self.later(sitting, earlier=late, at=RAIN)
        assert following.selectable == ((4, 1),)
        self.settle(late)
        assert not following.unsaved_corrections


class TestJudgedMeanwhile:
    """Another program saves under the same name."""

    THEIRS = Judgement(NO, remark="theirs")

    @pytest.fixture
    def theirs(self, rain: AnnotationSession) -> AnnotationSession:
        """Read, as our own mending was taken back; before it we said yes."""
        rain.answer("pronoun", YES)
        rain.correct_links({PRONOUN: [1]})
        self.say(rain, self.THEIRS)
        rain.undo()
        assert rain.judgement == self.THEIRS
        return rain

    def say(self, sitting: AnnotationSession, judgement: Judgement) -> None:
        judge(
            project=sitting.project,
            candidate_id=sitting.candidate_id,
            annotator="ada",
            judgement=judgement,
        )

    def stored(self, sitting: AnnotationSession) -> Judgement:
        return fetch(sitting.project, load_judgement, sitting.candidate_id, "ada")

    def test_it_is_not_overwritten_by_a_step_back(self, theirs: AnnotationSession):
        with pytest.raises(ConflictError):
            theirs.undo()
        assert self.stored(theirs) == self.THEIRS

    def test_it_is_not_overwritten_by_a_step_forth(self, rain: AnnotationSession):
        rain.answer("pronoun", YES)
        rain.undo()
        self.say(rain, self.THEIRS)
        rain.reload()
        with pytest.raises(ConflictError):
            rain.redo()
        assert self.stored(rain) == self.THEIRS

    def test_ours_holds_for_whoever_says_so(self, theirs: AnnotationSession):
        with pytest.raises(ConflictError):
            theirs.undo()
        theirs.keep_own(theirs.candidate_id)
        theirs.try_again()
        theirs.save_now()
        assert self.stored(theirs) == theirs.judgement == Judgement()
        theirs.redo()
        assert self.stored(theirs).pronoun is YES

    def test_theirs_holds_for_whoever_takes_it(self, theirs: AnnotationSession):
        with pytest.raises(ConflictError):
            theirs.undo()
        theirs.take_theirs(theirs.candidate_id)
        assert self.stored(theirs) == theirs.judgement == self.THEIRS

    def test_where_it_says_the_same_nobody_is_asked(self, rain: AnnotationSession):
        rain.answer("pronoun", YES)
        self.say(rain, Judgement())
        rain.reload()
        rain.undo()
        assert self.stored(rain) == rain.judgement == Judgement()


def test_several_parts_are_one_step(sitting: AnnotationSession):
    sitting.go_to(1)
    before = sitting.view
    sitting.correct_links({PRONOUN: [1], LAMP: [1], GUESTS: []})
    assert sitting.view.target_highlights.antecedent == {(0, 1)}
    sitting.undo()
    assert sitting.view == before


def test_a_shared_antecedent_is_corrected_wherever_it_is_asked_for_and_taken_back_at_once(
    sitting: AnnotationSession,
):
    """Example 4 is excepted, an event: there no antecedent has to agree."""
    before = held(sitting.project)
    sitting.go_to(1)
    sitting.correct_links({LAMP: [1], GUESTS: []}, everywhere=[LAMP, GUESTS])
    numbers = [len(history(sitting.project, each)) for each in sitting.navigator.candidates]
    assert numbers == [1, 2, 0, 0]
    sitting.go_to(0)
    assert sitting.view.target_highlights.antecedent == {(0, 1)}
    sitting.go_to(3)
    sitting.undo()
    assert sitting.navigator.position == 1
    assert held(sitting.project) == before


def test_only_this_example_is_corrected_unless_others_are_asked_for(sitting: AnnotationSession):
    sitting.correct_links({LAMP: [1]})
    assert [len(history(sitting.project, each)) for each in sitting.navigator.candidates] == [
        1,
        0,
        0,
        0,
    ]


def test_a_conflict_that_mending_makes_is_asked_about_though_another_was_left(
    rain: AnnotationSession,
):
    rain.add_tag("mine")
    rain.leave_as_it_is()
    assert rain.to_ask_about == ()
    rain.correct_links({PRONOUN: []})
    assert rain.to_ask_about != ()


@given(acts=st.lists(st.sampled_from(sorted(ACTS)), max_size=20))
@examples(30)
def test_any_judging_and_mending_is_undone_to_the_beginning_and_done_again(
    project, sitting, acts: list[str]
):
    before, person = held(project), fresh(project)
    for act in acts:
        ACTS[act](person)
        stored = fetch(project, load_judgement, person.candidate_id, "ada")
        assert stored == person.judgement
        assert states_of(project=project, annotator="ada").get(
            person.candidate_id, State.NEW
        ) == person.state_of(person.candidate_id)
    while person.history.to_redo:
        person.redo()
    after = held(project)
    while person.history.to_undo:
        person.undo()
    assert held(project) == before
    while person.history.to_redo:
        person.redo()
    assert held(project) == after
    while person.history.to_undo:  # for the next run
        person.undo()


def test_without_checks_mending_makes_no_conflict(rain: AnnotationSession):
    change_options(project=rain.project, options=ProjectOptions(conflict_checks=False))
    rain.reload()
    rain.answer("pronoun", YES)
    rain.correct_links({PRONOUN: []})
    assert rain.state is State.DONE
    judge(
        project=rain.project,
        candidate_id=rain.candidate_id,
        annotator="ben",
        judgement=Judgement(NO),
    )
    rain.undo()
    assert states_of(project=rain.project, annotator="ben")[rain.candidate_id] is State.DONE
