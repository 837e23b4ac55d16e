"""The candidates on which people differ: which they are, and what is told of each."""

import pytest

from protest_core.agreement.disagreements import Disagreements, disagreements
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.questions import Question
from protest_core.names import ADJUDICATION

NO, BAD = Judgement(Answer.NO), Judgement(tags=frozenset({"bad_translation"}))
YES = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))  # of example 3
BOTH_NO, NO_AND_YES = Judgement(Answer.NO, Answer.NO), Judgement(Answer.NO, Answer.YES)


@pytest.fixture
def say(two_systems: Project, find):
    def say(annotator: str, system: str, example: int, judgement: Judgement, **more: str) -> None:
        judge(
            project=two_systems,
            candidate_id=find(system, example),
            annotator=annotator,
            judgement=judgement,
            **more,
        )

    return say


def places(found: Disagreements) -> list[tuple[str, int]]:
    return [(each.candidate.system, each.candidate.example.id) for each in found.found]


def test_a_candidate_is_there_if_two_who_judged_it_differ(two_systems: Project, say):
    say("Ada", "two", 3, YES)
    say("Ben", "two", 3, NO)
    say("Ada", "one", 3, YES)
    say("Ben", "one", 3, BAD)
    say("Ada", "one", 4, NO)
    say("Ben", "one", 4, NO)
    say("Ada", "one", 5, NO)
    say("Ben", "one", 5, Judgement(remark="hm"))
    found = disagreements(project=two_systems)
    assert places(found) == [("one", 3), ("two", 3)]
    assert found.compared == 3  # a remark without an answer differs from nothing


def test_each_is_told_with_its_words_and_what_everybody_said(two_systems: Project, say):
    said = Judgement(Answer.NO, tags=frozenset({"odd"}), remark="Sie?")
    say("Ben", "one", 3, said)
    say("Ada", "one", 3, YES)
    (each,) = disagreements(project=two_systems).found
    assert (each.source, each.target) == ("It", ("Es",))
    assert [opinion.annotator for opinion in each.opinions] == ["Ada", "Ben"]
    assert [opinion.words for opinion in each.opinions] == [("Es",), ()]
    assert each.opinions[1].named.judgement == said
    assert each.settled is None


def test_the_question_is_told_and_can_be_chosen(two_systems: Project, say):
    say("Ada", "one", 1, BOTH_NO)
    say("Ben", "one", 1, NO_AND_YES)
    (each,) = disagreements(project=two_systems).found
    assert each.questions == (Question.ANTECEDENT,)
    assert disagreements(project=two_systems, questions=["pronoun"]).found == ()


def test_how_it_was_settled_is_told_beside(two_systems: Project, say):
    say("Ada", "one", 3, YES)
    say("Ben", "one", 3, NO)
    say(ADJUDICATION, "one", 3, NO, adjudicated_by="Cleo")
    (each,) = disagreements(project=two_systems).found
    assert [opinion.annotator for opinion in each.opinions] == ["Ada", "Ben"]
    assert each.settled is not None
    assert each.settled.named.judgement == NO


def test_only_those_who_are_named_are_compared(two_systems: Project, say):
    say("Ada", "one", 3, YES)
    say("Ben", "one", 3, YES)
    say("Cleo", "one", 3, NO)
    assert places(disagreements(project=two_systems)) == [("one", 3)]
    assert places(disagreements(project=two_systems, annotators=["Ada", "Ben"])) == []
    with pytest.raises(RefusedError, match="Name two"):
        disagreements(project=two_systems, annotators=["Ada"])


def test_a_filter_narrows_the_list(two_systems: Project, say):
    for system in ("one", "two"):
        say("Ada", system, 3, YES)
        say("Ben", system, 3, NO)
    chosen = CandidateFilter(systems=frozenset({"two"}))
    assert places(disagreements(project=two_systems, chosen=chosen)) == [("two", 3)]
    with pytest.raises(RefusedError, match="no system"):
        disagreements(project=two_systems, chosen=CandidateFilter(frozenset({"three"})))
