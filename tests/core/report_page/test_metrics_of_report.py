"""Metrics in the report: each beside the command that computes it."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.metrics.autoprf import AutoPrf
from protest_core.metrics.bleu_chrf import Bleu
from protest_core.metrics.measure import METRICS
from protest_core.report_page.gather import project_report
from protest_core.report_page.model import Group
from protest_core.report_page.sections.metrics import metrics_section
from protest_core.scores.model import ScoreSettings
from tests.builders.judged_project import write_judged


class OfPronouns(AutoPrf):
    """A metric with verdicts and without a command of its own."""

    name: ClassVar[str] = "pronouns2"


class OfTexts(Bleu):
    """A metric of whole texts without a command of its own."""

    name: ClassVar[str] = "texts2"


@pytest.fixture
def groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Group]:
    """The groups of a report on one category, by title, with two more metrics."""
    monkeypatch.setitem(METRICS, OfPronouns.name, lambda _: OfPronouns())
    monkeypatch.setitem(METRICS, OfTexts.name, lambda _: OfTexts())
    settings = ScoreSettings(CandidateFilter(categories=frozenset({"event_it"})))
    with Project.open(write_judged(tmp_path / "judged.protest")) as project:
        section = metrics_section(project_report(project=project, settings=settings))
    (lead,) = section.lead
    of_pronouns, of_texts = re.findall(r"\((.+?)\)", lead)
    assert of_pronouns.startswith("APT, AutoPRF, ")
    assert of_pronouns.endswith(", pronouns2")
    assert of_texts == "BLEU, chrF, texts2"
    return {group.title: group for group in section.groups}


def test_a_metric_without_a_command_of_its_own_is_in_a_group_with_one_that_makes_it(
    groups: dict[str, Group],
):
    group = groups["pronouns2"]
    assert group.command == "protest metrics judged.protest --metric pronouns2 --category event_it"
    assert groups["BLEU and chrF"].command == "protest bleu judged.protest"


def test_only_metrics_of_whole_texts_are_said_to_be_over_the_whole_texts(
    groups: dict[str, Group],
):
    whole = "Over the whole texts, whatever categories are chosen."
    assert {title for title, group in groups.items() if whole in group.notes} == {
        "BLEU and chrF",
        "texts2",
    }
