"""Draws the windows for the docs, from a demonstration project and without a screen."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "2")  # sharp on any screen

from camera import Camera
from handed_out import hand_out, say_no_to_what_is_open
from pictures_of_research import ResearchPictures
from pictures_of_suites import SuitePictures
from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication, QWidget

from protest_core.annotating.session import AnnotationSession
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.demo import make_demonstration, make_judged_demonstration
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer
from protest_core.judgements.outcome import Outcome
from protest_core.matching.rules import Reason
from protest_gui.judging.page import TranslationPage
from protest_gui.preferences import Preferences
from protest_gui.tasks.merge_dialog import MergeDialog
from protest_gui.window.help import HelpWindow
from protest_gui.window.main_window import MainWindow


def main() -> None:
    app = QApplication(sys.argv[:1])
    with TemporaryDirectory() as folder:
        path, other, *_ = make_demonstration(directory=Path(folder))
        judge_some(path)
        settings = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        preferences.annotator = "Anna"
        window = MainWindow(preferences)
        window.show()
        window.open_project(path)
        camera = Camera(app, window)
        camera.settle()
        Photographer(camera).take_all()
        window.open_project(other)
        camera.settle()
        Photographer(camera).take_batches()
        preferences.annotator = "Dora"
        window.open_project(make_judged_demonstration(directory=Path(folder) / "pilot"))
        camera.settle()
        ResearchPictures(camera).take_all()
        SuitePictures(camera, Path(folder)).take_all()
        window.close()


def judge_some(path: Path) -> None:
    """So that the overview has something of everything."""
    with Project.open(path) as project:
        everything = list_candidates(project=project, chosen=CandidateFilter())
        session = AnnotationSession(project, everything[1::3], "Anna")
        for number in range(len(session.navigator.candidates)):
            session.go_to(number)
            if number % 7 == 0:
                session.add_tag("bad_translation")
            else:
                answer = Answer.NO if number % 3 == 0 else Answer.YES
                session.answer_antecedent(Answer.YES)
                session.answer_pronoun(answer)


class Photographer:
    """Leads the window from one view to the next."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self._window = camera.window

    def take_all(self) -> None:
        self._project()
        self._read(event=False)
        self._camera.take_in_all_looks("translation-anaphoric", self._answer_antecedent)
        self._read(event=True)
        self._camera.take_in_all_looks("translation-event")
        self._save_correction()
        self._help()

    def _project(self) -> None:
        self._window.pages.show_project_page()
        self._camera.settle()
        self._camera.take("overview")
        project_page = self._window.pages.project_page
        project_page.show_section(project_page.systems_page)
        self._camera.settle()
        self._camera.take("systems")

    def _read(self, *, event: bool) -> TranslationPage:
        category = "event_it" if event else "anaphoric_inter_subject_it"
        chosen = CandidateFilter(
            categories=frozenset({category}),
            outcomes=frozenset({Outcome.OPEN}),
            reasons=frozenset({Reason.PRONOUN_DIFFERS}),
        )
        project = self._window.opened.project
        self._window.read_candidates(list_candidates(project=project, chosen=chosen))
        page = self._window.pages.reading_page
        assert isinstance(page, TranslationPage)
        return page

    def _save_correction(self) -> None:
        page = self._read(event=False)
        page.actions_by_command["mend_links"].trigger()
        self._camera.take_in_all_looks("mending")
        page.correction.leave()

    def _answer_antecedent(self) -> None:
        self._window.pages.reading_page.actions_by_command["antecedent_yes"].trigger()
        self._camera.settle()

    def _help(self) -> None:
        self._window.tools.show_help()
        top_level = self._camera.app.topLevelWidgets()
        (help_window,) = [each for each in top_level if isinstance(each, HelpWindow)]
        for name, page in (("keys", 0), ("guidelines", 1)):
            help_window.tabs.setCurrentIndex(page)
            self._camera.take(name, help_window, QSize(1040, 760))
        help_window.close()

    def take_batches(self) -> None:
        """Of a project in which nobody has judged outside of the batches."""
        window = self._window
        files = hand_out(window.opened.project, window.opened.path.parent)
        window.merging.offer([files["Ben"]])
        self._answer_merging()
        self._camera.settle()
        window.banner.hide_message()
        page = window.pages.project_page
        page.show_section(page.tasks_page)
        self._camera.settle()
        self._camera.take("tasks")
        window.merging.offer([files["Anna"], files["Ben"]])
        self._camera.settle()
        (dialog,) = filter(QWidget.isVisible, window.findChildren(MergeDialog))
        self._camera.take("merge", dialog, QSize(960, 420))
        dialog.reject()
        self._annotate(files["Ben"])

    def _annotate(self, batch: Path) -> None:
        """As its annotator sees it, in the midst of it and at its end."""
        window = self._window
        window.open_project(batch)
        self._camera.settle()
        self._camera.take_in_all_looks("annotator")
        assert window.opened.batch is not None
        say_no_to_what_is_open(window.opened.batch)
        window.reload()
        self._camera.settle()
        # Of the folder nothing is to be seen: it has another name each time.
        window.pages.batch_page.send_back.show_file(Path("/home/ben") / batch.name, conflicts=0)
        self._camera.take("annotator-finished")

    def _answer_merging(self) -> None:
        self._camera.settle()
        self._window.findChild(MergeDialog).accept()


if __name__ == "__main__":
    main()
