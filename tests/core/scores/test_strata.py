"""Weights of candidates, case by case as in `docs/estimation.md`."""

from dataclasses import replace

import pytest

from protest_core.judgements.model import Answer, State
from protest_core.judgements.outcome import JudgementParts, ProgramVerdict
from protest_core.judgements.questions import Choice, Question
from protest_core.matching.rules import Verdict
from protest_core.scores.strata import Estimates, JudgedGroup, Sample, StratumKey, VerdictsOf
from protest_core.statistics.differences import Class
from protest_core.statistics.estimation import Stratum
from protest_core.tasks.model import DrawCounts, DrawState

APPROVED, REFERRED = Verdict.APPROVED, Verdict.REFERRED
YES = JudgementParts(Answer.YES, State.DONE)
NO = JudgementParts(Answer.NO, State.DONE)
LOST = JudgementParts(Answer.UNSET, State.DONE, not_judgeable=True)
HALF = JudgementParts(Answer.UNSET, State.INCOMPLETE)
SETTLED = JudgementParts(Answer.YES, State.DONE, adjudicated=True)
LEFT, REACHED, WAITING = DrawState.LEFT, DrawState.REACHED, DrawState.WAITING

SAMPLED = DrawCounts(size=20, drawn=5, reached=4, reconstructed=False)
NOT_REACHED = DrawCounts(size=20, drawn=5, reached=0, reconstructed=False)
HANDED_OUT = DrawCounts(size=20, drawn=20, reached=4, reconstructed=False)
FITS = Question("fits", "Fits", (Choice("yes", "Yes", "correct"), Choice("no", "No", "incorrect")))
FITTING = JudgementParts(Answer.UNSET, State.DONE, further=frozenset({("fits", "yes")}))


def group(verdict=APPROVED, *judgements, count=1, draws=(), **more) -> JudgedGroup:
    return JudgedGroup("one", "event_it", verdict, judgements, count, draws=draws, **more)


def class_of(each: JudgedGroup, *others: JudgedGroup, drawn=None, **how) -> str:
    sample = Sample([each, *others], Question.PRONOUN, drawn or {}, **how)
    return sample.class_of(each)


@pytest.mark.parametrize(
    ("judgements", "expected"),
    [
        ([YES], Class.RIGHT),
        ([NO], Class.WRONG),
        ([LOST], Class.NOT_JUDGEABLE),
        ([YES, YES], Class.RIGHT),  # overlap counts once
        ([YES, NO], Class.UNKNOWN),  # disputed
        ([YES, NO, SETTLED], Class.RIGHT),  # adjudicated
    ],
)
@pytest.mark.parametrize("verdict", Verdict)
def test_what_people_said_counts_whatever_the_program_said(verdict, judgements, expected):
    assert class_of(group(verdict, *judgements)) == expected


@pytest.mark.parametrize("draws", [(), ((1, REACHED),)])
def test_a_judged_line_that_is_no_translation_stands_for_no_other(draws):
    judged = group(REFERRED, NO, draws=draws, no_translation=True)
    others = [group(REFERRED, YES, draws=draws), group(REFERRED, draws=((1, LEFT),))]
    sample = Sample([judged, *others], Question.PRONOUN, {1: SAMPLED})
    assert sample.class_of(judged) is Class.WRONG
    assert sample.place_of(judged).alone
    assert not sample.place_of(others[0]).alone


def test_an_unjudged_line_that_is_no_translation_is_in_no_stratum():
    groups = [group(REFERRED, no_translation=True), group(REFERRED, YES)]
    strata = Sample(groups, Question.PRONOUN, {}).strata_of(groups)
    assert [each.size for each in strata.values()] == [1]


def test_lines_that_are_no_translation_change_no_chance_of_others():
    judged, unjudged = group(REFERRED, YES, count=2), group(REFERRED, count=2)
    apart = [group(REFERRED, *said, count=4, no_translation=True) for said in ((), (NO,))]
    groups = [judged, unjudged, *apart]
    sample = Sample(groups, Question.PRONOUN, {}, VerdictsOf.NOBODY)
    assert sample.place_of(unjudged).chance == 0.5


