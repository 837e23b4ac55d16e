"""The audit: what people made of approvals, and the scores corrected by it."""

import pytest

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.export.queries import stream_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import AuditCounts, audit_table
from protest_core.scores.model import ScoreSettings
from protest_core.statistics.audit import AuditStratum, corrected_score
from protest_core.statistics.proportions import Share
from tests.fetch import fetch
from tests.judged_project import write_judged

EVENT, PLEONASTIC = "event_it", "pleonastic_it"
NO, BAD = Judgement(Answer.NO), Judgement(tags=frozenset({"bad_translation"}))
YES = Judgement(Answer.YES, tokens=frozenset({(5, 2)}))  # of example 5


def say(project: Project, candidate, annotator: str, judgement: Judgement) -> None:
    judge(
        project=project,
        candidate_id=candidate,
        annotator=annotator,
        judgement=judgement,
        adjudicated_by="Cleo" if annotator == ADJUDICATION else "",
    )


@pytest.fixture
def judged(tmp_path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        yield project


def test_without_judgements_nothing_is_known_of_approvals(two_systems):
    table = audit_table(project=two_systems)
    assert table.rate().counts == AuditCounts(approved=5)
    assert table.rate("one", EVENT).counts == AuditCounts(approved=1)
    corrected = table.corrected("one")
    assert corrected.score == Share(5, 2, 5)
    assert corrected.if_wrong.value is corrected.if_right.value is corrected.interval is None


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ([("Ada", YES)], AuditCounts(approved=1, upheld=1)),
        ([("Ada", NO)], AuditCounts(approved=1, not_upheld=1)),
        ([("Ada", BAD)], AuditCounts(approved=1, not_judgeable=1)),
        ([("Ada", YES), ("Ben", NO)], AuditCounts(approved=1, disputed=1)),
        ([("Ada", YES), ("Ben", NO), (ADJUDICATION, NO)], AuditCounts(approved=1, not_upheld=1)),
        ([("Ada", Judgement(remark="hm"))], AuditCounts(approved=1)),
    ],
)
def test_what_people_say_of_an_approval_is_counted(two_systems, find, said, expected):
    for annotator, judgement in said:
        say(two_systems, find("one", 5), annotator, judgement)
    table = audit_table(project=two_systems)
    assert table.rate("one", EVENT).counts == expected
    assert table.rate().counts == expected + AuditCounts(approved=4)


def test_judging_what_was_referred_is_no_audit(two_systems, find):
    say(two_systems, find("one", 4), "Ada", NO)
    assert audit_table(project=two_systems).rate().counts == AuditCounts(approved=5)


def test_what_cannot_be_judged_lowers_the_rate_or_is_left_out(two_systems, find):
    for system, judgement in (("one", BAD), ("two", YES)):
        say(two_systems, find(system, 5), "Ada", judgement)
    assert audit_table(project=two_systems).rate(category_id=EVENT).share == Share(2, 1, 1)
    excluded = ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED)
    table = audit_table(project=two_systems, settings=excluded)
    assert table.rate(category_id=EVENT).share == Share(1, 1, 1)


def test_of_a_system_judged_in_full_the_corrected_score_is_the_score(two_systems, find):
    for example, judgement in ((1, NO), (2, NO), (3, NO), (4, NO), (5, YES)):
        say(two_systems, find("one", example), "Ada", judgement)
    corrected = audit_table(project=two_systems).corrected("one")
    assert corrected.score == Share(5, 1, 1)
    assert corrected.if_wrong.value == corrected.if_right.value == pytest.approx(1 / 5)
    assert (corrected.interval.low, corrected.interval.high) == pytest.approx((1 / 5, 1 / 5))


def test_what_is_open_makes_a_range_of_the_corrected_score(two_systems, find):
    """Of two approvals one is upheld and one is not; the three referred ones are open."""
    say(two_systems, find("one", 5), "Ada", YES)
    say(two_systems, find("one", 3), "Ada", NO)
    corrected = audit_table(project=two_systems).corrected("one")
    assert corrected.if_wrong.value == pytest.approx(1 / 5)
    assert corrected.if_right.value == pytest.approx(4 / 5)


def test_strata_are_the_categories_of_each_system(judged):
    """Counted one by one from what the project says of each candidate."""
    table = audit_table(project=judged)
    for system in table.scores.systems:
        cells: dict[str, list[tuple[bool, str]]] = {}
        for each in fetch(judged, stream_candidates, [system]):
            approved = each.match is not None and each.match.verdict == "approved"
            cells.setdefault(each.place.category, []).append((approved, each.outcome.value))
        strata = [
            AuditStratum(
                sum(approved for approved, _ in cell),
                sum(approved and of in JUDGED for approved, of in cell),
                sum(approved and of == "correct" for approved, of in cell),
            )
            for cell in cells.values()
        ]
        judged_correct = sum(
            not approved and of == "correct" for cell in cells.values() for approved, of in cell
        )
        expected = corrected_score(strata, judged_correct=judged_correct, n=60)
        found = table.corrected(system).if_wrong
        assert found.value == pytest.approx(expected.value)
        assert found.interval.low == pytest.approx(expected.interval.low)
        assert table.corrected(system).score.n == 60


JUDGED = {"correct", "incorrect", "not_judgeable"}


def test_the_filter_chooses_the_approvals(judged):
    chosen = CandidateFilter(frozenset({"system1"}), frozenset({EVENT}))
    table = audit_table(project=judged, settings=ScoreSettings(chosen))
    everything = audit_table(project=judged)
    assert table.rate().counts == everything.rate("system1", EVENT).counts
    assert table.rate().counts.judged > 0
