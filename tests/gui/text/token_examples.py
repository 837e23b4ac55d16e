"""A German and an Arabic text with highlighted words, and how to look at them on the screen."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from protest_gui.text.marks import Mark, Marks, Place, Role, ShownLine
from protest_gui.text.token_text import TokenText

GERMAN = (
    ShownLine(3, ("Das", "Plasma", "ist", "heiß", "und", "dicht", ".")),
    ShownLine(4, ("Wenn", "man", "es", "drückt", ",", "gleitet", "sie", "fort", "."), True),
    ShownLine(5, ("Wir", "halten", "es", "fest", ".")),
)
ARABIC = (
    ShownLine(3, ("البلازما", "هي", "الحالة", "الرابعة", "للمادة", ".")),
    ShownLine(4, ("عندما", "تضغط", "MIT-ها", "فإنها", "تميل", "1958", "إلى", "فوق", "."), True),
)
ANTECEDENT, FIRST, SECOND = (3, 1), (4, 2), (4, 6)
MARKS = {
    SECOND: Mark(Role.PRONOUN, key="D"),
    ANTECEDENT: Mark(Role.ANTECEDENT, key="A"),
    FIRST: Mark(Role.PRONOUN, selected=True, key="S"),
}
FILLER = ("Wort",) * 30


def all_marked(lines: tuple[ShownLine, ...], role: Role = Role.PRONOUN) -> Marks:
    return {(line.number, token): Mark(role) for line in lines for token in range(len(line.tokens))}


def box_of(text: TokenText, place: Place) -> QRectF:
    (box,) = text.word_boxes(place)
    return box


def middle_of(text: TokenText, place: Place) -> QPoint:
    return box_of(text, place).center().toPoint()


def focused_place(text: TokenText) -> Place | None:
    """The word that Space chooses."""
    chosen: list[Place] = []
    connection = text.token_chosen.connect(lambda *place: chosen.append(place))
    QTest.keyClick(text, Qt.Key.Key_Space)
    text.disconnect(connection)
    return chosen[0] if chosen else None


def picture(text: TokenText) -> QImage:
    return text.viewport().grab().toImage()


def share_of(colour: str, image: QImage, area: QRectF) -> float:
    """Return the share of the area that has exactly this colour."""
    wanted = QColor(colour).rgb()
    rectangle = area.toAlignedRect().intersected(image.rect())
    points = [
        (x, y)
        for x in range(rectangle.left(), rectangle.right() + 1)
        for y in range(rectangle.top(), rectangle.bottom() + 1)
    ]
    return sum(image.pixel(x, y) == wanted for x, y in points) / len(points)


def colours_in(image: QImage, area: QRectF) -> set[str]:
    rectangle = area.toAlignedRect().intersected(image.rect())
    return {
        image.pixelColor(x, y).name()
        for x in range(rectangle.left(), rectangle.right() + 1)
        for y in range(rectangle.top(), rectangle.bottom() + 1)
    }


class Page(QWidget):
    """A text between two fields, as in a window with shortcuts."""

    def __init__(self, *, selectable: bool) -> None:
        super().__init__()
        self.before, self.after = QLineEdit(), QLineEdit()
        self.text = TokenText(selectable=selectable)
        layout = QVBoxLayout(self)
        for each in (self.before, self.text, self.after):
            layout.addWidget(each)
