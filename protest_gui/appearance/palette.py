"""Our colours as a Qt palette: every role in every group, so that no other shines through."""

from PySide6.QtGui import QColor, QPalette

from protest_gui.appearance.colours import Colours

_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup


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
        # The same: that a page of help was read is nobody's business.
        _Role.LinkVisited: colours.accent,
        # The edges that Fusion draws, from the lightest to the darkest.
        _Role.Light: colours.base,
        _Role.Midlight: colours.panel,
        _Role.Mid: colours.border,
        _Role.Dark: colours.control_border,
        _Role.Shadow: colours.control_border,
    }


def _disabled_roles(colours: Colours) -> dict[QPalette.ColorRole, str]:
    # Still readable: what one cannot do now, one should be able to read about.
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
