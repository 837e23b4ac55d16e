"""One's own judgements of translations that are the same word for word."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.agreement.consistency import candidates_named, consistency
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.questions import Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.names import ADJUDICATION
from tests.builders.fetch import fetch
from tests.builders.small_suite import SYSTEM, write_system

YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
BOTH_YES, YES_AND_NO = Judgement(Answer.YES, Answer.YES), Judgement(Answer.YES, Answer.NO)
# Line 0 has the antecedent of example 1, whose pronoun is on line 1.
OTHER_LAMP = SYSTEM["text"].replace("Die alte Lampe", "Die alte Leuchte")


@pytest.fixture
def same(project_file: Path, tmp_path: Path) -> Iterator[Project]:
    """Four systems, the first three word for word the same; of the last, line 0 differs."""
    texts = dict.fromkeys(("one", "two", "three"), SYSTEM["text"]) | {"other": OTHER_LAMP}
    outputs = [
        SystemOutput(name, *write_system(tmp_path, name, text=text)) for name, text in texts.items()
    ]
    with Project.open(project_file) as project:
        load_systems(project=project, outputs=outputs)
        yield project


def say(project: Project, annotator: str, example: int, **said: Judgement) -> None:
    for system, judgement in said.items():
        number = fetch(project, find_candidate, system, example)
        more = {"adjudicated_by": "Dora"} if annotator == ADJUDICATION else {}
        judge(
            project=project, candidate_id=number, annotator=annotator, judgement=judgement, **more
        )


def test_pairs_of_the_same_translation_are_compared(same: Project):
    say(same, "Ada", 3, one=YES, two=YES, three=NO)
    found = consistency(project=same).by_annotator["Ada", Question.PRONOUN]
    assert (found.pairs, found.same, found.different) == (3, 1, 2)
    ((one, two, three),) = found.groups
    assert [label for _, label in (one, two, three)] == [
        Label.CORRECT,
        Label.CORRECT,
        Label.INCORRECT,
    ]
    named = candidates_named(project=same, ids=found.candidates)
    places = [(named[number].system, named[number].example.id) for number in found.candidates]
    assert places == [("one", 3), ("two", 3), ("three", 3)]


def test_who_always_says_the_same_is_consistent(same: Project):
    say(same, "Ada", 3, one=NO, two=NO)
    say(same, "Ada", 5, one=YES, three=YES)
    found = consistency(project=same).by_annotator["Ada", Question.PRONOUN]
    assert (found.same, found.different, found.groups) == (2, 0, ())


def test_people_are_not_compared_with_each_other(same: Project):
    say(same, "Ada", 3, one=YES)
    say(same, "Ben", 3, two=NO)
    table = consistency(project=same)
    assert table.frame.annotators == ("Ada", "Ben")
    assert all(found.pairs == 0 for found in table.by_annotator.values())


def test_what_the_antecedent_became_belongs_to_the_translation(same: Project):
    say(same, "Ada", 1, one=BOTH_YES, other=YES_AND_NO)
    table = consistency(project=same)
    assert all(found.pairs == 0 for found in table.by_annotator.values())
    say(same, "Ada", 1, two=YES_AND_NO)
    found = consistency(project=same).by_annotator
    assert (found["Ada", Question.PRONOUN].same, found["Ada", Question.PRONOUN].different) == (1, 0)
    assert found["Ada", Question.ANTECEDENT].different == 1


def test_sentences_that_only_other_examples_need_do_not_matter(same: Project):
    say(same, "Ada", 3, one=YES, other=NO)
    assert consistency(project=same).by_annotator["Ada", Question.PRONOUN].different == 1


def test_a_remark_alone_and_adjudication_say_nothing(same: Project):
    say(same, "Ada", 3, one=YES, two=Judgement(remark="hm"))
    say(same, ADJUDICATION, 3, one=YES, two=NO)
    table = consistency(project=same)
    assert table.frame.annotators == ("Ada",)
    assert table.by_annotator["Ada", Question.PRONOUN].pairs == 0


def test_a_filter_narrows_what_is_compared(same: Project):
    say(same, "Ada", 3, one=YES, two=NO, three=NO)
    chosen = CandidateFilter(systems=frozenset({"two", "three"}))
    found = consistency(project=same, chosen=chosen).by_annotator["Ada", Question.PRONOUN]
    assert (found.same, found.different) == (1, 0)
