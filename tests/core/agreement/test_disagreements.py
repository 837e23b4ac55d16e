"""The candidates on which people differ: which they are, and what is told of each."""

import pytest

from protest_core.agreement.disagreements import Disagreements, disagreements
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.questions import Question
from protest_core.names import ADJUDICATION

NO, BAD = Judgement(Answer.NO), Judgement(tags=frozenset({"bad_translation"}))
YES = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))  # of example 3
BOTH_NO, NO_AND_YES = Judgement(Answer.NO, Answer.NO), Judgement(Answer.NO, Answer.YES)


def places(found: Disagreements) -> list[tuple[str, int]]:
    return [(each.candidate.system, each.candidate.example.id) for each in found.cases]


def test_a_candidate_is_there_if_two_who_judged_it_differ(two_systems: Project, say):
    say(("two", 3), YES, "Ada")
    say(("two", 3), NO, "Ben")
    say(("one", 3), YES, "Ada")
    say(("one", 3), BAD, "Ben")
    say(("one", 4), NO, "Ada")
    say(("one", 4), NO, "Ben")
    say(("one", 5), NO, "Ada")
    say(("one", 5), Judgement(remark="hm"), "Ben")
    found = disagreements(project=two_systems)
    assert places(found) == [("one", 3), ("two", 3)]
    assert found.compared == 3  # a remark without an answer differs from nothing


def test_each_is_told_with_its_words_and_what_everybody_said(two_systems: Project, say):
    said = Judgement(Answer.NO, tags=frozenset({"odd"}), remark="Sie?")
    say(("one", 3), said, "Ben")
    say(("one", 3), YES, "Ada")
    (each,) = disagreements(project=two_systems).cases
    assert (each.source, each.target) == ("It", ("Es",))
    assert [opinion.annotator for opinion in each.opinions] == ["Ada", "Ben"]
    assert [opinion.words for opinion in each.opinions] == [("Es",), ()]
    assert each.opinions[1].named.judgement == said
    assert each.settled is None


def test_the_question_is_told_and_can_be_chosen(two_systems: Project, say):
    say(("one", 1), BOTH_NO, "Ada")
    say(("one", 1), NO_AND_YES, "Ben")
    (each,) = disagreements(project=two_systems).cases
    assert each.questions == (Question.ANTECEDENT,)
    assert disagreements(project=two_systems, questions=["pronoun"]).cases == ()


def test_how_it_was_settled_is_told_beside(two_systems: Project, say):
    say(("one", 3), YES, "Ada")
    say(("one", 3), NO, "Ben")
    say(("one", 3), NO, ADJUDICATION, adjudicated_by="Cleo")
    (each,) = disagreements(project=two_systems).cases
    assert [opinion.annotator for opinion in each.opinions] == ["Ada", "Ben"]
    assert each.settled is not None
    assert each.settled.named.judgement == NO


def test_only_those_who_are_named_are_compared(two_systems: Project, say):
    say(("one", 3), YES, "Ada")
    say(("one", 3), YES, "Ben")
    say(("one", 3), NO, "Cleo")
    assert places(disagreements(project=two_systems)) == [("one", 3)]
    assert places(disagreements(project=two_systems, annotators=["Ada", "Ben"])) == []
    with pytest.raises(RefusedError, match="needs two annotators"):
        disagreements(project=two_systems, annotators=["Ada"])


def test_a_filter_narrows_the_list(two_systems: Project, say):
    for system in ("one", "two"):
        say((system, 3), YES, "Ada")
        say((system, 3), NO, "Ben")
    chosen = CandidateFilter(systems=frozenset({"two"}))
    assert places(disagreements(project=two_systems, chosen=chosen)) == [("two", 3)]
    with pytest.raises(RefusedError, match="no system"):
        disagreements(project=two_systems, chosen=CandidateFilter(frozenset({"three"})))
