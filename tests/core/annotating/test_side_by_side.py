"""All judgements of one candidate, and one example across the systems."""

import sqlite3

import pytest

from protest_core.annotating.adjudication import (
    Consensus,
    across_systems,
    all_judgements,
    consensus_on,
)
from protest_core.annotating.candidate_tags import candidate_tags
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.listing import load_candidate_tags
from protest_core.candidates.queries.load import candidates_of_example
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import (
    filter_choices,
    list_candidates,
    overview,
    tags_in_use,
)
from protest_core.evaluation.queries.matches import load_match
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import LONGEST_TAG, Answer, Judgement, JudgementRecord, State
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.load import load_all_judgements
from protest_core.judgements.queries.save import save_judgement
from protest_core.judgements.questions import Question
from protest_core.matching.rules import Reason, Verdict
from protest_core.names import ADJUDICATION
from tests.builders.judging import say
from tests.builders.own_tags import add_candidate_tag, remove_candidate_tag

YES, NO = Answer.YES, Answer.NO
LAMP, DIESE = (0, 2), (1, 0)
SAID = {
    "yes": Judgement(YES, YES),
    "no": Judgement(NO, YES),
    "bad": Judgement(tags=frozenset({"bad_translation"})),
    "half": Judgement(antecedent=YES, tokens=frozenset({LAMP})),
    "remark": Judgement(remark="hm"),
}


def settle(project: Project, candidate: CandidateId, judgement: Judgement) -> None:
    """Save an adjudication; only the reserved name matters here."""
    with project.changing() as tx:
        record = JudgementRecord(judgement, State.DONE, "1", origin="adjudicated by Eve")
        save_judgement(tx, candidate, ADJUDICATION, record)


def test_everybody_is_there_with_all_they_said_sorted_by_name(two_systems, find):
    candidate = find("one", 1)
    said = Judgement(YES, NO, frozenset({DIESE}), frozenset({"odd", "ant_unsure"}), "hm")
    say(two_systems, candidate, Judgement(NO, NO), "Zoe")
    say(two_systems, candidate, said, "Ada", seconds=7.5)
    ada, zoe = all_judgements(project=two_systems, candidate_id=candidate)
    assert (ada.annotator, ada.judgement, ada.state) == ("Ada", said, State.DONE)
    assert (ada.seconds, ada.origin, ada.history) == (7.5, "typed", ())
    assert ada.guidelines == "two questions"
    assert ada.made_at.startswith("20")
    assert (zoe.annotator, zoe.judgement) == ("Zoe", Judgement(NO, NO))


def test_what_is_said_of_other_candidates_is_not_there(two_systems, find):
    say(two_systems, find("two", 1), Judgement(NO, NO), "Ada")
    assert all_judgements(project=two_systems, candidate_id=find("one", 1)) == ()


def test_what_was_settled_comes_last_whatever_the_names(two_systems, find):
    candidate = find("one", 3)
    for who in ("Zoe", "aaron"):
        say(two_systems, candidate, Judgement(NO), who)
    settle(two_systems, candidate, Judgement(YES))
    found = all_judgements(project=two_systems, candidate_id=candidate)
    assert [each.annotator for each in found] == ["Zoe", "aaron", ADJUDICATION]
    assert found[-1].origin == "adjudicated by Eve"


def test_history_tells_what_it_was_and_what_became_of_it_the_oldest_first(two_systems, find):
    candidate = find("one", 3)
    first, second = Judgement(YES, tokens=frozenset({(4, 0)})), Judgement(NO)
    for said in (first, second, Judgement()):
        say(two_systems, candidate, said, "Ada")
    say(two_systems, candidate, Judgement(NO), "Ben")
    ada, ben = all_judgements(project=two_systems, candidate_id=candidate)
    assert [(past.judgement, past.change) for past in ada.history] == [
        (first, "replaced"),
        (second, "withdrawn"),
    ]
    assert ben.history == ()
    # Who took everything back has said something all the same.
    assert (ada.judgement, ada.state, ada.made_at) == (Judgement(), State.NEW, "")


