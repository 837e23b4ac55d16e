"""Judging: what is saved, what is kept, what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate, load_candidate, load_sentences
from protest_core.candidates.translated_parts import highlights_of
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId, ExampleId
from protest_core.judgements.model import Answer, Highlights, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.past_judgements import load_past_judgements
from tests.properties import examples

ADA, BEN = "Ada", "Ben"
PRONOUN, ANTECEDENT = (1, 0), (0, 2)
RIGHT = Judgement(Answer.YES, Answer.YES, frozenset({PRONOUN, ANTECEDENT}))
judgements = st.builds(
    Judgement,
    st.sampled_from(Answer),
    st.sampled_from(Answer),
    st.frozensets(st.sampled_from([PRONOUN, ANTECEDENT])),
    st.frozensets(st.sampled_from(["bad_translation", "my tag", "ü"])),
    st.sampled_from(["", "a remark", "two\nlines"]),
)


@pytest.fixture
def candidate(project: Project) -> CandidateId:
    """Example 1: "It is broken", which refers to the old lamp of the line before."""
    found = fetch(project, find_candidate, "one", ExampleId(1))
    assert found is not None
    return found


def test_the_words_to_select_are_those_aligned_to_pronoun_and_head(project, candidate):
    loaded = fetch(project, load_candidate, candidate)
    sentences = fetch(project, load_sentences, loaded.system_id, loaded.example.lines)
    assert highlights_of(loaded, sentences) == Highlights(
        frozenset({PRONOUN}), frozenset({ANTECEDENT})
    )


def test_a_candidate_is_found_by_system_and_example(project, candidate):
    loaded = fetch(project, load_candidate, candidate)
    assert (loaded.system, loaded.example.id) == ("one", 1)
    assert fetch(project, find_candidate, "two", ExampleId(1)) is None


def test_what_was_judged_is_there_on_reopening(project, candidate):
    said = Judgement(Answer.NO, Answer.YES, frozenset({ANTECEDENT}), frozenset({"x"}), "hm")
    changes = judge(project=project, candidate_id=candidate, annotator=ADA, judgement=said)
    assert changes.judgements == (candidate,)
    with Project.open(project.path) as again:
        assert fetch(again, load_judgement, candidate, ADA) == said
        assert fetch(again, load_judgement, candidate, BEN) == Judgement()
        assert fetch(again, load_past_judgements, candidate, ADA) == ()


def test_what_is_replaced_or_withdrawn_is_kept(project, candidate):
    first = Judgement(Answer.NO)
    for said in (first, RIGHT, Judgement()):
        judge(project=project, candidate_id=candidate, annotator=ADA, judgement=said)
    assert fetch(project, load_judgement, candidate, ADA) == Judgement()
    past = fetch(project, load_past_judgements, candidate, ADA)
    assert [each.judgement for each in past] == [first, RIGHT]
    assert [each.change for each in past] == ["replaced", "withdrawn"]
    assert all(each.made_at <= each.ended_at for each in past)


def test_saying_the_same_again_changes_nothing(project, candidate):
    judge(project=project, candidate_id=candidate, annotator=ADA, judgement=RIGHT)
    before = project.path.read_bytes()
    judge(project=project, candidate_id=candidate, annotator=ADA, judgement=RIGHT)
    assert fetch(project, load_past_judgements, candidate, ADA) == ()
    assert project.path.read_bytes() == before


def test_annotators_do_not_touch_each_other(project, candidate):
    judge(project=project, candidate_id=candidate, annotator=ADA, judgement=RIGHT)
    judge(project=project, candidate_id=candidate, annotator=BEN, judgement=Judgement(Answer.NO))
    judge(project=project, candidate_id=candidate, annotator=BEN, judgement=Judgement())
    assert fetch(project, load_judgement, candidate, ADA) == RIGHT
    assert fetch(project, load_past_judgements, candidate, ADA) == ()


@pytest.mark.parametrize("token", [(1, 1), (0, 0), (5, 0)])
def test_only_highlighted_words_can_be_selected(project, candidate, token):
    said = Judgement(Answer.YES, tokens=frozenset({token}))
    with pytest.raises(RefusedError, match="highlighted"):
        judge(project=project, candidate_id=candidate, annotator=ADA, judgement=said)


def test_an_antecedent_that_is_not_asked_for_cannot_be_answered(project):
    event = fetch(project, find_candidate, "one", ExampleId(5))
    with pytest.raises(RefusedError, match="No antecedent"):
        judge(
            project=project,
            candidate_id=event,
            annotator=ADA,
            judgement=Judgement(antecedent=Answer.NO),
        )


@examples(25)
@given(said=st.lists(st.tuples(st.sampled_from([ADA, BEN]), judgements), max_size=6))
def test_everything_ever_said_is_the_present_or_in_history(project, candidate, said):
    expected: dict[str, list[Judgement]] = {ADA: [], BEN: []}
    for annotator in (ADA, BEN):
        expected[annotator] = [
            *(
                past.judgement
                for past in fetch(project, load_past_judgements, candidate, annotator)
            ),
            fetch(project, load_judgement, candidate, annotator),
        ]
    for annotator, judgement in said:
        judge(project=project, candidate_id=candidate, annotator=annotator, judgement=judgement)
        if expected[annotator][-1] != judgement:
            expected[annotator].append(judgement)
    for annotator, all_said in expected.items():
        assert fetch(project, load_judgement, candidate, annotator) == all_said[-1]
        past = fetch(project, load_past_judgements, candidate, annotator)
        kept = [*(each.judgement for each in past), all_said[-1]]
        # The empty judgement is not one that was made: it is not kept as such.
        for each in all_said:
            assert each == Judgement() or any(holds(whole, each) for whole in kept)


def holds(whole: Judgement, judgement: Judgement) -> bool:
    """Return whether the judgements are equal but for further letters of the remark."""
    same = replace(whole, remark=judgement.remark) == judgement
    return same and is_inside(judgement.remark, whole.remark)


def is_inside(part: str, whole: str) -> bool:
    """All letters in their order."""
    letters = iter(whole)
    return all(letter in letters for letter in part)


def history_of_typing(project, candidate, remarks, answer=Answer.NO) -> list[str]:
    for remark in remarks:
        said = Judgement(answer, remark=remark)
        judge(project=project, candidate_id=candidate, annotator=ADA, judgement=said)
        assert fetch(project, load_judgement, candidate, ADA) == said
    return [each.judgement.remark for each in fetch(project, load_past_judgements, candidate, ADA)]


def test_a_remark_that_grows_leaves_no_history_of_single_letters(project, candidate):
    assert history_of_typing(project, candidate, ["n", "no", "no!", "oh no!"]) == []


def test_a_remark_deleted_letter_by_letter_is_kept_whole_and_once(project, candidate):
    typed = ["wrong case", "wrong cas", "wrong ca", "wrong", ""]
    assert history_of_typing(project, candidate, typed) == ["wrong case"]


def test_a_remark_that_was_written_over_is_kept(project, candidate):
    assert history_of_typing(project, candidate, ["one", "two", "t"]) == ["one", "two"]


def test_an_answer_between_two_remarks_is_kept(project, candidate):
    history_of_typing(project, candidate, ["long remark", "long"])
    past = history_of_typing(project, candidate, ["long", "lon"], answer=Answer.UNSET)
    assert past == ["long remark", "long", "long"]


@given(remarks=st.lists(st.text(alphabet="ab ", max_size=4), min_size=1, max_size=8))
@examples(60)
def test_no_letter_of_a_remark_is_ever_lost(project, candidate, remarks):
    """Each remark that was saved is part of a later one in history, or of the one in force."""
    before = len(fetch(project, load_past_judgements, candidate, ADA))
    history_of_typing(project, candidate, remarks)
    kept = [each.judgement.remark for each in fetch(project, load_past_judgements, candidate, ADA)]
    kept = [*kept[max(before - 1, 0) :], remarks[-1]]
    assert all(any(is_inside(remark, longer) for longer in kept) for remark in remarks)
