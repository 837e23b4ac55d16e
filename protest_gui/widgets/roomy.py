"""How lists look whose entries stand apart from each other: the same in all places."""

# Lengths in em follow the text size, and palette() the theme.
ROOMY = """
QListWidget { background: palette(window); border: 2px solid transparent; outline: none; }
QListWidget:focus { border-color: palette(highlight); }
QListWidget::item { padding: 0.45em 0.8em; border-radius: 4px; }
QListWidget::item:selected { background: palette(highlight); color: palette(highlighted-text); }
"""
