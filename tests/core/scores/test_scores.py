"""Scores: what counts as correct, of how many, and how sure that is."""

import sqlite3
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.judgements.questions import FIRST_TWO
from protest_core.names import ADJUDICATION
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from protest_core.scores.report import scores_report
from protest_core.signatures.repeat import repeated
from protest_core.statistics.differences import Class, LeastRight, Pairs, estimate_difference
from protest_core.statistics.documents import Over
from protest_core.statistics.estimation import Estimate
from protest_core.statistics.paired import mcnemar
from protest_core.statistics.proportions import Share
from protest_core.tables.formats import render
from tests.builders.judged_project import shuffle, write_judged
from tests.builders.judging import say
from tests.core.scores.counted_one_by_one import count_one_by_one, strata_of
from tests.properties import examples

SUBJECT_IT, THEY = "anaphoric_inter_subject_it", "anaphoric_inter_they"
NO, BAD = Judgement(Answer.NO), Judgement(tags=frozenset({"bad_translation"}))
YES = Judgement(Answer.YES, tokens=frozenset({(5, 2)}))  # of example 5
PRONOUN, ANTECEDENT = FIRST_TWO
JUDGED = {Class.RIGHT, Class.WRONG, Class.NOT_JUDGEABLE}
WRONG = (Class.WRONG, Class.NOT_JUDGEABLE)
Said = Sequence[Judgement | None]
RIGHT = Judgement(Answer.YES)


def test_before_anybody_judges_approvals_are_certain_and_the_rest_is_possible(two_systems):
    table = score_table(project=two_systems)
    assert table.frame.systems == ("one", "two")
    assert table.score(PRONOUN, "one").share == Share(5, 2, 5)
    assert table.score(PRONOUN, "two").share == Share(5, 3, 5)
    assert table.score(PRONOUN, "one", THEY).share == Share(1, 0, 1)


def test_counts_are_those_of_the_overview(judged):
    table, shown = score_table(project=judged), overview(project=judged)
    assert dict(table.cells[PRONOUN]) == dict(shown.cells)
    assert table.frame.categories == shown.categories


def test_antecedents_are_counted_where_they_are_asked_for(two_systems, find):
    table = score_table(project=two_systems)
    assert [each.id for each in table.categories_of(ANTECEDENT)] == [SUBJECT_IT, THEY]
    assert table.score(ANTECEDENT, "two").share == Share(2, 0, 2)
    say(two_systems, find("two", 2), Judgement(Answer.UNSET, Answer.NO), "Ada")
    table = score_table(project=two_systems)
    assert table.score(ANTECEDENT, "two").share == Share(2, 0, 1)
    assert table.score(PRONOUN, "two").share == Share(5, 3, 5)  # not answered yet


def test_what_cannot_be_judged_counts_as_incorrect_or_not_at_all(two_systems, find):
    say(two_systems, find("one", 5), BAD, "Ada")  # approved by the program
    table = score_table(project=two_systems)
    assert table.score(PRONOUN, "one").share == Share(5, 1, 4)
    excluded = ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED)
    table = score_table(project=two_systems, settings=excluded)
    assert table.score(PRONOUN, "one").share == Share(4, 1, 4)
    assert table.score(PRONOUN, "one", "event_it").share == Share(0, 0, 0)


def test_a_dispute_leaves_a_range_until_it_is_settled(two_systems, find):
    say(two_systems, find("one", 5), YES, "Ada")
    say(two_systems, find("one", 5), NO, "Ben")
    assert score_table(project=two_systems).score(PRONOUN, "one").share == Share(5, 1, 5)
    say(two_systems, find("one", 5), YES, ADJUDICATION)
    assert score_table(project=two_systems).score(PRONOUN, "one").share == Share(5, 2, 5)


