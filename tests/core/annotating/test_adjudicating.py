"""Disagreements are settled by an adjudicator, whose reserved name nobody else has."""

import sqlite3
from contextlib import closing

import pytest

from protest_core.annotating.adjudication import adjudication_progress, find_disputes
from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.session import AnnotationSession
from protest_core.batches.export import export_batches
from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge import plan_merge
from protest_core.batches.open_batch import open_batch
from protest_core.candidates.filter import EVERYTHING, CandidateFilter, OutcomeCounts
from protest_core.db.project import Project
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.project_overview import filter_choices, list_candidates, overview
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.load import load_judgement
from protest_core.names import ADJUDICATION, annotator_name_mistake, login_name
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set, task_sets
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.past_judgements import load_past_judgements

YES = Judgement(Answer.YES, tokens=frozenset({(5, 2)}))  # of example 5
NO = Judgement(Answer.NO)
OTHER_CASES = ("Adjudication", "ADJUDICATION")


@pytest.fixture
def disputed(two_systems: Project, find) -> CandidateId:
    """Ada and Ben do not agree on example 5 of "one"."""
    say(two_systems, find("one", 5), YES, "Ada")
    say(two_systems, find("one", 5), NO, "Ben")
    return find("one", 5)


def open_disputes(project: Project, chosen: CandidateFilter = EVERYTHING):
    """Return the disputes that are open, in the usual order."""
    found = find_disputes(project=project, chosen=chosen)
    return tuple(each for each in found.candidates if each in found.still_open)


def test_what_is_settled_is_not_disputed_any_more(two_systems, disputed):
    assert overview(project=two_systems).cells["one", "event_it"] == OutcomeCounts(disputed=1)
    say(two_systems, disputed, NO, ADJUDICATION)
    assert overview(project=two_systems).cells["one", "event_it"] == OutcomeCounts(incorrect=1)


def test_taking_the_decision_back_opens_the_dispute_again(two_systems, disputed):
    before = overview(project=two_systems)
    for judgement in (NO, Judgement()):
        say(two_systems, disputed, judgement, ADJUDICATION)
    assert overview(project=two_systems) == before
    assert open_disputes(two_systems) == (disputed,)


def test_only_candidates_that_differ_are_to_be_settled(two_systems, disputed, find):
    say(two_systems, find("one", 3), NO, "Ada")
    say(two_systems, find("one", 3), NO, "Ben")
    say(two_systems, find("one", 4), NO, "Ada")
    assert open_disputes(two_systems) == (disputed,)


def test_a_difference_about_the_antecedent_alone_is_one_to_be_settled(two_systems, find):
    for annotator, antecedent in (("Ada", Answer.NO), ("Ben", Answer.YES)):
        words = frozenset({(2, 1)}) if antecedent is Answer.YES else frozenset()
        said = Judgement(Answer.NO, antecedent, words)
        say(two_systems, find("two", 2), said, annotator)
    assert open_disputes(two_systems) == (find("two", 2),)
    # The pronoun's outcome is as clear as before.
    chosen = CandidateFilter(outcomes=frozenset({Outcome.INCORRECT}))
    assert list_candidates(project=two_systems, chosen=chosen) == (find("two", 2),)


def test_settled_ones_can_be_listed_too_and_are_counted(two_systems, disputed, find):
    say(two_systems, find("two", 5), YES, "Ada")
    say(two_systems, find("two", 5), NO, "Ben")
    say(two_systems, disputed, YES, ADJUDICATION)
    assert open_disputes(two_systems) == (find("two", 5),)
    everything = find_disputes(project=two_systems).candidates
    assert everything == (disputed, find("two", 5))
    progress = adjudication_progress(project=two_systems)
    assert (progress.settled, progress.open, progress.disputed) == (1, 1, 2)


def test_the_filter_narrows_what_is_to_be_settled(two_systems, disputed):
    for chosen, expected in (
        (CandidateFilter(systems=frozenset({"one"})), (disputed,)),
        (CandidateFilter(systems=frozenset({"two"})), ()),
        (CandidateFilter(outcomes=frozenset({Outcome.DISPUTED})), (disputed,)),
        (CandidateFilter(outcomes=frozenset({Outcome.CORRECT})), ()),
    ):
        assert open_disputes(two_systems, chosen) == expected
        progress = adjudication_progress(project=two_systems, chosen=chosen)
        assert progress.disputed == len(expected)


