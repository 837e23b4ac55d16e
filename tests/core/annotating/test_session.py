"""A sitting: moving, saying, taking back, and what of it is saved."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.annotating.judge_candidate import change_options, judge
from protest_core.annotating.session import AnnotationSession
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import ExampleId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.guidelines import ProjectOptions
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.systems import SystemOutput
from tests.builders.added_systems import add_systems
from tests.builders.fetch import fetch
from tests.builders.past_judgements import load_past_judgements
from tests.builders.small_suite import SYSTEM
from tests.properties import examples

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
# Example 1 is "It is broken", line 1; its antecedent "lamp" stands on line 0.
PRONOUN, ANTECEDENT = (1, 0), (0, 2)
Act = Callable[[AnnotationSession], object]
ACTS: dict[str, Act] = {
    "pronoun yes": lambda each: each.answer("pronoun", YES),
    "pronoun no": lambda each: each.answer("pronoun", NO),
    "antecedent yes": lambda each: each.answer("antecedent", YES),
    "antecedent unset": lambda each: each.answer("antecedent", UNSET),
    "word": lambda each: each.toggle(each.selectable[-1]),
    "tag": lambda each: each.add_tag("bad_translation"),
    "no tag": lambda each: each.remove_tag("bad_translation"),
    "remark": lambda each: each.write_remark(each.judgement.remark + "x"),
    "next": lambda each: each.next(),
    "previous": lambda each: each.previous(),
    "undo": lambda each: each.undo(),
    "redo": lambda each: each.redo(),
    "clear": lambda each: each.clear(),
}


@pytest.fixture
def sitting(project: Project) -> AnnotationSession:
    candidates = list_candidates(project=project, chosen=CandidateFilter())
    sitting = AnnotationSession(project, candidates, "ada")
    assert [fetch(project, load_candidate, each).example.id for each in candidates] == [
        1,
        2,
        3,
        4,
        5,
    ]
    assert (sitting.navigator.position, sitting.judgement, sitting.state) == (
        0,
        Judgement(),
        State.NEW,
    )
    return sitting


def stored(sitting: AnnotationSession, example: int) -> Judgement:
    candidate = fetch(sitting.project, find_candidate, "one", ExampleId(example))
    assert candidate is not None
    return fetch(sitting.project, load_judgement, candidate, "ada")


def test_an_answer_is_in_the_project_at_once(sitting):
    sitting.answer("pronoun", NO)
    assert stored(sitting, 1) == Judgement(NO)
    assert not sitting.unsaved


def test_the_only_aligned_word_is_selected_with_the_yes(sitting):
    sitting.answer("antecedent", YES)
    assert sitting.judgement == Judgement(UNSET, YES, frozenset({ANTECEDENT}))
    sitting.answer("pronoun", YES)
    assert stored(sitting, 1) == Judgement(YES, YES, frozenset({PRONOUN, ANTECEDENT}))
    assert sitting.state is State.DONE


@pytest.mark.parametrize("answer", [NO, UNSET])
def test_words_are_unselected_with_the_yes(sitting, answer):
    sitting.answer("antecedent", YES)
    sitting.answer("pronoun", YES)
    sitting.answer("antecedent", answer)
    assert sitting.judgement == Judgement(YES, answer, frozenset({PRONOUN}))


def test_nothing_is_selected_in_a_noncompositional_translation(sitting):
    sitting.add_tag("noncompositional_translation")
    sitting.answer("pronoun", YES)
    assert sitting.judgement.tokens == frozenset()
    assert sitting.conflicts == ()


def test_where_no_antecedent_is_asked_for_none_is_answered(sitting):
    sitting.go_to(4)
    sitting.answer("antecedent", YES)
    assert sitting.judgement == Judgement()


def test_words_that_are_not_highlighted_are_not_selected(sitting):
    sitting.toggle((1, 1))
    assert sitting.judgement == Judgement()


def test_moving_ends_at_both_ends(sitting):
    assert not sitting.previous()
    assert [sitting.next() for _ in range(5)] == [True] * 4 + [False]
    assert sitting.navigator.position == 4


def test_next_open_goes_to_what_is_new_or_incomplete_and_round(sitting):
    sitting.next()
    sitting.answer("pronoun", NO)  # incomplete: the antecedent is asked for, too
    sitting.next()
    sitting.answer("pronoun", NO)
    sitting.next()
    sitting.answer("pronoun", YES)
    sitting.toggle(sitting.selectable[0])  # a conflict is not open: it may be left as it is
    assert sitting.state is State.CONFLICT
    visited = []
    for _ in range(4):
        assert sitting.next_open()
        visited.append(sitting.navigator.position)
    assert visited == [4, 0, 1, 4]


def test_when_all_is_done_there_is_no_next_open(sitting):
    for position in range(5):
        sitting.go_to(position)
        sitting.answer("pronoun", NO)
        sitting.answer("antecedent", NO)
    assert not sitting.next_open()
    assert sitting.navigator.position == 4
    assert sitting.counts == {State.DONE: 5, State.NEW: 0, State.INCOMPLETE: 0}


def test_the_counts_follow_what_is_said(sitting):
    assert sitting.counts == {State.NEW: 5}
    sitting.answer("pronoun", YES)
    assert +sitting.counts == {State.NEW: 4, State.INCOMPLETE: 1}
    sitting.undo()
    assert +sitting.counts == {State.NEW: 5}


def test_more_context_reaches_to_the_ends_of_the_document(sitting):
    sitting.next()
    assert sitting.view.window == range(1, 4)
    sitting.more_above()
    assert sitting.view.window == range(4)
    sitting.more_below()
    assert sitting.view.window == range(4)
    sitting.next()
    sitting.previous()
    assert sitting.view.window == range(1, 4)


def test_undo_and_redo_cover_answers_words_tags_and_remarks(sitting):
    before = [sitting.judgement]
    for act in (
        lambda: sitting.answer("pronoun", YES),
        lambda: sitting.toggle(ANTECEDENT),
        lambda: sitting.add_tag("x"),
        lambda: sitting.write_remark("hm"),
        lambda: sitting.remove_tag("x"),
        sitting.clear,
    ):
        act()
        before.append(sitting.judgement)
    for expected in before[-2::-1]:
        sitting.undo()
        assert sitting.judgement == stored(sitting, 1) == expected
    assert not sitting.history.to_undo
    for expected in before[1:]:
        sitting.redo()
        assert sitting.judgement == stored(sitting, 1) == expected
    assert not sitting.history.to_redo


def test_undo_goes_back_to_where_it_was_said(sitting):
    sitting.answer("pronoun", NO)
    sitting.go_to(3)
    sitting.undo()
    assert (sitting.navigator.position, sitting.judgement) == (0, Judgement())
    sitting.go_to(3)
    sitting.redo()
    assert (sitting.navigator.position, sitting.judgement) == (0, Judgement(NO))


def test_saying_something_new_forgets_what_was_undone(sitting):
    sitting.answer("pronoun", NO)
    sitting.undo()
    sitting.answer("pronoun", YES)
    assert not sitting.history.to_redo


def test_a_remark_is_taken_back_word_by_word(sitting):
    typed = ""
    for letter in "not so good":
        typed += letter
        sitting.write_remark(typed)
    remarks = []
    while sitting.history.to_undo:
        sitting.undo()
        remarks.append(sitting.judgement.remark)
    assert remarks == ["not so", "not", ""]


def test_clearing_makes_it_new_and_keeps_the_old(sitting):
    sitting.answer("pronoun", NO)
    sitting.clear()
    assert sitting.state is State.NEW
    (past,) = fetch(sitting.project, load_past_judgements, sitting.candidate_id, "ada")
    assert (past.judgement, past.change) == (Judgement(NO), "withdrawn")


def test_a_conflict_is_asked_about_until_it_is_left_as_it_is(sitting):
    sitting.toggle(PRONOUN)
    assert sitting.to_ask_about == (Conflict.PRONOUN_TOKENS_BUT_NOT_YES,)
    assert "unselect or say yes" in sitting.hint
    sitting.leave_as_it_is()
    assert sitting.to_ask_about == ()
    sitting.toggle(ANTECEDENT)
    assert sitting.to_ask_about != ()


def test_a_project_can_switch_the_checks_off(sitting):
    change_options(project=sitting.project, options=ProjectOptions(conflict_checks=False))
    sitting.reload()
    sitting.toggle(PRONOUN)
    assert (sitting.to_ask_about, sitting.state) == ((), State.INCOMPLETE)


def test_an_example_with_a_remark_alone_is_said_to_be_without_answers(sitting):
    sitting.write_remark("hm")
    assert sitting.hint == "nothing is answered yet"
    sitting.answer("antecedent", NO)
    assert sitting.hint == "the question about the pronoun is not answered"


def test_what_is_incomplete_is_hinted_at(sitting):
    sitting.answer("pronoun", NO)
    assert sitting.hint == "the question about the antecedent is not answered"
    sitting.answer("antecedent", NO)
    assert sitting.hint == ""


def test_nothing_to_read_is_refused(project):
    with pytest.raises(RefusedError, match="nothing to read"):
        AnnotationSession(project, (), "ada")


def test_where_saving_fails_nothing_said_is_lost(project, sitting):
    kept = AnnotationSession(project, sitting.navigator.candidates, "ada", save_at_once=False)
    kept.answer("pronoun", NO)
    kept.next()
    kept.answer("pronoun", NO)
    assert stored(kept, 1) == stored(kept, 2) == Judgement()
    kept.previous()
    assert kept.judgement == Judgement(NO)
    assert list(kept.unsaved.values()) == [Judgement(NO), Judgement(NO)]
    kept.save_now()
    assert not kept.unsaved
    assert stored(kept, 1) == stored(kept, 2) == Judgement(NO)


def test_others_judgements_are_not_shown(project, sitting):
    judge(
        project=project,
        candidate_id=sitting.candidate_id,
        annotator="ben",
        judgement=Judgement(NO),
    )
    sitting.reload()
    assert sitting.judgement == Judgement()
    assert sitting.counts[State.NEW] == 5


@given(acts=st.lists(st.sampled_from(sorted(ACTS)), max_size=25))
@examples(40)
def test_whatever_is_done_the_project_holds_it_and_undo_leads_back(project, sitting, acts):
    """Undone to the beginning, the project says what it said before."""
    fresh = AnnotationSession(project, sitting.navigator.candidates, "ada")
    before = [fetch(project, load_judgement, each, "ada") for each in fresh.navigator.candidates]
    for act in acts:
        ACTS[act](fresh)
        assert fetch(project, load_judgement, fresh.candidate_id, "ada") == fresh.judgement
    after = [fetch(project, load_judgement, each, "ada") for each in fresh.navigator.candidates]
    while fresh.history.to_undo:
        fresh.undo()
    assert [
        fetch(project, load_judgement, each, "ada") for each in fresh.navigator.candidates
    ] == before
    while fresh.history.to_redo and acts.count("undo") == 0:
        fresh.redo()
    if "undo" not in acts:
        assert [
            fetch(project, load_judgement, each, "ada") for each in fresh.navigator.candidates
        ] == after


def test_the_parts_of_one_written_word_are_one_choice(project, tmp_path):
    """German writes *ist's* together, as French *quelqu'un*, and *die Lampe* apart."""
    text = SYSTEM["text"].replace("Diese ist kaputt", "Diese ist 's kaputt")
    links = SYSTEM["links"].replace("0-0 1-1 2-2 3-3\n", "0-1 0-2 1-1 2-3 3-4\n", 1)
    path = tmp_path / "joined.txt"
    path.write_text(text)
    path.with_suffix(".align").write_text(links)
    output = SystemOutput("joined", path, path.with_suffix(".align"))
    add_systems(project=project, outputs=[output])
    candidate = fetch(project, find_candidate, "joined", ExampleId(1))
    sitting = AnnotationSession(project, [candidate], "ada")
    both = frozenset({(1, 1), (1, 2)})
    assert sitting.choices == ((ANTECEDENT,), ((1, 1), (1, 2)))
    sitting.answer("pronoun", YES)
    assert sitting.judgement.tokens == both
    sitting.toggle((1, 2))
    assert sitting.judgement.tokens == frozenset()
    sitting.toggle((1, 1))
    assert sitting.judgement.tokens == both
