"""The language of the windows, chosen when the program starts."""

import subprocess
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from protest_core.translatable import Text
from protest_gui.preferences import Preferences
from protest_gui.translations import install_translator, tr, translated
from tests.gui.driving.finding import plain
from tests.gui.driving.window import new_window
from tools.texts import LRELEASE

ESPERANTO = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo">
<context><name></name>
<message><source>&amp;File</source><translation>&amp;Dosiero</translation></message>
<message numerus="yes"><source>%n candidates</source><translation>
<numerusform>%n kandidato</numerusform><numerusform>%n kandidatoj</numerusform>
</translation></message>
</context>
</TS>
"""


def test_what_a_translator_wrote_is_shown_and_the_rest_in_english(
    qapp: QApplication, tmp_path: Path, preferences: Preferences, qtbot: QtBot
):
    (tmp_path / "protest_eo.ts").write_text(ESPERANTO, encoding="utf-8")
    subprocess.run([*LRELEASE, tmp_path / "protest_eo.ts"], check=True)
    try:
        assert install_translator(qapp, "eo_XX", tmp_path)
        window = new_window(preferences)
        qtbot.addWidget(window)
        assert [plain(each.text()) for each in window.menuBar().actions()][:2] == [
            "Dosiero",
            "Edit",
        ]
        assert [translated(candidates(number)) for number in (1, 2)] == [
            "1 kandidato",
            "2 kandidatoj",
        ]
    finally:
        for translator in qapp.findChildren(QTranslator):
            qapp.removeTranslator(translator)
            translator.deleteLater()
    assert [tr("&File"), *map(candidates, (1, 2_000))] == [
        "&File",
        "1 candidate",
        "2,000 candidates",
    ]


def test_without_a_translation_all_stays_english(qapp: QApplication, tmp_path: Path):
    assert not install_translator(qapp, "eo", tmp_path)
    assert tr("&File") == "&File"


def candidates(number: int) -> Text:
    return Text("%n candidates", "", number, one="%n candidate")
