"""Link corrections come home with batches, by the same rule as judgements."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from protest_core.annotating.candidate_view import view_candidate
from protest_core.batches.link_preview import VerdictChanges, link_conflicts, link_effects
from protest_core.batches.merge import (
    all_chosen,
    apply_merge,
    merges,
    undo_merge,
    undo_merges,
)
from protest_core.batches.merge_plan import MergePlan, MergeSide
from protest_core.batches.merge_rules import MergeKind
from protest_core.batches.report import conflict_in_words, merge_outcome
from protest_core.candidates.queries.load import load_candidate
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import states_of
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, State
from protest_core.matching.rules import Reason
from tests.builders.batch_world import File, Wish, World, new_world
from tests.builders.fetch import fetch
from tests.builders.link_corrections import list_link_corrections

RAIN = 3  # “It rains .” – “Es regnet .”, approved
YES = Wish(Answer.YES, words=True)


@pytest.fixture
def world() -> Iterator[World]:
    with new_world() as world:
        yield world


@pytest.fixture
def files(world: World) -> list[File]:
    return world.export(["Ada", "Ben"])


@pytest.fixture
def shared(files: list[File]) -> CandidateId:
    """A candidate of the overlap, which both files have."""
    return next(each for each in files[0].candidates if each in files[1].candidates)


@pytest.fixture
def ada(files: list[File]) -> File:
    return files[0]


@pytest.fixture
def ben(files: list[File]) -> File:
    return files[1]


def kinds(plan: MergePlan) -> list[MergeKind]:
    """Return the kinds of changes that come in or are asked about."""
    found = (entry.kind for file in plan.files for entry in file.links)
    return [kind for kind in found if kind is not MergeKind.UNCHANGED]


def history(world: World, candidate: CandidateId) -> list[tuple[tuple[int, ...], str]]:
    made = list_link_corrections(project=world.project, candidate_id=candidate)
    return [(each.tokens, each.author) for each in made]


def last_merge(world: World) -> int:
    return merges(project=world.project)[-1].id


def undo(world: World, *numbers: int):
    return [undo_merge(project=world.project, merge_id=number) for number in numbers][-1]


def state(world: World, annotator: str, candidate: CandidateId) -> State:
    return states_of(project=world.project, annotator=annotator)[candidate]


def rain(world: World, file: File) -> CandidateId:
    return next(
        each
        for each in file.candidates
        if fetch(world.project, load_candidate, each).example.id == RAIN
    )


def test_a_correction_comes_home_with_its_author_and_the_candidate_is_matched_again(world, ada):
    candidate = rain(world, ada)
    world.correct_in(ada, candidate, [])
    assert kinds(world.merge(ada)) == [MergeKind.NEW]
    assert world.links(candidate) == ((), "Ada")
    assert fetch(world.project, load_reasons, candidate) == (Reason.PRONOUN_UNTRANSLATED,)
    assert merges(project=world.project)[-1].counts["links"] == 1


def test_what_was_judged_on_corrected_words_comes_with_them(world, ada, shared):
    world.correct_in(ada, shared, [2])
    number = ada.candidates.index(shared)
    world.judge_in(ada, number, YES)
    ((_, token),) = ada.now[shared].tokens
    assert token == 2
    world.merge(ada)
    assert world.judged()["Ada", shared].tokens == ada.now[shared].tokens
    assert state(world, "Ada", shared) in {State.DONE, State.INCOMPLETE}


def test_metric_results_that_rest_on_the_links_are_dropped(world, ada):
    candidate = rain(world, ada)
    with world.project.changing() as tx:
        tx.connection().exec_driver_sql(
            "INSERT INTO metric_verdict SELECT id, 'apt', '1', NULL, '' FROM candidate"
        )
    world.correct_in(ada, candidate, [1])
    world.merge(ada)
    with world.project.reading() as tx:
        rows = tx.connection().exec_driver_sql("SELECT candidate_id FROM metric_verdict").all()
    assert len(rows) == len(world.candidates) - 1
    assert (candidate,) not in rows


@pytest.mark.parametrize("choice", MergeSide)
def test_merging_again_changes_nothing(world, ada, ben, shared, choice):
    world.correct_in(ada, shared, [0])
    world.correct_in(ben, shared, [1])
    world.merge(ada, ben, choice=choice)
    content = world.content()
    for file in (ada, ben, ada):
        assert MergeKind.CONFLICT not in kinds(world.merge(file, choice=choice))
    assert world.content() == content


def test_an_older_copy_changes_nothing(world, ada, shared):
    world.correct_in(ada, shared, [0])
    older = world.copy(ada)
    world.correct_in(ada, shared, [1])
    withdrawn = world.copy(ada)
    world.correct_in(withdrawn, shared, None)
    world.merge(ada)
    assert kinds(world.merge(older)) == []
    assert world.links(shared) == ((1,), "Ada")
    assert kinds(world.merge(withdrawn)) == [MergeKind.WITHDRAWN]
    assert world.links(shared) is None
    for again in (older, ada, withdrawn):
        assert kinds(world.merge(again)) == []
        assert world.links(shared) is None


def test_two_annotators_who_correct_one_position_differently_are_asked_about(
    world, ada, ben, shared
):
    world.correct_in(ada, shared, [0])
    world.correct_in(ben, shared, [1])
    plan = world.plan(ada, ben)
    assert kinds(plan) == [MergeKind.NEW, MergeKind.CONFLICT]
    (conflict,) = link_conflicts(project=world.project, plan=plan)
    here, there = conflict_in_words(conflict)
    assert ("Ada" in here, "Ben" in here) == (True, False)
    assert ("Ada" in there, "Ben" in there) == (False, True)
    assert conflict.annotator == "Ben"
    assert conflict.source_words


@pytest.mark.parametrize(("choice", "held"), [("project", ((0,), "Ada")), ("file", ((1,), "Ben"))])
def test_the_researcher_chooses_and_the_other_one_is_kept(world, ada, ben, shared, choice, held):
    world.correct_in(ada, shared, [0])
    world.correct_in(ben, shared, [1])
    world.merge(ada, ben, choice=MergeSide(choice))
    assert world.links(shared) == held
    assert set(history(world, shared)) == {((0,), "Ada"), ((1,), "Ben")}
    world.correct_in(ben, shared, [2])  # who goes on is asked about again, unless theirs holds
    assert kinds(world.plan(ben)) == [
        MergeKind.CONFLICT if choice == "project" else MergeKind.CHANGED
    ]


def test_undoing_asks_again_and_the_other_side_can_be_taken(world, ada, ben, shared):
    world.correct_in(ada, shared, [0])
    world.correct_in(ben, shared, [1])
    world.merge(ada, ben)
    undo(world, last_merge(world))
    assert world.links(shared) == ((0,), "Ada")
    assert kinds(world.merge(ben, choice=MergeSide.FILE)) == [MergeKind.CONFLICT]
    assert world.links(shared) == ((1,), "Ben")
    undo(world, last_merge(world))
    assert world.links(shared) == ((0,), "Ada")


def test_choices_about_links_and_judgements_are_apart(world, ada, ben, shared):
    for file, token in ((ada, 0), (ben, 1)):
        world.correct_in(file, shared, [token])
    world.judge_here("Ben", shared, Wish(Answer.NO, tag="x"))
    world.judge_in(ben, ben.candidates.index(shared), Wish(Answer.NO, tag="y"))
    plan = world.plan(ada, ben)
    choices = all_chosen(plan, MergeSide.FILE, of_links=MergeSide.PROJECT)
    apply_merge(project=world.project, plan=plan, choices=choices, merged_by="me")
    assert world.links(shared) == ((0,), "Ada")
    assert world.judged()["Ben", shared].tags == {"y"}


def test_the_same_words_by_two_are_no_conflict_and_stay_when_one_merge_is_undone(
    world, ada, ben, shared
):
    for file in (ada, ben):
        world.correct_in(file, shared, [1])
        assert MergeKind.CONFLICT not in kinds(world.merge(file))
    first, second = (each.id for each in merges(project=world.project)[-2:])
    found = undo(world, first)
    assert (found.candidates, found.beneath) == ((), (shared,))
    assert world.links(shared) == ((1,), "Ben")
    undo(world, second)
    assert world.links(shared) is None
    assert kinds(world.merge(ada)) == [MergeKind.NEW]
    assert world.links(shared) == ((1,), "Ada")


def test_what_was_handed_out_is_corrected_without_a_question(world):
    candidate = world.candidates[0]
    world.correct_here("Cleo", candidate, [0])
    file = next(f for f in world.export(["Ada", "Ben", "Cleo"]) if candidate in f.candidates)
    assert kinds(world.plan(file)) == []
    world.correct_in(file, candidate, [1])
    assert kinds(world.merge(file)) == [MergeKind.CHANGED]
    assert world.links(candidate) == ((1,), file.annotator)
    undo(world, last_merge(world))
    assert world.links(candidate) == ((0,), "Cleo")


def test_what_the_project_changed_meanwhile_is_asked_about(world):
    candidate = world.candidates[0]
    world.correct_here("Cleo", candidate, [0])
    file = next(f for f in world.export(["Ada", "Ben", "Cleo"]) if candidate in f.candidates)
    world.correct_here("Cleo", candidate, [2])
    assert kinds(world.plan(file)) == []  # nothing was done about it there
    world.correct_in(file, candidate, None)
    plan = world.plan(file)
    assert kinds(plan) == [MergeKind.CONFLICT]
    (conflict,) = link_conflicts(project=world.project, plan=plan)
    assert conflict.in_file.is_aligned
    world.merge(file, choice=MergeSide.PROJECT)
    assert world.links(candidate) == ((2,), "Cleo")
    assert kinds(world.plan(file)) == []


def test_going_back_to_the_aligner_comes_home(world, ada):
    candidate = rain(world, ada)
    world.correct_in(ada, candidate, [])
    world.merge(ada)
    world.correct_in(ada, candidate, None)
    assert kinds(world.merge(ada)) == [MergeKind.WITHDRAWN]
    assert world.links(candidate) is None
    assert fetch(world.project, load_reasons, candidate) == ()
    undo(world, last_merge(world))
    assert world.links(candidate) == ((), "Ada")
    assert fetch(world.project, load_reasons, candidate) == (Reason.PRONOUN_UNTRANSLATED,)


@pytest.mark.parametrize("first", ["ada", "ben"])
def test_who_tried_something_and_went_back_contradicts_nobody(world, ada, ben, shared, first):
    world.correct_in(ada, shared, [0])
    world.correct_in(ada, shared, None)
    world.correct_in(ben, shared, [1])
    for file in (ada, ben) if first == "ada" else (ben, ada):
        assert MergeKind.CONFLICT not in kinds(world.merge(file))
    assert world.links(shared) == ((1,), "Ben")


def test_stacked_merges_are_undone_in_any_order(world, ada, shared):
    world.correct_in(ada, shared, [0])
    world.merge(ada)
    world.correct_in(ada, shared, [1])
    world.merge(ada)
    first, second = (each.id for each in merges(project=world.project)[-2:])
    with world.copied() as other:
        undo(other, second)
        assert other.links(shared) == ((0,), "Ada")
        undo(other, first)
        assert other.links(shared) is None
    found = undo(world, first)
    assert found.beneath == (shared,)
    assert world.links(shared) == ((1,), "Ada")
    undo(world, second)
    assert world.links(shared) is None
    world.merge(ada)
    assert world.links(shared) == ((1,), "Ada")


def test_what_was_corrected_since_stays_when_a_merge_is_undone(world, ada, shared):
    world.correct_in(ada, shared, [0])
    world.merge(ada)
    world.correct_here("Cleo", shared, [2])
    found = undo(world, last_merge(world))
    assert (found.left, found.links) == ((shared,), ())
    assert world.links(shared) == ((2,), "Cleo")
    assert kinds(world.merge(ada)) == []


def test_judgements_of_others_are_checked_again_and_nothing_is_taken_from_them(world, ada):
    candidate = rain(world, ada)
    world.judge_here("Cleo", candidate, YES)
    before = world.judged()["Cleo", candidate]
    assert state(world, "Cleo", candidate) is State.DONE
    world.correct_in(ada, candidate, [])
    world.merge(ada)
    assert state(world, "Cleo", candidate) is State.CONFLICT
    assert world.judged()["Cleo", candidate] == before
    undo(world, last_merge(world))
    assert state(world, "Cleo", candidate) is State.DONE


def test_what_was_judged_on_links_that_do_not_hold_contradicts_them(world, ada, ben):
    candidate = rain(world, ada)
    if candidate not in ben.candidates:
        pytest.skip("not in the overlap")
    world.correct_in(ada, candidate, [0])
    world.correct_in(ben, candidate, [1])
    world.judge_in(ben, ben.candidates.index(candidate), YES)
    world.merge(ada, ben)
    assert state(world, "Ben", candidate) is State.CONFLICT
    assert world.judged()["Ben", candidate].tokens == {(4, 1)}


def test_the_preview_says_what_links_do_to_verdicts_and_changes_nothing(world, ada, ben):
    approved = rain(world, ada)
    world.correct_in(ada, approved, [])
    content = world.content()
    plan = world.plan(ada)
    effects = link_effects(project=world.project, plan=plan)
    assert effects.changes({}) == VerdictChanges(referred=1)
    outcome = merge_outcome(plan, {}, effects)
    assert outcome.startswith("0 judgements will be added, 1 link correction will be added. ")
    assert "By these links, 1 approval is referred." in outcome
    assert world.content() == content


def test_the_preview_follows_the_choice(world, ada, ben, shared):
    """The preview names the consequences, too."""
    before = fetch(world.project, load_reasons, shared)
    world.correct_in(ada, shared, [])
    ((_line, aligned),) = _aligned(world, shared)
    world.correct_in(ben, shared, [aligned])
    plan = world.plan(ada, ben)
    effects = link_effects(project=world.project, plan=plan)
    for choice in MergeSide:
        choices = all_chosen(plan, choice)
        with world.copied() as other:
            apply_merge(project=other.project, plan=plan, choices=choices, merged_by="me")
            after = fetch(other.project, load_reasons, shared)
        expected = VerdictChanges(
            referred=int(before == () and after != ()), approved=int(before != () and after == ())
        )
        assert effects.changes(choices) == expected


def _aligned(world: World, candidate: CandidateId) -> set[tuple[int, int]]:
    view = view_candidate(project=world.project, candidate_id=candidate, annotator="Ada")
    return set(view.target_highlights.pronoun)


def test_a_plan_is_not_applied_if_links_changed_so_that_somebody_had_to_be_asked(
    world, ada, shared
):
    world.correct_in(ada, shared, [0])
    plan = world.plan(ada)
    world.correct_here("Cleo", shared, [1])
    with pytest.raises(RefusedError, match="changed since the merge was planned"):
        apply_merge(project=world.project, plan=plan, merged_by="me")
    assert world.links(shared) == ((1,), "Cleo")


def test_corrections_of_a_batch_that_was_handed_out_without_are_refused(world):
    (file,) = world.export(["Ada"], corrects_links=False)
    spoil(file, "UPDATE batch SET corrects_links = 1")
    world.correct_in(file, file.candidates[0], [0])
    content = world.content()
    with pytest.raises(InputError, match="which this batch does not allow"):
        world.plan(file)
    assert world.content() == content


def test_what_the_project_has_corrected_is_in_such_a_batch_and_comes_back(world):
    for author in ("Ada", "Cleo"):
        world.correct_here(author, world.candidates[0], [0])
        (file, *_) = world.export(["Ada", "Ben", "Cleo"], corrects_links=False)
        world.judge_in(file, 0, Wish(Answer.NO))
        assert kinds(world.merge(file)) == []


def spoil(file: File, *statements: str) -> None:
    with closing(sqlite3.connect(file.path, isolation_level=None)) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            database.execute(statement)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE link_correction SET author = 'Ben'", "another annotator"),
        ("UPDATE link_correction SET author = ''", "a person without a name"),
        ("UPDATE link_correction SET author = x'41'", "another annotator"),
        ("UPDATE link_correction SET tokens = '99'", "the sentence does not have"),
        ("UPDATE link_correction SET tokens = '1 0'", "no words of a sentence"),
        ("UPDATE link_correction SET tokens = '0 0'", "no words of a sentence"),
        ("UPDATE link_correction SET tokens = '0  1'", "no words of a sentence"),
        ("UPDATE link_correction SET tokens = '-1'", "no words of a sentence"),
        ("UPDATE link_correction SET tokens = '٣'", "no words of a sentence"),
        ("UPDATE link_correction SET tokens = 'x'", "no words of a sentence"),
        ("UPDATE link_correction SET tokens = x'30'", "no words of a sentence"),
        ("UPDATE link_correction SET part = -1", "is not a number"),
        ("UPDATE link_correction SET part = 7", "no antecedent 7"),
        ("UPDATE link_correction SET part = 'x'", "is not a number"),
        ("UPDATE link_correction SET made_at = 'now'", "no time"),
        ("UPDATE link_correction SET made_at = '2026-01-01T00:00:00'", "no time"),
        ("UPDATE link_correction SET ended_at = ''", "no time"),
        ("UPDATE link_correction SET ended_at = 7", "no time"),
        ("UPDATE link_correction SET candidate_id = 999", "is missing"),
        (
            "INSERT INTO link_correction SELECT 99, candidate_id, part, '', author, made_at, NULL, "
            "0 FROM link_correction",
            "two corrections of the same part are in force",
        ),
    ],
)
def test_each_value_of_a_correction_is_checked(world, ada, shared, statement, why):
    world.correct_in(ada, shared, [0])
    spoil(ada, statement)
    content = world.content()
    with pytest.raises(InputError) as caught:
        world.plan(ada)
    assert why in "\n".join(problem.message for problem in caught.value.problems)
    assert world.content() == content


def test_words_are_not_selectable_by_a_correction_that_was_refused(world, ada, shared):
    world.correct_in(ada, shared, [2])
    world.judge_in(ada, ada.candidates.index(shared), YES)
    spoil(ada, "DELETE FROM link_correction")
    with pytest.raises(InputError, match="not highlighted"):
        world.plan(ada)


def test_a_whole_study_with_the_project_matched_anew(world, ada):
    """Matching everything again comes to the same as following the links of a merge."""
    for candidate in ada.candidates[:3]:
        world.correct_in(ada, candidate, [0])
    world.merge(ada)
    before = [fetch(world.project, load_reasons, each) for each in world.candidates]
    evaluate(project=world.project)
    assert [fetch(world.project, load_reasons, each) for each in world.candidates] == before


def test_several_merges_are_undone_together_or_not_at_all(world, ada, ben, shared):
    world.correct_in(ada, shared, [0])
    world.judge_in(ada, 0, YES)
    world.correct_in(ben, shared, [2])
    world.judge_in(ben, 0, YES)
    before = world.by_value(), world.links(shared)
    world.merge(ada)
    world.merge(ben, choice=MergeSide.FILE)
    last, first = (each.id for each in reversed(merges(project=world.project)))
    merged = world.content()
    with pytest.raises(RefusedError, match="no merge 99"):
        undo_merges(project=world.project, merge_ids=[last, 99])
    assert world.content() == merged
    undo_merges(project=world.project, merge_ids=[last, first])
    assert (world.judged(), world.links(shared)) == (before[0][0], before[1])
