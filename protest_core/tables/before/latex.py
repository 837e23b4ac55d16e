"""Tables for LaTeX: booktabs, comments, escapes."""

from collections.abc import Sequence

from protest_core.errors import printable
from protest_core.tables.before.cells import cell_text
from protest_core.tables.before.model import Cell, Table

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


def as_latex(table: Table) -> str:
    """A booktabs tabular."""
    alignment = "".join("r" if column.numeric else "l" for column in table.columns)
    head = _latex_row([column.title for column in table.columns])
    body = "".join(map(_latex_row, table.rows))
    return (
        f"{latex_comment(table.title)}\\begin{{tabular}}{{{alignment}}}\n\\toprule\n{head}\\midrule\n"
        f"{body}\\bottomrule\n\\end{{tabular}}\n{''.join(map(latex_below, table.below))}"
    )


def latex_below(sentence: str) -> str:
    return f"\\par{{\\footnotesize {escape_latex(printable(sentence))}}}\n"


def latex_comment(text: str) -> str:
    """One line, whatever the text holds: a second one would be typeset."""
    return latex_verbatim(typed(text))


def latex_verbatim(text: str) -> str:
    """The same of what is there to be copied: no sign of it may change."""
    return f"% {printable(' '.join(text.split()))}\n"


def latex_legend(table: Table, note: str) -> str:
    """A line below the tabular, or for its caption, that says what its first sign means."""
    sign = note.partition(" ")[0]
    marked = any(str(cell).endswith(sign) for row in table.rows for cell in row)
    return latex_below(note) if marked else ""


def _latex_row(row: Sequence[Cell]) -> str:
    first, *others = (escape_latex(cell_text(cell)) for cell in row)
    if first.startswith(("[", "*")):
        # The `\\` or rule above would take these for an option of its own.
        first = f"{{{first[0]}}}{first[1:]}"
    return " & ".join([first, *others]) + " \\\\\n"
