"""The automatic step on the small suite, whose results can be worked out by hand."""

from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.match_project import candidate_matches, evaluate, evaluation_table
from protest_core.evaluation.queries.matches import load_match
from protest_core.evaluation.report import evaluation_report
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.create_project import create_project
from protest_core.matching.policy import (
    AntecedentTokens,
    MatchingPolicy,
    PronounTokens,
)
from protest_core.matching.queries import load_policy
from protest_core.matching.rules import Reason, Verdict
from protest_core.progress import Cancelled, ProgressCallback
from tests.builders.fetch import fetch
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import FILES, SYSTEM, write_suite
from tests.core.tables.reports import check_counts_open_as_many


def verdicts(project: Project, **options) -> dict[int, Verdict]:
    return {
        candidate.example.id: candidate.match.verdict
        for candidate in candidate_matches(project=project, **options)
    }


def test_each_candidate_gets_the_verdict_worked_out_by_hand(project: Project):
    evaluate(project=project)
    found = {each.example.id: each.match for each in candidate_matches(project=project)}
    assert found[1].reasons == (Reason.PRONOUN_DIFFERS,)
    assert found[2].reasons == (Reason.PRONOUN_DIFFERS,)
    assert found[3].matched == "reference"
    assert found[4].reasons == (Reason.PRONOUN_DIFFERS,)
    assert found[5].shared == ("es",)
    assert found[1].candidate.antecedents == (("Lampe",),)


def test_the_stored_table_counts_what_the_candidates_say(project: Project):
    evaluate(project=project)
    table = evaluation_table(project=project)
    (row,) = table.systems
    assert (row.total.examples, row.total.approved, row.total.referred) == (5, 2, 3)
    assert row.reasons == {Reason.PRONOUN_DIFFERS: 3}
    assert row.categories["event_it"].approved == 1
    assert [category.id for category in table.frame.categories] == [
        "anaphoric_inter_subject_it",
        "anaphoric_inter_they",
        "event_it",
        "pleonastic_it",
        "addressee_deictic_singular_you",
    ]


def test_counts_lead_to_as_many_candidates(two_systems: Project):
    evaluate(project=two_systems)
    for chosen in (
        CandidateFilter(),
        CandidateFilter(frozenset({"two"}), frozenset({"event_it", "anaphoric_inter_they"})),
    ):
        report = evaluation_report(evaluation_table(project=two_systems, chosen=chosen))
        assert check_counts_open_as_many(two_systems, report) > 10


def test_evaluating_twice_changes_no_count(project: Project):
    evaluate(project=project)
    once = evaluation_table(project=project)
    evaluate(project=project)
    assert evaluation_table(project=project) == once


def test_the_table_can_be_limited_to_a_category_and_a_system(project: Project):
    evaluate(project=project)
    table = evaluation_table(
        project=project, chosen=CandidateFilter(frozenset({"one"}), frozenset({"event_it"}))
    )
    assert table.systems[0].total.examples == 1
    assert verdicts(project, chosen=CandidateFilter(categories=frozenset({"event_it"}))) == {
        5: Verdict.APPROVED
    }


@pytest.mark.parametrize(
    "chosen",
    [CandidateFilter(frozenset({"nobody"})), CandidateFilter(categories=frozenset({"event"}))],
)
def test_an_unknown_choice_names_what_there_is(project: Project, chosen):
    with pytest.raises(RefusedError, match=r"There are: (one|anaphoric)"):
        evaluation_table(project=project, chosen=chosen)


def test_a_policy_is_kept_in_the_project(project: Project):
    change = {
        "pronoun_tokens": PronounTokens.PRONOUNS,
        "antecedent_tokens": AntecedentTokens.SPAN,
        "more_ambiguous_forms": frozenset({"es", "das"}),
    }
    policy = MatchingPolicy(PronounTokens.PRONOUNS, AntecedentTokens.SPAN, frozenset({"es", "das"}))
    evaluate(project=project, change=change)
    with Project.open(project.path) as again:
        assert fetch(again, load_policy) == policy
        evaluate(project=again)
        assert evaluation_table(project=again).systems[0].reasons[Reason.AMBIGUOUS_FORM] == 2


def test_cancelling_keeps_the_earlier_result_and_policy(project: Project):
    evaluate(project=project)
    before = project.path.read_bytes()

    def stop(done: int, total: int, doing: str) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        evaluate(project=project, change={"pronoun_tokens": PronounTokens.PRONOUNS}, progress=stop)
    assert project.path.read_bytes() == before


