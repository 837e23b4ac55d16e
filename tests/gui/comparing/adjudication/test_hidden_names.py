"""Adjudicators may hide the names of annotators."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QLabel

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.preferences import Preferences
from tests.gui.driving.finding import button, description_of, shown
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import change_keys, laid_out

PEOPLE = ("Ada", "Ben", "Cleo")
SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]


def people_named(judging: JudgingDriver) -> list[str]:
    """Return all names on the page: in writing, to screen readers or in tool tips."""
    texts = []
    for each in shown(judging.window):
        texts += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        if isinstance(each, QLabel | QAbstractButton):
            texts.append(each.text())
    return [name for name in PEOPLE if name in "\n".join(texts)]


def names(judging: JudgingDriver) -> list[str]:
    return [name for name, _ in judging.opinions]


def test_names_are_shown_until_somebody_hides_them(judging):
    assert names(judging) == ["Ada", "Ben", "Cleo"]
    judging.press("I")
    assert names(judging) == ["Annotator A", "Annotator B", "Annotator C"]
    judging.press("I")
    assert names(judging) == ["Ada", "Ben", "Cleo"]


def test_hidden_names_stand_nowhere_on_the_page(judging):
    assert people_named(judging) == list(PEOPLE)
    judging.press("I")
    for _ in range(3):
        assert people_named(judging) == []
        judging.press("Return")


def test_panels_that_would_show_names_do_not_open(judging):
    judging.press("I")
    for key in ("O", "X"):
        judging.press(key)
        assert people_named(judging) == []
        assert judging.is_adjudicating


def test_the_choice_is_remembered(judging, settings):
    judging.press("I")
    assert Preferences(settings).names_hidden
    judging.press("Alt+Left", "Ctrl+J")
    assert names(judging)[0] == "Annotator A"


def test_the_key_takes_over_what_stands_beside_it(judging):
    judging.press("I")
    for _ in range(3):
        for place, key in enumerate(("Shift+A", "Shift+B")):
            _, said = judging.opinions[place]
            judging.press(key)
            assert said.startswith(f"pronoun {judging.answer('Pronoun').lower()}")
        judging.press("PgDown")


def test_a_key_without_a_person_does_nothing(judging):
    judging.press("Shift+D")
    assert not judging.can("undo")


def test_keys_are_shown_and_follow_the_key_map(judging):
    take_over = [button(judging.panel, f"Use the answer of {name}") for name in PEOPLE]
    keys = ["Key: Shift+A", "Key: Shift+B", "Key: Shift+C"]
    assert [description_of(each) for each in take_over] == keys
    assert description_of(button(judging.panel, "Hide names")) == "Key: I"
    change_keys(judging.window, "take_over_1", "Ctrl+7")
    assert description_of(take_over[0]) == "Key: Ctrl+7"


@pytest.mark.parametrize(("percent", "screen"), SCREENS)
def test_the_page_fits_small_screens(judging, qapp, percent, screen):
    apply_theme(qapp, Scheme.LIGHT, percent)
    judging.window.resize(screen)
    laid_out(judging.window)
    assert judging.window.size() == screen
    panel = judging.panel
    assert panel.widget().width() == panel.viewport().width()
    names_button = button(panel, "Hide names")
    assert names_button.width() >= names_button.minimumSizeHint().width()
    for name in PEOPLE:
        take_over = button(panel, f"Use the answer of {name}")
        assert take_over.width() >= take_over.fontMetrics().horizontalAdvance(take_over.text())
