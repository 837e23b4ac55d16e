"""Every Qt message is a failure: a window that complains is not finished."""

import pytest
from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def no_qt_messages(request: pytest.FixtureRequest, qtbot: QtBot, qtlog):
    yield
    unexpected = [r.message for r in qtlog.records if "propagateSizeHints" not in r.message]
    assert unexpected == []
