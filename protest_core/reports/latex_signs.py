"""What LaTeX reads of a text: plain ASCII and commands, and the letters of names as they are."""

_COMMANDS = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        **{character: f"\\{character}" for character in "&%$#_{}"},
        # Without a font encoding that has them, these come out as others.
        "<": "$<$",
        ">": "$>$",
        "|": r"\textbar{}",
        "−": "$-$",
        "±": r"$\pm$",
        "×": r"$\times$",
        "≤": r"$\leq$",
        "≥": r"$\geq$",
        "→": r"$\to$",
        "←": r"$\leftarrow$",
        "↑": r"$\uparrow$",
        "↓": r"$\downarrow$",
        "·": r"$\cdot$",
        "–": "--",
        "—": "---",
        "…": r"\ldots{}",
        "‘": "`",
        "’": "'",
        "“": "``",
        "”": "''",
        "„": ",,",
        "«": r"$\ll$",
        "»": r"$\gg$",
        "\xa0": "~",
        "\u202f": r"\,",
    }
)
# A comment is not typeset: there they are what one would type instead.
_TYPED = str.maketrans(
    {
        "−": "-",
        "±": "+-",
        "×": "x",
        "≤": "<=",
        "≥": ">=",
        "→": "->",
        "←": "<-",
        "↑": "^",
        "↓": "v",
        "·": "-",
        "–": "-",
        "—": "-",
        "…": "...",
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "\xa0": " ",
        "\u202f": " ",
    }
)


def escape_latex(text: str) -> str:
    """The ten characters that mean something to LaTeX, and the signs that it has commands for."""
    # Two hyphens would become a dash.
    return text.replace("--", "-\0-").translate(_COMMANDS).replace("\0", "{}")


def typed(text: str) -> str:
    return text.translate(_TYPED)