def test_matching_again_leaves_a_file_alone_in_which_nothing_changes(project: Project):
    evaluate(project=project)
    before = project.path.read_bytes()
    evaluate(project=project)
    assert project.path.read_bytes() == before


def during_matching(do: Callable[[], object], *, times: int = 1) -> ProgressCallback:
    """Do this each time a system is about to be matched, at most so many times."""
    left = [None] * times

    def report(_done: int, _total: int, doing: str) -> None:
        if doing.startswith("matching") and left:
            left.pop()
            do()

    return report


def test_people_judge_while_systems_are_matched(project: Project):
    said = Judgement(Answer.NO)
    candidate = CandidateId(1)
    save = partial(judge, project=project, candidate_id=candidate, annotator="A", judgement=said)
    evaluate(project=project, progress=during_matching(save))
    assert fetch(project, load_judgement, candidate, "A") == said
    assert evaluation_table(project=project).total.approved == 2


@pytest.mark.parametrize("times", [1, 3])  # as often as is tried while others may write
def test_links_that_are_corrected_meanwhile_count(project: Project, times: int):
    """The candidate is approved without the last correction."""
    three, tokens = CandidateId(3), cycle([[], [0]])

    def correct() -> None:
        correct_links(project=project, candidate_id=three, part=0, tokens=next(tokens), author="A")

    evaluate(project=project, progress=during_matching(correct, times=times))
    assert fetch(project, load_match, three).verdict is Verdict.REFERRED
    evaluate(project=project)
    assert fetch(project, load_match, three).verdict is Verdict.REFERRED


def test_two_programs_may_match_at_the_same_time(project: Project):
    with Project.open(project.path) as other:
        again = partial(
            evaluate, project=other, change={"antecedent_tokens": AntecedentTokens.SPAN}
        )
        evaluate(project=project, progress=during_matching(again))
        evaluate(project=project, progress=during_matching(partial(evaluate, project=other)))
    assert evaluation_table(project=project).total.examples == 5
    assert fetch(project, load_policy).antecedent_tokens is AntecedentTokens.SPAN


def test_approvals_on_other_words_are_counted(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s",
        reference_align=FILES["reference.align"].replace("0-0 1-1 2-2\n", "0-0 0-1\n"),
        systems__one_txt=SYSTEM["text"].replace("Es regnet", "Das regnet"),
        systems__one_align=SYSTEM["links"].replace("0-0 1-1 2-2\n", "0-0 0-1\n"),
    )
    path = tmp_path / "p.protest"
    create_project(path=path, directory=directory, with_systems=True)
    with Project.open(path) as project:
        evaluate(project=project)
        (row,) = evaluation_table(project=project).systems
        assert row.categories["pleonastic_it"].approved == 1
        assert row.categories["pleonastic_it"].approved_on_other_words == 1
        evaluate(project=project, change={"pronoun_tokens": PronounTokens.PRONOUNS})
        (row,) = evaluation_table(project=project).systems
        assert row.categories["pleonastic_it"].referred == 1


def test_a_language_without_pronoun_list_cannot_be_limited_to_pronouns(tmp_path: Path):
    toml = FILES["suite.toml"].replace('"de"', '"tlh"')
    path = tmp_path / "p.protest"
    create_project(path=path, directory=write_suite(tmp_path / "s", suite_toml=toml))
    with Project.open(path) as project, pytest.raises(RefusedError, match="--tokens any"):
        evaluate(project=project, change={"pronoun_tokens": PronounTokens.PRONOUNS})


def test_antecedents_without_heads_cannot_be_matched_by_their_heads(tmp_path: Path):
    headless = FILES["examples.jsonl"].replace(',"head":2', "")
    path = tmp_path / "p.protest"
    create_project(path=path, directory=write_suite(tmp_path / "s", examples_jsonl=headless))
    change = {"antecedent_tokens": AntecedentTokens.HEAD}
    with (
        Project.open(path) as project,
        pytest.raises(RefusedError, match="none in 1 example, the first of them 1"),
    ):
        evaluate(project=project, change=change)


def test_a_project_without_systems_has_an_empty_table(project_file: Path):
    with Project.open(project_file) as project:
        evaluate(project=project)
        assert evaluation_table(project=project).systems == ()


def test_a_bad_bundled_system_leaves_no_project(tmp_path: Path):
    directory = write_suite(
        tmp_path / "s", systems__one_txt="a  b\n", systems__one_align=SYSTEM["links"]
    )
    path = tmp_path / "p.protest"
    with pytest.raises(Exception, match="double blank"):
        create_project(path=path, directory=directory, with_systems=True)
    assert [each.name for each in tmp_path.iterdir()] == ["s"]
