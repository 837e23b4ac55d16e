"""The filter that keeps what a metric and people disagree on: everywhere, and the same."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.agreement.compute import agreement
from protest_core.agreement.consistency import consistency
from protest_core.agreement.disagreements import disagreements
from protest_core.annotating.adjudication import find_disputes
from protest_core.candidates.filter import CandidateFilter, NotMeasuredError
from protest_core.candidates.queries.conditions import conditions
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.outcome import Outcome
from protest_core.meta_evaluation.verdicts import VerdictCell, VerdictPart, verdict_candidates
from protest_core.metrics.results import measure_missing, measuring
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.repeat import repeated
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.properties import examples

APT = CandidateFilter(against_metric="apt")
YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
outcomes = st.frozensets(st.sampled_from(Outcome), max_size=3)


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    path = write_judged(tmp_path_factory.mktemp("judged") / "judged.protest")
    with Project.open(path) as project:
        for metric in ("apt", "autoprf"):
            measure_missing(project, CandidateFilter(against_metric=metric))
        yield project


def listed(project: Project, chosen: CandidateFilter = APT) -> Sequence[CandidateId]:
    """Return what is chosen as front ends do: what is missing is measured first."""
    return measuring(project, partial(list_candidates, chosen=chosen))


def differing(project: Project, metric: str = "apt"):
    cell = VerdictCell(VerdictPart.DISAGREEMENTS)
    return verdict_candidates(project=project, metric=metric, cell=cell)


@pytest.mark.parametrize("metric", ["apt", "autoprf"])
def test_it_keeps_just_what_they_disagree_on(many: Project, metric):
    chosen = CandidateFilter(against_metric=metric)
    found = list_candidates(project=many, chosen=chosen)
    assert found == differing(many, metric)
    assert overview(project=many, chosen=chosen).total.total == len(found) > 20


@examples(25)
@given(
    outcomes=outcomes,
    states=st.frozensets(st.sampled_from(State), max_size=2),
    systems=st.frozensets(st.sampled_from(["system0", "system1"])),
    annotator=st.sampled_from([None, "annotator1"]),
)
def test_it_goes_with_every_other_condition(many, outcomes, states, systems, annotator):
    without = CandidateFilter(
        systems=systems, outcomes=outcomes, states=states, annotator=annotator
    )
    both = replace(without, against_metric="apt")
    among = set(differing(many))
    expected = [each for each in list_candidates(project=many, chosen=without) if each in among]
    assert list(list_candidates(project=many, chosen=both)) == expected
    assert overview(project=many, chosen=both).total.total == len(expected)


def test_all_tables_are_made_of_it(many: Project):
    """Tables with the filter are smaller, and none is refused."""
    counted = {}
    for chosen in (CandidateFilter(), APT):
        of = ScoreSettings(chosen)
        scores = score_table(project=many, settings=of)
        pairs = agreement(project=many, chosen=chosen).pairs.values()
        counted[chosen] = (
            sum(cell.total for cell in next(iter(scores.cells.values())).values()),
            len(disagreements(project=many, chosen=chosen).cases),
            len(find_disputes(project=many, chosen=chosen).still_open),
            max(pair.agreement.n for pair in pairs),
            compare_systems(project=many, settings=of).pairs[0].n,
            len(counted_candidates(project=many, settings=of, cell=CountedCell())),
        )
        audit_table(project=many, settings=of)
        consistency(project=many, chosen=chosen)
    everything, against = counted.values()
    assert against[0] == against[-1] == len(differing(many))
    assert all(one < other for one, other in zip(against, everything, strict=True))


def test_judgements_made_meanwhile_count_at_once(two_systems: Project, find):
    assert listed(two_systems) == ()
    say(two_systems, find("one", 1), YES, "Ada")  # APT: different
    assert listed(two_systems) == (find("one", 1),)
    say(two_systems, find("one", 1), NO, "Ben")
    assert listed(two_systems) == ()
    say(two_systems, find("one", 1), YES, ADJUDICATION)
    assert listed(two_systems) == (find("one", 1),)


def test_what_another_program_saved_counts_at_once(two_systems: Project, find):
    with Project.open(two_systems.path) as other:
        for judgement, expected in ((YES, (find("one", 1),)), (NO, ()), (YES, (find("one", 1),))):
            say(other, find("one", 1), judgement, "Ada")
            for project in (two_systems, other):
                assert listed(project) == expected


def test_what_nobody_judged_is_no_disagreement(two_systems: Project):
    assert listed(two_systems) == ()
    assert overview(project=two_systems, chosen=APT).total.total == 0


@pytest.mark.parametrize("metric", ["bleu", "meteor", ""])
def test_a_metric_without_verdicts_is_refused(two_systems: Project, metric):
    with pytest.raises(RefusedError, match=r"There are: apt, autoprf\b.*\.$"):
        measure_missing(two_systems, CandidateFilter(against_metric=metric))


def test_scores_of_it_can_be_made_again_from_their_signature(many: Project):
    table = score_table(project=many, settings=ScoreSettings(APT))
    assert "|against:apt|" in table.frame.signature
    signature = table.frame.signature
    asked = repeated(project=many, signature=signature, command="protest scores").asked
    settings = ScoreSettings.of(asked)
    assert settings.chosen.against_metric == "apt"
    again = score_table(project=many, settings=settings)
    assert (again.cells, again.frame.signature) == (table.cells, table.frame.signature)


def test_a_metric_that_is_asked_is_a_condition_in_sql(many: Project):
    with many.reading() as tx:
        assert len([*conditions(tx, APT)]) == 1 + len([*conditions(tx, CandidateFilter())])


def test_what_is_not_measured_is_refused_with_the_command_that_measures_it(two_systems: Project):
    sentence = "apt has not measured all .* ‘protest metrics FILE --metric apt’ first"
    for statement in (
        "DELETE FROM metric_score",
        "UPDATE metric_score SET signature = signature || '.1'",  # of another version
        "DELETE FROM metric_verdict WHERE candidate_id IN (SELECT max(id) FROM candidate)",
    ):
        measure_missing(two_systems, APT)
        assert list_candidates(project=two_systems, chosen=APT) == ()
        with closing(sqlite3.connect(two_systems.path, isolation_level=None)) as database:
            database.execute(statement)
        for ask in (list_candidates, overview, agreement, disagreements):
            with pytest.raises(NotMeasuredError, match=sentence):
                ask(project=two_systems, chosen=APT)
    only_one = replace(APT, systems=frozenset({"one"}))  # of which nothing is missing
    assert list_candidates(project=two_systems, chosen=only_one) == ()
