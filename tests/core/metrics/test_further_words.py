"""Words that AutoPRF matches beside the pronoun, where a clipped count is above one."""

from dataclasses import replace
from pathlib import Path

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.metrics.further_words import further_words, further_words_report
from tests.builders.small_suite import FILES, write_suite, write_system
from tests.core.tables.reports import cells, check_counts_open_as_many

# The second line's pronoun is linked to "sie ist", the fourth's to "sie lachten".
LINKS = FILES["reference.align"].split("\n")
LINKS[1], LINKS[3] = "0-0 0-1 2-2 3-3", "0-0 0-1 2-2"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """ "same" has both words of both lines, "one" only "ist"."""
    links, text = "\n".join(LINKS), FILES["reference.txt"]
    suite = write_suite(tmp_path / "suite", reference_align=links)
    create_project(path=tmp_path / "p.protest", directory=suite)
    with Project.open(tmp_path / "p.protest") as project:
        other = text.replace("Sie ist", "Es ist").replace("Sie lachten", "Sie schwiegen")
        outputs = [
            SystemOutput(name, *write_system(tmp_path, name, text=of, links=links))
            for name, of in (("same", text), ("one", other))
        ]
        load_systems(project=project, outputs=outputs)
        yield project


def test_the_pronoun_is_told_from_what_is_matched_beside_it(project: Project):
    found = further_words(project=project)
    assert [(each.system, each.pronoun, each.further) for each in found.matches] == [
        ("same", "sie", ("ist",)),
        ("same", "sie", ("lachten",)),
    ]
    assert found.pronouns == 10


def test_the_words_are_counted_and_open_their_candidates(project: Project):
    found = further_words(project=project)
    report = further_words_report(found)
    (table,) = report.tables
    assert cells(table) == [
        ["ist", "1", "50.0", "sie 1"],
        ["lachten", "1", "50.0", "sie 1"],
        ["all", "2", "100.0", "sie 2"],
    ]
    assert table.below == ["2 of 10 pronouns have more than one matched word."]
    assert check_counts_open_as_many(project, report) == 5
    alone = further_words_report(replace(found, matches=found.matches[:1]))
    assert alone.tables[0].below == ["1 of 10 pronouns has more than one matched word."]
    records = [*report.records[0].records()]
    assert [(each["words"], each["pronoun"], each["candidates"]) for each in records] == [
        (["ist"], "sie", 1),
        (["lachten"], "sie", 1),
    ]


def test_only_chosen_systems_are_read(project: Project):
    assert further_words(project=project, chosen=CandidateFilter(frozenset({"one"}))).matches == ()
