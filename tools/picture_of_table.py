"""Draws the output of `protest evaluate` for the demonstration suite, for the README."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

PICTURE = Path("docs/pictures/evaluate.png")
PROMPT = "$ protest evaluate demo-en-de.protest"
SHARPNESS = 2
MARGIN = 24


def main() -> None:
    app = QGuiApplication(sys.argv[:1])
    lines = [PROMPT, "", *printed().splitlines()[:41]]
    font = QFont("DejaVu Sans Mono")
    font.setPixelSize(14)
    metrics = QFontMetricsF(font)
    width = max(metrics.horizontalAdvance(line) for line in lines) + 2 * MARGIN
    size = QSize(round(width), round(metrics.lineSpacing() * len(lines) + 2 * MARGIN))
    image = QImage(size * SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(QColor("#1d1f21"))
    painter = QPainter(image)
    painter.setFont(font)
    for number, line in enumerate(lines):
        painter.setPen(QColor("#8abeb7") if line == PROMPT else QColor("#e6e6e6"))
        place = QPointF(MARGIN, MARGIN + metrics.ascent() + number * metrics.lineSpacing())
        painter.drawText(place, line)
    painter.end()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    # PySide's types ask for bytes, which it refuses.
    image.save(str(PICTURE), "PNG", 0)  # type: ignore[call-overload]
    app.quit()


def printed() -> str:
    program = str(Path(sys.executable).with_name("protest"))
    with TemporaryDirectory() as folder:
        project = str(Path(folder) / "demo.protest")
        make = [program, "new", project, "--suite", "testsuites/demo-en-de", "--with-systems"]
        subprocess.run(make, check=True, capture_output=True)
        command = [program, "evaluate", project]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
