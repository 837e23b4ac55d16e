"""Draws the windows for checking a suite, for docs/suites.md."""

import shutil
from pathlib import Path

from camera import Camera
from PySide6.QtWidgets import QTableView

from protest_core.demo import demonstration_suites
from tests.gui.driving import tables
from tests.gui.driving.finding import shown
from tests.gui.driving.window import open_file


class SuitePictures:
    """Pictures of a copy of a suite: opened files may be saved."""

    def __init__(self, camera: Camera, folder: Path) -> None:
        self._camera = camera
        self._directory = folder / "suite"
        shutil.copytree(demonstration_suites()[0], self._directory)

    def take_all(self) -> None:
        window = self._camera.window
        open_file(window, self._directory)
        self._camera.take("suite")
        (examples,) = shown(window, QTableView)
        tables.open_by_key(examples, 1, 0)
        self._camera.do("suite_link")
        self._camera.take_in_all_looks("suite-choosing")