@pytest.mark.parametrize("verdicts_of", VerdictsOf)
def test_an_unjudged_line_that_is_no_translation_needs_no_others_of_its_kind(verdicts_of):
    alone = group(REFERRED, no_translation=True)
    sample = Sample([alone], Question.PRONOUN, {}, verdicts_of)
    assert (sample.class_of(alone), sample.place_of(alone).alone) == (Class.UNKNOWN, True)


@pytest.mark.parametrize("verdict", Verdict)
def test_what_was_drawn_and_skipped_is_open(verdict):
    assert class_of(group(verdict, draws=((1, REACHED),)), drawn={1: SAMPLED}) is Class.UNKNOWN


@pytest.mark.parametrize("verdict", Verdict)
@pytest.mark.parametrize("state", [WAITING, LEFT])
def test_what_was_not_drawn_or_not_reached_yet_of_a_reached_sample_is_not_drawn(verdict, state):
    found = class_of(group(verdict, draws=((1, state),)), drawn={1: SAMPLED})
    assert found == verdict


def test_an_approval_of_a_stratum_that_was_not_reached_is_not_drawn():
    each = group(draws=((1, WAITING),))
    assert class_of(each, drawn={1: NOT_REACHED}) == APPROVED
    assert Sample([each], Question.PRONOUN, {1: NOT_REACHED}).place_of(each).chance == 0


@pytest.mark.parametrize(
    ("state", "stratum"), [(WAITING, NOT_REACHED), (LEFT, NOT_REACHED), (WAITING, HANDED_OUT)]
)
def test_what_is_referred_is_open_while_nothing_is_reached_or_where_no_sample_was_drawn(
    state, stratum
):
    assert class_of(group(REFERRED, draws=((1, state),)), drawn={1: stratum}) is Class.UNKNOWN


def test_what_is_referred_and_in_no_task_set_is_open():
    assert class_of(group(REFERRED), group(REFERRED, YES)) is Class.UNKNOWN


def test_what_only_a_verified_translation_approved_is_open():
    assert class_of(group(by_verified=True)) is Class.UNKNOWN
    left = group(by_verified=True, draws=((1, LEFT),))  # of a sample that was reached
    assert class_of(left, drawn={1: SAMPLED}) is Class.UNKNOWN


def test_what_matching_never_ran_on_is_open():
    assert class_of(group(None)) is Class.UNKNOWN


def test_half_a_judgement_is_unknown_as_it_was_reached():
    assert (
        class_of(group(APPROVED, HALF, draws=((1, REACHED),)), drawn={1: SAMPLED}) is Class.UNKNOWN
    )


def test_what_only_others_judged_is_not_drawn_and_never_open():
    for verdict in Verdict:
        for theirs in ((YES,), (YES, NO)):
            assert class_of(group(verdict, by_anybody=theirs)) == verdict


def places(*groups: JudgedGroup, drawn=None, **how) -> dict[str, list[Stratum]]:
    """Return the strata by verdict."""
    found = Sample(groups, Question.PRONOUN, drawn or {}, **how).strata_of(groups)
    by_verdict: dict[str, list[Stratum]] = {}
    for place, stratum in found.items():
        by_verdict.setdefault(place.verdict, []).append(stratum)
    return by_verdict


def test_the_chance_is_what_was_reached_of_the_stratum_as_it_was_drawn():
    (stratum,) = places(
        group(APPROVED, YES, count=4, draws=((1, REACHED),)),
        group(APPROVED, count=15, draws=((1, LEFT),)),  # one was taken out since
        drawn={1: SAMPLED},
    )[APPROVED]
    assert stratum.chance == pytest.approx(4 / 20)
    assert (stratum.size, stratum.right, stratum.missing) == (19, 4, 15)


def test_of_several_task_sets_it_is_the_chance_to_be_reached_by_any():
    drawn = {1: SAMPLED, 2: DrawCounts(size=10, drawn=5, reached=5, reconstructed=False)}
    (stratum,) = places(
        group(APPROVED, YES, draws=((1, REACHED), (2, LEFT))),
        group(APPROVED, draws=((1, LEFT), (2, LEFT))),
        drawn=drawn,
    )[APPROVED]
    assert stratum.chance == pytest.approx(1 - 0.8 * 0.5)


