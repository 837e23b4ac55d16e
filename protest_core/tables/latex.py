"""Reports for LaTeX: booktabs tables, with comments on how they were made."""

from collections.abc import Iterator, Sequence
from typing import Any

from protest_core.errors import printable
from protest_core.tables.cells import FEW_MARK, shown
from protest_core.tables.model import Report, Table

_COMMANDS = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        **{character: f"\\{character}" for character in "&%$#_{}"},
        # Font encodings without these signs typeset other characters instead.
        "<": "$<$",
        ">": "$>$",
        "|": r"\textbar{}",
        "−": "$-$",
        "±": r"$\pm$",
        "×": r"$\times$",
        "≤": r"$\leq$",
        "≥": r"$\geq$",
        "✓": r"$\surd$",
        "✗": r"$\times$",
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
# Comments are not typeset: there these characters are replaced by plain ones.
_TYPED = str.maketrans(
    {
        "−": "-",
        "±": "+-",
        "×": "x",
        "≤": "<=",
        "≥": ">=",
        "✓": "v",
        "✗": "x",
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


def as_latex(report: Report, _width: int) -> Iterator[str]:
    """Yield the tables with the notes below them; comments above say how they were made."""
    if not report.signature:  # which includes the suite
        yield from map(latex_comment, report.heading)
    yield from map(latex_comment, report.caveats)
    yield from map(latex_verbatim, report.signatures.values())
    if report.empty:
        yield latex_comment(report.empty)
        return
    for table in report.tables:
        yield latex_table(table, report.notes)
    there = {note for table in report.tables for note in table.below}
    for note in report.notes:
        if note not in there and not note.startswith(FEW_MARK):
            yield _latex_below(note)


def latex_table(table: Table[Any], notes: Sequence[str] = ()) -> str:
    """Return a booktabs tabular with notes and explanations of marks below it."""
    columns = table.shown
    rows = [[shown(each.value(row), each.kind) for each in columns] for row in table.rows]
    alignment = "".join("l" if each.kind.is_text else "r" for each in columns)
    head = _latex_row([printable(each.head.replace("\n", " ").strip()) for each in columns])
    marked = any(cell.endswith(FEW_MARK) for row in rows for cell in row)
    legends = [note for note in notes if marked and note.startswith(FEW_MARK)]
    return (
        f"{latex_comment(table.title)}\\begin{{tabular}}{{{alignment}}}\n\\toprule\n"
        f"{head}\\midrule\n{''.join(map(_latex_row, rows))}\\bottomrule\n\\end{{tabular}}\n"
        f"{''.join(map(_latex_below, (*table.below, *legends)))}"
    )


def _latex_row(cells: Sequence[str]) -> str:
    first, *others = map(escape_latex, cells)
    if first.startswith(("[", "*")):
        # The `\\` or rule above would take these for an optional argument.
        first = f"{{{first[0]}}}{first[1:]}"
    return " & ".join([first, *others]) + " \\\\\n"


def _latex_below(sentence: str) -> str:
    return f"\\par{{\\footnotesize {escape_latex(printable(sentence))}}}\n"


def latex_comment(text: str) -> str:
    """Return a comment of one line, whatever the text contains: a second line would be typeset."""
    return latex_verbatim(_typed(text))


def latex_verbatim(text: str) -> str:
    """Return a comment with unchanged characters, because people copy it."""
    return f"% {printable(' '.join(text.split()))}\n"


def escape_latex(text: str) -> str:
    """Return text with commands for characters that are special to LaTeX, or missing in it."""
    # Two hyphens would become a dash.
    return text.replace("--", "-\0-").translate(_COMMANDS).replace("\0", "{}")


def _typed(text: str) -> str:
    return text.translate(_TYPED)