def test_across_systems_shows_each_translation_with_what_was_found_and_said(two_systems, find):
    say(two_systems, find("one", 1), Judgement(NO, YES, frozenset({LAMP})), "Ada")
    one, two = across_systems(project=two_systems, example_id=ExampleId(1))
    assert [row.candidate.system for row in (one, two)] == ["one", "two"]
    assert one.target == {
        0: ("Die", "alte", "Lampe", "steht", "hier", "."),
        1: ("Diese", "ist", "kaputt", "."),
    }
    assert two.target[1] == ("Sie", "ist", "kaputt", ".")
    assert (one.highlights.pronoun, one.highlights.antecedent) == ({DIESE}, {LAMP})
    assert (one.match.verdict, one.match.reasons) == (Verdict.REFERRED, (Reason.PRONOUN_DIFFERS,))
    assert two.match.shared == ("sie",)
    assert [message.annotator for message in one.everybody] == ["Ada"]
    assert (one.outcome, two.outcome) == (Outcome.INCORRECT, Outcome.OPEN)


def test_an_approval_shows_the_words_it_rests_on(two_systems):
    one, _ = across_systems(project=two_systems, example_id=ExampleId(3))
    assert (one.match.verdict, one.match.reasons) == (Verdict.APPROVED, ())
    assert (one.match.shared, one.match.on_other_words) == (("es",), False)
    assert (one.match.verified_system, one.outcome) == (None, Outcome.APPROVED)


def test_a_system_that_was_not_matched_is_there_without_a_match(project):
    (row,) = across_systems(project=project, example_id=ExampleId(3))
    assert (row.match, row.outcome) == (None, Outcome.OPEN)


@pytest.mark.parametrize("example", [1, 2, 3, 4, 5])
def test_outcomes_are_those_of_the_overview(two_systems, find, example):
    say(two_systems, find("one", 3), Judgement(NO), "Ada")
    say(two_systems, find("one", 4), Judgement(tags=frozenset({"bad_translation"})), "Ada")
    for who, answer in (("Ada", YES), ("Ben", NO)):
        say(two_systems, find("two", 4), Judgement(answer), who)
        say(two_systems, find("two", 5), Judgement(answer), who)
    settle(two_systems, find("two", 5), Judgement(NO))
    for row in across_systems(project=two_systems, example_id=ExampleId(example)):
        chosen = CandidateFilter(outcomes=frozenset({row.outcome}))
        assert row.candidate.id in list_candidates(project=two_systems, chosen=chosen)


def plan_of(project: Project, statement: str) -> str:
    database = sqlite3.connect(project.path)
    try:
        rows = database.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
    finally:
        database.close()
    return "\n".join(row[3] for row in rows)


def test_no_query_goes_through_all_candidates_or_judgements(two_systems, find):
    """Any SQL may scan only the systems, of which there are few."""
    say(two_systems, find("one", 1), Judgement(NO, NO, tags=frozenset({"odd"})), "Ada")
    sent: list[str] = []
    with two_systems.reading() as tx:
        connection = tx.connection().connection.driver_connection
        connection.set_trace_callback(sent.append)
        load_all_judgements(tx, find("one", 1))
        load_match(tx, find("one", 1))
        load_candidate_tags(tx, find("one", 1))
        candidates_of_example(tx, ExampleId(1))
        connection.set_trace_callback(None)
    plans = [plan_of(two_systems, each) for each in sent if each.startswith("SELECT")]
    assert len(plans) >= 7
    scanned = {line for plan in plans for line in plan.splitlines() if line.startswith("SCAN")}
    assert scanned <= {"SCAN system"}


def test_own_tags_come_and_go_beside_what_people_said(two_systems, find):
    candidate = find("one", 1)
    say(two_systems, candidate, Judgement(NO, NO, tags=frozenset({"odd"})), "Ada")
    for tag in ("paper", "ask_Ben"):
        changed = add_candidate_tag(
            project=two_systems, candidate_id=candidate, tag=tag, added_by="Eve"
        )
        assert changed == ChangeSet(tagged=(candidate,))
    assert candidate_tags(project=two_systems, candidate_id=candidate) == ("ask_Ben", "paper")
    assert candidate_tags(project=two_systems, candidate_id=find("two", 1)) == ()
    changed = remove_candidate_tag(project=two_systems, candidate_id=candidate, tag="paper")
    assert changed == ChangeSet(tagged=(candidate,))
    assert candidate_tags(project=two_systems, candidate_id=candidate) == ("ask_Ben",)
    (ada,) = all_judgements(project=two_systems, candidate_id=candidate)
    assert (ada.judgement.tags, ada.history) == ({"odd"}, ())


