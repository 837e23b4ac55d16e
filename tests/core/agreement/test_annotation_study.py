"""The published annotation study, from judgements in a project to its kappas."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protest_core.agreement.compute import agreement, candidates_in_cell
from protest_core.agreement.disagreements import disagreements
from protest_core.agreement.model import AgreementTable
from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.ids import ExampleId
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.queries.work import load_states
from protest_core.judgements.questions import FIRST_TWO, Question
from tests.core.agreement.annotation_study import PEOPLE, published_margins, write_study


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Project]:
    with Project.open(write_study(tmp_path_factory.mktemp("study"))) as project:
        yield project


@pytest.fixture(scope="module")
def table(study: Project) -> AgreementTable:
    """The published figures count what was given and not judged as a label, *none*."""
    return agreement(project=study, given=True)


@pytest.mark.parametrize(
    ("question", "n", "disagreements", "kappa"),
    [(Question.PRONOUN, 116, 14, 0.69), (Question.ANTECEDENT, 68, 1, 0.85)],
)
def test_its_kappas_come_out_of_judgements_with_its_labels(
    table: AgreementTable, question, n, disagreements, kappa
):
    found = table.pair(question, PEOPLE)
    assert found.agreement.n == n
    assert sum(c for (a, b), c in found.confusion.items() if a is not b) == disagreements
    assert found.agreement.kappa == pytest.approx(kappa, abs=0.005)
    assert found.agreement.raw == pytest.approx(1 - disagreements / n)


@pytest.mark.parametrize("question", FIRST_TWO)
def test_each_category_has_the_labels_that_were_published(table: AgreementTable, question):
    for category, margins in published_margins(question).items():
        confusion = table.pair(question, PEOPLE, category).confusion
        first = tuple(sum(confusion[one, other] for other in Label) for one in Label)
        second = tuple(sum(confusion[one, other] for one in Label) for other in Label)
        assert (first, second) == margins


def test_small_categories_are_flagged(table: AgreementTable):
    few = {
        each.id
        for each in table.frame.categories
        if table.pair(Question.PRONOUN, PEOPLE, each.id).few
    }
    assert few == {
        category
        for category, (margins, _) in published_margins(Question.PRONOUN).items()
        if sum(margins) < 10
    }


def test_what_one_has_not_judged_is_no_opinion_unless_what_was_given_counts(study: Project):
    table = agreement(project=study)
    with study.reading() as tx:
        judged = [set(load_states(tx, name)) for name in PEOPLE]
    for question, given in ((Question.PRONOUN, 116), (Question.ANTECEDENT, 68)):
        found = table.pair(question, PEOPLE)
        assert found.agreement.n == found.shared.by_all < found.shared.given == given
        assert found.shared.by_all < found.shared.judged <= given
        assert sum(found.confusion.values()) == found.agreement.n
    assert table.pair(Question.PRONOUN, PEOPLE).shared.by_all <= len(set.intersection(*judged))


@pytest.mark.parametrize("given_counts", [False, True])
def test_behind_every_number_are_as_many_candidates_also_of_what_was_only_given(
    study: Project, given_counts
):
    table = agreement(project=study, given=given_counts)
    for question in FIRST_TWO:
        found = table.pair(question, PEOPLE)
        for labels, number in [*found.confusion.items(), ((None, None), found.agreement.n)]:
            behind = candidates_in_cell(
                project=study,
                pair=PEOPLE,
                question=question,
                labels=labels,
                given=given_counts,
            )
            assert len(behind) == number


@pytest.mark.parametrize("question", FIRST_TWO)
def test_disagreements_are_what_both_have_judged_and_do_not_label_alike(study: Project, question):
    confusion = agreement(project=study).pair(question, PEOPLE).confusion
    found = disagreements(project=study, questions=[question.id])
    assert len(found.cases) == sum(count for (a, b), count in confusion.items() if a is not b)
    # Of antecedents the only one is that one of them left an answer out.
    assert bool(found.cases) is (question is Question.PRONOUN)
    assert found.compared == sum(confusion.values())


def test_who_has_not_begun_a_batch_has_left_nothing_out(study: Project, tmp_path: Path):
    export_batches(project=study, task_set="study", annotators={"Late": "1"}, directory=tmp_path)
    pair = ("A", "Late")

    def compared() -> int:
        table = agreement(project=study, annotators=pair, given=True)
        return table.pair(Question.PRONOUN, pair).agreement.n

    assert compared() == 0
    with study.reading() as tx:
        first = find_candidate(tx, "mt", ExampleId(0))
    assert first is not None
    for judgement, expected in ((Judgement(Answer.NO), 116), (Judgement(), 0)):
        judge(project=study, candidate_id=first, annotator="Late", judgement=judgement)
        assert compared() == expected
