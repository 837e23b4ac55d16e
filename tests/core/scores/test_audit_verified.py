"""Approvals by verified translations: nobody drew a sample of them, so audits leave them out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.filter import OutcomeCounts
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.scores.audit import AuditCounts, AuditTable, audit_table
from protest_core.scores.compute import score_table
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.small_suite import SYSTEM, write_system
from tests.properties import examples

ON = {"verified_translations": True}
LAMP, GUESTS, RAIN, YOU, KNOWN = range(1, 6)
SYSTEMS = ("one", "two", "next", "last")
RIGHT, WRONG = Judgement(Answer.YES, Answer.YES), Judgement(Answer.NO, Answer.YES)
JUDGEMENTS = {
    "right": Judgement(Answer.YES),
    "wrong": Judgement(Answer.NO),
    "bad": Judgement(tags=frozenset({"bad_translation"})),
}


@pytest.fixture
def versions(two_systems: Project, tmp_path: Path) -> Project:
    """“next” and “last” say what “one” says: 1, 2, 4 referred, 3, 5 approved."""
    for name in ("next", "last"):
        files = write_system(tmp_path, name, text=SYSTEM["text"])
        load_systems(project=two_systems, outputs=[SystemOutput(name, *files)])
    evaluate(project=two_systems)
    return two_systems


def figures(table: AuditTable) -> Iterator[object]:
    """Yield all rates of approvals, and the corrected scores."""
    for category in table.frame.categories:
        yield table.rate(category_id=category.id)
    for system in (None, *table.frame.systems):
        found = table.corrected(system)
        yield table.rate(system), found.estimate


def test_what_was_judged_because_it_was_referred_upholds_no_approval(versions: Project):
    for system in ("one", "next"):
        say(versions, (system, YOU), JUDGEMENTS["right"])
    before = audit_table(project=versions)
    evaluate(project=versions, change=ON)
    after = audit_table(project=versions)
    assert after.rate().counts == before.rate().counts == AuditCounts(approved=9)
    assert (before.by_verified, after.by_verified) == (
        OutcomeCounts(),
        OutcomeCounts(correct=2, open=1),  # “one” and “next” approve each other; and “last”
    )


def test_the_score_counts_them_and_the_corrected_score_knows_nothing_of_them(versions: Project):
    """One of two approvals of “last” is upheld, none of two; a verified one made another."""
    say(versions, ("one", YOU), JUDGEMENTS["right"])
    say(versions, ("last", RAIN), JUDGEMENTS["right"])
    for example in (LAMP, GUESTS):
        say(versions, ("last", example), WRONG)
    evaluate(project=versions, change=ON)
    found = audit_table(project=versions).corrected("last")
    assert (found.score.certain, found.score.possible, found.score.n) == (3, 3, 5)
    assert (found.estimate.low, found.estimate.high) == pytest.approx((2 / 5, 3 / 5))
    assert found.all_right == pytest.approx(3 / 5)


def test_what_people_say_of_them_counts(versions: Project):
    say(versions, ("one", YOU), JUDGEMENTS["right"])
    say(versions, ("last", RAIN), JUDGEMENTS["right"])
    evaluate(project=versions, change=ON)
    say(versions, ("last", YOU), JUDGEMENTS["wrong"])
    corrected = audit_table(project=versions).corrected("last")
    assert corrected.estimate.low == pytest.approx(2 / 5)
    assert corrected.estimate.high == pytest.approx(4 / 5)
    assert corrected.all_right == pytest.approx(3 / 5)


def test_the_numbers_of_the_audit_open_just_their_candidates(versions: Project):
    for system in ("one", "next"):
        say(versions, (system, YOU), JUDGEMENTS["right"])
    evaluate(project=versions, change=ON)
    cell = CountedCell(outcomes=frozenset(Outcome), approved=True)
    found = counted_candidates(project=versions, settings=ScoreSettings(), cell=cell)
    assert len(found) == audit_table(project=versions).rate().counts.approved == 9
    assert fetch(versions, find_candidate, "last", YOU) not in found


def test_scores_tell_how_many_of_the_approvals_they_are(versions: Project):
    say(versions, ("one", YOU), JUDGEMENTS["right"])
    evaluate(project=versions, change=ON)
    table = score_table(project=versions)
    cells = next(iter(table.cells.values()))
    assert sum(counts.by_verified for counts in cells.values()) == 2


@examples(25)
@given(
    st.dictionaries(
        st.tuples(st.sampled_from(SYSTEMS), st.sampled_from([LAMP, GUESTS, RAIN, YOU, KNOWN])),
        st.sampled_from([*JUDGEMENTS]),
    ),
    st.sampled_from(NotJudgeable),
)
def test_switching_verified_translations_on_changes_nothing_in_the_audit(
    versions: Project, tmp_path_factory, said, treatment
):
    """No interval gets narrower without a new judgement."""
    copy = tmp_path_factory.mktemp("copies") / "copy.protest"
    copy.write_bytes(versions.path.read_bytes())
    with Project.open(copy) as project:
        for (system, example), what in said.items():
            judgement = JUDGEMENTS[what]
            if what != "bad" and example in {LAMP, GUESTS}:
                judgement = Judgement(judgement.pronoun, Answer.YES)
            say(project, (system, example), judgement)
        counting = ScoreSettings(not_judgeable=treatment)
        before = audit_table(project=project, settings=counting)
        evaluate(project=project, change=ON)
        after = audit_table(project=project, settings=counting)
        assert [*figures(after)] == [*figures(before)]