def test_one_annotators_judgements_can_be_counted_alone(two_systems, find):
    say(two_systems, find("one", 5), YES, "Ada")
    say(two_systems, find("one", 5), NO, "Ben")
    say(two_systems, find("one", 5), YES, ADJUDICATION)
    for annotator, expected in (
        ("Ada", OutcomeCounts(correct=1)),
        ("Ben", OutcomeCounts(incorrect=1)),
    ):
        alone = ScoreSettings(annotators=Annotators(frozenset({annotator})))
        table = score_table(project=two_systems, settings=alone)
        assert table.score(PRONOUN, "one", "event_it").counts == expected
        # What this one has not judged is as the program left it.
        assert table.score(PRONOUN, "two", "event_it").counts == OutcomeCounts(approved=1)
        assert f"|annotators:{annotator}|judgements:own|" in table.frame.signature


def test_several_annotators_can_be_counted_and_one_left_out(two_systems, find):
    say(two_systems, find("one", 5), YES, "Ada")
    say(two_systems, find("one", 5), NO, "Ben")
    say(two_systems, find("one", 5), YES, "Cy")
    for annotators, expected, signed in (
        (
            Annotators(only=frozenset({"Cy", "Ada"})),
            OutcomeCounts(correct=1),
            "Ada,Cy|judgements:own",
        ),
        (Annotators(only=frozenset({"Ada", "Ben"})), OutcomeCounts(disputed=1), "Ada,Ben|"),
        (
            Annotators(without=frozenset({"Ben"})),
            OutcomeCounts(correct=1),
            "all|without:Ben|judgements:adjudicated>unanimous",
        ),
    ):
        settings = ScoreSettings(annotators=annotators)
        table = score_table(project=two_systems, settings=settings)
        assert table.score(PRONOUN, "one", "event_it").counts == expected
        assert f"|annotators:{signed}" in table.frame.signature
        signature = table.frame.signature
        asked = repeated(project=two_systems, signature=signature, command="protest scores").asked
        again = ScoreSettings.of(asked)
        assert again.annotators == annotators
        assert score_table(project=two_systems, settings=again).frame.signature == signature


def test_a_filter_by_outcome_asks_for_everybodys_also_if_one_counts_alone(two_systems, find):
    say(two_systems, find("one", 5), YES, "Ada")
    say(two_systems, find("one", 5), NO, "Ben")
    chosen = CandidateFilter(outcomes=frozenset({Outcome.DISPUTED}))
    settings = ScoreSettings(chosen, annotators=Annotators(frozenset({"Ben"})))
    table = score_table(project=two_systems, settings=settings)
    assert table.score_of_all(PRONOUN).counts == OutcomeCounts(incorrect=1)


def test_systems_and_categories_can_be_chosen(judged):
    chosen = CandidateFilter(frozenset({"system2"}), frozenset({"event_it", SUBJECT_IT}))
    table = score_table(project=judged, settings=ScoreSettings(chosen))
    everything = score_table(project=judged)
    assert table.frame.systems == ("system2",)
    assert [each.id for each in table.frame.categories] == [SUBJECT_IT, "event_it"]
    for category in table.frame.categories:
        of_both = (each.score(PRONOUN, "system2", category.id) for each in (table, everything))
        assert len({score.counts for score in of_both}) == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (ScoreSettings(CandidateFilter(frozenset({"three"}))), "no system ‘three’"),
        (ScoreSettings(CandidateFilter(categories=frozenset({"it"}))), "no category ‘it’"),
        (ScoreSettings(CandidateFilter(annotator="Eve")), "no annotator ‘Eve’"),
        (ScoreSettings(annotators=Annotators(frozenset({"Eve"}))), "no annotator ‘Eve’"),
        (ScoreSettings(annotators=Annotators(without=frozenset({"Eve"}))), "no annotator ‘Eve’"),
    ],
)
@pytest.mark.parametrize("make", [score_table, compare_systems, audit_table])
def test_a_mistyped_name_is_refused(two_systems, make, wrong, message):
    with pytest.raises(RefusedError, match=message):
        make(project=two_systems, settings=wrong)


