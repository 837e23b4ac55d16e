"""Approvals by verified translations that outlive what people said: told, and never by mistake."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.compare import outdated_notes
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import overview
from protest_core.evaluation.project_summary import project_summary
from protest_core.export.queries import stream_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.questions import Question
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.report_page.gather import project_report
from protest_core.scores.audit import audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.model import ScoreSettings
from tests.builders.fetch import fetch
from tests.builders.judging import say
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import write_system
from tests.properties import examples

ON = {"verified_translations": True}
LAMP, GUESTS, RAIN, YOU, KNOWN = range(1, 6)
YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
WISST = frozenset({(5, 1)})
_JUDGEMENTS = st.dictionaries(
    st.tuples(st.sampled_from(["one", "two", "next"]), st.sampled_from([LAMP, GUESTS, YOU])),
    st.sampled_from([YES, NO, Judgement(), Judgement(Answer.YES, Answer.YES)]),
)


@pytest.fixture
def versions(two_systems: Project, tmp_path: Path) -> Project:
    """“next” and “last” say what “one” says, in which people called “Ihr” right."""
    for name in ("next", "last"):
        load_systems(
            project=two_systems, outputs=[SystemOutput(name, *write_system(tmp_path, name))]
        )
    say(two_systems, ("one", YOU), YES)
    evaluate(project=two_systems, change=ON)
    return two_systems


def outdated(project: Project, **chosen) -> int:
    settings_ = ScoreSettings(CandidateFilter(**chosen))
    return score_table(project=project, settings=settings_).outdated


def test_after_matching_nothing_is_outdated(versions: Project):
    assert outdated(versions) == 0


@pytest.mark.parametrize("judgement", [NO, Judgement(), Judgement(Answer.YES, tokens=WISST)])
def test_what_people_call_right_no_more_is_told_until_all_is_matched_anew(versions, judgement):
    correct_links(
        project=versions,
        candidate_id=fetch(versions, find_candidate, "one", YOU),
        part=0,
        tokens=[0, 1],
        author="A",
    )
    assert outdated(versions) == 0
    say(versions, ("one", YOU), judgement)
    assert outdated(versions) == 2
    evaluate(project=versions)
    assert outdated(versions) == 0


def test_links_that_are_corrected_in_what_others_rest_on_are_told(versions: Project):
    one = fetch(versions, find_candidate, "one", YOU)
    correct_links(project=versions, candidate_id=one, part=0, tokens=[1], author="A")
    assert outdated(versions) == 2


@pytest.mark.parametrize(
    "judgement",
    [Judgement(Answer.YES, tokens=frozenset({(5, 0)})), Judgement(Answer.YES, remark="fine")],
)
def test_a_change_that_takes_no_approval_away_is_not_told(versions: Project, judgement):
    say(versions, ("one", YOU), judgement)
    say(versions, ("one", YOU), YES, "B")
    say(versions, ("one", KNOWN), NO)
    assert outdated(versions) == 0


def test_only_what_is_chosen_is_looked_at(versions: Project):
    say(versions, ("one", YOU), NO)
    assert outdated(versions, systems=frozenset({"next"})) == 1
    assert outdated(versions, systems=frozenset({"two"})) == 0
    assert outdated(versions, categories=frozenset({"event_it"})) == 0


def test_every_table_that_counts_approvals_tells_it(versions: Project):
    say(versions, ("one", YOU), NO)
    (note,) = outdated_notes(2)
    assert "protest evaluate" in note
    assert overview(project=versions).outdated == 2
    assert audit_table(project=versions).scores.outdated == 2
    assert compare_systems(project=versions, question=Question.PRONOUN).outdated == 2
    assert project_report(project=versions).evaluation.outdated == 2
    assert project_summary(path=versions.path).outdated == 2
    assert note in metrics_and_people(project=versions, metrics=["autoprf"]).notes
    only = metrics_and_people(project=versions, metrics=["autoprf"], people_only=True)
    assert note not in only.notes


@examples(25)
@given(_JUDGEMENTS, _JUDGEMENTS)
def test_where_nothing_is_told_matching_anew_takes_no_approval_away(
    versions: Project, tmp_path_factory, before, after
):
    copy = tmp_path_factory.mktemp("copies") / "copy.protest"
    copy.write_bytes(versions.path.read_bytes())
    with Project.open(copy) as project:
        _say_all(project, before)
        evaluate(project=project)
        assert outdated(project) == 0
        _say_all(project, after)
        found, approved = outdated(project), _approved(project)
        evaluate(project=project)
        assert len(approved - _approved(project)) <= found


def _say_all(project: Project, said) -> None:
    for (system, example), judgement in said.items():
        asked = example in {LAMP, GUESTS}
        antecedent = judgement.antecedent if asked else Answer.UNSET
        say(project, (system, example), Judgement(judgement.pronoun, antecedent))


def _approved(project: Project) -> set[tuple[str, int]]:
    with project.reading() as tx:
        return {
            (each.place.system, each.place.example_id)
            for each in stream_candidates(tx)
            if each.match.verdict == "approved"
        }
