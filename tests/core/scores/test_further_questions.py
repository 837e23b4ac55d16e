"""Scores of a question that guidelines add: by people alone, with one choice that is correct."""

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.import_judgements import plan_table
from protest_core.batches.merge import apply_merge
from protest_core.db.project import Project
from protest_core.judgements.annotators import AnnotatorKind, Annotators
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.outcome import Outcome, outcome_of_answer, outcome_on, parts_of
from protest_core.judgements.questions import Question
from protest_core.names import ADJUDICATION
from protest_core.scores.comparison import compare_systems
from protest_core.scores.comparison_report import comparison_report
from protest_core.scores.compute import asked_question, score_table
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings, ScoreTable
from protest_core.scores.report import scores_report
from protest_core.statistics.proportions import Share
from protest_core.tables.formats import render
from tests.builders.further_questions import FORMS, GENDER, STYLE, ask
from tests.builders.further_questions import with_style as said
from tests.builders.two_systems import finder, judge_all


@pytest.fixture
def styled(two_systems: Project) -> Project:
    """A project that asks for the style; of each system, 1, 2 and 4 are referred to people."""
    ask(two_systems, STYLE)
    return two_systems


def style(project: Project) -> Question:
    return asked_question(project=project, name="style")


def scores(project: Project, **settings: object) -> ScoreTable:
    of = ScoreSettings(question=style(project), **settings)  # type: ignore[arg-type]
    return score_table(project=project, settings=of)


def answer(project: Project, system: str, **answers: Judgement) -> None:
    """Judge examples by people: `e1_Ada=said("good")`."""
    by_example: dict[tuple[str, int], dict[str, Judgement]] = {}
    for place, judgement in answers.items():
        example, _, name = place.partition("_")
        by_example.setdefault((system, int(example[1:])), {})[name] = judgement
    judge_all(project, by_example)


@pytest.mark.parametrize(
    ("judgement", "outcome"),
    [
        (said("good"), Outcome.CORRECT),
        (said("stiff"), Outcome.INCORRECT),
        (said("stiff", "good"), Outcome.INCORRECT),
        (said("stiff", "vulgar"), Outcome.INCORRECT),
        (said("unknown"), Outcome.NOT_JUDGEABLE),
        (said("good", tags=("bad_translation",)), Outcome.NOT_JUDGEABLE),
        (said(), None),
    ],
)
def test_an_answer_is_right_if_all_its_choices_are(styled, judgement: Judgement, outcome):
    assert outcome_of_answer(parts_of(judgement, State.DONE), style(styled)) is outcome


def test_nothing_is_approved_two_wrong_choices_agree_and_disagreement_is_open(styled):
    of = style(styled)

    def together(*judgements: Judgement, settled: Judgement | None = None) -> Outcome:
        everybody = [parts_of(each, State.DONE) for each in judgements]
        everybody += [parts_of(settled, State.DONE, adjudicated=True)] if settled else []
        return outcome_on(of, everybody, approved=True)

    assert together() is together(said()) is Outcome.OPEN
    assert together(said("stiff"), said("vulgar")) is Outcome.INCORRECT
    assert together(said("good"), said()) is Outcome.CORRECT
    assert together(said("good"), said("stiff")) is Outcome.DISPUTED
    assert together(said("good"), said("stiff"), settled=said("good")) is Outcome.CORRECT


def test_neutral_answers_are_counted_beside_the_other_wrong_ones(two_systems):
    ask(two_systems, GENDER)
    same, other, neutral = (
        Judgement(Answer.YES, further=frozenset({("gender", choice)}))
        for choice in ("same", "other", "neutral")
    )
    answer(
        two_systems,
        "one",
        e1_Ada=same,
        e2_Ada=neutral,
        e2_Ben=neutral,
        e3_Ada=other,
        e4_Ada=other,
        e4_Ben=neutral,
        e5_Ada=neutral,
    )
    gender = asked_question(project=two_systems, name="gender")
    table = score_table(project=two_systems, settings=ScoreSettings(question=gender))
    score = table.score(gender, "one")
    assert (score.counts.correct, score.counts.incorrect, score.counts.neutral) == (1, 4, 2)
    assert score.share == Share(5, 1, 1)
    report = scores_report(table)
    (by_outcome,) = (each for each in report.tables if each.name == "gender-by-outcome")
    (column,) = (each for each in by_outcome.columns if each.key == "neutral")
    (row,) = (each for each in by_outcome.rows if each.system == "one")
    find = finder(two_systems)
    assert column.value(row) == 2
    assert column.opens(row).find(project=two_systems) == (find("one", 2), find("one", 5))
    assert all("neutral" in {each.key for each in one.columns} for one in report.records[:2])


def test_a_question_without_a_neutral_answer_has_no_such_column(styled):
    report = scores_report(scores(styled))
    columns = (column for table in (*report.tables, *report.records) for column in table.columns)
    assert "neutral" not in {each.key for each in columns}