def test_averages_are_over_systems(judged):
    table = score_table(project=judged)
    shares = [table.score(PRONOUN, each, "event_it").share for each in table.frame.systems]
    average = table.average(PRONOUN, "event_it")
    assert average.certain == sum(share.certain for share in shares) / 4
    assert average.possible == sum(share.possible for share in shares) / 4
    assert average.share.low == pytest.approx(sum(share.low for share in shares) / 4)


def test_the_system_with_the_best_estimate_comes_first(judged):
    table = score_table(project=judged)
    assert table.is_estimated(PRONOUN)
    estimates = [table.estimate(PRONOUN, each) for each in table.ranked]
    middles = [each.low + each.high for each in estimates]
    assert middles == sorted(middles, reverse=True)
    assert len(set(middles)) > 1


# Pairs, beside the same counted one by one.


def test_pairs_are_tested_on_all_examples_that_both_have(judged):
    systems = score_table(project=judged).frame.systems
    counted = {each: count_one_by_one(judged, each) for each in systems}
    found = compare_systems(project=judged)
    assert {frozenset({p.first, p.second}) for p in found.pairs} == {
        frozenset(pair) for pair in combinations(counted, 2)
    }
    names = [*Class, "approved", "referred"]
    for pair in found.pairs:
        one, other = counted[pair.first], counted[pair.second]
        both = Counter((a.of_class, b.of_class) for a, b in zip(one, other, strict=True))
        decided = Counter({each: n for each, n in both.items() if {*each} <= JUDGED})
        assert pair.n == 60
        assert 0 < pair.judged == decided.total() < 60
        assert pair.only_first == sum(decided[Class.RIGHT, each] for each in WRONG)
        assert pair.only_second == sum(decided[each, Class.RIGHT] for each in WRONG)
        assert pair.unknown == sum(n for each, n in both.items() if Class.UNKNOWN in each) > 0
        counts = np.array([[both[a, b] for b in names] for a in names])
        expected = estimate_difference(
            Pairs(("approved", "referred"), counts, (strata_of(one), strata_of(other)))
        )
        for name in ("low", "high", "p"):
            assert getattr(pair.difference, name) == pytest.approx(getattr(expected, name))
        assert pair.difference.interval.low == pytest.approx(expected.interval.low)
        assert pair.difference.interval.high == pytest.approx(expected.interval.high)
        assert pair.difference.p <= pair.adjusted_p


def test_what_cannot_be_judged_can_be_left_out_of_comparisons(two_systems, find):
    for system, answer in (("one", BAD), ("two", YES)):
        say(two_systems, find(system, 5), answer, "Ada")
    (pair,) = compare_systems(project=two_systems).pairs
    assert (pair.first, pair.n, pair.judged, pair.only_first, pair.unknown) == ("two", 5, 1, 1, 3)
    excluded = ScoreSettings(not_judgeable=NotJudgeable.EXCLUDED)
    (pair,) = compare_systems(project=two_systems, settings=excluded).pairs
    assert (pair.n, pair.judged, pair.only_first, pair.unknown) == (4, 0, 0, 3)


def test_while_nobody_has_judged_anything_there_is_nothing_to_compare(two_systems, find):
    found = compare_systems(project=two_systems)
    assert not found.judged
    assert "nothing to compare" in "".join(render(comparison_report(found), "text"))
    say(two_systems, find("one", 4), NO, "Ada")
    assert compare_systems(project=two_systems).judged


def test_a_system_of_which_nothing_is_decided_is_in_no_average(judged):
    average = score_table(project=judged).average(PRONOUN)
    load_like(judged, "system1", ("late1", "late2"))
    table = score_table(project=judged)
    assert table.undecided == table.unmatched == ("late1", "late2")
    assert table.average(PRONOUN) == average