def test_adding_what_is_there_and_removing_what_is_not_changes_nothing(two_systems, find):
    place = {"project": two_systems, "candidate_id": find("one", 1), "tag": "paper"}
    assert remove_candidate_tag(**place) == ChangeSet()
    add_candidate_tag(**place, added_by="Eve")
    assert add_candidate_tag(**place, added_by="Max") == ChangeSet()
    rows = sqlite3.connect(two_systems.path)
    assert rows.execute("SELECT tag, added_by FROM candidate_tag").fetchall() == [("paper", "Eve")]
    rows.close()


def test_whatever_is_a_tag_of_a_judgement_may_be_one_of_the_researchers(two_systems, find):
    tag = "می\N{ZERO WIDTH NON-JOINER}خواهم".ljust(LONGEST_TAG, "x")
    here = {"project": two_systems, "candidate_id": find("one", 1)}
    add_candidate_tag(**here, tag=tag, added_by="Eve")
    assert candidate_tags(**here) == (tag,)


@pytest.mark.parametrize("tag", ["", " ", "a ", "a\nb", "x" * (LONGEST_TAG + 1)])
def test_what_is_no_tag_is_refused(two_systems, find, tag):
    with pytest.raises(RefusedError, match="is no tag"):
        add_candidate_tag(project=two_systems, candidate_id=find("one", 1), tag=tag, added_by="Eve")


def test_a_candidate_that_is_gone_gets_no_tag(two_systems):
    with pytest.raises(RefusedError, match="not in the project any more"):
        add_candidate_tag(
            project=two_systems, candidate_id=CandidateId(999), tag="a", added_by="Eve"
        )


def test_the_filter_and_its_choices_know_own_tags(two_systems, find):
    say(two_systems, find("two", 2), Judgement(NO, NO, tags=frozenset({"paper"})), "Ada")
    for tag in ("paper", "mine"):
        add_candidate_tag(project=two_systems, candidate_id=find("one", 3), tag=tag, added_by="Eve")
    assert tags_in_use(project=two_systems) == ("mine", "paper")
    assert filter_choices(project=two_systems).tags == ("mine", "paper")
    chosen = CandidateFilter(tags=frozenset({"paper"}))
    both = (find("one", 3), find("two", 2))
    assert list_candidates(project=two_systems, chosen=chosen) == both
    assert overview(project=two_systems, chosen=chosen).total.total == 2


def test_asked_for_what_one_annotator_tagged_own_tags_do_not_count(two_systems, find):
    say(two_systems, find("one", 3), Judgement(NO), "Ada")
    add_candidate_tag(project=two_systems, candidate_id=find("one", 3), tag="paper", added_by="Ada")
    chosen = CandidateFilter(tags=frozenset({"paper"}), annotator="Ada")
    assert list_candidates(project=two_systems, chosen=chosen) == ()


@pytest.mark.parametrize(
    ("said", "pronoun", "antecedent"),
    [
        ("", Consensus.NOBODY, Consensus.NOBODY),
        ("remark", Consensus.NOBODY, Consensus.NOBODY),
        ("yes", Consensus.ALONE, Consensus.ALONE),
        ("yes yes", Consensus.AGREED, Consensus.AGREED),
        ("yes no", Consensus.DIFFERENT, Consensus.AGREED),
        ("yes yes no", Consensus.DIFFERENT, Consensus.AGREED),
        ("yes bad", Consensus.DIFFERENT, Consensus.DIFFERENT),
        ("bad bad", Consensus.AGREED, Consensus.AGREED),
        # Who has not come to an answer yet differs from nobody.
        ("no half", Consensus.ALONE, Consensus.AGREED),
        ("yes no remark", Consensus.DIFFERENT, Consensus.AGREED),
    ],
)
def test_people_agree_or_differ_by_what_their_judgements_count_as(
    two_systems, find, said, pronoun, antecedent
):
    candidate = find("one", 1)
    for number, word in enumerate(said.split()):
        say(two_systems, candidate, SAID[word], f"annotator {number}")
    found = all_judgements(project=two_systems, candidate_id=candidate)
    assert consensus_on(Question.PRONOUN, found) is pronoun
    assert consensus_on(Question.ANTECEDENT, found) is antecedent


def test_what_was_settled_is_no_opinion_among_others(two_systems, find):
    candidate = find("one", 1)
    say(two_systems, candidate, SAID["yes"], "Ada")
    settle(two_systems, candidate, SAID["no"])
    found = all_judgements(project=two_systems, candidate_id=candidate)
    assert consensus_on(Question.PRONOUN, found) is Consensus.ALONE