def test_counts_are_of_what_people_answered_and_open_the_same_candidates(styled):
    answer(
        styled,
        "one",
        e1_Ada=said("good"),
        e2_Ada=said("good"),
        e2_Ben=said("vulgar"),
        e3_Ada=said("stiff"),
        e3_Ben=said("vulgar"),
        e4_Ada=said("unknown"),
    )
    table = scores(styled)
    counts = table.score(style(styled), "one").counts
    assert (counts.correct, counts.incorrect, counts.not_judgeable) == (1, 1, 1)
    assert (counts.disputed, counts.open, counts.approved) == (1, 1, 0)
    assert table.score(style(styled), "one").share == Share(5, 1, 3)
    for outcome in Outcome:
        cell = CountedCell(style(styled), "one", outcomes=frozenset({outcome}))
        found = counted_candidates(project=styled, settings=table.settings, cell=cell)
        assert len(found) == counts.having(outcome)
    pronouns = score_table(project=styled).score(Question.PRONOUN, "one").counts
    assert pronouns.incorrect == 4


@pytest.mark.parametrize("people", [Annotators(), Annotators(only=frozenset({"Ben"}))])
def test_the_signature_has_answers_to_its_own_question_alone(two_systems, people: Annotators):
    ask(two_systems, STYLE + FORMS)

    def signature(**of_ada: str) -> str:
        made = frozenset(of_ada.items())
        own = {"Ada": Judgement(Answer.NO, further=made), "Ben": said("good")}
        judge_all(two_systems, {("one", 1): own})
        return scores(two_systems, annotators=people).frame.signature

    both = signature(style="good", forms="er")
    assert signature(style="good", forms="sie") == both
    assert (signature(style="stiff", forms="sie") == both) is bool(people.named)
    assert signature(forms="sie") != both


def test_of_a_system_without_any_answer_nothing_is_known(styled):
    answer(styled, "one", e1_Ada=said("good"))
    table = scores(styled)
    assert table.undecided == ("two",)
    text = "".join(render(scores_report(table), "text"))
    assert "The share of two is undefined, and in no average: nobody has answered “Style”" in text
    assert "pproved" not in text


def test_adjudication_comes_first_and_no_program_counts(styled):
    answer(styled, "one", e1_Ada=said("good"), e1_Ben=said("stiff"))
    judge(
        project=styled,
        candidate_id=finder(styled)("one", 1),
        annotator=ADJUDICATION,
        judgement=said("good"),
        adjudicated_by="Eve",
    )
    by_program(styled, {1: "stiff", 2: "stiff"})
    counts = scores(styled).score(style(styled), "one").counts
    assert (counts.correct, counts.incorrect, counts.disputed) == (1, 0, 0)


def by_program(project: Project, choices: dict[int, str]) -> None:
    rows = "".join(f"one,{example},no,{made}\n" for example, made in choices.items())
    path = project.path.with_name("program.csv")
    path.write_text(f"system,example,pronoun,style\n{rows}", encoding="utf-8")
    plan = plan_table(project=project, path=path, annotator="judge", kind=AnnotatorKind.PROGRAM)
    apply_merge(project=project, plan=plan, merged_by="me")


def test_a_programs_verdicts_on_the_question_estimate_what_nobody_answered(styled):
    answer(
        styled,
        "one",
        e1_Ada=said("good"),
        e2_Ada=said("good"),
        e4_Ada=said("stiff"),
    )
    by_program(styled, {1: "good", 2: "good", 3: "good", 4: "stiff", 5: "stiff"})
    estimate = scores(styled, verdicts="judge").estimate(style(styled), "one")
    assert (estimate.low, estimate.high) == (pytest.approx(3 / 5), pytest.approx(3 / 5))


def test_verdicts_of_which_nobody_answered_any_candidate_stay_open(styled):
    """3 and 5 are approved: without an answer to any of these, they may be either."""
    answer(
        styled,
        "one",
        e1_Ada=said("good"),
        e2_Ada=said("good"),
        e4_Ada=said("stiff"),
    )
    estimate = scores(styled).estimate(style(styled), "one")
    assert (estimate.low, estimate.high) == (2 / 5, 4 / 5)


def test_pairs_are_compared_by_the_answers(styled):
    for system, choice in (("one", "good"), ("two", "stiff")):
        every = {f"e{number}_Ada": said(choice) for number in range(1, 6)}
        answer(styled, system, **every)
    found = compare_systems(project=styled, question=style(styled))
    (pair,) = found.pairs
    assert (pair.n, pair.judged, pair.only_first, pair.only_second) == (5, 5, 5, 0)
    assert pair.difference is not None
    assert found.not_audited == ()
    text = "".join(render(comparison_report(found), "text"))
    assert "Correct answers to “Style” of the 1st system beside those of the 2nd" in text


def test_without_an_audit_pairs_are_tested_and_what_is_open_counts_against_them(styled):
    for system, choice in (("one", "good"), ("two", "stiff")):
        answer(styled, system, e1_Ada=said(choice), e2_Ada=said(choice))
    (pair,) = compare_systems(project=styled, question=style(styled)).pairs
    assert pair.holds_at is None
    assert pair.difference is not None
    assert (pair.difference.low, pair.difference.high) == (-1 / 5, 1.0)