def test_who_settled_it_is_on_record_and_stays_in_history(two_systems, disputed):
    say(two_systems, disputed, NO, ADJUDICATION)
    sitting = AnnotationSession(two_systems, [disputed], ADJUDICATION, adjudicated_by="Dora")
    sitting.answer("pronoun", Answer.YES)
    (past,) = fetch(two_systems, load_past_judgements, disputed, ADJUDICATION)
    assert past.judgement == NO
    assert past.ended_by == "adjudicated by Dora"


def test_a_sitting_settles_with_undo_like_any_other(two_systems, disputed):
    sitting = AnnotationSession(two_systems, [disputed], ADJUDICATION, adjudicated_by="Cleo")
    assert sitting.judgement == Judgement()  # of its own, whatever others say
    sitting.answer("pronoun", Answer.YES)
    assert open_disputes(two_systems) == ()
    sitting.undo()
    assert open_disputes(two_systems) == (disputed,)
    assert fetch(two_systems, load_judgement, disputed, "Ada") == YES


@pytest.mark.parametrize("name", [ADJUDICATION, *OTHER_CASES])
def test_nobody_judges_under_the_reserved_name(two_systems, find, name):
    with pytest.raises(RefusedError, match="Use another name"):
        judge(project=two_systems, candidate_id=find("one", 5), annotator=name, judgement=NO)


@pytest.mark.parametrize("name", OTHER_CASES)
def test_not_even_with_somebody_behind_it_is_it_written_otherwise(two_systems, find, name):
    with pytest.raises(RefusedError, match="Use another name"):
        judge(
            project=two_systems,
            candidate_id=find("one", 5),
            annotator=name,
            judgement=NO,
            adjudicated_by="Cleo",
        )


@pytest.mark.parametrize("name", [ADJUDICATION, *OTHER_CASES])
def test_no_batch_is_handed_out_to_it(two_systems, tmp_path, name):
    settings = TaskSettings("round", included=Included.EVERYTHING)
    create_task_set(project=two_systems, settings=settings)
    with pytest.raises(RefusedError, match="No annotator can be called"):
        export_batches(project=two_systems, task_set="round", annotators=[name], directory=tmp_path)


@pytest.mark.parametrize("name", [ADJUDICATION, *OTHER_CASES])
def test_no_table_brings_its_judgements_in(two_systems, tmp_path, name):
    table = tmp_path / "table.csv"
    table.write_text(f"system,example,pronoun,annotator\none,5,no,{name}\n")
    with pytest.raises(InputError, match="reserved for adjudication"):
        plan_table(project=two_systems, path=table)
    table.write_text("system,example,pronoun\none,5,no\n")
    with pytest.raises(RefusedError, match="reserved for adjudication"):
        plan_table(project=two_systems, path=table, annotator=name)


@pytest.mark.parametrize("name", [ADJUDICATION, *OTHER_CASES])
def test_no_batch_comes_back_under_it(project, batch_file, name):
    with closing(sqlite3.connect(batch_file)) as database:
        database.execute("UPDATE annotator SET name = ?", (name,))
        database.commit()
    with pytest.raises(InputError, match=f"no annotator can be called '{name}'"):
        plan_merge(project=project, paths=[batch_file])
    with pytest.raises(RefusedError, match="No annotator can be called"):
        open_batch(path=batch_file)


def test_windows_can_ask_whether_somebody_may_be_called_so():
    assert annotator_name_mistake("Ada") is None
    assert annotator_name_mistake(" Ada") is not None
    mistake = annotator_name_mistake("Adjudication")
    assert mistake is not None
    assert "reserved for adjudication" in mistake


def test_a_user_of_this_computer_who_is_called_so_gets_another_name(monkeypatch):
    monkeypatch.setenv("LOGNAME", "adjudication")
    assert login_name() == "me"
    monkeypatch.setenv("LOGNAME", "ada")
    assert login_name() == "ada"
    monkeypatch.setenv("LOGNAME", "Zoe\u0301")
    assert login_name() == "me"


def test_adjudication_is_none_of_the_people(two_systems, disputed):
    settings = TaskSettings("round", included=Included.EVERYTHING)
    create_task_set(project=two_systems, settings=settings)
    say(two_systems, disputed, NO, ADJUDICATION)
    assert [*filter_choices(project=two_systems).annotators] == ["Ada", "Ben"]
    ((task,),) = (each.tasks for each in task_sets(project=two_systems))
    assert [name for name, _ in task.by_annotator] == ["Ada", "Ben"]