def test_a_system_of_which_nothing_is_known_is_compared_with_none(judged):
    """Such a system takes no part in any adjustment."""
    before = compare_systems(project=judged)
    load_like(judged, "system4", ("late",))
    found = compare_systems(project=judged)
    assert found.left_out == ("late",)
    assert found.tested == before.tested
    assert found.clusters == before.clusters


def load_like(project: Project, system: str, names: Sequence[str]) -> None:
    """Load the same translation under other names, without matching it."""
    with closing(sqlite3.connect(project.path)) as database:
        for name in names:
            database.execute(
                f"INSERT INTO system ({', '.join(_columns(database))}, name) "
                f"SELECT {', '.join(_columns(database))}, ? FROM system "
                "WHERE name = ?",
                (name, system),
            )
            (new,) = database.execute("SELECT id FROM system WHERE name = ?", (name,)).fetchone()
            database.execute(
                "INSERT INTO candidate (system_id, example_id) SELECT ?, example_id FROM candidate "
                "JOIN system ON system.id = system_id WHERE name = ?",
                (new, system),
            )
        database.commit()


def _columns(database: sqlite3.Connection) -> list[str]:
    rows = database.execute("PRAGMA table_info(system)").fetchall()
    return [each for _, each, *_ in rows if each not in {"id", "name"}]


def decide(project: Project, said: Mapping[str, Said], approved: Collection[str] = ()) -> None:
    """Judge each system's examples, from the first on, and remove further ones.

    All of a system is approved, or all is referred. Nothing was drawn.
    """
    kept = len(next(iter(said.values())))
    with closing(sqlite3.connect(project.path)) as database:
        for table in ("judgement", "batch", "stratum_candidate", "stratum"):
            database.execute(f"DELETE FROM {table}")
        for table in ("task_order", "task_candidate", "task", "task_set"):
            database.execute(f"DELETE FROM {table}")
        for table, where in (("match", "candidate_id"), ("candidate", "id")):
            database.execute(
                f"DELETE FROM {table} WHERE {where} IN (SELECT candidate.id FROM candidate "
                "JOIN example ON example.id = example_id WHERE position >= ?)",
                (kept,),
            )
        database.execute(
            "UPDATE match SET verdict = 'referred', reasons = 'pronoun_differs', shared = ''"
        )
        database.executemany(
            "UPDATE match SET verdict = 'approved', reasons = '', shared = 'es' "
            "WHERE candidate_id IN (SELECT candidate.id "
            "FROM candidate JOIN system ON system.id = system_id WHERE name = ?)",
            [(each,) for each in approved],
        )
        database.commit()
    for system, judgements in said.items():
        ids = list_candidates(project=project, chosen=CandidateFilter(systems=frozenset({system})))
        for each, judgement in zip(ids, judgements, strict=True):
            if judgement is not None:
                say(project, each, judgement, "annotator1")


def of_two(**settings) -> ScoreSettings:
    return ScoreSettings(CandidateFilter(frozenset({"system1", "system2"})), **settings)


def test_approvals_that_people_do_not_uphold_put_no_system_first(judged):
    """system1 is approved, but nearly all of what was judged of it is wrong."""
    audited = [[NO, None, None], [RIGHT, None, None]]
    decide(
        judged,
        {"system1": [*18 * audited[0], *2 * audited[1]], "system2": [*36 * [RIGHT], *24 * [NO]]},
        approved={"system1"},
    )
    table, found = (
        score_table(project=judged, settings=of_two()),
        compare_systems(project=judged, settings=of_two()),
    )
    (pair,) = found.pairs
    assert table.ranked == ("system2", "system1")  # 36 and, as approvals count, 42 of 60
    assert table.headline(PRONOUN, "system1").low == pytest.approx(2 / 20)
    assert (pair.first, pair.second, pair.better) == ("system2", "system1", "system2")
    assert pair.difference.low == pair.difference.high == pytest.approx(36 / 60 - 2 / 20)
    assert found.clusters == (("system2",), ("system1",))


