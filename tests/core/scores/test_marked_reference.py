"""A system that is the reference, judged like a system: shown, never ranked or compared."""

import pytest

from protest_core.db.project import Project
from protest_core.judgements.questions import Question
from protest_core.loading.change_systems import mark_as_reference
from protest_core.scores.audit import audit_table
from protest_core.scores.audit_report import audit_report
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.report import score_row, scores_report
from protest_core.signatures.repeat import repeated
from protest_core.tables.formats import render
from tests.builders.judged_project import write_judged
from tests.core.tables.reports import check_counts_open_as_many


@pytest.fixture
def marked(tmp_path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        best = score_table(project=project).ranked[0]
        mark_as_reference(project=project, systems=[best])
        yield project, best


def test_it_is_shown_with_a_sign_after_all_systems(marked):
    project, reference = marked
    table = score_table(project=project)
    assert table.ranked[-1] == reference
    text = "".join(render(scores_report(table), "text"))
    assert f"{reference} (reference)" in text
    assert f"{reference}: the reference, judged like a system." in text


def test_it_is_in_no_comparison_cluster_average_or_total(marked):
    project, reference = marked
    found = compare_systems(project=project)
    compared = {name for pair in found.pairs for name in (pair.first, pair.second)}
    clustered = {name for cluster in found.clusters for name in cluster}
    assert compared == clustered == set(score_table(project=project).frame.systems) - {reference}
    table = score_table(project=project)
    assert table.average(Question.PRONOUN).systems == len(table.frame.systems) - 1
    n = table.score(Question.PRONOUN, reference).n
    assert table.score_of_all(Question.PRONOUN).n == n * (len(table.frame.systems) - 1)
    counts = audit_table(project=project).rate().counts
    others = [audit_table(project=project).rate(each).counts for each in table.averaged]
    assert counts.approved == sum(each.approved for each in others)


def test_the_candidates_behind_an_average_are_not_its(marked):
    project, _ = marked
    table = score_table(project=project)
    row = score_row(table, Question.PRONOUN)
    assert len(row.query().find(project=project)) == row.figures.share.n


def test_every_number_opens_as_many_candidates_as_it_counts(marked):
    project, _ = marked
    assert check_counts_open_as_many(project, scores_report(score_table(project=project))) > 50
    audit = audit_report(audit_table(project=project), by_system=True)
    assert check_counts_open_as_many(project, audit) > 10


def test_the_signature_names_it_and_says_when_another_is_marked(marked):
    project, reference = marked
    signature = score_table(project=project).frame.signature
    assert f"|referencesystems:{reference}|" in signature
    assert repeated(project=project, signature=signature, command="protest scores").notes == ()
    mark_as_reference(project=project, systems=[reference], marked=False)
    assert "referencesystems" not in score_table(project=project).frame.signature
    (note,) = repeated(project=project, signature=signature, command="protest scores").notes
    assert note == "other systems are marked as the reference since the signature"
