"""The conflict rules, and the states of a judgement."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.conflicts import Conflict, conflicts_of, state_of
from protest_core.judgements.model import Answer, Highlights, Judgement, State, Tag
from protest_core.judgements.questions import FIRST_TWO

YES, NO, UNSET = Answer
PRONOUN, ANTECEDENT, BOTH = (1, 2), (0, 3), (0, 9)
HIGHLIGHTS = Highlights(frozenset({PRONOUN}), frozenset({ANTECEDENT}))
NOTHING = Highlights()
judgements = st.builds(
    Judgement,
    st.sampled_from(Answer),
    st.sampled_from(Answer),
    st.frozensets(st.sampled_from([PRONOUN, ANTECEDENT, BOTH, (5, 5)])),
    st.frozensets(st.sampled_from([*Tag, "my_tag"]), max_size=3),
    st.sampled_from(["", "hm"]),
)
highlights = st.builds(
    Highlights,
    st.frozensets(st.sampled_from([PRONOUN, BOTH])),
    st.frozensets(st.sampled_from([ANTECEDENT, BOTH])),
)


def judged(pronoun=UNSET, antecedent=UNSET, *, tokens=(), tags=(), remark="") -> Judgement:
    return Judgement(pronoun, antecedent, frozenset(tokens), frozenset(tags), remark)


@pytest.mark.parametrize(
    ("judgement", "conflicts"),
    [
        (judged(), []),
        (judged(remark="?"), []),
        (judged(NO, NO), []),
        (judged(YES, YES, tokens=[PRONOUN, ANTECEDENT]), []),
        (judged(YES, UNSET, tokens=[PRONOUN]), []),
        (judged(YES), [Conflict.PRONOUN_YES_BUT_NO_TOKENS]),
        (judged(YES, tokens=[ANTECEDENT]), [
            Conflict.PRONOUN_YES_BUT_NO_TOKENS, Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES]),
        (judged(NO, tokens=[PRONOUN]), [Conflict.PRONOUN_TOKENS_BUT_NOT_YES]),
        (judged(UNSET, tokens=[PRONOUN]), [Conflict.PRONOUN_TOKENS_BUT_NOT_YES]),
        (judged(tags=["my_tag"]), [Conflict.TAGS_BUT_NO_ANSWER]),
        (judged(tags=["my_tag"], tokens=[PRONOUN]), [Conflict.TAGS_BUT_NO_ANSWER]),
        (judged(UNSET, YES, tags=[Tag.ANT_UNSURE]), [
            Conflict.TAGS_BUT_NO_ANSWER, Conflict.ANTECEDENT_YES_BUT_NO_TOKENS]),
        (judged(NO, YES), [Conflict.ANTECEDENT_YES_BUT_NO_TOKENS]),
        (judged(NO, NO, tokens=[ANTECEDENT]), [Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES]),
        (judged(tags=[Tag.BAD_TRANSLATION]), []),
        (judged(tags=[Tag.BAD_TRANSLATION, "my_tag"]), []),
        (judged(NO, tags=[Tag.BAD_TRANSLATION]), [Conflict.BAD_TRANSLATION_BUT_ANNOTATED]),
        (judged(UNSET, NO, tags=[Tag.BAD_TRANSLATION]), [Conflict.BAD_TRANSLATION_BUT_ANNOTATED]),
        (judged(tags=[Tag.BAD_TRANSLATION], tokens=[ANTECEDENT]), [
            Conflict.BAD_TRANSLATION_BUT_ANNOTATED]),
        (judged(tags=[Tag.INCORRECT_WORD_ALIGNMENT]), []),
        (judged(YES, tags=[Tag.INCORRECT_WORD_ALIGNMENT]), [
            Conflict.INCORRECT_ALIGNMENT_BUT_ANNOTATED]),
        (judged(tags=[Tag.INCORRECT_WORD_ALIGNMENT, Tag.BAD_TRANSLATION]), [
            Conflict.CONFLICTING_TAGS]),
        (judged(YES, tags=[Tag.NONCOMPOSITIONAL_TRANSLATION, Tag.BAD_TRANSLATION]), [
            Conflict.CONFLICTING_TAGS]),
        (judged(tags=[Tag.NONCOMPOSITIONAL_TRANSLATION]), [Conflict.TAGS_BUT_NO_ANSWER]),
        (judged(YES, tags=[Tag.NONCOMPOSITIONAL_TRANSLATION]), []),
        (judged(YES, YES, tags=[Tag.NONCOMPOSITIONAL_TRANSLATION]), []),
        (judged(YES, tags=[Tag.NONCOMPOSITIONAL_TRANSLATION], tokens=[ANTECEDENT]), [
            Conflict.NONCOMPOSITIONAL_BUT_TOKENS]),
        (judged(NO, NO, tags=[Tag.DESC_VS_PRESC]), []),
    ],
)  # fmt: skip
def test_the_first_rule_that_applies_decides(judgement: Judgement, conflicts: list[Conflict]):
    assert list(conflicts_of(judgement, HIGHLIGHTS)) == conflicts


@pytest.mark.parametrize("answers", [(YES, UNSET), (NO, YES), (YES, YES)])
def test_yes_needs_no_token_where_there_is_none_to_select(answers):
    assert conflicts_of(judged(*answers), NOTHING) == ()


def test_a_token_that_is_both_serves_pronoun_and_antecedent():
    both = Highlights(frozenset({BOTH}), frozenset({BOTH}))
    assert conflicts_of(judged(YES, YES, tokens=[BOTH]), both) == ()
    assert conflicts_of(judged(YES, NO, tokens=[BOTH]), both) == (
        Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES,
    )


@pytest.mark.parametrize(
    ("judgement", "anaphoric", "other"),
    [
        (judged(), State.NEW, State.NEW),
        (judged(remark="hm"), State.INCOMPLETE, State.INCOMPLETE),
        (judged(NO), State.INCOMPLETE, State.DONE),
        (judged(UNSET, NO), State.INCOMPLETE, State.INCOMPLETE),
        (judged(NO, NO), State.DONE, State.DONE),
        (judged(YES), State.CONFLICT, State.CONFLICT),
        (judged(YES, tokens=[PRONOUN]), State.INCOMPLETE, State.DONE),
        (judged(tags=["my_tag"]), State.CONFLICT, State.CONFLICT),
        (judged(tags=[Tag.BAD_TRANSLATION]), State.DONE, State.DONE),
        (judged(tags=[Tag.INCORRECT_WORD_ALIGNMENT], remark="x"), State.DONE, State.DONE),
        (judged(YES, tags=[Tag.NONCOMPOSITIONAL_TRANSLATION]), State.INCOMPLETE, State.DONE),
    ],
)
def test_how_far_a_judgement_has_come(judgement: Judgement, anaphoric: State, other: State):
    assert state_of(judgement, HIGHLIGHTS, asked=FIRST_TWO) is anaphoric
    assert state_of(judgement, HIGHLIGHTS, asked=FIRST_TWO[:1]) is other


def test_without_checks_nothing_is_a_conflict():
    unchecked = {"asked": FIRST_TWO[:1], "checked": False}
    assert state_of(judged(YES), HIGHLIGHTS, **unchecked) is State.DONE
    assert state_of(judged(tags=["my_tag"]), HIGHLIGHTS, **unchecked) is State.INCOMPLETE


@given(judgements, highlights)
def test_there_are_never_two_conflicts_about_the_same(judgement, highlights):
    about_antecedent = {
        Conflict.ANTECEDENT_YES_BUT_NO_TOKENS,
        Conflict.ANTECEDENT_TOKENS_BUT_NOT_YES,
    }
    found = conflicts_of(judgement, highlights)
    assert sum(conflict in about_antecedent for conflict in found) <= 1
    assert sum(conflict not in about_antecedent for conflict in found) <= 1


@given(judgements, highlights, st.booleans())
def test_done_means_answered_or_not_judgeable_and_without_conflict(judgement, highlights, asked):
    if state_of(judgement, highlights, asked=FIRST_TWO[: 1 + asked]) is State.DONE:
        assert conflicts_of(judgement, highlights) == ()
        answered = judgement.pronoun is not UNSET and not (asked and judgement.antecedent is UNSET)
        assert answered or judgement.tags & {Tag.BAD_TRANSLATION, Tag.INCORRECT_WORD_ALIGNMENT}


@given(judgements, highlights)
def test_tokens_that_are_not_highlighted_contradict_where_nothing_else_does(judgement, highlights):
    """Words of links that were corrected later; tags on the whole ask for no words."""
    about_the_whole = judgement.tags & {
        Tag.BAD_TRANSLATION,
        Tag.INCORRECT_WORD_ALIGNMENT,
        Tag.NONCOMPOSITIONAL_TRANSLATION,
    }
    more = Judgement(
        judgement.pronoun,
        judgement.antecedent,
        judgement.tokens | {(7, 7)},
        judgement.tags,
        judgement.remark,
    )
    expected = () if about_the_whole else (Conflict.TOKENS_NOT_HIGHLIGHTED,)
    shown = highlights.pronoun | highlights.antecedent
    judgement = replace(judgement, tokens=judgement.tokens & shown)
    assert conflicts_of(more, highlights) == (conflicts_of(judgement, highlights) or expected)


def test_what_programs_say_is_not_checked():
    """Programs select no words, so that a yes without words is no contradiction."""
    states = [
        state_of(judged(YES, YES), HIGHLIGHTS, asked=FIRST_TWO, kind=kind)
        for kind in (AnnotatorKind.PERSON, AnnotatorKind.PROGRAM)
    ]
    assert states == [State.CONFLICT, State.DONE]


def test_a_further_answer_is_an_answer_to_what_is_called_a_bad_translation():
    further = frozenset({("style", "formal")})
    judgement = replace(judged(tags=[Tag.BAD_TRANSLATION]), further=further)
    assert conflicts_of(judgement, HIGHLIGHTS) == (Conflict.BAD_TRANSLATION_BUT_ANNOTATED,)