def test_without_a_judged_approval_a_difference_holds_down_to_a_share_of_right_ones(judged):
    """All of system1 is approved, and of system2 a third is right."""
    decide(
        judged,
        {"system1": 60 * [None], "system2": [*20 * [RIGHT], *40 * [NO]]},
        approved={"system1"},
    )
    least = min(
        percent
        for percent in range(101)
        if mcnemar(20 * (1 - percent / 100), 40 * percent / 100 + 20 * (1 - percent / 100)) <= 0.05
        and percent > 34  # below, system2 would be better
    )
    (pair,) = compare_systems(project=judged, settings=of_two()).pairs
    assert pair.difference is None
    assert (pair.holds_at, pair.first) == (LeastRight(least, first=True), "system1")
    for approvals_right, better in ((least - 1, None), (least, "system1")):
        settings = of_two(approvals_right=approvals_right)
        found = compare_systems(project=judged, settings=settings)
        assert [each.better for each in found.pairs] == [better]
        assert (len(found.clusters) == 2) is (better is not None)


def test_one_judged_approval_makes_it_a_test(judged):
    decide(
        judged,
        {"system1": [NO, *59 * [None]], "system2": [*20 * [RIGHT], *40 * [NO]]},
        approved={"system1"},
    )
    found = compare_systems(project=judged, settings=of_two())
    (pair,) = found.pairs
    assert (found.tested, found.not_audited) == ((pair,), ())
    assert (found.approvals_judged, found.approvals) == (1, 60)
    assert pair.better is None


def test_too_few_examples_tell_no_systems_apart(judged):
    for shared, distinguished in ((10, True), (9, False)):
        decide(judged, {"system1": shared * [RIGHT], "system2": shared * [NO]})
        found = compare_systems(project=judged, settings=of_two())
        (pair,) = found.pairs
        assert (pair.n, pair.judged, pair.only_first) == (shared, shared, shared)
        assert pair.adjusted_p == pytest.approx(2 / 2**shared)
        assert (len(found.clusters) == 2) is (not pair.few) is distinguished


def test_antecedents_are_compared_where_they_are_asked_for(two_systems, find):
    say(two_systems, find("one", 1), Judgement(Answer.YES, Answer.YES), "Ada")
    say(two_systems, find("two", 1), Judgement(Answer.YES, Answer.NO), "Ada")
    (pair,) = compare_systems(project=two_systems, question=ANTECEDENT).pairs
    assert pair.n == 2
    assert (pair.judged, pair.only_first + pair.only_second) == (1, 1)


def test_one_system_is_compared_with_none(project):
    found = compare_systems(project=project)
    assert (found.pairs, found.clusters) == ((), (("one",),))


def test_a_project_without_systems_has_empty_tables(project_file):
    with Project.open(project_file) as project:
        assert compare_systems(project=project).clusters == ()
        table = score_table(project=project)
        assert table.average(PRONOUN).certain is None
        assert audit_table(project=project).corrected().estimate == Estimate(None, None, None)


def test_systems_that_differ_clearly_are_in_clusters_of_their_own(judged):
    found = compare_systems(project=judged)
    assert [name for cluster in found.clusters for name in cluster] == list(
        dict.fromkeys(name for pair in found.pairs for name in (pair.first, pair.second))
    )


# Signatures.


def test_a_signature_makes_the_same_table_again(judged):
    chosen = CandidateFilter(frozenset({"system1", "system3"}), text="word1")
    wanted = ScoreSettings(chosen, NotJudgeable.EXCLUDED, Annotators(frozenset({"annotator2"})))
    table = score_table(project=judged, settings=wanted)
    found = repeated(project=judged, signature=table.frame.signature, command="protest scores")
    settings = ScoreSettings.of(found.asked)
    categories = settings.chosen.categories  # named, as others may come
    # Its two documents are too few; the signature says so even if later there are more.
    assert settings == replace(
        wanted, chosen=replace(chosen, categories=categories), over=Over.EXAMPLES
    )
    assert found.notes == ()
    again = score_table(project=judged, settings=settings)
    assert (again.frame.signature, again.cells) == (table.frame.signature, table.cells)


