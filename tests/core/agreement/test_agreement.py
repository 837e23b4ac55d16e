"""Agreement: the candidates that annotators are compared on, and those behind each number."""

from csv import DictReader
from io import StringIO
from itertools import product

import pytest
from msgspec.structs import replace

from protest_core.agreement.answers import answers
from protest_core.agreement.compute import agreement, candidates_in_cell
from protest_core.agreement.disagreements import disagreements
from protest_core.agreement.disagreements_report import disagreements_report
from protest_core.agreement.model import AgreementTable, Shared
from protest_core.agreement.report import agreement_report
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.outcome import Outcome, label_of, parts_of
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.names import ADJUDICATION
from protest_core.statistics.agreement import NOTHING_IN_COMMON
from protest_core.tables.formats import render
from tests.builders.fetch import fetch
from tests.builders.judging import Say
from tests.builders.programs import add_program
from tests.builders.small_suite import write_system

CORRECT, INCORRECT, NONE = Label
PRONOUN, ANTECEDENT = FIRST_TWO
YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
BAD, REMARK = Judgement(tags=frozenset({"bad_translation"})), Judgement(remark="hm")
BOTH_YES, BOTH_NO = Judgement(Answer.YES, Answer.YES), Judgement(Answer.NO, Answer.NO)
PAIR = ("Ada", "Ben")
SUBJECT_IT, EVENT = "anaphoric_inter_subject_it", "event_it"


def cells(table: AgreementTable, question: Question = PRONOUN, category: str | None = None) -> dict:
    confusion = table.pair(question, PAIR, category).confusion
    return {labels: count for labels, count in confusion.items() if count}


def test_two_are_compared_on_what_both_have_judged(two_systems: Project, say: Say):
    say(("one", 3), YES, "Ada")
    say(("one", 3), YES, "Ben")
    say(("one", 5), YES, "Ada")
    say(("one", 5), NO, "Ben")
    say(("two", 5), YES, "Ada")
    table = agreement(project=two_systems)
    assert table.frame.annotators == PAIR
    assert cells(table) == {(CORRECT, CORRECT): 1, (CORRECT, INCORRECT): 1}
    assert cells(table, category=EVENT) == {(CORRECT, INCORRECT): 1}
    found = table.pair(PRONOUN, PAIR)
    assert (found.shared.by_all, found.agreement.n, found.agreement.raw) == (2, 2, 0.5)


@pytest.mark.parametrize("tags", ["bad_translation", "incorrect_word_alignment"])
def test_what_cannot_be_judged_has_no_label_whatever_else_was_said(two_systems, say, tags):
    say(("one", 3), Judgement(Answer.YES, tags=frozenset({tags})), "Ada")
    say(("one", 3), NO, "Ben")
    assert cells(agreement(project=two_systems)) == {(NONE, INCORRECT): 1}


def test_an_antecedent_that_one_did_not_answer_is_compared_with_nothing(two_systems, say):
    """The judgement contradicts itself without selected words, and there is still no answer."""
    for example in (1, 2):
        say(("one", example), YES, "Ada")
        say(("one", example), BOTH_NO, "Ben")
    table = agreement(project=two_systems)
    assert cells(table) == {(CORRECT, INCORRECT): 2}
    assert table.pair(ANTECEDENT, PAIR).agreement.undefined == NOTHING_IN_COMMON
    assert table.group(ANTECEDENT).n == 0
    (found, *_) = disagreements(project=two_systems).cases
    assert found.questions == (PRONOUN,)
    ada, ben = found.opinions
    labels = [
        label_of(parts_of(opinion.named.judgement, opinion.named.state), ANTECEDENT)
        for opinion in (ada, ben)
    ]
    assert labels == [None, INCORRECT]
    counts = answers(project=two_systems)
    assert counts.labels[ANTECEDENT, None, "Ada"] == {NONE: 2}
    assert counts.left_open[ANTECEDENT, None, "Ada"] == 2


