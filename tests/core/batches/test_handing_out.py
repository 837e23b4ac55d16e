"""Files for several annotators: all are made and known to the project, or nothing changed."""

import errno
import os
from pathlib import Path

import pytest

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, batches, open_batch
from protest_core.db.project import Project
from protest_core.errors import DiskError, ProtestError, RefusedError
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.annotators import list_annotators
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.fetch import fetch

NAMES = ["Ada", "Ben"]


@pytest.fixture
def tasked(project: Project) -> Project:
    evaluate(project=project)
    settings = TaskSettings("round", included=Included.EVERYTHING, tasks=2, overlap=2, seed=5)
    create_task_set(project=project, settings=settings)
    return project


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder for the files."""
    folder = tmp_path / "mail"
    folder.mkdir()
    return folder


def export(project: Project, folder: Path, names=NAMES, **how) -> list[Path]:
    made = export_batches(
        project=project, task_set="round", annotators=names, directory=folder, **how
    )
    return [each.path for each in made]


def state(project: Project, folder: Path) -> object:
    """Return all that an export changes."""
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    return files, batches(project=project), fetch(project, list_annotators)


def say_no(path: Path) -> None:
    with open_batch(path=path) as batch:
        judge(
            project=batch.project,
            candidate_id=batch_candidates(batch=batch)[0],
            annotator=batch.annotator,
            judgement=Judgement(Answer.NO),
        )


def ids_in(folder: Path) -> set[str]:
    found = set()
    for path in folder.glob("*.protestbatch"):
        with open_batch(path=path) as batch:
            found.add(batch.record.id)
    return found


def test_if_one_of_several_is_judged_none_is_overwritten(tasked, folder):
    say_no(export(tasked, folder)[1])
    before = state(tasked, folder)
    with pytest.raises(RefusedError, match="1 judgement that people made"):
        export(tasked, folder, replace=True)
    assert state(tasked, folder) == before


def test_asked_to_overwrite_all_are_new_and_nothing_is_left_beside_them(tasked, folder):
    paths = export(tasked, folder)
    before = ids_in(folder)
    export(tasked, folder, replace=True)
    assert not ids_in(folder) & before
    assert ids_in(folder) < {each.id for each in batches(project=tasked)}
    assert sorted(folder.iterdir()) == sorted(paths)


class Meanwhile:
    """Does something while the second of two files is written."""

    def __init__(self, do) -> None:
        self._do = do

    def __call__(self, number: int, _of: int, _what: str) -> None:
        if number == 1:
            self._do()


def test_a_file_that_appears_meanwhile_stays_and_the_project_is_as_before(tasked, folder):
    there = folder / "round-Ada.protestbatch"
    before = state(tasked, folder)
    with pytest.raises(RefusedError, match=r"Nothing was handed out: .*exists already"):
        export(tasked, folder, progress=Meanwhile(lambda: there.write_text("mine")))
    assert there.read_text() == "mine"
    there.unlink()
    assert state(tasked, folder) == before


def test_what_is_judged_meanwhile_stays_and_the_project_is_as_before(tasked, folder):
    ada, _ = export(tasked, folder)
    known = batches(project=tasked)
    with pytest.raises(RefusedError, match="1 judgement that people made"):
        export(tasked, folder, replace=True, progress=Meanwhile(lambda: say_no(ada)))
    assert batches(project=tasked) == known
    assert ids_in(folder) == {each.id for each in known}


@pytest.mark.parametrize("hard_links", [True, False])
def test_if_the_disk_fails_halfway_what_was_replaced_is_put_back(
    tasked, folder, monkeypatch, hard_links
):
    export(tasked, folder)
    before = state(tasked, folder)
    replaced = []

    def only_once(source, target):
        replaced.append(target)
        if len(replaced) == 2:
            raise OSError(errno.EIO, "the disk is broken")
        Path(source).rename(target)

    def no_hard_links(*_):
        raise OSError(errno.EPERM, "as on some memory sticks")

    with monkeypatch.context() as patched:
        patched.setattr("os.replace", only_once)
        if not hard_links:
            patched.setattr("os.link", no_hard_links)
        with pytest.raises(DiskError, match=r"Nothing was handed out: .*the disk is broken"):
            export(tasked, folder, replace=True)
    assert len({*replaced}) == 2
    assert state(tasked, folder) == before


@pytest.mark.parametrize("hard_links", [True, False])
def test_if_the_disk_fails_halfway_no_new_file_is_left(tasked, folder, monkeypatch, hard_links):
    before = state(tasked, folder)
    made = []

    def only_once(source, target, make=os.link if hard_links else os.rename):
        made.append(target)
        if len(made) == 2:
            raise OSError(errno.EIO, "the disk is broken")
        make(source, target)

    def no_links(*_):
        raise OSError(errno.EPERM, "as on some memory sticks")

    with monkeypatch.context() as patched:
        patched.setattr("os.link", only_once if hard_links else no_links)
        patched.setattr("os.rename", no_links if hard_links else only_once)
        with pytest.raises(DiskError, match="Nothing was handed out"):
            export(tasked, folder)
    assert len(made) == 2
    assert state(tasked, folder) == before


def move_away(project: Project) -> None:
    project.path.replace(project.path.with_suffix(".elsewhere"))


def test_if_the_project_is_gone_meanwhile_no_file_is_made(tasked, folder):
    with pytest.raises(ProtestError, match="is not there any more"):
        export(tasked, folder, progress=Meanwhile(lambda: move_away(tasked)))
    assert not [*folder.iterdir()]


def test_if_the_project_cannot_forget_them_either_it_says_who_is_down_for_one(
    tasked, folder, monkeypatch
):
    def broken(*_):
        if tasked.path.exists():
            move_away(tasked)
        raise OSError(errno.EIO, "the disk is broken")

    with monkeypatch.context() as patched:
        patched.setattr("os.link", broken)
        patched.setattr("os.rename", broken)
        with pytest.raises(DiskError) as caught:
            export(tasked, folder)
    for message in ("No file was made", "the disk is broken", "Ada, Ben", "Hand them out again"):
        assert message in str(caught.value)
    assert not [*folder.iterdir()]


def test_names_that_come_to_the_same_file_are_told_before_anything(tasked, folder):
    for names in (["A b", "A_b"], ["ann", "Ann"]):
        with pytest.raises(RefusedError, match=f"for ‘{names[0]}’ and ‘{names[1]}’ would both"):
            export(tasked, folder, names, replace=True)
    assert state(tasked, folder) == ({}, (), ())


def test_a_name_in_two_spellings_that_look_alike_is_refused(tasked, folder):
    with pytest.raises(RefusedError, match="composed form"):
        export(tasked, folder, ["Zoe\N{COMBINING ACUTE ACCENT}"])
    assert export(tasked, folder, ["Zo\N{LATIN SMALL LETTER E WITH ACUTE}"])