def test_a_signature_of_another_suite_or_matching_is_refused(judged):
    signature = score_table(project=judged).frame.signature
    for other, message in (
        (signature.replace("generated@", "generated@2"), "is of the suite generated 2sha256-"),
        (signature.replace("any+", "pronouns+"), "Run ‘protest evaluate’ with the same options"),
    ):
        with pytest.raises(RefusedError, match=message):
            repeated(project=judged, signature=other, command="protest scores")


def test_what_else_may_make_a_difference_is_told(judged):
    signature = score_table(project=judged).frame.signature
    other = signature.replace("seed:0", "seed:7").replace("protest:", "protest:9")
    notes = repeated(project=judged, signature=other, command="protest scores").notes
    assert len(notes) == 2
    assert "task sets were made or deleted since the signature" in notes


# What must not matter.


def test_another_order_is_another_order(tmp_path):
    path = write_judged(tmp_path / "judged.protest")
    shuffle(path, Random(1))
    with Project.open(path) as project:
        systems = score_table(project=project).frame.systems
    assert sorted(systems) == ["system1", "system2", "system3", "system4"] != list(systems)


@examples(15)
@given(chance=st.randoms(use_true_random=False))
def test_the_order_of_systems_people_and_judgements_changes_no_number(chance: Random):
    with TemporaryDirectory() as folder:
        path = write_judged(Path(folder) / "judged.protest")
        before = _everything(path)
        shuffle(path, chance)
        assert _everything(path) == before


def test_without_an_audit_a_system_stands_below_those_that_have_one(judged):
    """Nobody has judged an approval of system1: if all are right, it is the better one."""
    decide(
        judged,
        {"system1": 60 * [None], "system2": [*25 * [RIGHT], *5 * [NO], *30 * [None]]},
        approved={"system1", "system2"},
    )
    table = score_table(project=judged, settings=of_two())
    best, unknown = (table.headline(PRONOUN, each) for each in table.ranked)
    assert table.ranked == ("system2", "system1")
    assert (best.estimated, unknown.estimated) == (True, False)
    assert (unknown.low, unknown.high) == (1.0, 1.0)
    assert (unknown.interval.low, unknown.interval.high) == (0.0, 1.0)
    found = compare_systems(project=judged, settings=of_two())
    assert found.clusters == (table.ranked,)
    assert found.estimated == {"system2"}


def test_while_no_approval_is_judged_the_range_decides_the_order(judged):
    decide(
        judged,
        {"system1": 60 * [None], "system2": [*10 * [RIGHT], *20 * [NO], *30 * [None]]},
        approved={"system1"},
    )
    table = score_table(project=judged, settings=of_two())
    assert not table.is_estimated(PRONOUN)
    assert table.ranked == ("system1", "system2")
    found = table.headline(PRONOUN, "system2")
    share = table.score(PRONOUN, "system2").share
    assert (found.low, found.high, found.interval) == (share.low, share.high, share.interval)


def _everything(path) -> list[str]:
    """All numbers of all tables; systems and examples by name, in one order."""
    with Project.open(path) as project:
        table = score_table(project=project)
        audit = audit_table(project=project)
        pieces = [
            *render(scores_report(table, antecedents=True), "text"),
            *render(audit_report(audit, by_system=True), "text"),
            *render(comparison_report(compare_systems(project=project)), "text"),
            *render(
                comparison_report(compare_systems(project=project, question=ANTECEDENT)), "csv"
            ),
        ]
        rows = [*render(scores_report(table), "csv"), *render(audit_report(audit), "csv")]
    return pieces + sorted(rows)
