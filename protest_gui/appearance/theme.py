"""Puts colours and text size on the whole application; can be called again at any time."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from string import Template

from PySide6.QtCore import QDir, QObject, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from protest_gui.appearance.colours import DARK, LIGHT, Colours

# Text sizes, in percent of the desktop's own size.
SMALLEST, LARGEST, STEP = 80, 300, 10
_FOLDER = Path(__file__).parent
_DARKEST_LIGHT = 128
ICON_FILE = Path(__file__).parent / "protest.svg"
_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup


class Scheme(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_SCHEME_OF_QT = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


def apply_theme(app: QApplication, scheme: Scheme, percent: int) -> None:
    """`percent` is of the size that the desktop gave at the start, not of the present one."""
    _theme_on(app).apply(scheme, percent)


def colours_of(palette: QPalette) -> Colours:
    """Return the colours for widgets that paint themselves, by their own palette."""
    window = palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.Window)
    return DARK if window.lightness() < _DARKEST_LIGHT else LIGHT


class _Theme(QObject):
    """Lives as long as the application, and follows the desktop from light to dark."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._normal_font = QFont(app.font())
        self._scheme = Scheme.SYSTEM
        self._percent = 100
        self._put_on: tuple[Colours, int] | None = None
        QDir.addSearchPath("appearance", str(_FOLDER))
        app.setStyle(QStyleFactory.create("Fusion"))
        app.styleHints().colorSchemeChanged.connect(self._follow_desktop)

    def apply(self, scheme: Scheme, percent: int) -> None:
        self._scheme = scheme
        self._percent = min(max(percent, SMALLEST), LARGEST)
        hints = self._app.styleHints()
        hints.setColorScheme(_SCHEME_OF_QT[scheme])  # title bars and native dialogs follow
        self._follow_desktop(hints.colorScheme())

    def _follow_desktop(self, of_desktop: Qt.ColorScheme) -> None:
        colours = _colours_for(self._scheme, of_desktop)
        if self._put_on != (colours, self._percent):
            self._put_on = (colours, self._percent)
            self._app.setFont(_scaled(self._normal_font, self._percent))
            self._app.setPalette(palette_of(colours))
            # Last, because its lengths are measured by the font.
            self._app.setStyleSheet(_style_sheet(colours))


def _theme_on(app: QApplication) -> _Theme:
    # On the application, not in this module: each application has its own default size.
    return app.findChild(_Theme) or _Theme(app)


def _colours_for(scheme: Scheme, of_desktop: Qt.ColorScheme) -> Colours:
    if scheme is Scheme.SYSTEM:
        return DARK if of_desktop is Qt.ColorScheme.Dark else LIGHT
    return DARK if scheme is Scheme.DARK else LIGHT


def _scaled(font: QFont, percent: int) -> QFont:
    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * percent / 100)
    else:  # some desktops set sizes in pixels
        scaled.setPixelSize(round(font.pixelSize() * percent / 100))
    return scaled


@cache
def _style_sheet(colours: Colours) -> str:
    template = Template((_FOLDER / "controls.qss").read_text(encoding="utf-8"))
    return template.substitute(
        name=colours.name,
        **{
            field: getattr(colours, field)
            for field in Colours.__slots__
            if isinstance(getattr(colours, field), str) and field != "name"
        },
        hover=_mixed(colours.base, colours.text, 0.06),
        pressed=_mixed(colours.base, colours.text, 0.13),
    )


def _mixed(first: str, second: str, share: float) -> str:
    one, other = QColor(first), QColor(second)
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    ).name()


def app_icon() -> QIcon:
    """Return the icon from its drawing, sharp at any size."""
    return QIcon(str(ICON_FILE))


def palette_of(colours: Colours) -> QPalette:
    palette = QPalette()
    for role, colour in _roles(colours).items():
        palette.setColor(_Group.All, role, QColor(colour))
    for role, colour in _disabled_roles(colours).items():
        palette.setColor(_Group.Disabled, role, QColor(colour))
    return palette


def _roles(colours: Colours) -> dict[QPalette.ColorRole, str]:
    return {
        _Role.Window: colours.window,
        _Role.WindowText: colours.text,
        _Role.Base: colours.base,
        _Role.AlternateBase: colours.panel,
        _Role.Text: colours.text,
        _Role.PlaceholderText: colours.muted,
        _Role.Button: colours.base,
        _Role.ButtonText: colours.text,
        _Role.BrightText: colours.error_text,
        _Role.ToolTipBase: colours.panel,
        _Role.ToolTipText: colours.text,
        _Role.Highlight: colours.accent,
        _Role.HighlightedText: colours.accent_text,
        _Role.Accent: colours.accent,
        _Role.Link: colours.accent,
        # The same colour: nobody else needs to see which pages of help were read.
        _Role.LinkVisited: colours.accent,
        # The edges that Fusion draws, from the lightest to the darkest.
        _Role.Light: colours.base,
        _Role.Midlight: colours.panel,
        _Role.Mid: colours.border,
        _Role.Dark: colours.control_border,
        _Role.Shadow: colours.control_border,
    }


def _disabled_roles(colours: Colours) -> dict[QPalette.ColorRole, str]:
    # Still readable: people should be able to read what they cannot do now.
    return {
        _Role.WindowText: colours.muted,
        _Role.Text: colours.muted,
        _Role.ButtonText: colours.muted,
        _Role.ToolTipText: colours.muted,
        _Role.Button: colours.panel,
        _Role.Highlight: colours.border,
        _Role.HighlightedText: colours.text,
        _Role.Accent: colours.border,
        _Role.Link: colours.muted,
        _Role.LinkVisited: colours.muted,
    }
