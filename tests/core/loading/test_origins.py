"""The origin of each system is kept when it is loaded, and is shown."""

from hashlib import sha256
from pathlib import Path

import pytest

from protest_core.candidates.model import System
from protest_core.candidates.origin import UNKNOWN_ORIGIN
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.loading.align import Aligning
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems
from tests.builders.fetch import fetch
from tests.builders.small_suite import FILES, write_suite, write_system

RAW = "".join(line.replace(" .", ".") + "\n" for line in FILES["reference.txt"].splitlines())


def system(project: Project, name: str) -> System:
    (found,) = (each for each in fetch(project, list_systems) if each.name == name)
    return found


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def test_given_links_are_kept_with_their_file(project: Project, tmp_path: Path):
    text, links = write_system(tmp_path, "two")
    load_systems(project=project, outputs=[SystemOutput("two", text, links)])
    origin = system(project, "two").origin
    assert origin.text
    assert origin.links
    assert (origin.text.name, origin.text.sha256) == (text.name, digest(text))
    assert (origin.links.name, origin.links.sha256) == (links.name, digest(links))
    assert not origin.aligner
    assert not origin.tokeniser
    assert str(origin.in_words()) == (
        f"sha256 {digest(text)[:10]}, tokens as given; links {links.name} ({digest(links)[:10]})"
    )


@pytest.mark.parametrize(("quick", "aligner"), [(False, "Eflomal"), (True, "fast_align")])
def test_links_made_here_are_kept_with_who_made_them_and_from_what(
    project: Project, tmp_path: Path, *, quick: bool, aligner: str
):
    text, source, target = (tmp_path / name for name in ("raw.txt", "p.en", "p.de"))
    text.write_text(RAW, encoding="utf-8")
    source.write_text("It snows.\n", encoding="utf-8")
    target.write_text("Es schneit.\n", encoding="utf-8")
    raw = SystemOutput("raw", text, None, tokenised=False)
    aligning = Aligning(parallel=((source, target),), quick=quick)
    load_systems(project=project, outputs=[raw], aligning=aligning)
    origin = system(project, "raw").origin
    assert origin.links is None
    assert origin.aligner.startswith(aligner)
    assert [(each.name, each.sha256) for each in origin.parallel] == [
        ("p.en", digest(source)),
        ("p.de", digest(target)),
    ]
    words = str(origin.in_words())
    assert "tokenised here (apostrophes" in words
    assert f"p.de ({digest(target)[:10]})" in words


def test_systems_of_a_suite_have_an_origin_too(tmp_path: Path):
    suite = write_suite(tmp_path / "suite")
    suite.joinpath("systems").mkdir()
    raw = suite / "systems" / "mine.raw.txt"
    raw.write_text(RAW, encoding="utf-8")
    _, links = write_system(suite / "systems", "given")
    create_project(path=tmp_path / "p.protest", directory=suite, with_systems=True)
    with Project.open(tmp_path / "p.protest") as project:
        mine, given = (system(project, name).origin for name in ("mine", "given"))
    assert mine.text
    assert mine.text.sha256 == digest(raw)
    assert mine.aligner
    assert given.links
    assert given.links.sha256 == digest(links)


def test_the_digest_is_of_sentences_and_links_as_they_are_kept(project: Project, tmp_path: Path):
    text, links = write_system(tmp_path, "two")
    same = [SystemOutput("two", text, links), SystemOutput("three", text, links)]
    other_text, same_links = write_system(tmp_path, "x", text=FILES["reference.txt"].upper())
    same_text, other_links = write_system(tmp_path, "y", links="0-0\n" * 7)
    others = [
        SystemOutput("x", other_text, same_links),
        SystemOutput("y", same_text, other_links),
    ]
    load_systems(project=project, outputs=[*same, *others])
    digests = {each.name: each.digest for each in fetch(project, list_systems)}
    assert digests["two"] == digests["three"]
    assert len({digests[name] for name in ("two", "x", "y")}) == 3


def test_an_origin_that_nobody_kept_is_unknown():
    assert str(UNKNOWN_ORIGIN.in_words()) == "origin of text and links unknown"
