"""Links that people set right: they hold everywhere, and nothing that was said is lost."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.alignment.warnings import AlignmentWarning
from protest_core.annotating.candidate_view import view_candidate
from protest_core.annotating.session import AnnotationSession
from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.merge_rules import MergeKind
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter, Links
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.link_corrections import save_warnings
from protest_core.candidates.queries.load import find_candidate, load_candidate
from protest_core.db.project import Project
from protest_core.errors import InputError, RefusedError
from protest_core.evaluation.match_project import candidate_matches, evaluate
from protest_core.evaluation.project_overview import list_candidates, states_of
from protest_core.evaluation.queries.matches import load_reasons
from protest_core.evaluation.queries.summary import load_summary
from protest_core.export.tidy import TidyTable, export_table
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.rules import Reason
from protest_core.tables.formats import render
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.link_corrections import correct_links, list_link_corrections, undo_correction
from tests.builders.small_batch import ANNA, write_batch
from tests.builders.small_suite import FILES, write_system

PRONOUN, ANTECEDENT = 0, 1
YES = Judgement(Answer.YES, tokens=frozenset({(4, 0)}))


def save_correction(project: Project, candidate: CandidateId, part: int, *tokens: int):
    return correct_links(
        project=project, candidate_id=candidate, part=part, tokens=tokens, author="Ada"
    )


def view(project: Project, candidate: CandidateId):
    return view_candidate(project=project, candidate_id=candidate, annotator=ANNA)


def test_an_approval_is_referred_once_the_pronoun_is_said_to_be_untranslated(two_systems, find):
    rain = find("one", 3)
    assert fetch(two_systems, load_reasons, rain) == ()
    save_correction(two_systems, rain, PRONOUN)
    assert fetch(two_systems, load_reasons, rain) == (Reason.PRONOUN_UNTRANSLATED,)


def test_a_referral_is_approved_once_the_real_word_is_chosen(two_systems, find):
    you = find("one", 5)  # “You know it .” – “Ihr wisst es .”
    save_correction(two_systems, you, PRONOUN, 1)
    assert fetch(two_systems, load_reasons, you) == (Reason.PRONOUN_DIFFERS,)
    save_correction(two_systems, you, PRONOUN, 2)
    assert fetch(two_systems, load_reasons, you) == ()


def test_an_antecedent_can_be_corrected(two_systems, find):
    lamp = find("two", 1)
    before = view(two_systems, lamp).target_highlights
    save_correction(two_systems, lamp, ANTECEDENT, 1)
    after = view(two_systems, lamp).target_highlights
    assert after.antecedent == {(0, 1)} != before.antecedent
    assert after.pronoun == before.pronoun


def test_matching_everything_anew_keeps_to_what_was_corrected(two_systems, find):
    rain = find("one", 3)
    save_correction(two_systems, rain, PRONOUN)
    evaluate(project=two_systems)
    assert fetch(two_systems, load_reasons, rain) == (Reason.PRONOUN_UNTRANSLATED,)
    found = {
        (each.system, each.example.id): each.match
        for each in candidate_matches(project=two_systems)
    }
    assert found["one", 3].candidate.pronoun == ()
    assert found["two", 3].candidate.pronoun == ("Es",)


def test_what_was_not_matched_is_not_matched_by_mending(project: Project, find_in):
    rain = find_in(project, "one", 3)
    save_correction(project, rain, PRONOUN)
    assert fetch(project, load_reasons, rain) is None


def test_taking_back_brings_the_aligners_words_again_and_keeps_what_was(two_systems, find):
    rain = find("one", 3)
    before = view(two_systems, rain)
    save_correction(two_systems, rain, PRONOUN, 1)
    save_correction(two_systems, rain, PRONOUN)
    undo_correction(project=two_systems, candidate_id=rain, part=PRONOUN)
    assert view(two_systems, rain) == before
    assert fetch(two_systems, load_reasons, rain) == ()
    kept = list_link_corrections(project=two_systems, candidate_id=rain)
    assert [(each.tokens, each.author) for each in kept] == [((1,), "Ada"), ((), "Ada")]
    assert all(each.ended_at for each in kept)


def test_selected_words_that_are_not_highlighted_any_more_are_a_conflict(two_systems, find):
    rain = find("one", 3)
    say(two_systems, rain, YES, ANNA)
    save_correction(two_systems, rain, PRONOUN)
    assert fetch(two_systems, load_judgement, rain, ANNA) == YES
    assert states_of(project=two_systems, annotator=ANNA)[rain] is State.CONFLICT
    assert view(two_systems, rain).conflicts(YES) == (Conflict.TOKENS_NOT_HIGHLIGHTED,)
    undo_correction(project=two_systems, candidate_id=rain, part=PRONOUN)
    assert states_of(project=two_systems, annotator=ANNA)[rain] is State.DONE


def test_words_of_another_place_make_a_yes_without_words(two_systems, find):
    rain = find("one", 3)
    say(two_systems, rain, YES, ANNA)
    save_correction(two_systems, rain, PRONOUN, 1)
    assert view(two_systems, rain).conflicts(YES) == (Conflict.PRONOUN_YES_BUT_NO_TOKENS,)


def test_the_next_thing_said_lets_go_of_them_and_undo_brings_them_back(two_systems, find):
    rain = find("one", 3)
    say(two_systems, rain, YES, ANNA)
    save_correction(two_systems, rain, PRONOUN, 1)
    sitting = AnnotationSession(two_systems, [rain], ANNA)
    sitting.toggle((4, 1))
    assert fetch(two_systems, load_judgement, rain, ANNA).tokens == {(4, 1)}
    assert sitting.state is State.DONE
    sitting.undo()
    assert fetch(two_systems, load_judgement, rain, ANNA) == YES


def test_words_that_were_never_highlighted_are_still_refused(two_systems, find):
    rain = find("one", 3)
    save_correction(two_systems, rain, PRONOUN, 1)
    with pytest.raises(RefusedError):
        say(two_systems, rain, Judgement(Answer.YES, tokens=frozenset({(4, 2)})), ANNA)


def linked_to_a_full_stop(project: Project, tmp_path: Path) -> Project:
    """Load the system "full stop", which links the lamp, an antecedent, to token 5."""
    links = FILES["reference.align"].replace("2-2 3-3 4-4 5-5", "2-5 3-3 4-4", 1)
    files = write_system(tmp_path, "full stop", text=FILES["reference.txt"], links=links)
    load_systems(project=project, outputs=[SystemOutput("full stop", *files)])
    evaluate(project=project)
    return project


def test_an_antecedent_that_is_linked_to_a_full_stop_is_neither_matched_nor_highlighted(
    project: Project, find_in, tmp_path: Path
):
    with_full_stop = linked_to_a_full_stop(project, tmp_path)
    seen_there = view(with_full_stop, find_in(with_full_stop, "full stop", 1))
    assert Reason.ANTECEDENT_UNTRANSLATED in (seen_there.reasons or ())
    assert seen_there.target_highlights.antecedent == frozenset()
    both = Judgement(Answer.YES, Answer.YES, tokens=frozenset({(1, 0)}))
    assert seen_there.conflicts(both) == ()  # nobody has to select the full stop


def test_a_full_stop_that_was_selected_in_earlier_versions_stays_and_is_a_conflict(
    project: Project, find_in, tmp_path: Path
):
    with_full_stop = linked_to_a_full_stop(project, tmp_path)
    lamp = find_in(with_full_stop, "full stop", 1)
    selected = Judgement(Answer.YES, Answer.YES, tokens=frozenset({(1, 0), (0, 5)}))
    say(with_full_stop, lamp, selected, ANNA)
    assert fetch(with_full_stop, load_judgement, lamp, ANNA) == selected
    shown = view(with_full_stop, lamp)
    assert shown.conflicts(selected) == (Conflict.TOKENS_NOT_HIGHLIGHTED,)
    with pytest.raises(RefusedError):
        say(with_full_stop, lamp, Judgement(Answer.YES, tokens=frozenset({(0, 4)})), ANNA)


@pytest.mark.parametrize(("part", "tokens"), [(0, [3]), (0, [-1]), (1, [0]), (-1, [0])])
def test_words_and_parts_that_are_not_there_are_refused(two_systems, find, part: int, tokens):
    with pytest.raises(RefusedError):
        save_correction(two_systems, find("one", 3), part, *tokens)
    assert list_link_corrections(project=two_systems, candidate_id=find("one", 3)) == ()


def test_the_same_example_of_another_system_is_left_alone(two_systems, find):
    before = view(two_systems, find("two", 3))
    save_correction(two_systems, find("one", 3), PRONOUN)
    assert view(two_systems, find("two", 3)) == before


def test_tables_have_the_corrected_words(two_systems, find, tmp_path: Path):
    save_correction(two_systems, find("one", 3), PRONOUN, 1)
    report = export_table(project=two_systems, what=TidyTable.CANDIDATES)
    lines = render(report, "jsonl")
    rows = [json.loads(line) for line in "".join(lines).splitlines()]
    (row,) = (each for each in rows if (each["system"], each["example"]) == ("one", 3))
    assert row["pronoun_words"] == ["regnet"]


def test_links_are_corrected_where_a_file_has_the_highest_number_already(two_systems, find):
    save_correction(two_systems, find("one", 3), PRONOUN, 1)
    with closing(sqlite3.connect(two_systems.path)) as file:
        file.execute("UPDATE link_correction SET id = ?", [2**63 - 1])
        file.commit()
    save_correction(two_systems, find("one", 1), PRONOUN, 1)
    (corrected,) = list_link_corrections(project=two_systems, candidate_id=find("one", 1))
    assert corrected.tokens == (1,)


def test_a_system_with_corrected_links_is_not_replaced(two_systems, find, tmp_path: Path):
    save_correction(two_systems, find("one", 3), PRONOUN, 1)
    with pytest.raises(InputError) as caught:
        load_systems(
            project=two_systems,
            outputs=[SystemOutput("one", *write_system(tmp_path, "again"))],
            replace=True,
        )
    assert "given other links" in str(caught.value)


def test_corrected_links_go_along_in_batches_and_nobody_is_named(project, find_in, tmp_path):
    rain = find_in(project, "one", 3)
    save_correction(project, rain, PRONOUN, 1)
    path = write_batch(project, tmp_path / "mail")
    with open_batch(path=path) as batch:
        found = {
            fetch(batch.project, load_candidate, each).example.id: each
            for each in batch_candidates(batch=batch)
        }
        assert view(batch.project, found[3]).target_highlights.pronoun == {(4, 1)}
        assert view(batch.project, found[5]).target_highlights.pronoun == {(5, 2)}
        (kept,) = list_link_corrections(project=batch.project, candidate_id=found[3])
        assert (kept.author, kept.tokens) == ("", (1,))


def test_what_was_judged_in_a_batch_before_the_links_were_corrected_comes_back_as_a_conflict(
    project: Project, find_in, tmp_path: Path
):
    path = write_batch(project, tmp_path / "mail")
    with open_batch(path=path) as batch:
        (rain,) = (
            each
            for each in batch_candidates(batch=batch)
            if fetch(batch.project, load_candidate, each).example.id == 3
        )
        say(batch.project, rain, YES, ANNA)
    at_home = find_in(project, "one", 3)
    save_correction(project, at_home, PRONOUN, 1)
    plan = plan_merge(project=project, paths=[path])
    assert [each.kind for each in plan.files[0].entries].count(MergeKind.NEW) == 1
    apply_merge(project=project, plan=plan, choices={}, merged_by="me")
    assert fetch(project, load_judgement, at_home, ANNA) == YES
    assert states_of(project=project, annotator=ANNA)[at_home] is State.CONFLICT


def test_warnings_are_kept_told_and_gone_once_somebody_set_the_words_right(
    project: Project, find_in, tmp_path: Path
):
    text = tmp_path / "odd.txt"
    text.write_text("Die alte Lampe steht hier .\n\n\n\n\n\n\n", encoding="utf-8")
    load_systems(project=project, outputs=[SystemOutput("odd", text, None)])
    evaluate(project=project)
    rain = find_in(project, "odd", 3)
    unsure = CandidateFilter(links=Links.UNSURE)
    assert view(project, rain).warnings == ("pronoun_unlinked",)
    assert rain in list_candidates(project=project, chosen=unsure)
    assert find_in(project, "one", 3) not in list_candidates(project=project, chosen=unsure)
    before = fetch(project, load_summary)
    assert sum(before.unsure.values()) == 5
    details = {(m.system, m.example.id): m.warnings for m in candidate_matches(project=project)}
    assert details["odd", 3] == ("pronoun_unlinked",)
    assert details["one", 3] == ()
    save_correction(project, rain, PRONOUN)
    assert view(project, rain).warnings == ()
    assert rain not in list_candidates(project=project, chosen=unsure)
    after = fetch(project, load_summary)
    assert (sum(after.unsure.values()), sum(after.corrected.values())) == (4, 1)
    assert list_candidates(project=project, chosen=CandidateFilter(links=Links.CORRECTED)) == (
        rain,
    )


@pytest.mark.parametrize("author", ["", " Ada", "a\nb", "x" * 10_000, "adjudication"])
def test_nobody_mends_under_a_name_that_nobody_may_have(two_systems, find, author: str):
    with pytest.raises(RefusedError, match="No annotator can be called"):
        correct_links(
            project=two_systems,
            candidate_id=find("one", 3),
            part=PRONOUN,
            tokens=[1],
            author=author,
        )
    assert list_link_corrections(project=two_systems, candidate_id=find("one", 3)) == ()


def test_the_view_says_who_corrected_what_holds(two_systems, find):
    rain = find("one", 3)
    save_correction(two_systems, rain, PRONOUN, 1)
    save_correction(two_systems, rain, PRONOUN, 2)
    (link,) = view(two_systems, rain).corrected
    assert (link.part, link.tokens, link.author) == (PRONOUN, (2,), "Ada")
    assert link.made_at


def test_warnings_go_along_in_batches(project: Project, tmp_path: Path):
    with project.changing() as tx:
        save_warnings(tx, "one", {_rain(project).example.id: [AlignmentWarning.PRONOUN_SCATTERED]})
    path = write_batch(project, tmp_path / "mail")
    with open_batch(path=path) as batch:
        warnings = {
            fetch(batch.project, load_candidate, each).example.id: view(
                batch.project, each
            ).warnings
            for each in batch_candidates(batch=batch)
        }
    assert warnings == {1: (), 2: (), 3: ("pronoun_scattered",), 4: (), 5: ()}


def _rain(project: Project) -> Candidate:
    return fetch(project, load_candidate, fetch(project, find_candidate, "one", 3))


@pytest.fixture
def find_in():
    def find(project: Project, system: str, example: int) -> CandidateId:
        return fetch(project, find_candidate, system, example)

    return find