def test_of_an_antecedent_that_is_not_asked_for_disagreements_say_nothing(two_systems, say):
    say(("one", 3), BAD, "Ada")
    say(("one", 3), NO, "Ben")
    shown = "".join(render(disagreements_report(disagreements(project=two_systems)), "csv"))
    assert [row["antecedent"] for row in DictReader(StringIO(shown))] == ["", ""]


def test_a_remark_without_an_answer_is_no_opinion_yet(two_systems: Project, say: Say):
    say(("one", 3), REMARK, "Ada")
    say(("one", 3), NO, "Ben")
    assert not cells(agreement(project=two_systems), PRONOUN)
    table = agreement(project=two_systems, given=True)
    assert cells(table, PRONOUN) == {(Label.NONE, INCORRECT): 1}
    assert table.pair(PRONOUN, PAIR).shared == Shared(given=1, judged=1, by_all=0)


def test_where_nobody_has_answered_there_is_nothing_to_compare(two_systems: Project, say: Say):
    for annotator in PAIR:
        say(("one", 3), REMARK, annotator)
    for given in (False, True):
        found = agreement(project=two_systems, given=given).pair(PRONOUN, PAIR)
        assert (found.agreement.n, found.agreement.undefined) == (0, NOTHING_IN_COMMON)


def test_what_is_left_unset_is_a_label_only_if_what_was_given_counts(two_systems, say):
    say(("one", 1), NO, "Ada")  # and nothing of the antecedent yet
    say(("one", 1), BOTH_NO, "Ben")
    say(("one", 2), BOTH_NO, "Ada")
    say(("one", 2), BOTH_YES, "Ben")
    table = agreement(project=two_systems)
    assert cells(table, PRONOUN) == {(INCORRECT, INCORRECT): 1, (INCORRECT, CORRECT): 1}
    assert cells(table, ANTECEDENT) == {(INCORRECT, CORRECT): 1}
    of_given = agreement(project=two_systems, given=True)
    assert cells(of_given, ANTECEDENT) == {(INCORRECT, CORRECT): 1, (Label.NONE, INCORRECT): 1}
    assert SUBJECT_IT in {each.id for each in table.categories_of(ANTECEDENT)}
    assert EVENT not in {each.id for each in table.categories_of(ANTECEDENT)}


def test_adjudication_is_no_opinion_beside_the_others(two_systems: Project, say: Say):
    say(("one", 3), YES, "Ada")
    say(("one", 3), NO, "Ben")
    before = agreement(project=two_systems)
    say(("one", 3), NO, ADJUDICATION, adjudicated_by="Cleo")
    assert agreement(project=two_systems) == before
    with pytest.raises(RefusedError, match="Adjudication is not compared"):
        agreement(project=two_systems, annotators=["Ada", ADJUDICATION])


def test_a_pair_is_the_same_in_whatever_order_it_is_named(two_systems: Project, say: Say):
    say(("one", 3), YES, "Ada")
    say(("one", 3), NO, "Ben")
    say(("one", 3), NO, "Cleo")
    one, other = (
        agreement(project=two_systems, annotators=names)
        for names in (["Ben", "Ada"], ["Ada", "Ben"])
    )
    assert one == other
    assert one.frame.annotators == PAIR
    assert {pair for _, pair, _ in one.pairs} == {PAIR}


def test_a_filter_narrows_what_is_compared(two_systems: Project, say: Say):
    for system, example in (("one", 3), ("two", 3), ("one", 5)):
        say((system, example), YES, "Ada")
        say((system, example), YES if example == 3 else NO, "Ben")

    def n(**chosen) -> int:
        table = agreement(project=two_systems, chosen=CandidateFilter(**chosen))
        return table.pair(PRONOUN, PAIR).agreement.n

    assert n() == 3
    assert n(systems=frozenset({"one"})) == 2
    assert n(categories=frozenset({EVENT})) == 1
    assert n(outcomes=frozenset({Outcome.CORRECT})) == 2
    assert n(outcomes=frozenset({Outcome.DISPUTED})) == 1
    with pytest.raises(RefusedError, match="no system ‘three’"):
        n(systems=frozenset({"three"}))
    with pytest.raises(RefusedError, match="no category ‘it’"):
        n(categories=frozenset({"it"}))