def test_judged_without_having_been_drawn_it_stands_for_nobody():
    drawn, alone = places(
        group(APPROVED, YES, count=4, draws=((1, REACHED),)),
        group(APPROVED, NO, draws=((1, LEFT),)),
        drawn={1: SAMPLED},
    )[APPROVED]
    assert (alone.chance, alone.size, alone.wrong) == (1, 1, 1)
    assert drawn.wrong == 0


def test_approvals_judged_without_any_draw_are_taken_as_drawn_from_their_system_and_category():
    groups = group(APPROVED, YES, count=3), group(APPROVED, count=9)
    sample = Sample(groups, Question.PRONOUN, {})
    assert {sample.place_of(each) for each in groups} == {sample.place_of(groups[0])}
    assert sample.place_of(groups[0]).chance == 3 / 12
    assert not sample.place_of(groups[0]).recorded


def test_judging_by_choice_raises_no_chance_of_the_others():
    """Candidates of its own system and category, judged without a draw: decision 0021."""
    drawn_by_chance = group(APPROVED, YES, count=3), group(APPROVED, count=9)
    by_choice = group(APPROVED, NO, count=4, chosen=True)
    sample = Sample((*drawn_by_chance, by_choice), Question.PRONOUN, {})
    assert {sample.place_of(each).chance for each in drawn_by_chance} == {3 / 12}
    assert (sample.place_of(by_choice).chance, sample.place_of(by_choice).chosen) == (1, True)


@pytest.mark.parametrize(
    ("draws", "by_choice"),
    [
        ((), True),
        (((1, LEFT),), True),
        (((1, REACHED),), False),
        (((1, LEFT), (2, REACHED)), False),
    ],
)
def test_what_a_sample_reached_is_not_judged_by_choice(draws, by_choice):
    assert group(APPROVED, NO, draws=draws, chosen=True).judged_by_choice is by_choice
    assert not group(APPROVED, NO, draws=draws).judged_by_choice


def test_what_was_chosen_and_nobody_judged_is_one_of_the_others():
    groups = group(APPROVED, YES, count=3), group(APPROVED, count=9, chosen=True)
    assert Sample(groups, Question.PRONOUN, {}).place_of(groups[0]).chance == 3 / 12


def test_a_reconstructed_stratum_is_no_record():
    each = group(APPROVED, YES, draws=((1, REACHED),))
    drawn = {1: DrawCounts(size=20, drawn=5, reached=4, reconstructed=True)}
    assert not Sample([each], Question.PRONOUN, drawn).place_of(each).recorded


def test_where_verdicts_changed_since_a_stratum_is_split_by_both():
    found = places(
        group(APPROVED, YES, draws=((1, REACHED),)),
        group(REFERRED, NO, draws=((1, REACHED),)),
        group(REFERRED, draws=((1, LEFT),)),
        drawn={1: SAMPLED},
    )
    assert {verdict: sum(each.size for each in strata) for verdict, strata in found.items()} == {
        APPROVED: 1,
        REFERRED: 2,
    }


def test_of_some_annotators_the_chance_is_their_share_of_what_is_judged():
    (stratum,) = places(
        group(REFERRED, YES, by_anybody=(YES,), count=6),
        group(REFERRED, by_anybody=(NO,), count=2),
        group(REFERRED, by_anybody=(), count=3),
    )[REFERRED]
    assert stratum.chance == 6 / 8
    assert (stratum.open, stratum.missing) == (3, 2)


def program(verdict: ProgramVerdict) -> dict[Question, ProgramVerdict]:
    return {Question.PRONOUN: verdict}


def test_by_a_programs_verdicts_nothing_that_nobody_judged_is_open():
    groups = (
        group(APPROVED, YES, by_program=program(ProgramVerdict.YES)),
        group(REFERRED, by_program=program(ProgramVerdict.YES), count=3),
        group(REFERRED, by_program=program(ProgramVerdict.NO)),
        group(REFERRED),
    )
    found = places(*groups, verdicts_of=VerdictsOf.PROGRAM)
    assert {verdict: [each.missing for each in strata] for verdict, strata in found.items()} == {
        "yes": [3],
        "no": [1],
        "unset": [1],  # of these the program said nothing
    }


