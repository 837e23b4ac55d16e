"""Reads back the table of proposed it/they groups, in which a person has taken some."""

from pathlib import Path

from protest_core.formats.delimited import read_records
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.table_text import read_table_text

_NEEDED = ("take", "part", "document", "chain")
_ANSWERS = {"yes": True, "no": False, "": False}


def read_taken_groups(path: Path) -> frozenset[tuple[str, str, str]]:
    """(part, document, chain) of those with `yes` under `take`; raises with every mistake."""
    problems = ProblemList()
    name = path.name
    text = read_table_text(path, name, problems)
    taken = _taken(text, name, problems) if text is not None else set()
    problems.refuse_if_any(f"The table {path}")
    return frozenset(taken)


def _taken(text: str, name: str, problems: ProblemList) -> set[tuple[str, str, str]]:
    records = read_records(text, "\t", name, problems)
    header = next(records, None)
    columns = {title: place for place, title in enumerate(header.cells if header else ())}
    missing = [column for column in _NEEDED if column not in columns]
    for column in missing:
        problems.add(name, f"there is no column {quoted(column)}", line=1)
    taken = set()
    for record in records if not missing else ():
        cells = [*record.cells, *[""] * len(columns)]
        take, *key = (cells[columns[column]] for column in _NEEDED)
        if take.lower() not in _ANSWERS:
            message = f"{quoted(take)} under ‘take’ is neither ‘yes’ nor ‘no’"
            problems.add(name, message, line=record.line)
        elif _ANSWERS[take.lower()]:
            taken.add((key[0], key[1], key[2]))
    return taken