@pytest.mark.parametrize("names", [("one", "two"), ("two", "one")])
def test_the_order_of_systems_changes_no_number(project_file, tmp_path, names):
    outputs = [SystemOutput(name, *write_system(tmp_path, name)) for name in names]
    with Project.open(project_file) as project:
        load_systems(project=project, outputs=outputs)
        for system, example, ada, ben in (
            ("one", 3, YES, NO),
            ("two", 3, NO, NO),
            ("two", 5, YES, YES),
        ):
            number = fetch(project, find_candidate, system, example)
            for annotator, said in (("Ada", ada), ("Ben", ben)):
                judge(project=project, candidate_id=number, annotator=annotator, judgement=said)
        table = agreement(project=project)
    assert cells(table) == {
        (CORRECT, INCORRECT): 1,
        (INCORRECT, INCORRECT): 1,
        (CORRECT, CORRECT): 1,
    }
    assert table.pair(PRONOUN, PAIR).agreement.kappa == pytest.approx((2 / 3 - 4 / 9) / (5 / 9))


def test_one_person_is_compared_with_nobody(two_systems: Project, say: Say):
    say(("one", 3), YES, "Ada")
    assert agreement(project=two_systems).all_pairs == ()
    with pytest.raises(RefusedError, match="needs two annotators"):
        agreement(project=two_systems, annotators=["Ada"])
    with pytest.raises(RefusedError, match="no annotator ‘Dora’"):
        agreement(project=two_systems, annotators=["Ada", "Dora"])


def test_everybody_together_is_counted_by_candidate(two_systems: Project, say: Say):
    for annotator in ("Ada", "Ben", "Cleo"):
        say(("one", 3), YES, annotator)
        say(("one", 5), NO, annotator)
    say(("one", 5), YES, "Cleo")
    say(("two", 3), YES, "Ada")
    say(("two", 3), NO, "Ben")  # what Cleo has not judged is not what all have
    table = agreement(project=two_systems)
    group = table.group(PRONOUN)
    assert (group.n, group.raters) == (2, 3.0)
    assert group.raw == pytest.approx((1 + 1 / 3) / 2)
    assert group.fleiss == pytest.approx((2 / 3 - 5 / 9) / (4 / 9))
    add_program(two_systems)
    with_program = agreement(project=two_systems)
    assert with_program.group(PRONOUN) == group
    assert len(with_program.all_pairs) == 6
    named = agreement(project=two_systems, annotators=["Ada", "Ben", "gpt"]).group(PRONOUN)
    assert (named.n, named.raters) == (3, 3.0)


def test_why_figures_are_missing_is_said_once_for_all_of_whom_it_is_true(two_systems, say):
    for number, annotator in enumerate(("Ada", "Ben", "Cleo", "Dan", "Eve"), start=1):
        say(("one", number), BOTH_NO if number < 3 else NO, annotator)
    report = agreement_report(agreement(project=two_systems), by_category=True)
    (note,) = [each for each in report.notes if "no kappa" in each]
    assert note.startswith("Pronouns, Ada and Ben; Pronouns, Ada and Cleo; ")
    assert note.endswith("; 14 more: no kappa. They have judged no candidate in common.")


def test_the_words_of_each_question_are_compared_where_both_say_yes(two_systems, say):
    """Example 1: the pronoun is word 0 of line 1, the antecedent's head word 2 of line 0."""
    ada = Judgement(Answer.YES, Answer.YES, frozenset({(1, 0), (0, 2)}))
    ben = Judgement(Answer.YES, Answer.YES, frozenset({(0, 2)}))
    say(("one", 1), ada, "Ada")
    say(("one", 1), ben, "Ben")
    say(("two", 1), ada, "Ada")
    say(("two", 1), ada, "Ben")
    say(("one", 3), Judgement(Answer.YES, tokens=frozenset({(4, 0)})), "Ada")
    say(("one", 3), NO, "Ben")
    table = agreement(project=two_systems)
    words = table.pair(PRONOUN, PAIR).overlap
    assert (words.n, words.mean) == (2, 0.5)
    antecedents = table.pair(ANTECEDENT, PAIR).overlap
    assert (antecedents.n, antecedents.mean) == (2, 1.0)
    assert table.pair(PRONOUN, PAIR, "pleonastic_it").overlap.mean is None