def test_by_nobodys_verdicts_all_are_alike():
    groups = group(APPROVED, YES, count=2), group(REFERRED, NO), group(None, count=5)
    found = places(*groups, verdicts_of=VerdictsOf.NOBODY)
    assert [(each.right, each.wrong, each.missing) for each in found["any"]] == [(2, 1, 5)]
    assert {*found} == {"any"}


def test_what_stands_for_nobody_else_says_so_in_its_label():
    left = group(APPROVED, NO, draws=((1, LEFT),))
    verified = group(APPROVED, YES, by_verified=True, draws=((1, REACHED),))
    chosen = group(APPROVED, NO, chosen=True, draws=((1, LEFT),))
    sample = Sample((left, verified, chosen), Question.PRONOUN, {1: SAMPLED})
    labels = [sample.place_of(each).label for each in (left, verified, chosen)]
    assert labels == ["approved/1+alone", "referred/1+alone", "approved/1+chosen"]


def test_of_a_further_question_a_verdict_says_nothing_until_some_of_it_is_judged():
    """Judgements of another system do not count: nothing is approved for a further question."""
    each, judged = group(APPROVED, count=9), group(APPROVED, FITTING)
    elsewhere = replace(judged, system="two")
    assert Sample([each], FITS, {}).class_of(each) is Class.UNKNOWN
    assert Sample([each, elsewhere], FITS, {}).class_of(each) is Class.UNKNOWN
    assert Sample([each, judged], FITS, {}).class_of(each) == APPROVED
    assert Sample([each, judged], FITS, {}).class_of(judged) is Class.RIGHT


def test_the_verdict_that_is_taken_for_right_is_the_one_of_whom_verdicts_are_of():
    assert Sample([], Question.PRONOUN, {}).taken_right == APPROVED
    assert Sample([], Question.PRONOUN, {}, VerdictsOf.PROGRAM).taken_right == "yes"
    assert Sample([], FITS, {}).taken_right == ""


def test_only_what_was_judged_without_having_been_drawn_is_alone():
    drawn = group(APPROVED, YES, count=4, draws=((1, REACHED),))
    alone = group(APPROVED, NO, draws=((1, LEFT),))
    sample = Sample([drawn, alone], Question.PRONOUN, {1: SAMPLED})
    of_drawn, of_alone = sample.place_of(drawn), sample.place_of(alone)
    assert (of_drawn.alone, of_alone.alone) == (False, True)
    assert (of_drawn.recorded, of_alone.recorded) == (True, True)
    assert [each.alone for each in sample.strata_of([drawn, alone]).values()] == [False, True]


def test_without_a_draw_each_category_has_a_chance_of_its_own():
    groups = [group(APPROVED, YES, count=3), group(APPROVED, count=9)]
    others = [replace(groups[0], category="x"), replace(groups[1], category="x", count=1)]
    sample = Sample([*groups, *others], Question.PRONOUN, {})
    assert [sample.place_of(each).chance for each in (groups[0], others[0])] == [3 / 12, 3 / 4]


def test_to_a_programs_verdicts_it_is_the_same_who_approved():
    each = group(APPROVED, by_verified=True, by_program=program(ProgramVerdict.YES))
    assert class_of(each, verdicts_of=VerdictsOf.PROGRAM) == "yes"


@pytest.mark.parametrize(("number", "expected"), [(0, Class.UNKNOWN), (1, REFERRED)])
def test_a_task_set_that_drew_one_is_a_sample_and_one_that_drew_none_is_not(number, expected):
    drawn = {1: DrawCounts(20, number, number, reconstructed=False), 2: HANDED_OUT}
    each = group(REFERRED, draws=((1, WAITING), (2, WAITING)))
    assert class_of(each, drawn=drawn) == expected


