"""Published figures: every one is computed, and a wrong one would be seen."""

import shutil
from pathlib import Path

import pytest

from protest_core import resources
from protest_core.judgements.model import Label
from protest_core.reproduce import figures
from protest_core.reproduce.compare import Reproduced, reproduce
from protest_core.reproduce.figures import computed_figures, confusion_with, confusions_with
from protest_core.statistics.agreement import cohen

CORRECT, INCORRECT, NONE = Label


def test_all_agree():
    assert [each.what for each in reproduce() if not each.agrees] == []


def test_every_figure_that_is_computed_is_expected_and_the_other_way_round():
    assert {each.figure for each in reproduce()} == computed_figures().keys()


@pytest.mark.parametrize(
    ("printed", "computed", "within", "agrees"),
    [
        ("0.69", 0.6949, 0.005, True),
        ("0.69", 0.6951, 0.005, False),
        ("65.4", 65.47, 0.1, True),
        ("65.4", 65.51, 0.1, False),
        ("59.8", 59.7, 0.1, True),  # on the limit
        ("303", 303.0, 0.0, True),
        ("303", 304.0, 0.0, False),
        ("< 0.001", 0.0009, None, True),
        ("< 0.001", 0.001, None, False),
        ("> 0.2", 0.21, None, True),
        ("> 0.2", 0.2, None, False),
        ("0.69", None, 0.005, False),
    ],
)
def test_agreeing_is_within_so_much_or_beyond_a_limit(printed, computed, within, agrees):
    assert Reproduced("", "", "", "", printed, computed, within, "").agrees is agrees


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The shipped tables, to be spoilt."""
    folder = tmp_path / "testsuites" / "published"
    shutil.copytree(resources.shipped("testsuites") / "published", folder)
    monkeypatch.setattr(figures, "directory", lambda: folder)
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "differing"),
    [
        ("hardmeier-guillou-2016-disagreements.tsv", "pronoun\t14", "pronoun\t16", {"kappa"}),
        ("guillou-et-al-2018-systems.tsv", "\t32.6\t", "\t12.6\t", {"pearson", "rank"}),
        ("guillou-et-al-2018-audit.tsv", "137\t0", "130\t7", {"audit"}),
        (
            "guillou-hardmeier-2018-systems.tsv",
            "0.920",
            "0.620",
            {"pearson", "spearman", "williams"},
        ),
        ("guillou-hardmeier-2018-disagreements.tsv", "\t47\t216", "\t57\t216", {"disagreement"}),
        ("miculicich-werlen-popescu-belis-2017-cases.tsv", "\t534\t", "\t834\t", {"cases"}),
        ("expected.tsv", "\t0.912\t", "\t0.913\t", {"pearson"}),
    ],
)
def test_nothing_is_known_beforehand(copied: Path, file, old, new, differing):
    text = (copied / file).read_text()
    assert old in text
    (copied / file).write_text(text.replace(old, new, 1))
    found = {each.figure.partition("/")[0] for each in reproduce() if not each.agrees}
    assert found == differing


def test_without_the_reference_as_a_row_the_correlations_are_others(copied: Path):
    file = copied / "guillou-hardmeier-2018-systems.tsv"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith("Reference")))
    found = computed_figures()
    settings = ("apt_a_repaired", "apt_a", "apt_b_repaired", "apt_b")
    assert all(0.68 <= round(found[f"pearson/{each}"], 2) <= 0.70 for each in settings)


def test_all_tables_with_the_published_labels_and_disagreements_have_one_kappa():
    first, second = (93, 19, 4), (83, 29, 4)
    tables = [*confusions_with(first, second, 14)]
    assert len(tables) > 1
    for table in tables:
        assert [sum(table[one, other] for other in Label) for one in Label] == [*first]
        assert [sum(table[one, other] for one in Label) for other in Label] == [*second]
        assert sum(count for (one, other), count in table.items() if one is not other) == 14
    assert {cohen(table).kappa for table in tables} == {cohen(tables[0]).kappa}


def test_labels_that_contradict_each_other_are_told():
    with pytest.raises(ValueError, match="Nobody"):
        confusion_with((2, 0, 0), (0, 2, 0), 1)
