"""Draws the windows for the docs, from a demonstration project and without a screen."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "2")  # sharp on any screen

sys.path.insert(0, str(Path(__file__).parents[1]))

from camera import Camera
from handed_out import hand_out, say_no_to_what_is_open
from pictures_of_research import ResearchPictures
from pictures_of_suites import SuitePictures
from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication, QDialog

from protest_core.annotating.session import AnnotationSession
from protest_core.batches.open_batch import open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.demo import make_demonstration
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer
from protest_core.judgements.outcome import Outcome
from protest_core.matching.rules import Reason
from protest_gui.preferences import Preferences
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import dialog
from tests.gui.driving.finding import find
from tests.gui.driving.sections import section, tab_names, turn_to
from tests.gui.driving.window import (
    choose,
    click,
    close,
    drop,
    judge_as,
    open_file,
    press,
    read,
)


def main() -> None:
    app = QApplication(sys.argv[:1])
    with TemporaryDirectory() as name:
        folder = Path(name)
        path, other, *_ = make_demonstration(directory=folder)
        judge_some(path)
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(Preferences(settings))
        window.show()
        camera = Camera(app, window)
        ProjectPictures(camera, path).take_all()
        BatchPictures(camera, other).take_all()
        ResearchPictures(camera, folder / "pilot").take_all()
        SuitePictures(camera, folder).take_all()
        close(window)


def judge_some(path: Path) -> None:
    """Judge some candidates, so that the overview has every outcome."""
    with Project.open(path) as project:
        everything = list_candidates(project=project, chosen=CandidateFilter())
        session = AnnotationSession(project, everything[1::3], "Anna")
        for number in range(len(session.navigator.candidates)):
            session.go_to(number)
            if number % 7 == 0:
                session.add_tag("bad_translation")
            else:
                answer = Answer.NO if number % 3 == 0 else Answer.YES
                session.answer("antecedent", Answer.YES)
                session.answer("pronoun", answer)


class ProjectPictures:
    """Pictures of a project in which one person has given judgements of every outcome."""

    def __init__(self, camera: Camera, path: Path) -> None:
        self._camera = camera
        self._window = camera.window
        self._path = path
        # Before the window opens it: no file may be open twice in a process.
        self._anaphoric = open_candidates(path, "anaphoric_inter_subject_it")
        self._event = open_candidates(path, "event_it")

    def take_all(self) -> None:
        open_file(self._window, self._path)
        judge_as(self._window, "Anna")
        self._camera.take("overview")
        section(self._window, "Systems")
        self._camera.take("systems")
        read(self._window, self._anaphoric)
        self._camera.do("antecedent_yes")
        self._camera.take_in_all_looks("translation-anaphoric")
        read(self._window, self._event)
        self._camera.take_in_all_looks("translation-event")
        read(self._window, self._anaphoric)
        self._camera.do("correct_links")
        self._camera.take_in_all_looks("correcting-links")
        press(self._window, "Escape")
        self._help()

    def _help(self) -> None:
        choose(self._window, "Help/Keys and guidelines")
        top_level = self._camera.app.topLevelWidgets()
        (window,) = (each for each in top_level if each.windowTitle() == "Keys and guidelines")
        for name, tab in zip(("keys", "guidelines"), tab_names(window), strict=True):
            turn_to(window, tab)
            self._camera.take(name, window, QSize(1040, 760))
        window.close()


def open_candidates(path: Path, category: str) -> Sequence[CandidateId]:
    """Return the open candidates whose pronoun differs from the reference."""
    chosen = CandidateFilter(
        categories=frozenset({category}),
        outcomes=frozenset({Outcome.OPEN}),
        reasons=frozenset({Reason.PRONOUN_DIFFERS}),
    )
    with Project.open(path) as project:
        return list_candidates(project=project, chosen=chosen)


class BatchPictures:
    """Pictures of a project in which nobody has judged outside of the batches."""

    def __init__(self, camera: Camera, path: Path) -> None:
        self._camera = camera
        self._window = camera.window
        self._path = path
        with Project.open(path) as project:
            self._files = hand_out(project, path.parent)

    def take_all(self) -> None:
        anna, ben = self._files["Anna"], self._files["Ben"]
        open_file(self._window, self._path)
        click(self._dropped(ben), "Merge")
        click(self._window, "Hide message")  # the message that it was merged
        section(self._window, "Tasks")
        self._camera.take("tasks")
        merging = self._dropped(anna, ben)
        self._camera.take("merge", merging, QSize(960, 420))
        merging.reject()
        self._annotator(ben)

    def _dropped(self, *batches: Path) -> QDialog:
        """Return the dialog that asks whether they are to be merged."""
        drop(self._window, *batches)
        return dialog(self._window, "Merge batches")

    def _annotator(self, path: Path) -> None:
        """Save pictures of a batch as its annotator sees it, half-way and at its end."""
        open_file(self._window, path)
        self._camera.take_in_all_looks("annotator")
        choose(self._window, "File/Close")
        with open_batch(path=path) as batch:
            say_no_to_what_is_open(batch)
        open_file(self._window, path)
        # The folder must not be visible: it has another name each time.
        where = find(self._window, SelectableLabel, f"The file to send back: {path}")
        where.setText(str(Path("/home/ben") / path.name))
        self._camera.take("annotator-finished")


if __name__ == "__main__":
    main()