def test_where_neither_selected_a_word_for_the_question_none_are_compared(two_systems, say):
    """A pronoun without an answer, or without anything: alike but for the selected words."""
    of_antecedent = Judgement(Answer.YES, Answer.YES, frozenset({(0, 2)}))
    for annotator in ("Ada", "Ben"):
        say(("one", 1), of_antecedent, annotator)
        say(("one", 3), Judgement(Answer.YES), annotator)
    table = agreement(project=two_systems)
    assert table.pair(PRONOUN, PAIR).agreement.n == 2
    pronouns = table.pair(PRONOUN, PAIR).overlap
    assert (pronouns.n, pronouns.mean) == (0, None)
    antecedents = table.pair(ANTECEDENT, PAIR).overlap
    assert (antecedents.n, antecedents.mean) == (1, 1.0)


def test_a_word_beside_none_at_all_is_no_overlap(two_systems, say):
    say(("one", 3), Judgement(Answer.YES, tokens=frozenset({(4, 0)})), "Ada")
    say(("one", 3), Judgement(Answer.YES), "Ben")
    words = agreement(project=two_systems).pair(PRONOUN, PAIR).overlap
    assert (words.n, words.mean) == (1, 0.0)


def test_words_selected_where_nothing_can_be_judged_are_not_compared(two_systems, say):
    said = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))
    say(("one", 3), Judgement(Answer.YES, tags=frozenset({"bad_translation"})), "Ada")
    say(("one", 3), said, "Ben")
    say(("two", 3), said, "Ada")
    say(("two", 3), said, "Ben")
    assert agreement(project=two_systems).pair(PRONOUN, PAIR).overlap.n == 1


def test_behind_every_number_are_as_many_candidates(two_systems: Project, say: Say):
    sayings = [YES, NO, BAD, REMARK, YES]
    for at, (system, example) in enumerate(product(("one", "two"), range(1, 6))):
        for annotator, said in (("Ada", sayings[at % 5]), ("Ben", sayings[(at // 2) % 5])):
            asked = example in (1, 2)  # for the antecedent
            both = replace(said, antecedent=said.pronoun) if asked else said
            say((system, example), both, annotator)
    for given_counts in (False, True):
        table = agreement(project=two_systems, given=given_counts)
        for (question, pair, category), found in table.pairs.items():
            for labels, number in [*found.confusion.items(), ((None, None), found.agreement.n)]:
                behind = candidates_in_cell(
                    project=two_systems,
                    pair=pair,
                    question=question,
                    labels=labels,
                    category=category,
                    given=given_counts,
                )
                assert len(behind) == len(set(behind)) == number


def test_a_cell_opens_the_candidates_that_it_counts(two_systems: Project, say: Say, find):
    say(("two", 3), YES, "Ada")
    say(("two", 3), NO, "Ben")
    say(("one", 3), YES, "Ada")
    say(("one", 3), NO, "Ben")
    say(("one", 5), NO, "Ada")
    say(("one", 5), YES, "Ben")

    def cell(pair: tuple[str, str], labels: tuple[Label, Label]) -> tuple:
        return candidates_in_cell(project=two_systems, pair=pair, question=PRONOUN, labels=labels)

    assert cell(PAIR, (CORRECT, INCORRECT)) == (find("one", 3), find("two", 3))
    assert cell(("Ben", "Ada"), (INCORRECT, CORRECT)) == (find("one", 3), find("two", 3))
    assert cell(("Ben", "Ada"), (CORRECT, INCORRECT)) == (find("one", 5),)
