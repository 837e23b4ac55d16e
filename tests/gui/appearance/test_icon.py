"""The icon is our own drawing and can be told even where it is smallest."""

import pytest
from PySide6.QtGui import QColor

from protest_gui.appearance.theme import app_icon


@pytest.mark.parametrize("size", [16, 32, 256])
def test_the_icon_shows_blue_amber_and_white_at_every_size(qapp, size: int) -> None:
    image = app_icon().pixmap(size, size).toImage()
    assert (image.width(), image.height()) == (size, size)
    shown = {
        QColor(image.pixelColor(x, y)).name().upper()
        for x in range(size)
        for y in range(size)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert {"#005A8C", "#F0B429", "#FFFFFF"} <= shown
    assert image.pixelColor(0, size - 1).alpha() == 0
