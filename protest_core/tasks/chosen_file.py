"""Read candidates chosen by hand: a table with the columns `system` and `example`."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from protest_core.candidates.queries.load import candidate_ids
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.files.fields import close_match
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import Columns, TableRow, read_rows, whole_number
from protest_core.ids import CandidateId, ExampleId


def read_chosen(*, project: Project, path: Path) -> tuple[CandidateId, ...]:
    """Return the candidates of the rows, each once, or raise an `InputError` with all mistakes.

    Further columns are not read, so that any table of candidates will do.
    """
    problems = ProblemList(grouped=True)
    rows = list(read_rows(path, path.name, _COLUMNS, problems))
    with project.reading() as tx:
        systems = [each.name for each in list_systems(tx)]
        ids = candidate_ids(tx, systems)
    candidates = dict.fromkeys(_candidates_in(rows, ids, systems, path.name, problems))
    problems.refuse_if_any(path.name)
    return tuple(candidates)


def _same(text: str) -> str:
    return text


_COLUMNS = Columns(
    {"system": _same, "example": _same},
    {"system": str, "example": int | str},  # the list of candidates writes numbers as text
    ("system", "example"),
    never_empty=("system", "example"),
)


def _candidates_in(
    rows: list[TableRow],
    ids: Mapping[tuple[str, ExampleId], CandidateId],
    systems: list[str],
    name: str,
    problems: ProblemList,
) -> Iterator[CandidateId]:
    examples = {example for _, example in ids}
    for row in rows:
        if row.values.keys() < _COLUMNS.cells.keys():
            continue  # missing values are reported already
        system = row.values["system"]
        try:
            example = ExampleId(whole_number(str(row.values["example"])))
        except ValueError as error:
            problems.add(name, f"example: {error}", line=row.line)
            continue
        if system not in systems:
            close = close_match(system, systems)
            hint = f"; did you mean {close}?" if close else ""
            problems.add(name, f"system: the project has no {quoted(system)}{hint}", line=row.line)
        elif example not in examples:
            problems.add(name, f"example: the suite has no {quoted(example)}", line=row.line)
        else:
            yield ids[system, example]
