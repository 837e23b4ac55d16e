"""The preview of another matching policy is what applying it does."""

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.match_project import evaluate, evaluation_table
from protest_core.evaluation.policy_preview import PolicyPreview, preview_policy
from protest_core.evaluation.policy_preview_report import policy_preview_report
from protest_core.evaluation.queries.matches import StoredVerdict, load_verdicts
from protest_core.ids import CandidateId
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.matching.policy import AntecedentTokens, MatchingPolicy, PronounTokens
from protest_core.matching.rules import Reason, Verdict
from tests.builders.small_suite import FILES, SYSTEM, write_suite, write_system
from tests.core.tables.reports import check_counts_open_as_many

PRONOUNS = {"pronoun_tokens": PronounTokens.PRONOUNS}
MORE_AMBIGUOUS = {"more_ambiguous_forms": frozenset({"es"})}
TO_DEFAULT = asdict(MatchingPolicy())
DIFFERS = (Reason.PRONOUN_DIFFERS,)


@pytest.fixture
def shared_verb(tmp_path) -> Iterator[Project]:
    """A project in which pronoun and verb are aligned together: `Es regnet`, `Das regnet`."""
    linked = FILES["reference.align"].replace("0-0 1-1 2-2\n", "0-0 0-1\n")
    directory = write_suite(
        tmp_path / "s",
        reference_align=linked,
        systems__one_txt=SYSTEM["text"].replace("Es regnet", "Das regnet"),
        systems__one_align=linked,
    )
    create_project(path=tmp_path / "p.protest", directory=directory, with_systems=True)
    with Project.open(tmp_path / "p.protest") as project:
        output = write_system(tmp_path, "two", links=linked)
        load_systems(project=project, outputs=[SystemOutput("two", *output)])
        evaluate(project=project)
        yield project


def stored(project: Project) -> dict[CandidateId, StoredVerdict]:
    with project.reading() as tx:
        return {
            found.id: found
            for system in list_systems(tx)
            for found in load_verdicts(tx, system.id).values()
        }


def moved(preview: PolicyPreview) -> dict[CandidateId, Verdict]:
    return {each.id: each.to for each in preview.moved}


@pytest.mark.parametrize("change", [PRONOUNS, MORE_AMBIGUOUS, TO_DEFAULT])
@pytest.mark.parametrize("before", [TO_DEFAULT, PRONOUNS, MORE_AMBIGUOUS])
def test_what_the_preview_tells_is_what_applying_does(shared_verb: Project, before, change):
    evaluate(project=shared_verb, change=before)
    was = stored(shared_verb)
    preview = preview_policy(project=shared_verb, change=change)
    evaluate(project=shared_verb, change=change)
    table = evaluation_table(project=shared_verb)
    now = stored(shared_verb)
    assert moved(preview) == {
        each: now[each].verdict for each in now if now[each].verdict is not was[each].verdict
    }
    assert [each.would_approve for each in preview.systems] == [
        system.total.approved for system in table.systems
    ]
    assert preview.then == table.policy


def test_the_reason_is_the_one_that_comes_or_goes(shared_verb: Project):
    there = preview_policy(project=shared_verb, change=PRONOUNS).moved
    evaluate(project=shared_verb, change=PRONOUNS)
    back = preview_policy(project=shared_verb, change=TO_DEFAULT).moved
    assert {(each.to, each.reasons) for each in there} == {(Verdict.REFERRED, DIFFERS)}
    assert {(each.to, each.reasons) for each in back} == {(Verdict.APPROVED, DIFFERS)}
    assert [each.id for each in there] == [each.id for each in back]


def test_a_preview_changes_nothing(shared_verb: Project):
    before = shared_verb.path.read_bytes()
    preview_policy(project=shared_verb, change=PRONOUNS)
    assert shared_verb.path.read_bytes() == before


def test_it_can_be_limited_to_systems_and_categories(shared_verb: Project):
    chosen = CandidateFilter(frozenset({"two"}), frozenset({"pleonastic_it", "event_it"}))
    preview = preview_policy(project=shared_verb, change=PRONOUNS, chosen=chosen)
    assert [(each.name, each.examples) for each in preview.systems] == [("two", 2)]
    assert preview.moved == ()


def test_a_policy_that_cannot_be_applied_is_refused(tmp_path):
    headless = FILES["examples.jsonl"].replace(',"head":2', "")
    path = tmp_path / "headless.protest"
    create_project(path=path, directory=write_suite(tmp_path / "s", examples_jsonl=headless))
    change = {"antecedent_tokens": AntecedentTokens.HEAD}
    with Project.open(path) as project, pytest.raises(RefusedError, match="gives none in"):
        preview_policy(project=project, change=change)


def test_counts_lead_to_as_many_candidates(shared_verb: Project):
    preview = preview_policy(project=shared_verb, change=MORE_AMBIGUOUS)
    report = policy_preview_report(preview)
    assert len(preview.moved) > 1
    assert check_counts_open_as_many(shared_verb, report) >= 4


def test_where_nothing_changes_a_sentence_says_so(shared_verb: Project):
    preview = preview_policy(project=shared_verb, change=TO_DEFAULT)
    assert list(policy_preview_report(preview).notes) == ["No verdict would change."]


def test_a_system_that_was_never_matched_changes_nothing_and_is_named(project: Project):
    preview = preview_policy(project=project, change=PRONOUNS)
    assert preview.moved == ()
    assert list(policy_preview_report(preview).notes) == [
        "Not matched with the reference yet: one."
    ]
