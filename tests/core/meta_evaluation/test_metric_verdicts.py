"""A metric beside people: whose word counts, what is compared, and the candidates behind."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidate
from protest_core.db.project import Project
from protest_core.errors import RefusedError
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.annotators import Annotators
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.meta_evaluation.metric_disagreements import metric_disagreements
from protest_core.meta_evaluation.metrics_and_people import metrics_and_people
from protest_core.meta_evaluation.verdicts import (
    JudgedVerdicts,
    VerdictCell,
    VerdictPart,
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.meta_evaluation.verdicts_report import verdicts_report
from protest_core.metrics.apt import AptChoices
from protest_core.metrics.measure import METRICS, apt_of_project
from protest_core.metrics.model import Claim, Detail, MetricVerdict, Score, Texts
from protest_core.metrics.results import measure_missing, measuring
from protest_core.names import ADJUDICATION
from protest_core.progress import Cancelled
from protest_core.scores.model import ScoreSettings
from tests.builders.fetch import fetch
from tests.builders.judged_project import write_judged
from tests.builders.judging import say
from tests.builders.link_corrections import correct_links
from tests.builders.small_suite import FILES, write_suite, write_system
from tests.core.tables.reports import check_counts_open_as_many

YES, NO = Judgement(Answer.YES), Judgement(Answer.NO)
BAD = Judgement(tags=frozenset({"bad_translation"}))
IDENTICAL, DIFFERENT = "1", "3"


@pytest.fixture
def judged(two_systems: Project, find) -> Project:
    """APT of "one": 3, 3, 1, 3, 1; of "two": all 1. Right are one/1, one/5, two/1."""
    for system, example, judgement in (
        ("one", 1, YES),  # differs
        ("one", 2, NO),
        ("one", 3, NO),  # differs, though the automatic step approved it
        ("one", 4, BAD),
        ("one", 5, YES),
        ("two", 1, YES),
        ("two", 2, NO),  # differs
    ):
        say(two_systems, find(system, example), judgement, "Ada")
    return two_systems


def named(project: Project, ids) -> list[tuple[str, int]]:
    found = (fetch(project, load_candidate, each) for each in ids)
    return [(each.system, each.example.id) for each in found]


def test_verdicts_are_counted_by_what_people_say(judged: Project):
    table = verdicts_against_people(project=judged)
    assert table.judged(verdict=IDENTICAL) == JudgedVerdicts(correct=2, incorrect=2)
    assert table.judged(verdict=DIFFERENT) == JudgedVerdicts(
        correct=1, incorrect=1, not_judgeable=1
    )
    assert table.judged() == JudgedVerdicts(3, 3, 1)
    assert table.judged(system="two", category="anaphoric_inter_they") == JudgedVerdicts(
        incorrect=1
    )


def test_a_disagreement_is_right_for_incorrect_or_wrong_for_correct(judged: Project):
    table = verdicts_against_people(project=judged)
    share = table.disagreement()
    assert (share.certain, share.n) == (3, 6)  # what nobody could judge is not compared
    assert (share.interval.low, share.interval.high) == pytest.approx((0.1876, 0.8124), abs=1e-4)
    assert table.disagreement(verdict=IDENTICAL).certain == 2
    assert table.disagreement(system="one").certain == 2
    cell = VerdictCell(VerdictPart.DISAGREEMENTS)
    found = verdict_candidates(project=judged, cell=cell)
    assert named(judged, found) == [("one", 1), ("one", 3), ("two", 2)]


def test_the_compared_are_found_by_what_the_metric_claims(judged: Project):
    by_claim = {
        claim: verdict_candidates(
            project=judged, cell=VerdictCell(VerdictPart.COMPARED, claim=claim)
        )
        for claim in (Claim.RIGHT, Claim.WRONG)
    }
    both = verdict_candidates(project=judged, cell=VerdictCell(VerdictPart.COMPARED))
    assert sorted([*by_claim[Claim.RIGHT], *by_claim[Claim.WRONG]]) == sorted(both)
    assert all(by_claim.values())


def test_approvals_that_nobody_judged_are_no_judgements_and_told(judged: Project):
    notes = verdicts_against_people(project=judged).notes
    assert notes == (
        "Not counted: 3 candidates that the automatic step approved and nobody judged.",
    )


def test_people_who_differ_say_nothing_until_it_is_settled(judged: Project, find):
    say(judged, find("one", 1), NO, "Ben")
    table = verdicts_against_people(project=judged)
    assert table.judged(verdict=DIFFERENT) == JudgedVerdicts(incorrect=1, not_judgeable=1)
    assert "Not counted: 1 candidate on which people differ." in table.notes
    say(judged, find("one", 1), YES, ADJUDICATION)
    assert verdicts_against_people(project=judged).judged(verdict=DIFFERENT).correct == 1


def test_of_one_annotator_only_that_one_counts(judged: Project, find):
    say(judged, find("one", 1), NO, "Ben")
    table = verdicts_against_people(
        project=judged, settings=ScoreSettings(annotators=Annotators(frozenset({"Ben"})))
    )
    assert table.judged() == JudgedVerdicts(incorrect=1)
    assert "Only judgements by Ben count." in table.notes
    assert "|annotators:Ben|judgements:own|" in table.frame.signature


def test_only_what_is_chosen_is_counted(judged: Project):
    chosen = CandidateFilter(systems=frozenset({"two"}))
    table = verdicts_against_people(project=judged, settings=ScoreSettings(chosen))
    assert table.frame.systems == ("two",)
    assert table.judged() == JudgedVerdicts(1, 1)


def test_the_signature_says_how_both_sides_are_counted(judged: Project):
    signature = verdicts_against_people(project=judged, metric="autoprf").frame.signature
    assert signature.startswith("table:verdicts|suite:small@2|systems:one,two|")
    assert "|judgements:adjudicated>unanimous|" in signature
    assert signature.endswith("|metric:autoprf|clip:occurrence|words:as-written|average:micro")


@pytest.mark.parametrize("metric", ["bleu", "chrf", "meteor"])
def test_a_metric_that_says_nothing_of_pronouns_is_refused(judged: Project, metric):
    with pytest.raises(RefusedError, match=r"There are: apt, autoprf\b.*\.$"):
        verdicts_against_people(project=judged, metric=metric)


def test_without_judgements_there_is_nothing_to_compare(two_systems: Project):
    table = verdicts_against_people(project=two_systems)
    assert table.judged() == JudgedVerdicts()
    assert table.disagreement().low is None


def test_words_are_told_of_each_disagreement(judged: Project):
    found = metric_disagreements(project=judged)
    assert found.compared == 6
    assert [
        (each.system, each.example.id, each.source, each.reference, each.candidate)
        for each in found.cases
    ] == [
        ("one", 1, "It", ("sie",), ("diese",)),
        ("one", 3, "It", ("es",), ("es",)),
        ("two", 2, "They", ("sie",), ("sie",)),
    ]


def test_corrected_links_are_measured_anew(judged: Project, find):
    """Results that were stored stay until links change."""
    assert verdicts_against_people(project=judged).judged(verdict=IDENTICAL).total == 4
    correct_links(
        project=judged, candidate_id=find("one", 5), part=0, tokens=(), author="Ada"
    )  # nothing translates it
    table = verdicts_against_people(project=judged)
    assert table.judged(verdict=IDENTICAL).total == 3
    assert table.judged(verdict="4") == JudgedVerdicts(correct=1)


def test_a_system_that_is_replaced_is_measured_anew(two_systems: Project, tmp_path, find):
    cell = VerdictCell(VerdictPart.JUDGED, verdict=IDENTICAL)
    say(two_systems, find("one", 5), YES, "Ada")
    assert len(verdict_candidates(project=two_systems, cell=cell)) == 1
    text = FILES["reference.txt"].replace("Sie ist", "Diese ist")
    output = SystemOutput("two", *write_system(tmp_path, "two", text=text))
    load_systems(project=two_systems, outputs=[output], replace=True)
    say(two_systems, find("two", 1), YES, "Ada")
    table = verdicts_against_people(project=two_systems)
    assert table.judged(verdict=DIFFERENT, system="two") == JudgedVerdicts(correct=1)


def test_what_is_kept_is_what_the_metric_says(judged: Project):
    of_metric = apt_of_project(project=judged, choices=AptChoices())
    said = {
        (system, each.occurrence.example): each.verdict
        for system, score in of_metric.systems
        for each in score.details
    }
    for _ in range(2):
        for verdict in said.values():
            cell = VerdictCell(VerdictPart.JUDGED, verdict=verdict)
            found = named(judged, verdict_candidates(project=judged, cell=cell))
            assert {said[each] for each in found} <= {verdict}


class Longer:
    """Right is what is longer than three letters."""

    name = signature = "longer"
    legend = ""
    verdicts = (
        MetricVerdict("long", "long enough", Claim.RIGHT),
        MetricVerdict("short", "too short", Claim.WRONG),
    )

    def score(self, texts: Texts) -> Score:
        details = []
        for each in texts.occurrences:
            words = texts.candidate.aligned_words(each.line, (each.token,), each.candidate)
            key = "long" if len("".join(words)) > 3 else "short"
            details.append(Detail(each, (), words, key, statistics=key))
        return Score({"longer": 0.5}, details=tuple(details))

    def score_of(self, counts: Mapping[str, int]) -> Score:
        return Score({"longer": counts["long"] / sum(counts.values())})


def test_a_new_metric_is_compared_with_people_by_its_line_in_the_registry(
    judged: Project, find, monkeypatch
):
    """*Diese*, *Jene* of "one" are long; *Es*, *Ihr*, *es* are short."""
    monkeypatch.setitem(METRICS, "longer", lambda _: Longer())
    table = verdicts_against_people(project=judged, metric="longer")
    assert table.judged(verdict="long", system="one") == JudgedVerdicts(correct=1, incorrect=1)
    chosen = CandidateFilter(systems=frozenset({"one"}), against_metric="longer")
    found = measuring(judged, partial(list_candidates, chosen=chosen))
    assert named(judged, found) == [("one", 2), ("one", 5)]
    values = metrics_and_people(project=judged).values
    assert values["longer"]["one"] == 2 / 5


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda details: [replace(each, verdict="wide") for each in details],
            "The metric longer says ‘wide’ of a pronoun, and its verdicts are ‘long’, ‘short’. "
            "List in `verdicts` all that it may say.",
        ),
        (
            lambda details: details[1:],
            "The metric longer says nothing of 1 example. "
            "Let it give a detail for each pronoun that it is asked for.",
        ),
    ],
)
def test_a_metric_that_does_not_keep_to_what_it_lists_is_named(
    judged: Project, monkeypatch, change, told: str
):
    """The project is sound: nobody is sent to look for a backup."""

    class Odd(Longer):
        def score(self, texts: Texts) -> Score:
            score = super().score(texts)
            return replace(score, details=tuple(change(score.details)))

    monkeypatch.setitem(METRICS, "longer", lambda _: Odd())
    with pytest.raises(RefusedError) as caught:
        verdicts_against_people(project=judged, metric="longer")
    assert str(caught.value) == told
    with pytest.raises(RefusedError, match="The metric longer says"):
        measure_missing(judged, CandidateFilter(against_metric="longer"))


def test_two_examples_may_ask_for_one_token(tmp_path):
    doubled = '{"id":6,"category":"event_it","line":4,"token":0}\n'
    directory = write_suite(tmp_path / "suite", examples_jsonl=FILES["examples.jsonl"] + doubled)
    path = tmp_path / "doubled.protest"
    create_project(path=path, directory=directory)
    with Project.open(path) as project:
        output = SystemOutput("one", *write_system(tmp_path))
        load_systems(project=project, outputs=[output])
        for candidate in list_candidates(project=project, chosen=CandidateFilter()):
            say(project, candidate, YES, "Ada")
        table = verdicts_against_people(project=project)
        assert table.judged().total == 6
        found = apt_of_project(project=project, choices=AptChoices())
        assert found.systems[0][1].figures["pronouns"] == 6


@pytest.fixture
def many(tmp_path):
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        yield project


@pytest.mark.parametrize("metric", ["apt", "autoprf"])
def test_every_count_of_verdicts_opens_as_many_candidates(many: Project, metric):
    every = verdicts_against_people(project=many).frame.categories
    few = CandidateFilter(categories=frozenset(each.id for each in every[:3]))
    table = verdicts_against_people(project=many, metric=metric, settings=ScoreSettings(few))
    assert check_counts_open_as_many(many, verdicts_report(table)) > 100


def test_the_sum_over_systems_and_categories_is_the_whole(many: Project):
    table = verdicts_against_people(project=many)
    by_system = [table.judged(system=each) for each in table.frame.systems]
    by_category = [table.judged(category=each.id) for each in table.frame.categories]
    assert sum(by_system, JudgedVerdicts()) == sum(by_category, JudgedVerdicts()) == table.judged()
    of_verdicts = (table.disagreement(verdict=each.key) for each in table.verdicts)
    assert sum(each.certain for each in of_verdicts) == table.disagreement().certain


def test_measuring_can_be_stopped(many: Project):
    def stop(done: int, total: int, what: str) -> None:
        if "measuring" in what:
            raise Cancelled

    with pytest.raises(Cancelled):
        verdicts_against_people(project=many, progress=stop)
