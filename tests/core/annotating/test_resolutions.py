"""The changes that settle contradictory answers."""

from hypothesis import given
from hypothesis import strategies as st

from protest_core.annotating.draft import resolutions
from protest_core.judgements.conflicts import conflicts_of
from protest_core.judgements.model import Answer, Highlights, Judgement, Tag

PLACES = [(0, 1), (0, 2), (1, 3)]
HIGHLIGHTS = Highlights(frozenset(PLACES[:2]), frozenset(PLACES[1:]))
judgements = st.builds(
    Judgement,
    pronoun=st.sampled_from(Answer),
    antecedent=st.sampled_from(Answer),
    tokens=st.frozensets(st.sampled_from(PLACES)),
    tags=st.frozensets(st.sampled_from([*Tag, "mine"]), max_size=3),
)


@given(judgements)
def test_each_settles_the_contradiction_by_taking_something_away(judgement):
    for each in resolutions(judgement, HIGHLIGHTS):
        assert conflicts_of(each, HIGHLIGHTS) == ()
        assert each.tags <= judgement.tags
        assert each.tokens <= judgement.tokens
        assert each.pronoun in (judgement.pronoun, Answer.UNSET)
        assert each.antecedent in (judgement.antecedent, Answer.UNSET)


def test_yes_without_a_word_is_settled_without_the_answer():
    judgement = Judgement(pronoun=Answer.YES, antecedent=Answer.NO)
    assert resolutions(judgement, HIGHLIGHTS) == (Judgement(antecedent=Answer.NO),)


def test_words_of_what_is_not_correct_are_deselected():
    judgement = Judgement(pronoun=Answer.NO, tokens=frozenset(PLACES[:1]))
    assert resolutions(judgement, HIGHLIGHTS) == (Judgement(pronoun=Answer.NO),)


def test_of_tags_that_exclude_each_other_either_can_go():
    tags = frozenset({"bad_translation", "incorrect_word_alignment"})
    found = resolutions(Judgement(tags=tags), HIGHLIGHTS)
    assert [set(each.tags) for each in found] == [
        {"incorrect_word_alignment"},
        {"bad_translation"},
    ]
