"""Systems on suites built from a corpus: text as it came out, to counts in one step.

Real ones on ParCorFull where both are here, and one of our own, in the same form, everywhere.
"""

import csv
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview import overview
from protest_core.loading.align import Aligning
from protest_core.loading.create_project import check_suite, create_project
from protest_core.loading.systems import SystemOutput
from protest_core.suite_build.built_suite import BuiltSuite
from protest_core.suite_build.parcorfull import BuildChoices, build_from_parcorfull
from tests.builders.added_systems import add_systems
from tests.core.suite_build.mmax2_files import write_small_corpus

DATA = Path(__file__).parents[4] / "shared" / "data"
OUTPUTS = DATA / "mt"

WITH_OUTPUTS = pytest.mark.skipif(not OUTPUTS.is_dir(), reason="the outputs are not here")

# Of each sentence of a document (from 0) what the system wrote.
Sentences = Mapping[tuple[str, int], str]

# Where documents of ParCorFull's news begin in newstest2017, whose lines the neural systems'
# are numbered by (from 1): the only place where their words and the reference's agree.
NEWSTEST = {
    "01": 1,
    "03": 30,
    "04": 57,
    "05": 89,
    "08": 198,
    "09": 220,
    "10": 246,
    "13": 293,
    "16": 338,
    "17": 373,
    "18": 404,
    "19": 437,
    "20": 452,
    "21": 482,
    "22": 520,
    "23": 543,
    "24": 574,
    "25": 591,
}


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def built(folder: Path, part: str, language: str, corpus: Path = DATA / "parcorfull") -> Path:
    directory = folder / part
    choices = BuildChoices(language, (part,))
    build_from_parcorfull(root=corpus, directory=directory, choices=choices)
    return directory


def numbered(path: Path, first_lines: Mapping[str, int]) -> Sentences:
    """Read `LINE<TAB>TEXT`; the lines of all documents are counted together."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {
        (document, int(number) - first): text
        for number, text in (line.split("\t") for line in lines)
        for document, first in first_lines.items()
        if int(number) >= first
    }


def discomt(name: str) -> Sentences:
    """A line for each sentence of the French side."""
    places = (OUTPUTS / "discomt.ids").read_text(encoding="utf-8").splitlines()
    texts = (OUTPUTS / f"discomt.{name}.fr").read_text(encoding="utf-8").splitlines()
    found: dict[tuple[str, int], str] = {}
    for place, text in zip(places, texts, strict=True):
        document, number = place.split("\t")
        found[document, int(number)] = text
    return found


def on_lines(suite: Path, sentences: Sentences) -> Iterator[str]:
    """An empty line where nothing was translated."""
    for line in rows(suite / "lines.tsv"):
        wanted = ((line["document"], int(each)) for each in line["reference_sentences"].split())
        yield " ".join(sentences[each] for each in wanted if each in sentences)


def counted(folder: Path, suite: Path, systems: Mapping[str, Sentences]) -> tuple[Overview, str]:
    """Return the overview, and the messages."""
    create_project(path=folder / "real.protest", directory=suite)
    outputs = []
    for name, sentences in systems.items():
        text = folder / f"{name}.txt"
        text.write_text("\n".join([*on_lines(suite, sentences), ""]), encoding="utf-8")
        outputs.append(SystemOutput(name, text, None, tokenised=False))
    quick = Aligning(quick=True)  # links of systems are judged elsewhere
    with Project.open(folder / "real.protest") as project:
        messages = add_systems(project=project, outputs=outputs, aligning=quick).notes
        return overview(project=project), "\n".join(messages)


def approved_share(found: Overview, system: str) -> float:
    cells = [counts for (name, _), counts in found.cells.items() if name == system]
    return sum(each.approved for each in cells) / sum(each.approved + each.open for each in cells)


@pytest.fixture(scope="module")
def news(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, BuiltSuite]:
    """The German news: where they were put, and the account of it."""
    directory = tmp_path_factory.mktemp("corpus") / "news"
    choices = BuildChoices("de", ("news",))
    account = build_from_parcorfull(root=DATA / "parcorfull", directory=directory, choices=choices)
    return directory, account


@WITH_OUTPUTS
def test_the_damaged_document_is_skipped_and_the_rest_is_a_good_suite(
    news: tuple[Path, BuiltSuite],
):
    directory, account = news
    (skipped,) = account.skipped
    assert (skipped.part, skipped.name) == ("news", "07")
    assert "version-control conflict" in str(skipped.problems[0])
    assert all(document.in_order for document in account.documents)
    found = check_suite(directory=directory)
    assert (found.lines, found.documents) == (496, 18)


def test_some_lines_of_a_system_give_counts(tmp_path: Path):
    suite = built(tmp_path, "Talks", "de", write_small_corpus(tmp_path / "corpus"))
    output = tmp_path / "own.tsv"
    output.write_text("12\tSie war laut, denn sie kippte.\n14\tEs goss.\n", encoding="utf-8")
    found, shown = counted(tmp_path, suite, {"own": numbered(output, {"one": 11})})
    assert "own: 2 of 4 lines are empty; 5 of 6 examples are affected" in shown
    assert (tmp_path / "own.txt").read_text(encoding="utf-8").splitlines() == [
        *("", "Sie war laut, denn sie kippte.", "", "Es goss."),
    ]
    cells = found.cells.values()
    assert sum(each.approved + each.open + each.no_translation for each in cells) == 6
    assert sum(each.no_translation for each in cells) == 2
    assert found.cells["own", "pleonastic_it"].approved == 1


@WITH_OUTPUTS
def test_lines_of_two_neural_systems_with_gaps_give_counts(
    news: tuple[Path, BuiltSuite], tmp_path: Path
):
    directory, _ = news
    systems = ("wmt19-en-de", "opus-2019-12-04")
    outputs = {name: numbered(OUTPUTS / f"news.{name}.tsv", NEWSTEST) for name in systems}
    found, shown = counted(tmp_path, directory, outputs)
    for name in systems:
        assert f"{name}: " in shown
        assert "lines are empty" in shown
        assert "no example is affected" in shown
        assert approved_share(found, name) > 0.2


@WITH_OUTPUTS
def test_two_rule_based_systems_give_counts_and_are_worse(tmp_path: Path):
    """Two talks of ten: as many lines as it takes to tell good from bad."""
    talks = ("002_1825", "005_1938")
    shutil.copytree(
        DATA / "parcorfull" / "DiscoMT",
        tmp_path / "corpus" / "DiscoMT",
        ignore=lambda _, names: [n for n in names if n[0].isdigit() and not n.startswith(talks)],
    )
    suite = built(tmp_path, "DiscoMT", "fr", tmp_path / "corpus")
    systems = ("apertium-es", "apertium-cat")
    found, shown = counted(tmp_path, suite, {name: discomt(name) for name in systems})
    assert "has no text" not in shown
    for name in systems:
        assert 0.01 < approved_share(found, name) < 0.2
