"""Draws what a researcher sees of a suite that is looked through, for docs/suites.md."""

import shutil
from pathlib import Path

from camera import Camera

from protest_core.demo import demonstration_suites


class SuitePictures:
    """Of a copy: whatever is opened may be saved."""

    def __init__(self, camera: Camera, folder: Path) -> None:
        self._camera = camera
        self._directory = folder / "suite"
        shutil.copytree(demonstration_suites()[0], self._directory)

    def take_all(self) -> None:
        window = self._camera.window
        window.open_project(self._directory)
        self._camera.settle()
        self._camera.take("suite")
        page = window.suites.page
        page.read(page.list_page.model.rows, 1)
        page.example_page.actions_by_command["suite_link"].trigger()
        self._camera.take_in_all_looks("suite-choosing")
        page.controller.give_up()