def test_one_reconstructed_draw_of_two_is_no_record():
    drawn = {1: SAMPLED, 2: DrawCounts(size=20, drawn=5, reached=4, reconstructed=True)}
    each = group(APPROVED, YES, draws=((1, REACHED), (2, LEFT)))
    assert not Sample([each], Question.PRONOUN, drawn).place_of(each).recorded


def test_the_chance_of_a_draw_is_known_before_anybody_judges_one_of_the_verdict():
    each = group(APPROVED, draws=((1, LEFT),))
    assert Sample([each], Question.PRONOUN, {1: SAMPLED}).place_of(each).chance == (
        pytest.approx(4 / 20)
    )


def test_where_all_was_handed_out_approvals_have_the_chance_to_be_reached_and_others_are_open():
    judged = group(APPROVED, YES, count=4, draws=((1, REACHED),))
    waiting = group(APPROVED, draws=((1, WAITING),))
    referred = group(REFERRED, draws=((1, WAITING),))
    sample = Sample([judged, waiting, referred], Question.PRONOUN, {1: HANDED_OUT})
    assert sample.place_of(waiting).chance == pytest.approx(4 / 20)
    assert sample.place_of(referred).chance == 1


def estimates(**more) -> Estimates:
    """Return the estimates of two systems and three categories that are judged in full."""
    right = {("one", "a"): 9, ("one", "b"): 0, ("two", "a"): 5}
    strata = {
        StratumKey(*where, APPROVED, (1,), 1.0): Stratum(
            APPROVED, where[1], where, 1.0, 10, right=number, wrong=10 - number
        )
        for where, number in right.items()
    }
    lost = StratumKey("one", "c", APPROVED, (1,), 1.0)
    strata[lost] = Stratum(APPROVED, "c", "c", 1.0, 10, right=5, not_judgeable=5)
    return Estimates({Question.PRONOUN: strata}, **more)


@pytest.mark.parametrize(
    ("systems", "categories", "share"),
    [
        (["one"], ["a"], 0.9),
        (["two"], ["a"], 0.5),
        (["one"], ["a", "b"], 0.45),
        (["one", "two"], ["a"], 0.7),
        (["one"], ["c"], 0.5),
    ],
)
def test_a_row_is_estimated_from_the_strata_of_its_systems_and_categories(
    systems, categories, share
):
    row = Question.PRONOUN, systems, categories
    found = estimates()
    assert found.score(*row).low == pytest.approx(share)
    assert found.score(*row) is found.score(*row)  # computed once
    assert found.without_verdicts(*row).low is None
    assert {(key.system, key.category) for key, _ in found.strata_of(*row)} == {
        (system, category) for system in systems for category in categories
    }


def test_another_row_has_another_interval_for_other_texts_from_its_documents():
    """Six documents are needed; the fourth has all that is wrong."""
    wrong = [0, 0, 0, 5, 0, 0]
    spread = {
        (number, part): count
        for number, lost in enumerate(wrong)
        for part, count in ((0, 10 - lost), (1, lost))
    }
    keys = [key for key, _ in estimates().strata_of(Question.PRONOUN, ["one", "two"], ["a"])]
    found = estimates(spread={Question.PRONOUN: {keys[0]: spread}})
    interval = found.for_texts(Question.PRONOUN, ["one"], ["a"])
    assert interval is found.for_texts(Question.PRONOUN, ["one"], ["a"])
    assert interval is not None
    assert interval.low < 0.9 < interval.high
    assert found.for_texts(Question.PRONOUN, ["two"], ["a"]) is None


def test_by_document_candidates_are_counted_by_class_or_as_not_drawn():
    groups = (
        group(APPROVED, YES, count=3, by_document={7: 2, 9: 1}),
        group(APPROVED, count=2, by_document={7: 2}),
        group(APPROVED, YES, count=1, by_document={7: 1}, by_anybody=(YES,)),
    )
    sample = Sample(groups, Question.PRONOUN, {})
    not_drawn = len(Class)
    assert sample.strata_and_spread(groups)[1] == {
        sample.place_of(groups[0]): {(7, 0): 3, (9, 0): 1, (7, not_drawn): 2}
    }
